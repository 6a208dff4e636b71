// A difference between the tape and the rules: its class, which names the cause, and the data that
// a report shows.
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

/// The class names the cause, not the place where it shows: a border that turns black because the
/// tape misses a path is a path fault.
enum class Fault {
    Deal,      ///< the board is not the one of its number
    Number,    ///< a wrong number is shown, or S accepts or refuses wrong ones
    Path,      ///< a pair that cannot be joined is removed, or one that can is refused
    Gravity,   ///< after a removal tiles are in wrong places
    History,   ///< back, forward, restart or last
    Hint,      ///< a wrong, missing or wrongly ordered pair
    Highlight, ///< cursor, selection or the highlighted kind
    Status,    ///< the border
    Machine,   ///< crash, hang, reset, garbage
    Sound,     ///< a removal makes no sound
};
inline constexpr std::size_t FaultCount = 10;
inline constexpr std::array<std::string_view, FaultCount> FaultNames{"deal",
                                                                     "number",
                                                                     "path",
                                                                     "gravity",
                                                                     "history",
                                                                     "hint",
                                                                     "highlight",
                                                                     "status",
                                                                     "machine",
                                                                     "sound"};

[[nodiscard]] constexpr std::string_view name_of(Fault fault) noexcept {
    return FaultNames[static_cast<std::size_t>(fault)];
}

/// What in an observation differs from the forecast, as bits.
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
    /// One sentence such as "after B: row 3, column 5 shows K, not C".
    std::string words;
    /// The cells concerned, in reading order; may be empty.
    std::vector<Cell> cells;
    Step step;
    /// The state before the step, as far as both sides agreed.
    ModelState before;
    ModelState expected;
    int expected_border = 0;
    /// Absent if nothing could be read.
    std::optional<Observation> seen;
    /// True if turns have shown different settings of a rule: no list of steps shows it.
    bool between_turns = false;
    /// True if the steps begin at the program's first board, not at a new one.
    bool at_start = false;
    /// True if no key has any effect afterwards.
    bool dead = false;
    /// True if the board before the step was dealt by S with the number that it shows.
    bool number_typed = false;
    /// Pairs to be selected one tile at a time: if the tape removes one that cannot be joined or
    /// refuses one that can, the class is Path.
    std::vector<Pair> doubtful;
};

/// Returns what differs from the forecast. Absent parts are not compared, nor is what another mark
/// hides: the selection under a shown pair; the highlight under cursor, selection and pair.
[[nodiscard]] unsigned compare(const Forecast& expected, const Observation& seen);
/// Returns the size of a mismatch, to find the nearest of several wrong forecasts.
[[nodiscard]] int weight_of(unsigned mismatch) noexcept;

/// Derives the class from the step and the mismatch. A difference whose class only a trial can
/// decide has `doubtful` pairs.
[[nodiscard]] Difference explain(const RuleVariants& rules,
                                 const ModelState& before,
                                 const Step& step,
                                 const Forecast& expected,
                                 const Observation& seen);

/// True if the class is Highlight and the screen shows another selection than expected.
[[nodiscard]] bool wrong_selection(const Difference& difference);
/// True if marks may explain that these cells are not read as the rules expect after the step. A pair that cannot
/// be seen has two further tiles, and a line may join them over empty places.
[[nodiscard]] bool
marks_explain(const std::vector<Cell>& cells, const ModelState& position, const Step& step);
/// Returns the cells that are highlighted.
[[nodiscard]] std::vector<Cell> lit_cells(const Forecast& expected);
/// True if these are the cells that are seen to be highlighted, but for those whose highlight is covered,
/// and for two tiles of one kind while a pair may be shown that cannot be seen.
[[nodiscard]] bool same_lit(const Forecast& expected, const std::vector<Cell>& seen);
/// True if the cursor, the selection or the shown pair may cover the highlight of the cell.
[[nodiscard]] bool covered(const GameState& game, Cell cell);
/// Returns the pair with its first tile in reading order first.
[[nodiscard]] std::optional<Pair> in_order(std::optional<Pair> pair);
/// True if the cell is one of the pair.
[[nodiscard]] bool in_pair(const std::optional<Pair>& pair, Cell cell);
/// Returns the cells in which two boards of one size differ, in reading order.
[[nodiscard]] std::vector<Cell> differing_cells(const Board& a, const Board& b);

[[nodiscard]] std::string cell_text(Cell cell);
/// Returns the two cells in words. Of a pair with the same cell twice (see NoSuchCell in marks.hpp), returns that
/// cell and that one tile, or more than two, have the mark.
[[nodiscard]] std::string pair_text(const Pair& pair);
/// 0..7, the ULA's colour numbers.
[[nodiscard]] std::string colour_name(int colour);

} // namespace shisen::oracle
