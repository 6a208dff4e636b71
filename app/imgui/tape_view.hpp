// Draws a cassette with its reels.
#pragma once

#include <imgui.h>

#include "app/emulator/tape_status.hpp"
#include "app/imgui/gui.hpp"

namespace zx::app {

/// Draws the cassette in this rectangle of the present window. The reels turn with the tape's
/// position, so they stand still when it does.
void draw_cassette(Gui& gui, const TapeStatus& status, ImVec2 corner, ImVec2 size);

} // namespace zx::app
