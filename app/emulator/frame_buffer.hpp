// The machine's picture as 32-bit pixels. What did not change since the last frame is not touched,
// so the cost follows what the program draws.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "app/common/palette.hpp"
#include "ula/cells.hpp"

namespace zx::app {

class FrameBuffer {
  public:
    static constexpr int GroupPixels = 32;

    /// width: a multiple of GroupPixels.
    FrameBuffer(int width, int height);

    /// picture: width x height pixels.
    void update(ula::PictureView picture);
    [[nodiscard]] std::span<const Colour> pixels() const noexcept { return pixels_; }

  private:
    void convert_row(std::size_t row, std::span<const ula::Cell> cells);

    /// In cells.
    std::size_t width_;
    std::vector<ula::Cell> shown_;
    std::vector<Colour> pixels_;
};

} // namespace zx::app
