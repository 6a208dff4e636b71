#include "app/emulator/frame_buffer.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>

namespace zx::app {
namespace {

using PixelPair = std::array<Colour, 2>;

/// By left index + 16 * right index: two pixels are one load and one store.
constexpr std::array<PixelPair, 256> make_pairs() {
    std::array<PixelPair, 256> pairs{};
    for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
        pairs[pair] = {Palette[pair % 16], Palette[pair / 16]};
    }
    return pairs;
}

constexpr auto Pairs = make_pairs();

} // namespace

FrameBuffer::FrameBuffer(int width, int height)
    : width_(static_cast<std::size_t>(width)), height_(static_cast<std::size_t>(height)),
      shown_(width_ * height_, 0xff), pixels_(width_ * height_, Palette[0]) {
    assert(width % 2 == 0);
}

void FrameBuffer::update(std::span<const std::uint8_t> indices) {
    assert(indices.size() == shown_.size());
    for (std::size_t row = 0; row < height_; ++row) {
        const std::uint8_t* source = indices.data() + row * width_;
        if (std::memcmp(source, shown_.data() + row * width_, width_) != 0) {
            convert_row(row, source);
        }
    }
}

void FrameBuffer::convert_row(std::size_t row, const std::uint8_t* indices) {
    std::memcpy(shown_.data() + row * width_, indices, width_);
    Colour* target = pixels_.data() + row * width_;
    for (std::size_t x = 0; x < width_; x += 2) {
        const auto pair = static_cast<std::size_t>(indices[x] | indices[x + 1] << 4);
        std::memcpy(target + x, Pairs[pair].data(), sizeof(PixelPair));
    }
}

} // namespace zx::app
