// Compares what a forecast expects with what the screen shows.
#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

/// True if the selection is what the screen shows, or can be where the screen does not show it.
bool same_selection(const GameState& game, const Observation& seen) {
    if (seen.selection) {
        return game.selection == *seen.selection;
    }
    return !game.selection ||
           std::find(seen.unselected.begin(), seen.unselected.end(), *game.selection) ==
               seen.unselected.end();
}

/// The same if a shown pair may cover the selection. One that cannot be seen contains it.
bool same_selection(const ModelState& position, const Observation& seen, bool pair_drawn) {
    const GameState& game = position.game;
    const bool in_shown_pair = pair_drawn && game.selection && in_pair(game.hint, *game.selection);
    if (position.hints.pair_unseen && game.selection && seen.selection && !*seen.selection) {
        return true;
    }
    const bool on_empty = game.selection && !game.board.occupied(*game.selection) &&
                          seen.selection && !*seen.selection;
    return in_shown_pair || on_empty || same_selection(game, seen);
}

/// True if the cell carries a mark, besides that of the cursor.
bool marked(const GameState& game, Cell cell) {
    return game.selection == cell || in_pair(game.hint, cell) ||
           (game.board.occupied(cell) && game.board.occupied(game.cursor) &&
            game.board.at(cell) == game.board.at(game.cursor));
}

} // namespace

std::vector<Cell> lit_cells(const Forecast& expected) {
    const GameState& game = expected.position.game;
    return expected.selection_lit && game.selection
               ? game.board.cells_of(game.board.at(*game.selection))
               : highlighted(game);
}

bool same_lit(const Forecast& expected, const std::vector<Cell>& seen) {
    constexpr std::size_t TilesOfPair = 2;
    const GameState& game = expected.position.game;
    const auto lit = lit_cells(expected);
    std::vector<Cell> differing;
    const auto add_missing = [&](const std::vector<Cell>& cells, const std::vector<Cell>& others) {
        std::copy_if(cells.begin(), cells.end(), std::back_inserter(differing), [&](Cell cell) {
            return std::find(others.begin(), others.end(), cell) == others.end() &&
                   !covered(game, cell);
        });
    };
    add_missing(lit, seen);
    add_missing(seen, lit);
    // A pair without a mark of its own may look like the highlighted tiles, or like the others among them.
    const bool pair_may_differ =
        expected.position.hints.pair_unseen && differing.size() <= TilesOfPair;
    return differing.empty() ||
           (pair_may_differ && game.board.at(differing.front()) == game.board.at(differing.back()));
}

bool covered(const GameState& game, Cell cell) {
    return cell == game.cursor || cell == game.selection || in_pair(game.hint, cell);
}

bool marks_explain(const std::vector<Cell>& cells, const ModelState& position, const Step& step) {
    constexpr int TilesOfAPair = 2;
    const bool pair_shown = position.game.hint || position.hints.pair_unseen;
    int unmarked = 0;
    for (const Cell cell : cells) {
        if (position.game.board.occupied(cell)) {
            unmarked += marked(position.game, cell) || cell == position.game.cursor ? 0 : 1;
        } else if (!pair_shown && cell != position.game.cursor && cell != position.game.selection) {
            return false;
        }
    }
    const bool any_pair = position.hints.pair_unseen || step == press(Key::Hint);
    return unmarked <= (any_pair ? TilesOfAPair : 0);
}

bool wrong_selection(const Difference& difference) {
    return difference.fault == Fault::Highlight && difference.seen &&
           !same_selection(difference.expected.game, *difference.seen);
}

std::optional<Pair> in_order(std::optional<Pair> pair) {
    if (pair && pair->second < pair->first) {
        std::swap(pair->first, pair->second);
    }
    return pair;
}

bool in_pair(const std::optional<Pair>& pair, Cell cell) {
    return pair && (pair->first == cell || pair->second == cell);
}

std::vector<Cell> differing_cells(const Board& a, const Board& b) {
    std::vector<Cell> cells = cells_of(a.size());
    std::erase_if(cells, [&](Cell cell) { return a.at(cell) == b.at(cell); });
    return cells;
}

unsigned compare(const Forecast& expected, const Observation& seen) {
    const GameState& game = expected.position.game;
    unsigned mismatch = Agreed;
    const auto check = [&](bool agrees, unsigned bit) { mismatch |= agrees ? 0u : bit; };
    check(seen.board == game.board, BoardDiffers);
    check(seen.border == expected.border, BorderDiffers);
    if (expected.position.asking) {
        check(!expected.position.number_hidden || !seen.number ||
                  *seen.number != game.start.number || game.start.number == 0,
              NumberDiffers);
        return mismatch; // the question may cover the number and the marks
    }
    check(!seen.number || game.start.number == 0 || *seen.number == game.start.number,
          NumberDiffers);
    const bool hides = expected.position.hint_hides && seen.hint && !*seen.hint;
    check(!seen.hint || hides || in_order(*seen.hint) == game.hint, HintDiffers);
    check(same_selection(expected.position, seen, !hides), SelectionDiffers);
    check(!seen.cursor || *seen.cursor == game.cursor, CursorDiffers);
    check(!seen.highlighted || same_lit(expected, *seen.highlighted), LitDiffers);
    return mismatch;
}

int weight_of(unsigned mismatch) noexcept {
    // In the order of Mismatch. The cursor weighs more than a shown pair: a pair that stays after an arrow must not
    // lead to an edge rule under which the arrow does nothing, if the cursor has moved.
    constexpr std::array<int, 7> Weights{100, 50, 20, 10, 8, 22, 4};
    int weight = 0;
    for (std::size_t bit = 0; bit < Weights.size(); ++bit) {
        weight += (mismatch >> bit & 1u) != 0 ? Weights[bit] : 0;
    }
    return weight;
}

} // namespace shisen::oracle
