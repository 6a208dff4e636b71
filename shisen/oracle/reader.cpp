#include "shisen/oracle/reader.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/mark_learner.hpp"
#include "shisen/oracle/number_learner.hpp"
#include "shisen/oracle/reading_proof.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

namespace {

/// Frames in which most blinking cells show all their looks.
constexpr int BlinkFrames = 40;
constexpr zx::oracle::Grid ClassicGrid{ClassicSize.columns, ClassicSize.rows};

/// Keys that may lead from a title, and further pages after it, to a board. The empty list stands for
/// a board that is already shown.
std::vector<std::vector<zx::machine::Stroke>> openings() {
    using zx::ula::Key;
    constexpr std::size_t MostPages = 4;
    std::vector<std::vector<zx::machine::Stroke>> all{{}};
    for (const Key key : {Key::Enter, Key::Space, Key::N, Key::N1, Key::N0}) {
        all.push_back({{{key}}});
    }
    for (const Key key : {Key::Enter, Key::Space}) {
        all.emplace_back(MostPages, zx::machine::Stroke{{key}});
    }
    // A game with a partly played board deals a full one after N (above) or by number.
    all.push_back(strokes_of({shisen::Key::ChooseBoard, 1}));
    return all;
}

int blink_frames_near(const zx::machine::Machine& machine, const zx::oracle::Lattice& lattice) {
    const auto first = lattice.place(0, 0);
    const auto last = lattice.place(ClassicSize.columns - 1, ClassicSize.rows - 1);
    return zx::oracle::frames_of_blinking(
        machine,
        {first.row - 1, first.column - 1},
        {last.row + lattice.extent_rows, last.column + lattice.extent_columns});
}

/// The same with the marks of H and ENTER, which may blink where nothing else does. Restores the machine.
int blink_frames_of_marks(Lockstep& lockstep, const zx::oracle::Lattice& lattice) {
    int frames = blink_frames_near(lockstep.machine(), lattice);
    const zx::machine::State start = lockstep.save();
    const int pace = lockstep.pace();
    for (const shisen::Key key : {shisen::Key::Hint, shisen::Key::Enter}) {
        if (lockstep.press(stroke_of(key)) == SettleResult::Waiting) {
            frames = std::max(frames, blink_frames_near(lockstep.machine(), lattice));
        }
        lockstep.restore(start);
    }
    lockstep.set_pace(pace);
    return frames;
}

/// True if each tile of a board has the colours of its kind.
bool colours_tell(const zx::oracle::Screen& screen, const zx::oracle::Lattice& lattice) {
    const auto odd = find_odd_tile(screen, lattice);
    return !odd || lattice.symbol(screen, odd->cell.column, odd->cell.row).back() ==
                       lattice.symbol(screen, odd->like.column, odd->like.row).back();
}

/// True if a tile of a board has swapped colours, and the board is full if they are swapped back. A
/// cursor that changes the colours in another way is learned as a drawing of its own.
bool cursor_swaps_colours(const zx::oracle::Screen& screen, const zx::oracle::Lattice& lattice) {
    zx::oracle::Counts counts;
    bool swapped = false;
    for (const Cell cell : cells_of(ClassicSize)) {
        ++counts[lattice.symbol(screen, cell.column, cell.row)];
        swapped |= lattice.swapped(screen.at(lattice.place(cell.column, cell.row)));
    }
    return swapped && full_board(counts);
}

/// Returns the lattice of the full board on the screen.
zx::Result<zx::oracle::Lattice> full_board_shown(Lockstep& lockstep) {
    const zx::oracle::Screen screen = lockstep.screen();
    auto lattice = zx::oracle::find_lattice(screen, ClassicGrid, full_board);
    if (lattice && lattice->coloured) {
        // Larger tiles may be told apart without their colours, but a cursor is drawn over one of them.
        const auto without = zx::oracle::find_lattice(
            screen, ClassicGrid, full_board_but_one, zx::oracle::TileColours::Ignored);
        return without ? without : lattice;
    }
    if (!lattice) {
        // A cursor may blink in place of its tile.
        const auto shown = zx::oracle::read_blinking_screen(lockstep.machine(), BlinkFrames);
        if (auto blinking = zx::oracle::find_lattice(shown, ClassicGrid, full_board)) {
            return blinking;
        }
        // A cursor may be drawn over its tile. If colours tell the tiles apart, a cursor that swaps
        // the colours of its tile leaves no odd one, and one that changes them cannot be read.
        auto odd = zx::oracle::find_lattice(screen, ClassicGrid, full_board_but_one);
        if (odd && (!odd->coloured || colours_tell(screen, *odd))) {
            return odd;
        }
    }
    return lattice;
}

/// Returns the lattice of a full board that a cursor covers in part. It may be larger than a tile.
zx::Result<zx::oracle::Lattice> covered_board_shown(Lockstep& lockstep) {
    return zx::oracle::find_lattice(screen_without_cursor(lockstep), ClassicGrid, full_board);
}

zx::Result<zx::oracle::Lattice> not_found() {
    return zx::fail(zx::ErrorCode::NotFound, 0, "no board");
}

std::vector<zx::oracle::Symbol> tiles_of(const zx::oracle::Screen& screen,
                                         const zx::oracle::Lattice& lattice) {
    std::vector<zx::oracle::Symbol> tiles;
    for (const Cell cell : cells_of(ClassicSize)) {
        tiles.push_back(lattice.symbol(screen, cell.column, cell.row));
    }
    return tiles;
}

/// Returns the lattice of a board on the screen on which not each kind has four tiles, if there is another
/// such board at the same places after each of several N. For a tape that shows no other board. Whole tiles
/// are compared with their INK, so that no two kinds are taken for one. Restores the machine.
zx::Result<zx::oracle::Lattice> wrong_board_shown(Lockstep& lockstep) {
    constexpr int Boards = 4;
    const auto find = [&]() -> zx::Result<zx::oracle::Lattice> {
        const zx::oracle::Screen screen = lockstep.screen();
        for (const auto is_board : {board_with_few_wrong_counts, board_with_wrong_counts}) {
            if (auto lattice =
                    zx::oracle::find_lattice_of_whole_tiles(screen, ClassicGrid, is_board)) {
                return lattice;
            }
        }
        return not_found();
    };
    auto lattice = find();
    const zx::machine::State start = lockstep.save();
    for (int board = 0; board < Boards && lattice; ++board) {
        const auto before = tiles_of(lockstep.screen(), *lattice);
        const auto result = lockstep.press(stroke_of(shisen::Key::NewBoard));
        const auto next = result == SettleResult::Waiting ? find() : not_found();
        if (!next || !(*next == *lattice) || tiles_of(lockstep.screen(), *lattice) == before) {
            lattice = not_found();
        }
    }
    lockstep.restore(start);
    return lattice;
}

using FindShown = zx::Result<zx::oracle::Lattice> (*)(Lockstep&);

/// Finds the board with `find_shown`; the machine then shows it. `opening` becomes the strokes that led to
/// it.
zx::Result<zx::oracle::Lattice> find_board(Lockstep& lockstep,
                                           FindShown find_shown,
                                           std::vector<zx::oracle::PressedStroke>& opening) {
    const zx::machine::State start = lockstep.save();
    zx::Error first;
    for (const auto& strokes : openings()) {
        lockstep.restore(start);
        opening.clear();
        auto lattice = strokes.empty() ? find_shown(lockstep) : not_found();
        // The keys end at the first board, where the others would be commands.
        for (std::size_t i = 0; i < strokes.size() && !lattice; ++i) {
            const SettleResult result = lockstep.press(strokes[i]);
            opening.push_back(lockstep.last_press());
            if (result != SettleResult::Waiting) {
                break;
            }
            lattice = find_shown(lockstep);
        }
        if (lattice) {
            lockstep.set_blink_frames(blink_frames_of_marks(lockstep, *lattice));
            lockstep.set_tile_looks(looks_of_tiles(lockstep.screen(), *lattice));
            return lattice;
        }
        first = strokes.empty() ? lattice.error() : first;
    }
    lockstep.restore(start);
    opening.clear();
    return tl::unexpected(first);
}

/// Returns the lattice whose tiles fill the distance to the next one, if they make a full board, too.
/// The kinds may be told by cells into which the tiles beside an empty place throw shadows.
std::optional<zx::oracle::Lattice> whole_tiles(const zx::oracle::Screen& screen,
                                               const zx::oracle::Lattice& lattice) {
    constexpr int MostCells = 8; // bits of Lattice::parts
    zx::oracle::Lattice whole = lattice;
    whole.extent_columns = lattice.pitch_columns;
    whole.extent_rows = lattice.pitch_rows;
    whole.parts = zx::oracle::Lattice::AllParts;
    whole.near = {};
    if (whole.extent_columns * whole.extent_rows > MostCells || !whole.fits()) {
        return std::nullopt;
    }
    zx::oracle::Counts counts;
    for (const Cell cell : cells_of(ClassicSize)) {
        ++counts[whole.symbol(screen, cell.column, cell.row)];
    }
    return full_board(counts) || full_board_but_one(counts) ? std::optional(whole) : std::nullopt;
}

/// True if S leaves no board on the screen. Restores the machine.
bool no_board_after_s(Lockstep& lockstep,
                      const zx::oracle::Lattice& lattice,
                      const zx::oracle::Alphabet& alphabet) {
    const zx::machine::State start = lockstep.save();
    const bool waits = lockstep.press(stroke_of(shisen::Key::ChooseBoard)) == SettleResult::Waiting;
    const auto seen = see_board(lockstep.screen(), lattice, alphabet);
    lockstep.restore(start);
    return waits && (!seen || seen->board.empty());
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
    if (lockstep.settle() != SettleResult::Waiting) {
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
    reader.lattice_ = *lattice;
    reader.characters_.emplace(lockstep.machine());
    const zx::oracle::Screen screen = lockstep.screen();
    if (!cursor_swaps_colours(screen, reader.lattice_) ||
        !reads_everywhere_the_same(
            lockstep, reader.lattice_, {reader.lattice_, screen, *reader.characters_})) {
        reader.lattice_.inks = 0;
    }
    reader.blink_frames_ = lockstep.blink_frames();
    reader.learn_marks(lockstep, uncovered);
    if (!uncovered && !reader.knows_cursor()) {
        reader.learn_covering_cursor(lockstep);
    }
    if (reader.alphabet_.empty_places_are_shaded() && !reader.alphabet_.knows_bare_cells()) {
        if (const auto whole = whole_tiles(screen, reader.lattice_)) {
            reader.lattice_ = *whole;
            reader.learn_marks(lockstep, uncovered);
        }
    }
    if (reader.lattice_.solid && !reads_marked_tiles(lockstep, reader.lattice_, reader.alphabet_)) {
        return zx::fail(zx::ErrorCode::BadSignature,
                        0,
                        "the tiles cannot be read: a tile of INK alone looks like an empty place "
                        "while it is marked");
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
    reader.number_ =
        learn_number_place(lockstep, reader.lattice_, reader.alphabet_, reader.entry_digits_);
    return reader;
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
