// Lists of steps that may show a difference: short ones that show many faults, and variations of a
// list.
#pragma once

#include <vector>

#include "shisen/oracle/step.hpp"
#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

/// Steps from a new board in a variant.
struct Way {
    Gravity gravity = Gravity::On;
    std::vector<Step> steps;

    [[nodiscard]] int keys() const;
};

enum class Boards {
    FirstOnly, ///< the board on which all steps begin
    Chosen,    ///< boards 1 to 9, by S
};

/// Returns ways with fewer keys than given, the shortest first: a few commands in either variant.
[[nodiscard]] std::vector<Way> short_ways(int fewer_than, Boards boards);

/// Returns variations of a way with fewer keys: without pauses, in the other variant, on boards 1 to 9
/// in place of its board, with shorter runs of arrows, and with H and ENTER in place of two tiles
/// selected by hand.
[[nodiscard]] std::vector<Way> variations(const Way& way);

/// Returns ways that take the first shown pair until the game is over, without a B before and with
/// one, the fewest keys first: up to `count` that win the game, or that leave no move. The boards are those of `deals`, or this
/// project's.
[[nodiscard]] std::vector<Way>
ways_to_the_end(const JudgeOptions& judge_options, Status end, std::size_t count);

} // namespace shisen::oracle
