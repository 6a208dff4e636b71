#include "shisen/oracle/number_place.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace shisen::oracle {

using zx::oracle::CharPosition;

namespace {

constexpr int MaxDigits = 5;

std::optional<int> digit_at(const zx::oracle::Screen& screen,
                            const zx::oracle::Lattice& lattice,
                            const zx::oracle::Characters& characters,
                            CharPosition place) {
    const zx::oracle::ScreenCell& cell = screen.at(place);
    if (cell.blank() || lattice.covers(place)) {
        return std::nullopt;
    }
    const auto character = characters.find(cell.bitmap);
    if (!character || character->code < '0' || character->code > '9') {
        return std::nullopt;
    }
    return character->code - '0';
}

/// Returns the digit of which this is the drawing.
std::optional<int> digit_drawn(const DrawnDigits& digits, const zx::oracle::ScreenCell& cell) {
    const auto found = std::find(digits.begin(), digits.end(), cell.drawing());
    return found == digits.end() ? std::nullopt
                                 : std::optional(static_cast<int>(found - digits.begin()));
}

constexpr int DigitsAfterSeparator = 3;

/// Adds the numbers of which the thousands and the hundreds are neighbours in the list, one cell apart.
void add_separated(std::vector<DigitRun>& runs, const zx::oracle::Screen& screen) {
    const std::size_t count = runs.size();
    for (std::size_t i = 1; i < count; ++i) {
        const DigitRun thousands = runs[i - 1];
        const DigitRun rest = runs[i];
        const CharPosition gap{rest.start.row, rest.start.column - 1};
        if (rest.length == DigitsAfterSeparator &&
            thousands.length <= MaxDigits - DigitsAfterSeparator &&
            thousands.start.column + thousands.length == gap.column) {
            runs.push_back({thousands.start,
                            thousands.length + 1 + rest.length,
                            thousands.value * 1000 + rest.value,
                            screen.at(gap).drawing()});
        }
    }
}

} // namespace

std::vector<DigitRun> digit_runs(const zx::oracle::Screen& screen,
                                 int row,
                                 const zx::oracle::Lattice& lattice,
                                 const zx::oracle::Characters& characters) {
    std::vector<DigitRun> runs;
    DigitRun run;
    // The position after the last column ends a run, as a space does.
    for (int column = 0; column <= zx::oracle::ScreenColumns; ++column) {
        const auto digit = column < zx::oracle::ScreenColumns
                               ? digit_at(screen, lattice, characters, {row, column})
                               : std::nullopt;
        if (!digit) {
            if (run.length > 0 && run.length <= MaxDigits) {
                runs.push_back(run);
            }
            run = {};
        } else if (run.length <= MaxDigits) {
            run.start = run.length == 0 ? CharPosition{row, column} : run.start;
            run.value = run.value * 10 + static_cast<std::uint32_t>(*digit);
            ++run.length;
        }
    }
    add_separated(runs, screen);
    return runs;
}

namespace {

/// Returns the digit in a column of the place's row, on a screen in the place's grid.
std::optional<int> digit_in_column(const NumberPlace& place,
                                   const zx::oracle::Screen& screen,
                                   const zx::oracle::Lattice& lattice,
                                   const zx::oracle::Characters& characters,
                                   int column) {
    const CharPosition at{place.row, column};
    if (!zx::oracle::Screen::inside(at)) {
        return std::nullopt;
    }
    return place.digits ? digit_drawn(*place.digits, screen.at(at))
                        : digit_at(screen, lattice, characters, at);
}

/// The digits in a place, read from its fixed end, and the column where they end.
struct Digits {
    int length = 0;
    std::uint32_t value = 0;
    int end = 0;
};

Digits digits_in(const NumberPlace& place,
                 const zx::oracle::Screen& screen,
                 const zx::oracle::Lattice& lattice,
                 const zx::oracle::Characters& characters) {
    const int step = place.from_left ? 1 : -1;
    const auto digit = [&](int column) {
        return digit_in_column(place, screen, lattice, characters, column);
    };
    // Beyond a separator are three digits, or one or two before three.
    const auto is_separator = [&](int column, int length) {
        if (!place.separator || !zx::oracle::Screen::inside({place.row, column}) ||
            screen.at({place.row, column}).drawing() != *place.separator || length == 0 ||
            (place.from_left ? length > MaxDigits - DigitsAfterSeparator
                             : length != DigitsAfterSeparator)) {
            return false;
        }
        int beyond = 0;
        while (beyond <= DigitsAfterSeparator && digit(column + step * (beyond + 1))) {
            ++beyond;
        }
        return place.from_left ? beyond == DigitsAfterSeparator
                               : beyond > 0 && beyond <= MaxDigits - DigitsAfterSeparator;
    };
    Digits digits;
    digits.end = place.from_left ? place.column : place.column - 1;
    std::uint32_t power = 1;
    bool separated = false;
    for (; digits.length <= MaxDigits; digits.end += step) {
        const auto here = digit(digits.end);
        if (!here && !separated && is_separator(digits.end, digits.length)) {
            separated = true;
            continue;
        }
        if (!here) {
            break;
        }
        const auto value = static_cast<std::uint32_t>(*here);
        digits.value = place.from_left ? digits.value * 10 + value : digits.value + value * power;
        power *= 10;
        ++digits.length;
    }
    return digits;
}

/// Returns what is drawn after the digits, on a screen in the place's grid.
zx::oracle::Bitmap drawing_after(const Digits& digits,
                                 const NumberPlace& place,
                                 const zx::oracle::Screen& screen,
                                 const zx::oracle::Lattice& lattice) {
    const CharPosition end{place.row, digits.end};
    const bool on_board = place.grid.of_characters() && lattice.covers(end);
    return zx::oracle::Screen::inside(end) && !on_board ? screen.at(end).drawing()
                                                        : zx::oracle::BlankBitmap;
}

/// True if one of so many cells after the digits (or before them, if their end is fixed) holds a digit.
bool has_digit_after(const Digits& digits,
                     int cells,
                     const NumberPlace& place,
                     const zx::oracle::Screen& screen,
                     const zx::oracle::Lattice& lattice,
                     const zx::oracle::Characters& characters) {
    const int step = place.from_left ? 1 : -1;
    for (int i = 0; i < cells; ++i) {
        if (digit_in_column(place, screen, lattice, characters, digits.end + step * i)) {
            return true;
        }
    }
    return false;
}

} // namespace

NumberPlace
place_of(const DigitRun& run, bool from_left, const std::optional<DrawnDigits>& digits) {
    NumberPlace place{run.start.row, run.start.column, from_left, digits};
    place.column += from_left ? 0 : run.length;
    place.separator = run.separator;
    return place;
}

zx::oracle::Bitmap adjoining_drawing(const NumberPlace& place,
                                     const zx::oracle::Screen& screen,
                                     const zx::oracle::Lattice& lattice,
                                     const zx::oracle::Characters& characters,
                                     int further) {
    const auto divided = screen_in_grid(screen, place.grid, lattice);
    Digits digits = digits_in(place, divided, lattice, characters);
    digits.end += place.from_left ? further : -further;
    return drawing_after(digits, place, divided, lattice);
}

std::optional<BoardNumber> number_at(const NumberPlace& place,
                                     const zx::oracle::Screen& screen,
                                     const zx::oracle::Lattice& lattice,
                                     const zx::oracle::Characters& characters) {
    const auto divided = screen_in_grid(screen, place.grid, lattice);
    const Digits digits = digits_in(place, divided, lattice, characters);
    if (digits.length == 0) {
        return std::nullopt;
    }
    const auto adjoining = drawing_after(digits, place, divided, lattice);
    const bool padded = digits.length < MaxDigits && adjoining == place.padding;
    const bool clean = adjoining == zx::oracle::BlankBitmap || adjoining == place.adjoining ||
                       adjoining == place.other_adjoining || padded;
    const bool number = digits.length <= MaxDigits && digits.value <= 65535;
    const bool left_over =
        place.alone &&
        has_digit_after(digits, MaxDigits - digits.length, place, divided, lattice, characters);
    return clean && number && !left_over ? static_cast<BoardNumber>(digits.value) : BoardNumber{0};
}

bool has_no_digits_near(const NumberPlace& place,
                        const zx::oracle::Screen& screen,
                        const zx::oracle::Lattice& lattice,
                        const zx::oracle::Characters& characters) {
    constexpr int Near = 4;
    const auto divided = screen_in_grid(screen, place.grid, lattice);
    const Digits digits = digits_in(place, divided, lattice, characters);
    return digits.length == MaxDigits &&
           !has_digit_after(digits, Near, place, divided, lattice, characters);
}

std::string text_of(const NumberPlace& place) {
    const char* side = place.from_left ? "from" : "up to";
    if (place.grid.of_characters()) {
        return fmt::format(
            "line {} {} column {}", place.row, side, place.column - (place.from_left ? 0 : 1));
    }
    if (place.grid.of_large_digits()) {
        return fmt::format("line {} {} column {}, digits of {} by {} cells",
                           place.row,
                           side,
                           (place.grid.x + place.column * place.grid.width) /
                                   zx::oracle::CellPixels -
                               (place.from_left ? 0 : 1),
                           place.grid.width / zx::oracle::CellPixels,
                           place.grid.height / zx::oracle::CellPixels);
    }
    return fmt::format("pixel line {} {} pixel column {}, digits of {} pixels",
                       place.grid.y + place.row * zx::oracle::CellPixels,
                       side,
                       place.grid.x + place.column * place.grid.width - (place.from_left ? 0 : 1),
                       place.grid.width);
}

} // namespace shisen::oracle
