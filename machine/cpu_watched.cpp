// The Watched form of the processor, and its single cycles. Ordinary programs never use this copy
// of the instruction set. It is in a separate file to limit the work of the compiler for one file.
#include "machine/running_bus.hpp"
#include "machine/spectrum_bus.hpp"
#include "z80/execute.hpp"

namespace zx::machine {

using Watched = RunningBus<BusMode::Watched>;
static_assert(z80::Bus<Watched> && z80::FastHaltBus<Watched> && z80::RefreshFollowingBus<Watched>);

void run_watched(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit) {
    Watched bus(board, limit);
    z80::run(cpu, bus);
    bus.store();
}

bool offer_interrupt(z80::Registers& cpu, SpectrumBus& board) {
    if (!cpu.iff1) {
        return false; // sooner than z80::interrupt(): a loader's frames begin with a few offers
    }
    Watched bus(board, board.limit());
    const bool accepted = z80::interrupt(cpu, bus);
    bus.store();
    return accepted;
}

std::uint8_t SpectrumBus::read(std::uint16_t address) {
    Watched bus(*this, limit_);
    const std::uint8_t value = bus.read(address);
    bus.store();
    return value;
}

void SpectrumBus::write(std::uint16_t address, std::uint8_t value) {
    Watched bus(*this, limit_);
    bus.write(address, value);
    bus.store();
}

void SpectrumBus::internal(std::uint16_t address, int tstates) {
    Watched bus(*this, limit_);
    bus.internal(address, tstates);
    bus.store();
}

} // namespace zx::machine
