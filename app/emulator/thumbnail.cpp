#include "app/emulator/thumbnail.hpp"

#include <bit>
#include <cassert>

namespace zx::app {
namespace {

constexpr std::size_t ScreenBytes = 6912;
constexpr std::size_t AttributesStart = 6144;
constexpr std::size_t Columns = 32;

/// Returns the offset of a byte of the display file.
std::size_t bitmap_offset(std::size_t line, std::size_t column) {
    return (line & 0xc0U) << 5U | (line & 7U) << 8U | (line & 0x38U) << 2U | column;
}

/// Mixes two colours: `ink` of 16 parts are INK.
Colour mixed(Colour paper, Colour ink_colour, unsigned ink) {
    Colour result = 0xff000000;
    for (const unsigned shift : {0U, 8U, 16U}) {
        const unsigned from = paper >> shift & 0xffU;
        const unsigned to = ink_colour >> shift & 0xffU;
        result |= (from * (16 - ink) + to * ink) / 16 << shift;
    }
    return result;
}

} // namespace

Thumbnail thumbnail_of(std::span<const std::uint8_t> screen) {
    assert(screen.size() >= ScreenBytes);
    Thumbnail thumbnail;
    for (std::size_t y = 0; y < Thumbnail::Height; ++y) {
        for (std::size_t column = 0; column < Columns; ++column) {
            const unsigned attribute = screen[AttributesStart + y / 2 * Columns + column];
            const unsigned bright = attribute >> 3U & 8U;
            const Colour ink = Palette[(attribute & 7U) | bright];
            const Colour paper = Palette[(attribute >> 3U & 7U) | bright];
            unsigned left = 0;
            unsigned right = 0;
            for (std::size_t line = 4 * y; line < 4 * y + 4; ++line) {
                const unsigned bits = screen[bitmap_offset(line, column)];
                left += static_cast<unsigned>(std::popcount(bits >> 4U));
                right += static_cast<unsigned>(std::popcount(bits & 15U));
            }
            Colour* const at = &thumbnail.pixels[y * Thumbnail::Width + 2 * column];
            at[0] = mixed(paper, ink, left);
            at[1] = mixed(paper, ink, right);
        }
    }
    return thumbnail;
}

std::optional<Thumbnail> thumbnail_of(const loaders::Snapshot& snapshot) {
    constexpr unsigned SecondScreen = 8;
    const bool second = (snapshot.port_7ffd.value_or(0) & SecondScreen) != 0;
    const auto& bank = snapshot.banks[second ? 7 : 5];
    return bank ? std::optional(thumbnail_of(std::span(*bank).first(ScreenBytes))) : std::nullopt;
}

} // namespace zx::app
