#include "shisen/oracle/model.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "shisen/gravity.hpp"
#include "shisen/oracle/house.hpp"
#include "shisen/oracle/number_entry.hpp"

namespace shisen::oracle {

namespace {

void rebuild_board(ModelState& position) {
    GameState& game = position.game;
    game.board = position.dealt;
    for (std::size_t i = 0; i < game.done; ++i) {
        remove_pair(game.board, game.removals[i], game.start.gravity);
    }
}

/// Builds the forecast of one step.
class Move {
  public:
    Move(const RuleVariants& rules,
         const ModelState& position,
         const Observation& seen,
         const RequiredDeals& deals,
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
    [[nodiscard]] bool ends_message();
    void answer(std::string text);
    void answer_digits(std::string digits);
    void odd_entry(Entry outcome);
    void deal_as_shown();
    void give_up_question();
    void arrow(Key key);
    void enter(const std::optional<Pair>& shown, bool unseen);
    void enter_on_another(Cell selection);
    void settle_selection(bool keeps, bool deselects);
    void take(Pair pair);
    [[nodiscard]] std::optional<Pair> unseen_pair_taken();
    [[nodiscard]] std::size_t travel_target(Key key);
    [[nodiscard]] bool keeps_pair(Key key);
    void travel(std::size_t done);
    [[nodiscard]] Board dealt(Gravity gravity, BoardNumber number);
    [[nodiscard]] Cell home(Cell cursor);
    [[nodiscard]] Status status();

    House house_;
    const Observation& seen_;
    const RequiredDeals& deals_;
    const Remembered& remembered_;
    Forecast forecast_;
    /// The numbers that an odd entry stands for under more special settings than "deals".
    std::vector<BoardNumber> explained_;
    /// True if this step has undone or redone removals.
    bool travelled_ = false;
};

void Move::key(const Step& step) {
    if (step.idle()) {
        if (step.foreign.empty() || !ends_message()) {
            game().removed = false;
        }
    } else if (position().asking) {
        if (step.answer) {
            answer(step.text);
        }
    } else {
        // An answer without a question: the digits are not commands, the ENTER after them is.
        command(step.answer ? Key::Enter : step.key);
    }
}

/// True if the key only ends a message about the end of the game, or deals a new board, too.
bool Move::ends_message() {
    if (!position().just_ended) {
        return false;
    }
    position().just_ended = false;
    const bool won = game().board.empty();
    const bool travelled = std::exchange(position().ended_by_travel, false);
    const Rule rule = travelled        ? (won ? Rule::TravelWonKey : Rule::TravelStuckKey)
                      : game().cheated ? (won ? Rule::CheatWonKey : Rule::CheatStuckKey)
                                       : (won ? Rule::WonKey : Rule::StuckKey);
    const auto setting = house_.ask<EndKey>(rule);
    if (setting == EndKey::NewBoard) {
        new_board(game().start.gravity, seen_.number.value_or(0));
    } else if (setting == EndKey::EndsMessage) {
        game().removed = false;
    }
    return setting != EndKey::Acts;
}

void Move::command(Key key) {
    if (ends_message()) {
        return;
    }
    GameState& game = this->game();
    const std::optional<Pair> shown = game.hint;
    HintList& hints = position().hints;
    const bool unseen = hints.pair_unseen;
    game.removed = false;
    hints.interrupted |= key != Key::Hint && hints.begun();
    if (key > Key::Down && !keeps_pair(key)) {
        game.hint.reset();
        hints.pair_unseen = false;
    }
    switch (key) {
    case Key::Left:
    case Key::Right:
    case Key::Up:
    case Key::Down: arrow(key); break;
    case Key::Enter: enter(shown, unseen); break;
    case Key::Hint: press_hint(hints, game, house_, seen_); break;
    case Key::Back:
    case Key::Forward:
    case Key::Restart:
    case Key::Last: travel(travel_target(key)); break;
    case Key::NewBoard: new_board(game.start.gravity, seen_.number.value_or(0)); break;
    case Key::ToggleGravity:
        new_board(game.start.gravity == Gravity::On ? Gravity::Off : Gravity::On,
                  seen_.number.value_or(0));
        break;
    case Key::ChooseBoard: position().asking = true; break;
    }
}

/// Keys that are no digits decide first; what they leave is an entry of digits.
void Move::answer(std::string text) {
    while (const auto rule = rule_of_keys(text)) {
        const auto setting = house_.ask<EntryKey>(*rule);
        switch (setting) {
        case EntryKey::AskedAgain: return odd_entry(Entry::AskedAgain);
        case EntryKey::GoesOn: return odd_entry(Entry::GoesOn);
        case EntryKey::GoesOnAtOnce: return odd_entry(Entry::GoesOnAtOnce);
        case EntryKey::Deals:
            for (const EntryKey other :
                 {EntryKey::BeginsAnew, EntryKey::Ignored, EntryKey::Edits}) {
                explained_.push_back(number_of_answer(entry_after_keys(text, *rule, other)));
            }
            return odd_entry(Entry::Deals);
        default: text = entry_after_keys(text, *rule, setting);
        }
    }
    answer_digits(std::move(text));
}

void Move::answer_digits(std::string digits) {
    const bool at_fifth =
        digits.size() >= FullEntryDigits && house_.ask<FullEntry>() == FullEntry::AtFifthDigit;
    if (at_fifth) {
        digits.resize(FullEntryDigits);
    }
    const auto number = static_cast<BoardNumber>(entry_value(digits));
    Entry outcome = Entry::Deals;
    if (const auto rule = rule_of_digits(digits)) {
        outcome = house_.ask<Entry>(*rule);
    } else if (digits.front() != '0' || house_.ask<ZerosEntry>() == ZerosEntry::Taken) {
        new_board(game().start.gravity, number);
        return at_fifth ? command(Key::Enter) : void();
    } else {
        // The settings of ZerosEntry after the first are those of Entry.
        outcome = static_cast<Entry>(house_.rules().at(Rule::ZerosEntry) - 1);
        explained_.push_back(number);
    }
    odd_entry(outcome);
    if (!at_fifth || outcome == Entry::GoesOnAtOnce || outcome == Entry::DealsAtOnce) {
        return;
    }
    if (position().asking) {
        odd_entry(house_.ask<Entry>(Rule::EmptyEntry));
    } else {
        command(Key::Enter);
    }
}

void Move::odd_entry(Entry outcome) {
    switch (outcome) {
    case Entry::GoesOn: give_up_question(); break;
    case Entry::GoesOnAtOnce:
        give_up_question();
        command(Key::Enter);
        break;
    case Entry::Deals: deal_as_shown(); break;
    case Entry::DealsAtOnce:
        deal_as_shown();
        command(Key::Enter);
        break;
    default: break;
    }
}

/// Deals the board whose number is shown. A number that a more special setting explains is left to
/// that setting: the question then stays, which does not agree with a new board.
void Move::deal_as_shown() {
    const BoardNumber number = seen_.number.value_or(0);
    if (number == 0 ||
        std::find(explained_.begin(), explained_.end(), number) == explained_.end()) {
        new_board(game().start.gravity, number);
    }
}

void Move::give_up_question() {
    position().asking = false;
    if (game().selection && house_.ask<GivenUpSelection>() == GivenUpSelection::Clears) {
        game().selection.reset();
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
    const Cell before = cursor;
    const int by = key == Key::Left || key == Key::Up ? -1 : 1;
    if (key == Key::Left || key == Key::Right) {
        step_along<SideEdge>(house_, cursor.column, cursor.row, by, size.columns, size.rows);
    } else {
        step_along<TopEdge>(house_, cursor.row, cursor.column, by, size.rows, size.columns);
    }
    const bool clears = game.selection && house_.ask<ArrowSelection>() == ArrowSelection::Clears;
    const auto drops_pair = [&] {
        return house_.ask<ArrowHint>() == ArrowHint::Drops
                   ? cursor != before || house_.ask<StoppedArrowHint>() == StoppedArrowHint::Drops
                   : clears && house_.ask<ClearedHint>() == ClearedHint::Drops;
    };
    if (game.hint && drops_pair()) {
        game.hint.reset();
    }
    HintList& hints = position().hints;
    if (hints.pair_unseen) {
        // The cursor may have left a tile of the pair.
        const bool now_seen = seen_.hint && *seen_.hint;
        const bool drops =
            now_seen ? house_.ask<ArrowHint>() == ArrowHint::Drops : house_.is(ArrowHint::Drops);
        hints.pair_unseen = !drops;
        if (now_seen && !drops) {
            notice_unseen_pair(hints, game, house_, **seen_.hint);
        }
    }
    if (clears) {
        game.selection.reset();
    }
}

void Move::enter(const std::optional<Pair>& shown, bool unseen) {
    GameState& game = this->game();
    if (shown) {
        take(*shown);
    } else if (const auto taken = unseen ? unseen_pair_taken() : std::nullopt) {
        take(*taken);
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
    position().hints.forget();
}

/// Returns the pair that was taken, judging by the board, if the tape does not show which pair H has
/// found.
std::optional<Pair> Move::unseen_pair_taken() {
    const GameState& game = this->game();
    if (seen_.board == game.board) {
        return std::nullopt;
    }
    const auto pairs = all_hints(game, house_);
    const auto taken = std::find_if(pairs.begin(), pairs.end(), [&](const Pair& pair) {
        Board board = game.board;
        remove_pair(board, pair, game.start.gravity);
        return board == seen_.board;
    });
    return taken == pairs.end() ? std::nullopt : std::optional(*taken);
}

/// Returns the number of removals after B, F, R or L.
std::size_t Move::travel_target(Key key) {
    const GameState& game = this->game();
    switch (key) {
    case Key::Back: return game.done == 0 ? 0 : game.done - 1;
    case Key::Forward: return std::min(game.done + 1, game.removals.size());
    case Key::Restart: return 0;
    default: return game.removals.size();
    }
}

/// True if the key is B, F, R or L with nothing to undo or redo, and the shown pair stays.
bool Move::keeps_pair(Key key) {
    if (key < Key::Back || key > Key::Last || travel_target(key) != game().done) {
        return false;
    }
    return game().hint ? house_.ask<IdleTravelHint>() == IdleTravelHint::Keeps
                       : house_.is(IdleTravelHint::Keeps);
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
    travelled_ = true;
    game.done = done;
    game.cheated = true;
    rebuild_board(position());
    position().hints.forget();
}

void Move::new_board(Gravity gravity, BoardNumber number) {
    const Cell cursor = game().cursor;
    ModelState next;
    next.hints.orders = position().hints.orders;
    next.hints.resumes = position().hints.resumes;
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
    const bool again = (before != remembered_.dealt.end() && before->second == seen_.board) ||
                       (number == 0 && forecast_.position.dealt == seen_.board);
    forecast_.unexplained_bits += again ? 0 : Orders;
    return is_full(seen_.board) ? seen_.board : deal(std::max<BoardNumber>(number, 1));
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
    const bool stuck = !won && !any_joinable(house_, game.board);
    const Status end = won ? Status::Won : stuck ? Status::Stuck : Status::Playing;
    if (end != Status::Playing && (game.removed || travelled_)) {
        forecast_.position.just_ended = true;
        forecast_.position.ended_by_travel = travelled_;
    }
    if (!game.cheated) {
        return end;
    }
    if (end == Status::Playing) {
        return Status::Cheated;
    }
    switch (house_.ask<Precedence>()) {
    case Precedence::WonOrStuck: return end;
    case Precedence::WonThenCheated: return won ? end : Status::Cheated;
    case Precedence::StuckThenCheated: return stuck ? end : Status::Cheated;
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
                  const RequiredDeals& deals,
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
                            const RequiredDeals& deals,
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
    return joinable_pairs(house, board);
}

std::vector<Pair> hints_to_come(const RuleVariants& rules, const ModelState& position) {
    return hints_left(position.hints, position.game, rules);
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
