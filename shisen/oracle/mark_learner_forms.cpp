// The part of MarkLearner for tapes that show a marked tile by another character, for example a
// small letter for the selected one. The other character must be seen once for every kind, and that
// of the cursor on empty places, too.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/mark_learner.hpp"
#include "shisen/path.hpp"

namespace shisen::oracle {

using zx::oracle::SettleResult;

namespace {

/// The number of new boards on which shown pairs are read, and of pairs on each. There are more while a
/// kind has not been shown: H may show the pairs kind after kind.
constexpr int HintBoards = 12;
constexpr int HintsOnABoard = 8;
constexpr int MostHintBoards = 24;
constexpr int MostHintsOnABoard = 40;
/// The tiles of a shown pair and the one with the cursor.
constexpr std::size_t TilesOfAHint = 3;

int distance(const Pair& pair) {
    return std::abs(pair.first.column - pair.second.column) +
           std::abs(pair.first.row - pair.second.row);
}

} // namespace

void MarkLearner::learn_cursor_forms(const OddTile& odd) {
    cursor_is_a_form_ = true;
    const zx::oracle::Screen first = lockstep_.screen();
    const auto kinds = see_board(without_odd_tile(first, lattice_, odd), lattice_, alphabet_);
    if (!kinds) {
        return;
    }
    (void)learn_forms(kinds->board, CursorForm);
    for (Kind kind = 0; kind < kinds->board.size().kinds(); ++kind) {
        const auto tiles = kinds->board.cells_of(kind);
        if (tiles.empty()) {
            continue; // a faulty deal
        }
        lockstep_.restore(start_);
        Cell cursor = odd.cell;
        const Cell to = tiles.front();
        while (cursor != to) {
            const Key key = towards(cursor, to);
            (void)lockstep_.press(stroke_of(key));
            (void)learn_forms(kinds->board, CursorForm);
            cursor = moved(cursor, key, Edge::Round);
        }
    }
    lockstep_.restore(start_);
}

std::vector<Cell> MarkLearner::unknown_tiles(const Board& before) const {
    const zx::oracle::Screen screen = lockstep_.screen();
    std::vector<Cell> tiles;
    for (const Cell cell : cells_of(before.size())) {
        const auto symbol = lattice_.symbol(screen, cell.column, cell.row);
        if (before.occupied(cell) && !alphabet_.kind(symbol) && !alphabet_.empty(symbol)) {
            tiles.push_back(cell);
        }
    }
    return tiles;
}

bool MarkLearner::learn_forms(const Board& before, int form, std::optional<Cell> marked) {
    const zx::oracle::Screen screen = lockstep_.screen();
    bool any = false;
    for (const Cell cell : cells_of(before.size())) {
        const auto symbol = lattice_.symbol(screen, cell.column, cell.row);
        if (!before.occupied(cell) || alphabet_.empty(symbol)) {
            continue;
        }
        const auto kind = alphabet_.kind(symbol);
        // Under a mark two kinds may look alike.
        const bool of_another_kind = kind != before.at(cell) && alphabet_.has_form(symbol);
        if (kind && *kind != before.at(cell) && !of_another_kind) {
            alphabet_.note_mistaken_tile();
        }
        if (!kind || of_another_kind) {
            const bool both = cell == marked && form == HintedForm;
            alphabet_.learn_form(before.at(cell),
                                 symbol,
                                 both ? zx::oracle::FormMasks::SeveralMarks : form,
                                 cell != marked);
            any = true;
        }
    }
    return any;
}

std::optional<Cell> MarkLearner::cursor_form_shown() const {
    const zx::oracle::Screen screen = lockstep_.screen();
    std::optional<Cell> found;
    for (const Cell cell : cells_of(ClassicSize)) {
        const auto look = features_of(screen, lattice_, alphabet_, cell.column, cell.row);
        if (look.front() == std::uint64_t{CursorForm}) {
            if (found) {
                return std::nullopt;
            }
            found = cell;
        }
    }
    return found;
}

Cell MarkLearner::walk_over(Cell from, Cell to) {
    while (from != to) {
        const Key key = towards(from, to);
        (void)lockstep_.press(stroke_of(key));
        from = moved(from, key, Edge::Round);
    }
    return from;
}

void MarkLearner::learn_blinking_forms() {
    const Board board = steps_.front().seen.board;
    bool any = false;
    for (Kind kind = 0; kind < board.size().kinds(); ++kind) {
        const auto tiles = board.cells_of(kind);
        if (!tiles.empty()) {
            lockstep_.restore(start_);
            (void)walk_over(steps_.front().cursor, tiles.front());
            any = learn_forms(board, CursorForm) || any;
        }
    }
    cursor_is_a_form_ = cursor_is_a_form_ || any;
    lockstep_.restore(start_);
}

void MarkLearner::learn_selected_forms() {
    const Board board = steps_.front().seen.board;
    for (Kind kind = 0; kind < board.size().kinds(); ++kind) {
        const auto tiles = board.cells_of(kind);
        if (tiles.empty()) {
            continue; // a faulty deal
        }
        lockstep_.restore(start_);
        const Cell cursor = walk_over(steps_.front().cursor, tiles.front());
        // If the first tile keeps its character, all tiles do.
        if (lockstep_.press(stroke_of(Key::Enter)) != SettleResult::Waiting) {
            break;
        }
        bool any = !cursor_is_large_ &&
                   learn_forms(board,
                               SelectedForm,
                               cursor_is_a_form_ ? std::optional(cursor) : std::nullopt);
        if (any || cursor_is_a_form_ || lit_is_a_form_) {
            // The tile may look different again when the cursor has left it, and once more when no part
            // of a large cursor is on it.
            for (int i = 0; i < (cursor_is_large_ ? 2 : 1); ++i) {
                (void)lockstep_.press(stroke_of(cursor.column < 2 ? Key::Right : Key::Left));
            }
            any = learn_forms(board, SelectedForm) || any;
        }
        if (!any) {
            break;
        }
    }
    lockstep_.restore(start_);
}

std::vector<Cell> MarkLearner::covered(const Board& bare) {
    auto tiles = unknown_tiles(bare);
    if (tiles.size() <= TilesOfAHint) {
        return {};
    }
    const zx::machine::State now = lockstep_.save();
    const auto after = press(Key::Right);
    lockstep_.restore(now);
    return after && after->board == bare ? tiles : std::vector<Cell>();
}

void MarkLearner::deal_another(Key key, const Board& old) {
    const auto fresh = press(key);
    if (!fresh || fresh->board == old) {
        (void)lockstep_.press({{zx::ula::Key::Y}}); // it may have asked whether to
    }
}

bool MarkLearner::all_kinds_hinted() const {
    return alphabet_.kinds_with_form(HintedForm) == alphabet_.kinds();
}

bool MarkLearner::cursor_has_left(Cell cell) {
    const zx::machine::State here = lockstep_.save();
    const int pace = lockstep_.pace();
    lockstep_.set_try_again(false);
    bool left = false;
    for (const Key arrow : {Key::Right, Key::Left, Key::Down, Key::Up}) {
        const Cell next = moved(cell, arrow, Edge::Stop);
        if (next == cell || left) {
            continue;
        }
        (void)lockstep_.press(stroke_of(arrow));
        const Cell now = cursor_form_shown().value_or(cell);
        lockstep_.restore(here);
        if (now == next) {
            break;
        }
        left = now != cell;
    }
    lockstep_.set_try_again(true);
    lockstep_.set_pace(pace);
    return left;
}

bool MarkLearner::learn_hinted_forms_on(const SeenBoard& bare, std::vector<Cell>& covered_before) {
    bool any = false;
    const auto cursor_before = cursor_form_shown();
    const auto hint_wanted = [&](int hint) {
        const bool more = alphabet_.kinds_with_form(HintedForm) > 0 && !all_kinds_hinted();
        return hint < (more ? MostHintsOnABoard : HintsOnABoard);
    };
    for (int hint = 0; hint_wanted(hint) && !hint_covers_tiles_; ++hint) {
        if (lockstep_.press(stroke_of(Key::Hint)) != SettleResult::Waiting) {
            break;
        }
        auto now_covered = covered(bare.board);
        hint_covers_tiles_ =
            !now_covered.empty() && !covered_before.empty() && now_covered != covered_before;
        if (!now_covered.empty()) {
            covered_before = std::move(now_covered);
        }
        // A message that H has found none may lie over more tiles.
        const auto changed = unknown_tiles(bare.board);
        auto cursor = cursor_before;
        if (cursor && std::find(changed.begin(), changed.end(), *cursor) != changed.end() &&
            cursor_has_left(*cursor)) {
            cursor.reset();
        }
        any =
            (changed.size() <= TilesOfAHint && learn_forms(bare.board, HintedForm, cursor)) || any;
    }
    return any;
}

void MarkLearner::learn_hinted_forms() {
    const zx::oracle::Alphabet plain = alphabet_;
    lockstep_.restore(start_);
    // A line lies over other tiles for another pair, a message that H has found none over the same.
    std::vector<Cell> covered_before;
    const auto board_wanted = [&](int i) {
        return i < HintBoards || (i < MostHintBoards && !all_kinds_hinted());
    };
    for (int i = 0; board_wanted(i) && !hint_covers_tiles_; ++i) {
        const auto bare = see();
        if (!bare) {
            break;
        }
        const bool any = learn_hinted_forms_on(*bare, covered_before);
        // If the first pairs keep their characters, all pairs do.
        if (!any && i == 0) {
            break;
        }
        deal_another(Key::NewBoard, bare->board);
    }
    if (hint_covers_tiles_) {
        alphabet_ = plain;
    }
    lockstep_.restore(start_);
}

Cell MarkLearner::place_that_arrows_change(const std::vector<Cell>& places, Cell expected) {
    const auto drawings = [&] {
        const zx::oracle::Screen screen = lockstep_.screen();
        std::vector<zx::oracle::Symbol> symbols;
        symbols.reserve(places.size());
        for (const Cell cell : places) {
            symbols.push_back(lattice_.symbol(screen, cell.column, cell.row));
        }
        return symbols;
    };
    const auto before = drawings();
    if (std::all_of(
            before.begin(), before.end(), [&](const auto& one) { return one == before.front(); })) {
        return expected;
    }
    const zx::machine::State there = lockstep_.save();
    const int pace = lockstep_.pace();
    lockstep_.set_try_again(false);
    std::vector<int> changes(places.size());
    for (const Key arrow : {Key::Right, Key::Left, Key::Down, Key::Up}) {
        (void)lockstep_.press(stroke_of(arrow));
        const auto after = drawings();
        for (std::size_t i = 0; i < places.size(); ++i) {
            changes[i] += after[i] == before[i] ? 0 : 1;
        }
        lockstep_.restore(there);
    }
    lockstep_.set_try_again(true);
    lockstep_.set_pace(pace);
    const auto most = std::max_element(changes.begin(), changes.end());
    return *most > 0 && std::count(changes.begin(), changes.end(), *most) == 1
               ? places[static_cast<std::size_t>(most - changes.begin())]
               : expected;
}

void MarkLearner::learn_cursor_left_on_empty() {
    lockstep_.restore(start_);
    const Board& board = steps_.front().seen.board;
    if (leave_cursor_on_empty(board, steps_.front().cursor, 0) > 0) {
        return;
    }
    // Perhaps no pair with a tile in the top row can be removed. Without gravity any row will do.
    lockstep_.restore(start_);
    deal_another(Key::ToggleGravity, board);
    const auto flat = see();
    const auto cursor = flat ? observation_of(*flat, walked_).cursor : std::nullopt;
    if (cursor && *cursor != NoSuchCell && flat->board.tiles() == ClassicSize.cells()) {
        (void)leave_cursor_on_empty(flat->board, *cursor, board.size().rows - 1);
    }
}

/// Returns pairs of a kind of which the second tile is in the rows 0 to `last_row`: those that can
/// be joined first, and the nearest first of them.
std::vector<Pair> MarkLearner::pairs_to_remove(const Board& board, int last_row) {
    std::vector<Pair> pairs;
    for (const Cell last : cells_of(board.size())) {
        for (const Cell first : board.cells_of(board.at(last))) {
            if (!(first == last) && last.row <= last_row) {
                pairs.push_back({first, last});
            }
        }
    }
    // A faulty game may join others, so all are kept.
    const auto effort = [&](const Pair& pair) {
        return std::pair{!can_connect(board, pair.first, pair.second), distance(pair)};
    };
    std::stable_sort(pairs.begin(), pairs.end(), [&](const Pair& x, const Pair& y) {
        return effort(x) < effort(y);
    });
    return pairs;
}

int MarkLearner::leave_cursor_on_empty(const Board& board, Cell start, int last_row) {
    constexpr int MostTrials = 12;
    constexpr int Enough = 4;
    const zx::machine::State before = lockstep_.save();
    int trials = 0;
    int learned = 0;
    for (const auto& [first, last] : pairs_to_remove(board, last_row)) {
        if (++trials > MostTrials || learned == Enough) {
            break;
        }
        lockstep_.restore(before);
        Cell cursor = start;
        if (!go(cursor, first) || !press(Key::Enter)) {
            continue;
        }
        // These steps are not used as examples, because a tile is selected.
        while (cursor != last) {
            const Key key = towards(cursor, last);
            (void)lockstep_.press(stroke_of(key));
            cursor = moved(cursor, key, Edge::Stop);
        }
        if (lockstep_.press(stroke_of(Key::Enter)) != SettleResult::Waiting) {
            continue;
        }
        learn_what_is_empty(board.tiles() - 2, cursor);
        const auto seen = see();
        const auto shown = seen ? observation_of(*seen, walked_).cursor : std::nullopt;
        const bool elsewhere = shown && *shown != NoSuchCell && *shown != cursor;
        if (seen && !elsewhere && !seen->board.occupied(cursor)) {
            // The removal may have moved it to the other place of the pair.
            add(*seen, {left_on_empty(*seen, cursor), {}, {}});
            ++learned;
        }
    }
    return learned;
}

} // namespace shisen::oracle
