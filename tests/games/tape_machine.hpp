// A machine on which a tape of this project has been loaded by LOAD "", for the tests of the games.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "machine/console.hpp"
#include "machine/machine.hpp"

namespace fixture {

/// Powers on a 16K Spectrum, types LOAD "" and runs the tape until the screen shows the text.
/// Returns false if it does not within a minute of the machine's time.
[[nodiscard]] bool
load_tape(zx::machine::Machine& machine, std::span<const std::uint8_t> tap, std::string_view text);

/// Returns the length of the BASIC program on the tape by its header; 0 if the tape is not a header
/// and a program that starts itself.
[[nodiscard]] int program_length(std::span<const std::uint8_t> tap);

} // namespace fixture
