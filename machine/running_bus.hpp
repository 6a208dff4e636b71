// The bus while the processor runs: the part of the board that every machine cycle needs, as one
// small value that the compiler keeps in host registers and on the stack beside the Z80's
// registers. Rare cases (ports, bytes on the screen, absent memory) are handled by SpectrumBus.
//
//   a cycle at an address, in the delayed form    a load of the slot, address >> 14, and a test
//   the same, plain                               the load alone
//
// A frame has two kinds of stretches. During the display the ULA may delay an access; outside it
// all delays are 0, so the plain form has no test for them. run_processor() divides the frame
// accordingly; both forms keep the exact T-state of each cycle. Machines and programs with rare
// effects run in a third form.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/bytes.hpp"
#include "base/inline_array.hpp"
#include "machine/instant_load.hpp"
#include "machine/spectrum_bus.hpp"
#include "ula/contention.hpp"
#include "ula/display_file.hpp"

namespace zx::machine {

/// T-states from the start of a cycle until the processor samples absent memory: T3, the last
/// T-state of a read and of the memory half of an opcode fetch. Inferred: no source has the
/// T-state.
inline constexpr int EmptyMemoryTstate = 2;

/// The mode of the bus. Each mode has its own copy of the instruction set, so that rare effects do
/// not slow down the other modes.
enum class BusMode {
    Plain,   ///< outside the display's lines: all delays are 0
    Delayed, ///< with contention
    Watched, ///< with contention and all rare effects: snow, absent memory, the +2A's latch
};

template <BusMode Mode> class RunningBus {
  public:
    /// z80/core.hpp: no other code uses this value during a run.
    static constexpr bool CopiedWhileRunning = true;

    RunningBus(SpectrumBus& board, std::int64_t limit)
        : board_(&board), delays_(board.contention_.delays()), t_(board.t_), limit_(limit) {
        const Slots fresh = slots_of(board);
        slots_ = fresh;
    }
    void store() const { board_->t_ = static_cast<std::int32_t>(t_); }
    /// z80/bus.hpp: for recordings, whose frames are measured in opcode fetches.
    void count_fetches(std::uint64_t count) const { board_->fetches_ += count; }

    [[gnu::always_inline]] std::uint8_t fetch_opcode(std::uint16_t address,
                                                     std::uint16_t refreshed) {
        const std::uint8_t opcode = access(address, 4);
        if constexpr (Mode == BusMode::Watched) {
            board_->refresh(static_cast<std::int32_t>(t_ - 4), refreshed);
            if (board_->loader_watched_ && address == LdBytes) [[unlikely]] {
                board_->loader_called_ = true;
                limit_ = t_;
            }
        }
        return opcode;
    }
    /// LD I,A (z80/core.hpp): ends the slice if snow begins or ends with the new I.
    [[gnu::always_inline]] void refresh_page(std::uint8_t i) requires(Mode != BusMode::Plain) {
        if (board_->watched(i) != (Mode == BusMode::Watched))
            limit_ = t_;
    }
    [[gnu::always_inline]] std::uint8_t read(std::uint16_t address) { return access(address, 3); }
    [[gnu::always_inline]] void write(std::uint16_t address, std::uint8_t value) {
        const unsigned slot = address >> 14;
        const std::uintptr_t base = slots_.plain_write[slot];
        if (base == 0) [[unlikely]] {
            write_with_care(slot, address, value);
            return;
        }
        t_ += 3;
        byte_at(base + address) = value;
    }
    [[gnu::always_inline]] void internal(std::uint16_t address, int tstates) {
        if (Mode != BusMode::Plain && slots_.delays_idle[address >> 14]) {
            for (int i = 0; i < tstates; ++i)
                t_ += delays_[t_] + 1;
        } else {
            t_ += tstates;
        }
    }
    [[gnu::always_inline]] std::uint8_t in(std::uint16_t port) {
        store();
        const std::uint8_t value = board_->in(port);
        t_ = board_->t_;
        if (board_->pages_memory_)
            take_slots();
        return value;
    }
    [[gnu::always_inline]] void out(std::uint16_t port, std::uint8_t value) {
        store();
        board_->out(port, value);
        t_ = board_->t_;
        if (board_->pages_memory_)
            take_slots();
    }
    [[gnu::always_inline]] std::uint8_t acknowledge(std::uint16_t) {
        t_ += 7;
        return 0xff;
    }
    [[gnu::always_inline]] void acknowledge_nmi(std::uint16_t, std::uint16_t) { t_ += 5; }
    [[nodiscard, gnu::always_inline]] bool keep_running() const { return t_ < limit_; }

    /// HALT: repeats the same fetch (z80/core.hpp). Returns 0 if each fetch has an effect.
    [[gnu::always_inline]] std::uint64_t fetch_until_end(std::uint16_t pc, std::uint8_t i) {
        if (Mode == BusMode::Watched && (board_->refresh_snows(i) || slots_.on_read[pc >> 14] != 0))
            return 0;
        if (Mode == BusMode::Plain || (slots_.on_read[pc >> 14] & Contended) == 0) {
            const std::int64_t fetches = (limit_ - t_ + 3) / 4;
            t_ += fetches * 4;
            return static_cast<std::uint64_t>(fetches);
        }
        std::uint64_t fetches = 0;
        for (; t_ < limit_; ++fetches)
            t_ += delays_[t_] + 4;
        return fetches;
    }

  private:
    /// Properties of a slot that need more than a plain access.
    static constexpr std::uint8_t Contended = 1, Shown = 2, Lost = 4;

    struct Slots {
        /// The slot's page minus the slot's first address, so that the Z80's address is the index.
        /// These are integers, because a pointer may not point there.
        InlineArray<std::uintptr_t, 4> base;
        /// The same, or 0 if an access needs care: one load provides both facts.
        InlineArray<std::uintptr_t, 4> plain_read;
        InlineArray<std::uintptr_t, 4> plain_write;
        InlineArray<std::uint8_t, 4> on_read;
        InlineArray<std::uint8_t, 4> on_write;
        InlineArray<bool, 4> delays_idle;
        /// Bit n: a refresh of slot n snows. Not an array, because comparing arrays would take
        /// their address.
        unsigned snows;
    };

    /// Out of line and by value: it is rarely needed, and the address of the running copy must not
    /// be taken.
    [[gnu::noinline]] static Slots slots_of(const SpectrumBus& board) {
        Slots slots{};
        for (std::size_t i = 0; i < slots.base.size(); ++i) {
            const auto& slot = board.slots_[i];
            const unsigned contended = Mode != BusMode::Plain && slot.contended ? Contended : 0u;
            const unsigned shown = slot.shown && board.drawing_ ? Shown : 0u;
            slots.base[i] = reinterpret_cast<std::uintptr_t>(slot.read) - i * PageBytes;
            slots.on_read[i] = low(contended | (slot.read == nullptr ? Lost : 0u));
            slots.on_write[i] = low(contended | shown | (slot.write == nullptr ? Lost : 0u));
            slots.plain_read[i] = slots.on_read[i] == 0 ? slots.base[i] : 0;
            slots.plain_write[i] = slots.on_write[i] == 0 ? slots.base[i] : 0;
            slots.delays_idle[i] = slot.delays_idle;
            slots.snows |= slot.snow != nullptr ? 1u << i : 0u;
        }
        return slots;
    }
    [[gnu::always_inline]] void take_slots() {
        const Slots fresh = slots_of(*board_);
        // Paging may have moved the refresh into the ULA's memory, or out of it.
        if (Mode != BusMode::Plain && fresh.snows != slots_.snows)
            limit_ = t_;
        slots_ = fresh;
    }
    [[gnu::always_inline]] std::uint8_t access(std::uint16_t address, int tstates) {
        const unsigned slot = address >> 14;
        const std::uintptr_t base = slots_.plain_read[slot];
        if (Mode != BusMode::Plain && base == 0) [[unlikely]]
            return access_with_care(slot, address, tstates);
        t_ += tstates;
        return byte_at(base + address);
    }
    [[gnu::always_inline]] std::uint8_t
    access_with_care(unsigned slot, std::uint16_t address, int tstates) {
        if (Mode == BusMode::Watched && (slots_.on_read[slot] & Lost) != 0) {
            // Sampled in T3, the last T-state of a read and of an opcode fetch's memory half.
            const auto sampled = static_cast<std::int32_t>(t_ + EmptyMemoryTstate);
            const std::uint8_t value = board_->floating(sampled);
            t_ += tstates;
            return value;
        }
        t_ += delays_[t_] + tstates;
        const std::uint8_t value = byte_at(slots_.base[slot] + address);
        pass(value);
        return value;
    }
    [[gnu::always_inline]] void
    write_with_care(unsigned slot, std::uint16_t address, std::uint8_t value) {
        const unsigned care = slots_.on_write[slot];
        if (Mode != BusMode::Plain && (care & Contended) != 0)
            t_ += delays_[t_];
        t_ += 3;
        if ((care & Lost) != 0)
            return;
        std::uint8_t& cell = byte_at(slots_.base[slot] + address);
        // The byte is in memory by the end of T3. The exact T-state makes no difference, because
        // contention prevents a write from beginning while the ULA fetches.
        const int offset = address & 0x3fff;
        if ((care & Shown) != 0 && offset < ula::ScreenBytes && cell != value)
            board_->picture_.before_screen_change(static_cast<std::int32_t>(t_), offset);
        cell = value;
        if ((care & Contended) != 0)
            pass(value);
    }
    /// Reports a byte on the ULA's half of the bus in the cycle that ends now.
    [[gnu::always_inline]] void pass(std::uint8_t value) {
        if constexpr (Mode == BusMode::Watched)
            board_->pass(static_cast<std::int32_t>(t_ - 1), value);
    }
    [[gnu::always_inline]] static std::uint8_t& byte_at(std::uintptr_t place) {
        // An integer, because a pointer so far before its page would be invalid.
        // NOLINTNEXTLINE(performance-no-int-to-ptr)
        return *reinterpret_cast<std::uint8_t*>(place);
    }

    SpectrumBus* board_;
    const std::uint8_t* delays_;
    std::int64_t t_;
    std::int64_t limit_;
    Slots slots_{};
};

/// Runs to the limit, or until no rare effect is possible any more (cpu_watched.cpp).
void run_watched(z80::Registers& cpu, SpectrumBus& board, std::int32_t limit);

} // namespace zx::machine
