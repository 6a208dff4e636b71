// Does a program wait? Answered by running it on ahead, on paper: nothing of the machine changes.
#pragma once

#include <cstdint>
#include <vector>

#include "machine/machine.hpp"

namespace zx::oracle {

enum class Waiting {
    No,           ///< not proved: it works, or counts while it polls
    ForKeys,      ///< it goes round in circles and the keyboard is read, by it or by its interrupts
    IgnoresInput, ///< it goes round in circles and no key can ever reach it
};

struct ExecutionTrace {
    Waiting waiting = Waiting::No;
    /// Addresses of the instructions that ran, in their order.
    std::vector<std::uint16_t> addresses;
};

/// Follows the program from where it stands, without interrupts or keys, until it comes back to the
/// registers and memory that it has now (R aside), or for so many instructions.
[[nodiscard]] ExecutionTrace follow(const machine::Machine& machine, int max_instructions = 2000);

/// The program, or its interrupts, will read the keyboard within a few thousand instructions.
[[nodiscard]] bool hears_keys(const machine::Machine& machine);

} // namespace zx::oracle
