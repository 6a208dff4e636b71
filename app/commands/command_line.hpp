// From the words of the command line to an exit code: the one place where options are parsed and
// every way to misuse them becomes one line and exit code 2.
#pragma once

#include <span>
#include <string>

#include "app/commands/command.hpp"

namespace zx::app {

/// arguments: without the program's own name.
[[nodiscard]] ExitCode run_command_line(std::span<const std::string> arguments, Context& context);

} // namespace zx::app
