// Loads a file as `run` does and runs it until the tape is finished, for the commands that observe
// a game.
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
    /// The machine's frame count at which a script of `run --headless` begins.
    std::int64_t script_frame = 0;
};

/// Uses file (empty: the bundled tape), rom and model of the options. Prints warnings about the
/// file.
[[nodiscard]] Outcome<LoadedGame> load_game(const RunOptions& options, Streams& streams);

} // namespace zx::app
