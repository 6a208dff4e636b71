// SZX (zx-state) 1.5: a machine's whole state as chunks of four letters, a size and data.
//
// Written: CRTR, Z80R, SPCR, AY, KEYB, JOY, AMXM (if a mouse is fitted), RAMP (packed), TAPE (the
// tape itself, as TZX or CSW, packed), and FRIV, a chunk of this program:
//
//   u8 version (1); u8 Q, u8 LD A,I flag, u8 prefix; u64 frames; u8 deck flags (1 auto-start, 2
//   started by it, 4 held, 8 wanted); u32 EAR reads; u8 frames asking, u8 frames idle; u8 has a
//   position; then the fields of TapePosition.
//
// Source: Spectaculator's "zx-state file format"; for TAPE and the joystick numbers libspectrum.
// Chunks of other hardware are skipped with a warning.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "loaders/snapshot.hpp"

namespace zx::loaders {

[[nodiscard]] Result<Snapshot> parse_szx(std::span<const std::uint8_t> bytes);
[[nodiscard]] Result<std::vector<std::uint8_t>> write_szx(const Snapshot& snapshot);

} // namespace zx::loaders
