// Where on the screen the board's number stands.
#pragma once

#include <optional>
#include <vector>

#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"
#include "shisen/deal.hpp"

namespace shisen::oracle {

/// A run of digits, with no digit on either side of it.
struct DigitRun {
    zx::oracle::CharPosition start;
    int length = 0;
    std::uint32_t value = 0;
};

/// Every run of up to five digits of a screen row outside the lattice, from the left.
[[nodiscard]] std::vector<DigitRun> digit_runs(const zx::oracle::Screen& screen,
                                               int row,
                                               const zx::oracle::Lattice& lattice,
                                               const zx::oracle::Characters& characters);

/// One end of the number stays where it is whatever its length.
struct NumberPlace {
    int row = 0;
    /// Column of its first digit, or the one behind its last.
    int column = 0;
    bool from_left = true;

    [[nodiscard]] bool holds(const DigitRun& run) const noexcept {
        return run.start.row == row && run.start.column + (from_left ? 0 : run.length) == column;
    }
    friend bool operator==(const NumberPlace&, const NumberPlace&) = default;
};

/// The number that stands in the place, if one of 1..65535 does.
[[nodiscard]] std::optional<BoardNumber> number_at(const NumberPlace& place,
                                                   const zx::oracle::Screen& screen,
                                                   const zx::oracle::Lattice& lattice,
                                                   const zx::oracle::Characters& characters);

} // namespace shisen::oracle
