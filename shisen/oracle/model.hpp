// The game that the tape is held against: the rules of shisen/ with the house rules filled in. A
// position is what must stand on the screen after each step.
//
// Where a step depends on a house rule that is unknown, the forecast says which one; whoever asks
// then tries each of its settings and keeps those that agree with what is seen.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/game.hpp"
#include "shisen/oracle/observation.hpp"
#include "shisen/oracle/rule_variants.hpp"
#include "shisen/oracle/step.hpp"

namespace shisen::oracle {

/// The boards that a tape is known to deal; empty where the number's board is not known.
using Deals = std::function<std::optional<Board>(BoardNumber)>;

struct ModelState {
    GameState game = GameState();
    /// The board as it was dealt: where history begins.
    Board dealt = Board();
    /// The pairs that H has shown since it began, and whether it has come to their end.
    std::vector<Pair> shown;
    bool shown_all = false;
    /// The selection for which it has shown them.
    std::optional<Cell> shown_for;
    /// Another command has come between.
    bool hint_interrupted = false;
    /// S has been pressed and waits for a number.
    bool asking = false;

    friend bool operator==(const ModelState&, const ModelState&) = default;
};

/// What the tape has shown once. To show it again is no choice, and so no unexplained_bits.
struct Remembered {
    struct Hints {
        Board board;
        std::optional<Cell> selection;
        /// From the first on.
        std::vector<Pair> pairs;

        friend bool operator==(const Hints&, const Hints&) = default;
    };
    /// What each number has dealt: the same number deals the same board.
    std::map<std::pair<BoardNumber, Gravity>, Board> dealt;
    /// In an order that is none of those with a name.
    std::vector<Hints> hints;
};

struct Forecast {
    ModelState position;
    int border = 0;
    /// The choices that were left to the tape, as bits: 0 if the forecast was made without looking.
    /// An explanation that would have fitted anything is worth less than one that had to be right.
    double unexplained_bits = 0;
    /// Where the cursor starts on a new board, if that has been seen just now.
    std::optional<Cell> home;
    /// The first rule that would have to be known. The rest of the forecast is then worthless.
    std::optional<Rule> open;
};

/// What a step leads to. `seen` is looked at only where the description gives the tape a choice:
/// the number of a random board, a deal of its own, the order of hints.
[[nodiscard]] Forecast forecast(const RuleVariants& rules,
                                const ModelState& position,
                                const Step& step,
                                const Observation& seen,
                                const Deals& deals = {},
                                const Remembered& remembered = {});

/// A new board, as a step that deals one leaves it. `cursor` is where it was before.
[[nodiscard]] Forecast forecast_new_board(const RuleVariants& rules,
                                          Gravity gravity,
                                          BoardNumber number,
                                          Cell cursor,
                                          const Observation& seen,
                                          const Deals& deals = {},
                                          const Remembered& remembered = {});

/// By the rules of the house; a rule that is unknown counts as ours.
[[nodiscard]] bool
joinable(const RuleVariants& rules, const Board& board, const Pair& pair) noexcept;
[[nodiscard]] std::vector<Pair> joinable_pairs(const RuleVariants& rules, const Board& board);
/// What H can still show, in its order, the selection and what it has shown already considered.
[[nodiscard]] std::vector<Pair> hints_to_come(const RuleVariants& rules,
                                              const ModelState& position);

/// A board of 14 x 6 with four tiles of each of 21 kinds.
[[nodiscard]] bool is_full(const Board& board);

} // namespace shisen::oracle
