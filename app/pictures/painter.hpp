// Paints a drawing to pixels, antialiased at any scale. Needs no window: the pixels can be shown in
// one or written to a file.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// Paints the whole picture: width x height pixels of 0xffRRGGBB, row by row.
void paint(const Drawing& drawing, int width, int height, std::span<std::uint32_t> pixels);

/// For a window that paints often: keeps its last picture and repaints only where the next drawing
/// differs. The pixels equal those of paint() to within one level per colour component.
class Painter {
  public:
    Painter();
    ~Painter();
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    /// Returns width * height pixels of 0xffRRGGBB, row by row, valid until the next call.
    [[nodiscard]] std::span<const std::uint32_t>
    paint(const Drawing& drawing, int width, int height);

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

} // namespace zx::play
