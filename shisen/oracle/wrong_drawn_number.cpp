#include "shisen/oracle/wrong_drawn_number.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "shisen/oracle/digit_grid.hpp"
#include "shisen/oracle/drawn_digits.hpp"

namespace shisen::oracle {

using zx::oracle::Lockstep;
using zx::oracle::Screen;
using zx::oracle::SettleResult;

namespace {

/// They have all digits, and so have their bytes and all other parts that are tried.
constexpr std::array<BoardNumber, 14> AskedForDrawings{
    12345, 9067, 60218, 7, 38494, 1806, 23456, 45678, 31, 59990, 17, 15614, 27649, 50731};

/// The texts that one mistake shows for the numbers, in their order; an empty one is not known.
using Texts = std::vector<std::string>;

template <class Mistake> Texts texts_of(const Mistake& mistake) {
    Texts texts(AskedForDrawings.size());
    std::transform(AskedForDrawings.begin(),
                   AskedForDrawings.end(),
                   texts.begin(),
                   [&](BoardNumber number) { return mistake(std::uint32_t{number}); });
    return texts;
}

/// Returns the texts of each mistake in the value.
std::vector<Texts> mistaken_values() {
    using Value = std::uint32_t (*)(std::uint32_t);
    constexpr std::array<Value, 10> Values{
        [](std::uint32_t n) { return n % 10000; },
        [](std::uint32_t n) { return n % 1000; },
        [](std::uint32_t n) { return n / 10; },
        [](std::uint32_t n) { return n & 0x7fff; },
        [](std::uint32_t n) { return n & 0xff; },
        [](std::uint32_t n) { return n >> 8; },
        [](std::uint32_t n) { return n + 1; },
        [](std::uint32_t n) { return n - 1; },
        [](std::uint32_t n) { return 0x10000 - n; },
        [](std::uint32_t n) { return (n & 0xff) << 8 | n >> 8; }};
    std::vector<Texts> all;
    all.reserve(Values.size() + 1);
    for (const Value value : Values) {
        all.push_back(texts_of([=](std::uint32_t n) { return std::to_string(value(n)); }));
    }
    all.push_back(texts_of([](std::uint32_t n) {
        std::string text = std::to_string(n);
        std::reverse(text.begin(), text.end());
        return text;
    }));
    return all;
}

/// Returns the texts with one digit drawn as another, for each two of them.
std::vector<Texts> mistaken_digits() {
    std::vector<Texts> all;
    for (char digit = '0'; digit <= '9'; ++digit) {
        for (char drawn = '0'; drawn <= '9'; ++drawn) {
            if (digit != drawn) {
                all.push_back(texts_of([=](std::uint32_t n) {
                    std::string text = std::to_string(n);
                    std::replace(text.begin(), text.end(), digit, drawn);
                    return text;
                }));
            }
        }
    }
    return all;
}

/// Returns the texts that show each number only when the next one has been asked for.
Texts numbers_before() {
    Texts texts{""};
    for (std::size_t i = 0; i + 1 < AskedForDrawings.size(); ++i) {
        texts.push_back(std::to_string(AskedForDrawings[i]));
    }
    return texts;
}

std::vector<NumberShown> samples_of(const Texts& texts, const std::vector<Screen>& screens) {
    std::vector<NumberShown> samples;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (!texts[i].empty()) {
            samples.push_back({texts[i], screens[i]});
        }
    }
    return samples;
}

/// Asks for the numbers, each from the present moment or one after the other. Returns fewer screens than numbers if
/// the program has stopped.
std::vector<Screen> screens_after(Lockstep& lockstep, const EntryStyle& style, bool in_turn) {
    const zx::machine::State start = lockstep.save();
    std::vector<Screen> screens;
    for (const BoardNumber number : AskedForDrawings) {
        if (!in_turn) {
            lockstep.restore(start);
        }
        if (lockstep.press(strokes_of({Key::ChooseBoard, number}, style)) !=
            SettleResult::Waiting) {
            break;
        }
        screens.push_back(lockstep.screen());
    }
    lockstep.restore(start);
    return screens;
}

class DrawnNumberSearch {
  public:
    DrawnNumberSearch(const zx::oracle::Lattice& lattice, const zx::oracle::Characters& characters)
        : lattice_(lattice), characters_(characters) {}

    /// Returns the place that shows these texts on the screens, in any grid.
    /// `missing` is as for digits_drawn().
    [[nodiscard]] std::optional<NumberPlace> find(const std::vector<Texts>& mistakes,
                                                  const std::vector<Screen>& screens,
                                                  int missing = 0) const {
        for (const DigitGrid& grid : digit_grids()) {
            std::vector<Screen> divided;
            divided.reserve(screens.size());
            for (const Screen& screen : screens) {
                divided.push_back(screen_in_grid(screen, grid, lattice_));
            }
            for (const Texts& texts : mistakes) {
                if (auto place = find_in(samples_of(texts, divided), grid, missing)) {
                    place->adjoining = adjoining_drawing(*place, screens[0], lattice_, characters_);
                    place->padding = adjoining_drawing(*place, screens[3], lattice_, characters_);
                    return place;
                }
            }
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] std::optional<NumberPlace>
    find_in(const std::vector<NumberShown>& samples, const DigitGrid& grid, int missing) const {
        for (int row = 0; row < zx::oracle::ScreenRows; ++row) {
            for (int column = 0; column <= zx::oracle::ScreenColumns; ++column) {
                for (const bool from_left : {true, false}) {
                    NumberPlace place{row, column, from_left};
                    place.grid = grid;
                    place.digits = digits_drawn(lattice_, place, samples, 0, missing);
                    if (place.digits && shows_nothing_longer(place, samples)) {
                        return place;
                    }
                }
            }
        }
        return std::nullopt;
    }

    /// True if no digit is beside the texts: a part of a longer number is no place.
    [[nodiscard]] static bool shows_nothing_longer(const NumberPlace& place,
                                                   const std::vector<NumberShown>& samples) {
        return std::none_of(samples.begin(), samples.end(), [&](const NumberShown& sample) {
            const auto length = static_cast<int>(sample.digits.size());
            const int first = place.from_left ? place.column : place.column - length;
            const std::array<int, 2> beside{first - 1, first + length};
            return std::any_of(beside.begin(), beside.end(), [&](int column) {
                const zx::oracle::CharPosition at{place.row, column};
                return Screen::inside(at) &&
                       std::find(place.digits->begin(),
                                 place.digits->end(),
                                 sample.screen.at(at).drawing()) != place.digits->end();
            });
        });
    }

    const zx::oracle::Lattice& lattice_;
    const zx::oracle::Characters& characters_;
};

} // namespace

std::optional<NumberPlace> place_of_wrong_drawn_number(Lockstep& lockstep,
                                                       const zx::oracle::Lattice& lattice,
                                                       const EntryStyle& style) {
    const zx::oracle::Characters characters(lockstep.machine());
    const DrawnNumberSearch search(lattice, characters);
    const auto alone = screens_after(lockstep, style, false);
    if (alone.size() < AskedForDrawings.size()) {
        return std::nullopt;
    }
    auto place = search.find(mistaken_values(), alone);
    if (!place) {
        place = search.find(mistaken_digits(), alone, 1);
    }
    if (place) {
        return place;
    }
    const auto in_turn = screens_after(lockstep, style, true);
    return in_turn.size() < alone.size() ? std::nullopt : search.find({numbers_before()}, in_turn);
}

} // namespace shisen::oracle
