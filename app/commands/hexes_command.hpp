// The commands of Hexes and its window, for the table of games.
#pragma once

#include "app/commands/command.hpp"
#include "app/commands/native_game_command.hpp"

namespace zx::app {

void add_hexes_command(SubCommand program);
[[nodiscard]] WindowEnd open_hexes(const NativeGameOptions& options, Context& context);

} // namespace zx::app
