// The program's windows. main needs no other header of the SDL part.
#pragma once

#include "app/common/streams.hpp"
#include "app/common/window_end.hpp"
#include "app/run/run_options.hpp"

namespace zx::app {

/// Opens the window and runs it until it is closed.
[[nodiscard]] WindowEnd open_window(const RunOptions& options, Streams& streams);

} // namespace zx::app
