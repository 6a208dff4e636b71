// The part of MarkLearner for the pair that H shows. H may move the cursor to a tile of the pair, and
// with it the highlighted tiles. So a screen with a pair is compared with one without a pair that has
// the cursor at the same place.
#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/mark_learner.hpp"

namespace shisen::oracle {

using zx::oracle::TileFeatures;

namespace {

constexpr int HintsFromAStep = 5;
/// Further hints are asked for while all pairs shown are of fewer kinds, at most MostHints. A pair in the colours of
/// its kind looks like a mark of that kind alone.
constexpr std::size_t FewestKinds = 6;
constexpr int MostHints = 40;
/// The examples of a pair that stays after an arrow, and how often they are sought.
constexpr int HintsAfterArrows = 4;
constexpr int ArrowsTried = 8;

bool pair_has(const Pair& pair, Cell cell) {
    return pair.first == cell || pair.second == cell;
}

bool own_features_differ(const TileFeatures& a, const TileFeatures& b) {
    return !std::equal(a.begin(), a.begin() + zx::oracle::FirstAround, b.begin());
}

template <class Differ>
std::vector<Cell> changed_cells(const SeenBoard& before, const SeenBoard& after, Differ differ) {
    std::vector<Cell> cells;
    for (const Cell cell : cells_of(before.board.size())) {
        if (differ(before.look(cell), after.look(cell))) {
            cells.push_back(cell);
        }
    }
    return cells;
}

/// Returns the only two of the cells that hold the same kind; with `partner`, the only cell that
/// pairs with it.
std::optional<Pair>
only_pair(const Board& board, const std::vector<Cell>& cells, std::optional<Cell> partner) {
    std::optional<Pair> pair;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            if (board.occupied(cells[i]) && board.at(cells[i]) == board.at(cells[j])) {
                if (pair) {
                    return std::nullopt;
                }
                pair = {cells[i], cells[j]};
            }
        }
    }
    if (!pair && partner && cells.size() == 1 && cells[0] != *partner &&
        board.at(cells[0]) == board.at(*partner)) {
        return cells[0] < *partner ? Pair{cells[0], *partner} : Pair{*partner, cells[0]};
    }
    return pair;
}

/// Returns the pair that differs between two moments: two tiles of a kind whose own features change
/// or, if none change, whose surroundings change. The highlight of the kind `lit` may vanish while another
/// pair is shown.
std::optional<Pair> pair_shown(const SeenBoard& before,
                               const SeenBoard& after,
                               std::optional<Cell> partner = {},
                               Kind lit = NoTile) {
    if (before.board != after.board) {
        return std::nullopt;
    }
    const auto own = changed_cells(before, after, own_features_differ);
    const auto any = changed_cells(before, after, std::not_equal_to<TileFeatures>());
    auto changed = own.empty() ? any : own;
    auto pair = only_pair(after.board, changed, partner);
    if (!pair && lit != NoTile) {
        std::erase_if(changed, [&](Cell cell) { return after.board.at(cell) == lit; });
        pair = only_pair(after.board, changed, {});
    }
    // A faulty game may show two tiles of different kinds. Learn it anyway; the judge reports it.
    return pair || own.size() != 2 ? pair : Pair{own[0], own[1]};
}

} // namespace

bool MarkLearner::arrow_moves_from(Cell from, Cell other) {
    for (const Key arrow : {Key::Right, Key::Left, Key::Down, Key::Up}) {
        const Cell to = moved(from, arrow, Edge::Stop);
        const Cell not_to = moved(other, arrow, Edge::Stop);
        if (to == from || not_to == other || to == other || not_to == from) {
            continue;
        }
        const zx::machine::State there = lockstep_.save();
        const auto after = press(arrow);
        lockstep_.restore(there);
        // The pair may still be shown.
        const auto shows_cursor = [&](Cell cell) {
            return walked_.has(Mark::Cursor, after->look(cell), after->board.occupied(cell));
        };
        return after && shows_cursor(to) && !shows_cursor(not_to);
    }
    return false;
}

std::optional<Cell>
MarkLearner::cursor_among(const SeenBoard& seen, Cell before, const std::vector<Cell>& candidates) {
    const auto is_candidate = [&](Cell cell) {
        return std::find(candidates.begin(), candidates.end(), cell) != candidates.end();
    };
    const auto here = observation_of(seen, walked_).cursor;
    if (here && is_candidate(*here)) {
        // A tile of the pair may look like the cursor, and hide it on the other one.
        const bool stays =
            *here != before && is_candidate(before) && arrow_moves_from(before, *here);
        return stays ? before : here;
    }
    // The pair may hide the cursor. An arrow moves it away.
    const zx::machine::State there = lockstep_.save();
    // Arrows that cannot move the cursor must not make all later keys slower.
    const int pace = lockstep_.pace();
    lockstep_.set_try_again(false);
    constexpr std::array Arrows{Key::Right, Key::Left, Key::Down, Key::Up};
    std::array<Cell, Arrows.size()> shown{};
    for (std::size_t i = 0; i < Arrows.size(); ++i) {
        const auto after = press(Arrows[i]);
        shown[i] = after ? observation_of(*after, walked_).cursor.value_or(NoSuchCell) : NoSuchCell;
        lockstep_.restore(there);
    }
    lockstep_.set_try_again(true);
    lockstep_.set_pace(pace);
    // On some tapes an arrow only drops the pair.
    const bool arrows_only_drop_pair =
        std::all_of(shown.begin(), shown.end(), [&](Cell cell) { return cell == shown.front(); });
    if (arrows_only_drop_pair && is_candidate(shown.front())) {
        return shown.front();
    }
    // At an edge one arrow alone may fit a neighbour of the cursor's cell.
    std::optional<Cell> found;
    int most = 0;
    for (const Cell cell : candidates) {
        int fitting = 0;
        for (std::size_t i = 0; i < Arrows.size(); ++i) {
            fitting += shown[i] != cell && moved(cell, Arrows[i], Edge::Stop) == shown[i] ? 1 : 0;
        }
        if (fitting > most) {
            most = fitting;
            found = cell;
        }
    }
    return found;
}

std::optional<MarkLearner::HintSeen> MarkLearner::hint_seen(const zx::machine::State& bare_state,
                                                            const SeenBoard& bare,
                                                            Cell cursor,
                                                            const SeenBoard& seen,
                                                            std::optional<Cell> partner) {
    const Kind lit = cursor_known_ && bare.board.occupied(cursor) ? bare.board.at(cursor) : NoTile;
    HintSeen hint{pair_shown(bare, seen, partner, lit), cursor, bare};
    if (!cursor_known_ || seen.board != bare.board || seen.look(cursor) == bare.look(cursor)) {
        return hint;
    }
    // Either the cursor has moved, or its tile belongs to the pair.
    auto candidates = changed_cells(bare, seen, std::not_equal_to<TileFeatures>());
    const auto now = cursor_among(seen, cursor, candidates);
    if (!now || *now == cursor) {
        return hint;
    }
    hint_moves_cursor_ = true;
    const zx::machine::State after = lockstep_.save();
    lockstep_.restore(bare_state);
    std::optional<SeenBoard> without;
    while (hint.cursor != *now) {
        const Key key = towards(hint.cursor, *now);
        without = press(key);
        hint.cursor = moved(hint.cursor, key, Edge::Stop);
    }
    lockstep_.restore(after);
    if (!without) {
        return std::nullopt;
    }
    const auto compared = pair_shown(*without, seen, *now);
    // The highlight of the pair's own kind may vanish, too; that of another kind is told from the pair.
    const bool at_cursor = hint.pair && (hint.pair->first == *now || hint.pair->second == *now);
    hint.pair = compared || !at_cursor ? compared : hint.pair;
    hint.without = *without;
    return hint;
}

void MarkLearner::learn_hints(const Step& step) {
    lockstep_.restore(step.state);
    bool further = true;
    for (int i = 0; i < HintsFromAStep || (i < MostHints && further); ++i) {
        const auto seen = press(Key::Hint);
        if (!seen) {
            return;
        }
        const auto hint = hint_seen(step.state, step.seen, step.cursor, *seen);
        // A faulty game may show less than a pair once and a pair the next time.
        if (!hint || !hint->pair) {
            note_lone_hint(step, *seen);
            further = false;
            continue;
        }
        add(*seen, {hint->cursor, {}, hint->pair}, Doubt{Mark::Hinted, hint->without});
        const bool is_new = std::find(pairs_.begin(), pairs_.end(), *hint->pair) == pairs_.end();
        if (is_new) {
            pairs_.push_back(*hint->pair);
        }
        further = is_new && kinds_of_pairs(step.seen.board) < FewestKinds;
        if (hint_moves_cursor_ && cursor_known_ && hints_after_arrows_ < HintsAfterArrows &&
            arrows_tried_ < ArrowsTried) {
            ++arrows_tried_;
            learn_hint_after_arrow(*hint->pair, hint->cursor);
        }
    }
}

std::size_t MarkLearner::kinds_of_pairs(const Board& board) const {
    std::set<Kind> kinds;
    for (const Pair& pair : pairs_) {
        kinds.insert(board.at(pair.first));
    }
    return kinds.size();
}

void MarkLearner::note_lone_hint(const Step& step, const SeenBoard& seen) {
    if (seen.board != step.seen.board) {
        hints_unclear_ = true;
        return;
    }
    const auto changed = changed_cells(step.seen, seen, own_features_differ);
    if (changed.size() == 1 && changed.front() != step.cursor) {
        lone_hints_.push_back({seen, step.seen, step.cursor, changed.front()});
    }
    hints_unclear_ = hints_unclear_ || changed.size() > 1;
}

void MarkLearner::learn_lone_hints() {
    constexpr std::size_t Least = 4;
    std::set<Cell> tiles;
    for (const LoneHint& hint : lone_hints_) {
        tiles.insert(hint.tile);
    }
    if (!pairs_.empty() || hints_unclear_ || tiles.size() < Least) {
        return;
    }
    for (const LoneHint& hint : lone_hints_) {
        add(hint.seen,
            {hint.cursor, {}, Pair{hint.tile, hint.tile}},
            Doubt{Mark::Hinted, hint.without});
    }
}

void MarkLearner::learn_hint_after_arrow(const Pair& pair, Cell cursor) {
    const zx::machine::State there = lockstep_.save();
    const Kind kind = steps_.front().seen.board.at(pair.first);
    for (const Key arrow : {Key::Right, Key::Left, Key::Down, Key::Up}) {
        const auto after = press(arrow);
        lockstep_.restore(there);
        const auto now = after ? observation_of(*after, walked_).cursor : std::nullopt;
        if (!now || *now == NoSuchCell || *now == cursor || after->board.at(*now) == kind) {
            continue;
        }
        std::vector<Cell> strange = cells_of(after->board.size());
        std::erase_if(strange, [&](Cell cell) {
            return after->board.at(cell) == after->board.at(*now) ||
                   std::any_of(steps_.begin(), steps_.end(), [&](const Step& step) {
                       return step.seen.board == after->board &&
                              step.seen.board.at(step.cursor) != step.seen.board.at(cell) &&
                              !own_features_differ(step.seen.look(cell), after->look(cell));
                   });
        });
        if (strange == std::vector<Cell>{pair.first, pair.second}) {
            add(*after, {*now, {}, pair});
            ++hints_after_arrows_;
            return;
        }
    }
}

void MarkLearner::learn_lit_hints(Pair pair) {
    lockstep_.restore(start_);
    const Board& board = steps_.front().seen.board;
    const auto third = other_of_kind(board, pair.first, pair.second);
    Cell cursor = steps_.front().cursor;
    if (!third || board.at(pair.first) != board.at(pair.second) || !go(cursor, *third)) {
        return;
    }
    const zx::oracle::Screen screen = lockstep_.screen();
    if (const auto seen = see()) {
        learn_hints({lockstep_.save(), screen, *seen, cursor});
    }
}

void MarkLearner::learn_hints_of_selection(Pair pair) {
    lockstep_.restore(start_);
    Cell cursor = steps_.front().cursor;
    if (!go(cursor, pair.first)) {
        return;
    }
    // The cursor is on one tile of the pair, and nothing is selected.
    const zx::machine::State there = lockstep_.save();
    const auto bare = see();
    const auto hinted = press(Key::Hint);
    const auto shown = bare && hinted ? hint_seen(there, *bare, cursor, *hinted) : std::nullopt;
    if (shown && shown->pair) {
        add(*hinted, {shown->cursor, {}, shown->pair}, Doubt{Mark::Hinted, shown->without});
    }
    lockstep_.restore(there);
    const auto selected = press(Key::Enter);
    const zx::machine::State selected_state = lockstep_.save();
    const auto both = press(Key::Hint);
    if (!selected || !both) {
        return;
    }
    const auto with = hint_seen(selected_state, *selected, cursor, *both, cursor);
    if (with && with->pair) {
        const bool hidden = bare && selected->look(cursor) == bare->look(cursor);
        add(*both, {with->cursor, cursor, with->pair, hidden}, Doubt{Mark::Hinted, with->without});
        lockstep_.restore(selected_state);
        learn_hint_of_left_selection(*with->pair, cursor);
    }
}

void MarkLearner::learn_hint_of_left_selection(const Pair& pair, Cell selected) {
    if (hint_moves_cursor_ || !pair_has(pair, selected)) {
        return;
    }
    const zx::machine::State there = lockstep_.save();
    for (const Key arrow : {Key::Right, Key::Left, Key::Down, Key::Up}) {
        const auto without = press(arrow);
        const auto now = without ? observation_of(*without, walked_).cursor : std::nullopt;
        const bool left = now && *now != NoSuchCell && *now != selected && !pair_has(pair, *now) &&
                          without->board.at(*now) != without->board.at(selected);
        // An arrow may drop the selection.
        const bool still_selected =
            left && !looked_plain(without->board, selected, without->look(selected));
        const auto seen = still_selected ? press(Key::Hint) : std::nullopt;
        lockstep_.restore(there);
        if (!seen || seen->board != without->board) {
            continue;
        }
        const auto changed = changed_cells(*without, *seen, std::not_equal_to<TileFeatures>());
        // The highlight of the cursor's kind may vanish.
        const auto expected = [&](Cell cell) {
            return pair_has(pair, cell) || seen->board.at(cell) == seen->board.at(*now);
        };
        const Cell partner = pair.first == selected ? pair.second : pair.first;
        const bool partner_shown =
            std::find(changed.begin(), changed.end(), partner) != changed.end();
        if (partner_shown && std::all_of(changed.begin(), changed.end(), expected)) {
            add(*seen, {*now, selected, pair}, Doubt{Mark::Hinted, *without});
            return;
        }
    }
}

} // namespace shisen::oracle
