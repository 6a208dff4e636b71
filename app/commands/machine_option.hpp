// The option --machine, shared by several commands.
#pragma once

#include "base/model.hpp"

namespace CLI { // NOLINT(readability-identifier-naming): the library's own
class App;
}

namespace zx::app {

/// Adds --machine with the keys of all models (machine/model.hpp). model is set while the command
/// line is parsed; its value before is the default.
void add_machine_option(CLI::App& command, Model& model);

} // namespace zx::app
