// The machine's picture as 32-bit pixels. Only the parts that changed since the last frame are
// drawn, so the cost depends on what the program draws.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "app/common/palette.hpp"
#include "ula/cells.hpp"

namespace zx::app {

class FrameBuffer {
  public:
    /// The number of pixels that are compared at once.
    static constexpr int GroupPixels = 32;

    /// width must be a multiple of GroupPixels.
    FrameBuffer(int width, int height);

    /// picture must have width x height pixels.
    void update(ula::PictureView picture);
    [[nodiscard]] std::span<const Colour> pixels() const noexcept { return pixels_; }

  private:
    void convert_row(std::size_t row, std::span<const ula::PixelCell> cells);

    /// The width in cells.
    std::size_t width_;
    std::vector<ula::PixelCell> shown_;
    std::vector<Colour> pixels_;
};

} // namespace zx::app
