// The option --machine, shared by several commands.
#pragma once

#include <functional>

#include "app/commands/command_parser.hpp"
#include "base/model.hpp"

namespace zx::app {

/// Adds --machine with the keys of all models (machine/model.hpp). model is set while the command
/// line is parsed; its value before is the default.
void add_machine_option(SubCommand command, Model& model);
/// The same, but calls take with the model.
void add_machine_option(SubCommand command, std::function<void(Model)> take);

} // namespace zx::app
