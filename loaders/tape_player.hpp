// Walks through a tape pulse by pulse. machine/tape_deck.hpp plays these pulses in time; writers of
// recordings list them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/error.hpp"
#include "loaders/tape.hpp"

namespace zx::loaders {

/// Moves a position on a tape. Both must outlive the player.
class TapePlayer {
  public:
    /// is_48k: Stop48 blocks stop the tape.
    TapePlayer(const Tape& tape, TapePosition& at, bool is_48k)
        : tape_(tape), at_(at), is_48k_(is_48k) {}

    /// Moves to the start of a block; the number after the last block is the tape's end.
    void seek(std::size_t block);
    /// Moves to the next pulse, over as many blocks as it takes: sets the level and returns the
    /// pulse's length in T-states. A stop block on the way sets stopped_itself. Loops and jumps
    /// without sound end the tape after a while.
    [[nodiscard]] std::int64_t next_pulse();
    /// Moves to the end of the tape.
    void end();
    /// Returns how many blocks this player has finished or skipped.
    [[nodiscard]] std::uint64_t steps() const { return steps_; }

  private:
    void enter_block();
    void enter_control(const ControlBlock& block);
    void jump(std::int64_t offset, std::uint64_t from);
    std::int64_t edge(TapePosition::Phase phase, std::int64_t length);
    [[nodiscard]] std::int64_t pulse_in_block();
    [[nodiscard]] std::int64_t data_pulse(const DataBlock& block);
    [[nodiscard]] std::int64_t run_pulse(const PulseBlock& block);
    [[nodiscard]] std::int64_t after_sound(std::uint64_t pause, bool holds_level);
    [[nodiscard]] std::uint64_t pause() const;
    [[nodiscard]] std::size_t blocks() const { return tape_.blocks.size(); }

    const Tape& tape_;
    TapePosition& at_;
    bool is_48k_;
    std::uint64_t steps_ = 0;
};

/// True if a player of this tape can be at this position.
[[nodiscard]] bool is_possible(const Tape& tape, const TapePosition& position);

/// Blocks without sound, or pulses of length 0, after which a tape ends. More than any tape has in
/// a row; only loops and jumps reach it.
inline constexpr int MostSilentSteps = 200'000;
/// Sound of this length makes up for one of them, so that a loop of many silent blocks and a short
/// pulse ends, too.
inline constexpr std::int64_t TstatesPerSilentStep = 64;

/// The levels of a whole tape: each stretch is the opposite of the one before it.
struct FlatTape {
    bool starts_high = false;
    std::vector<std::uint32_t> lengths;
};

/// Plays a tape to its end, over all stops. Error: TooLarge if it has more than this number of
/// pulses, passes over more than twice as many blocks and pulses, or does not end.
[[nodiscard]] Result<FlatTape> play_tape(const Tape& tape, std::size_t most_pulses = MaxTapeRuns);

} // namespace zx::loaders
