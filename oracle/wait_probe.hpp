// Decides whether a program waits. It runs the program ahead on a copy-on-write overlay; the
// machine does not change.
#pragma once

#include <cstdint>
#include <vector>

#include "machine/machine.hpp"

namespace zx::oracle {

enum class Waiting {
    No,           ///< not proved: the program works, or counts while it polls
    ForKeys,      ///< it loops, and it or its interrupt routine reads the keyboard
    IgnoresInput, ///< it loops, and no key can reach it any more
};

struct ExecutionTrace {
    Waiting waiting = Waiting::No;
    /// The addresses of the executed instructions, in order.
    std::vector<std::uint16_t> addresses;
};

/// Runs the program without interrupts or keys until it returns to its present registers (except R)
/// and memory, or for max_instructions.
[[nodiscard]] ExecutionTrace follow(const machine::Machine& machine, int max_instructions = 2000);

/// True if the program or its interrupt routine will read the keyboard within a few thousand
/// instructions.
[[nodiscard]] bool hears_keys(const machine::Machine& machine);

} // namespace zx::oracle
