// The results of a check as text.
#pragma once

#include <string>

#include "shisen/oracle/check.hpp"

namespace shisen::oracle {

/// Returns both boards side by side in six lines, the rules' on the left, the tape's on the right;
/// tiles that differ are marked. Cursor, selection, shown pair, number and border of both follow.
///
///     rules                            tape
///     T U K P . .                      T U K P . .
///     ...
[[nodiscard]] std::string both_sides(const Difference& difference);

/// Returns one line per known rule, such as "the cursor on a new board: row 1, column 1". A star
/// marks settings that are not ours.
[[nodiscard]] std::string rules_text(const RuleVariants& rules);

/// Returns one line per class with the numbers of comparisons, and why some were skipped.
[[nodiscard]] std::string coverage_text(const Coverage& coverage);

/// Returns one line per warning, such as "warning: number-not-shown (1,204 times): ...".
[[nodiscard]] std::string warnings_text(const std::vector<Warning>& warnings);

/// Returns text such as "12,345".
[[nodiscard]] std::string grouped(std::int64_t number);

/// Returns one line such as "100,012 keys in 2,034 turns, 310 games won, 201 without a move left:
/// no difference".
[[nodiscard]] std::string summary(const CheckTally& tally);

} // namespace shisen::oracle
