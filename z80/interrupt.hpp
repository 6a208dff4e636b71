// The responses to /INT and /NMI. Included through z80/execute.hpp only.
#pragma once

#include <cstdint>

#include "base/bytes.hpp"
#include "z80/core.hpp"
#include "z80/cpu.hpp"
#include "z80/opcodes.hpp"

namespace zx::z80 {

namespace detail {

/// The part common to both interrupts: HALT ends (PC is already after it), and the acknowledge
/// cycle counts as an opcode fetch.
template <class Cpu> inline void accept(Cpu& cpu) {
    cpu.registers.halted = false;
    cpu.registers.iff1 = false;
    cpu.registers.q = 0;
    ++cpu.fetches;
    ++cpu.uncounted;
}

/// IM 0: executes the byte on the data bus. For RST, which a bus pulled high or a simple peripheral
/// supplies, the 7 T of the acknowledge cycle include the extra T of RST's fetch. Any other opcode
/// runs as if fetched and reads its operands at PC; its acknowledge cycle is then 1 T too long.
template <class Cpu> inline void execute_from_bus(Cpu& cpu, std::uint8_t opcode) {
    if ((opcode & 0xc7) == 0xc7)
        go_to_vector(cpu, opcode & 0x38);
    else
        execute<Index::None>(cpu, opcode);
}

} // namespace detail

template <Bus B> bool interrupt(Registers& registers, B& bus) {
    if (!registers.iff1 || registers.interrupt_shadow || registers.prefix != 0)
        return false;
    // NMOS fault: P/V, a copy of IFF2, is read while the acceptance already clears IFF2.
    if (registers.loaded_iff2)
        registers.af &= static_cast<std::uint16_t>(~flag::PV);
    detail::Core<B> cpu(registers, bus);
    const std::uint8_t byte = cpu.bus.acknowledge(cpu.refresh_address(cpu.fetches));
    detail::accept(cpu);
    registers.iff2 = false;
    switch (registers.im) {
    case 0: detail::execute_from_bus(cpu, byte); break;
    case 1: detail::go_to_vector(cpu, 0x38); break;
    default: {
        cpu.push(cpu.pc);
        cpu.pc = cpu.read16(word(registers.i, byte));
        cpu.wz = cpu.pc;
        break;
    }
    }
    cpu.store();
    return true;
}

template <Bus B> bool nmi(Registers& registers, B& bus) {
    if (registers.prefix != 0)
        return false;
    detail::Core<B> cpu(registers, bus);
    cpu.bus.acknowledge_nmi(cpu.pc, cpu.refresh_address(cpu.fetches));
    detail::accept(cpu);
    detail::go_to_vector(cpu, 0x66);
    cpu.store();
    return true;
}

} // namespace zx::z80
