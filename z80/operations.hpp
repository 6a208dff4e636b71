// The operations of more than one line that the opcode tables name, each as its machine cycles in
// order. Cpu is a detail::Core. Included through z80/execute.hpp only.
#pragma once

#include <cstdint>
#include <utility>

#include "base/bytes.hpp"
#include "z80/alu.hpp"
#include "z80/core.hpp"

namespace zx::z80::detail {

// Eight-bit loads.

template <R8 To, R8 From, class Cpu> [[gnu::always_inline]] inline void load(Cpu& cpu) {
    cpu.template set<To>(cpu.template get<From>());
}
template <R8 To, class Cpu> [[gnu::always_inline]] inline void load(Cpu& cpu, std::uint8_t value) {
    cpu.template set<To>(value);
}
template <R8 From, Index X, class Cpu> [[gnu::always_inline]] inline void store(Cpu& cpu) {
    const std::uint16_t address = cpu.template operand_address<X>();
    cpu.write(address, cpu.template get<From>());
}
template <Index X, class Cpu> [[gnu::always_inline]] inline std::uint8_t operand(Cpu& cpu) {
    return cpu.read(cpu.template operand_address<X>());
}
/// LD (HL),n and LD (IX+d),n. The latter adds the displacement while it reads n, so the addition
/// takes only 2 T more.
template <Index X, class Cpu> [[gnu::always_inline]] inline void store_immediate(Cpu& cpu) {
    if constexpr (X == Index::XY) {
        const int displacement = signed_byte(cpu.immediate());
        const std::uint8_t value = cpu.immediate();
        cpu.internal(wrap16(cpu.pc - 1), 2);
        cpu.wz = wrap16(*cpu.xy + displacement);
        cpu.write(cpu.wz, value);
    } else {
        cpu.write(cpu.hl, cpu.immediate());
    }
}
template <class Cpu> [[gnu::always_inline]] inline void load_a(Cpu& cpu, std::uint16_t address) {
    cpu.a = cpu.read(address);
    cpu.wz = wrap16(address + 1);
}
template <class Cpu> [[gnu::always_inline]] inline void store_a(Cpu& cpu, std::uint16_t address) {
    cpu.write(address, cpu.a);
    cpu.wz = word(cpu.a, address + 1);
}

// Sixteen-bit loads and exchanges.

template <class Cpu> [[gnu::always_inline]] inline std::uint16_t load16(Cpu& cpu) {
    const std::uint16_t address = cpu.immediate16();
    cpu.wz = wrap16(address + 1);
    return cpu.read16(address);
}
template <class Cpu> [[gnu::always_inline]] inline void store16(Cpu& cpu, std::uint16_t value) {
    const std::uint16_t address = cpu.immediate16();
    cpu.wz = wrap16(address + 1);
    cpu.write16(address, value);
}
template <class Cpu> [[gnu::always_inline]] inline void push(Cpu& cpu, std::uint16_t value) {
    cpu.fetch_longer(1);
    cpu.push(value);
}
template <class Cpu> [[gnu::always_inline]] inline void pop_af(Cpu& cpu) {
    const std::uint16_t value = cpu.pop();
    cpu.a = high(value);
    cpu.f = low(value);
}
template <class Cpu> [[gnu::always_inline]] inline void exchange_af(Cpu& cpu) {
    const std::uint16_t af = word(cpu.a, cpu.f);
    cpu.a = high(cpu.registers.af_alt);
    cpu.f = low(cpu.registers.af_alt);
    cpu.registers.af_alt = af;
}
template <class Cpu> [[gnu::always_inline]] inline void exchange_all(Cpu& cpu) {
    std::swap(cpu.bc, cpu.registers.bc_alt);
    keep_apart();
    std::swap(cpu.de, cpu.registers.de_alt);
    keep_apart();
    std::swap(cpu.hl, cpu.registers.hl_alt);
}
template <class Cpu>
[[gnu::always_inline]] inline void exchange_top(Cpu& cpu, std::uint16_t& pair) {
    const std::uint16_t above = wrap16(cpu.sp + 1);
    const std::uint16_t top = cpu.read16(cpu.sp);
    cpu.internal(above, 1);
    cpu.write(above, high(pair));
    cpu.write(cpu.sp, low(pair));
    cpu.internal(cpu.sp, 2);
    pair = top;
    cpu.wz = top;
}

// Arithmetic.

template <class Cpu> [[gnu::always_inline]] inline void into_a(Cpu& cpu, alu::Result8 result) {
    cpu.a = result.value;
    cpu.set_flags(result.flags);
}
template <class Cpu> [[gnu::always_inline]] inline void add(Cpu& cpu, std::uint8_t value) {
    into_a(cpu, alu::add(cpu.a, value));
}
template <class Cpu> [[gnu::always_inline]] inline void adc(Cpu& cpu, std::uint8_t value) {
    into_a(cpu, alu::add(cpu.a, value, cpu.f & flag::C));
}
template <class Cpu> [[gnu::always_inline]] inline void sub(Cpu& cpu, std::uint8_t value) {
    into_a(cpu, alu::subtract(cpu.a, value));
}
template <class Cpu> [[gnu::always_inline]] inline void sbc(Cpu& cpu, std::uint8_t value) {
    into_a(cpu, alu::subtract(cpu.a, value, cpu.f & flag::C));
}
template <class Cpu> [[gnu::always_inline]] inline void and_a(Cpu& cpu, std::uint8_t value) {
    into_a(cpu, alu::logical_and(cpu.a, value));
}
template <class Cpu> [[gnu::always_inline]] inline void xor_a(Cpu& cpu, std::uint8_t value) {
    into_a(cpu, alu::logical_xor(cpu.a, value));
}
template <class Cpu> [[gnu::always_inline]] inline void or_a(Cpu& cpu, std::uint8_t value) {
    into_a(cpu, alu::logical_or(cpu.a, value));
}
template <class Cpu> [[gnu::always_inline]] inline void cp(Cpu& cpu, std::uint8_t value) {
    cpu.set_flags(alu::compare(cpu.a, value));
}
template <R8 R, class Cpu> [[gnu::always_inline]] inline void inc(Cpu& cpu) {
    const alu::Result8 result = alu::increment(cpu.template get<R>(), cpu.f);
    cpu.template set<R>(result.value);
    cpu.set_flags(result.flags);
}
template <R8 R, class Cpu> [[gnu::always_inline]] inline void dec(Cpu& cpu) {
    const alu::Result8 result = alu::decrement(cpu.template get<R>(), cpu.f);
    cpu.template set<R>(result.value);
    cpu.set_flags(result.flags);
}
/// Reads, spends one T on the operation and writes back. Operation: Result8(value, F).
template <auto Operation, class Cpu>
[[gnu::always_inline]] inline std::uint8_t modify(Cpu& cpu, std::uint16_t address) {
    const std::uint8_t value = cpu.read(address);
    cpu.internal(address, 1);
    const alu::Result8 result = Operation(value, cpu.f);
    cpu.set_flags(result.flags);
    cpu.write(address, result.value);
    return result.value;
}
template <Index X, auto Operation, class Cpu>
[[gnu::always_inline]] inline void modify_operand(Cpu& cpu) {
    modify<Operation>(cpu, cpu.template operand_address<X>());
}
template <class Cpu> [[gnu::always_inline]] inline void inc16(Cpu& cpu, std::uint16_t& pair) {
    cpu.fetch_longer(2);
    pair = wrap16(pair + 1);
}
template <class Cpu> [[gnu::always_inline]] inline void dec16(Cpu& cpu, std::uint16_t& pair) {
    cpu.fetch_longer(2);
    pair = wrap16(pair - 1);
}
template <auto Operation, class Cpu>
[[gnu::always_inline]] inline void arithmetic16(Cpu& cpu, std::uint16_t& to, std::uint16_t value) {
    cpu.fetch_longer(7);
    cpu.wz = wrap16(to + 1);
    const alu::Result16 result = Operation(to, value, cpu.f);
    to = result.value;
    cpu.set_flags(result.flags);
}
template <class Cpu>
[[gnu::always_inline]] inline void add16(Cpu& cpu, std::uint16_t& to, std::uint16_t value) {
    arithmetic16<alu::add16>(cpu, to, value);
}

/// The flags of SCF and CCF depend on whether the previous instruction wrote F.
template <Index X, class Cpu> [[gnu::always_inline]] inline std::uint8_t q_before(Cpu& cpu) {
    return cpu.q_before(X == Index::XY ? 2 : 1);
}
template <Index X, class Cpu> [[gnu::always_inline]] inline void set_carry(Cpu& cpu) {
    cpu.set_flags(alu::set_carry(cpu.a, cpu.f, q_before<X>(cpu)));
}
template <Index X, class Cpu> [[gnu::always_inline]] inline void complement_carry(Cpu& cpu) {
    cpu.set_flags(alu::complement_carry(cpu.a, cpu.f, q_before<X>(cpu)));
}

// Jumps.

template <class Cpu> [[gnu::always_inline]] inline void jump(Cpu& cpu, bool taken) {
    cpu.wz = cpu.immediate16();
    if (taken)
        cpu.pc = cpu.wz;
}
template <class Cpu> [[gnu::always_inline]] inline void jump_relative(Cpu& cpu, bool taken) {
    const int offset = signed_byte(cpu.immediate());
    if (taken) {
        cpu.internal(wrap16(cpu.pc - 1), 5);
        cpu.pc = wrap16(cpu.pc + offset);
        cpu.wz = cpu.pc;
    }
}
template <class Cpu> [[gnu::always_inline]] inline void djnz(Cpu& cpu) {
    cpu.fetch_longer(1);
    cpu.bc = wrap16(cpu.bc - 0x100);
    jump_relative(cpu, high(cpu.bc) != 0);
}
template <class Cpu> [[gnu::always_inline]] inline void call(Cpu& cpu, bool taken) {
    cpu.wz = cpu.immediate16();
    if (taken) {
        cpu.internal(wrap16(cpu.pc - 1), 1);
        cpu.push(cpu.pc);
        cpu.pc = cpu.wz;
    }
}
template <class Cpu> [[gnu::always_inline]] inline void ret(Cpu& cpu) {
    cpu.pc = cpu.pop();
    cpu.wz = cpu.pc;
}
template <class Cpu> [[gnu::always_inline]] inline void ret_if(Cpu& cpu, bool taken) {
    cpu.fetch_longer(1);
    if (taken)
        ret(cpu);
}
/// RETN and RETI: a change of IFF1 takes effect one instruction later (A. Weissflog, 2021).
template <class Cpu> [[gnu::always_inline]] inline void ret_from_interrupt(Cpu& cpu) {
    if (cpu.registers.iff1 != cpu.registers.iff2)
        cpu.shadow_cast = cpu.fetches;
    cpu.registers.iff1 = cpu.registers.iff2;
    ret(cpu);
}
template <class Cpu>
[[gnu::always_inline]] inline void go_to_vector(Cpu& cpu, std::uint16_t address) {
    cpu.push(cpu.pc);
    cpu.pc = address;
    cpu.wz = address;
}
template <class Cpu> [[gnu::always_inline]] inline void rst(Cpu& cpu, std::uint16_t address) {
    cpu.fetch_longer(1);
    go_to_vector(cpu, address);
}

// Interrupt control.

template <class Cpu> [[gnu::always_inline]] inline bool halt(Cpu& cpu) {
    cpu.registers.halted = true;
    return false;
}
template <class Cpu> [[gnu::always_inline]] inline void set_iff(Cpu& cpu, bool enabled) {
    cpu.registers.iff1 = enabled;
    cpu.registers.iff2 = enabled;
    if (enabled)
        cpu.shadow_cast = cpu.fetches;
}
template <class Cpu>
[[gnu::always_inline]] inline void load_a_special(Cpu& cpu, std::uint8_t value) {
    cpu.a = value;
    cpu.set_flags(alu::interrupt_register_flags(value, cpu.registers.iff2, cpu.f));
    cpu.iff2_read = cpu.fetches;
}
template <class Cpu> [[gnu::always_inline]] inline void load_a_i(Cpu& cpu) {
    cpu.fetch_longer(1);
    load_a_special(cpu, cpu.registers.i);
}
template <class Cpu> [[gnu::always_inline]] inline void load_a_r(Cpu& cpu) {
    cpu.fetch_longer(1);
    load_a_special(cpu, cpu.r());
}
template <class Cpu> [[gnu::always_inline]] inline void load_i_a(Cpu& cpu) {
    cpu.fetch_longer(1);
    cpu.registers.i = cpu.a;
    if constexpr (RefreshFollowingBus<decltype(cpu.bus)>)
        cpu.bus.refresh_page(cpu.a);
}
template <class Cpu> [[gnu::always_inline]] inline void load_r_a(Cpu& cpu) {
    cpu.fetch_longer(1);
    cpu.registers.r = cpu.a;
    const std::uint64_t jump = (cpu.a - cpu.fetches) & 0x7f; // only forward: no old count returns
    cpu.fetches += jump;
    cpu.uncounted += jump;
}

// Ports.

template <class Cpu> [[gnu::always_inline]] inline void in_a(Cpu& cpu) {
    const std::uint16_t port = word(cpu.a, cpu.immediate());
    cpu.a = cpu.bus.in(port);
    cpu.wz = wrap16(port + 1);
}
template <class Cpu> [[gnu::always_inline]] inline void out_a(Cpu& cpu) {
    const std::uint16_t port = word(cpu.a, cpu.immediate());
    cpu.bus.out(port, cpu.a);
    cpu.wz = word(cpu.a, port + 1);
}
/// IN r,(C). IN F,(C) discards the returned value.
template <class Cpu> [[gnu::always_inline]] inline std::uint8_t in_c(Cpu& cpu) {
    const std::uint8_t value = cpu.bus.in(cpu.bc);
    cpu.wz = wrap16(cpu.bc + 1);
    cpu.set_flags(alu::value_flags(value, cpu.f));
    return value;
}
template <class Cpu> [[gnu::always_inline]] inline void out_c(Cpu& cpu, std::uint8_t value) {
    cpu.bus.out(cpu.bc, value);
    cpu.wz = wrap16(cpu.bc + 1);
}

// RLD and RRD.

template <class Cpu> [[gnu::always_inline]] inline void rotate_digit(Cpu& cpu, bool left) {
    const std::uint8_t value = cpu.read(cpu.hl);
    cpu.internal(cpu.hl, 4);
    // Three hexadecimal digits rotate: the low one of A and the two of the byte.
    const unsigned digits = (cpu.a & 15u) << 8 | value;
    const unsigned turned = left ? digits << 4 | digits >> 8 : digits >> 4 | digits << 8;
    cpu.write(cpu.hl, low(turned));
    cpu.wz = wrap16(cpu.hl + 1);
    cpu.a = low((cpu.a & 0xf0u) | (turned >> 8 & 15));
    cpu.set_flags(alu::value_flags(cpu.a, cpu.f));
}

} // namespace zx::z80::detail
