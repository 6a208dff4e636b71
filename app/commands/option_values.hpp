// Checks that apply to the values of all options and positional arguments of every command.
#pragma once

namespace CLI { // NOLINT(readability-identifier-naming): the library's own
class App;
}

namespace zx::app {

/// Adds the checks to a command and its sub-commands; call it after their options are added.
/// Numbers are decimal ("010" is ten). An empty value is refused, because it usually comes from an
/// unset shell variable; only the texts to type may be empty.
void check_option_values(CLI::App& command);

} // namespace zx::app
