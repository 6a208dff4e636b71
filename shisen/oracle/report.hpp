// What a check has found, in words and as a picture of letters, for a person.
#pragma once

#include <string>

#include "shisen/oracle/check.hpp"

namespace shisen::oracle {

/// Both sides beside each other, six lines: the rules' board on the left, the tape's on the right;
/// tiles that differ are marked.
///
///     rules                            tape
///     T U K P . .                      T U K P . .
///     ...
/// Under it cursor, selection, shown pair, number and border of both.
[[nodiscard]] std::string both_sides(const Difference& difference);

/// One line for each house rule that is known: "the cursor on a new board: row 1, column 1".
/// Those that are not ours are marked with a star.
[[nodiscard]] std::string rules_text(const RuleVariants& rules);

/// "12,345"
[[nodiscard]] std::string grouped(std::int64_t number);

/// One line: "100,012 keys in 2,034 turns, 310 games won, 201 without a move left: no difference".
[[nodiscard]] std::string summary(const CheckTally& tally);

} // namespace shisen::oracle
