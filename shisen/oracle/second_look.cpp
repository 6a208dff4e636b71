#include "shisen/oracle/second_look.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/oracle/marks.hpp"

namespace shisen::oracle {
namespace {

bool pair_may_be_shown(const ModelState& position) {
    return position.game.hint || position.hints.pair_unseen;
}

/// True if the cell carries the cursor or the selection, which may hide that it is of a shown pair.
bool under_mark(const GameState& game, Cell cell) {
    return cell == game.cursor || cell == game.selection;
}

/// Returns the pair of the cursor's tile and the tile that looks selected, if no tile is: the cursor may hide
/// one tile of a shown pair, and the other may look like a selected tile.
std::optional<Pair> pair_under_cursor(const GameState& game, const Observation& seen) {
    const bool selected = seen.selection && *seen.selection;
    if (!selected || game.selection || !(game.board == seen.board)) {
        return std::nullopt;
    }
    const Cell other = **seen.selection;
    const bool of_a_kind = game.board.occupied(other) && !(other == game.cursor) &&
                           game.board.at(other) == game.board.at(game.cursor);
    return of_a_kind ? std::optional(Pair{game.cursor, other}) : std::nullopt;
}

/// True if the tile that looks selected is one of the shown pair, and no tile is selected: the marks of a pair,
/// or those of a pair and the cursor, may look like those of a selection.
bool pair_looks_selected(const GameState& game, Cell seen) {
    return !game.selection && in_pair(game.hint, seen);
}

/// True if the selected tile carries another mark, which may hide that it is selected.
bool selection_may_be_covered(const GameState& game) {
    return game.selection &&
           (*game.selection == game.cursor || in_pair(game.hint, *game.selection) ||
            game.board.at(*game.selection) == game.board.at(game.cursor));
}

/// What is covered after a step.
struct Covered {
    bool board = false;
    bool cursor = false;
    bool selection = false;
    /// A tile of the cursor's kind does not look highlighted, while a pair is shown, which may be joined by a
    /// line, or a message.
    bool lit = false;
    /// The tile of a shown pair that is seen, while the other one is covered; or any, if both are.
    std::optional<Cell> tile_of_pair;
    /// A shown pair is not seen, but may be of the cursor's kind, whose highlight is not known where the cursor
    /// is not.
    bool lit_pair = false;
    /// A shown pair of which one tile is covered, and which is otherwise known.
    std::optional<Pair> pair;
    /// The tiles of the cursor and of the selection look like those of a shown pair.
    bool like_pair = false;

    [[nodiscard]] bool any() const {
        return board || cursor || selection || lit || lit_pair || tile_of_pair;
    }
};

/// True if the pair that is seen consists of the cursor's tile and the selected one, which is lit as it is of the
/// same kind, and no pair is shown: such a tile may look like one of a pair.
bool looks_like_pair(const GameState& game, const Pair& pair) {
    return !game.hint && game.selection && game.selection != game.cursor &&
           in_pair(pair, game.cursor) && in_pair(pair, *game.selection);
}

/// Notes how marks may cover a shown pair that is not the expected one. Returns false if they cannot.
bool cover_hint(Covered& covered, const GameState& game, const Observation& seen) {
    const auto& pair = *seen.hint;
    const bool on_tile = game.board.occupied(game.cursor);
    if (pair && looks_like_pair(game, *pair)) {
        covered.like_pair = covered.selection = true;
    } else if (!pair && game.hint && under_mark(game, game.hint->first) &&
               under_mark(game, game.hint->second)) {
        covered.tile_of_pair = game.hint->first;
    } else if (!pair && game.hint && !seen.cursor && on_tile) {
        covered.lit_pair = true;
    } else if (!pair || !(pair->first == pair->second) || !(game.selection || on_tile)) {
        return false;
    } else {
        covered.tile_of_pair = pair->first;
    }
    return true;
}

/// Returns what may be covered, if nothing else differs.
Covered
covered_parts(const Difference& difference, const Step& step, const Observation& seen, Cover by) {
    const ModelState& expected = difference.expected;
    const GameState& game = expected.game;
    Forecast forecast;
    forecast.position = expected;
    forecast.border = difference.expected_border;
    const unsigned mismatch = compare(forecast, seen);
    const bool message = by == Cover::MarksOrMessage && expected.may_show_message();
    Covered covered;
    if (expected.asking || (mismatch & (NumberDiffers | BorderDiffers)) != 0) {
        return {};
    }
    if ((mismatch & BoardDiffers) != 0) {
        // A message about the end may lie over any tiles.
        covered.board =
            message || marks_explain(differing_cells(game.board, seen.board), expected, step);
        return covered;
    }
    const bool pair_or_selection = (mismatch & (HintDiffers | SelectionDiffers)) != 0;
    if (const auto pair = pair_or_selection ? pair_under_cursor(game, seen) : std::nullopt) {
        covered.pair = pair;
        covered.tile_of_pair = pair->second;
        return covered;
    }
    if ((mismatch & HintDiffers) != 0 && !cover_hint(covered, game, seen)) {
        return {};
    }
    // Once the pair is left out, a selected tile under three marks that looks like none is compared, too.
    const auto& unselected = seen.unselected;
    if (covered.tile_of_pair && game.selection == game.cursor && in_pair(game.hint, game.cursor)) {
        covered.selection =
            std::find(unselected.begin(), unselected.end(), game.cursor) != unselected.end();
    }
    if ((mismatch & SelectionDiffers) != 0) {
        covered.selection = seen.selection && *seen.selection
                                ? pair_looks_selected(game, **seen.selection)
                                : selection_may_be_covered(game);
        if (!covered.selection) {
            return {};
        }
    }
    if ((mismatch & CursorDiffers) != 0) {
        // The marks of a pair, or the line that joins it, may look like a cursor on one of its tiles.
        if ((*seen.cursor != NoSuchCell && !in_pair(game.hint, *seen.cursor)) ||
            !(pair_may_be_shown(expected) || game.selection == game.cursor || message)) {
            return {};
        }
        covered.cursor = true;
    }
    if ((mismatch & LitDiffers) != 0) {
        covered.lit = pair_may_be_shown(expected) || message;
        return covered.lit ? covered : Covered();
    }
    return covered;
}

Observation without(Observation seen, const Covered& covered) {
    if (covered.cursor) {
        seen.cursor.reset();
    }
    if (covered.selection) {
        seen.selection.reset();
        seen.unselected.clear();
    }
    if (covered.pair) {
        seen.hint = covered.pair;
        seen.selection.emplace();
        seen.unselected.clear();
    } else if (covered.tile_of_pair || covered.lit_pair || covered.like_pair) {
        seen.hint.reset();
    }
    seen.highlighted.reset();
    return seen;
}

/// Goes on with the judge after a step; returns what may be covered by marks, and nothing if the step
/// shows another difference.
std::optional<Covered>
go_on(const Subject& subject, Judge& judge, const Step& step, const Observed& look, Cover by) {
    const auto difference = judge.see(step, look);
    if (!difference) {
        return Covered();
    }
    Covered covered;
    if (look) {
        covered = covered_parts(*difference, step, *look, by);
        if (!covered.any()) {
            return std::nullopt;
        }
        if (!covered.board) {
            return judge.see(step, without(*look, covered)) ? std::nullopt : std::optional(covered);
        }
    }
    covered.board = true;
    const auto border = subject.shown_border();
    if ((!look && look.error().kind != SubjectFailure::Kind::Garbage) || !border) {
        return std::nullopt;
    }
    return judge.see_unread(step, *border, look ? std::vector<Cell>() : look.error().unread)
               ? std::optional(covered)
               : std::nullopt;
}

/// The keys that may take marks away, so that what they cover is seen. B is among them only if the board
/// cannot be read: a removal that should not have been is not seen after it.
std::vector<std::vector<Key>> uncovering_keys(bool unread) {
    constexpr std::array<std::pair<Key, Key>, 4> Arrows{{{Key::Right, Key::Left},
                                                         {Key::Left, Key::Right},
                                                         {Key::Down, Key::Up},
                                                         {Key::Up, Key::Down}}};
    std::vector<std::vector<Key>> all;
    for (const auto& [away, back] : Arrows) {
        all.push_back({away});
        all.push_back({away, back});
        all.push_back({away, away, back, back});
        all.push_back({away, Key::Enter}); // the selected tile may be there
    }
    all.insert(all.end(),
               {{Key::Enter},
                {Key::Enter, Key::Enter}, // the cursor may look different while a tile is selected
                {Key::Enter, Key::Right},
                {Key::Enter, Key::Left},
                {Key::Hint},
                {Key::Hint, Key::Hint},
                {Key::Hint, Key::Hint, Key::Hint},
                {Key::Right, Key::Hint},
                {Key::Left, Key::Hint}});
    if (unread) {
        all.push_back({Key::Back});
    }
    return all;
}

/// True if the look after further keys, with which the judge agrees, shows what was covered. `after` is the
/// judge after the step, `now` the game after the further keys.
bool uncovers(const Covered& covered,
              const Judge& after,
              const GameState& now,
              const Observation& seen) {
    const GameState& then = after.position().game;
    if (covered.tile_of_pair) {
        // ENTER has taken the pair.
        return now.removed && in_pair(now.removals.back(), *covered.tile_of_pair) &&
               (in_pair(now.removals.back(), then.cursor) ||
                (then.selection && in_pair(now.removals.back(), *then.selection)));
    }
    if (covered.lit_pair) {
        return now.removed &&
               then.board.at(now.removals.back().first) == then.board.at(then.cursor);
    }
    const bool cursor = !covered.cursor || (seen.cursor && after.cursor_may_be_at(*seen.cursor));
    const bool selection =
        !covered.selection || (seen.selection && *seen.selection == then.selection);
    // Arrows may keep the pair, and ENTER takes the tiles from under the cursor.
    const bool on_tile = now.cursor == then.cursor || now.board.occupied(now.cursor);
    const bool lit = !covered.lit || (seen.highlighted && on_tile && !now.hint);
    return cursor && selection && lit;
}

/// True if all cells in which a board differs from the former one show no tile, nor does any other cell of
/// the rectangle around them.
bool shows_hole(const Board& former, const Board& seen) {
    const std::vector<Cell> gone = differing_cells(former, seen);
    if (gone.empty()) {
        return false;
    }
    const auto [left, right] = std::minmax_element(
        gone.begin(), gone.end(), [](Cell a, Cell b) { return a.column < b.column; });
    const auto [top, bottom] =
        std::minmax_element(gone.begin(), gone.end(), [](Cell a, Cell b) { return a.row < b.row; });
    for (int row = top->row; row <= bottom->row; ++row) {
        for (int column = left->column; column <= right->column; ++column) {
            if (seen.occupied({column, row})) {
                return false;
            }
        }
    }
    return true;
}

/// True if the question of S lies over a part of the board: some tiles are not seen, or not read, and an
/// answer deals a full board.
bool question_covers_tiles(const Subject& subject, const Observed& look, const Board& before) {
    const bool covers =
        look ? shows_hole(before, look->board)
             : look.error().kind == SubjectFailure::Kind::Garbage && !look.error().unread.empty();
    if (!covers) {
        return false;
    }
    const Observed dealt = subject.copy()->act(answer("1"));
    return dealt && is_full(dealt->board);
}

} // namespace

bool cursor_stands_still(const Observed& look, Cell cursor) {
    return !look && look.error().kind == SubjectFailure::Kind::Garbage &&
           look.error().unread == std::vector<Cell>{cursor};
}

bool accept_covered(const Subject& subject,
                    Judge& judge,
                    const Step& step,
                    const Observed& look,
                    const Difference& difference,
                    Cover by) {
    if (judge.strict() || deals_at_random(step)) {
        return false;
    }
    if (difference.expected.asking || step == press(Key::ChooseBoard)) {
        const auto border = look ? std::optional(look->border) : subject.shown_border();
        const GameState& game = difference.expected.game;
        return border &&
               (cursor_stands_still(look, game.cursor) ||
                question_covers_tiles(subject, look, game.board)) &&
               judge.see_unread(step, *border);
    }
    if (step.answer && !judge.may_be_at_board()) {
        return false;
    }
    Judge after = judge;
    const auto covered = go_on(subject, after, step, look, by);
    if (!covered || !covered->any()) {
        return false;
    }
    for (const auto& keys : uncovering_keys(!look)) {
        const auto trial = subject.copy();
        Judge later = after;
        bool uncovered = false;
        for (const Key key : keys) {
            const Observed next = trial->act(press(key));
            const auto still = go_on(*trial, later, press(key), next, by);
            if (!still) {
                uncovered = false;
                break;
            }
            uncovered =
                !still->any() && next && uncovers(*covered, after, later.position().game, *next);
        }
        if (uncovered) {
            judge = std::move(after);
            return true;
        }
    }
    return false;
}

} // namespace shisen::oracle
