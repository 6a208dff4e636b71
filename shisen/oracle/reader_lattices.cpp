// The reader, part: other ways to tell tiles, if marks make tiles look like others.
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "shisen/oracle/board_finder.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/reader.hpp"
#include "shisen/oracle/reading_proof.hpp"
#include "shisen/oracle/whole_tiles.hpp"

namespace shisen::oracle {

using zx::oracle::Lockstep;

namespace {

/// New boards on which marked tiles must be read rightly.
constexpr int BoardsOfProof = 6;

/// Another way to tell tiles.
struct Way {
    bool coloured;
    bool full_cells;
    /// A mark may swap the colours of a tile.
    bool swapped;
    /// A mark may cover the cells that tell the kinds apart.
    bool whole = false;
    /// A mark may make a tile look like the inverse of another one.
    bool solid = false;
};

/// Returns the lattice for this way to tell tiles; nothing if it is the same one or shows no full board.
std::optional<zx::oracle::Lattice>
lattice_of(const Way& way, zx::oracle::Lattice lattice, const zx::oracle::Screen& screen) {
    const bool has_colours = lattice.coloured || way.coloured;
    if ((way.swapped && !has_colours) || (lattice.coloured && way.coloured)) {
        return std::nullopt;
    }
    if (way.whole) {
        const auto tiles = whole_tiles(screen, lattice);
        if (!tiles) {
            return std::nullopt;
        }
        lattice = *tiles;
    }
    lattice.near = {};
    lattice.coloured = has_colours;
    lattice.full_cells = way.full_cells;
    lattice.solid = way.solid;
    lattice.inks = way.swapped ? zx::oracle::inks_of_tiles(lattice, screen) : lattice.inks;
    return shows_full_board(screen, lattice) ? std::optional(lattice) : std::nullopt;
}

} // namespace

void Reader::learn_other_lattices(Lockstep& lockstep, const zx::oracle::Screen& screen) {
    constexpr int FewBoards = 3;
    constexpr std::int64_t MostFrames = 60'000; // for programs that take seconds for a key
    const auto frames = std::make_shared<std::int64_t>(0);
    const auto goes_on = [&] { return *frames < MostFrames; };
    lockstep.count_frames(frames);
    if (alphabet_.tiles_mistaken() ||
        !reads_marked_tiles(lockstep, lattice_, alphabet_, FewBoards, goes_on)) {
        *frames = 0;
        try_other_lattices(lockstep, screen, goes_on);
    }
    lockstep.count_frames(nullptr);
}

void Reader::learn_whole_tiles(Lockstep& lockstep, const zx::oracle::Screen& screen) {
    const bool looks_empty = alphabet_.tiles_look_empty();
    const int several = alphabet_.drawings_of_several_kinds();
    if (known_marks() == static_cast<int>(MarkCount) && !looks_empty && several == 0) {
        return;
    }
    const auto whole = whole_tiles(screen, lattice_);
    const auto proved = [&](const Reader& reader) {
        return reads_marked_tiles(lockstep, reader.lattice_, reader.alphabet_, BoardsOfProof);
    };
    std::optional<Reader> with_fewer_marks;
    // A mark may invert some cells of a tile.
    for (const bool solid : {false, true}) {
        Reader other = *this;
        other.lattice_ = whole.value_or(lattice_);
        other.lattice_.solid |= solid;
        if (!whole || other.lattice_ == lattice_ || !shows_full_board(screen, other.lattice_) ||
            (solid && other.lattice_.solid == whole->solid)) {
            continue;
        }
        other.learn_marks(lockstep, std::nullopt);
        if (other.alphabet_.tiles_look_empty()) {
            continue;
        }
        const int several_now = other.alphabet_.drawings_of_several_kinds();
        const bool is_surer = looks_empty || several_now < several;
        const bool shows_more = other.known_marks() > known_marks();
        if ((shows_more || (is_surer && other.known_marks() == known_marks())) &&
            (!solid || proved(other))) {
            *this = std::move(other);
            return;
        }
        if (several > 0 && several_now == 0 && other.knows_cursor() && !with_fewer_marks) {
            with_fewer_marks = std::move(other);
        }
    }
    // Boards that are read rightly are worth more than a mark.
    if (with_fewer_marks && !proved(*this) && proved(*with_fewer_marks)) {
        *this = std::move(*with_fewer_marks);
    }
}

void Reader::learn_unaligned_tiles(Lockstep& lockstep) {
    if (lattice_.pixels || (knows_cursor() && knows_selection())) {
        return;
    }
    const auto unaligned = unaligned_board_shown(lockstep);
    if (!unaligned) {
        return;
    }
    const zx::oracle::TileLooks looks = lockstep.tile_looks();
    Reader other = *this;
    other.lattice_ = *unaligned;
    lockstep.set_tile_looks(zx::oracle::ways_to_read(other.lattice_));
    zx::oracle::TileLooks unaligned_looks =
        zx::oracle::looks_of_tiles(lockstep.screen(), other.lattice_);
    unaligned_looks.patient_frames = looks.patient_frames;
    lockstep.set_tile_looks(std::move(unaligned_looks));
    const zx::oracle::Screen screen = lockstep.screen();
    other.learn_marks(lockstep, std::nullopt);
    if (other.knows_cursor() && !other.lattice_.solid) {
        other.learn_other_lattices(lockstep, screen);
        other.learn_whole_tiles(lockstep, screen);
    }
    if (other.known_marks() > known_marks() && other.reads_unusual_tiles(lockstep)) {
        *this = std::move(other);
    } else {
        lockstep.set_tile_looks(looks);
    }
}

bool Reader::reads_solid_tiles(Lockstep& lockstep) {
    if (reads_marked_tiles(lockstep, lattice_, alphabet_, BoardsOfProof)) {
        return true;
    }
    const zx::oracle::Screen screen = lockstep.screen();
    const auto whole = whole_tiles(screen, lattice_);
    for (const bool solid : {false, true}) {
        if (!whole) {
            break;
        }
        Reader other = *this;
        other.lattice_ = *whole;
        other.lattice_.solid = solid;
        other.lattice_.full_cells = !solid;
        if (!shows_full_board(screen, other.lattice_)) {
            continue;
        }
        other.learn_marks(lockstep, std::nullopt);
        if (!other.alphabet_.tiles_look_empty() && other.known_marks() >= known_marks() &&
            reads_marked_tiles(lockstep, other.lattice_, other.alphabet_, BoardsOfProof)) {
            *this = std::move(other);
            return true;
        }
    }
    return false;
}

void Reader::try_other_lattices(Lockstep& lockstep,
                                const zx::oracle::Screen& screen,
                                const std::function<bool()>& goes_on) {
    constexpr std::array Ways{Way{false, false, false, false, true},
                              Way{false, true, false},
                              Way{true, false, false},
                              Way{false, false, true},
                              Way{false, true, true},
                              Way{true, true, false},
                              Way{true, false, true},
                              Way{true, true, true},
                              Way{false, false, false, true}};
    for (const Way& way : Ways) {
        if (!goes_on()) {
            return;
        }
        const auto lattice = lattice_of(way, lattice_, screen);
        if (!lattice || (way.solid && !alphabet_.tiles_mistaken())) {
            continue;
        }
        Reader other = *this;
        other.lattice_ = *lattice;
        other.learn_marks(lockstep, std::nullopt);
        if (other.alphabet_.tiles_look_empty() || other.known_marks() < known_marks() ||
            (way.solid && other.alphabet_.tiles_mistaken())) {
            continue;
        }
        // Whole tiles that show more marks are better, even if some marked tiles cannot be read.
        const bool shows_more = way.whole && other.known_marks() > known_marks();
        if (shows_more ||
            reads_marked_tiles(lockstep, other.lattice_, other.alphabet_, BoardsOfProof)) {
            *this = std::move(other);
            return;
        }
    }
}

} // namespace shisen::oracle
