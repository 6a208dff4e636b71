#include "shisen/oracle/model.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "shisen/path.hpp"

namespace shisen::oracle {

namespace {

/// Looks up rules and records the first one that is unknown.
class House {
  public:
    explicit House(const RuleVariants& rules) : rules_(rules) {}

    template <class Choice> [[nodiscard]] Choice ask() {
        const Rule rule = rule_of(Choice{});
        if (!rules_.known(rule)) {
            open_ = open_ ? open_ : std::optional(rule);
            return static_cast<Choice>(OurSetting);
        }
        return static_cast<Choice>(rules_.at(rule));
    }
    [[nodiscard]] const RuleVariants& rules() const { return rules_; }
    [[nodiscard]] std::optional<Rule> open() const { return open_; }

  private:
    const RuleVariants& rules_;
    std::optional<Rule> open_;
};

/// The positions 0 to count - 1 of a line.
Line inner_bits(int count) noexcept {
    return (line_bit(count) - 1) & ~(line_bit(0) - 1);
}

/// True if a path of at most three segments on the board joins the tiles.
bool connected_inside(const Board& board, Cell a, Cell b) noexcept {
    Line columns = run_around(board.row_line(a.row), a.column) &
                   run_around(board.row_line(b.row), b.column) & inner_bits(board.size().columns);
    for (int row = std::min(a.row, b.row) + 1; row < std::max(a.row, b.row); ++row) {
        columns &= ~board.row_line(row);
    }
    Line rows = run_around(board.column_line(a.column), a.row) &
                run_around(board.column_line(b.column), b.row) & inner_bits(board.size().rows);
    for (int column = std::min(a.column, b.column) + 1; column < std::max(a.column, b.column);
         ++column) {
        rows &= ~board.column_line(column);
    }
    return columns != 0 || rows != 0;
}

std::vector<Pair> without_ring(const Board& board, std::vector<Pair> pairs) {
    std::erase_if(
        pairs, [&](const Pair& pair) { return !connected_inside(board, pair.first, pair.second); });
    return pairs;
}

/// Looks up the ring rule only if the result depends on it.
bool joinable(House& house, const Board& board, const Pair& pair) {
    return can_connect(board, pair.first, pair.second) &&
           (connected_inside(board, pair.first, pair.second) || house.ask<Ring>() == Ring::Whole);
}

std::vector<Pair> pairs_of(House& house, const Board& board) {
    auto pairs = removable_pairs(board);
    auto inside = without_ring(board, pairs);
    return inside.size() != pairs.size() && house.ask<Ring>() == Ring::None ? inside : pairs;
}

bool any_pair(House& house, const Board& board) {
    if (!any_removable(board)) {
        return false;
    }
    return !without_ring(board, removable_pairs(board)).empty() || house.ask<Ring>() == Ring::Whole;
}

bool has(const Pair& pair, Cell cell) noexcept {
    return pair.first == cell || pair.second == cell;
}

std::array<int, 4> down_the_columns(const Pair& pair) {
    std::array<int, 2> a{pair.first.column, pair.first.row};
    std::array<int, 2> b{pair.second.column, pair.second.row};
    if (b < a) {
        std::swap(a, b);
    }
    return {a[0], a[1], b[0], b[1]};
}

void put_in_order(std::vector<Pair>& pairs, const Board& board, HintOrder order) {
    if (order == HintOrder::ColumnMajor) {
        std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
            return down_the_columns(a) < down_the_columns(b);
        });
    } else if (order == HintOrder::ByKind) {
        std::stable_sort(pairs.begin(), pairs.end(), [&](const Pair& a, const Pair& b) {
            return board.at(a.first) < board.at(b.first);
        });
    }
}

/// Returns the pairs that H shows, in order, without those it has shown.
std::vector<Pair> hints(House& house, const ModelState& position) {
    auto pairs = pairs_of(house, position.game.board);
    std::erase_if(pairs, [&](const Pair& pair) {
        const auto& selection = position.game.selection;
        return (selection && !has(pair, *selection)) ||
               std::find(position.shown.begin(), position.shown.end(), pair) !=
                   position.shown.end();
    });
    if (pairs.size() > 1) {
        put_in_order(pairs, position.game.board, house.ask<HintOrder>());
    }
    return pairs;
}

void rebuild_board(ModelState& position) {
    GameState& game = position.game;
    game.board = position.dealt;
    for (std::size_t i = 0; i < game.done; ++i) {
        remove_pair(game.board, game.removals[i], game.start.gravity);
    }
}

void forget_hints(ModelState& position) {
    position.shown.clear();
    position.shown_all = false;
    position.shown_for.reset();
    position.hint_interrupted = false;
}

/// Builds the forecast of one step.
class Move {
  public:
    Move(const RuleVariants& rules,
         const ModelState& position,
         const Observation& seen,
         const Deals& deals,
         const Remembered& remembered)
        : house_(rules), seen_(seen), deals_(deals), remembered_(remembered) {
        forecast_.position = position;
    }

    void key(const Step& step);
    void new_board(Gravity gravity, BoardNumber number);
    Forecast finish();

  private:
    ModelState& position() { return forecast_.position; }
    GameState& game() { return forecast_.position.game; }

    void command(Key key);
    void answer(const std::string& text);
    void arrow(Key key);
    void enter(const std::optional<Pair>& shown);
    void enter_on_another(Cell selection);
    void settle_selection(bool keeps, bool deselects);
    void take(Pair pair);
    void hint();
    void show_first(const std::vector<Pair>& pairs);
    void travel(std::size_t done);
    [[nodiscard]] Board dealt(Gravity gravity, BoardNumber number);
    [[nodiscard]] bool shown_before() const;
    [[nodiscard]] Cell home(Cell cursor);
    [[nodiscard]] Status status();

    House house_;
    const Observation& seen_;
    const Deals& deals_;
    const Remembered& remembered_;
    Forecast forecast_;
};

void Move::key(const Step& step) {
    if (position().asking) {
        if (step.answer) {
            answer(step.text);
        }
    } else {
        // An answer without a question: the digits are not commands, the ENTER after them is.
        command(step.answer ? Key::Enter : step.key);
    }
}

void Move::command(Key key) {
    GameState& game = this->game();
    const std::optional<Pair> shown = game.hint;
    game.removed = false;
    position().hint_interrupted |=
        key != Key::Hint && (position().shown_all || !position().shown.empty());
    if (key > Key::Down) {
        game.hint.reset();
    }
    switch (key) {
    case Key::Left:
    case Key::Right:
    case Key::Up:
    case Key::Down: arrow(key); break;
    case Key::Enter: enter(shown); break;
    case Key::Hint: hint(); break;
    case Key::Back: travel(game.done == 0 ? 0 : game.done - 1); break;
    case Key::Forward: travel(std::min(game.done + 1, game.removals.size())); break;
    case Key::Restart: travel(0); break;
    case Key::Last: travel(game.removals.size()); break;
    case Key::NewBoard: new_board(game.start.gravity, seen_.number.value_or(0)); break;
    case Key::ToggleGravity:
        new_board(game.start.gravity == Gravity::On ? Gravity::Off : Gravity::On,
                  seen_.number.value_or(0));
        break;
    case Key::ChooseBoard: position().asking = true; break;
    }
}

void Move::answer(const std::string& text) {
    if (const BoardNumber number = number_of_answer(text); number != 0) {
        new_board(game().start.gravity, number);
        return;
    }
    const BoardNumber number = number_of_long_answer(text);
    if (number != 0 && house_.ask<LongEntry>() == LongEntry::Taken) {
        new_board(game().start.gravity, number);
    } else if (house_.ask<BadEntry>() == BadEntry::GameGoesOn) {
        position().asking = false;
    }
}

/// Moves along one axis; `edge` is the rule for leaving the board.
template <class Edge>
void step_along(House& house, int& place, int& other, int by, int count, int others) {
    const int next = place + by;
    if (next >= 0 && next < count) {
        place = next;
        return;
    }
    const auto rule = static_cast<Setting>(house.ask<Edge>());
    if (rule == 2) { // stops
        return;
    }
    place = (next + count) % count;
    if (rule == 3) { // continues in the next line
        other = (other + by + others) % others;
    }
}

void Move::arrow(Key key) {
    GameState& game = this->game();
    const Size size = game.board.size();
    Cell& cursor = game.cursor;
    const int by = key == Key::Left || key == Key::Up ? -1 : 1;
    if (key == Key::Left || key == Key::Right) {
        step_along<SideEdge>(house_, cursor.column, cursor.row, by, size.columns, size.rows);
    } else {
        step_along<TopEdge>(house_, cursor.row, cursor.column, by, size.rows, size.columns);
    }
    if (game.hint && house_.ask<ArrowHint>() == ArrowHint::Drops) {
        game.hint.reset();
    }
    if (game.selection && house_.ask<ArrowSelection>() == ArrowSelection::Clears) {
        game.selection.reset();
    }
}

void Move::enter(const std::optional<Pair>& shown) {
    GameState& game = this->game();
    if (shown) {
        take(*shown);
    } else if (!game.board.occupied(game.cursor)) {
        if (game.selection && house_.ask<EmptyCell>() == EmptyCell::Deselects) {
            game.selection.reset();
        }
    } else if (!game.selection) {
        game.selection = game.cursor;
    } else if (game.selection == game.cursor) {
        game.selection.reset();
    } else {
        enter_on_another(*game.selection);
    }
}

void Move::enter_on_another(Cell selection) {
    GameState& game = this->game();
    if (game.board.at(selection) != game.board.at(game.cursor)) {
        const auto rule = house_.ask<OtherKind>();
        settle_selection(rule == OtherKind::Keeps, rule == OtherKind::Deselects);
    } else if (const Pair pair{selection, game.cursor}; joinable(house_, game.board, pair)) {
        take(pair);
    } else {
        const auto rule = house_.ask<BlockedPair>();
        settle_selection(rule == BlockedPair::Keeps, rule == BlockedPair::Deselects);
    }
}

void Move::settle_selection(bool keeps, bool deselects) {
    if (deselects) {
        game().selection.reset();
    } else if (!keeps) {
        game().selection = game().cursor;
    }
}

void Move::take(Pair pair) {
    GameState& game = this->game();
    if (pair.second < pair.first) {
        std::swap(pair.first, pair.second);
    }
    game.removals.resize(game.done);
    game.removals.push_back(pair);
    ++game.done;
    remove_pair(game.board, pair, game.start.gravity);
    game.selection.reset();
    game.removed = true;
    forget_hints(position());
}

void Move::hint() {
    ModelState& position = this->position();
    // Another selection has other pairs, so they are shown from the first one, under every rule.
    if (position.hint_interrupted && (!(position.shown_for == position.game.selection) ||
                                      house_.ask<HintResume>() == HintResume::BeginsAgain)) {
        forget_hints(position);
    }
    position.hint_interrupted = false;
    if (position.shown_all) {
        if (house_.ask<HintEnd>() == HintEnd::None) {
            return;
        }
        forget_hints(position);
    }
    position.shown_for = position.game.selection;
    auto pairs = hints(house_, position);
    if (pairs.empty() && !position.shown.empty() && house_.ask<HintEnd>() == HintEnd::Again) {
        position.shown.clear();
        pairs = hints(house_, position);
    }
    if (pairs.empty()) {
        position.shown_all = true;
    } else {
        show_first(pairs);
    }
}

void Move::show_first(const std::vector<Pair>& pairs) {
    Pair next = pairs.front();
    if (pairs.size() > 1 && house_.ask<HintOrder>() == HintOrder::Other && seen_.hint) {
        const auto found = std::find_if(pairs.begin(), pairs.end(), [&](const Pair& pair) {
            return *seen_.hint &&
                   (pair == **seen_.hint || Pair{pair.second, pair.first} == **seen_.hint);
        });
        next = found == pairs.end() ? next : *found;
        position().shown.push_back(next);
        forecast_.unexplained_bits +=
            shown_before() ? 0 : std::log2(static_cast<double>(pairs.size()));
    } else {
        position().shown.push_back(next);
    }
    game().hint = next;
}

bool Move::shown_before() const {
    const ModelState& now = forecast_.position;
    const Remembered::Hints hints{now.game.board, now.shown_for, now.shown};
    return std::find(remembered_.hints.begin(), remembered_.hints.end(), hints) !=
           remembered_.hints.end();
}

void Move::travel(std::size_t done) {
    GameState& game = this->game();
    const bool idle = done == game.done;
    if (game.selection) {
        const bool clears = idle ? house_.ask<IdleTravelSelection>() == IdleTravelSelection::Clears
                                 : house_.ask<TravelSelection>() == TravelSelection::Clears;
        if (clears) {
            game.selection.reset();
        }
    }
    if (idle) {
        game.cheated = game.cheated || house_.ask<IdleTravelCheats>() == IdleTravelCheats::Yes;
        return;
    }
    game.done = done;
    game.cheated = true;
    rebuild_board(position());
    forget_hints(position());
}

void Move::new_board(Gravity gravity, BoardNumber number) {
    const Cell cursor = game().cursor;
    ModelState next;
    next.dealt = dealt(gravity, number);
    next.game.start = {ClassicSize, gravity, number};
    next.game.board = next.dealt;
    next.game.cursor = home(cursor);
    position() = std::move(next);
}

Board Move::dealt(Gravity gravity, BoardNumber number) {
    if (const auto known = deals_ && number != 0 ? deals_(number) : std::nullopt) {
        return *known;
    }
    const bool own = number == 0 || house_.ask<Deal>() == Deal::ItsOwn;
    if (!own) {
        return deal(number);
    }
    // log2 of the number of boards, 84! / (4!)^21.
    constexpr double Orders = 324.4;
    const auto before = remembered_.dealt.find({number, gravity});
    const bool again = before != remembered_.dealt.end() && before->second == seen_.board;
    forecast_.unexplained_bits += again ? 0 : Orders;
    return is_full(seen_.board) || number == 0 ? seen_.board : deal(number);
}

Cell Move::home(Cell cursor) {
    const Cell corner{0, 0};
    if (!seen_.cursor) {
        return corner;
    }
    switch (house_.ask<Home>()) {
    case Home::Stays: return cursor;
    case Home::Elsewhere: break;
    default: return corner;
    }
    if (house_.rules().home) {
        return *house_.rules().home;
    }
    if (*seen_.cursor == corner) {
        return {-1, -1}; // the first setting covers this with fewer bits
    }
    constexpr double Cells = 6.4; // log2 of 84
    forecast_.unexplained_bits += Cells;
    forecast_.home = *seen_.cursor;
    return *seen_.cursor;
}

Status Move::status() {
    const GameState& game = this->game();
    const bool won = game.board.empty();
    const bool stuck = !won && !any_pair(house_, game.board);
    const Status end = won ? Status::Won : stuck ? Status::Stuck : Status::Playing;
    if (!game.cheated) {
        return end;
    }
    if (end == Status::Playing) {
        return Status::Cheated;
    }
    switch (house_.ask<Precedence>()) {
    case Precedence::WonOrStuck: return end;
    case Precedence::WonThenCheated: return won ? end : Status::Cheated;
    default: return Status::Cheated;
    }
}

Forecast Move::finish() {
    forecast_.border = border_colour(status());
    forecast_.open = house_.open();
    return std::move(forecast_);
}

} // namespace

Forecast forecast(const RuleVariants& rules,
                  const ModelState& position,
                  const Step& step,
                  const Observation& seen,
                  const Deals& deals,
                  const Remembered& remembered) {
    Move move(rules, position, seen, deals, remembered);
    move.key(step);
    return move.finish();
}

Forecast forecast_new_board(const RuleVariants& rules,
                            Gravity gravity,
                            BoardNumber number,
                            Cell cursor,
                            const Observation& seen,
                            const Deals& deals,
                            const Remembered& remembered) {
    ModelState before;
    before.game.cursor = cursor;
    Move move(rules, before, seen, deals, remembered);
    move.new_board(gravity, number);
    return move.finish();
}

bool joinable(const RuleVariants& rules, const Board& board, const Pair& pair) noexcept {
    House house(rules);
    return joinable(house, board, pair);
}

std::vector<Pair> joinable_pairs(const RuleVariants& rules, const Board& board) {
    House house(rules);
    return pairs_of(house, board);
}

std::vector<Pair> hints_to_come(const RuleVariants& rules, const ModelState& position) {
    House house(rules);
    return hints(house, position);
}

bool is_full(const Board& board) {
    if (!(board.size() == ClassicSize)) {
        return false;
    }
    std::array<int, MaxKinds> counts{};
    for (int row = 0; row < ClassicSize.rows; ++row) {
        for (int column = 0; column < ClassicSize.columns; ++column) {
            const Kind kind = board.at({column, row});
            if (kind >= ClassicSize.kinds()) {
                return false;
            }
            ++counts[kind];
        }
    }
    return std::all_of(
        counts.begin(), counts.begin() + ClassicSize.kinds(), [](int count) { return count == 4; });
}

} // namespace shisen::oracle
