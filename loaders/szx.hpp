// SZX (zx-state) 1.5: a machine's whole state as chunks of four letters, a size and data.
//
// Written: CRTR with this program's own data (loaders/szx_parts.hpp), Z80R, SPCR, AY, KEYB, JOY,
// AMXM (if a mouse is fitted), ZXPR, RAMP (packed), and TAPE (the tape itself, as TZX or CSW,
// packed).
// The own data is in CRTR, because Fuse stops with a message at a chunk that it does not know.
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
