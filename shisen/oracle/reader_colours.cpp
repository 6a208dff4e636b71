// The part of Reader for tapes that draw some boards in other colours than the first one.
#include <array>

#include "machine/screen_text.hpp"
#include "shisen/oracle/reader.hpp"
#include "shisen/oracle/seen_board.hpp"
#include "ula/display_file.hpp"

namespace shisen::oracle {

namespace {

constexpr int LinesPerCell = 8;
constexpr std::uint8_t AllBits = 0xff;
constexpr std::uint8_t WithoutInk = 0xf8;

} // namespace

std::optional<Reader::TileColours> Reader::colours_of_tiles(const zx::oracle::Screen& screen,
                                                            std::uint8_t mask) const {
    constexpr int Of = 4; // three tiles of four
    std::array<int, 256> counts{};
    const auto seen = see_board(screen, lattice_, alphabet_);
    const int tiles = seen ? seen->board.tiles() : 0;
    for (const Cell cell : cells_of(ClassicSize)) {
        if (seen && seen->board.occupied(cell)) {
            ++counts[screen.at(lattice_.place(cell.column, cell.row)).attribute & mask];
        }
    }
    for (std::size_t attribute = 0; attribute < counts.size(); ++attribute) {
        if (tiles >= FewestTilesForColours && counts[attribute] * Of >= tiles * (Of - 1)) {
            return TileColours{static_cast<std::uint8_t>(attribute), mask};
        }
    }
    return std::nullopt;
}

void Reader::learn_colours(const zx::machine::Machine& machine) {
    const zx::oracle::Screen screen = zx::oracle::read_screen(machine);
    colours_ = lattice_.pixels ? std::nullopt : colours_of_tiles(screen, AllBits);
    if (!colours_ && !lattice_.pixels) {
        colours_ = colours_of_tiles(screen, WithoutInk);
    }
}

Reader::Colours Reader::colours_shown(const zx::machine::Machine& machine) const {
    if (!colours_) {
        return Colours::Usual;
    }
    // Reading which places have tiles takes longer.
    const auto bytes = zx::machine::screen_bytes(machine);
    int usual = 0;
    for (const Cell cell : cells_of(ClassicSize)) {
        const auto place = lattice_.place(cell.column, cell.row);
        const int offset = zx::ula::attribute_offset(place.row * LinesPerCell) + place.column;
        usual += (bytes[static_cast<std::size_t>(offset)] & colours_->mask) == colours_->attribute
                     ? 1
                     : 0;
    }
    if (usual >= ClassicSize.cells() - FewestTilesForColours) {
        return Colours::Usual;
    }
    const auto shown = colours_of_tiles(zx::oracle::read_screen(machine), colours_->mask);
    return !shown                                    ? Colours::Unclear
           : shown->attribute == colours_->attribute ? Colours::Usual
                                                     : Colours::Other;
}

std::optional<Reader> Reader::with_other_colours(zx::oracle::Lockstep& lockstep) const {
    Reader other = *this;
    other.learn_look(lockstep, std::nullopt);
    other.learn_colours(lockstep.machine());
    const bool useful =
        other.known_marks() >= known_marks() && alphabet_.same_kinds(other.alphabet_);
    return useful ? std::optional(std::move(other)) : std::nullopt;
}

} // namespace shisen::oracle
