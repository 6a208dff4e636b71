// `run --headless`: load, --until, --type, --frames, then the outputs; or a script.
#pragma once

#include "app/command.hpp"
#include "app/emulator/session.hpp"
#include "app/failure.hpp"

namespace zx::app {

[[nodiscard]] ExitCode run_headless(const RunOptions& options, Context& context);

/// The file of the options, or the bundled tape; its warnings are printed.
[[nodiscard]] Outcome<NamedMedia> open_run_media(const RunOptions& options, Context& context);

} // namespace zx::app
