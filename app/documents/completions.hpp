// Completions for shells, made from the same tables as --help.
#pragma once

#include <string>

#include "app/commands/command_parser.hpp"

namespace zx::app {

[[nodiscard]] std::string bash_completion(const CommandText& program);
[[nodiscard]] std::string zsh_completion(const CommandText& program);
[[nodiscard]] std::string fish_completion(const CommandText& program);

} // namespace zx::app
