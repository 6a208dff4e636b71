// A loop in which a program waits for an interrupt. Its rounds are counted instead of executed, as
// those of a HALT are.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "z80/registers.hpp"

namespace zx::machine {

class SpectrumBus;

/// Finds a loop of a few instructions that leaves the registers (except R) and the memory as they
/// are, uses no port and does not read R. Until an interrupt comes the program then repeats the same
/// machine cycles, and only the ULA's delays depend on the T-state.
///
/// Belongs to a board with the same timing all the time.
class IdleLoop {
  public:
    /// Follows the program from an instruction boundary outside /INT, and where no rare effects are
    /// possible (SpectrumBus::watched). If it is at the beginning of such a loop, passes all whole
    /// rounds that end by T-state `end`: R, the bus's clock and its count of fetches are then as if
    /// they had been executed.
    void pass(z80::Registers& cpu, SpectrumBus& board, std::int32_t end);

  private:
    /// T-states of a round that begin with a delay by the ULA, if `delayed`.
    struct Stretch {
        std::uint16_t tstates = 0;
        bool delayed = false;

        friend bool operator==(const Stretch&, const Stretch&) = default;
    };
    static constexpr std::size_t MostStretches = 96;
    struct Round {
        std::array<Stretch, MostStretches> stretches{};
        std::size_t count = 0;
        /// The T-states of a round without delays.
        std::int32_t tstates = 0;
        int fetches = 0;

        [[nodiscard]] bool same_times(const Round& other) const;
    };
    /// See line_from().
    struct Line {
        std::int32_t tstates = 0;
        std::int32_t rounds = 0; ///< 0: not yet computed
    };
    static constexpr std::size_t MostTstatesOfLine = 228; // of any model
    class RecordingBus;

    /// Returns true if the program is at the beginning of a loop; found_ is then its round.
    [[nodiscard]] bool find(const z80::Registers& cpu, const SpectrumBus& board);
    /// Returns the T-state after a round that begins at `t`; more than `end` if it does not end by then.
    [[nodiscard]] std::int32_t
    after_round(const std::uint8_t* delays, std::int32_t t, std::int32_t end) const;

    /// Returns the rounds that begin in a line of the display, the first of them `x` T-states after
    /// the line's first delay. `first` is that of line 0, and a line has `line` T-states.
    [[nodiscard]] const Line&
    line_from(const std::uint8_t* delays, std::int32_t first, std::int32_t line, std::int32_t x);

    Round found_;
    /// A loop that was passed, and how long its rounds take by the T-state of the line at which the
    /// first one begins. Kept for loops with the same machine cycles.
    Round timed_;
    std::array<Line, MostTstatesOfLine> lines_{};
};

} // namespace zx::machine
