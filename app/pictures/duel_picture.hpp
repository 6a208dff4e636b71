// A duel as pixels: the painted drawing, with the Spectrum's picture and its marks on top.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/duel/common/sides_scene.hpp"
#include "app/pictures/painter.hpp"

namespace zx::duel {

/// For one window: parts that have not changed since the last picture are not painted again.
class DuelPicture {
  public:
    /// Returns width * height pixels of 0xffRRGGBB, row by row, valid until the next call.
    /// picture: palette indices of the Spectrum's picture, or empty.
    [[nodiscard]] std::span<const std::uint32_t>
    paint(DuelScene scene, std::span<const std::uint8_t> picture, int width, int height);
    /// Returns the layout of the last painted picture, for the mouse.
    [[nodiscard]] const DuelScene& scene() const { return scene_; }

  private:
    play::Painter painter_;
    DuelScene scene_;
    std::vector<std::uint32_t> pixels_;
};

/// Returns the Spectrum's picture scaled to width x height pixels. Each pixel is the mean of the
/// area that it covers, so the picture is as sharp as the scale permits.
[[nodiscard]] std::vector<std::uint32_t>
scaled_picture(std::span<const std::uint8_t> indices, int width, int height);

} // namespace zx::duel
