#include "shisen/oracle/wrong_number.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
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

/// Returns the value of the run that is in the place.
std::optional<std::uint32_t> value_at(const NumberPlace& place, const std::vector<DigitRun>& runs) {
    const auto run = std::find_if(
        runs.begin(), runs.end(), [&](const DigitRun& other) { return place.holds(other); });
    return run == runs.end() ? std::nullopt : std::optional(run->value);
}

/// The frames after which a clock shows another time.
constexpr int FramesOfPause = 150;

/// True if the place shows each number only when the next one has been asked for.
bool shows_number_before(const NumberPlace& place, const std::vector<RunsShown>& in_turn) {
    for (std::size_t i = 1; i < in_turn.size(); ++i) {
        if (value_at(place, in_turn[i].runs) != in_turn[i - 1].number) {
            return false;
        }
    }
    return true;
}

/// True if the place shows another number for each, also after a pause, and some are large.
bool depends_on_number(const NumberPlace& place,
                       const std::vector<RunsShown>& alone,
                       const std::vector<RunsShown>& later) {
    constexpr std::uint32_t Large = 1000;
    std::set<std::uint32_t> values;
    for (std::size_t i = 0; i < alone.size(); ++i) {
        const auto value = value_at(place, alone[i].runs);
        if (!value || *value == alone[i].number || value_at(place, later[i].runs) != value) {
            return false;
        }
        values.insert(*value);
    }
    return values.size() == alone.size() && *values.rbegin() >= Large;
}

bool in_lower_left(const DigitRun& run) {
    return run.start.row >= zx::oracle::ScreenRows * 2 / 3 &&
           run.start.column < zx::oracle::ScreenColumns / 2;
}

} // namespace

std::optional<NumberPlace> place_of_wrong(const std::vector<RunsShown>& shown,
                                          const std::optional<DrawnDigits>& digits) {
    constexpr std::size_t EnoughRight = 2;
    for (const DigitRun& first : shown.front().runs) {
        for (const bool from_left : {true, false}) {
            const NumberPlace place = place_of(first, from_left, digits);
            std::vector<int> errors;
            for (const RunsShown& one : shown) {
                if (const auto value = value_at(place, one.runs)) {
                    errors.push_back((static_cast<int>(*value) - one.number) & 0xffff);
                }
            }
            const auto right =
                static_cast<std::size_t>(std::count(errors.begin(), errors.end(), 0));
            const bool equal = std::count(errors.begin(), errors.end(), errors.front()) ==
                               static_cast<std::ptrdiff_t>(errors.size());
            if (errors.size() == shown.size() && right < shown.size() &&
                (right >= EnoughRight || equal)) {
                return place;
            }
        }
    }
    return std::nullopt;
}

std::optional<NumberPlace> place_of_other_number(Lockstep& lockstep,
                                                 const zx::oracle::Lattice& lattice,
                                                 const EntryStyle& style,
                                                 const std::optional<DrawnDigits>& digits) {
    const zx::machine::State start = lockstep.save();
    const auto characters = characters_with(lockstep.machine(), digits);
    const auto runs = [&] {
        const Screen screen = lockstep.screen();
        std::vector<DigitRun> all;
        for (int row = 0; row < zx::oracle::ScreenRows; ++row) {
            const auto in_row = digit_runs(screen, row, lattice, characters);
            all.insert(all.end(), in_row.begin(), in_row.end());
        }
        return all;
    };
    const auto deal = [&](BoardNumber number) {
        return lockstep.press(strokes_of({Key::ChooseBoard, number}, style)) ==
               SettleResult::Waiting;
    };
    // One number after the other; then each by itself, and once more after a pause.
    std::vector<RunsShown> in_turn;
    std::vector<RunsShown> alone;
    std::vector<RunsShown> later;
    bool all = true;
    for (const BoardNumber number : Asked) {
        all = all && deal(number);
        in_turn.push_back({number, runs()});
    }
    for (const BoardNumber number : Asked) {
        lockstep.restore(start);
        all = all && deal(number);
        alone.push_back({number, runs()});
        all =
            all && lockstep.press(zx::machine::Stroke{{}, FramesOfPause}) == SettleResult::Waiting;
        later.push_back({number, runs()});
    }
    lockstep.restore(start);
    std::optional<NumberPlace> found;
    for (const DigitRun& run : all ? in_turn.back().runs : std::vector<DigitRun>()) {
        for (const bool from_left : {true, false}) {
            const NumberPlace place = place_of(run, from_left, digits);
            const bool other = in_lower_left(run) && (shows_number_before(place, in_turn) ||
                                                      depends_on_number(place, alone, later));
            found = !found && other ? std::optional(place) : found;
        }
    }
    return found;
}

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
