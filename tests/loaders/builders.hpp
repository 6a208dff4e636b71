// Files built byte by byte, so that a test shows what it feeds the parser. Shares no code with
// loaders/.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace builders {

using Bytes = std::vector<std::uint8_t>;

[[nodiscard]] Bytes join(std::initializer_list<Bytes> parts);
/// The byte count times over.
[[nodiscard]] Bytes repeat(std::size_t count, std::uint8_t byte);
[[nodiscard]] Bytes text(std::string_view letters);
[[nodiscard]] Bytes first(const Bytes& bytes, std::size_t count);
[[nodiscard]] Bytes with_byte(Bytes bytes, std::size_t offset, std::uint8_t value);

/// A TAP block: length, flag, data, right checksum.
[[nodiscard]] Bytes tap_block(std::uint8_t flag, const Bytes& data);
/// A TAP block of these very bytes behind its length.
[[nodiscard]] Bytes tap_raw(const Bytes& bytes);
/// The 17 bytes of a ROM header; name is padded to 10.
[[nodiscard]] Bytes header(std::uint8_t type,
                           std::string_view name,
                           std::uint16_t length,
                           std::uint16_t parameter1,
                           std::uint16_t parameter2);
/// A header and its data: a program of five bytes that starts itself at line 10.
[[nodiscard]] Bytes small_tape();

/// A 48K SNA whose fields are all different: see builders.cpp. PC is 0x1234, pushed at SP = 0x8000.
[[nodiscard]] Bytes small_sna();
/// The offset in a 48K SNA of the byte at an address of RAM.
[[nodiscard]] constexpr std::size_t sna_offset(std::uint16_t address) {
    return 27u + address - 0x4000u;
}

} // namespace builders
