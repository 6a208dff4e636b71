// The commands of Tetrominoes and its window, for the table of games.
#pragma once

#include "app/commands/command.hpp"
#include "app/commands/native_game_command.hpp"

namespace zx::app {

void add_tetrominoes_command(SubCommand program);
[[nodiscard]] WindowEnd open_tetrominoes(const NativeGameOptions& options, Context& context);

} // namespace zx::app
