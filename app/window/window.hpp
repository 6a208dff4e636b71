// The program's window. The only header of the SDL side that main needs.
#pragma once

#include "app/command.hpp"

namespace zx::app {

/// Opens the window and plays until it is closed.
[[nodiscard]] ExitCode open_window(const RunOptions& options, Context& context);

} // namespace zx::app
