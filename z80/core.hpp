// The processor while it runs: the most used registers as local variables of the running function,
// and the machine cycles as operations on them. All of it must be inlined into step() and run(),
// because a call would force the registers into memory. Included through z80/execute.hpp only.
#pragma once

#include <atomic>
#include <cstdint>
#include <type_traits>

#include "base/bytes.hpp"
#include "z80/alu.hpp"
#include "z80/bus.hpp"
#include "z80/registers.hpp"

namespace zx::z80::detail {

/// The 8-bit registers. XH and XL are the halves of the index register that a prefix has selected.
enum class R8 { B, C, D, E, H, L, A, XH, XL };

enum class Condition { NZ, Z, NC, CY, PO, PE, P, M };

/// True if the processor in HALT repeatedly fetches the byte after HALT (redcode's HALT2INT).
/// Disputed: it fetches HALT itself (Fuse, JSSpeccy).
inline constexpr bool HaltFetchesNext = true;

/// Whether an opcode has no prefix or follows DD or FD.
enum class Index { None, XY };

/// Separates two stores to adjacent registers. Without it g++ 12 combines the two stores into one
/// vector store and keeps both registers in a vector throughout, which costs a fifth of the speed.
[[gnu::always_inline]] inline void keep_apart() {
    std::atomic_signal_fence(std::memory_order_seq_cst);
}

template <Bus B> struct Core {
    std::uint8_t a, f;
    std::uint16_t bc, de, hl, sp, pc;
    /// The number of opcode fetches. Its low seven bits are those of R (bit 7 stays in registers).
    /// An instruction with an effect on the next boundary or instruction notes this count. The next
    /// opcode fetch changes it, so the effect expires without any cost for other instructions.
    std::uint64_t fetches;
    const std::uint64_t fetches_at_start;
    /// How much `fetches` has advanced without an instruction's fetch: by LD R,A and by interrupts.
    std::uint64_t uncounted = 0;
    /// The value of `fetches` when F was last written by an operation (Q), when interrupts were
    /// last deferred, and when IFF2 was last read. 0: never.
    std::uint64_t flags_written = 0;
    std::uint64_t shadow_cast = 0;
    std::uint64_t iff2_read = 0;
    /// IX or IY; valid while an instruction after DD or FD is executed.
    std::uint16_t* xy = nullptr;
    /// The other registers, used in place: I, IM, the flip-flops, IX, IY, the alternate set, and
    /// WZ, which is often written but rarely read.
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

    /// Writes all local registers back to the caller's. Must be called last.
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
        if constexpr (FetchCountingBus<B>)
            outside.count_fetches(fetches - fetches_at_start - uncounted);
    }

    [[gnu::always_inline]] void set_flags(std::uint8_t flags) {
        f = flags;
        flags_written = fetches;
    }
    [[gnu::always_inline]] std::uint8_t r() const {
        return low((registers.r & 0x80u) | (fetches & 0x7f));
    }
    /// Returns Q as the previous instruction left it. `own_fetches` is the number of opcode fetches
    /// that the present instruction has made.
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
    /// One HALT cycle: an opcode fetch whose byte is not executed.
    [[gnu::always_inline]] void halt_cycle() {
        bus.fetch_opcode(halt_fetches(), refresh_address(fetches));
        ++fetches;
    }
    [[nodiscard]] std::uint16_t halt_fetches() const {
        return HaltFetchesNext ? pc : wrap16(pc - 1);
    }
    /// HALT cycles until keep_running() is false, in one call if the bus supports it.
    [[gnu::always_inline]] void halt_cycles() {
        if constexpr (FastHaltBus<B>)
            fetches += bus.fetch_until_end(halt_fetches(), registers.i);
        while (bus.keep_running())
            halt_cycle();
    }
    /// Extends an opcode fetch by some T-states. The refresh address stays on the bus, with R
    /// before its increment.
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

    // Sequences of machine cycles that many instructions share.

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

    // Access to registers by name.

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
    /// HL, or IX or IY after a prefix.
    template <Index X> [[gnu::always_inline]] std::uint16_t& pointer() {
        if constexpr (X == Index::XY)
            return *xy;
        else
            return hl;
    }
    /// Returns the address of the operand (HL) or (IX+d) and makes the cycles that this takes.
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
