#include "shisen/oracle/walker.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "shisen/path.hpp"
#include "shisen/solver.hpp"

namespace shisen::oracle {

namespace {

/// Enough for most boards, and a few milliseconds at most.
constexpr std::uint64_t SolverNodes = 2000;

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

/// The shorter way round a line of `count` places; straight if it does not go round.
int offset(int from, int to, int count, bool round) {
    const int straight = to - from;
    if (!round || std::abs(straight) * 2 <= count) {
        return straight;
    }
    return straight > 0 ? straight - count : straight + count;
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

std::uint64_t Dice::next() noexcept {
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
    return mixed ^ (mixed >> 31);
}

Walker::Walker(std::uint64_t seed, Manner manner, BoardNumber board, std::size_t opening)
    : dice_(seed), manner_(manner), board_(board), opening_(opening) {
    key(Key::ChooseBoard);
    answer_with(std::to_string(board));
}

Step Walker::next(const Position& position, const HouseRules& rules) {
    position_ = &position;
    rules_ = &rules;
    while (true) {
        if (intents_.empty()) {
            if (position.asking) {
                answer_with(std::to_string(board_));
            } else {
                plan(position, rules);
            }
        }
        Intent& intent = intents_.front();
        if (intent.cell) {
            if (const auto arrow = arrow_towards(*intent.cell); arrow && !position.asking) {
                return press(*arrow);
            }
            intent.cell.reset();
        }
        const auto step = intent.step;
        intents_.pop_front();
        if (step && step->answer == position.asking) {
            return *step;
        }
        if (position.asking) {
            intents_.clear(); // the question first
        }
    }
}

struct Walker::Errand {
    void (Walker::*run)();
    std::size_t weight;
    bool cheats = false;
    /// A game that is to be finished is not thrown away for another board.
    bool leaves = false;
};

const std::array<Walker::Errand, 15> Walker::Errands{{
    {&Walker::take_by_hand, 12},
    {&Walker::all_hints, 6},
    {&Walker::go_back, 14, true},
    {&Walker::try_blocked, 12},
    {&Walker::odd_answers, 6, false, true},
    {&Walker::over_the_edge, 7},
    {&Walker::hints_of_tile, 8},
    {&Walker::other_gravity, 3, false, true},
    {&Walker::try_other_kind, 5},
    {&Walker::idle_travel, 5},
    {&Walker::drop_hint, 4},
    {&Walker::enter_on_empty, 4},
    {&Walker::random_board, 3, false, true},
    {&Walker::same_tile_twice, 3},
    {&Walker::take_shown, 10},
}};

void Walker::plan(const Position& position, const HouseRules& rules) {
    pairs_ = joinable_pairs(rules, position.game.board);
    while (intents_.empty()) {
        if (manner_ == Manner::Errands || (!pairs_.empty() && dice_.one_in(6))) {
            plan_errand();
        } else {
            plan_play();
        }
    }
}

std::size_t Walker::pick_errand() {
    if (opening_) {
        const std::size_t errand = *opening_ % Errands.size();
        opening_.reset();
        return errand;
    }
    std::size_t sum = 0;
    for (const Errand& errand : Errands) {
        sum += errand.weight;
    }
    std::size_t weight = dice_.below(sum);
    std::size_t index = 0;
    while (weight >= Errands[index].weight) {
        weight -= Errands[index++].weight;
    }
    return index;
}

void Walker::plan_errand() {
    const Errand& errand = Errands[pick_errand()];
    const bool fits = manner_ == Manner::Errands ||
                      (!errand.leaves && !(manner_ == Manner::Honest && errand.cheats));
    if (fits) {
        (this->*errand.run)();
    }
}

/// One removal towards the end of the game, or what is to be seen there.
void Walker::plan_play() {
    if (!pairs_.empty()) {
        const auto winning = manner_ == Manner::Honest ? winning_pair() : std::nullopt;
        if (winning) {
            take_from_list(*winning);
        } else if (dice_.one_in(4)) {
            take_by_hand();
        } else {
            take_shown();
        }
        return;
    }
    key(Key::Hint, 2);
    if (!position_->game.board.empty()) {
        try_blocked();
    }
    enter_on_empty();
    constexpr std::array<Key, 6> Ways{
        Key::Back, Key::Forward, Key::Restart, Key::Last, Key::Back, Key::Back};
    for (const Key way : Ways) {
        key(way);
    }
    take_shown();
    if (manner_ == Manner::Honest || dice_.one_in(2)) {
        odd_answers();
    } else {
        random_board();
    }
    solvable_ = true;
}

std::optional<Pair> Walker::winning_pair() {
    const GameState& game = position_->game;
    if (!solvable_) {
        return std::nullopt;
    }
    if (line_.empty() || !(line_board_ == game.board)) {
        line_ = solve(game.board, game.start.gravity, {.nodes = SolverNodes}).line;
        std::reverse(line_.begin(), line_.end());
        line_board_ = game.board;
        solvable_ = !line_.empty();
        if (!solvable_) {
            return std::nullopt;
        }
    }
    const Pair pair = line_.back();
    if (std::find(pairs_.begin(), pairs_.end(), pair) == pairs_.end()) {
        line_.clear(); // the solver goes through the ring where this tape does not
        solvable_ = false;
        return std::nullopt;
    }
    line_.pop_back();
    remove_pair(line_board_, pair, game.start.gravity);
    return pair;
}

void Walker::take_from_list(const Pair& pair) {
    const auto coming = hints_to_come(*rules_, *position_);
    const auto found = std::find(coming.begin(), coming.end(), pair);
    const auto index = static_cast<std::size_t>(found - coming.begin());
    constexpr std::size_t TooMany = 12;
    const bool again = !position_->shown.empty() || position_->shown_all;
    if (found == coming.end() || index > TooMany || again) {
        enter(pair.first);
        enter(pair.second);
    } else {
        key(Key::Hint, index + 1);
        key(Key::Enter);
    }
}

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

void Walker::key(Key key, std::size_t times) {
    for (std::size_t i = 0; i < times; ++i) {
        intents_.push_back({{}, press(key)});
    }
}

Cell Walker::some_tile() {
    const auto cells = cells_with(position_->game.board, true);
    return cells[dice_.below(cells.size())];
}

int Walker::way(Cell from, Cell to) const {
    const Size size = position_->game.board.size();
    const bool round_sides = rules_->at(Rule::SideEdge) == static_cast<Setting>(SideEdge::Wraps);
    const bool round_top = rules_->at(Rule::TopEdge) == static_cast<Setting>(TopEdge::Wraps);
    return std::abs(offset(from.column, to.column, size.columns, round_sides)) +
           std::abs(offset(from.row, to.row, size.rows, round_top));
}

std::optional<Key> Walker::arrow_towards(Cell cell) const {
    const Size size = position_->game.board.size();
    const Cell from = position_->game.cursor;
    const bool round_sides = rules_->at(Rule::SideEdge) == static_cast<Setting>(SideEdge::Wraps);
    const bool round_top = rules_->at(Rule::TopEdge) == static_cast<Setting>(TopEdge::Wraps);
    const int columns = offset(from.column, cell.column, size.columns, round_sides);
    const int rows = offset(from.row, cell.row, size.rows, round_top);
    if (columns != 0) {
        return columns < 0 ? Key::Left : Key::Right;
    }
    if (rows != 0) {
        return rows < 0 ? Key::Up : Key::Down;
    }
    return std::nullopt;
}

} // namespace shisen::oracle
