// `fourrivers tetrominoes check [FILE]`.
#pragma once

#include "app/commands/command.hpp"

namespace zx::app {

void add_tetrominoes_check(SubCommand group);

} // namespace zx::app
