// The program's window. The only header of the SDL side that main needs.
#pragma once

#include "app/common/exit_code.hpp"
#include "app/common/streams.hpp"
#include "app/run/run_options.hpp"

namespace zx::app {

/// Opens the window and plays until it is closed.
[[nodiscard]] ExitCode open_window(const RunOptions& options, Streams& streams);

} // namespace zx::app
