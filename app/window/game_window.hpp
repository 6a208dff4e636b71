// The window of any native game that is a zx::native::NativeGame, and of the shelf.
#pragma once

#include "app/common/streams.hpp"
#include "app/common/window_end.hpp"
#include "app/games/common/native_game.hpp"

namespace zx::native {

/// Opens a window and runs the game until it is closed.
[[nodiscard]] app::WindowEnd
open_game(NativeGame& game, const GameWindowOptions& options, app::Streams& streams);

} // namespace zx::native
