// The seam between the processor and whatever it is soldered to: one member for each kind of
// machine cycle.
//
// The bus owns the T-state clock. Each call stands for one machine cycle of the Z80 and the bus
// spends its time, with whatever delay it adds (a ULA's contention); the processor never counts.
//
//   call                      address bus               T spent (undelayed)
//   fetch_opcode(pc, ir)      pc T1-T2, ir T3-T4        4   opcode fetch M1 and refresh
//   read(address)             address                   3
//   write(address, value)     address                   3
//   in(port)                  port                      4   with its automatic wait state
//   out(port, value)          port                      4
//   internal(address, n)      address                   n   no request; the address of the last
//   cycle is held acknowledge(ir)           (not a memory address)    7   interrupt acknowledge M1;
//   returns the data bus acknowledge_nmi(pc, ir)   pc                        5   a fetch whose byte
//   is ignored, 5 T
//
// Every member is called in the order the real part makes the cycles. keep_running() is asked once
// at each instruction boundary by run(); it is the only place where a slice can end.
#pragma once

#include <concepts>
#include <cstdint>

namespace zx::z80 {

template <class B>
concept Bus = requires(B& bus, std::uint16_t address, std::uint8_t value, int tstates) {
    { bus.fetch_opcode(address, address) } -> std::same_as<std::uint8_t>;
    { bus.read(address) } -> std::same_as<std::uint8_t>;
    bus.write(address, value);
    { bus.in(address) } -> std::same_as<std::uint8_t>;
    bus.out(address, value);
    bus.internal(address, tstates);
    { bus.acknowledge(address) } -> std::same_as<std::uint8_t>;
    bus.acknowledge_nmi(address, address);
    { bus.keep_running() } -> std::same_as<bool>;
};

} // namespace zx::z80
