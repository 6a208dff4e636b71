// The board while the processor runs: what every machine cycle asks for, as one small value that
// the compiler keeps in host registers and on the stack beside the Z80's own registers. All that is
// rare (ports, bytes on the screen, memory that is not there) goes out to SpectrumBus.
//
//   a cycle at an address, in the hooked form     a test and a load of the slot: address >> 14
//   the same, unhooked                            the load alone
//
// A frame has two kinds of stretches: in the display's the ULA may delay an access, outside of it
// no delay is other than 0 and the question need not be asked. run_processor() divides the frame
// accordingly; each cycle is placed in time all the same.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bytes.hpp"
#include "machine/spectrum_bus.hpp"
#include "ula/contention.hpp"
#include "ula/display_file.hpp"

namespace zx::machine {

/// Whether the stretch that is run has contention in it.
enum class Delays { Some, None };

template <Delays Here> class RunningBus {
  public:
    /// z80/core.hpp: a value that only the processor looks at during a run.
    static constexpr bool CopiedWhileRunning = true;

    RunningBus(SpectrumBus& board, std::int64_t limit)
        : board_(&board), delays_(board.contention_.delays()), t_(board.t_), limit_(limit) {
        take_slots();
    }
    void store() const { board_->t_ = static_cast<std::int32_t>(t_); }

    /// The unhooked form knows neither contention nor slots where nothing answers.
    [[nodiscard]] static bool suits(const SpectrumBus& board) {
        return Here == Delays::Some || std::ranges::all_of(board.slots_, [](const auto& slot) {
                   return slot.read != nullptr;
               });
    }

    [[gnu::always_inline]] std::uint8_t fetch_opcode(std::uint16_t address, std::uint16_t) {
        return access(address, 4);
    }
    [[gnu::always_inline]] std::uint8_t read(std::uint16_t address) { return access(address, 3); }
    [[gnu::always_inline]] void write(std::uint16_t address, std::uint8_t value) {
        const unsigned slot = address >> 14;
        if (const unsigned care = slots_.on_write[slot]; care != 0) [[unlikely]] {
            if (Here == Delays::Some && (care & Contended) != 0)
                t_ += delays_[t_];
            t_ += 3;
            if ((care & Lost) != 0)
                return;
            // The byte is in memory by the end of T3. Where in the cycle makes no difference:
            // contention lets no write begin while the ULA fetches.
            const int offset = address & 0x3fff;
            if ((care & Shown) != 0 && offset < ula::ScreenBytes && cell(slot, address) != value)
                board_->picture_.before_screen_change(static_cast<std::int32_t>(t_), offset);
        } else {
            t_ += 3;
        }
        cell(slot, address) = value;
    }
    [[gnu::always_inline]] void internal(std::uint16_t address, int tstates) {
        if (Here == Delays::Some && slots_.delays_idle[address >> 14]) {
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
        if (board_->has_128_ports_)
            take_slots();
        return value;
    }
    [[gnu::always_inline]] void out(std::uint16_t port, std::uint8_t value) {
        store();
        board_->out(port, value);
        t_ = board_->t_;
        if (board_->has_128_ports_)
            take_slots();
    }
    [[gnu::always_inline]] std::uint8_t acknowledge(std::uint16_t) {
        t_ += 7;
        return 0xff;
    }
    [[gnu::always_inline]] void acknowledge_nmi(std::uint16_t, std::uint16_t) { t_ += 5; }
    [[nodiscard, gnu::always_inline]] bool keep_running() const { return t_ < limit_; }

    /// HALT: the same fetch over and over (z80/core.hpp).
    [[gnu::always_inline]] std::uint64_t fetch_until_end(std::uint16_t pc) {
        if (Here == Delays::None || (slots_.on_read[pc >> 14] & Contended) == 0) {
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
    /// What makes an access more than an access.
    static constexpr std::uint8_t Contended = 1, Shown = 2, Lost = 4;

    struct Slots {
        /// Where address 0 would be if the slot's page went down to it, so that the Z80's address
        /// is the index as it stands. Integers, as no pointer may point there.
        std::array<std::uintptr_t, 4> base;
        std::array<std::uint8_t, 4> on_read;
        std::array<std::uint8_t, 4> on_write;
        std::array<bool, 4> delays_idle;
    };

    /// Out of line and by value: rare, and the copy that runs must not have its address taken.
    [[gnu::noinline]] static Slots slots_of(const SpectrumBus& board) {
        Slots slots{};
        for (std::size_t i = 0; i < slots.base.size(); ++i) {
            const auto& slot = board.slots_[i];
            const unsigned contended = Here == Delays::Some && slot.contended ? Contended : 0u;
            const unsigned shown = slot.shown && board.drawing_ ? Shown : 0u;
            slots.base[i] = reinterpret_cast<std::uintptr_t>(slot.read) - i * PageBytes;
            slots.on_read[i] = low(contended | (slot.read == nullptr ? Lost : 0u));
            slots.on_write[i] = low(contended | shown | (slot.write == nullptr ? Lost : 0u));
            slots.delays_idle[i] = slot.delays_idle;
        }
        return slots;
    }
    [[gnu::always_inline]] void take_slots() {
        const Slots fresh = slots_of(*board_);
        slots_ = fresh;
    }
    [[gnu::always_inline]] std::uint8_t access(std::uint16_t address, int tstates) {
        const unsigned slot = address >> 14;
        if constexpr (Here == Delays::Some) {
            if (const unsigned care = slots_.on_read[slot]; care != 0) {
                if ((care & Lost) != 0) [[unlikely]] {
                    // Sampled in T3, the last T-state of a read and of an opcode fetch's memory
                    // half.
                    const std::uint8_t value = board_->floating(static_cast<std::int32_t>(t_ + 2));
                    t_ += tstates;
                    return value;
                }
                t_ += delays_[t_];
            }
        }
        t_ += tstates;
        return cell(slot, address);
    }
    [[gnu::always_inline]] std::uint8_t& cell(unsigned slot, std::uint16_t address) const {
        // A number, because a pointer so far before its page would be none.
        // NOLINTNEXTLINE(performance-no-int-to-ptr)
        return *reinterpret_cast<std::uint8_t*>(slots_.base[slot] + address);
    }

    SpectrumBus* board_;
    const std::uint8_t* delays_;
    std::int64_t t_;
    std::int64_t limit_;
    Slots slots_{};
};

} // namespace zx::machine
