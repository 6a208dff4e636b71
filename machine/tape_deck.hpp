// A cassette player with a tape: turns blocks into a level that changes at exact T-states.
//
//   pilot pulses | sync 1 | sync 2 | two pulses a bit | tail 945 T | low for the rest of the pause
//
// A block after a pause starts low, so that with the ROM's odd number of pilot pulses the first
// sync pulse is high and each bit begins high (PZX). With a pause of zero the signal continues: the
// next block's first pulse begins with an edge. The deck advances on demand (an EAR read, the
// frame's end), never per T-state.
//
// A loop or jump without sound, and a chain of pulses of length 0, end the tape after a while.
//
// Not modelled: motor speed, noise, recording. Times are taken as the processor's T-states; a
// machine whose clock is not 3.5 MHz must scale them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "loaders/tape.hpp"
#include "loaders/tape_player.hpp"
#include "ula/ear_mic.hpp"

namespace zx::machine {

/// A change of the level, with its T-state of the present frame.
struct TapeEdge {
    std::int32_t tstate;
    bool high;
};

class TapeDeck {
  public:
    using Phase = loaders::TapePosition::Phase;

    void insert(std::shared_ptr<const loaders::Tape> tape);
    void eject();
    void rewind();
    /// Moves to the start of a block; the number after the last block is the tape's end.
    void seek(std::size_t block);
    /// Moves to a position that position() returned for the same tape. Returns false, and does
    /// nothing, if the tape has no such position.
    [[nodiscard]] bool set_position(const loaders::TapePosition& position);

    /// t: the present T-state of the frame; the tape must have been run to it.
    void play(std::int32_t t);
    void stop(std::int32_t t);

    /// True if the level may change up to and including T-state t of the frame.
    [[nodiscard]] bool is_due(std::int32_t t) const noexcept {
        return at_.playing && t >= at_.next_edge;
    }
    /// Runs the tape up to and including T-state t of the frame. Edges are appended.
    void run_to(std::int32_t t, std::vector<TapeEdge>& edges) {
        if (is_due(t)) {
            pass_edges(t, edges);
        }
    }
    /// Ends the frame: T-states then count from the next frame's start.
    void end_frame(std::int32_t frame_tstates);

    /// A 16K or 48K: Stop48 blocks stop the tape.
    void set_48k(bool is_48k) noexcept { is_48k_ = is_48k; }
    /// Returns true once after a block of the tape stopped it.
    [[nodiscard]] bool take_stopped_itself() noexcept {
        return std::exchange(at_.stopped_itself, false);
    }

    /// Returns the block that a program hears next if it begins to listen now, provided that it is
    /// a DataBlock that begins after nothing but silence, or whose pilot tone has at least this
    /// many pulses left. Null otherwise.
    [[nodiscard]] const loaders::DataBlock* coming_block(std::uint32_t pilot_pulses) const;
    /// Moves to the end of that block's data, at T-state t: a deck that plays continues with the
    /// pause, a stopped one waits at the next block.
    void pass_coming_block(std::int32_t t);

    [[nodiscard]] bool inserted() const noexcept { return tape_ != nullptr; }
    [[nodiscard]] bool playing() const noexcept { return at_.playing; }
    [[nodiscard]] bool high() const noexcept { return at_.high; }
    [[nodiscard]] bool at_end() const noexcept { return at_.phase == Phase::Ended; }
    /// Returns the block at the present position, 0 .. blocks().
    [[nodiscard]] std::size_t block() const noexcept { return at_.block; }
    [[nodiscard]] std::size_t blocks() const noexcept { return tape_ ? tape_->blocks.size() : 0; }
    /// Null without a tape.
    [[nodiscard]] const loaders::Tape* tape() const noexcept { return tape_.get(); }
    [[nodiscard]] std::shared_ptr<const loaders::Tape> shared_tape() const noexcept {
        return tape_;
    }
    [[nodiscard]] const loaders::TapePosition& position() const noexcept { return at_; }

    /// True for the same tape (by content) at the same position, to the T-state.
    friend bool operator==(const TapeDeck& a, const TapeDeck& b);

    /// Calls sink(std::uint64_t) with every number of the deck's state, in a fixed order.
    template <class Sink> void describe(Sink&& sink) const {
        sink(tape_ != nullptr ? 1u : 0u);
        if (tape_) {
            sink(tape_->blocks.size());
            for (const loaders::TapeBlock& block : tape_->blocks) {
                std::visit([&sink](const auto& one) { describe_block(one, sink); }, block);
            }
        }
        sink(at_.block);
        sink(static_cast<std::uint64_t>(at_.phase));
        sink(at_.pulses_left);
        sink(at_.byte);
        sink(at_.bit);
        sink(static_cast<std::uint64_t>(at_.next_edge));
        sink(at_.playing ? 1u : 0u);
        sink(at_.high ? 1u : 0u);
        if (at_.hold || at_.stopped_itself || at_.loops_left != 0 || at_.call_block != 0) {
            sink(at_.hold ? 1u : 0u);
            sink(at_.stopped_itself ? 1u : 0u);
            sink(at_.loop_block);
            sink(at_.loops_left);
            sink(at_.call_block);
            sink(at_.calls_begun);
        }
    }

  private:
    /// Larger than the first number of a DataBlock, so that no two kinds of blocks are alike.
    enum Mark : std::uint64_t { Pulses = 1ULL << 32, Silence, Control, Info };

    template <class Sink> static void describe_block(const loaders::DataBlock& block, Sink&& sink) {
        sink(block.pilot_tstates);
        sink(block.pilot_pulses);
        sink(block.sync1_tstates);
        sink(block.sync2_tstates);
        sink(block.zero_tstates);
        sink(block.one_tstates);
        sink(block.last_byte_bits);
        sink(block.pause_tstates);
        sink(block.bytes.size());
        for (const std::uint8_t byte : block.bytes) {
            sink(byte);
        }
    }
    template <class Sink>
    static void describe_block(const loaders::PulseBlock& block, Sink&& sink) {
        sink(Mark::Pulses);
        sink(block.runs.size());
        for (const loaders::PulseRun& run : block.runs) {
            sink(run.tstates);
            sink(run.count);
            sink(static_cast<std::uint64_t>(run.first));
        }
        sink(block.pause_tstates);
        sink(block.holds_level ? 1u : 0u);
    }
    template <class Sink>
    static void describe_block(const loaders::PauseBlock& block, Sink&& sink) {
        sink(Mark::Silence);
        sink(block.tstates);
    }
    template <class Sink>
    static void describe_block(const loaders::ControlBlock& block, Sink&& sink) {
        sink(Mark::Control);
        sink(static_cast<std::uint64_t>(block.kind));
        sink(block.numbers.size());
        for (const std::int32_t number : block.numbers) {
            sink(static_cast<std::uint64_t>(number));
        }
    }
    template <class Sink> static void describe_block(const loaders::InfoBlock&, Sink&& sink) {
        sink(Mark::Info); // texts do not change what a machine does
    }

    void pass_edges(std::int32_t t, std::vector<TapeEdge>& edges);
    bool pass_silence(loaders::TapePosition& at) const;
    loaders::TapePlayer player() { return {*tape_, at_, is_48k_}; }

    std::shared_ptr<const loaders::Tape> tape_;
    loaders::TapePosition at_;
    bool is_48k_ = true;
    /// Blocks without sound that no sound has made up for. Not part of the state: no real tape has
    /// so many of them that it matters.
    std::int64_t silent_steps_ = 0;
};

} // namespace zx::machine
