// Parses the command line and runs the chosen command. All options are parsed here; every wrong
// usage gives one line on stderr and exit code 2.
#pragma once

#include <span>
#include <string>

#include "app/commands/command.hpp"

namespace zx::app {

/// arguments: without the program's name.
[[nodiscard]] ExitCode run_command_line(std::span<const std::string> arguments, Context& context);

/// Returns the program with its commands and options, for manual pages and completions.
[[nodiscard]] CommandText describe_command_line();

} // namespace zx::app
