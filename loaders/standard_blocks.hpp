// Finds the blocks that a ROM's SAVE wrote in a recording of pulses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "loaders/tape.hpp"
#include "loaders/tape_player.hpp"

namespace zx::loaders {

/// What counts as a standard block.
struct BlockSearch {
    /// How far a bit may be from the ROM's length, in percent. Single pulses may be farther, because
    /// sounds have whole samples.
    unsigned percent;
    /// The pilot tone has exactly the ROM's number of pulses, or up to four more or fewer. False:
    /// any number that the ROM's LOAD accepts.
    bool whole_pilot;
};

/// For pulses that an exact machine has made: contention may lengthen them a little.
inline constexpr BlockSearch ExactSearch{6, true};
/// For sound files, whose tape may run at another speed.
inline constexpr BlockSearch SoundSearch{25, false};

/// A recording as blocks, in the order of the recording.
struct FoundBlocks {
    /// Blocks with the ROM's times, and other signals as blocks of pulses. The silence after a
    /// block is its pause, at most LongestKeptPause; the silence before the first one is left out.
    std::vector<TapeBlock> blocks;
    std::size_t standard_blocks = 0;
    /// Pulses outside the standard blocks, without single clicks, which are left out.
    std::size_t other_pulses = 0;
};

/// Five seconds: a recording may hold minutes in which nothing was saved.
inline constexpr std::uint64_t LongestKeptPause = 17'500'000;

[[nodiscard]] FoundBlocks find_standard_blocks(const FlatTape& recording,
                                               const BlockSearch& search);

} // namespace zx::loaders
