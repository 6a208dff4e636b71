// Pictures of play and duel as PNG files, drawn without a window.
#pragma once

#include "app/duel/duel_view.hpp"
#include "app/failure.hpp"
#include "app/picture_file.hpp"
#include "app/play/drawing.hpp"

namespace zx::app {

[[nodiscard]] Outcome<void> write_play_picture(const play::Drawing& drawing,
                                               const PictureFile& file);
[[nodiscard]] Outcome<void> write_duel_picture(const duel::DuelView& view, const PictureFile& file);

} // namespace zx::app
