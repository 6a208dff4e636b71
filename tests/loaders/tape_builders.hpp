// TZX, PZX and CSW tapes built byte by byte. Shares no code with loaders/.
#pragma once

#include "tests/loaders/builders.hpp"

namespace builders {

/// Little-endian numbers.
[[nodiscard]] Bytes u16(unsigned value);
[[nodiscard]] Bytes u24(unsigned value);
[[nodiscard]] Bytes u32(unsigned value);

/// A header of version 1.20 and the blocks.
[[nodiscard]] Bytes tzx(std::initializer_list<Bytes> blocks);
/// Block 0x10 with a right checksum.
[[nodiscard]] Bytes tzx_standard(std::uint8_t flag, const Bytes& data, unsigned pause_ms = 1000);
/// Block 0x11 with pulses of 100, 200, 300; bits of 10 and 20; a pilot of 3 pulses.
[[nodiscard]] Bytes tzx_turbo(std::uint8_t used_bits, const Bytes& data, unsigned pause_ms = 0);
[[nodiscard]] Bytes tzx_tone(unsigned tstates, unsigned count);
/// A tape with a block of every number that the format describes.
[[nodiscard]] Bytes tzx_of_everything();

/// CSW versions 1 and 2 (not packed) with this stream, at a rate in Hz.
[[nodiscard]] Bytes csw1(unsigned rate, const Bytes& stream, std::uint8_t flags = 0);
[[nodiscard]] Bytes csw2(unsigned rate, const Bytes& stream, std::uint8_t flags = 0);

} // namespace builders
