// The place on the screen that shows the board's number.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"
#include "shisen/deal.hpp"
#include "shisen/oracle/digit_grid.hpp"

namespace shisen::oracle {

/// A run of digits without a digit on either side.
struct DigitRun {
    zx::oracle::CharPosition start;
    /// In cells, with the separator.
    int length = 0;
    std::uint32_t value = 0;
    /// What is drawn between the thousands and the hundreds, if that is no digit.
    std::optional<zx::oracle::Bitmap> separator{};
    friend bool operator==(const DigitRun&, const DigitRun&) = default;
};

/// Returns every run of up to five digits in a screen row outside the lattice, from the left; then every two of
/// them that are one number with a cell between its thousands and its hundreds.
[[nodiscard]] std::vector<DigitRun> digit_runs(const zx::oracle::Screen& screen,
                                               int row,
                                               const zx::oracle::Lattice& lattice,
                                               const zx::oracle::Characters& characters);

/// The drawings of the digits 0 to 9.
using DrawnDigits = std::array<zx::oracle::Bitmap, 10>;

/// One end of the number is fixed, whatever its length.
struct NumberPlace {
    int row = 0;
    /// The column of the first digit, or the one after the last.
    int column = 0;
    bool from_left = true;
    /// The drawings of the digits, if they are of no character set.
    std::optional<DrawnDigits> digits{};
    /// What follows a number of five digits directly (or precedes it, if its end is fixed), if that
    /// is not blank.
    zx::oracle::Bitmap adjoining = zx::oracle::BlankBitmap;
    /// The same for shorter numbers: a tape may fill the place with spaces of its own font.
    zx::oracle::Bitmap padding = zx::oracle::BlankBitmap;
    /// A letter that follows the number directly, whatever its length, after DELETE has changed the gravity.
    zx::oracle::Bitmap other_adjoining = zx::oracle::BlankBitmap;
    /// What is drawn between the thousands and the hundreds, if that is no digit.
    std::optional<zx::oracle::Bitmap> separator{};
    /// No other digits are near a number of five digits: those that a shorter one has beyond a gap, in the
    /// cells of five digits, are left over from a longer number.
    bool alone = false;
    /// The cells of which `row` and `column` count. Other cells than the character cells need `digits`.
    DigitGrid grid{};

    [[nodiscard]] bool holds(const DigitRun& run) const noexcept {
        return run.start.row == row && run.start.column + (from_left ? 0 : run.length) == column;
    }
    friend bool operator==(const NumberPlace&, const NumberPlace&) = default;
};

/// Returns the place of a run, at its left or its right end.
[[nodiscard]] NumberPlace
place_of(const DigitRun& run, bool from_left, const std::optional<DrawnDigits>& digits);

/// Returns the number shown in the place, and 0 if the digits are not one of 1..65535, run into
/// something that does not belong there, or have digits of another number beside them. Returns nothing
/// if there are no digits.
[[nodiscard]] std::optional<BoardNumber> number_at(const NumberPlace& place,
                                                   const zx::oracle::Screen& screen,
                                                   const zx::oracle::Lattice& lattice,
                                                   const zx::oracle::Characters& characters);

/// Returns text such as "line 23 from column 7".
[[nodiscard]] std::string text_of(const NumberPlace& place);

/// Returns what is drawn directly after the digits in the place (or before them, if their end is
/// fixed), or so many cells further from them.
[[nodiscard]] zx::oracle::Bitmap adjoining_drawing(const NumberPlace& place,
                                                   const zx::oracle::Screen& screen,
                                                   const zx::oracle::Lattice& lattice,
                                                   const zx::oracle::Characters& characters,
                                                   int further = 0);

/// True if no digit is within four cells after the digits in the place (or before them, if their end is fixed).
/// The number must have five digits.
[[nodiscard]] bool has_no_digits_near(const NumberPlace& place,
                                      const zx::oracle::Screen& screen,
                                      const zx::oracle::Lattice& lattice,
                                      const zx::oracle::Characters& characters);

} // namespace shisen::oracle
