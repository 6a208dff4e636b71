// A file as a running game, for the commands that watch one: loaded as `run` does it, up to where
// nothing more comes from the tape.
#pragma once

#include <cstdint>
#include <string>

#include "app/common/failure.hpp"
#include "app/common/streams.hpp"
#include "app/run/run_options.hpp"
#include "machine/machine.hpp"

namespace zx::app {

struct LoadedGame {
    machine::Machine machine;
    std::string name;
    /// The machine's frame count where a script of `run --headless` begins.
    std::int64_t script_frame = 0;
};

/// options: file (empty: the bundled tape), rom, model. Warnings about the file are printed.
[[nodiscard]] Outcome<LoadedGame> load_game(const RunOptions& options, Streams& streams);

} // namespace zx::app
