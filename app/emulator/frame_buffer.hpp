// The machine's picture as 32-bit pixels. Rows that did not change since the last frame are not
// touched, so the cost follows what the program draws.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/emulator/palette.hpp"

namespace zx::app {

class FrameBuffer {
  public:
    FrameBuffer(int width, int height);

    /// indices: width * height palette indices 0..15. width is even.
    void update(std::span<const std::uint8_t> indices);
    [[nodiscard]] std::span<const Colour> pixels() const noexcept { return pixels_; }

  private:
    void convert_row(std::size_t row, const std::uint8_t* indices);

    std::size_t width_;
    std::size_t height_;
    std::vector<std::uint8_t> shown_;
    std::vector<Colour> pixels_;
};

} // namespace zx::app
