// A duel's view as pixels: the drawing painted, the Spectrum's picture and the marks on it laid
// over.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/duel/duel_scene.hpp"
#include "app/pictures/painter.hpp"

namespace zx::duel {

/// For one window: what has not changed since the last picture is not painted again.
class DuelPicture {
  public:
    /// width * height pixels of 0xffRRGGBB, row by row; they stay until the next call.
    [[nodiscard]] std::span<const std::uint32_t> paint(const DuelView& view, int width, int height);
    /// The layout of the picture painted last, for the mouse.
    [[nodiscard]] const DuelScene& scene() const { return scene_; }

  private:
    play::Painter painter_;
    DuelScene scene_;
    std::vector<std::uint32_t> pixels_;
};

/// The Spectrum's picture at width x height pixels: each the mean of what it covers, so that every
/// dot is as sharp as the scale allows.
[[nodiscard]] std::vector<std::uint32_t>
scaled_picture(std::span<const std::uint8_t> indices, int width, int height);

} // namespace zx::duel
