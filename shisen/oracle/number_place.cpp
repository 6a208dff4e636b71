#include "shisen/oracle/number_place.hpp"

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
    return runs;
}

std::optional<BoardNumber> number_at(const NumberPlace& place,
                                     const zx::oracle::Screen& screen,
                                     const zx::oracle::Lattice& lattice,
                                     const zx::oracle::Characters& characters) {
    for (const DigitRun& run : digit_runs(screen, place.row, lattice, characters)) {
        if (place.holds(run) && run.value >= 1 && run.value <= 65535) {
            return static_cast<BoardNumber>(run.value);
        }
    }
    return std::nullopt;
}

} // namespace shisen::oracle
