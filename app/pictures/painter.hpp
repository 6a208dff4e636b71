// Paints a drawing to pixels, smoothly at any scale. No window: what it paints can be shown in one
// or written to a file.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// Paints over the whole picture, width x height pixels of 0xffRRGGBB, row by row.
void paint(const Drawing& drawing, int width, int height, std::span<std::uint32_t> pixels);

/// For a window that paints often: remembers its last picture and paints anew only where the next
/// drawing differs from it. The
/// pixels are those of paint(), to within one level of a colour.
class Painter {
  public:
    Painter();
    ~Painter();
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    /// width * height pixels of 0xffRRGGBB, row by row; they stay until the next call.
    [[nodiscard]] std::span<const std::uint32_t>
    paint(const Drawing& drawing, int width, int height);

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

} // namespace zx::play
