// Writes pictures of play and duel as PNG files, without a window.
#pragma once

#include <cstdint>
#include <span>

#include "app/common/failure.hpp"
#include "app/duel/common/sides_scene.hpp"
#include "app/toolkit/drawing.hpp"
#include "app/toolkit/picture_file.hpp"

namespace zx::app {

/// Paints at the size given by file and writes atomically. The failure names the path.
[[nodiscard]] Outcome<void> write_play_picture(const play::Drawing& drawing,
                                               const PictureFile& file);
/// picture: palette indices of the Spectrum's picture. The scene is composed at the size of the file.
[[nodiscard]] Outcome<void> write_duel_picture(const duel::DuelScene& scene,
                                               std::span<const std::uint8_t> picture,
                                               const PictureFile& file);

} // namespace zx::app
