#include "app/emulator/frame_buffer.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace zx::app {
namespace {

using FourPixels = std::array<Colour, 4>;

/// Indexed by four bits of a bitmap byte: all ones where INK is shown.
constexpr std::array<FourPixels, 16> make_masks() {
    std::array<FourPixels, 16> masks{};
    for (std::size_t bits = 0; bits < masks.size(); ++bits) {
        for (std::size_t pixel = 0; pixel < 4; ++pixel) {
            masks[bits][pixel] = (bits >> (3 - pixel) & 1) != 0 ? ~Colour{0} : 0;
        }
    }
    return masks;
}
constexpr auto Masks = make_masks();

struct CellColours {
    Colour paper;
    /// The exclusive-or of paper and ink.
    Colour ink_from_paper;
};

/// Indexed by ula::PixelCell::colours.
constexpr std::array<CellColours, 128> make_colours() {
    std::array<CellColours, 128> all{};
    for (std::size_t value = 0; value < all.size(); ++value) {
        const ula::PixelCell cell{0, static_cast<std::uint8_t>(value)};
        all[value] = {Palette[cell.paper()], Palette[cell.paper()] ^ Palette[cell.ink()]};
    }
    return all;
}
constexpr auto Colours = make_colours();

/// The number of cells that are compared at once, in one host register, and drawn together. A
/// branch per cell would cost more than drawing the cell.
constexpr std::size_t GroupCells = FrameBuffer::GroupPixels / ula::CellPixels;
static_assert(GroupCells * sizeof(ula::PixelCell) == sizeof(std::uint64_t));

/// Draws four pixels in one operation of the host's vector unit.
void draw_four(std::size_t bits, CellColours colours, Colour* target) {
    FourPixels pixels;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        pixels[i] = colours.paper ^ (Masks[bits][i] & colours.ink_from_paper);
    }
    std::memcpy(target, pixels.data(), sizeof pixels);
}

void draw_cell(ula::PixelCell cell, Colour* target) {
    const CellColours colours = Colours[cell.colours];
    draw_four(cell.bits >> 4, colours, target);
    draw_four(cell.bits & 15u, colours, target + 4);
}

} // namespace

FrameBuffer::FrameBuffer(int width, int height)
    : width_(static_cast<std::size_t>(width / ula::CellPixels)),
      shown_(width_ * static_cast<std::size_t>(height)),
      pixels_(shown_.size() * std::size_t{ula::CellPixels}, Palette[0]) {
    assert(width % GroupPixels == 0);
}

void FrameBuffer::update(ula::PictureView picture) {
    const std::span<const ula::PixelCell> cells = picture.cells();
    assert(cells.size() == shown_.size());
    for (std::size_t row = 0; row * width_ < cells.size(); ++row) {
        const auto present = cells.subspan(row * width_, width_);
        if (std::memcmp(present.data(), &shown_[row * width_], present.size_bytes()) != 0) {
            convert_row(row, present);
        }
    }
}

void FrameBuffer::convert_row(std::size_t row, std::span<const ula::PixelCell> cells) {
    ula::PixelCell* const shown = &shown_[row * width_];
    Colour* target = &pixels_[row * width_ * std::size_t{ula::CellPixels}];
    for (std::size_t x = 0; x < cells.size(); x += GroupCells, target += GroupPixels) {
        if (std::memcmp(&shown[x], &cells[x], sizeof(std::uint64_t)) != 0) {
            std::memcpy(&shown[x], &cells[x], sizeof(std::uint64_t));
            for (std::size_t i = 0; i < GroupCells; ++i) {
                draw_cell(cells[x + i], target + i * ula::CellPixels);
            }
        }
    }
}

} // namespace zx::app
