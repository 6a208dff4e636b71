// Where the processor's templates meet the board, in two of their three forms (the third is in
// cpu_watched.cpp), and the choice among them.
#include <algorithm>

#include "machine/running_bus.hpp"
#include "machine/spectrum_bus.hpp"
#include "z80/execute.hpp"

namespace zx::machine {

namespace {

using Plain = RunningBus<Form::Plain>;
using Delayed = RunningBus<Form::Delayed>;
static_assert(z80::Bus<Delayed> && z80::detail::FastHaltBus<Delayed> &&
              z80::detail::RefreshFollowingBus<Delayed>);
static_assert(z80::detail::FastHaltBus<Plain> && !z80::detail::RefreshFollowingBus<Plain>);

/// More than any instruction lasts outside contention (23 T): a run in the plain form that ends so
/// far ahead of the display does not reach into it.
constexpr std::int32_t LongestInstruction = 24;

template <class Bus> void run_to(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    Bus bus(board, limit);
    z80::run(cpu, bus);
    bus.store();
}

/// Where the ULA may look on. To the limit, or to where the program begins or ceases to be watched.
void run_slice(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    if (board.watched(cpu.i)) [[unlikely]]
        run_watched(cpu, board, limit);
    else
        run_to<Delayed>(cpu, board, limit);
}

void run_slices(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    while (board.tstate() < limit)
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

/// A slice of one T-state is one instruction: this spares more copies of the instruction set.
void step_processor(z80::Registers& cpu, SpectrumBus& bus) {
    run_slice(cpu, bus, bus.tstate() + 1);
}

} // namespace zx::machine
