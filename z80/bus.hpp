// The interface between the processor and its surroundings: one member for each kind of machine
// cycle.
//
// The bus owns the T-state clock. Each call is one machine cycle of the Z80. The bus spends its
// time, including any delay (for example contention by a ULA); the processor never counts time.
//
//   call                      address bus              T-states (undelayed)
//   fetch_opcode(pc, ir)      pc T1-T2, ir T3-T4       4   opcode fetch M1 and refresh
//   read(address)             address                  3
//   write(address, value)     address                  3
//   in(port)                  port                     4   with its automatic wait state
//   out(port, value)          port                     4   with its automatic wait state
//   internal(address, n)      address                  n   no request; the address of the last
//                                                          cycle stays on the bus
//   acknowledge(ir)           no memory address        7   interrupt acknowledge M1; returns the
//                                                          data bus
//   acknowledge_nmi(pc, ir)   pc                       5   a fetch whose byte is ignored
//
// The members are called in the order of the real processor's cycles. run() asks keep_running()
// once at each instruction boundary; a run can only end there.
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
