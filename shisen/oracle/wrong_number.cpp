#include "shisen/oracle/wrong_number.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "shisen/oracle/echoed_digits.hpp"
#include "shisen/oracle/keys.hpp"

namespace shisen::oracle {

using zx::oracle::CharPosition;
using zx::oracle::Lockstep;
using zx::oracle::Screen;
using zx::oracle::SettleResult;

namespace {

/// Numbers of every length; one more than each has as many digits.
constexpr std::array<BoardNumber, 5> Asked{12345, 7, 60218, 918, 42};

template <class Use> void for_each_cell(const zx::oracle::Lattice& lattice, Use use) {
    for (int row = 0; row < zx::oracle::ScreenRows; ++row) {
        for (int column = 0; column < zx::oracle::ScreenColumns; ++column) {
            if (!lattice.covers({row, column})) {
                use(CharPosition{row, column});
            }
        }
    }
}

/// Returns how many digits two numbers have in common, each at the same place; 0 if they are not equally long.
std::size_t common_digits(BoardNumber a, BoardNumber b) {
    const std::string one = std::to_string(a);
    const std::string other = std::to_string(b);
    std::size_t common = 0;
    for (std::size_t i = 0; i < one.size() && one.size() == other.size(); ++i) {
        common += one[i] == other[i] ? 1u : 0u;
    }
    return common;
}

/// True if the place shows a number on each screen, and the numbers are wrong as described in the header.
bool shows_wrong_numbers(NumberPlace place,
                         const std::vector<Screen>& screens,
                         const zx::oracle::Lattice& lattice,
                         const zx::oracle::Characters& characters) {
    constexpr int EnoughRight = 2;
    std::vector<int> errors;
    std::size_t digits = 0;
    std::size_t right_digits = 0;
    for (std::size_t i = 0; i < screens.size(); ++i) {
        const CharPosition beyond{place.row, place.from_left ? place.column - 1 : place.column};
        if (Screen::inside(beyond) &&
            std::find(place.digits->begin(),
                      place.digits->end(),
                      screens[i].at(beyond).drawing()) != place.digits->end()) {
            return false; // a part of a longer number
        }
        const auto number = number_at(place, screens[i], lattice, characters);
        if (number.value_or(0) == 0) {
            return false;
        }
        errors.push_back(int{*number} - int{Asked[i]});
        digits += std::to_string(Asked[i]).size();
        right_digits += common_digits(*number, Asked[i]);
    }
    const auto right = std::count(errors.begin(), errors.end(), 0);
    const auto like_first = std::count(errors.begin(), errors.end(), errors.front());
    const auto all = static_cast<std::ptrdiff_t>(errors.size());
    return right < all && (right >= EnoughRight || like_first == all || 2 * right_digits >= digits);
}

} // namespace

std::optional<NumberPlace> place_of_wrong_number(Lockstep& lockstep,
                                                 const zx::oracle::Lattice& lattice,
                                                 const EntryStyle& style) {
    const zx::machine::State start = lockstep.save();
    const auto digits = echoed_digits(lockstep, lattice);
    std::vector<Screen> screens;
    for (const BoardNumber number : Asked) {
        lockstep.restore(start);
        const auto strokes = strokes_of({Key::ChooseBoard, number}, style);
        if (digits && lockstep.press(strokes) == SettleResult::Waiting) {
            screens.push_back(lockstep.screen());
        }
    }
    lockstep.restore(start);
    if (screens.size() < Asked.size()) {
        return std::nullopt;
    }
    const zx::oracle::Characters characters(lockstep.machine());
    std::optional<NumberPlace> found;
    for_each_cell(lattice, [&](CharPosition cell) {
        for (const bool from_left : {true, false}) {
            NumberPlace place{cell.row, cell.column + (from_left ? 0 : 1), from_left, digits};
            place.adjoining = adjoining_drawing(place, screens[0], lattice, characters);
            place.padding = adjoining_drawing(place, screens[1], lattice, characters);
            if (!found && shows_wrong_numbers(place, screens, lattice, characters)) {
                found = place;
            }
        }
    });
    return found;
}

} // namespace shisen::oracle
