#include "shisen/oracle/echoed_digits.hpp"

#include <set>
#include <vector>

#include "shisen/oracle/keys.hpp"

namespace shisen::oracle {

using zx::oracle::Lockstep;
using zx::oracle::Screen;
using zx::oracle::SettleResult;

namespace {

/// Returns the different drawings that one cell shows on these screens, or nothing if no cell does.
std::optional<DrawnDigits> cell_that_differs(const std::vector<Screen>& screens,
                                             const zx::oracle::Lattice& lattice) {
    for (int row = 0; row < zx::oracle::ScreenRows; ++row) {
        for (int column = 0; column < zx::oracle::ScreenColumns; ++column) {
            if (lattice.covers({row, column})) {
                continue;
            }
            DrawnDigits digits{};
            for (std::size_t i = 0; i < digits.size(); ++i) {
                digits[i] = screens[i].at({row, column}).drawing();
            }
            std::set<zx::oracle::Bitmap> different(digits.begin(), digits.end());
            different.erase(zx::oracle::BlankBitmap);
            if (different.size() == digits.size()) {
                return digits;
            }
        }
    }
    return std::nullopt;
}

/// Returns what the cell shows that differs after each digit, if all are typed in the present state.
std::optional<DrawnDigits> digits_typed(Lockstep& lockstep, const zx::oracle::Lattice& lattice) {
    const zx::machine::State start = lockstep.save();
    std::vector<Screen> screens;
    for (BoardNumber digit = 0; digit < 10; ++digit) {
        lockstep.restore(start);
        if (lockstep.press(number_strokes(digit).front()) == SettleResult::Waiting) {
            screens.push_back(lockstep.screen());
        }
    }
    lockstep.restore(start);
    return screens.size() == DrawnDigits().size() ? cell_that_differs(screens, lattice)
                                                  : std::nullopt;
}

} // namespace

std::optional<DrawnDigits> echoed_digits(Lockstep& lockstep, const zx::oracle::Lattice& lattice) {
    const zx::machine::State start = lockstep.save();
    std::optional<DrawnDigits> digits;
    if (lockstep.press(stroke_of(Key::ChooseBoard)) == SettleResult::Waiting) {
        digits = digits_typed(lockstep, lattice);
        if (!digits && lockstep.press(number_strokes(1).front()) == SettleResult::Waiting) {
            digits = digits_typed(lockstep, lattice);
        }
    }
    lockstep.restore(start);
    return digits;
}

zx::oracle::Characters characters_with(const zx::machine::Machine& machine,
                                       const std::optional<DrawnDigits>& digits) {
    zx::oracle::Characters characters(machine);
    for (std::size_t i = 0; digits && i < digits->size(); ++i) {
        const auto code = static_cast<std::uint8_t>('0' + i);
        characters.add((*digits)[i], {code, false});
        characters.add(~(*digits)[i], {code, true});
    }
    return characters;
}

} // namespace shisen::oracle
