#include "shisen/oracle/drawn_digits.hpp"

#include <algorithm>
#include <cstddef>

namespace shisen::oracle {
namespace {

/// Returns the drawings on which all samples agree. Those in `left_out` (bit i for sample i) do not count.
std::optional<DrawnDigits> digits_of_all(const zx::oracle::Lattice& lattice,
                                         const NumberPlace& place,
                                         const std::vector<NumberShown>& samples,
                                         unsigned left_out,
                                         int missing) {
    DrawnDigits drawn{};
    for (const NumberShown& sample : samples) {
        if ((left_out >> (&sample - samples.data()) & 1u) != 0) {
            continue;
        }
        const auto length = static_cast<int>(sample.digits.size());
        const int first = place.from_left ? place.column : place.column - length;
        for (int i = 0; i < length; ++i) {
            const zx::oracle::CharPosition at{place.row, first + i};
            if (!zx::oracle::Screen::inside(at) ||
                (place.grid.of_characters() && lattice.covers(at)) ||
                sample.screen.at(at).blank()) {
                return std::nullopt;
            }
            const zx::oracle::Bitmap drawing = sample.screen.at(at).drawing();
            auto& digit =
                drawn[static_cast<std::size_t>(sample.digits[static_cast<std::size_t>(i)] - '0')];
            if (digit == zx::oracle::BlankBitmap
                    ? std::find(drawn.begin(), drawn.end(), drawing) != drawn.end()
                    : digit != drawing) {
                return std::nullopt;
            }
            digit = drawing;
        }
    }
    const bool enough = std::count(drawn.begin(), drawn.end(), zx::oracle::BlankBitmap) <= missing;
    std::replace(drawn.begin(), drawn.end(), zx::oracle::BlankBitmap, MissingDigit);
    return enough ? std::optional(drawn) : std::nullopt;
}

std::optional<DrawnDigits> digits_of_most(const zx::oracle::Lattice& lattice,
                                          const NumberPlace& place,
                                          const std::vector<NumberShown>& samples,
                                          int wrong,
                                          unsigned left_out,
                                          int missing) {
    auto drawn = digits_of_all(lattice, place, samples, left_out, missing);
    for (std::size_t i = 0; wrong > 0 && !drawn && i < samples.size(); ++i) {
        // Only high numbers: a short one that does not fit shows that the place is wrong.
        if ((left_out >> i) == 0 && samples[i].digits.size() == 5 && samples[i].digits > "32767") {
            drawn = digits_of_most(lattice, place, samples, wrong - 1, left_out | 1u << i, missing);
        }
    }
    return drawn;
}

} // namespace

std::optional<DrawnDigits> digits_drawn(const zx::oracle::Lattice& lattice,
                                        const NumberPlace& place,
                                        const std::vector<NumberShown>& samples,
                                        int wrong,
                                        int missing) {
    return digits_of_most(lattice, place, samples, wrong, 0, missing);
}

} // namespace shisen::oracle
