// The definitions behind z80/cpu.hpp. Include this only where a bus is brought together with the
// processor: each instantiation of run() or step() is the whole instruction set.
#pragma once

#include <cstdint>

#include "base/bytes.hpp"
#include "z80/core.hpp"
#include "z80/cpu.hpp"
#include "z80/interrupt.hpp"
#include "z80/opcodes.hpp"

namespace zx::z80 {

namespace detail {

template <class Cpu> [[gnu::always_inline]] inline void instruction(Cpu& cpu) {
    const unsigned before = cpu.traces;
    std::uint8_t opcode;
    if ((before & Cpu::Waiting) == 0) [[likely]] {
        opcode = cpu.fetch();
    } else if (cpu.registers.halted) {
        cpu.fetch();
        cpu.pc = wrap16(cpu.pc - 1);
        cpu.traces = Cpu::Waiting;
        return;
    } else {
        opcode = cpu.registers.prefix;
        cpu.registers.prefix = 0;
    }
    cpu.traces = 0;
    execute<Index::None>(cpu, opcode, low(before));
}

} // namespace detail

template <Bus B> void step(Registers& registers, B& bus) {
    detail::Core<B> cpu(registers, bus);
    detail::instruction(cpu);
    cpu.store();
}

template <Bus B> void run(Registers& registers, B& bus) {
    detail::Core<B> cpu(registers, bus);
    while (cpu.bus.keep_running())
        detail::instruction(cpu);
    cpu.store();
}

} // namespace zx::z80
