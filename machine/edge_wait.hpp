// Tells a loader that waits for the tape from a program that waits for a key. Both read the ULA's
// port in a loop.
#pragma once

namespace zx::machine {

struct State;

/// True if a change of EAR would change the next instructions of the program. Tries the next
/// thousand of them on copies of the machine, which takes a few milliseconds.
[[nodiscard]] bool waits_for_edge(const State& state);

} // namespace zx::machine
