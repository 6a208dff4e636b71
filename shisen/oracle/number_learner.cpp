#include "shisen/oracle/number_learner.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "shisen/oracle/drawn_digits.hpp"
#include "shisen/oracle/echoed_digits.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/oracle/wrong_drawn_number.hpp"
#include "shisen/oracle/wrong_number.hpp"

namespace shisen::oracle {

using zx::oracle::SettleResult;

namespace {

/// Numbers of every length, so that the fixed end of the number can be told from the moving end.
constexpr std::array<BoardNumber, 5> Asked{12345, 7, 65535, 918, 42};
/// Numbers of different lengths below five digits.
constexpr std::array<BoardNumber, 3> Short{7, 42, 918};
/// Numbers that have all digits; those below 32768 alone have them, too.
constexpr std::array<BoardNumber, 6> AllDigits{12345, 9067, 60218, 7, 38494, 1806};
/// A faulty game may show this many of them wrongly.
constexpr int MostWrong = 2;
/// The number of hits that make a place; a game may show or accept some numbers wrongly. The moving
/// end is hit twice at most, because two numbers have the same length.
constexpr int EnoughHits = 3;
/// Random new boards; a place must show the right number for one of them.
constexpr int NewBoards = 3;

class NumberLesson {
  public:
    NumberLesson(zx::oracle::Lockstep& lockstep,
                 const zx::oracle::Lattice& lattice,
                 const zx::oracle::Alphabet& alphabet,
                 const EntryStyle& style,
                 const std::optional<DrawnDigits>& digits = std::nullopt)
        : lockstep_(lockstep), lattice_(lattice), alphabet_(alphabet), style_(style),
          start_(lockstep.save()), characters_(characters_with(lockstep.machine(), digits)),
          digits_(digits) {}

    [[nodiscard]] std::optional<NumberPlace> learn() {
        std::vector<Candidate> candidates;
        std::vector<RunsShown> shown;
        for (const BoardNumber number : Asked) {
            if (deal({Key::ChooseBoard, number})) {
                count(number, candidates);
                shown.push_back({number, runs_on_screen()});
            }
        }
        for (Candidate& candidate : candidates) {
            if (candidate.hits < EnoughHits) {
                continue;
            }
            learn_adjoining(candidate.place);
            if (names_its_board(candidate.place)) {
                if (runs_on(candidate.place)) {
                    continue;
                }
                learn_letters(candidate.place);
                return candidate.place;
            }
        }
        if (const auto drawn = digits_ ? std::nullopt : learn_drawn_digits()) {
            return drawn;
        }
        for (const Candidate& candidate : candidates) {
            if (candidate.hits == static_cast<int>(Asked.size()) && !runs_on(candidate.place) &&
                names_boards_otherwise(candidate.place)) {
                return candidate.place;
            }
        }
        const auto wrong =
            shown.size() == Asked.size() ? place_of_wrong(shown, digits_) : std::nullopt;
        return wrong ? wrong : first_number(shown);
    }

  private:
    struct Candidate {
        NumberPlace place;
        int hits = 0;
    };

    /// Restores the start and asks for a number; returns the board on the screen.
    std::optional<Board> deal(const Command& command) {
        lockstep_.restore(start_);
        return press(command);
    }
    std::optional<Board> press(const Command& command) {
        if (lockstep_.press(strokes_of(command, style_)) != SettleResult::Waiting) {
            return std::nullopt;
        }
        const auto seen = see_board(screen(), lattice_, alphabet_);
        return seen ? std::optional(seen->board) : std::nullopt;
    }
    [[nodiscard]] zx::oracle::Screen screen() const { return lockstep_.screen(); }
    [[nodiscard]] std::optional<BoardNumber> read(const NumberPlace& place) const {
        return number_at(place, screen(), lattice_, characters_);
    }

    /// Finds digits of no character set: drawings that are the same for the same digit, and
    /// different for different ones, in all numbers.
    [[nodiscard]] std::optional<NumberPlace> learn_drawn_digits() {
        std::vector<NumberShown> samples;
        for (const BoardNumber number : AllDigits) {
            if (deal({Key::ChooseBoard, number})) {
                samples.push_back({std::to_string(number), screen()});
            }
        }
        std::vector<NumberPlace> others;
        for (const DigitGrid& grid : digit_grids()) {
            std::vector<NumberShown> divided = samples;
            for (NumberShown& sample : divided) {
                sample.screen = screen_in_grid(sample.screen, grid, lattice_);
            }
            if (const auto place = learn_drawn_digits(divided, grid, others)) {
                return place;
            }
        }
        const auto counted = std::find_if(others.begin(), others.end(), [&](const auto& place) {
            return names_boards_otherwise(place);
        });
        return counted == others.end() ? std::nullopt : std::optional(*counted);
    }

    /// Finds such digits in one grid; the screens of the samples are divided into its cells. Adds the places
    /// of which the number does not name the board to `others`.
    [[nodiscard]] std::optional<NumberPlace>
    learn_drawn_digits(const std::vector<NumberShown>& samples,
                       const DigitGrid& grid,
                       std::vector<NumberPlace>& others) {
        for (int row = 0; row < zx::oracle::ScreenRows; ++row) {
            for (int column = 0; column <= zx::oracle::ScreenColumns; ++column) {
                for (const bool from_left : {true, false}) {
                    NumberPlace place{row, column, from_left};
                    place.grid = grid;
                    place.digits = digits_drawn(lattice_, place, samples, MostWrong);
                    if (!place.digits || runs_on(place)) {
                        continue;
                    }
                    learn_adjoining(place);
                    if (names_its_board(place)) {
                        return place;
                    }
                    if (digits_drawn(lattice_, place, samples, 0)) {
                        others.push_back(place);
                    }
                }
            }
        }
        return std::nullopt;
    }

    /// True for a letter, which is no separator: a number that runs into letters is wrong.
    [[nodiscard]] bool is_letter(zx::oracle::Bitmap drawing) const {
        const auto character = characters_.find(drawing);
        const int small = character ? character->code | 0x20 : 0;
        return small >= 'a' && small <= 'z';
    }

    /// True if a digit or a letter follows the fixed end of the number directly: then the number is a
    /// part of something else.
    [[nodiscard]] bool runs_on(const NumberPlace& place) const {
        const zx::oracle::CharPosition end{place.row, place.column};
        const bool on_board = place.grid.of_characters() && lattice_.covers(end);
        if (place.from_left || !zx::oracle::Screen::inside(end) || on_board) {
            return false;
        }
        const zx::oracle::Bitmap drawing =
            screen_in_grid(screen(), place.grid, lattice_).at(end).drawing();
        const auto character = characters_.find(drawing);
        const bool digit = place.digits
                               ? std::find(place.digits->begin(), place.digits->end(), drawing) !=
                                     place.digits->end()
                               : character && character->code >= '0' && character->code <= '9';
        return digit || is_letter(drawing);
    }

    /// Learns the characters next to the number, and whether there are other digits. It asks for a number
    /// of five digits, which overwrites all digits of an earlier number.
    void learn_adjoining(NumberPlace& place) {
        if (deal({Key::ChooseBoard, Asked.front()})) {
            place.adjoining = adjoining_drawing(place, screen(), lattice_, characters_);
            place.alone = has_no_digits_near(place, screen(), lattice_, characters_);
        }
        learn_padding(place);
    }

    /// Learns what all shorter numbers have next to them, unless that is a letter.
    void learn_padding(NumberPlace& place) {
        std::optional<zx::oracle::Bitmap> padding;
        for (const BoardNumber number : Short) {
            if (!deal({Key::ChooseBoard, number})) {
                return;
            }
            const auto drawing = adjoining_drawing(place, screen(), lattice_, characters_);
            if (is_letter(drawing) || drawing != padding.value_or(drawing)) {
                return;
            }
            padding = drawing;
        }
        place.padding = *padding;
    }

    /// Learns the letter that follows every number directly, with gravity and without. One that follows some
    /// numbers only is left over from something else.
    void learn_letters(NumberPlace& place) {
        const zx::machine::State start = start_;
        place.adjoining = letter_after_all(place).value_or(
            is_letter(place.adjoining) ? zx::oracle::BlankBitmap : place.adjoining);
        lockstep_.restore(start_);
        if (press({Key::ToggleGravity, 0})) {
            start_ = lockstep_.save();
            place.other_adjoining = letter_after_all(place).value_or(zx::oracle::BlankBitmap);
            start_ = start;
        }
    }
    /// Returns the letter that follows the number directly after each of some numbers.
    [[nodiscard]] std::optional<zx::oracle::Bitmap> letter_after_all(const NumberPlace& place) {
        std::optional<zx::oracle::Bitmap> letter;
        for (const BoardNumber number : Asked) {
            if (!deal({Key::ChooseBoard, number})) {
                return std::nullopt;
            }
            const auto drawing = adjoining_drawing(place, screen(), lattice_, characters_);
            const auto next = adjoining_drawing(place, screen(), lattice_, characters_, 1);
            // The same letter twice is no word: it is what a longer text has left.
            if (!is_letter(drawing) || drawing == next || drawing != letter.value_or(drawing)) {
                return std::nullopt;
            }
            letter = drawing;
        }
        return letter;
    }

    [[nodiscard]] std::vector<DigitRun> runs_on_screen() const {
        std::vector<DigitRun> runs;
        const zx::oracle::Screen shown = screen();
        for (int row = 0; row < zx::oracle::ScreenRows; ++row) {
            const auto in_row = digit_runs(shown, row, lattice_, characters_);
            runs.insert(runs.end(), in_row.begin(), in_row.end());
        }
        return runs;
    }
    /// Adds a hit to every place that shows the number now.
    void count(BoardNumber number, std::vector<Candidate>& candidates) const {
        for (const DigitRun& run : runs_on_screen()) {
            if (run.value == number) {
                hit(place_of(run, true, digits_), candidates);
                hit(place_of(run, false, digits_), candidates);
            }
        }
    }

    /// Finds two or more digits that no number changes and that name the first board.
    std::optional<NumberPlace> first_number(const std::vector<RunsShown>& shown) {
        lockstep_.restore(start_);
        for (const DigitRun& run : runs_on_screen()) {
            const bool stays = std::all_of(shown.begin(), shown.end(), [&](const RunsShown& one) {
                return std::find(one.runs.begin(), one.runs.end(), run) != one.runs.end();
            });
            if (stays && run.length > 1 && names_first_board(place_of(run, true, digits_))) {
                return place_of(run, true, digits_);
            }
        }
        return std::nullopt;
    }
    /// True if the place shows the number of the first board, before S was asked for any.
    [[nodiscard]] bool names_first_board(const NumberPlace& place) {
        lockstep_.restore(start_);
        const auto first = see_board(screen(), lattice_, alphabet_);
        const auto number = read(place);
        return first && number && *number != 0 && // S may refuse 0 and leave the board as it is
               deal({Key::ChooseBoard, *number}) == first->board;
    }
    static void hit(const NumberPlace& place, std::vector<Candidate>& candidates) {
        for (Candidate& candidate : candidates) {
            NumberPlace same = place; // numbers below 1000 have no separator
            same.separator = candidate.place.separator;
            if (candidate.place == same) {
                ++candidate.hits;
                candidate.place.separator = place.separator ? place.separator : same.separator;
                return;
            }
        }
        candidates.push_back({place, 1});
    }

    /// True if S with the number in the place deals the board that N, or DELETE, has dealt. A game may
    /// show a wrong number after one of them.
    [[nodiscard]] bool names_its_board(const NumberPlace& place) {
        for (const Key key : {Key::NewBoard, Key::ToggleGravity}) {
            lockstep_.restore(start_);
            for (int i = 0; i < NewBoards; ++i) {
                const auto board = press({key, 0});
                const auto number = read(place);
                const zx::machine::State here = lockstep_.save();
                if (board && number && press({Key::ChooseBoard, *number}) == board) {
                    return true;
                }
                lockstep_.restore(here);
            }
        }
        return false;
    }

    /// True for a place with the right number after S, if N deals other boards than S under the same numbers.
    [[nodiscard]] bool names_boards_otherwise(const NumberPlace& place) {
        return counts_boards(place) || names_first_board(place) || stays_with_new_boards();
    }
    /// True if each random board brings another number, so that it is no echo of what was typed; the
    /// board may be that of another number.
    [[nodiscard]] bool counts_boards(const NumberPlace& place) {
        (void)deal({Key::ChooseBoard, Asked.front()});
        BoardNumber last = Asked.front();
        for (int i = 0; i < NewBoards; ++i) {
            const auto board = press({Key::NewBoard, 0});
            const auto number = read(place);
            if (!board || !number || *number == 0 || *number == last) {
                return false;
            }
            last = *number;
        }
        return true;
    }

    /// True if N changes nothing but the tiles and their surroundings: a number that S has set stays, and
    /// that of the new board is shown nowhere.
    [[nodiscard]] bool stays_with_new_boards() {
        auto board = deal({Key::ChooseBoard, Asked.front()});
        const zx::oracle::Screen before = screen();
        for (int i = 0; i < NewBoards && board; ++i) {
            const auto next = press({Key::NewBoard, 0});
            if (!next || *next == *board || !same_outside_board(before, screen(), lattice_)) {
                return false;
            }
            board = next;
        }
        return board.has_value();
    }

    zx::oracle::Lockstep& lockstep_;
    const zx::oracle::Lattice& lattice_;
    const zx::oracle::Alphabet& alphabet_;
    EntryStyle style_;
    zx::machine::State start_;
    /// With the digits below.
    zx::oracle::Characters characters_;
    /// The drawings of digits that are of no character set, if they are known.
    std::optional<DrawnDigits> digits_;
};

} // namespace

std::optional<NumberPlace> learn_number_place(zx::oracle::Lockstep& lockstep,
                                              const zx::oracle::Lattice& lattice,
                                              const zx::oracle::Alphabet& alphabet,
                                              const EntryStyle& style) {
    const zx::machine::State start = lockstep.save();
    auto place = NumberLesson(lockstep, lattice, alphabet, style).learn();
    lockstep.restore(start);
    if (!place) {
        place = place_of_wrong_number(lockstep, lattice, style);
    }
    if (place) {
        return place;
    }
    const auto digits = echoed_digits(lockstep, lattice);
    if (digits) {
        place = NumberLesson(lockstep, lattice, alphabet, style, digits).learn();
        lockstep.restore(start);
    }
    if (!place) {
        place = place_of_other_number(lockstep, lattice, style, digits);
    }
    return place ? place : place_of_wrong_drawn_number(lockstep, lattice, style);
}

} // namespace shisen::oracle
