// The processor where its refresh disturbs the picture (ula/snow.hpp): a copy of the instruction
// set that ordinary programs never enter, in a file of its own for the compiler's sake.
#include "machine/running_bus.hpp"
#include "machine/spectrum_bus.hpp"
#include "z80/execute.hpp"

namespace zx::machine {

using Snowed = RunningBus<Delays::Snow>;
// A HALT is run fetch by fetch, and LD I,A is followed.
static_assert(z80::Bus<Snowed> && !z80::detail::FastHaltBus<Snowed> &&
              z80::detail::RefreshFollowingBus<Snowed>);

void run_in_snow(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    Snowed bus(board, limit);
    z80::run(cpu, bus);
    bus.store();
}

} // namespace zx::machine
