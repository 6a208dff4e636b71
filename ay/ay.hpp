// The AY-3-8912: three square waves, one noise, one envelope, mixed into three outputs.
//
//   tone      the output inverts every 8 * period AY clocks: f = clock / (16 * period)
//   noise     17 bits of feedback shift register, bit 16 = bit 0 xor bit 3, a shift every
//             16 * period clocks; the output is bit 0
//   envelope  a step every 16 * period clocks
//   output    (tone or tone off) and (noise or noise off), at the volume or the envelope's level
//
// The chip's clock is half the processor's, and all of it moves in ticks of 8 clocks = 16 T.
// Counters count up and restart when they reach their period, so that a shorter period acts at the
// next tick. The state advances only on demand (a register write, the frame's end), never per tick;
// stretches without an audible change are computed by division.
//
// Not modelled: the phase of the ticks relative to the processor at power-on (taken as 0), and the
// chip's own delay between a write and its pin. Port B has no pins on the 8912. Sources: Fuse,
// MAME. Confidence: agreed; for periods of 0 see below.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ay/registers.hpp"

namespace zx::ay {

/// A change of an output's level, with its T-state of the frame. The sound is made from these.
struct OutputChange {
    std::int32_t tstate;
    /// 0 A, 1 B, 2 C.
    std::uint8_t channel;
    /// 0..65535.
    std::uint16_t level;

    friend bool operator==(const OutputChange&, const OutputChange&) = default;
};

inline constexpr std::int32_t TickTstates = 16;
/// Ticks per step of the noise and of the envelope, for each unit of their periods.
inline constexpr std::uint32_t SlowTicks = 2;
/// Periods of 0 act as 1 (Fuse). Disputed for the envelope: in MAME it runs twice as fast.
inline constexpr std::uint32_t LeastPeriod = 1;
/// What port A reads as an input, with nothing on the serial socket.
inline constexpr std::uint8_t OpenPortA = 0xbf;
inline constexpr std::uint8_t OpenPortB = 0xff;

class Ay {
  public:
    /// The reset pin: sets all registers to 0. Level changes are appended with T-state t.
    void reset(std::int32_t t, std::vector<OutputChange>& changes);

    /// Selects a register by the four lowest bits of number.
    void select(std::uint8_t number) noexcept { selected_ = number & 0x0fu; }
    [[nodiscard]] std::uint8_t selected() const noexcept { return selected_; }
    /// Writes the selected register in T-state t.
    void write(std::uint8_t value, std::int32_t t, std::vector<OutputChange>& changes);
    /// Returns the selected register, or a port's pins.
    [[nodiscard]] std::uint8_t read() const noexcept;
    [[nodiscard]] const RegisterFile& registers() const noexcept { return registers_; }

    /// Advances the chip up to and including a tick at T-state t. Level changes are appended.
    void run_to(std::int32_t t, std::vector<OutputChange>& changes) {
        if (t >= next_tick_) {
            pass_ticks(t, changes);
        }
    }
    /// Ends the frame: T-states then count from the next frame's start.
    void end_frame(std::int32_t frame_tstates) noexcept { next_tick_ -= frame_tstates; }
    /// Returns the present level of an output, 0..65535.
    [[nodiscard]] std::uint16_t level(int channel) const noexcept;

    friend bool operator==(const Ay&, const Ay&) = default;

    /// Calls sink(std::uint64_t) with every number of the chip's state, in a fixed order.
    template <class Sink> void describe(Sink&& sink) const {
        for (const std::uint8_t value : registers_) {
            sink(value);
        }
        sink(selected_);
        for (const Tone& tone : tones_) {
            sink(tone.count);
            sink(tone.high ? 1u : 0u);
        }
        sink(noise_count_);
        sink(noise_bits_);
        sink(envelope_count_);
        sink(envelope_step_);
        for (const std::uint16_t level : reported_) {
            sink(level);
        }
        sink(static_cast<std::uint64_t>(next_tick_));
    }

    /// Continues in the state whose numbers describe() has given. Returns false, and does nothing,
    /// if they are not those of a chip.
    [[nodiscard]] bool resume(std::span<const std::uint32_t> numbers) noexcept;

  private:
    struct Tone {
        std::uint32_t count = 0;
        bool high = false;

        friend bool operator==(const Tone&, const Tone&) = default;
    };

    void pass_ticks(std::int32_t t, std::vector<OutputChange>& changes);
    void advance(std::uint32_t ticks);
    void advance_noise(std::uint32_t ticks);
    void advance_envelope(std::uint32_t ticks);
    void report_changes(std::int32_t t, std::vector<OutputChange>& changes);
    [[nodiscard]] std::uint32_t quiet_ticks(std::uint32_t most) const;
    [[nodiscard]] std::uint32_t tone_period(std::size_t channel) const noexcept;
    [[nodiscard]] std::uint32_t noise_period() const noexcept;
    [[nodiscard]] std::uint32_t envelope_period() const noexcept;

    RegisterFile registers_{};
    std::uint8_t selected_ = 0;
    std::array<Tone, Channels> tones_{};
    std::uint32_t noise_count_ = 0;
    std::uint32_t noise_bits_ = 1;
    std::uint32_t envelope_count_ = 0;
    std::uint8_t envelope_step_ = 0;
    /// The levels last reported.
    std::array<std::uint16_t, Channels> reported_{};
    /// T-state of the frame of the next tick.
    std::int32_t next_tick_ = 0;
};

} // namespace zx::ay
