// The output texts of the commands `deal` and `solve`. They are stable, so scripts can rely on
// them.
#pragma once

#include <string>

#include "shisen/deal.hpp"
#include "shisen/solver.hpp"

namespace shisen {

/// Returns the rows of the board, each with a line feed: 6 lines of 14 letters for the classic
/// size.
[[nodiscard]] std::string deal_text(BoardNumber number, Size size = ClassicSize);

/// Returns one line per removal, `row column row column`, counted from 1, as the board stands at
/// that moment, then `won in K removals`; or the single line `unwinnable, proved`; or `unknown
/// after N nodes`.
[[nodiscard]] std::string verdict_text(const Verdict& verdict);

/// Deals and solves a board and returns the text of its verdict.
[[nodiscard]] std::string
solve_text(BoardNumber number, Gravity gravity, Size size = ClassicSize, const Effort& effort = {});

} // namespace shisen
