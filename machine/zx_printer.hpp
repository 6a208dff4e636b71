// The ZX Printer: two styli on a belt cross the paper one after the other and draw a row of 256
// dots each. It answers every port address with A2 = 0.
//
//   read    D7 latch: a stylus reached the paper   D6 0: a printer is there   D0 latch: next dot
//   write   D7 power of the stylus                 D2 stop the motor          D1 low speed
//
// Both latches stay set until the next write, which clears them. Power sets D7 at once. The other
// bits read 1. Source: ZX Printer operating instructions, Sinclair Research 1981 (documented).
//
// One scan, in steps of the belt; a step takes 400 T-states at full speed:
//
//   12 margin | 256 dots | 12 margin | 140 off the paper      = 420 steps = 168,000 T = 48 ms
//
// Source: the same: on the paper for about 32 ms, off it for about 16 ms; 92 of 100 mm are dots
// (documented). It also says "about 60 us" between dots, which contradicts these lengths; Sinclair
// Wiki: about 250 T. Low speed is half of full speed (guess; the sources give no figure). A 128K
// runs 1.3 % faster than a 48K; this is neglected.
//
// A dot is black if the stylus had power since the dot before, or gets it before the next dot. The
// motor stops only while both styli are off the paper, and at once. Each scan feeds a row of paper,
// also without dots. Not modelled: the feed button, the time that the motor needs to start.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace zx::machine {

/// A row of 256 dots, leftmost in bit 7 of the first byte; 1 = black.
using PrintedRow = std::array<std::uint8_t, 32>;

class ZxPrinter {
  public:
    static constexpr std::int32_t StepTstates = 400;
    static constexpr std::int32_t MarginSteps = 12;
    static constexpr std::int32_t Dots = 256;
    static constexpr std::int32_t PaperSteps = MarginSteps + Dots + MarginSteps;
    static constexpr std::int32_t ScanSteps = 420;

    static constexpr std::uint8_t PowerBit = 0x80, StopBit = 0x04, SlowBit = 0x02;
    static constexpr std::uint8_t PaperBit = 0x80, AbsentBit = 0x40, DotBit = 0x01;

    [[nodiscard]] bool connected() const noexcept { return connected_; }
    /// Connects a printer whose motor stands still, or removes it.
    void connect(bool connected);

    /// Port accesses in T-state t of the frame. Rows that the printer finishes until then are
    /// appended to `paper`.
    [[nodiscard]] std::uint8_t read(std::int32_t t, std::vector<PrintedRow>& paper);
    void write(std::uint8_t value, std::int32_t t, std::vector<PrintedRow>& paper);
    /// Moves the belt to the frame's end, from which the next frame's T-states count.
    void end_frame(std::int32_t frame_end, std::vector<PrintedRow>& paper);

    /// Passes the whole state to the sink as numbers, for hashes and snapshots.
    template <class Sink> void describe(Sink&& sink) const {
        sink(control_);
        sink((at_paper_ ? 1u : 0u) | (at_dot_ ? 2u : 0u) | (black_ ? 4u : 0u) |
             (written_ ? 8u : 0u));
        sink(static_cast<std::uint32_t>(place_));
        sink(static_cast<std::uint32_t>(tstate_));
        for (std::size_t i = 0; i < row_.size(); i += 4) {
            sink(row_[i] | static_cast<std::uint32_t>(row_[i + 1]) << 8 |
                 static_cast<std::uint32_t>(row_[i + 2]) << 16 |
                 static_cast<std::uint32_t>(row_[i + 3]) << 24);
        }
    }
    /// Continues, connected, in the state whose numbers describe() has given. Returns false, and
    /// does nothing, if they are not those of a printer.
    [[nodiscard]] bool resume(std::span<const std::uint32_t> numbers) noexcept;

    friend bool operator==(const ZxPrinter&, const ZxPrinter&) = default;

  private:
    /// Places of the belt are half T-states of full speed: a T-state moves it by 2, or by 1 at low
    /// speed. At 0 a stylus reaches the paper.
    static constexpr std::int32_t Step = 2 * StepTstates;
    static constexpr std::int32_t FirstDot = MarginSteps * Step;
    static constexpr std::int32_t LastDotEnd = FirstDot + Dots * Step;
    static constexpr std::int32_t PaperEnd = PaperSteps * Step;
    static constexpr std::int32_t ScanEnd = ScanSteps * Step;

    void advance(std::int32_t t, std::vector<PrintedRow>& paper);
    [[nodiscard]] std::int32_t next_event() const noexcept;
    void reach(std::int32_t place, std::vector<PrintedRow>& paper);
    void draw_dot(std::int32_t dot);

    bool connected_ = false;
    /// The last byte written: PowerBit, StopBit, SlowBit.
    std::uint8_t control_ = StopBit;
    bool at_paper_ = false;
    bool at_dot_ = false;
    /// The present dot will be black; and a byte was written since its start.
    bool black_ = false;
    bool written_ = false;
    std::int32_t place_ = PaperEnd;
    /// The T-state of the frame in which the belt was at place_.
    std::int32_t tstate_ = 0;
    PrintedRow row_{};
};

} // namespace zx::machine
