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

bool NarrowRange::decimal() const noexcept {
    return is_decimal(highest);
}

std::optional<NarrowRange> narrow_range_of_draws(const TapeSubject& start) {
    if (!counts_frames(start)) {
        return std::nullopt;
    }
    Rng rng(1);
    std::set<BoardNumber> drawn;
    std::optional<Observation> seen;
    const auto over_half = [&] {
        constexpr BoardNumber Half = 32768;
        return drawn.empty() || (*drawn.begin() < Half && *drawn.rbegin() >= Half);
    };
    const auto draw = [&](std::size_t longest_wait) {
        for (int i = 0; i < Draws; ++i) {
            const auto frames = static_cast<std::uint16_t>(rng.below(65536));
            const auto subject = at_frame_counter(start, frames);
            subject->wait(static_cast<int>(rng.below(longest_wait)));
            const Observed look = subject->act(press(Key::NewBoard));
            if (!look || !look->number || *look->number == 0) {
                drawn.clear();
                return;
            }
            drawn.insert(*look->number);
            seen = *look;
        }
    };
    draw(1);
    if (drawn.size() < FewestNumbers || over_half()) {
        return std::nullopt;
    }
    // The number may depend on how long the program waited for the key.
    draw(LongestWait);
    int draws = 2 * Draws;
    for (int i = 0; i < FurtherDraws && !drawn.empty() && is_decimal(*drawn.rbegin()); ++i) {
        draw(LongestWait);
        draws += Draws;
    }
    if (over_half()) {
        return std::nullopt;
    }
    Difference difference;
    difference.fault = Fault::Number;
    difference.words = fmt::format(
        "after N: at {} random values of the frame counter only numbers from {} to {} are drawn",
        draws,
        *drawn.begin(),
        *drawn.rbegin());
    difference.step = press(Key::NewBoard);
    difference.expected.game.start.number = *seen->number;
    difference.expected.game.board = seen->board;
    difference.expected_border = seen->border;
    difference.seen = seen;
    return NarrowRange{*drawn.rbegin(), std::move(difference)};
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
