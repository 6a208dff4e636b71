// What a check has compared, what it could not compare, and what the tape does not show although
// the description of the game demands it.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "shisen/oracle/difference.hpp"

namespace shisen::oracle {

/// What is compared after each step.
enum class Part { Running, Board, Number, Pair, Cursor, Selection, Kind, Border };
inline constexpr std::size_t PartCount = 8;

/// Numbers of comparisons.
struct Comparisons {
    std::size_t made = 0;
    std::size_t skipped = 0;

    Comparisons& operator+=(const Comparisons& other) {
        made += other.made;
        skipped += other.skipped;
        return *this;
    }
    /// Returns N such that a fault that shows in one of N comparisons was seen with a probability of
    /// 95 %, if the comparisons are independent; 0 if too few were made.
    [[nodiscard]] std::size_t sure_to() const noexcept {
        constexpr std::size_t RuleOfThree = 3; // -ln 0.05
        return made / RuleOfThree;
    }
    friend bool operator==(const Comparisons&, const Comparisons&) = default;
};

struct Coverage {
    std::array<Comparisons, FaultCount> of_class{};
    std::array<Comparisons, PartCount> of_part{};
    /// The comparisons of the cursor while it is on an empty place.
    Comparisons cursor_on_empty;
    /// The comparisons of the cursor while it is on a tile and no other mark may hide it, by column and by row.
    std::array<Comparisons, ClassicSize.columns> cursor_in_column{};
    std::array<Comparisons, ClassicSize.rows> cursor_in_row{};
    /// The comparisons of the number after N and DELETE.
    Comparisons number_of_deal;
    /// The comparisons of the number on an empty board, without those right after the win.
    Comparisons number_of_won_game;
    /// Comparisons that were skipped because S was waiting for a number.
    std::size_t asking = 0;
    /// The number of steps after which marks covered tiles in a way that could not be read.
    std::size_t unread = 0;
    /// How often the number was gone after a question of S that was given up.
    std::size_t number_gone = 0;
    /// How often a board was dealt that another number had dealt, by chance as it seems.
    std::size_t shared_boards = 0;
    /// Which numbers N draws, if these are few but no fault (see NarrowRange); else empty.
    std::string few_numbers;

    [[nodiscard]] const Comparisons& of(Fault fault) const {
        return of_class[static_cast<std::size_t>(fault)];
    }
    [[nodiscard]] const Comparisons& of(Part part) const {
        return of_part[static_cast<std::size_t>(part)];
    }
    Coverage& operator+=(const Coverage& other);
};

/// Returns the comparisons of one step. `expected` is the state after it, `seen` what could be seen.
[[nodiscard]] Coverage coverage_of(const Step& step,
                                   bool selected_before,
                                   const ModelState& expected,
                                   const Observation& seen);

/// Returns why comparisons of a class were skipped; empty if none were.
[[nodiscard]] std::string why_skipped(const Coverage& coverage, Fault fault);

struct Warning {
    std::string_view name;
    std::size_t count = 0;
    std::string words;
};

/// Returns what the tape never shows: the parts of which no comparison was made. The count is the
/// number of comparisons that it would have allowed. A number that is gone after some keys counts,
/// too. `extra_keys` are further keys that change the game, with their names as in "Q",
/// `odd_entries` are texts about answers to S.
[[nodiscard]] std::vector<Warning> warnings_of(const Coverage& coverage,
                                               const std::vector<std::string>& extra_keys,
                                               const std::vector<std::string>& odd_entries = {});

} // namespace shisen::oracle
