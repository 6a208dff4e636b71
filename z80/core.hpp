// The processor at work: the registers that instructions touch most as locals of the running
// function, and the machine cycles in terms of them. Everything is inlined into step() and run(); a
// call that was not would force the registers into memory. Included through z80/execute.hpp only.
#pragma once

#include <atomic>
#include <concepts>
#include <cstdint>
#include <type_traits>

#include "base/bytes.hpp"
#include "z80/alu.hpp"
#include "z80/bus.hpp"
#include "z80/registers.hpp"

namespace zx::z80::detail {

/// The registers of eight bits. XH and XL are the halves of the index register that a prefix has
/// chosen.
enum class R8 { B, C, D, E, H, L, A, XH, XL };

enum class Condition { NZ, Z, NC, CY, PO, PE, P, M };

/// In HALT the processor fetches the byte behind it again and again (redcode's HALT2INT). Disputed:
/// HALT itself (Fuse, JSSpeccy).
inline constexpr bool HaltFetchesNext = true;

/// Whether an opcode stands alone or behind DD or FD.
enum class Index { None, XY };

/// A bus may declare `static constexpr bool CopiedWhileRunning = true` if it is a small value
/// that nobody else looks at during a run: then its clock, too, lives in a host register. All of
/// its members must be inlined
/// ([[gnu::always_inline]]): a call on the copy would force the registers beside it into memory.
template <class B>
concept CopiedBus = requires {
    requires B::CopiedWhileRunning;
};

/// A bus may offer to pass over a HALT: fetch_until_end(pc, i) makes opcode fetches at that
/// address, whose bytes nobody looks at, with that I, until keep_running() is false, and returns
/// how many it made: none if each is to be seen.
template <class B>
concept FastHaltBus = requires(B& bus, std::uint16_t pc, std::uint8_t i) {
    { bus.fetch_until_end(pc, i) } -> std::same_as<std::uint64_t>;
};

/// A bus may ask to be told when LD I,A has moved the refresh to another page of 256 bytes.
template <class B>
concept RefreshFollowingBus = requires(B& bus, std::uint8_t page) {
    bus.refresh_page(page);
};

/// Between two stores to neighbours: keeps a vectorising compiler from holding both registers in
/// one vector all the time, for the sake of storing them at once in the end (a fifth of the speed
/// with g++ 12).
[[gnu::always_inline]] inline void keep_apart() {
    std::atomic_signal_fence(std::memory_order_seq_cst);
}

template <Bus B> struct Core {
    std::uint8_t a, f;
    std::uint16_t bc, de, hl, sp, pc;
    /// Opcode fetches: R in its low seven bits (bit 7 stays in registers), and the clock by which
    /// the traces of an instruction are dated. An instruction that leaves one notes the count; a
    /// boundary later the count has moved on and the trace is gone, at no cost to all the others.
    std::uint64_t fetches;
    const std::uint64_t fetches_at_start;
    /// The count when F was last written by an operation (Q), when interrupts were last put off,
    /// and when IFF2 was last read. 0: never.
    std::uint64_t flags_written = 0;
    std::uint64_t shadow_cast = 0;
    std::uint64_t iff2_read = 0;
    /// IX or IY: good while an instruction behind DD or FD is executed.
    std::uint16_t* xy = nullptr;
    /// The rest, used where it is: I, IM, the flip-flops, IX, IY, the alternate set; and WZ, which
    /// is written often but hardly ever read.
    Registers& registers;
    std::uint16_t& wz = registers.wz;
    B& outside;
    std::conditional_t<CopiedBus<B>, B, B&> bus;

    [[gnu::always_inline]] Core(Registers& state, B& connected)
        : a(high(state.af)), f(low(state.af)), bc(state.bc), de(state.de), hl(state.hl),
          sp(state.sp), pc(state.pc), fetches(0x100u + state.r), fetches_at_start(fetches),
          registers(state), outside(connected), bus(connected) {
        if (state.interrupt_shadow)
            shadow_cast = fetches;
        if (state.loaded_iff2)
            iff2_read = fetches;
    }
    Core(const Core&) = delete;
    Core& operator=(const Core&) = delete;

    /// Ends the work: everything back to where the caller sees it.
    [[gnu::always_inline]] void store() {
        registers.af = word(a, f);
        registers.bc = bc;
        keep_apart();
        registers.de = de;
        keep_apart();
        registers.hl = hl;
        registers.sp = sp;
        keep_apart();
        registers.pc = pc;
        registers.q = q_before(0);
        registers.r = r();
        registers.interrupt_shadow = shadow_cast == fetches;
        registers.loaded_iff2 = iff2_read == fetches;
        if constexpr (CopiedBus<B>)
            outside = bus;
    }

    [[gnu::always_inline]] void set_flags(std::uint8_t flags) {
        f = flags;
        flags_written = fetches;
    }
    [[gnu::always_inline]] std::uint8_t r() const {
        return low((registers.r & 0x80u) | (fetches & 0x7f));
    }
    /// Q as the last instruction left it, seen by one that has made so many fetches itself.
    [[gnu::always_inline]] std::uint8_t q_before(unsigned own_fetches) const {
        const std::uint64_t then = fetches - own_fetches;
        if (then == fetches_at_start)
            return registers.q;
        return then == flags_written ? f : std::uint8_t{0};
    }

    // Machine cycles.

    [[gnu::always_inline]] std::uint16_t refresh_address(std::uint64_t count) const {
        return word(unsigned{registers.i}, (registers.r & 0x80u) | (count & 0x7f));
    }
    [[gnu::always_inline]] std::uint8_t fetch() {
        const std::uint8_t opcode = bus.fetch_opcode(pc, refresh_address(fetches));
        pc = wrap16(pc + 1);
        ++fetches;
        return opcode;
    }
    /// HALT goes on: a fetch of the byte behind it, which is not executed.
    [[gnu::always_inline]] void halt_cycle() {
        bus.fetch_opcode(halt_fetches(), refresh_address(fetches));
        ++fetches;
    }
    [[nodiscard]] std::uint16_t halt_fetches() const {
        return HaltFetchesNext ? pc : wrap16(pc - 1);
    }
    /// The same to the end of the slice, at once where the bus can tell how many there are.
    [[gnu::always_inline]] void halt_cycles() {
        if constexpr (FastHaltBus<B>)
            fetches += bus.fetch_until_end(halt_fetches(), registers.i);
        while (bus.keep_running())
            halt_cycle();
    }
    /// T-states added to an opcode fetch: the refresh address is still on the bus, with R before
    /// its step.
    [[gnu::always_inline]] void fetch_longer(int tstates) {
        bus.internal(refresh_address(fetches - 1), tstates);
    }
    [[gnu::always_inline]] std::uint8_t read(std::uint16_t address) { return bus.read(address); }
    [[gnu::always_inline]] void write(std::uint16_t address, std::uint8_t value) {
        bus.write(address, value);
    }
    [[gnu::always_inline]] void internal(std::uint16_t address, int tstates) {
        bus.internal(address, tstates);
    }

    // And the sequences of them that many instructions share.

    [[gnu::always_inline]] std::uint8_t immediate() {
        const std::uint8_t value = bus.read(pc);
        pc = wrap16(pc + 1);
        return value;
    }
    [[gnu::always_inline]] std::uint16_t immediate16() {
        const std::uint8_t low_byte = immediate();
        return word(immediate(), low_byte);
    }
    [[gnu::always_inline]] std::uint16_t read16(std::uint16_t address) {
        const std::uint8_t low_byte = bus.read(address);
        return word(bus.read(wrap16(address + 1)), low_byte);
    }
    [[gnu::always_inline]] void write16(std::uint16_t address, std::uint16_t value) {
        bus.write(address, low(value));
        bus.write(wrap16(address + 1), high(value));
    }
    [[gnu::always_inline]] void push(std::uint16_t value) {
        sp = wrap16(sp - 1);
        bus.write(sp, high(value));
        sp = wrap16(sp - 1);
        bus.write(sp, low(value));
    }
    [[gnu::always_inline]] std::uint16_t pop() {
        const std::uint8_t low_byte = bus.read(sp);
        sp = wrap16(sp + 1);
        const std::uint8_t high_byte = bus.read(sp);
        sp = wrap16(sp + 1);
        return word(high_byte, low_byte);
    }

    // Registers by name.

    template <R8 R> [[gnu::always_inline]] std::uint8_t get() const {
        if constexpr (R == R8::B)
            return high(bc);
        else if constexpr (R == R8::C)
            return low(bc);
        else if constexpr (R == R8::D)
            return high(de);
        else if constexpr (R == R8::E)
            return low(de);
        else if constexpr (R == R8::H)
            return high(hl);
        else if constexpr (R == R8::L)
            return low(hl);
        else if constexpr (R == R8::XH)
            return high(*xy);
        else if constexpr (R == R8::XL)
            return low(*xy);
        else
            return a;
    }
    template <R8 R> [[gnu::always_inline]] void set(std::uint8_t value) {
        if constexpr (R == R8::B)
            bc = word(value, bc);
        else if constexpr (R == R8::C)
            bc = word(high(bc), value);
        else if constexpr (R == R8::D)
            de = word(value, de);
        else if constexpr (R == R8::E)
            de = word(high(de), value);
        else if constexpr (R == R8::H)
            hl = word(value, hl);
        else if constexpr (R == R8::L)
            hl = word(high(hl), value);
        else if constexpr (R == R8::XH)
            *xy = word(value, *xy);
        else if constexpr (R == R8::XL)
            *xy = word(high(*xy), value);
        else
            a = value;
    }
    /// HL, or behind a prefix IX or IY.
    template <Index X> [[gnu::always_inline]] std::uint16_t& pointer() {
        if constexpr (X == Index::XY)
            return *xy;
        else
            return hl;
    }
    /// The address of the operand (HL) or (IX+d), with the cycles that finding it takes.
    template <Index X> [[gnu::always_inline]] std::uint16_t operand_address() {
        if constexpr (X == Index::XY) {
            const int displacement = signed_byte(immediate());
            internal(wrap16(pc - 1), 5);
            wz = wrap16(*xy + displacement);
            return wz;
        } else {
            return hl;
        }
    }

    template <Condition If> [[gnu::always_inline]] bool holds() const {
        constexpr std::uint8_t Bits[] = {flag::Z, flag::C, flag::PV, flag::S};
        constexpr auto Number = static_cast<unsigned>(If);
        const bool is_set = (f & Bits[Number / 2]) != 0;
        return (Number & 1) != 0 ? is_set : !is_set;
    }
};

} // namespace zx::z80::detail
