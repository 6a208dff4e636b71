// How a file must be called that a machine's state is saved to: --save and a script's save.
#pragma once

#include <string>

namespace zx::app {

/// Nothing, or what is wrong with the name.
[[nodiscard]] std::string wrong_with_state_name(const std::string& path);

} // namespace zx::app
