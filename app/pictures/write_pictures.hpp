// Writes pictures of play and duel as PNG files, without a window.
#pragma once

#include "app/common/failure.hpp"
#include "app/duel/duel_view.hpp"
#include "app/toolkit/drawing.hpp"
#include "app/toolkit/picture_file.hpp"

namespace zx::app {

/// Paints at the size given by file and writes atomically. The failure names the path.
[[nodiscard]] Outcome<void> write_play_picture(const play::Drawing& drawing,
                                               const PictureFile& file);
[[nodiscard]] Outcome<void> write_duel_picture(const duel::DuelView& view, const PictureFile& file);

} // namespace zx::app
