// The characters that a machine can print at present, found by their bitmaps.
//
// Three sets are read from memory, in this order; of two equal bitmaps the first one counts. Bold forms of
// the first two follow: each row combined with itself one pixel further right, or left.
//
//   1  the 96 characters at CHARS + 256                    codes 0x20 to 0x7f
//   2  the 96 characters at 0x3d00 of the ROM              codes 0x20 to 0x7f
//   3  the 21 user-defined graphics at UDG                 codes 0x90 to 0xa4
//
// CHARS is the word at 0x5c36, UDG that at 0x5c7b. On models with several ROM pages not every page
// has characters at 0x3d00: the editor of a 128K prints with those of the page that is not paged
// in. The page that is paged in has priority over the others; pages without a character set are
// skipped.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "machine/machine.hpp"

namespace zx::machine {

/// Eight pixel rows of a character cell, the top one in the highest byte, bit 7 of a byte leftmost.
using Glyph = std::uint64_t;

/// The character that a cell shows.
struct Character {
    /// Spectrum code: 0x20..0x7f, or 0x90..0xa4 for the user-defined graphics A to U.
    std::uint8_t code = 0;
    bool inverse = false;
    friend bool operator==(const Character&, const Character&) = default;
};

/// A copy of the sets, taken from memory when the object is made.
class CharacterSets {
  public:
    explicit CharacterSets(const Machine& machine);
    /// Returns the character of a bitmap. Plain characters have priority over inverse ones. A cell
    /// without a dot is a blank, a cell with all dots an inverse blank.
    [[nodiscard]] std::optional<Character> find(Glyph glyph) const;
    /// Adds a character, unless its bitmap is that of another one.
    void add(Glyph glyph, Character character) { known_.try_emplace(glyph, character); }

  private:
    template <class Peek> void add_set(Peek peek, std::uint16_t base, int first, int count);
    void add_rom_sets(const Machine& machine, std::uint16_t base);
    void add_bold_forms();

    std::unordered_map<Glyph, Character> known_;
};

} // namespace zx::machine
