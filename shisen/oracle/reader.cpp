#include "shisen/oracle/reader.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "shisen/oracle/board_finder.hpp"
#include "shisen/oracle/kept_entry.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/mark_learner.hpp"
#include "shisen/oracle/number_learner.hpp"
#include "shisen/oracle/reading_proof.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

namespace {

/// New boards on which marked tiles must be read rightly.
constexpr int BoardsOfProof = 6;
/// Boards on which the cursor moves over all places.
constexpr int BoardsToWalk = 2;

bool shows_full_board(const zx::oracle::Screen& screen, const zx::oracle::Lattice& lattice) {
    const zx::oracle::Counts counts = counts_of_tiles(lattice, screen);
    return full_board(counts) || full_board_but_one(counts);
}

/// Returns the lattice whose tiles fill the distance to the next one, if they make a full board, too.
/// The kinds may be told by cells into which the tiles beside an empty place throw shadows. The tiles
/// may begin above or to the left of the cells that `lattice` reads.
std::optional<zx::oracle::Lattice> whole_tiles(const zx::oracle::Screen& screen,
                                               const zx::oracle::Lattice& lattice) {
    constexpr int MostCells = 8; // bits of Lattice::parts
    zx::oracle::Lattice whole = lattice;
    whole.extent_columns = lattice.pitch_columns;
    whole.extent_rows = lattice.pitch_rows;
    whole.parts = zx::oracle::Lattice::AllParts;
    whole.near = {};
    if (whole.extent_columns * whole.extent_rows > MostCells) {
        return std::nullopt;
    }
    for (int up = 0; up < lattice.pitch_rows; ++up) {
        for (int left = 0; left < lattice.pitch_columns; ++left) {
            whole.origin = {lattice.origin.row - up, lattice.origin.column - left};
            if (zx::oracle::Screen::inside(whole.origin) && whole.fits() &&
                shows_full_board(screen, whole)) {
                return whole;
            }
        }
    }
    return std::nullopt;
}

std::string why_it_does_not_wait(Lockstep& lockstep) {
    constexpr int Frames = 100;
    const int cells = lockstep.learn_restless_cells(Frames);
    if (cells > Lockstep::MaxRestlessCells) {
        return fmt::format("the board cannot be read, because the picture never comes to rest: "
                           "without a key {} of its 768 cells change",
                           cells);
    }
    return "this is no Shisen: the program does not come to wait for a key";
}

} // namespace

zx::Result<Reader> Reader::learn(Lockstep& lockstep) {
    if (lockstep.settle_after_loading() != SettleResult::Waiting) {
        return zx::fail(zx::ErrorCode::BadSignature, 0, why_it_does_not_wait(lockstep));
    }
    Reader reader;
    auto lattice = find_board(lockstep, full_board_shown, reader.opening_);
    std::optional<zx::oracle::Screen> uncovered;
    if (!lattice) {
        if (auto covered = find_board(lockstep, covered_board_shown, reader.opening_)) {
            lattice = std::move(covered);
            uncovered = screen_without_cursor(lockstep);
        }
    }
    if (!lattice) {
        if (auto unaligned = find_board(lockstep, unaligned_board_shown, reader.opening_)) {
            lattice = std::move(unaligned);
        }
    }
    if (!lattice) {
        if (auto wrong = find_board(lockstep, wrong_board_shown, reader.opening_)) {
            lattice = std::move(wrong);
        }
    }
    if (!lattice) {
        return zx::fail(
            zx::ErrorCode::BadSignature, 0, "this is no Shisen: " + lattice.error().context);
    }
    constexpr int IdleFrames = 600;
    (void)lockstep.learn_restless_cells(IdleFrames);
    // At an edge of the board an arrow may have no effect.
    lockstep.learn_pace(std::array{
        stroke_of(Key::Right), stroke_of(Key::Left), stroke_of(Key::Down), stroke_of(Key::Up)});
    lockstep.learn_pace(std::array{stroke_of(Key::NewBoard)});
    reader.lattice_ = *lattice;
    reader.characters_.emplace(lockstep.machine());
    reader.blink_frames_ = lockstep.blink_frames();
    reader.learn_look(lockstep, uncovered);
    if (!uncovered) {
        reader.learn_on_other_boards(lockstep);
    }
    if (reader.lattice_.solid &&
        !reads_marked_tiles(lockstep, reader.lattice_, reader.alphabet_, BoardsOfProof)) {
        return zx::fail(zx::ErrorCode::BadSignature,
                        0,
                        "the tiles cannot be read: a tile of INK alone looks like an empty place "
                        "while it is marked");
    }
    if (reader.alphabet_.empty_places_look_plain()) {
        return zx::fail(zx::ErrorCode::BadSignature,
                        0,
                        "the tiles cannot be read: an empty place with the cursor looks like a "
                        "tile without it");
    }
    if (reader.alphabet_.tiles_look_plainly_empty()) {
        return zx::fail(zx::ErrorCode::BadSignature,
                        0,
                        "the tiles cannot be read: a tile with a mark looks like an empty place");
    }
    if (reader.lattice_.pixels &&
        !(reader.known_marks() == static_cast<int>(MarkCount) &&
          reads_marks(lockstep, reader.lattice_, reader.alphabet_, reader.marks_, BoardsToWalk))) {
        return zx::fail(zx::ErrorCode::BadSignature,
                        0,
                        "the board cannot be read: its tiles do not begin at character cells, and "
                        "how marks change them could not be learned");
    }
    if (!reader.knows_cursor() &&
        cursor_makes_unreadable(lockstep, reader.lattice_, reader.alphabet_)) {
        return zx::fail(
            zx::ErrorCode::BadSignature,
            0,
            "the board cannot be read: a cursor lies over its tiles, and how it changes "
            "them could not be learned");
    }
    reader.tile_looks_ = lockstep.tile_looks();
    reader.asks_on_a_page_ = no_board_after_s(lockstep, reader.lattice_, reader.alphabet_);
    reader.entry_digits_ = entry_digits_of(lockstep, reader.lattice_, reader.alphabet_);
    reader.keeps_refused_entry_ =
        reader.entry_digits_ == 1 &&
        shisen::oracle::keeps_refused_entry(lockstep, reader.lattice_, reader.alphabet_);
    reader.number_ =
        learn_number_place(lockstep, reader.lattice_, reader.alphabet_, reader.entry_digits_);
    return reader;
}

void Reader::learn_look(Lockstep& lockstep, const std::optional<zx::oracle::Screen>& uncovered) {
    const zx::oracle::Screen screen = lockstep.screen();
    if (!cursor_swaps_colours(screen, lattice_) ||
        !reads_everywhere_the_same(lockstep, lattice_, {lattice_, screen, *characters_})) {
        lattice_.inks = 0;
    }
    learn_marks(lockstep, uncovered);
    if (!uncovered && !knows_cursor() && !lattice_.solid) {
        learn_whole_tiles(lockstep, screen);
    }
    if (!uncovered && !knows_cursor()) {
        learn_covering_cursor(lockstep);
    }
    if (alphabet_.empty_places_are_shaded() && !alphabet_.knows_bare_cells()) {
        if (const auto whole = whole_tiles(screen, lattice_)) {
            lattice_ = *whole;
            learn_marks(lockstep, uncovered);
        }
    }
    if (!lattice_.solid && !uncovered && knows_cursor()) {
        learn_other_lattices(lockstep, screen);
    }
    if (!lattice_.solid && !uncovered) {
        learn_whole_tiles(lockstep, screen);
    }
}

void Reader::learn_on_other_boards(Lockstep& lockstep) {
    constexpr int OtherBoards = 2;
    const auto knows_all = [&] { return known_marks() == static_cast<int>(MarkCount); };
    const auto find_shown = lattice_.pixels ? unaligned_board_shown : full_board_shown;
    const zx::machine::State start = lockstep.save();
    const int pace = lockstep.pace();
    for (int board = 0; board < OtherBoards && !knows_all(); ++board) {
        if (lockstep.press(stroke_of(Key::NewBoard)) != SettleResult::Waiting) {
            break;
        }
        const auto lattice = find_shown(lockstep);
        if (!lattice) {
            continue;
        }
        Reader other = *this;
        other.lattice_ = *lattice;
        other.learn_look(lockstep, std::nullopt);
        if (other.known_marks() > known_marks()) {
            *this = std::move(other);
        }
    }
    lockstep.set_pace(pace);
    lockstep.restore(start);
}

int Reader::known_marks() const {
    return static_cast<int>(knows_cursor()) + static_cast<int>(knows_selection()) +
           static_cast<int>(knows_highlight()) + static_cast<int>(knows_hint());
}

void Reader::learn_other_lattices(Lockstep& lockstep, const zx::oracle::Screen& screen) {
    constexpr int FewBoards = 3;
    constexpr std::int64_t MostFrames = 60'000; // for programs that take seconds for a key
    const auto frames = std::make_shared<std::int64_t>(0);
    const auto goes_on = [&] { return *frames < MostFrames; };
    lockstep.count_frames(frames);
    if (!reads_marked_tiles(lockstep, lattice_, alphabet_, FewBoards, goes_on)) {
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
    if (!whole || *whole == lattice_) {
        return;
    }
    Reader other = *this;
    other.lattice_ = *whole;
    other.learn_marks(lockstep, std::nullopt);
    const bool is_surer = looks_empty || other.alphabet_.drawings_of_several_kinds() < several;
    const bool shows_more = other.known_marks() > known_marks();
    if (!other.alphabet_.tiles_look_empty() &&
        (shows_more || (is_surer && other.known_marks() == known_marks()))) {
        *this = std::move(other);
    }
}

void Reader::try_other_lattices(Lockstep& lockstep,
                                const zx::oracle::Screen& screen,
                                const std::function<bool()>& goes_on) {
    struct Way {
        bool coloured;
        bool full_cells;
        /// A mark may swap the colours of a tile.
        bool swapped;
        /// A mark may cover the cells that tell the kinds apart.
        bool whole = false;
    };
    constexpr std::array Ways{Way{false, true, false},
                              Way{true, false, false},
                              Way{false, false, true},
                              Way{false, true, true},
                              Way{true, true, false},
                              Way{true, false, true},
                              Way{true, true, true},
                              Way{false, false, false, true}};
    for (const auto& [coloured, full_cells, swapped, whole] : Ways) {
        const bool has_colours = lattice_.coloured || coloured;
        if (!goes_on()) {
            return;
        }
        if ((swapped && !has_colours) || (lattice_.coloured && coloured)) {
            continue;
        }
        Reader other = *this;
        zx::oracle::Lattice& lattice = other.lattice_;
        if (const auto tiles = whole ? whole_tiles(screen, lattice) : std::nullopt) {
            lattice = *tiles;
        } else if (whole) {
            continue;
        }
        lattice.near = {};
        lattice.coloured = lattice.coloured || coloured;
        lattice.full_cells = full_cells;
        lattice.inks = swapped ? zx::oracle::inks_of_tiles(lattice, screen) : lattice.inks;
        if (!shows_full_board(screen, lattice)) {
            continue;
        }
        other.learn_marks(lockstep, std::nullopt);
        if (other.alphabet_.tiles_look_empty() || other.known_marks() < known_marks()) {
            continue;
        }
        // Whole tiles that show more marks are better, even if some marked tiles cannot be read.
        const bool shows_more = whole && other.known_marks() > known_marks();
        if (shows_more || reads_marked_tiles(lockstep, lattice, other.alphabet_, BoardsOfProof)) {
            *this = std::move(other);
            return;
        }
    }
}

void Reader::learn_covering_cursor(Lockstep& lockstep) {
    const zx::oracle::Screen uncovered = screen_without_cursor(lockstep);
    const auto lattice = zx::oracle::find_lattice(uncovered, ClassicGrid, full_board);
    if (!lattice) {
        return;
    }
    Reader other = *this;
    other.lattice_ = *lattice;
    other.learn_marks(lockstep, uncovered);
    if (other.knows_cursor() ||
        (reads_everywhere_the_same(lockstep, other.lattice_, other.alphabet_) &&
         !reads_everywhere_the_same(lockstep, lattice_, alphabet_))) {
        *this = std::move(other);
    }
}

void Reader::learn_marks(Lockstep& lockstep, const std::optional<zx::oracle::Screen>& uncovered) {
    const zx::oracle::Screen screen = lockstep.screen();
    const auto odd = uncovered ? std::nullopt : find_odd_tile(screen, lattice_);
    const zx::oracle::Screen plain =
        uncovered.value_or(odd ? without_odd_tile(screen, lattice_, *odd) : screen);
    alphabet_ = zx::oracle::Alphabet(lattice_, plain, *characters_);
    MarkLearner marks(lockstep, lattice_, alphabet_);
    const auto dealt = see_board(plain, lattice_, alphabet_);
    if (dealt && uncovered) {
        marks.learn_overlaid_forms(dealt->board, plain);
    } else if (dealt) {
        marks.learn_lit_forms(dealt->board);
    }
    if (odd) {
        marks.learn_cursor_forms(*odd);
    }
    marks_ = marks.learn();
    if (uncovered) {
        marks_.set_cursor_is_large();
    }
    hint_covers_tiles_ = marks.hint_covers_tiles();
}

zx::Result<Observation> Reader::read(const zx::machine::Machine& machine, bool asked) const {
    const auto screen = zx::oracle::read_blinking_screen(machine, blink_frames_, tile_looks_);
    const auto seen = see_board(screen, lattice_, alphabet_);
    if (!seen) {
        return tl::unexpected(seen.error());
    }
    Observation observation = observation_of(*seen, marks_);
    observation.border = screen.border;
    if (number_) {
        observation.number = number_at(*number_, screen, lattice_, *characters_);
    }
    if (!asked && gone(observation)) {
        return zx::fail(zx::ErrorCode::Corrupt, 0, "the board is gone from the screen");
    }
    return observation;
}

bool Reader::gone(const Observation& observation) const {
    const bool no_cursor = !observation.cursor || *observation.cursor == NoSuchCell;
    // Digits alone prove nothing: a report of the ROM begins with one.
    const bool nothing_left =
        marks_.knows_cursor_on_empty() ? no_cursor : knows_number() && !observation.number;
    return observation.board.empty() && nothing_left;
}

std::string Reader::describe() const {
    const auto two = [](int rows, int columns) { return fmt::format("{} by {}", rows, columns); };
    std::string text = fmt::format("board: first tile at line {} column {}, tiles {} apart, kinds ",
                                   lattice_.origin.row,
                                   lattice_.origin.column,
                                   two(lattice_.pitch_rows, lattice_.pitch_columns));
    for (int kind = 0; kind < alphabet_.kinds(); ++kind) {
        text += alphabet_.name(kind);
    }
    text += "\ncursor: " + marks_.describe(Mark::Cursor);
    text += "\nselected: " + marks_.describe(Mark::Selected);
    text += "\nshown pair: " + marks_.describe(Mark::Hinted);
    text += "\nkind under the cursor: " + marks_.describe(Mark::SameKind);
    text += "\nnumber: ";
    text += number_ ? fmt::format("line {}{}{}",
                                  number_->row,
                                  number_->from_left ? " from column " : " up to column ",
                                  number_->column - (number_->from_left ? 0 : 1))
                    : "unknown";
    return text + "\n";
}

} // namespace shisen::oracle
