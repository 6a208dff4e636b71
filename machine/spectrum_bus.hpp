// The board as the processor feels it: memory in four slots, ports, and the ULA holding up the
// clock.
//
//   port                      who answers
//   A0 = 0                    ULA: keyboard, EAR; border, MIC, speaker
//   A7 A6 A5 = 0, A0 = 1      Kempston joystick, if fitted
//   any other                 nobody: the floating bus
//
// Contention of memory: the address at T1 of each fetch, read and write, and each T-state of
// internal cycles with that address held; not the refresh. Of ports, a cycle of four T-states:
//
//   high byte contended?   A0 = 0         A0 = 1
//   no                     N:1 C:3        N:4
//   yes                    C:1 C:3        C:1 C:1 C:1 C:1        C = delay first, N = none
//
// A port is read in its last T-state; a write takes effect at the start of T2, before T2's delay
// (Fuse and JSSpeccy; SpecEmu has it behind the delay: disputed).
// Not modelled: snow, and a write to ROM reaching the ULA's half of the bus.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "machine/state.hpp"
#include "ula/contention.hpp"
#include "ula/display_file.hpp"
#include "ula/fetch.hpp"
#include "ula/picture.hpp"

namespace zx::machine {

class SpectrumBus {
  public:
    SpectrumBus(const ula::ContentionTable& contention, ula::Picture& picture)
        : contention_(contention), picture_(picture) {}

    /// Wires the bus to a state, which it must not outlive; again after its vectors moved.
    void attach(State& state);

    // The machine's side.

    /// Frame T-state; the bus owns it while the processor runs.
    [[nodiscard]] std::int32_t tstate() const noexcept { return t_; }
    void set_tstate(std::int32_t t) noexcept { t_ = t; }
    /// keep_running() turns false at T-state t.
    void run_until(std::int32_t t) noexcept { limit_ = t; }
    void draw_picture(bool on) noexcept { drawing_ = on; }
    [[nodiscard]] const std::uint8_t* screen() const noexcept { return screen_; }
    /// Plays the tape up to now; its edges go to the list of levels.
    void catch_up_tape(std::int32_t t);
    /// A byte as the processor would read it, without taking time.
    [[nodiscard]] std::uint8_t peek(std::uint16_t address) const noexcept;
    /// Writes RAM behind the picture's back: Picture::invalidate() is the caller's.
    void poke(std::uint16_t address, std::uint8_t value) noexcept;

    /// Level changes so far, in the order of their T-states; the machine takes them out.
    [[nodiscard]] std::vector<ula::LevelChange>& levels() noexcept { return levels_; }
    /// How often EAR was looked at since the last call.
    [[nodiscard]] int take_ear_reads() noexcept { return std::exchange(ear_reads_, 0); }

    // The processor's side: z80/bus.hpp.

    std::uint8_t fetch_opcode(std::uint16_t address, std::uint16_t) {
        const std::uint8_t value = access(address);
        t_ += 4;
        return value;
    }
    std::uint8_t read(std::uint16_t address) {
        const std::uint8_t value = access(address);
        t_ += 3;
        return value;
    }
    void write(std::uint16_t address, std::uint8_t value) {
        const Slot& slot = slots_[address >> 14];
        if (slot.contended) {
            t_ += contention_.delay(t_);
        }
        t_ += 3;
        if (slot.write != nullptr) {
            std::uint8_t& cell = slot.write[address & 0x3fff];
            if (slot.shown && (address & 0x3fff) < ula::ScreenBytes && drawing_ && cell != value) {
                // The byte is in memory by the end of T3. Where in the cycle makes no difference:
                // contention lets no write begin while the ULA fetches.
                picture_.before_screen_change(t_);
            }
            cell = value;
        }
    }
    std::uint8_t in(std::uint16_t port);
    void out(std::uint16_t port, std::uint8_t value);
    void internal(std::uint16_t address, int tstates) {
        if (slots_[address >> 14].contended) {
            for (int i = 0; i < tstates; ++i) {
                t_ += contention_.delay(t_) + 1;
            }
        } else {
            t_ += tstates;
        }
    }
    std::uint8_t acknowledge(std::uint16_t) {
        t_ += 7;
        return 0xff;
    }
    void acknowledge_nmi(std::uint16_t, std::uint16_t) { t_ += 5; }
    [[nodiscard]] bool keep_running() const noexcept { return t_ < limit_; }

  private:
    struct Slot {
        /// Null where nothing answers.
        const std::uint8_t* read = nullptr;
        std::uint8_t* write = nullptr;
        bool contended = false;
        bool shown = false;
    };

    std::uint8_t access(std::uint16_t address) {
        const Slot& slot = slots_[address >> 14];
        if (slot.contended) {
            t_ += contention_.delay(t_);
        }
        if (slot.read == nullptr) {
            // Sampled in T3, the last T-state of a read and of an opcode fetch's memory half.
            return floating(t_ + 2);
        }
        return slot.read[address & 0x3fff];
    }
    [[nodiscard]] std::uint8_t floating(std::int32_t t) const noexcept;
    [[nodiscard]] std::uint8_t read_ula(std::uint16_t port, std::int32_t t);
    void write_ula(std::uint8_t value);
    void record_level(std::int32_t t);

    std::int32_t t_ = 0;
    std::int32_t limit_ = 0;
    std::array<Slot, 4> slots_{};
    const ula::ContentionTable& contention_;
    ula::Picture& picture_;
    State* state_ = nullptr;
    const ula::FrameTiming* timing_ = nullptr;
    const std::uint8_t* screen_ = nullptr;
    bool drawing_ = true;
    std::vector<ula::LevelChange> levels_;
    std::vector<TapeEdge> tape_edges_;
    int ear_reads_ = 0;
};

/// The processor on this bus, compiled once (cpu_on_bus.cpp).
void run_processor(z80::Registers& cpu, SpectrumBus& bus);
void step_processor(z80::Registers& cpu, SpectrumBus& bus);
[[nodiscard]] bool offer_interrupt(z80::Registers& cpu, SpectrumBus& bus);

} // namespace zx::machine
