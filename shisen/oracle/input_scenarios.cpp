// The generator's scenarios, one function each, with their searches on the board.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "shisen/gravity.hpp"
#include "shisen/oracle/input_generator.hpp"
#include "shisen/path.hpp"

namespace shisen::oracle {

namespace {

bool has(const Pair& pair, Cell cell) {
    return pair.first == cell || pair.second == cell;
}

std::vector<Cell> cells_with(const Board& board, bool tile) {
    std::vector<Cell> cells;
    for (int row = 0; row < board.size().rows; ++row) {
        for (int column = 0; column < board.size().columns; ++column) {
            if (board.occupied({column, row}) == tile) {
                cells.push_back({column, row});
            }
        }
    }
    return cells;
}

/// True if a path that may pass over tiles of the pair's own kind joins the tiles.
bool joinable_over_own_kind(const RuleVariants& rules, const Board& board, const Pair& pair) {
    Board without = board;
    for (const Cell cell : board.cells_of(board.at(pair.first))) {
        if (!has(pair, cell)) {
            without.remove(cell);
        }
    }
    return joinable(rules, without, pair);
}

/// True if a path of four segments joins the tiles: one straight segment, then three.
bool nearly_joinable(const Board& board, const Pair& pair) {
    // The ring becomes cells of a larger board. That this board has a ring of its own makes no
    // difference in practice.
    Board wide(Size{board.size().columns + 2, board.size().rows + 2});
    for (const Cell cell : cells_with(board, true)) {
        wide.put({cell.column + 1, cell.row + 1}, board.at(cell));
    }
    const Cell goal{pair.second.column + 1, pair.second.row + 1};
    constexpr std::array<Cell, 4> Ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    for (const Cell way : Ways) {
        Cell cell{pair.first.column + 1 + way.column, pair.first.row + 1 + way.row};
        while (wide.inside(cell) && !wide.occupied(cell)) {
            if (can_connect(wide, cell, goal)) {
                return true;
            }
            cell.column += way.column;
            cell.row += way.row;
        }
    }
    return false;
}

} // namespace

void InputGenerator::take_shown() {
    key(Key::Hint, 1 + (rng_.one_in(3) ? rng_.below(4) : 0));
    key(Key::Enter);
}

void InputGenerator::take_by_hand() {
    if (pairs_.empty()) {
        return;
    }
    // The nearest of a few, because moving the cursor costs keys. On a board that stays nearly
    // full sometimes the one that is farthest apart: a path search may end too early.
    Pair best = pairs_[rng_.below(pairs_.size())];
    const auto cost = [&](const Pair& pair) {
        return way(position_->game.cursor, pair.first) + way(pair.first, pair.second);
    };
    const auto distance = [](const Pair& pair) {
        return std::abs(pair.first.column - pair.second.column) +
               std::abs(pair.first.row - pair.second.row);
    };
    if (strategy_ == Strategy::Scenarios && rng_.one_in(4)) {
        best = *std::max_element(pairs_.begin(), pairs_.end(), [&](const Pair& a, const Pair& b) {
            return distance(a) < distance(b);
        });
    } else {
        for (int tries = 0; tries < 3; ++tries) {
            const Pair& other = pairs_[rng_.below(pairs_.size())];
            best = cost(other) < cost(best) ? other : best;
        }
    }
    if (rng_.one_in(2)) {
        std::swap(best.first, best.second);
    }
    if (position_->game.selection) {
        enter(*position_->game.selection);
    }
    enter(best.first);
    enter(best.second);
}

void InputGenerator::try_blocked() {
    const Board& board = position_->game.board;
    std::optional<Pair> best;
    int best_cost = 0;
    for (int tries = 0; tries < 12 && !board.empty(); ++tries) {
        const Cell cell = some_tile();
        const auto same = board.cells_of(board.at(cell));
        const Pair pair{cell, same[rng_.below(same.size())]};
        if (pair.first == pair.second || joinable(*rules_, board, pair)) {
            continue;
        }
        // A faulty tape is most likely to accept a path of one segment too many, or one over a tile
        // that the pair's own tiles are compared with.
        constexpr int Bonus = 12;
        const bool nearly = nearly_joinable(board, pair);
        const bool over_own_kind = joinable_over_own_kind(*rules_, board, pair);
        const int cost = way(position_->game.cursor, pair.first) + way(pair.first, pair.second) -
                         (nearly || over_own_kind ? Bonus : 0);
        if (!best || cost < best_cost) {
            best = pair;
            best_cost = cost;
        }
    }
    if (best) {
        enter(best->first);
        enter(best->second);
    }
}

void InputGenerator::try_other_kind() {
    const Cell cell = position_->game.cursor;
    constexpr std::array<Key, 4> Arrows{Key::Left, Key::Right, Key::Up, Key::Down};
    if (position_->game.board.occupied(cell)) {
        key(Key::Enter);
        key(Arrows[rng_.below(4)]);
        key(Key::Enter);
    }
}

void InputGenerator::same_tile_twice() {
    key(Key::Enter, 2);
}

std::optional<Cell> InputGenerator::nearest(bool tile, Cell from) const {
    const auto cells = cells_with(position_->game.board, tile);
    const auto best = std::min_element(
        cells.begin(), cells.end(), [&](Cell a, Cell b) { return way(from, a) < way(from, b); });
    return best == cells.end() ? std::nullopt : std::optional(*best);
}

void InputGenerator::enter_on_empty() {
    const Board& board = position_->game.board;
    Cell from = position_->game.cursor;
    if (!nearest(false, from)) {
        if (!pairs_.empty()) {
            // Makes an empty place: at the top of the column, or where the tile was.
            const Pair& pair = pairs_[rng_.below(pairs_.size())];
            const bool falls = position_->game.start.gravity == Gravity::On;
            enter(pair.first);
            enter(pair.second);
            enter({pair.second.column, falls ? 0 : pair.second.row});
        }
        return;
    }
    if (!board.empty() && !rng_.one_in(3)) {
        // Makes a selection that ENTER on the empty place may clear.
        from = *nearest(true, from);
        enter(from);
    }
    const Cell place = *nearest(false, from);
    enter(place);
    // A program may take such a place like a tile, and join it to another one.
    for (const Cell other :
         {Cell{place.column + 1, place.row}, Cell{place.column, place.row + 1}}) {
        if (board.inside(other) && !board.occupied(other) && rng_.one_in(2)) {
            enter(other);
        }
    }
}

void InputGenerator::go_back() {
    const GameState& game = position_->game;
    if (game.removals.size() < 2) {
        take_shown();
        take_shown();
    }
    // A removal after two steps back leaves one removal that must not be redone. H alone leaves both.
    // Turns begin with every 15th of them, so their number must have no divisor in common with 15.
    static constexpr std::array<std::array<Key, 5>, 8> Journeys{{
        {Key::Back, Key::Back, Key::Hint, Key::Enter, Key::Forward},
        {Key::Back, Key::Forward, Key::Back, Key::Last, Key::Hint},
        {Key::Restart, Key::Last, Key::Back, Key::Last, Key::Restart},
        {Key::Restart, Key::Hint, Key::Enter, Key::Last, Key::Back},
        {Key::Back, Key::Back, Key::Forward, Key::Forward, Key::Forward},
        {Key::Restart, Key::Forward, Key::Forward, Key::Back, Key::Hint},
        {Key::Back, Key::Last, Key::Restart, Key::Forward, Key::Hint},
        {Key::Back, Key::Back, Key::Hint, Key::Forward, Key::Last},
    }};
    bool shown = false;
    const Key aside = game.cursor.column == 0 ? Key::Right : Key::Left;
    for (const Key step : Journeys[journey_++ % Journeys.size()]) {
        const bool travels = step >= Key::Back && step <= Key::Last;
        // Makes a selection that the travel clears. The cursor may hide it before and after.
        const bool selects = travels && !shown && rng_.one_in(3);
        if (selects) {
            key(Key::Enter);
            key(aside);
        }
        key(step);
        if (selects) {
            key(aside);
        }
        shown = step == Key::Hint;
    }
}

void InputGenerator::idle_travel() {
    const GameState& game = position_->game;
    if (!rng_.one_in(4)) {
        key(Key::Enter);
    }
    const bool among_hints = rng_.one_in(3);
    key(Key::Hint, among_hints ? 1 : 0);
    if (game.done == game.removals.size()) {
        key(rng_.one_in(2) ? Key::Forward : Key::Last);
    }
    if (game.done == 0) {
        key(rng_.one_in(2) ? Key::Back : Key::Restart);
    }
    key(Key::Hint, among_hints ? 1 : 0);
}

void InputGenerator::over_the_edge() {
    const Size size = position_->game.board.size();
    Cell cell = position_->game.cursor;
    // Crosses one of the four edges and comes back.
    constexpr std::size_t Edges = 4;
    const std::size_t edge = edge_++ % Edges;
    const bool sideways = edge >= 2;
    const bool low = edge % 2 == 0;
    int& place = sideways ? cell.column : cell.row;
    place = low ? 0 : (sideways ? size.columns : size.rows) - 1;
    go(cell);
    const Key before = sideways ? Key::Left : Key::Up;
    const Key after = sideways ? Key::Right : Key::Down;
    key(low ? before : after);
    if (rng_.one_in(2)) {
        key(low ? after : before);
    }
}

/// Gives a few odd answers.
void InputGenerator::odd_answers() {
    if (rng_.one_in(3) && position_->game.board.occupied(position_->game.cursor)) {
        key(Key::Enter); // makes a selection that a question without an answer may clear
        key(Key::Right, odd_ % 2);
    }
    for (std::size_t i = 0; i < OddAnswers; ++i) {
        odd_answer();
    }
}

/// Asks for a board and gives the next odd answer of a list that the turns of a check share.
void InputGenerator::question() {
    // No digits from 5 to 8 where the game may go on before they are typed: they may be arrows.
    static constexpr std::array<std::string_view, 17> Odd{"0",
                                                          "65536",
                                                          "12\f3",
                                                          "000042",
                                                          "65537",
                                                          "00042",
                                                          "99999",
                                                          "",
                                                          "123412",
                                                          "j",
                                                          "70000",
                                                          "12\b3",
                                                          "4j2",
                                                          "\f42",
                                                          "12\t3",
                                                          "9999999999",
                                                          "123\f4"};
    key(Key::ChooseBoard);
    answer_with(std::string(Odd[odd_++ % Odd.size()]));
}

/// Asks for a board and gives an odd answer, then a number.
void InputGenerator::odd_answer() {
    static constexpr std::array<const char*, 8> Good{
        "43210", "1", "32402", "42", "49394", "9", "40000", "1234"};
    if (strategy_ == Strategy::Entries) {
        // The border stays red if the question is given up, and a board with fewer tiles stays as it is.
        key(Key::Hint);
        key(Key::Enter);
        key(Key::Back, odd_ % 4 == 1 ? 0 : 1);
    }
    question();
    answer_with(Good[rng_.below(Good.size())]);
    if (strategy_ == Strategy::Entries) {
        // So does what can be redone.
        key(rng_.one_in(2) ? Key::Forward : Key::Last);
    }
}

void InputGenerator::random_board() {
    bool history = !position_->game.removals.empty();
    if (!history && rng_.one_in(2)) {
        take_shown();
        take_shown();
        history = true;
    }
    if (shows_pair_first_) {
        key(Key::Hint);
    }
    shows_pair_first_ = !shows_pair_first_;
    key(Key::NewBoard);
    if (history && rng_.one_in(2)) {
        // The new board has no history.
        static constexpr std::array<Key, 4> Travels{
            Key::Back, Key::Forward, Key::Restart, Key::Last};
        key(Travels[rng_.below(Travels.size())]);
    }
    if (rng_.one_in(3)) {
        key(Key::NewBoard, 2);
    }
}

void InputGenerator::other_gravity() {
    key(Key::ToggleGravity);
    for (int removal = 0; removal < 3; ++removal) {
        key(Key::Hint, 1 + rng_.below(3));
        key(Key::Enter);
    }
    if (rng_.one_in(2)) {
        key(Key::ToggleGravity);
    }
}

Cell InputGenerator::some_tile() {
    const auto cells = cells_with(position_->game.board, true);
    return cells[rng_.below(cells.size())];
}

} // namespace shisen::oracle
