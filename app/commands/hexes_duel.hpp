// `fourrivers hexes duel [FILE]`.
#pragma once

#include "app/commands/command.hpp"

namespace zx::app {

void add_hexes_duel(SubCommand group);

} // namespace zx::app
