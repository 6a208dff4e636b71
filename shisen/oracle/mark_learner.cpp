#include "shisen/oracle/mark_learner.hpp"

#include <algorithm>
#include <iterator>
#include <map>

#include "shisen/oracle/keys.hpp"

namespace shisen::oracle {

using zx::oracle::SettleResult;
using zx::oracle::TileFeatures;

namespace {

// The steps of the walk from which the hint is learned.
constexpr std::size_t HintStride = 5;
constexpr std::size_t LitPairs = 3;
constexpr std::size_t PairsToSelect = 6;
constexpr int PairsToTake = 4;

} // namespace

MarkLearner::MarkLearner(zx::oracle::Lockstep& lockstep,
                         zx::oracle::Lattice& lattice,
                         zx::oracle::Alphabet& alphabet)
    : lockstep_(lockstep), lattice_(lattice), alphabet_(alphabet), start_(lockstep.save()) {}

MarkModel MarkLearner::learn() {
    alphabet_.set_form_on_empty_places(CursorForm);
    walk();
    const int pace = lockstep_.pace();
    if (cursor_known_ && lockstep_.blink_frames() > 0) {
        learn_blinking_forms();
    }
    if (cursor_known_) {
        learn_selected_forms();
        if (lit_is_a_form_) {
            rather_show_known_tiles();
        }
    }
    learn_hinted_forms();
    for (std::size_t i = 0; cursor_known_ && i < steps_.size(); ++i) {
        add(steps_[i].seen, {steps_[i].cursor, {}, {}});
    }
    if (cursor_known_) {
        walked_ = marks_of_examples();
        learn_selections();
    }
    for (std::size_t i = 0; !hint_covers_tiles_ && i < steps_.size(); i += HintStride) {
        learn_hints(steps_[i]);
    }
    learn_lone_hints();
    for (std::size_t i = 0; cursor_known_ && i < std::min(pairs_.size(), PairsToSelect); ++i) {
        learn_hints_of_selection(pairs_[i]);
    }
    const std::vector<Pair> pairs = pairs_;
    // The forms show how tiles look that carry two marks.
    alphabet_.set_deduces(true);
    for (std::size_t i = 0; cursor_known_ && i < std::min(pairs.size(), LitPairs); ++i) {
        learn_lit_hints(pairs[i]);
    }
    alphabet_.set_deduces(false);
    if (cursor_known_) {
        learn_empty_places();
        learn_shaded_places();
    } else {
        lockstep_.restore(start_);
        take_shown_pairs(NoSuchCell);
    }
    // Keys that had no effect here need not be pressed more slowly in the game.
    lockstep_.set_pace(pace);
    lockstep_.restore(start_);
    alphabet_.set_deduces(true);
    return marks_despite_doubts();
}

std::optional<SeenBoard> MarkLearner::see() const {
    const auto seen = see_board(lockstep_.screen(), lattice_, alphabet_);
    return seen ? std::optional(*seen) : std::nullopt;
}

std::optional<SeenBoard> MarkLearner::press(Key key) {
    if (lockstep_.press(stroke_of(key)) != SettleResult::Waiting) {
        return std::nullopt;
    }
    return see();
}

Key MarkLearner::towards(Cell from, Cell to) {
    if (from.column != to.column) {
        return from.column < to.column ? Key::Right : Key::Left;
    }
    return from.row < to.row ? Key::Down : Key::Up;
}

bool MarkLearner::go(Cell& from, Cell to, const Board* board) {
    constexpr int MostCorrections = 3;
    int corrections = 0;
    auto last = see();
    while (from != to) {
        const Key key = towards(from, to);
        auto seen = press(key);
        from = moved(from, key, Edge::Round);
        const bool on_empty = board != nullptr && !board->occupied(from);
        const bool looks_like_tile =
            on_empty && seen && seen->board.occupied(from) &&
            alphabet_.has_form(lattice_.symbol(lockstep_.screen(), from.column, from.row));
        if (on_empty && (!seen || looks_like_tile) &&
            (cursor_changes_empty_places() || lattice_.full_cells)) {
            alphabet_.learn_empty(lattice_.symbol(lockstep_.screen(), from.column, from.row),
                                  CursorForm);
            seen = see();
        }
        // If nothing changes, the game does not take arrows now. It may ask for another game.
        if (!seen || (last && seen->looks == last->looks)) {
            return false;
        }
        last = seen;
        const Cell shown = observation_of(*seen, walked_).cursor.value_or(NoSuchCell);
        if (shown == NoSuchCell) {
            unconfirmed_.push_back({*seen, from});
            continue;
        }
        if (shown != from) {
            // The key was not taken, or the cursor has passed over empty places.
            unconfirmed_.clear();
            astray_ = true;
            from = shown;
            if (++corrections > MostCorrections) {
                return false;
            }
        }
        confirm();
        add(*seen, {from, {}, {}});
    }
    return true;
}

void MarkLearner::confirm() {
    for (const Unconfirmed& moment : unconfirmed_) {
        add(moment.seen, {moment.cursor, {}, {}});
    }
    unconfirmed_.clear();
}

void MarkLearner::add(const SeenBoard& seen, const Shown& shown, std::optional<Doubt> doubt) {
    const Kind lit = seen.board.at(shown.cursor);
    const auto walked =
        walked_.knows(Mark::Cursor) ? observation_of(seen, walked_).cursor : std::optional<Cell>();
    const bool astray = walked && *walked != NoSuchCell && *walked != shown.cursor;
    // A tape may hide the cursor while it shows a pair, whose two tiles may look like the cursor.
    const bool hidden =
        shown.hint && !shown.in_pair(shown.cursor) &&
        (walked == NoSuchCell ||
         (walked_.knows(Mark::Cursor) && !walked &&
          !walked_.has(Mark::Cursor, seen.look(shown.cursor), seen.board.occupied(shown.cursor))));
    (walked == NoSuchCell ? unseen_at_ : seen_at_).insert(shown.cursor);
    for (const Cell cell : cells_of(seen.board.size())) {
        Example example;
        example.astray = astray;
        example.confirmed = !walked_.knows(Mark::Cursor) || walked == shown.cursor;
        example.look = seen.look(cell);
        example.tile = seen.board.occupied(cell);
        const auto set = [&](Mark mark, bool on) { example.marks.set(index_of(mark), on); };
        set(Mark::Cursor, cell == shown.cursor);
        set(Mark::SameKind, example.tile && seen.board.at(cell) == lit);
        set(Mark::Selected, shown.selection == cell);
        set(Mark::Hinted, shown.in_pair(cell));
        if (cell == shown.cursor) {
            const bool in_gap = cursor_gap_ && cursor_gap_(cell);
            example.doubtful.set(index_of(Mark::Cursor), in_gap || hidden);
        } else if (example.marks.test(index_of(Mark::SameKind))) {
            doubt_mate(example, seen.board, shown, cell);
        }
        if (trail_ && cell != shown.cursor && trail_->fits(example.look)) {
            example.doubtful.set(index_of(Mark::Cursor)).set(index_of(Mark::SameKind));
        }
        if (shown.selection_hidden && shown.selection == cell) {
            example.doubtful.set(index_of(Mark::Selected));
        }
        if (!cursor_known_) {
            example.doubtful.set(index_of(Mark::Cursor)).set(index_of(Mark::SameKind));
        }
        if (doubt && example.look == doubt->without.look(cell)) {
            example.doubtful.set(index_of(doubt->mark), example.marks.test(index_of(doubt->mark)));
        }
        examples_.push_back(example);
    }
}

void MarkLearner::doubt_mate(Example& example, const Board& board, const Shown& shown, Cell cell) {
    if (mates_look_like_cursor_) {
        example.doubtful.set(index_of(Mark::Cursor));
    }
    if (shown.hint && !shown.in_pair(cell) && shown.selection != cell && cursor_known_) {
        const bool unlit = looked_plain(board, cell, example.look);
        example.doubtful.set(index_of(Mark::SameKind), unlit);
        ++(unlit ? unlit_beside_pairs_ : lit_beside_pairs_);
    }
}

bool MarkLearner::looked_plain(const Board& board, Cell cell, const TileFeatures& look) const {
    return !steps_.empty() && board == steps_.front().seen.board &&
           std::any_of(steps_.begin(), steps_.end(), [&](const Step& step) {
               return board.at(step.cursor) != board.at(cell) && step.seen.look(cell) == look;
           });
}

void MarkLearner::learn_empty_places() {
    lockstep_.restore(start_);
    Cell cursor = steps_.front().cursor;
    Board board = steps_.front().seen.board;
    bool by_hand = false;
    for (int i = 0; i < PairsToTake; ++i) {
        if (!take_a_pair(cursor, board, by_hand)) {
            break;
        }
        const auto seen = see();
        if (!seen || seen->board.tiles() != board.tiles() - 2) {
            break;
        }
        board = seen->board;
        const auto here = observation_of(*seen, marks_of_examples()).cursor;
        const bool shown = here && *here != NoSuchCell;
        const bool on_tile = !shown && board.occupied(cursor);
        const auto moved_to =
            on_tile ? cursor_among(*seen, cursor, cells_of(board.size())) : std::nullopt;
        if (on_tile && !moved_to) {
            by_hand = true; // the removal has moved the cursor to an empty place
            break;
        }
        cursor = shown ? *here : on_tile ? *moved_to : left_on_empty(*seen, cursor);
        add(*seen, {cursor, {}, {}});
        // A cursor that passes over empty places is on one only if its tile was removed.
        for (const Cell cell : cells_of(board.size())) {
            by_hand = by_hand || (!board.occupied(cell) && !go(cursor, cell, &board));
        }
    }
    if (by_hand) {
        learn_cursor_left_on_empty();
    }
    // Without a correction all steps have led where they should.
    if (!astray_) {
        confirm();
    }
}

Cell MarkLearner::left_on_empty(const SeenBoard& seen, Cell cursor) {
    std::vector<Cell> places = cells_of(seen.board.size());
    std::erase_if(places, [&](Cell cell) { return seen.board.occupied(cell); });
    return cursor_among(seen, cursor, places).value_or(cursor);
}

void MarkLearner::learn_shaded_places() {
    const bool differ =
        alphabet_.empty_places_are_shaded() || alphabet_.drawings_of_empty_places() > 1;
    if (!differ) {
        return;
    }
    lockstep_.restore(start_);
    deal_another(Key::ToggleGravity, steps_.front().seen.board);
    const auto fresh = see();
    if (fresh && fresh->board.tiles() == ClassicSize.cells()) {
        take_shown_pairs(observation_of(*fresh, marks_of_examples()).cursor.value_or(NoSuchCell));
    }
}

void MarkLearner::take_shown_pairs(Cell cursor) {
    constexpr int Pairs = 8;
    int tiles = ClassicSize.cells();
    for (int i = 0; i < Pairs; ++i) {
        for (const Key key : {Key::Hint, Key::Enter}) {
            if (lockstep_.press(stroke_of(key)) != SettleResult::Waiting) {
                return;
            }
            // H may move the cursor.
            if (const auto shown = key == Key::Hint ? see() : std::nullopt) {
                const auto here = observation_of(*shown, marks_of_examples()).cursor;
                cursor = here && *here != NoSuchCell ? *here : cursor;
            }
        }
        tiles -= 2;
        learn_what_is_empty(tiles, cursor);
        const auto seen = see();
        if (!seen || seen->board.tiles() != tiles) {
            return;
        }
    }
}

bool MarkLearner::take_a_pair(Cell& cursor, const Board& board, bool by_hand) {
    const auto before = lockstep_.save();
    if (!pairs_.empty() && !by_hand) {
        const auto shown = press(Key::Hint);
        if (shown && hint_moves_cursor_) {
            cursor = cursor_among(*shown, cursor, cells_of(board.size())).value_or(cursor);
        }
        if (lockstep_.press(stroke_of(Key::Enter)) == SettleResult::Waiting) {
            learn_what_is_empty(board.tiles() - 2, cursor);
            const auto seen = see();
            if (seen && seen->board.tiles() == board.tiles() - 2) {
                return true;
            }
        }
        lockstep_.restore(before);
    }
    // Adjacent tiles of a kind can be removed under every rule variant.
    for (const Cell cell : cells_of(board.size())) {
        for (const Cell other :
             {Cell{cell.column + 1, cell.row}, Cell{cell.column, cell.row + 1}}) {
            if (board.occupied(cell) && board.at(cell) == board.at(other)) {
                return take_by_hand(cursor, {cell, other}) &&
                       (learn_what_is_empty(board.tiles() - 2, cursor), true);
            }
        }
    }
    return false;
}

bool MarkLearner::take_by_hand(Cell& cursor, Pair pair) {
    if (!go(cursor, pair.first) || !press(Key::Enter)) {
        return false;
    }
    // These steps are not used as examples, because a tile is selected.
    const Key key = pair.first.row == pair.second.row ? Key::Right : Key::Down;
    if (!press(key)) {
        return false;
    }
    cursor = pair.second;
    return lockstep_.press(stroke_of(Key::Enter)) == SettleResult::Waiting;
}

void MarkLearner::learn_what_is_empty(int tiles, Cell cursor) {
    const zx::oracle::Screen screen = lockstep_.screen();
    std::vector<Cell> others;
    // A marked place may have a tile of one of several kinds, or none.
    std::vector<Cell> marked;
    std::map<int, std::vector<Cell>> tiles_of_kind;
    for (const Cell cell : cells_of(ClassicSize)) {
        const auto symbol = lattice_.symbol(screen, cell.column, cell.row);
        if (const auto kind = alphabet_.kind(symbol)) {
            tiles_of_kind[*kind].push_back(cell);
        } else {
            (alphabet_.has_form(symbol) ? marked : others).push_back(cell);
        }
    }
    const auto places = static_cast<std::size_t>(ClassicSize.cells() - tiles);
    if (others.size() != places) {
        others.insert(others.end(), marked.begin(), marked.end());
    }
    if (others.size() + 1 == places) {
        // The mark makes one of them look like a tile, which is then odd. In a faulty game another tile
        // than those of a pair may be gone; a cursor that is a form leaves no tile plain.
        for (const auto& of_kind : tiles_of_kind) {
            const std::vector<Cell>& cells = of_kind.second;
            std::copy_if(cells.begin(), cells.end(), std::back_inserter(others), [&](Cell cell) {
                return cells.size() % 2 != 0 &&
                       ((cell == cursor && cursor_is_a_form_) ||
                        alphabet_.has_form(lattice_.symbol(screen, cell.column, cell.row)));
            });
        }
    }
    if (others.size() != places) {
        return;
    }
    const Cell marked_place =
        cursor_changes_empty_places() ? place_that_arrows_change(others, cursor) : NoSuchCell;
    for (const Cell cell : others) {
        alphabet_.learn_empty(lattice_.symbol(screen, cell.column, cell.row),
                              cell == marked_place ? CursorForm : 0);
    }
}

} // namespace shisen::oracle
