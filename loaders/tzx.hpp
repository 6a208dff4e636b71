// TZX 1.20: a tape as blocks with their own times, pulses, recordings, flow control and texts.
//
//   "ZXTape!" 0x1a, major, minor; then blocks of u8 number and a body that depends on it.
//
// A pulse is played at the present level, which then changes. A pause ends the last pulse with an
// edge and is low. Times are T-states of 3.5 MHz on every model.
//
// Sources: "TZX format" revision 1.20; for the symbol flags of block 0x19 and the number of used
// bits also libspectrum and pzxtools, which agree with it.
// Skipped with a warning: C64 blocks, emulation info, snapshots, unknown blocks with a length.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "loaders/tape.hpp"

namespace zx::loaders {

[[nodiscard]] Result<Tape> parse_tzx(std::span<const std::uint8_t> bytes);
/// Writes every block. Pulses become tones and lists of pulses, or, if one is longer than 65535
/// T-states, a recording at 3.5 MHz.
[[nodiscard]] Result<std::vector<std::uint8_t>> write_tzx(const Tape& tape);

} // namespace zx::loaders
