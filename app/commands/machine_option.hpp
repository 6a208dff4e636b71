// The option --machine, shared by several commands.
#pragma once

#include "app/commands/command_parser.hpp"
#include "base/model.hpp"

namespace zx::app {

/// Adds --machine with the keys of all models (machine/model.hpp). model is set while the command
/// line is parsed; its value before is the default.
void add_machine_option(SubCommand command, Model& model);

} // namespace zx::app
