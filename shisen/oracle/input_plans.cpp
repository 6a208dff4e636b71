// The generator's plans of games and histories: what to press if no scenario is played.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "shisen/gravity.hpp"
#include "shisen/oracle/game_lines.hpp"
#include "shisen/oracle/input_generator.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

/// True if the tape asks a question after the end of some games, which only N and Y answer.
bool asks_yes_or_no(const RuleVariants& rules) {
    constexpr std::array EndRules{Rule::WonKey,
                                  Rule::StuckKey,
                                  Rule::CheatWonKey,
                                  Rule::CheatStuckKey,
                                  Rule::TravelWonKey,
                                  Rule::TravelStuckKey};
    return std::any_of(EndRules.begin(), EndRules.end(), [&](Rule rule) {
        return rules.at(rule) == static_cast<Setting>(EndKey::AsksYesOrNo);
    });
}

bool knows_hint_order(const RuleVariants& rules) {
    const Setting order = rules.at(Rule::HintOrder);
    return order != static_cast<Setting>(HintOrder::Unknown) &&
           order != static_cast<Setting>(HintOrder::Other);
}

} // namespace

/// Plans one removal towards the end of the game, or the keys to press at its end.
void InputGenerator::plan_play() {
    const BoardNumber number = position_->game.start.number;
    if (std::exchange(asks_again_, false) && number != 0) {
        // The board that was dealt after a won game may not be the one of its number.
        key(Key::ChooseBoard);
        answer_with(std::to_string(number));
        return;
    }
    if (!pairs_.empty() && try_kinds_near_end()) {
        return;
    }
    if (!pairs_.empty() && side_ != Side::Any && !rng_.one_in(4)) {
        plan_removal_at_side();
        return;
    }
    if (!pairs_.empty()) {
        const auto winning = strategy_ == Strategy::Honest ? next_of_line() : std::nullopt;
        if (winning) {
            take_of_line(*winning);
        } else if (rng_.one_in(4)) {
            take_by_hand();
        } else {
            take_shown();
        }
        return;
    }
    if (position_->just_ended && asks_yes_or_no(*rules_)) {
        key(Key::NewBoard);
        return;
    }
    press_keys_after_end();
}

/// With eight tiles or fewer, selects two near tiles of different kinds between which a path is free, once for
/// each number of tiles: a program may compare kinds otherwise near the end of a game. Returns false if it plans
/// nothing.
bool InputGenerator::try_kinds_near_end() {
    constexpr int FewTiles = 8;
    const Board& board = position_->game.board;
    if (board.tiles() > FewTiles || board.tiles() == tiles_tried_) {
        return false;
    }
    tiles_tried_ = board.tiles();
    std::optional<Pair> best;
    int best_cost = 0;
    const std::vector<Cell> cells = cells_of(board.size());
    for (const Cell first : cells) {
        for (const Cell second : cells) {
            const bool differ = board.occupied(first) && board.occupied(second) &&
                                board.at(first) != board.at(second);
            const int cost = way(position_->game.cursor, first) + way(first, second);
            if (differ && (!best || cost < best_cost) &&
                joinable(*rules_, board, {first, second})) {
                best = {first, second};
                best_cost = cost;
            }
        }
    }
    if (best) {
        enter(best->first);
        enter(best->second);
    }
    return best.has_value();
}

/// Plans the keys after the end of a game: those that a message may take first, then B, F, R and L.
void InputGenerator::press_keys_after_end() {
    // Two arrows show whether the first key after the end is taken as a command, and whether the next one is.
    const bool won = position_->game.board.empty();
    key(position_->game.cursor.column == 0 ? Key::Right : Key::Left);
    key(position_->game.cursor.column == 0 ? Key::Left : Key::Right);
    if (won) {
        key(Key::Hint, position_->game.start.number % 2u); // before ENTER, which may deal a board
        key(Key::Enter);
        key(Key::Hint, 2);
    } else {
        key(Key::Hint, 2);
        try_blocked();
        enter_on_empty();
    }
    if (strategy_ == Strategy::Game && rng_.one_in(2)) {
        // Each position of the game, in both directions.
        key(Key::Back, position_->game.done);
        key(Key::Forward, position_->game.done);
    } else {
        for (const Key way : {Key::Back, Key::Forward, Key::Restart, Key::Last}) {
            key(way);
        }
        if (won && rng_.one_in(2)) {
            // A program may take DELETE only while there are tiles.
            key(Key::ToggleGravity);
            asks_again_ = true;
            has_line_ = true;
            return;
        }
        key(Key::Back, 2);
    }
    take_shown();
    take_shown();
    key(position_->game.cursor.column == 0 ? Key::Right : Key::Left);
    if (strategy_ == Strategy::Honest || rng_.one_in(2)) {
        odd_answers();
    } else if (won) {
        // A game that asks whether to play again does not take S.
        key(Key::ChooseBoard);
        answer_with(std::to_string(board_));
    } else {
        random_board();
    }
    has_line_ = true;
}

/// Looks for a pair at the side of this game with H and takes it, or another one after a few tries.
void InputGenerator::plan_removal_at_side() {
    constexpr int MostPassedOver = 3;
    const auto& shown = position_->game.hint;
    if (passed_over_ > MostPassedOver || (shown && at_side(*shown))) {
        passed_over_ = 0;
        key(Key::Enter);
    } else {
        ++passed_over_;
        key(Key::Hint);
    }
}

/// True if a tile of the pair is in the outermost column or row that is not empty.
bool InputGenerator::at_side(const Pair& pair) const {
    const Board& board = position_->game.board;
    const auto place = [&](Cell cell) {
        switch (side_) {
        case Side::Left: return cell.column;
        case Side::Right: return -cell.column;
        case Side::Top: return cell.row;
        default: return -cell.row;
        }
    };
    int outermost = std::min(place(pair.first), place(pair.second));
    for (int row = 0; row < board.size().rows; ++row) {
        for (int column = 0; column < board.size().columns; ++column) {
            if (board.occupied({column, row}) && place({column, row}) < outermost) {
                return false;
            }
        }
    }
    return true;
}

/// Plans a random board, or asks for the number that it shows: the board must be the same.
void InputGenerator::plan_random_number() {
    const BoardNumber number = position_->game.start.number;
    if (number != 0 && random_) {
        key(Key::ChooseBoard);
        answer_with(std::to_string(number));
    } else {
        key(Key::NewBoard);
    }
    random_ = !random_;
}

/// Plans one removal, or at the end a few keys that change nothing and a new board. A board for which no
/// line to a dead end is found gives way to a new one.
void InputGenerator::plan_dead_end() {
    if (!pairs_.empty() && !knows_hint_order(*rules_)) {
        plan_dead_end_by_hints();
        return;
    }
    if (const auto pair = pairs_.empty() ? std::nullopt : next_of_line()) {
        take_of_line(*pair);
        return;
    }
    if (pairs_.empty()) {
        key(position_->game.cursor.column == 0 ? Key::Right : Key::Left);
        key(Key::Hint);
        // Some programs take only some of the commands now.
        key(Key::Back);
        key(Key::Forward);
        key(position_->game.cursor.column == 0 ? Key::Left : Key::Right); // ends a message
    }
    const BoardNumber number = position_->game.start.number;
    if (pairs_.empty() && number % 2 == 1) {
        key(Key::ChooseBoard);
        answer_with(std::to_string(number / 2 + 1));
    } else {
        key(Key::NewBoard);
    }
    has_line_ = true;
}

/// Plans a removal, or one more H: how often to press H for a pair is not known.
void InputGenerator::plan_dead_end_by_hints() {
    wanted_ = wanted_ ? wanted_ : next_of_line();
    if (!wanted_) {
        key(Key::NewBoard);
        has_line_ = true;
        return;
    }
    const bool shown = position_->game.hint == wanted_;
    if (!shown && passed_over_ == 0 && ends_line_by_hand()) {
        enter(wanted_->first);
        enter(wanted_->second);
        wanted_.reset();
        return;
    }
    if (!shown && passed_over_ <= static_cast<int>(pairs_.size())) {
        ++passed_over_;
        key(Key::Hint);
        return;
    }
    passed_over_ = 0;
    if (shown) {
        key(Key::Enter);
    } else {
        enter(wanted_->first);
        enter(wanted_->second);
    }
    wanted_.reset();
}

/// Plans one removal, or the whole way back and forward at once, then all positions of the game in both
/// directions.
void InputGenerator::plan_history() {
    // The next key after a game may deal another board, so the whole way is gone before its end, too.
    constexpr std::size_t NearlyAll = 40;
    if (!pairs_.empty() && position_->game.done >= NearlyAll && !position_->game.cheated) {
        key(Key::Restart);
        key(Key::Last);
        return;
    }
    if (!pairs_.empty()) {
        // The first pair of the list costs few keys, but may lead to a short game.
        const auto winning = strategy_ == Strategy::LongHistory ? next_of_line() : std::nullopt;
        // One removal in so many takes more keys. A long session has more than 512 removals.
        constexpr std::size_t ByHand = 5;
        constexpr std::size_t LateByHand = 20;
        constexpr int FirstRemovals = 100;
        if (winning) {
            take_from_list(*winning);
        } else if (strategy_ == Strategy::Session &&
                   rng_.one_in(session_removals_++ < FirstRemovals ? ByHand : LateByHand)) {
            take_by_hand();
        } else {
            key(Key::Hint);
            key(Key::Enter);
        }
        return;
    }
    has_line_ = true;
    if (strategy_ == Strategy::Session) {
        key(Key::NewBoard);
        return;
    }
    key(position_->game.cursor.column == 0 ? Key::Right : Key::Left);
    key(Key::Restart);
    key(Key::Last);
    key(Key::Back, position_->game.done);
    key(Key::Forward, position_->game.done);
    random_board();
}

std::vector<Pair> InputGenerator::new_line() {
    const GameState& game = position_->game;
    const Gravity gravity = game.start.gravity;
    if (strategy_ == Strategy::DeadEnds) {
        return line_to_dead_end(*rules_, game.board, gravity, rng_);
    }
    if (strategy_ == Strategy::LateDeadEnds) {
        return line_to_late_dead_end(*rules_, game.board, gravity, rng_);
    }
    constexpr int LateDeadEnds = 3; // the honest games of one board in so many
    auto late = strategy_ == Strategy::Honest && game.start.number % LateDeadEnds == 0
                    ? line_to_late_dead_end(*rules_, game.board, gravity, rng_)
                    : std::vector<Pair>();
    return late.empty() ? line_to_win(*rules_, game.board, gravity, rng_) : late;
}

std::optional<Pair> InputGenerator::next_of_line() {
    const GameState& game = position_->game;
    if (!has_line_) {
        return std::nullopt;
    }
    if (line_.empty() || !(line_board_ == game.board)) {
        line_ = new_line();
        std::reverse(line_.begin(), line_.end());
        line_board_ = game.board;
        has_line_ = !line_.empty();
        if (!has_line_) {
            return std::nullopt;
        }
    }
    const Pair pair = line_.back();
    if (std::find(pairs_.begin(), pairs_.end(), pair) == pairs_.end()) {
        line_.clear(); // the solver uses the ring, and this tape does not
        has_line_ = false;
        return std::nullopt;
    }
    line_.pop_back();
    remove_pair(line_board_, pair, game.start.gravity);
    return pair;
}

/// True if the last pair of a line is now to be taken without H: a program may look for the end of the game in
/// one of the two ways only.
bool InputGenerator::ends_line_by_hand() {
    return line_.empty() && rng_.one_in(2);
}

void InputGenerator::take_of_line(const Pair& pair) {
    if (ends_line_by_hand()) {
        enter(pair.first);
        enter(pair.second);
    } else {
        take_from_list(pair);
    }
}

void InputGenerator::take_from_list(const Pair& pair) {
    const auto coming = hints_to_come(*rules_, *position_);
    const auto found = std::find(coming.begin(), coming.end(), pair);
    const auto index = static_cast<std::size_t>(found - coming.begin());
    constexpr std::size_t TooMany = 12;
    const bool again = !position_->hints.shown.empty() || position_->hints.ended;
    if (found == coming.end() || index > TooMany || again) {
        enter(pair.first);
        enter(pair.second);
    } else {
        key(Key::Hint, index + 1);
        key(Key::Enter);
    }
}

} // namespace shisen::oracle
