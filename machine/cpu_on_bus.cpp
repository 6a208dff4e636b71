// The one place where the processor's templates meet the board.
#include <algorithm>

#include "machine/running_bus.hpp"
#include "machine/spectrum_bus.hpp"
#include "z80/execute.hpp"

namespace zx::machine {

namespace {

using Hooked = RunningBus<Delays::Some>;
using Unhooked = RunningBus<Delays::None>;
static_assert(z80::Bus<Hooked> && z80::detail::FastHaltBus<Hooked> &&
              z80::detail::RefreshFollowingBus<Hooked>);
static_assert(z80::detail::FastHaltBus<Unhooked> && !z80::detail::RefreshFollowingBus<Unhooked>);

/// More than any instruction lasts outside contention (23 T): a run without the hook that ends so
/// far ahead of the display does not reach into it.
constexpr std::int32_t LongestInstruction = 24;

template <class Bus> void run_to(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    Bus bus(board, limit);
    z80::run(cpu, bus);
    bus.store();
}

/// Where the ULA may look on. To the limit, or to where the program makes it snow or has it cease.
void run_slice(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    if (board.refresh_snows(cpu.i)) [[unlikely]]
        run_in_snow(cpu, board, limit);
    else
        run_to<Hooked>(cpu, board, limit);
}

void run_watched(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    while (board.tstate() < limit)
        run_slice(cpu, board, limit);
}

} // namespace

std::uint8_t SpectrumBus::read(std::uint16_t address) {
    Hooked bus(*this, limit_);
    const std::uint8_t value = bus.read(address);
    bus.store();
    return value;
}

void SpectrumBus::write(std::uint16_t address, std::uint8_t value) {
    Hooked bus(*this, limit_);
    bus.write(address, value);
    bus.store();
}

void SpectrumBus::internal(std::uint16_t address, int tstates) {
    Hooked bus(*this, limit_);
    bus.internal(address, tstates);
    bus.store();
}

void run_processor(z80::Registers& cpu, SpectrumBus& bus) {
    const std::int32_t end = bus.limit();
    if (!Unhooked::suits(bus)) {
        run_watched(cpu, bus, end);
        return;
    }
    const auto [first, last] = bus.contended_stretch();
    run_to<Unhooked>(cpu, bus, std::min(end, first - LongestInstruction));
    run_watched(cpu, bus, std::min(end, last));
    run_to<Unhooked>(cpu, bus, end);
}

/// A slice of one T-state is one instruction: this spares more copies of the instruction set.
void step_processor(z80::Registers& cpu, SpectrumBus& bus) {
    run_slice(cpu, bus, bus.tstate() + 1);
}

bool offer_interrupt(z80::Registers& cpu, SpectrumBus& board) {
    Hooked bus(board, board.limit());
    const bool accepted = z80::interrupt(cpu, bus);
    bus.store();
    return accepted;
}

} // namespace zx::machine
