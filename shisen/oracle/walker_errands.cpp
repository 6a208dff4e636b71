// The walker's errands: one function each, and what they look for on the board.
#include <algorithm>
#include <array>

#include "shisen/oracle/walker.hpp"
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

/// With one segment more than three: straight on from one tile, then three segments to the other.
bool nearly_joinable(const Board& board, const Pair& pair) {
    // The ring as cells of a larger board; that it has a ring of its own hardly matters here.
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

void Walker::take_shown() {
    key(Key::Hint, 1 + (dice_.one_in(3) ? dice_.below(4) : 0));
    key(Key::Enter);
}

void Walker::take_by_hand() {
    if (pairs_.empty()) {
        return;
    }
    // The nearest of a few: walking costs keys.
    Pair best = pairs_[dice_.below(pairs_.size())];
    const auto cost = [&](const Pair& pair) {
        return way(position_->game.cursor, pair.first) + way(pair.first, pair.second);
    };
    for (int tries = 0; tries < 3; ++tries) {
        const Pair& other = pairs_[dice_.below(pairs_.size())];
        best = cost(other) < cost(best) ? other : best;
    }
    if (dice_.one_in(2)) {
        std::swap(best.first, best.second);
    }
    if (position_->game.selection) {
        enter(*position_->game.selection);
    }
    enter(best.first);
    enter(best.second);
}

void Walker::try_blocked() {
    const Board& board = position_->game.board;
    std::optional<Pair> best;
    int best_cost = 0;
    for (int tries = 0; tries < 12 && !board.empty(); ++tries) {
        const Cell cell = some_tile();
        const auto same = board.cells_of(board.at(cell));
        const Pair pair{cell, same[dice_.below(same.size())]};
        if (pair.first == pair.second || joinable(*rules_, board, pair)) {
            continue;
        }
        // A path of one segment too many is the likeliest to be taken.
        constexpr int Bonus = 12;
        const int cost = way(position_->game.cursor, pair.first) + way(pair.first, pair.second) -
                         (nearly_joinable(board, pair) ? Bonus : 0);
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

void Walker::try_other_kind() {
    const Cell cell = position_->game.cursor;
    constexpr std::array<Key, 4> Arrows{Key::Left, Key::Right, Key::Up, Key::Down};
    if (position_->game.board.occupied(cell)) {
        key(Key::Enter);
        key(Arrows[dice_.below(4)]);
        key(Key::Enter);
    }
}

void Walker::same_tile_twice() {
    key(Key::Enter, 2);
}

void Walker::enter_on_empty() {
    const auto cells = cells_with(position_->game.board, false);
    if (cells.empty()) {
        return;
    }
    const Cell from = position_->game.cursor;
    if (dice_.one_in(2) && position_->game.board.occupied(from)) {
        key(Key::Enter);
    }
    enter(*std::min_element(
        cells.begin(), cells.end(), [&](Cell a, Cell b) { return way(from, a) < way(from, b); }));
}

void Walker::all_hints() {
    key(Key::Hint, pairs_.size() + 2);
    if (dice_.one_in(2)) {
        key(Key::Enter);
    }
}

void Walker::hints_of_tile() {
    const Board& board = position_->game.board;
    if (board.empty()) {
        return;
    }
    Cell cell = some_tile();
    if (!pairs_.empty() && !dice_.one_in(4)) {
        const Pair& pair = pairs_[dice_.below(pairs_.size())];
        cell = dice_.one_in(2) ? pair.first : pair.second;
    }
    const auto count = static_cast<std::size_t>(std::count_if(
        pairs_.begin(), pairs_.end(), [&](const Pair& pair) { return has(pair, cell); }));
    if (!(position_->game.selection == cell)) {
        enter(cell);
    }
    const bool to_the_end = dice_.one_in(2);
    key(Key::Hint, to_the_end ? count + 2 : 1);
    if (dice_.one_in(2)) {
        key(Key::Enter);
    }
}

void Walker::drop_hint() {
    constexpr std::array<Key, 4> Arrows{Key::Left, Key::Right, Key::Up, Key::Down};
    key(Key::Hint, 1 + dice_.below(2));
    key(Arrows[dice_.below(4)]);
    key(dice_.one_in(3) ? Key::Enter : Key::Hint);
    key(Key::Hint);
}

void Walker::go_back() {
    const GameState& game = position_->game;
    if (game.removals.size() < 2) {
        take_shown();
        take_shown();
    }
    if (dice_.one_in(4)) {
        key(Key::Enter); // a selection to be cleared
    }
    static constexpr std::array<std::array<Key, 4>, 6> Journeys{{
        {Key::Back, Key::Forward, Key::Back, Key::Hint},
        {Key::Back, Key::Back, Key::Forward, Key::Forward},
        {Key::Restart, Key::Last, Key::Back, Key::Last},
        {Key::Restart, Key::Forward, Key::Forward, Key::Back},
        {Key::Back, Key::Hint, Key::Enter, Key::Forward},
        {Key::Back, Key::Last, Key::Restart, Key::Hint},
    }};
    for (const Key step : Journeys[dice_.below(Journeys.size())]) {
        key(step);
    }
}

void Walker::idle_travel() {
    const GameState& game = position_->game;
    if (dice_.one_in(2)) {
        key(Key::Enter);
    }
    if (game.done == game.removals.size()) {
        key(dice_.one_in(2) ? Key::Forward : Key::Last);
    }
    if (game.done == 0) {
        key(dice_.one_in(2) ? Key::Back : Key::Restart);
    }
}

void Walker::over_the_edge() {
    const Size size = position_->game.board.size();
    Cell cell = position_->game.cursor;
    const Cell last{size.columns - 1, size.rows - 1};
    const bool sideways = dice_.one_in(2);
    // The nearer of the two edges: there and back again.
    int& place = sideways ? cell.column : cell.row;
    const int end = sideways ? last.column : last.row;
    const bool low = place * 2 < end;
    place = low ? 0 : end;
    go(cell);
    const Key before = sideways ? Key::Left : Key::Up;
    const Key after = sideways ? Key::Right : Key::Down;
    key(low ? before : after);
    if (dice_.one_in(2)) {
        key(low ? after : before);
    }
}

void Walker::odd_answers() {
    static constexpr std::array<const char*, 9> Odd{
        "0", "65536", "99999", "", "x", "70000", "123456", "00000", "65537"};
    static constexpr std::array<const char*, 5> Good{"1", "65535", "7", "256", "32768"};
    key(Key::ChooseBoard);
    answer_with(dice_.one_in(2) ? "0" : "65536");
    const std::size_t count = dice_.below(3);
    for (std::size_t i = 0; i < count; ++i) {
        answer_with(Odd[dice_.below(Odd.size())]);
    }
    if (dice_.one_in(2)) {
        answer_with("000042"); // where it is taken, the rest is dropped
    }
    switch (dice_.below(3)) {
    case 0: answer_with(Good[dice_.below(Good.size())]); break;
    case 1: answer_with("00042"); break;
    default: answer_with(std::to_string(board_)); break;
    }
}

void Walker::random_board() {
    key(Key::NewBoard);
    if (dice_.one_in(3)) {
        key(Key::NewBoard, 2);
    }
}

void Walker::other_gravity() {
    key(Key::ToggleGravity);
    for (int removal = 0; removal < 3; ++removal) {
        key(Key::Hint, 1 + dice_.below(3));
        key(Key::Enter);
    }
    if (dice_.one_in(2)) {
        key(Key::ToggleGravity);
    }
}

Cell Walker::some_tile() {
    const auto cells = cells_with(position_->game.board, true);
    return cells[dice_.below(cells.size())];
}

} // namespace shisen::oracle
