// SNA: 27 bytes of registers and the RAM from 0x4000 to 0xffff, uncompressed (49,179 bytes). The
// 128K form adds PC, port 0x7ffd, a TR-DOS flag and the banks that were not paged in. A +2 is
// written as a 128K; a +2A cannot be stored.
//
// Limits of the 48K form: PC has no field but is on the machine's stack. Writing a snapshot
// therefore overwrites the two bytes below SP, and reading it leaves them as they are. IFF1 has no
// field (IFF2 stands for both), nor have MEMPTR, the delay after EI and the position within the
// frame. HALT is stored as PC at the instruction itself, which halts again when the snapshot runs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "loaders/snapshot.hpp"

namespace zx::loaders {

inline constexpr std::size_t Sna48Bytes = 49'179;
/// The size of the 128K form with five further banks, and with six if the bank paged in at 0xc000
/// is one of the two fixed ones.
inline constexpr std::size_t Sna128Bytes = 131'103;
inline constexpr std::size_t Sna128LongBytes = 147'487;

/// Recognises an SNA by its size; the format has no signature.
[[nodiscard]] bool sniff_sna(std::span<const std::uint8_t> bytes);
[[nodiscard]] Result<Snapshot> parse_sna(std::span<const std::uint8_t> bytes);

/// Writes a 16K machine with 0xff for the missing RAM; it reads back as a 48K. Error: BadValue if
/// PC cannot be pushed because SP - 2 is outside RAM.
[[nodiscard]] Result<std::vector<std::uint8_t>> write_sna(const Snapshot& snapshot);

} // namespace zx::loaders
