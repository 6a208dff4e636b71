// `fourrivers NAME tape FILE`: writes the tape of a game that the program contains.
#pragma once

#include "app/commands/command.hpp"
#include "app/games/tapes/game_tape.hpp"

namespace zx::app {

void add_game_tape(SubCommand group, const native::BundledTape& tape);

} // namespace zx::app
