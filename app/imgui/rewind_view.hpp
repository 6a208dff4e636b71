// Draws the rewind bar: the last states as pictures, and a clock.
#pragma once

#include "app/emulator/rewind_status.hpp"
#include "app/imgui/gui.hpp"
#include "app/imgui/thumbnails.hpp"

namespace zx::app {

/// The number of pictures that the bar shows.
inline constexpr std::size_t RewindPictures = 7;

void draw_rewind_bar(Gui& gui, ThumbnailSheet& sheet, const RewindStatus& status);

} // namespace zx::app
