// A tape as a value: a list of blocks with the lengths of their pulses, independent of any machine.
// A block of bytes, a block of pulses and a pause are heard; the others direct the player or inform
// the user.
// All times are T-states of a 3.5 MHz clock (the unit of TZX and PZX), whatever the model.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/model.hpp"

namespace zx::loaders {

/// A block of bytes for ROM-like loaders: pilot tone, two sync pulses, bits (two equal pulses each,
/// most significant first), then silence. The defaults are the 48K ROM's figures.
struct DataBlock {
    std::uint16_t pilot_tstates = 2168;
    /// 8063 for a header (flag byte below 128), 3223 for data.
    std::uint32_t pilot_pulses = 8063;
    std::uint16_t sync1_tstates = 667;
    std::uint16_t sync2_tstates = 735;
    std::uint16_t zero_tstates = 855;
    std::uint16_t one_tstates = 1710;
    /// Used bits of the last byte, 1..8.
    std::uint8_t last_byte_bits = 8;
    /// Silence after the block, in T-states.
    std::uint64_t pause_tstates = 3'500'000;
    /// Flag byte, data, checksum.
    std::vector<std::uint8_t> bytes;

    friend bool operator==(const DataBlock&, const DataBlock&) = default;
};

/// How the first pulse of a run begins.
enum class Edge : std::uint8_t {
    Flip, ///< with the opposite of the present level
    Hold, ///< with the present level: it lengthens the pulse before it
    Low,
    High,
};

/// Equal pulses, one after the other. After the first, each begins by inverting the level. A length
/// of 0 only inverts.
struct PulseRun {
    std::uint32_t tstates = 0;
    std::uint32_t count = 0;
    Edge first = Edge::Flip;

    friend bool operator==(const PulseRun&, const PulseRun&) = default;
};

/// Pulses of any lengths: tones, recordings, data of unusual form.
struct PulseBlock {
    std::vector<PulseRun> runs;
    std::uint64_t pause_tstates = 0;
    /// The next block begins at the level of the last pulse, as after a recording of levels.
    bool holds_level = false;

    friend bool operator==(const PulseBlock&, const PulseBlock&) = default;
};

/// Silence: the last pulse ends with an edge, then the level is low.
struct PauseBlock {
    std::uint64_t tstates = 0;

    friend bool operator==(const PauseBlock&, const PauseBlock&) = default;
};

/// A block that directs the player. Offsets are in blocks, relative to this one.
struct ControlBlock {
    enum class Kind : std::uint8_t {
        Stop,
        Stop48,     ///< stops if the machine is a 16K or 48K
        SetLevel,   ///< numbers: 0 low, 1 high
        GroupStart, ///< texts: its name
        GroupEnd,
        Jump,      ///< numbers: the offset
        LoopStart, ///< numbers: how often the blocks up to LoopEnd are played
        LoopEnd,
        Call, ///< numbers: offsets of the blocks that are called in turn
        Return,
        Select, ///< numbers: offsets; texts: what the user chooses. The player goes on after it.
    };
    Kind kind = Kind::Stop;
    std::vector<std::int32_t> numbers;
    std::vector<std::string> texts;

    friend bool operator==(const ControlBlock&, const ControlBlock&) = default;
};

/// A block without sound: texts, or what is kept only to be written again.
struct InfoBlock {
    /// The number of the block in TZX.
    std::uint8_t id = 0;
    /// What it says, as "field: text" or text alone.
    std::vector<std::string> texts;
    /// Its body in TZX, after the number.
    std::vector<std::uint8_t> body;

    friend bool operator==(const InfoBlock&, const InfoBlock&) = default;
};

using TapeBlock = std::variant<DataBlock, PulseBlock, PauseBlock, ControlBlock, InfoBlock>;

/// More blocks than any real tape has; the limits prevent a hostile file from using hundreds of
/// megabytes.
inline constexpr std::size_t MaxTapeBlocks = 65'536;
inline constexpr std::size_t MaxTapeRuns = 8'000'000;

struct Tape {
    std::vector<TapeBlock> blocks;
    /// Messages for the user about faults that do not prevent playing ("block 2: wrong checksum").
    std::vector<std::string> warnings;
    /// The model that the tape says it is for, if it says so.
    std::optional<Model> model;

    friend bool operator==(const Tape&, const Tape&) = default;
};

/// Where a player is on a tape, to the T-state.
struct TapePosition {
    enum class Phase : std::uint8_t { Ended, Pilot, Sync1, Sync2, Data, Tail, Pause, Pulses };

    std::uint64_t block = 0;
    Phase phase = Phase::Ended;
    /// The number of pilot pulses left, or of pulses of a run; in a bit, 1 if the second pulse is
    /// left.
    std::uint32_t pulses_left = 0;
    /// The byte, or the run, that is played.
    std::uint64_t byte = 0;
    /// The bit of the byte; 7 is played first.
    std::uint32_t bit = 7;
    /// If playing: the T-state of the frame at which the present pulse ends. If stopped: the
    /// T-states left of it.
    std::int64_t next_edge = 0;
    bool playing = false;
    bool high = false;
    /// The next pulse does not begin with an edge.
    bool hold = false;
    /// A stop block has just stopped the tape.
    bool stopped_itself = false;
    /// The first block of a loop, and the number of times it is played again.
    std::uint32_t loop_block = 0;
    std::uint32_t loops_left = 0;
    /// One more than the Call block whose sequence is played (0: none), and how many of its calls
    /// have begun.
    std::uint32_t call_block = 0;
    std::uint32_t calls_begun = 0;

    friend bool operator==(const TapePosition&, const TapePosition&) = default;
};

} // namespace zx::loaders
