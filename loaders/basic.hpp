// BASIC listings (.bas): a program as text, in the syntax of zmakebas, and as the Spectrum stores it.
//
//   A line: number, high byte first; length of the rest, low byte first; statements; 0x0d.
//   After each number in a statement: 0x0e and its five bytes (loaders/basic_number.hpp).
//
// Text: a line of BASIC each line; \ at the end continues it. Lines that begin with # are comments.
// If the first line has no number, no line has: lines are numbered, @label: at the start of a line
// names it, and @label stands for its number.
//
//   #program NAME       the name on the tape, up to 10 characters
//   #autostart LINE     where the program starts after LOAD; also @label
//   #lines FIRST STEP   how lines without numbers are numbered (10 2)
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "loaders/likeness.hpp"
#include "loaders/media.hpp"

namespace zx::loaders {

/// The highest number of a line.
inline constexpr int MaxBasicLine = 9999;

struct BasicProgram {
    /// Up to 10 Spectrum characters.
    std::string name;
    std::optional<std::uint16_t> autostart;
    /// The lines as they are in memory.
    std::vector<std::uint8_t> lines;
};

/// Reads a listing. Errors name line and column.
[[nodiscard]] Result<BasicProgram> read_listing(std::string_view text);

/// Writes a program as a listing that read_listing() turns into the same program. Not kept: spaces
/// between words, numbers that differ by the last of their 32 bits, and the values that FN has left
/// in DEF FN. Lines that do not fit the end of the program are an error: Corrupt.
[[nodiscard]] Result<std::string> write_listing(const BasicProgram& program);

/// Returns the first program on a tape. Error: NotFound.
[[nodiscard]] Result<BasicProgram> program_of(const Tape& tape);
/// Returns the program in memory, by the system variables PROG and VARS. Error: NotFound.
[[nodiscard]] Result<BasicProgram> program_of(const Snapshot& snapshot);

/// Size for a text of which each line has a number; it has no other mark.
[[nodiscard]] Likeness sniff_basic(std::span<const std::uint8_t> bytes);
/// Returns a tape with the program of a listing.
[[nodiscard]] Result<Tape> parse_basic(std::span<const std::uint8_t> bytes);
/// Writes the program of a tape or snapshot.
[[nodiscard]] Result<std::vector<std::uint8_t>> write_basic(const Media& media);

} // namespace zx::loaders
