#include "shisen/oracle/deal_sample.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "shisen/oracle/input_generator.hpp"
#include "shisen/oracle/report.hpp"

namespace shisen::oracle {

namespace {

/// Small, so that a deal that ignores a part of large numbers is identified and then found wrong.
constexpr std::array<BoardNumber, 8> Identifying{1, 2, 3, 5, 8, 13, 21, 34};
constexpr int Draws = 32;
/// Further series of draws that tell numbers up to 999 from numbers of ten bits, of which 320 are below
/// 1000 once in 1,400 times.
constexpr int FurtherDraws = 8;
/// With fewer different numbers the program draws from something else than the frame counter, which
/// changes them only by the time that it takes.
constexpr std::size_t FewestNumbers = 16;
/// Frames, in the second series of draws.
constexpr std::size_t LongestWait = 300;
/// The ROM's frame counter.
constexpr std::uint16_t Frames = 23672;

std::optional<Board> board_of(const Subject& start, BoardNumber number) {
    const auto subject = start.copy();
    (void)subject->act(press(Key::ChooseBoard));
    const Observed look = subject->act(answer(std::to_string(number)));
    return look && is_full(look->board) ? std::optional(look->board) : std::nullopt;
}

std::unique_ptr<TapeSubject> at_frame_counter(const TapeSubject& start, std::uint16_t frames) {
    std::unique_ptr<TapeSubject> subject(dynamic_cast<TapeSubject*>(start.copy().release()));
    subject->poke(Frames, static_cast<std::uint8_t>(frames & 0xff));
    subject->poke(Frames + 1, static_cast<std::uint8_t>(frames >> 8));
    return subject;
}

/// True if the program lets the ROM count frames.
bool counts_frames(const TapeSubject& start) {
    const auto subject = at_frame_counter(start, 0);
    constexpr int Few = 3;
    subject->wait(Few);
    const int counted = subject->machine().peek(Frames);
    return counted > 0 && counted <= Few + 1;
}

/// True if this may be the highest of many numbers up to 999 or up to 9999: by chance no number of 64 is
/// in the highest tenth once in 850 times.
bool is_decimal(BoardNumber highest) {
    return (highest >= 900 && highest < 1000) || (highest >= 9000 && highest < 10'000);
}

} // namespace

std::optional<DealRule> sampled_deal_rule(const StartStates& start_states) {
    std::vector<std::pair<BoardNumber, Board>> boards;
    for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
        for (const BoardNumber number : Identifying) {
            const auto board = board_of(start_states.of(gravity), number);
            if (!board) {
                return std::nullopt;
            }
            boards.emplace_back(number, *board);
        }
    }
    const auto rules = all_deal_rules();
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const DealRule& rule) {
        return std::all_of(boards.begin(), boards.end(), [&](const auto& dealt) {
            return deal_by(rule, dealt.first) == dealt.second;
        });
    });
    return found == rules.end() ? std::nullopt : std::optional(*found);
}

bool NarrowRange::excused() const noexcept {
    constexpr BoardNumber LowestOf15Bits = 16384;
    constexpr BoardNumber HighestOf15Bits = 32767;
    const bool of_15_bits = highest >= LowestOf15Bits && highest <= HighestOf15Bits;
    return !repeats && (kept_bits != 0 || is_decimal(highest) || of_15_bits);
}

std::string NarrowRange::numbers() const {
    if (kept_bits == 0) {
        return fmt::format("numbers up to {}", highest);
    }
    const auto is_set = [this](int bit) { return (highest >> bit & 1) != 0; };
    if (kept_bits == 1) {
        return is_set(0) ? "odd numbers" : "even numbers";
    }
    std::string bits;
    for (int bit = 0; bit < 16; ++bit) {
        if ((kept_bits >> bit & 1) != 0) {
            bits +=
                fmt::format("{}bit {} is {}", bits.empty() ? "" : ", ", bit, is_set(bit) ? 1 : 0);
        }
    }
    return "numbers of which " + bits;
}

namespace {

/// The numbers that N draws, in order, and the last board.
struct Drawn {
    std::vector<BoardNumber> numbers;
    std::optional<Observation> last;

    void add(const Observed& look) {
        if (look && look->number && *look->number != 0) {
            numbers.push_back(*look->number);
            last = *look;
        } else {
            failed = true;
        }
    }
    void add(const Drawn& others) {
        numbers.insert(numbers.end(), others.numbers.begin(), others.numbers.end());
        last = others.last ? others.last : last;
        failed = failed || others.failed;
    }
    [[nodiscard]] std::size_t different() const {
        return std::set<BoardNumber>(numbers.begin(), numbers.end()).size();
    }
    [[nodiscard]] BoardNumber lowest() const {
        return *std::min_element(numbers.begin(), numbers.end());
    }
    [[nodiscard]] BoardNumber highest() const {
        return *std::max_element(numbers.begin(), numbers.end());
    }
    /// Returns the bits that have one value in all numbers.
    [[nodiscard]] BoardNumber kept_bits() const {
        BoardNumber changed = failed || numbers.empty() ? 0xffff : 0;
        for (const BoardNumber number : numbers) {
            changed = static_cast<BoardNumber>(changed | (number ^ numbers.front()));
        }
        return static_cast<BoardNumber>(~changed);
    }
    /// True if the numbers are from both halves of the range, or tell nothing.
    [[nodiscard]] bool wide() const {
        constexpr BoardNumber Half = 32768;
        return failed || numbers.empty() || (lowest() < Half && highest() >= Half);
    }

    /// True if some number cannot be read.
    bool failed = false;
};

/// Presses N once at each of some random values of the ROM's frame counter, after at most `longest_wait`
/// frames.
Drawn draw_at_frames(const TapeSubject& start, Rng& rng, std::size_t longest_wait) {
    Drawn drawn;
    for (int i = 0; i < Draws && !drawn.failed; ++i) {
        const auto frames = static_cast<std::uint16_t>(rng.below(65536));
        const auto subject = at_frame_counter(start, frames);
        subject->wait(static_cast<int>(rng.below(longest_wait)));
        drawn.add(subject->act(press(Key::NewBoard)));
    }
    return drawn;
}

/// True if many numbers are lower than the one before. A counter that only goes up may come to other numbers
/// later.
bool goes_up_and_down(const Drawn& drawn) {
    constexpr int FewestDescents = 6;
    int descents = 0;
    for (std::size_t i = 1; i < drawn.numbers.size(); ++i) {
        descents += drawn.numbers[i] < drawn.numbers[i - 1] ? 1 : 0;
    }
    return descents >= FewestDescents;
}

/// True if a program that does not use the frame counter seems to draw numbers of one byte: they differ by
/// less than 512.
bool are_of_one_byte(const Drawn& drawn) {
    constexpr int TwoBytes = 512;
    return !drawn.failed && drawn.highest() - drawn.lowest() < TwoBytes && goes_up_and_down(drawn);
}

/// True if such a program seems to draw numbers up to 999 or up to 9999.
bool are_decimal(const Drawn& drawn) {
    constexpr std::size_t FewestDraws = 24;
    return !drawn.failed && drawn.numbers.size() >= FewestDraws && is_decimal(drawn.highest()) &&
           goes_up_and_down(drawn);
}

/// Presses N again and again, with pauses. The last pauses are long: a program may count the frames in
/// which it waits for a key.
Drawn draw_in_a_row(const TapeSubject& start, Rng& rng) {
    constexpr int ShortPauses = 24;
    constexpr std::size_t LongestShortPause = 100; // frames
    constexpr std::array LongPauses{700, 900, 1300};
    const std::unique_ptr<TapeSubject> subject(dynamic_cast<TapeSubject*>(start.copy().release()));
    Drawn drawn;
    const auto draw = [&](int pause) {
        subject->wait(pause);
        drawn.add(subject->act(press(Key::NewBoard)));
    };
    for (int i = 0; i < ShortPauses && !drawn.failed; ++i) {
        draw(static_cast<int>(rng.below(LongestShortPause)));
    }
    for (std::size_t i = 0; i < LongPauses.size() && are_of_one_byte(drawn); ++i) {
        draw(LongPauses[i]);
    }
    return drawn;
}

/// True if a program deals the same few boards again and again, whatever the pauses between them. By chance 24
/// random bytes have at most eight values in less than one of 10^21 cases.
bool repeats(const Drawn& drawn) {
    constexpr std::size_t MostNumbers = 8;
    constexpr std::size_t FewestDraws = 24;
    return !drawn.failed && drawn.numbers.size() >= FewestDraws && drawn.different() <= MostNumbers;
}

NarrowRange narrow_range(const Drawn& drawn, std::string words) {
    Difference difference;
    difference.fault = Fault::Number;
    difference.words = std::move(words);
    difference.step = press(Key::NewBoard);
    difference.expected.game.start.number = *drawn.last->number;
    difference.expected.game.board = drawn.last->board;
    difference.expected_border = drawn.last->border;
    difference.seen = drawn.last;
    return {drawn.highest(), 0, false, std::move(difference)};
}

/// Returns the range of numbers that are from both halves of the range but have a bit of `bits` that never
/// changes, nothing if there is no such bit or only bit 7. A program that takes the low byte from the R register
/// keeps that one.
std::optional<NarrowRange> range_of_kept_bits(const Drawn& drawn, BoardNumber bits) {
    const auto kept = static_cast<BoardNumber>(drawn.kept_bits() & bits);
    constexpr BoardNumber BitOfR = 0x80;
    if (kept == 0 || kept == BitOfR) {
        return std::nullopt;
    }
    NarrowRange range = narrow_range(drawn, "");
    range.kept_bits = kept;
    range.difference.words =
        fmt::format("after N: {} boards have only {}", drawn.numbers.size(), range.numbers());
    return range;
}

} // namespace

std::optional<NarrowRange> narrow_range_of_draws(const TapeSubject& start) {
    constexpr BoardNumber AllBits = 0xffff;
    constexpr BoardNumber BitsOfShortPauses = 0x7f; // higher bits of a counter may need more time
    Rng rng(1);
    Drawn drawn;
    if (counts_frames(start)) {
        drawn = draw_at_frames(start, rng, 1);
    }
    if (drawn.failed) {
        return std::nullopt;
    }
    if (drawn.different() < FewestNumbers) {
        drawn = draw_in_a_row(start, rng);
        if (repeats(drawn)) {
            NarrowRange range = narrow_range(
                drawn,
                fmt::format("after N: {} boards dealt one after the other have only {} numbers",
                            drawn.numbers.size(),
                            drawn.different()));
            range.repeats = true;
            return range;
        }
        if (!are_of_one_byte(drawn) && !are_decimal(drawn)) {
            return range_of_kept_bits(drawn, BitsOfShortPauses);
        }
        return narrow_range(drawn,
                            fmt::format("after N: {} boards dealt one after the other have only "
                                        "numbers from {} to {}",
                                        drawn.numbers.size(),
                                        drawn.lowest(),
                                        drawn.highest()));
    }
    if (drawn.wide() && drawn.kept_bits() == 0) {
        return std::nullopt;
    }
    // The number may depend on how long the program waited for the key.
    drawn.add(draw_at_frames(start, rng, LongestWait));
    for (int i = 0; i < FurtherDraws && !drawn.wide() && is_decimal(drawn.highest()); ++i) {
        drawn.add(draw_at_frames(start, rng, LongestWait));
    }
    // It may depend on the number before.
    const Drawn in_a_row = draw_in_a_row(start, rng);
    Drawn all = drawn;
    all.add(in_a_row);
    if (drawn.wide() || all.wide()) {
        return range_of_kept_bits(all, AllBits);
    }
    return narrow_range(drawn,
                        fmt::format("after N: at {} random values of the frame counter only "
                                    "numbers from {} to {} are drawn",
                                    drawn.numbers.size(),
                                    drawn.lowest(),
                                    drawn.highest()));
}

std::optional<Difference> first_board_difference(const TapeSubject& first) {
    const Observed shown = first.look();
    if (!shown || !shown->number || *shown->number == 0 || !is_full(shown->board)) {
        return std::nullopt;
    }
    const auto subject = first.copy();
    const Step step = subject->typed(answer(std::to_string(*shown->number)));
    (void)subject->act(press(Key::ChooseBoard));
    const Observed asked = subject->act(step);
    if (!asked || !is_full(asked->board) || asked->number != shown->number ||
        asked->board == shown->board) {
        return std::nullopt;
    }
    Difference difference;
    difference.fault = Fault::Deal;
    difference.words =
        fmt::format("at the start: the board shows number {}, but S deals another board for it",
                    *shown->number);
    difference.at_start = true;
    difference.step = step;
    difference.expected.game.start.number = *asked->number;
    difference.expected.game.board = shown->board;
    difference.expected_border = asked->border;
    difference.seen = *asked;
    return difference;
}

} // namespace shisen::oracle
