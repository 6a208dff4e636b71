// A difference between the tape and the rules: its class, which names the cause, and what a person
// needs to see it with their own eyes.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shisen/oracle/model.hpp"
#include "shisen/oracle/observation.hpp"
#include "shisen/oracle/step.hpp"

namespace shisen::oracle {

/// What is at fault, not where it shows: a border that turns black because the tape does not see
/// a path is a fault of the path.
enum class Fault {
    Deal,      ///< another board than the number's
    Number,    ///< another number, or S takes or refuses the wrong ones
    Path,      ///< takes a pair that cannot be joined, or refuses one that can
    Gravity,   ///< after a removal tiles stand where they do not belong
    History,   ///< back, forward, restart or last
    Hint,      ///< a wrong pair, a missing one, another order
    Highlight, ///< cursor, selection or the lit kind
    Status,    ///< the border
    Machine,   ///< crash, hang, reset, garbage
};
inline constexpr std::size_t FaultCount = 9;
inline constexpr std::array<std::string_view, FaultCount> FaultNames{
    "deal", "number", "path", "gravity", "history", "hint", "highlight", "status", "machine"};

[[nodiscard]] constexpr std::string_view name_of(Fault fault) noexcept {
    return FaultNames[static_cast<std::size_t>(fault)];
}

/// What of a observation is not as forecast, as bits.
enum Mismatch : unsigned {
    Agreed = 0,
    BoardDiffers = 1,
    NumberDiffers = 2,
    HintDiffers = 4,
    BorderDiffers = 8,
    SelectionDiffers = 16,
    CursorDiffers = 32,
    LitDiffers = 64,
};

struct Difference {
    Fault fault{};
    /// One sentence: "after B: row 3, column 5 shows K, not C".
    std::string words;
    /// Where, in reading order; may be empty.
    std::vector<Cell> cells;
    Step step;
    /// Before the step, as far as both sides agreed.
    ModelState before;
    ModelState expected;
    int expected_border = 0;
    /// Absent if nothing could be read.
    std::optional<Observation> seen;
    /// Pairs to be tried by hand: if the tape takes one that cannot be joined or refuses one that
    /// can, the fault lies with its paths.
    std::vector<Pair> doubtful;
};

/// What is not as forecast. What is not known is not compared; what lies under a mark that hides it
/// neither: the selection under a shown pair, the highlight under cursor, selection and pair.
[[nodiscard]] unsigned compare(const Forecast& expected, const Observation& seen);
/// How much of the picture that is: to tell the nearest of several wrong forecasts.
[[nodiscard]] int weight_of(unsigned mismatch) noexcept;

/// Names the class by what the step was and what differs; one that can only be told by trying has
/// `doubtful` pairs.
[[nodiscard]] Difference explain(const RuleVariants& rules,
                                 const ModelState& before,
                                 const Step& step,
                                 const Forecast& expected,
                                 const Observation& seen);

[[nodiscard]] std::string cell_text(Cell cell);
[[nodiscard]] std::string pair_text(const Pair& pair);
/// 0..7, as the ULA counts them.
[[nodiscard]] std::string colour_name(int colour);

} // namespace shisen::oracle
