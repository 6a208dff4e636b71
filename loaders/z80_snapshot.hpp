// Z80 snapshots (G. Lunter), versions 1, 2 and 3; written as version 3.
//
//   30 bytes of registers (A before F, unlike SNA); version 1: 48K of RAM follows.
//   PC = 0: u16 length (23: version 2, 54 or 55: version 3), PC, hardware, ports, AY, T-states;
//   then to the end of the file blocks of u16 length (0xffff: 16384 bytes, not packed), u8 page.
//   Packed: 0xed 0xed count byte.
//
// Sources: Lunter's description; libspectrum for the hardware numbers and the T-state counter.
// Not stored by the format: HALT (PC is set back to it), MEMPTR, Q, the delay after EI.
// Not read: the ROMs of interfaces, the joystick (a file always names one), programs after the
// snapshot (SLT).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "loaders/likeness.hpp"
#include "loaders/snapshot.hpp"

namespace zx::loaders {

/// Recognises versions 2 and 3 by their header and the chain of their blocks. Version 1 has no mark
/// at all.
[[nodiscard]] Likeness sniff_z80(std::span<const std::uint8_t> bytes);
[[nodiscard]] Result<Snapshot> parse_z80(std::span<const std::uint8_t> bytes);
[[nodiscard]] Result<std::vector<std::uint8_t>> write_z80(const Snapshot& snapshot);

} // namespace zx::loaders
