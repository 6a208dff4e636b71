// Finds digits that a program draws itself: drawings that are the same for the same digit, and different for
// different ones, in several numbers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"
#include "shisen/oracle/number_place.hpp"

namespace shisen::oracle {

/// The screen after S was given a number.
struct NumberShown {
    std::string digits; ///< the number
    zx::oracle::Screen screen;
};

/// Returns the drawings of the ten digits in this place, on which all samples agree but at most `wrong` of
/// those with a number above 32767. Returns nothing if there are none, or if more than `missing` digits are in no
/// sample; the drawing of such a digit is MissingDigit.
[[nodiscard]] std::optional<DrawnDigits> digits_drawn(const zx::oracle::Lattice& lattice,
                                                      const NumberPlace& place,
                                                      const std::vector<NumberShown>& samples,
                                                      int wrong,
                                                      int missing = 0);

/// No digit looks like this.
inline constexpr zx::oracle::Bitmap MissingDigit = 0x5500aa00ff0100ff;

} // namespace shisen::oracle
