// The one place where the processor's templates meet the board.
#include "machine/spectrum_bus.hpp"
#include "z80/execute.hpp"

namespace zx::machine {

static_assert(z80::Bus<SpectrumBus>);

void run_processor(z80::Registers& cpu, SpectrumBus& bus) {
    z80::run(cpu, bus);
}

void step_processor(z80::Registers& cpu, SpectrumBus& bus) {
    z80::step(cpu, bus);
}

bool offer_interrupt(z80::Registers& cpu, SpectrumBus& bus) {
    return z80::interrupt(cpu, bus);
}

} // namespace zx::machine
