// The 17-byte header that the ROM's SAVE writes before each data block, and its meaning.
//
//   0 type, 1-10 name, 11 length of the data block, 13 parameter 1, 15 parameter 2 (words, low byte
//   first)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "loaders/tape.hpp"

namespace zx::loaders {

inline constexpr std::uint8_t HeaderFlag = 0x00;
inline constexpr std::uint8_t DataFlag = 0xff;
inline constexpr std::size_t TapeHeaderBytes = 17;
/// Includes flag and checksum.
inline constexpr std::size_t HeaderBlockBytes = TapeHeaderBytes + 2;
inline constexpr std::uint8_t HighestHeaderType = 3;

enum class HeaderType : std::uint8_t { Program, NumberArray, CharacterArray, Code };

struct TapeHeader {
    HeaderType type = HeaderType::Program;
    /// Spectrum character codes, padded with spaces.
    std::array<std::uint8_t, 10> name{};
    /// Length of the data block that follows, without flag and checksum.
    std::uint16_t length = 0;
    /// Program: autostart line (none if bit 14 or 15 is set). Code: start address. Arrays: variable
    /// in the high byte.
    std::uint16_t parameter1 = 0;
    /// Program: length without variables. Code: 32768.
    std::uint16_t parameter2 = 0;

    friend bool operator==(const TapeHeader&, const TapeHeader&) = default;
};

/// Returns the header in a block, or nothing if the block is not a header. The checksum is ignored.
[[nodiscard]] std::optional<TapeHeader> read_tape_header(const DataBlock& block);
[[nodiscard]] std::array<std::uint8_t, TapeHeaderBytes> write_tape_header(const TapeHeader& header);

/// Returns the line at which a program starts after LOAD, by the ROM's rule: (high byte AND 0xc0) =
/// 0.
[[nodiscard]] std::optional<std::uint16_t> autostart_line(const TapeHeader& header);
/// True for CODE 16384,6912: a picture for the screen.
[[nodiscard]] bool is_screen(const TapeHeader& header);

/// Returns Spectrum characters as UTF-8 without trailing spaces; codes that print nothing or a
/// keyword become '?'.
[[nodiscard]] std::string printable(std::span<const std::uint8_t> characters);

/// "Program", "number array", "character array", "bytes".
[[nodiscard]] const char* type_name(HeaderType type);

} // namespace zx::loaders
