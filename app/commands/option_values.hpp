// What holds for the values of all options and positional words, whatever command they belong to.
#pragma once

namespace CLI { // NOLINT(readability-identifier-naming): the library's own
class App;
}

namespace zx::app {

/// For a command and those below it, once their options are added. Numbers are decimal, "010" being
/// ten. An empty value is refused: most often it is a shell's variable that was never set. Only the
/// texts to type may be empty, as no key is as good as any.
void check_option_values(CLI::App& command);

} // namespace zx::app
