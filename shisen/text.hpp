// The fixed text forms of the commands `deal` and `solve`, so that scripts can rely on them.
#pragma once

#include <string>

#include "shisen/deal.hpp"
#include "shisen/solver.hpp"

namespace shisen {

/// The rows of the board, each ended by a line feed, and nothing else: 6 lines of 14 letters.
[[nodiscard]] std::string deal_text(BoardNumber number, Size size = ClassicSize);

/// One removal a line as `row column row column`, from 1, as the board stands at that moment, then
/// `won in K removals`; or the single line `unwinnable, proved`; or `unknown after N nodes`.
[[nodiscard]] std::string verdict_text(const Verdict& verdict);

/// verdict_text of the dealt board's verdict. To know the verdict as well, call solve() and
/// verdict_text().
[[nodiscard]] std::string
solve_text(BoardNumber number, Gravity gravity, Size size = ClassicSize, const Effort& effort = {});

} // namespace shisen
