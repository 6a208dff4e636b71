// `run --headless`: load, --until, --type, --frames, then the outputs; or a script.
#pragma once

#include "app/common/exit_code.hpp"
#include "app/common/streams.hpp"
#include "app/run/run_options.hpp"

namespace zx::app {

[[nodiscard]] ExitCode run_headless(const RunOptions& options, Streams& streams);

} // namespace zx::app
