// A cassette player with a tape: turns blocks into a level that changes at exact T-states.
//
//   pilot pulses | sync 1 | sync 2 | two pulses a bit | tail 945 T | low for the rest of the pause
//
// A block after a pause starts low, so that with the ROM's odd number of pilot pulses the first
// sync pulse is high and each bit begins high (PZX). With a pause of zero the signal continues: the
// next block's first pulse begins with an edge. The deck advances on demand (an EAR read, the
// frame's end), never per T-state.
//
// Not modelled: motor speed, noise, recording. Times are taken as the processor's T-states; a
// machine whose clock is not 3.5 MHz must scale them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "loaders/tape.hpp"
#include "ula/ear_mic.hpp"

namespace zx::machine {

/// A change of the level, with its T-state of the present frame.
struct TapeEdge {
    std::int32_t tstate;
    bool high;
};

class TapeDeck {
  public:
    enum class Phase : std::uint8_t { Ended, Pilot, Sync1, Sync2, Data, Tail, Pause };

    void insert(std::shared_ptr<const loaders::Tape> tape);
    void eject();
    void rewind();
    /// Moves to the start of a block; the number after the last block is the tape's end.
    void seek(std::size_t block);

    /// t: the present T-state of the frame; the tape must have been run to it.
    void play(std::int32_t t);
    void stop(std::int32_t t);

    /// Runs the tape up to and including T-state t of the frame. Edges are appended.
    void run_to(std::int32_t t, std::vector<TapeEdge>& edges) {
        if (playing_ && t >= next_edge_) {
            pass_edges(t, edges);
        }
    }
    /// Ends the frame: T-states then count from the next frame's start.
    void end_frame(std::int32_t frame_tstates);

    [[nodiscard]] bool inserted() const noexcept { return tape_ != nullptr; }
    [[nodiscard]] bool playing() const noexcept { return playing_; }
    [[nodiscard]] bool high() const noexcept { return high_; }
    [[nodiscard]] bool at_end() const noexcept { return phase_ == Phase::Ended; }
    /// Returns the block at the present position, 0 .. blocks().
    [[nodiscard]] std::size_t block() const noexcept { return block_; }
    [[nodiscard]] std::size_t blocks() const noexcept { return tape_ ? tape_->blocks.size() : 0; }

    /// True for the same tape (by content) at the same position, to the T-state.
    friend bool operator==(const TapeDeck& a, const TapeDeck& b);

    /// Calls sink(std::uint64_t) with every number of the deck's state, in a fixed order.
    template <class Sink> void describe(Sink&& sink) const {
        sink(tape_ != nullptr ? 1u : 0u);
        if (tape_) {
            describe_tape(*tape_, sink);
        }
        sink(block_);
        sink(static_cast<std::uint64_t>(phase_));
        sink(pulses_left_);
        sink(byte_);
        sink(bit_);
        sink(static_cast<std::uint64_t>(next_edge_));
        sink(playing_ ? 1u : 0u);
        sink(high_ ? 1u : 0u);
    }

  private:
    template <class Sink> static void describe_tape(const loaders::Tape& tape, Sink&& sink) {
        sink(tape.blocks.size());
        for (const loaders::DataBlock& block : tape.blocks) {
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
    }

    void pass_edges(std::int32_t t, std::vector<TapeEdge>& edges);
    [[nodiscard]] std::int64_t start_block(bool continues);
    [[nodiscard]] std::int64_t next_pulse();
    [[nodiscard]] std::int64_t data_pulse();
    [[nodiscard]] std::int64_t after_data();
    [[nodiscard]] const loaders::DataBlock& current() const { return tape_->blocks[block_]; }

    std::shared_ptr<const loaders::Tape> tape_;
    std::size_t block_ = 0;
    Phase phase_ = Phase::Ended;
    /// The number of pilot pulses left; in a bit, 1 if the second pulse is left.
    std::uint32_t pulses_left_ = 0;
    std::size_t byte_ = 0;
    /// The bit of byte_ that is played; 7 is played first.
    unsigned bit_ = 7;
    /// If playing: the T-state of the frame at which the present pulse ends. If stopped: the
    /// T-states left of it.
    std::int64_t next_edge_ = 0;
    bool playing_ = false;
    bool high_ = false;
};

} // namespace zx::machine
