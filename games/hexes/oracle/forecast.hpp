// What a step leads to by the rules of Hexes, under given rule variants.
#pragma once

#include <optional>

#include "games/hexes/grid.hpp"
#include "games/hexes/oracle/rule_variants.hpp"
#include "games/hexes/oracle/step.hpp"

namespace hexes {

struct CheckedState {
    /// Empty while the puzzle is unknown; then nothing is compared.
    Position start;
    Position position;
    /// True after the move that has ended the game, until the next key.
    bool just_ended = false;
    /// True if the tape has chosen the puzzle, which must be read from the screen.
    bool any_puzzle = false;

    [[nodiscard]] bool known() const { return !(start == Position{}); }
    friend bool operator==(const CheckedState&, const CheckedState&) = default;
};

/// Applies a step. Returns the first unknown rule on which it depends; the state is then invalid.
[[nodiscard]] std::optional<Rule> apply(const Rules& rules, CheckedState& state, const Step& step);

} // namespace hexes
