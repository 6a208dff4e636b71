// `run --headless`: loads the file, performs --until, --type and --frames or a script, and writes
// the outputs.
#pragma once

#include "app/common/exit_code.hpp"
#include "app/common/streams.hpp"
#include "app/run/run_options.hpp"

namespace zx::app {

[[nodiscard]] ExitCode run_headless(const RunOptions& options, Streams& streams);

} // namespace zx::app
