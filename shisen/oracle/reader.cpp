#include "shisen/oracle/reader.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "shisen/oracle/board_finder.hpp"
#include "shisen/oracle/entry_style.hpp"
#include "shisen/oracle/hidden_ink.hpp"
#include "shisen/oracle/kept_entry.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/mark_learner.hpp"
#include "shisen/oracle/number_learner.hpp"
#include "shisen/oracle/reading_proof.hpp"
#include "shisen/oracle/seen_board.hpp"
#include "shisen/oracle/whole_tiles.hpp"

namespace shisen::oracle {

using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

namespace {

/// Boards on which the cursor moves over all places.
constexpr int BoardsToWalk = 2;
constexpr int UnusualBoards = 4;

/// Exchanges the words INK and PAPER in a text.
std::string with_exchanged_colours(const std::string& text) {
    constexpr std::string_view Ink = "INK";
    constexpr std::string_view Paper = "PAPER";
    std::string exchanged;
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = std::string_view(text).substr(i);
        const bool ink = rest.starts_with(Ink);
        const bool paper = rest.starts_with(Paper);
        exchanged += ink ? Paper : paper ? Ink : rest.substr(0, 1);
        i += ink ? Ink.size() : paper ? Paper.size() : 1;
    }
    return exchanged;
}

/// Learns how slowly keys must be pressed. Returns false if the program answers none of its keys.
bool answers_some_key(Lockstep& lockstep) {
    // At an edge of the board an arrow may have no effect.
    constexpr std::array Arrows{Key::Right, Key::Left, Key::Down, Key::Up};
    constexpr std::array Others{Key::Enter, Key::Hint, Key::ChooseBoard, Key::ToggleGravity};
    const auto strokes_of_keys = [](const std::array<Key, 4>& keys) {
        std::array<zx::machine::Stroke, 4> strokes;
        std::transform(
            keys.begin(), keys.end(), strokes.begin(), [](Key key) { return stroke_of(key); });
        return strokes;
    };
    const bool moves = lockstep.learn_pace(strokes_of_keys(Arrows));
    const bool deals = lockstep.learn_pace(std::array{stroke_of(Key::NewBoard)});
    return moves || deals || lockstep.answers(strokes_of_keys(Others));
}

} // namespace

zx::Result<zx::oracle::Lattice>
Reader::find_first_board(Lockstep& lockstep, std::optional<zx::oracle::Screen>& uncovered) {
    auto full = find_board(lockstep, full_board_shown, opening_);
    if (full) {
        return full;
    }
    constexpr std::array Others{
        covered_board_shown, edged_board_shown, unaligned_board_shown, wrong_board_shown};
    for (const FindShown find_shown : Others) {
        if (auto found = find_board(lockstep, find_shown, opening_)) {
            if (find_shown == covered_board_shown) {
                uncovered = screen_without_cursor(lockstep);
            }
            wrong_counts_ = find_shown == wrong_board_shown;
            return found;
        }
    }
    return full;
}

zx::Result<Reader> Reader::learn_here(Lockstep& lockstep, std::optional<FirstBoard>& first) {
    Reader reader;
    std::optional<zx::oracle::Screen> uncovered;
    const auto lattice = reader.find_first_board(lockstep, uncovered);
    if (!lattice) {
        return zx::fail(
            zx::ErrorCode::BadSignature, 0, "this is no Shisen: " + lattice.error().context);
    }
    first = {lockstep.save(), reader.opening_};
    constexpr int IdleFrames = 600;
    (void)lockstep.learn_restless_cells(IdleFrames);
    const bool answers = answers_some_key(lockstep);
    reader.lattice_ = *lattice;
    reader.characters_.emplace(lockstep.machine());
    reader.blink_frames_ = lockstep.blink_frames();
    if (!answers) {
        reader.alphabet_ =
            zx::oracle::Alphabet(reader.lattice_, lockstep.screen(), *reader.characters_);
        reader.tile_looks_ = lockstep.tile_looks();
        return reader;
    }
    reader.learn_look(lockstep, uncovered);
    if (!uncovered) {
        reader.learn_on_other_boards(lockstep);
        reader.learn_brief_pairs(lockstep);
    }
    if (reader.lattice_.solid && !reader.reads_solid_tiles(lockstep)) {
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
    const bool unusual = reader.lattice_.pixels || reader.lattice_.colour_cells;
    if (unusual && !reader.reads_unusual_tiles(lockstep)) {
        return zx::fail(zx::ErrorCode::BadSignature,
                        0,
                        "the board cannot be read: its tiles do not begin at character cells or "
                        "are only colours, and how marks change them could not be learned");
    }
    if (!reader.wrong_counts_ && !reader.reads_with_cursor(lockstep, uncovered.has_value())) {
        reader.wrong_counts_ = deals_few_wrong_counts(lockstep);
        if (!reader.wrong_counts_) {
            return zx::fail(
                zx::ErrorCode::BadSignature,
                0,
                "the board cannot be read: a cursor lies over its tiles, and how it changes "
                "them could not be learned");
        }
    }
    if (!reader.knows_hint() && hint_does_nothing(lockstep)) {
        reader.marks_.set_shows_no_pair();
    }
    reader.tile_looks_ = lockstep.tile_looks();
    reader.learn_colours(lockstep.machine());
    reader.asks_on_a_page_ = no_board_after_s(lockstep, reader.lattice_, reader.alphabet_);
    reader.entry_style_ = entry_style_of(lockstep, reader.lattice_, reader.alphabet_);
    reader.keeps_refused_entry_ =
        reader.entry_style_.deletes == 0 &&
        shisen::oracle::keeps_refused_entry(lockstep, reader.lattice_, reader.alphabet_);
    reader.number_ =
        learn_number_place(lockstep, reader.lattice_, reader.alphabet_, reader.entry_style_);
    return reader;
}

bool Reader::reads_unusual_tiles(Lockstep& lockstep) const {
    const bool all_marks = known_marks() == static_cast<int>(MarkCount) &&
                           !marks_.selected_looks_like_cursor() &&
                           reads_marks(lockstep, lattice_, alphabet_, marks_, BoardsToWalk);
    return (all_marks ||
            (knows_cursor() && reads_marked_tiles(lockstep, lattice_, alphabet_, UnusualBoards) &&
             reads_empty_places(lockstep, lattice_, alphabet_))) &&
           reads_selection_beside_cursor(lockstep, lattice_, alphabet_, marks_, BoardsToWalk);
}

bool Reader::reads_with_cursor(Lockstep& lockstep, bool covered) const {
    if (!knows_cursor()) {
        return !alphabet_.forms_hide_ink() &&
               !cursor_makes_unreadable(lockstep, lattice_, alphabet_);
    }
    if (alphabet_.forms_hide_ink() &&
        !reads_marks(lockstep, lattice_, alphabet_, marks_, BoardsToWalk)) {
        return false;
    }
    if (!covered && blink_frames_ == 0) {
        return true;
    }
    return (!covered || knows_hint()) && reads_empty_places(lockstep, lattice_, alphabet_);
}

void Reader::learn_look(Lockstep& lockstep, const std::optional<zx::oracle::Screen>& uncovered) {
    constexpr int FewestOfAWallpaper = 6;
    const zx::oracle::Screen screen = lockstep.screen();
    if (!cursor_swaps_colours(screen, lattice_) ||
        !reads_everywhere_the_same(lockstep, lattice_, {lattice_, screen, *characters_})) {
        lattice_.inks = 0;
    }
    if (lattice_.coloured && !lattice_.two_colours && !uncovered) {
        lattice_.hide_ink = attributes_that_hide_ink(lockstep, lattice_);
    }
    learn_marks(lockstep, uncovered);
    if (uncovered && lattice_.coloured && !knows_cursor()) {
        // The cursor may only replace the INK of its tile.
        lattice_.hide_ink = attributes_that_hide_ink(lockstep, lattice_);
        learn_marks(lockstep, uncovered);
    }
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
        learn_unaligned_tiles(lockstep);
    }
    using Ground = zx::oracle::Alphabet::Ground;
    const bool wallpaper =
        alphabet_.drawings_of_empty_places() >= FewestOfAWallpaper && !alphabet_.knows_bare_cells();
    alphabet_.set_ground(wallpaper                             ? Ground::Wallpaper
                         : alphabet_.empty_places_are_shaded() ? Ground::Shaded
                                                               : Ground::Even);
}

int Reader::known_marks() const {
    return static_cast<int>(knows_cursor()) + static_cast<int>(knows_selection()) +
           static_cast<int>(knows_highlight()) + static_cast<int>(knows_hint());
}

void Reader::learn_covering_cursor(Lockstep& lockstep) {
    const zx::oracle::Screen uncovered = screen_without_cursor(lockstep);
    const auto lattice = zx::oracle::find_lattice(uncovered, ClassicGrid, full_board);
    if (!lattice) {
        return;
    }
    Reader other = *this;
    other.lattice_ = *lattice;
    other.lattice_.edge_lines = lattice_.edge_lines;
    other.learn_marks(lockstep, uncovered);
    if (other.knows_cursor() ||
        (reads_everywhere_the_same(lockstep, other.lattice_, other.alphabet_) &&
         !reads_everywhere_the_same(lockstep, lattice_, alphabet_))) {
        *this = std::move(other);
    }
}

void Reader::learn_marks(Lockstep& lockstep, const std::optional<zx::oracle::Screen>& uncovered) {
    const zx::oracle::Screen screen = lockstep.screen();
    auto odd = uncovered ? std::nullopt : find_odd_tile(screen, lattice_);
    if (odd && !arrows_change(lockstep, lattice_, odd->cell)) {
        odd.reset(); // no cursor, but a place without a tile
    }
    const bool covers_tiles = uncovered && lattice_.hide_ink.none();
    const zx::oracle::Screen plain =
        uncovered.value_or(odd ? without_odd_tile(screen, lattice_, *odd) : screen);
    alphabet_ = zx::oracle::Alphabet(lattice_, plain, *characters_);
    MarkLearner marks(lockstep, lattice_, alphabet_);
    const auto dealt = see_board(plain, lattice_, alphabet_);
    if (dealt && covers_tiles) {
        marks.learn_overlaid_forms(dealt->board, plain);
    } else if (dealt) {
        marks.learn_lit_forms(dealt->board);
    }
    if (odd) {
        marks.learn_cursor_forms(*odd);
    }
    marks_ = marks.learn();
    if (covers_tiles) {
        marks_.set_cursor_is_large();
    }
    hint_covers_tiles_ = marks.hint_covers_tiles();
}

zx::Result<Observation>
Reader::read(const zx::machine::Machine& machine, bool asked, const LikelyBoards& likely) const {
    const auto screen = zx::oracle::read_blinking_screen(machine, blink_frames_, tile_looks_);
    const auto seen = see_board(screen, lattice_, alphabet_, likely);
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

std::optional<Observation> Reader::read_beside_line(const zx::machine::Machine& lined,
                                                    const zx::machine::Machine& clear) const {
    const auto bare = zx::oracle::read_blinking_screen(clear, blink_frames_, tile_looks_);
    const auto board = see_board(bare, lattice_, alphabet_);
    if (!board || lattice_.pixels) {
        return std::nullopt;
    }
    const auto cursor = observation_of(*board, marks_).cursor;
    const auto cells = cells_of(board->board.size());
    const auto ground = std::find_if(cells.begin(), cells.end(), [&](Cell cell) {
        return !board->board.occupied(cell) && cursor && cell != *cursor;
    });
    if (ground == cells.end()) {
        return std::nullopt;
    }
    auto screen = zx::oracle::read_blinking_screen(lined, blink_frames_, tile_looks_);
    for (const Cell cell : cells) {
        if (!board->board.occupied(cell)) {
            copy_place(lattice_, bare, *ground, screen, cell);
        }
    }
    const auto seen = see_board(screen, lattice_, alphabet_);
    if (!seen || seen->board != board->board) {
        return std::nullopt;
    }
    Observation marks = observation_of(*seen, marks_);
    if (marks.hint && (!*marks.hint || (*marks.hint)->first == (*marks.hint)->second)) {
        marks.hint.reset();
    }
    if (!marks.cursor || *marks.cursor == NoSuchCell) {
        marks.cursor.reset();
        marks.highlighted.reset();
    }
    return marks;
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
    const auto describe = [this](Mark mark) {
        const std::string words = marks_.describe(mark);
        return lattice_.exchanged ? with_exchanged_colours(words) : words;
    };
    text += "\ncursor: " + describe(Mark::Cursor);
    text += "\nselected: " + describe(Mark::Selected);
    text += "\nshown pair: " + describe(Mark::Hinted);
    text += "\nkind under the cursor: " + describe(Mark::SameKind);
    text += "\nnumber: ";
    text += number_ ? text_of(*number_) : "unknown";
    return text + "\n";
}

} // namespace shisen::oracle
