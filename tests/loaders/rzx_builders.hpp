// RZX recordings built byte by byte. Shares no code with loaders/.
#pragma once

#include "tests/loaders/builders.hpp"

namespace builders {

/// A block: its kind, its length with the five bytes of this head, and its data.
[[nodiscard]] Bytes rzx_block(std::uint8_t kind, const Bytes& data);
[[nodiscard]] Bytes rzx_header(std::uint8_t major = 0, std::uint8_t minor = 13, unsigned flags = 0);
[[nodiscard]] Bytes rzx_creator();
/// extension has at most four letters. flags: 1 external, 2 packed. size: the field, else that of
/// the data.
[[nodiscard]] Bytes
rzx_snapshot(std::string_view extension, const Bytes& data, unsigned flags = 0, long size = -1);
[[nodiscard]] Bytes
rzx_input(unsigned frames, const Bytes& data, unsigned flags = 0, unsigned tstate = 0);
/// A frame of a recording.
[[nodiscard]] Bytes rzx_frame(unsigned fetches, const Bytes& inputs);
/// A frame with the inputs of the one before it.
[[nodiscard]] Bytes rzx_repeat(unsigned fetches);
/// Creator, a 48K SNA and three frames.
[[nodiscard]] Bytes small_rzx();

} // namespace builders
