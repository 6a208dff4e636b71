// Z80 and SZX snapshots built byte by byte. Shares no code with loaders/.
#pragma once

#include "tests/loaders/builders.hpp"

namespace builders {

/// The first 30 bytes of a Z80 snapshot. Every register has another value; pc = 0 announces
/// version 2 or 3. flags: byte 12.
[[nodiscard]] Bytes z80_header(std::uint16_t pc, std::uint8_t flags);
/// Version 1, not packed.
[[nodiscard]] Bytes z80_version1();
/// Version 1, packed: 49152 zeros and the end mark.
[[nodiscard]] Bytes z80_version1_packed();
/// The extra header of version 2 or 3 after the 30 bytes; extra is 23, 54 or 55.
[[nodiscard]] Bytes z80_extra(std::uint16_t extra, std::uint8_t mode, std::uint8_t flags37 = 0);
/// A block of 16384 bytes of one value, packed.
[[nodiscard]] Bytes z80_page(std::uint8_t page, std::uint8_t value);
/// A block that is not packed.
[[nodiscard]] Bytes z80_raw_page(std::uint8_t page, std::uint8_t value);
/// Version 3 of a 48K with its three pages.
[[nodiscard]] Bytes small_z80();
/// Version 3 of a 128K with its eight pages.
[[nodiscard]] Bytes small_z80_128();

/// A chunk of an SZX: four letters, its size and the data.
[[nodiscard]] Bytes szx_chunk(std::string_view id, const Bytes& data);
/// An SZX of a 16K, with one page that is not packed, and further chunks.
[[nodiscard]] Bytes small_szx(const Bytes& more = {});

} // namespace builders
