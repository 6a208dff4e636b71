// Builds files byte by byte, so that a test shows the input of the parser. Shares no code with
// loaders/.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace builders {

using Bytes = std::vector<std::uint8_t>;

[[nodiscard]] Bytes join(std::initializer_list<Bytes> parts);
/// Returns the byte repeated count times.
[[nodiscard]] Bytes repeat(std::size_t count, std::uint8_t byte);
[[nodiscard]] Bytes text(std::string_view letters);
[[nodiscard]] Bytes first(const Bytes& bytes, std::size_t count);
[[nodiscard]] Bytes with_byte(Bytes bytes, std::size_t offset, std::uint8_t value);

/// Returns a TAP block: length, flag, data, correct checksum.
[[nodiscard]] Bytes tap_block(std::uint8_t flag, const Bytes& data);
/// Returns a TAP block: the length and exactly these bytes.
[[nodiscard]] Bytes tap_raw(const Bytes& bytes);
/// Returns the 17 bytes of a ROM header; the name is padded to 10.
[[nodiscard]] Bytes header(std::uint8_t type,
                           std::string_view name,
                           std::uint16_t length,
                           std::uint16_t parameter1,
                           std::uint16_t parameter2);
/// Returns a header and its data: a program of five bytes that starts at line 10.
[[nodiscard]] Bytes small_tape();

/// Returns a 48K SNA in which all fields differ; see builders.cpp. PC is 0x1234, pushed at SP =
/// 0x8000.
[[nodiscard]] Bytes small_sna();
/// Returns the offset in a 48K SNA of the byte at a RAM address.
[[nodiscard]] constexpr std::size_t sna_offset(std::uint16_t address) {
    return 27u + address - 0x4000u;
}

} // namespace builders
