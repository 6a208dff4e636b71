// Instantiates two of the three forms of the processor on the board (the third is in
// cpu_watched.cpp), and chooses among the forms.
#include <algorithm>

#include "machine/running_bus.hpp"
#include "machine/spectrum_bus.hpp"
#include "z80/execute.hpp"

namespace zx::machine {

namespace {

using Plain = RunningBus<BusMode::Plain>;
using Delayed = RunningBus<BusMode::Delayed>;
static_assert(z80::Bus<Delayed> && z80::FastHaltBus<Delayed> && z80::RefreshFollowingBus<Delayed>);
static_assert(z80::FastHaltBus<Plain> && !z80::RefreshFollowingBus<Plain>);

/// More than any instruction takes outside contention (23 T): a run in the plain form that ends so
/// long before the display does not reach into it.
constexpr std::int32_t LongestInstruction = 24;

template <class Bus> void run_to(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    if (board.tstate() >= limit)
        return;
    Bus bus(board, limit);
    z80::run(cpu, bus);
    bus.store();
}

/// Runs where contention is possible: to the limit, or until the need for the Watched form begins
/// or ends.
void run_slice(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    if (board.watched(cpu.i)) [[unlikely]]
        run_watched(cpu, board, limit);
    else
        run_to<Delayed>(cpu, board, limit);
}

void run_slices(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    while (board.tstate() < limit && !board.loader_called())
        run_slice(cpu, board, limit);
}

} // namespace

void run_processor(z80::Registers& cpu, SpectrumBus& bus) {
    const std::int32_t end = bus.limit();
    if (bus.always_watched()) {
        run_slices(cpu, bus, end);
        return;
    }
    const auto [first, last] = bus.contended_stretch();
    run_to<Plain>(cpu, bus, std::min(end, first - LongestInstruction));
    run_slices(cpu, bus, std::min(end, last));
    run_to<Plain>(cpu, bus, end);
}

/// A slice of one T-state is one instruction; this avoids further copies of the instruction set.
void step_processor(z80::Registers& cpu, SpectrumBus& bus) {
    run_slice(cpu, bus, bus.tstate() + 1);
}

} // namespace zx::machine
