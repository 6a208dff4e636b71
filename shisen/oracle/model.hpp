// Forecasts each step of a Shisen game for the judge: the rules of shisen/ under given rule variants.
// A ModelState is what the screen must show after a step. If a step depends on a rule that is
// unknown, the forecast names the rule; the judge then tries each of its settings and keeps those
// that agree with the screen.
//
// Under this project's own rules it is the game of shisen/game.hpp, written separately (the reason
// is there). tests/oracle/same_rules_test.cpp compares the two.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/game.hpp"
#include "shisen/oracle/hint_list.hpp"
#include "shisen/oracle/house.hpp"
#include "shisen/oracle/observation.hpp"
#include "shisen/oracle/rule_variants.hpp"
#include "shisen/oracle/step.hpp"

namespace shisen::oracle {

/// The boards that a tape is known to deal. Returns nothing if the board of a number is unknown.
using RequiredDeals = std::function<std::optional<Board>(BoardNumber)>;

struct ModelState {
    GameState game = GameState();
    /// The board as it was dealt, where the history begins.
    Board dealt = Board();
    HintList hints = HintList();
    /// True if the shown pair is not drawn any more, although ENTER still takes it.
    bool hint_hides = false;
    /// Another cell where the cursor may be: the other tile of the pair to which H, B, F, R or L has
    /// moved the cursor, if the cursor has not been seen since.
    std::optional<Cell> cursor_or = std::nullopt;
    /// True after S, while the tape waits for a number.
    bool asking = false;
    /// True if it asks again after a number that it has refused, which may still be in the entry.
    bool refused = false;
    /// True if the board's number was not to be seen when S was pressed: it shows that the tape does not ask.
    bool number_hidden = false;
    /// True if a command was pressed while it waits, whose letter may now be in the entry.
    bool letter_typed = false;
    /// The pair that was shown when S was pressed, while the tape waits for a number.
    std::optional<Pair> hint_before_question = std::nullopt;
    /// True if a pair that cannot be seen may have been shown then.
    bool unseen_before_question = false;
    /// True if the board is the one to which B, F, R or L has led.
    bool travelled = false;
    /// True if B, F, R or L with nothing to do has cheated since the board last changed. A border that shows what
    /// happened last is then red, also at the end of a game.
    bool cheated_last = false;
    /// True after a removal, F or L that led to the end of the game, until the next key.
    bool just_ended = false;
    /// True if it was F or L.
    bool ended_by_travel = false;
    /// True if it was the deal of a board without moves. Not every program then shows its message.
    bool ended_by_deal = false;
    /// True if a key has ended the message about a won game on this board, and about a stuck one.
    bool won_message_ended = false;
    bool stuck_message_ended = false;
    /// True after an H that has found no pair, until the next key.
    bool none_found = false;
    /// True if there was none to be found, and so it was not the end of a list.
    bool no_pair = false;
    /// True after an H that shows the same pair as before, until the next key, if it may have found
    /// no pair: the last one may stay until a key ends a message.
    bool none_found_or = false;
    /// True after an ENTER on a tile that cannot be taken with the selected one, until the next key.
    bool missed = false;
    /// True if the tile is of another kind.
    bool missed_other = false;
    /// True if a message may be shown until the next key.
    [[nodiscard]] bool may_show_message() const noexcept {
        return just_ended || none_found || missed;
    }

    friend bool operator==(const ModelState&, const ModelState&) = default;
};

/// What the tape has shown before. Showing it again is no choice and adds no unexplained bits.
struct KnownBoards {
    /// The board that each number has dealt; the same number must deal the same board.
    std::map<std::pair<BoardNumber, Gravity>, Board> dealt;
};

struct Forecast {
    ModelState position;
    int border = 0;
    /// True if the tiles of the selected kind are highlighted, because the cursor is on no tile.
    bool selection_lit = false;
    /// The choices that were left to the tape, in bits; 0 if the forecast does not depend on the
    /// observation. An explanation that fits anything is worth less than one that had to be right.
    double unexplained_bits = 0;
    /// The cursor's cell on a new board, if this step has shown it.
    std::optional<Cell> home;
    /// RuleVariants::fixed_cell, if this step has shown it.
    std::optional<Cell> fixed_cell;
    /// RuleVariants::edge_columns, if this step has shown it.
    std::optional<int> edge_columns;
    /// The first unknown rule on which the step depends. The rest of the forecast is invalid then.
    std::optional<Rule> open;
};

/// Returns what a step leads to. `seen` is used only where the description leaves a choice to the
/// tape: the number of a random board, a deal of its own, the order of hints, an odd entry.
[[nodiscard]] Forecast forecast(const RuleVariants& rules,
                                const ModelState& position,
                                const Step& step,
                                const Observation& seen,
                                const RequiredDeals& deals = {},
                                const KnownBoards& remembered = {});

/// The state in which the last H has found no pair, if that is possible although a pair is shown
/// (none_found_or). The forecast of the state itself is that of a list that has begun again.
[[nodiscard]] std::optional<ModelState> none_found_instead(const RuleVariants& rules,
                                                           const ModelState& position);

/// Returns the forecast of a step that deals a new board. `cursor` is its cell before the step.
[[nodiscard]] Forecast forecast_new_board(const RuleVariants& rules,
                                          Gravity gravity,
                                          BoardNumber number,
                                          Cell cursor,
                                          const Observation& seen,
                                          const RequiredDeals& deals = {},
                                          const KnownBoards& remembered = {});

/// Returns the cursor's cell after an arrow.
[[nodiscard]] Cell cursor_after(House& house,
                                const Board& board,
                                Cell cursor,
                                Key arrow,
                                std::optional<int> columns = std::nullopt);

/// Applies the rule variants; an unknown rule counts as ours.
[[nodiscard]] bool
joinable(const RuleVariants& rules, const Board& board, const Pair& pair) noexcept;
[[nodiscard]] std::vector<Pair> joinable_pairs(const RuleVariants& rules, const Board& board);
/// Returns the pairs that H can still show for the present selection, in the likeliest order.
[[nodiscard]] std::vector<Pair> hints_to_come(const RuleVariants& rules,
                                              const ModelState& position);

/// True for a 14 x 6 board with four tiles of each of 21 kinds.
[[nodiscard]] bool is_full(const Board& board);

} // namespace shisen::oracle
