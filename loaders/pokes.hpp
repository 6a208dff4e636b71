// .pok files: changes to a game's memory, as named trainers.
//
//   Nname                          a trainer
//   M bank address value original  a poke of it; Z instead of M: its last one
//   Y                              the end of the file
//
// Numbers are decimal. bank: 0 to 7, or 8 for the memory that is paged in; value: 0 to 255, or 256
// for a number that the user is asked for; original: what is there before, 0 if not known. Source:
// the files in circulation, and Fuse's reader.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/error.hpp"

namespace zx::loaders {

struct Poke {
    /// Empty: the memory that is paged in.
    std::optional<std::uint8_t> bank;
    std::uint16_t address = 0;
    /// Empty: the user chooses it.
    std::optional<std::uint8_t> value;
    std::uint8_t original = 0;

    friend bool operator==(const Poke&, const Poke&) = default;
};

struct Trainer {
    std::string name;
    std::vector<Poke> pokes;
};

/// Returns the trainers, each with at least one poke. Errors: BadValue with the number of the line
/// in the message and its byte offset, or Empty.
[[nodiscard]] Result<std::vector<Trainer>> parse_pokes(std::span<const std::uint8_t> bytes);

} // namespace zx::loaders
