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

// What a bus may offer in addition. A bus without one of these costs nothing for it.

/// A bus that declares `static constexpr bool CopiedWhileRunning = true` is copied when run()
/// starts and copied back when it ends, so that its clock can live in a host register. It is a
/// small value whose state nothing else observes during run(). All of its members must be inlined
/// ([[gnu::always_inline]]): a call on the copy would force the registers beside it into memory.
template <class B>
concept CopiedBus = requires {
    requires B::CopiedWhileRunning;
};

/// A bus that can run a HALT to its end: fetch_until_end(pc, i) makes opcode fetches at address pc,
/// whose bytes are not used, with the processor's I, until keep_running() is false. It returns the
/// number of fetches; 0 if the bus needs each fetch to be made singly.
template <class B>
concept FastHaltBus = requires(B& bus, std::uint16_t pc, std::uint8_t i) {
    { bus.fetch_until_end(pc, i) } -> std::same_as<std::uint64_t>;
};

/// A bus whose refresh_page(page) is called after LD I,A: from then on the refresh addresses are in
/// this page of 256 bytes.
template <class B>
concept RefreshFollowingBus = requires(B& bus, std::uint8_t page) {
    bus.refresh_page(page);
};

/// A bus whose count_fetches(n) is called at the end of each run() and step(): n opcode fetches were
/// made for instructions and HALT. The acknowledge cycle of an interrupt is not one of them.
template <class B>
concept FetchCountingBus = requires(B& bus, std::uint64_t count) {
    bus.count_fetches(count);
};

} // namespace zx::z80
