// The definitions of the templates in z80/cpu.hpp. Include it only where a bus is combined with the
// processor, because each instantiation of run() or step() contains the whole instruction set.
#pragma once

#include <cstdint>
#include <utility>

#include "base/bytes.hpp"
#include "z80/core.hpp"
#include "z80/cpu.hpp"
#include "z80/interrupt.hpp"
#include "z80/opcodes.hpp"

namespace zx::z80 {

namespace detail {

/// Returns the first opcode of a step: a waiting prefix, or a newly fetched opcode.
template <class Cpu> [[gnu::always_inline]] inline std::uint8_t next_opcode(Cpu& cpu) {
    return cpu.registers.prefix != 0 ? std::exchange(cpu.registers.prefix, std::uint8_t{0})
                                     : cpu.fetch();
}

} // namespace detail

template <Bus B> void step(Registers& registers, B& bus) {
    detail::Core<B> cpu(registers, bus);
    if (registers.halted)
        cpu.halt_cycle();
    else
        detail::execute<detail::Index::None>(cpu, detail::next_opcode(cpu));
    cpu.store();
}

template <Bus B> void run(Registers& registers, B& bus) {
    detail::Core<B> cpu(registers, bus);
    while (cpu.bus.keep_running()) {
        if (registers.halted) {
            cpu.halt_cycles();
            break;
        }
        std::uint8_t opcode = detail::next_opcode(cpu);
        while (detail::execute<detail::Index::None>(cpu, opcode) && cpu.bus.keep_running())
            opcode = cpu.fetch();
    }
    cpu.store();
}

} // namespace zx::z80
