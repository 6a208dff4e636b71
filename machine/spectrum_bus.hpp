// The board as the processor's bus: memory in four slots, ports, and the ULA's contention.
//
//   port                      who answers
//   A0 = 0                    ULA: keyboard, EAR; border, MIC, speaker
//   A7 A6 A5 = 0, A0 = 1      Kempston joystick, if fitted
//   machine/joystick.hpp      Kempston mouse, if fitted
//   A2 = 0, A0 = 1            ZX Printer, if fitted
//   A15 A14 A1 = 1 1 0        AY: select, read                   (128K and later)
//   A15 A14 A1 = 1 0 0        AY: write
//   machine/model.hpp         paging
//   any other                 nobody: the floating bus
//
// A write reaches every device that matches; a read of an even port is answered by the ULA alone.
//
// Contention of memory: the address at T1 of each fetch, read and write, and each T-state of
// internal cycles with that address held; not the refresh. Contention of ports, in a cycle of four
// T-states:
//
//   high byte contended?   A0 = 0         A0 = 1
//   no                     N:1 C:3        N:4
//   yes                    C:1 C:3        C:1 C:1 C:1 C:1        C = delay first, N = none
//
// A port is read in its last T-state; a write takes effect at the start of T2, before T2's delay;
// paging at the end of the cycle. Disputed details are in machine/ports.cpp. A refresh of contended
// memory is not delayed and disturbs the ULA's fetches instead (ula/snow.hpp). Not modelled: a
// write to ROM that reaches the ULA's half of the bus.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "machine/state.hpp"
#include "ula/contention.hpp"
#include "ula/fetch.hpp"
#include "ula/picture.hpp"

namespace zx::machine {

/// The bytes that a program reads from its ports in one frame, as they are recorded or replayed.
struct PortTap {
    /// True: reads return `inputs`, in their order, instead of the ports' own bytes, which are
    /// still read for their effects on the tape and the sound. False: reads are appended to it.
    bool replaying = false;
    std::vector<std::uint8_t> inputs;
    std::size_t next = 0;
    /// A program has read more ports than were recorded.
    bool ran_out = false;

    [[nodiscard]] std::uint8_t pass(std::uint8_t value);
};

enum class BusMode;
template <BusMode Mode> class RunningBus;

class SpectrumBus {
  public:
    SpectrumBus(const ula::ContentionTable& contention, ula::Picture& picture)
        : contention_(contention), picture_(picture) {}

    /// Connects the bus to a state, which must outlive the bus. Must be called again after the
    /// state's vectors moved.
    void attach(State& state);

    // The interface for the machine.

    /// The T-state of the frame; the bus owns it while the processor runs.
    [[nodiscard]] std::int32_t tstate() const noexcept { return t_; }
    /// Must be called before a run, if keys or the deck have changed since the last one.
    void set_tstate(std::int32_t t) noexcept {
        t_ = t;
        forget_ear();
    }
    /// Makes the next read of the ULA's port look at the keys and the deck.
    void forget_ear() noexcept { ear_until_ = 0; }
    /// Makes run_processor() end at the first instruction boundary from T-state t on.
    void run_until(std::int32_t t) noexcept { limit_ = t; }
    void draw_picture(bool on) noexcept { drawing_ = on; }
    [[nodiscard]] const std::uint8_t* screen() const noexcept { return screen_; }
    /// Plays the tape up to T-state t and appends its edges to the list of levels.
    void catch_up_tape(std::int32_t t);
    /// Returns a byte as the processor would read it, without taking time.
    [[nodiscard]] std::uint8_t peek(std::uint16_t address) const noexcept;
    /// Returns the 16 KB that the processor reads in a quarter of its memory (0 to 3) at present, null if
    /// nothing answers there.
    [[nodiscard]] const std::uint8_t* readable(int quarter) const noexcept {
        return slots_[static_cast<std::size_t>(quarter)].read;
    }
    /// Writes RAM without informing the picture; the caller calls Picture::invalidate().
    void poke(std::uint16_t address, std::uint8_t value) noexcept;

    /// Applies the state's paging ports to the slots and the screen.
    void map_pages();
    /// Advances the AY's outputs to T-state t.
    void catch_up_ay(std::int32_t t);
    /// Silences the AY by its reset pin.
    void reset_ay();

    /// AY level changes so far, in the order of their T-states; the machine removes them.
    [[nodiscard]] std::vector<ay::OutputChange>& ay_levels() noexcept { return ay_levels_; }
    /// Level changes so far, in the order of their T-states; the machine removes them.
    [[nodiscard]] std::vector<ula::LevelChange>& levels() noexcept { return levels_; }

    /// Rows that the printer has finished so far; the machine removes them.
    [[nodiscard]] std::vector<PrintedRow>& printed() noexcept { return printed_; }
    /// Changes of the MIC output so far; the machine removes them.
    [[nodiscard]] std::vector<TapeEdge>& mic_edges() noexcept { return mic_edges_; }

    /// Returns the T-states of a frame in which an access may be delayed: the first, and one past
    /// the last.
    [[nodiscard]] std::pair<std::int32_t, std::int32_t> contended_stretch() const noexcept {
        return {contention_.first(), contention_.end()};
    }
    [[nodiscard]] std::int32_t limit() const noexcept { return limit_; }
    /// Lets a tap record or replace all port reads; null (the default) removes it.
    void tap_ports(PortTap* tap) noexcept {
        tap_ = tap;
        forget_ear();
    }
    /// Makes run_processor() end after an instruction at the address of LD-BYTES. Not while ports
    /// are tapped: a recording has no instant load.
    void watch_loader(bool on) noexcept { loader_watched_ = on && tap_ == nullptr; }
    /// Returns true once after such an instruction.
    [[nodiscard]] bool take_loader_call() noexcept { return std::exchange(loader_called_, false); }
    [[nodiscard]] bool loader_called() const noexcept { return loader_called_; }
    /// Returns all opcode fetches so far, those of interrupts excepted.
    [[nodiscard]] std::uint64_t fetches() const noexcept { return fetches_; }
    /// True if the board can have rare effects at any time, so that the Watched form is needed.
    [[nodiscard]] bool always_watched() const noexcept {
        return always_watched_ || loader_watched_;
    }
    /// True if the Watched form is needed while the processor's I has this value.
    [[nodiscard]] bool watched(std::uint8_t i) const noexcept {
        return always_watched() || refresh_snows(i);
    }
    /// True if a refresh with this I can show in the picture.
    [[nodiscard]] bool refresh_snows(std::uint8_t i) const noexcept {
        return drawing_ && slots_[i >> 6].snow != nullptr;
    }

    // The interface for loops whose rounds are counted (machine/idle_loop.hpp).

    [[nodiscard]] const ula::ContentionTable& contention() const noexcept { return contention_; }
    [[nodiscard]] const ula::FrameTiming& timing() const noexcept { return timing_; }
    /// True if the ULA may delay an access to this address.
    [[nodiscard]] bool delays_access(std::uint16_t address) const noexcept {
        return slots_[address >> 14].contended;
    }
    /// True if it may delay each T-state of internal cycles with this address, too.
    [[nodiscard]] bool delays_idle(std::uint16_t address) const noexcept {
        return slots_[address >> 14].delays_idle;
    }
    /// Sets the clock to T-state t of the frame, as if this many opcodes had been fetched meanwhile.
    void pass_time(std::int32_t t, std::uint64_t fetches) noexcept {
        t_ = t;
        fetches_ += fetches;
    }

    // The interface for the processor (z80/bus.hpp); its other half is in machine/running_bus.hpp.

    std::uint8_t read(std::uint16_t address);
    void write(std::uint16_t address, std::uint8_t value);
    void internal(std::uint16_t address, int tstates);
    std::uint8_t in(std::uint16_t port);
    void out(std::uint16_t port, std::uint8_t value);

  private:
    /// The same board, with the clock, while the processor runs.
    template <BusMode Mode> friend class RunningBus;

    struct Slot {
        /// Null if nothing answers.
        const std::uint8_t* read = nullptr;
        std::uint8_t* write = nullptr;
        bool contended = false;
        /// Contended even if memory is not requested: idle cycles and ports.
        bool delays_idle = false;
        bool shown = false;
        /// The screen that the ULA reads while a refresh of this slot disturbs it; null if it does
        /// not.
        const std::uint8_t* snow = nullptr;
    };

    [[nodiscard]] ula::Issue issue() const noexcept {
        return model_->issue.value_or(state_->issue);
    }
    /// Reports the refresh of an opcode fetch that began, after its delay, in T-state `start`.
    /// `address` has I and R.
    void refresh(std::int32_t start, std::uint16_t address);
    /// Reports a byte that the processor moves to or from contended memory in T-state t.
    void pass(std::int32_t t, std::uint8_t byte) noexcept;
    [[nodiscard]] std::uint8_t floating(std::int32_t t) const noexcept;
    [[nodiscard]] std::uint8_t latched(std::int32_t t) const noexcept;
    /// T1 of a port cycle with its delay, and the rest of the cycle.
    void begin_port_cycle(std::uint16_t port) noexcept;
    void end_port_cycle(std::uint16_t port) noexcept;
    [[nodiscard]] bool delays_port(std::uint16_t port) const noexcept;
    /// Returns the ULA's delay of T2 of a port cycle on the ULA's own port, if T2 begins now.
    [[nodiscard]] int ula_delay() const noexcept;
    [[nodiscard]] std::uint8_t read_any(std::uint16_t port);
    [[nodiscard]] std::uint8_t read_ula(std::uint16_t port, std::int32_t t);
    [[nodiscard]] std::uint8_t read_board(std::uint16_t port, std::int32_t t);
    [[nodiscard]] std::uint8_t held_keys(std::uint8_t high_address) const;
    void write_ula(std::uint8_t value, std::int32_t t);
    void write_ay(std::uint16_t port, std::uint8_t value);
    void write_paging(std::uint16_t port, std::uint8_t value);
    void record_level(std::int32_t t);

    std::int32_t t_ = 0;
    std::int32_t limit_ = 0;
    /// A read of the ULA's port before this T-state returns the byte below: a tape plays, this is
    /// its next edge, and no key is held.
    std::int64_t ear_until_ = 0;
    std::uint8_t ear_byte_ = 0xff;
    std::array<Slot, 4> slots_{};
    const ula::ContentionTable& contention_;
    /// The delays of the ULA's port in T2: those of contention_, or null without any.
    const std::uint8_t* port_delays_ = nullptr;
    ula::Picture& picture_;
    State* state_ = nullptr;
    const ModelRecord* model_ = nullptr;
    ula::FrameTiming timing_{};
    /// The model has a paging port.
    bool pages_memory_ = false;
    bool always_watched_ = false;
    bool loader_watched_ = false;
    bool loader_called_ = false;
    const std::uint8_t* screen_ = nullptr;
    bool drawing_ = true;
    PortTap* tap_ = nullptr;
    std::uint64_t fetches_ = 0;
    std::vector<ula::LevelChange> levels_;
    std::vector<TapeEdge> tape_edges_;
    std::vector<TapeEdge> mic_edges_;
    std::vector<PrintedRow> printed_;
    std::vector<ay::OutputChange> ay_levels_;
};

/// The processor on this bus, compiled once (cpu_on_bus.cpp).
void run_processor(z80::Registers& cpu, SpectrumBus& bus);
void step_processor(z80::Registers& cpu, SpectrumBus& bus);
[[nodiscard]] bool offer_interrupt(z80::Registers& cpu, SpectrumBus& bus);

} // namespace zx::machine
