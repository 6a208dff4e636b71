// `fourrivers tetrominoes duel [FILE]`.
#pragma once

#include "app/commands/command.hpp"

namespace zx::app {

void add_tetrominoes_duel(SubCommand group);

} // namespace zx::app
