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
    /// The model and the ROM as text, such as "Spectrum 48K, free ROM".
    std::string machine_text;
    /// The command line that runs a script on this file, model and ROM, without the script's name at
    /// its end.
    std::string script_command;
};

/// Returns the word in single quotes if a shell would divide or change it.
[[nodiscard]] std::string shell_word(const std::string& word);

/// Uses file (empty: the bundled tape), rom and model of the options. Prints warnings about the
/// file.
[[nodiscard]] Outcome<LoadedGame> load_game(const RunOptions& options, Streams& streams);

} // namespace zx::app
