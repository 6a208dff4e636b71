// A tape as a value: a list of blocks with the lengths of their pulses, independent of any machine.
// All times are T-states of a 3.5 MHz clock (the unit of TZX and PZX), whatever the model.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

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

struct Tape {
    std::vector<DataBlock> blocks;
    /// Messages for the user about faults that do not prevent playing ("block 2: wrong checksum").
    std::vector<std::string> warnings;

    friend bool operator==(const Tape&, const Tape&) = default;
};

} // namespace zx::loaders
