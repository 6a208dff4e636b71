// `fourrivers hexes check [FILE]`.
#pragma once

#include "app/commands/command.hpp"

namespace zx::app {

void add_hexes_check(SubCommand group);

} // namespace zx::app
