#include "shisen/oracle/deal_sample.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "shisen/oracle/input_generator.hpp"
#include "shisen/oracle/report.hpp"

namespace shisen::oracle {

namespace {

/// Small, so that a deal that ignores a part of large numbers is identified and then found wrong.
constexpr std::array<BoardNumber, 8> Identifying{1, 2, 3, 5, 8, 13, 21, 34};
constexpr int Draws = 32;
/// The ROM's frame counter.
constexpr std::uint16_t Frames = 23672;

std::optional<Board> board_of(const Subject& start, BoardNumber number) {
    const auto subject = start.copy();
    (void)subject->act(press(Key::ChooseBoard));
    const Observed look = subject->act(answer(std::to_string(number)));
    return look && is_full(look->board) ? std::optional(look->board) : std::nullopt;
}

std::unique_ptr<Subject> at_frame_counter(const TapeSubject& start, std::uint16_t frames) {
    auto copy = start.copy();
    auto& subject = dynamic_cast<TapeSubject&>(*copy);
    subject.poke(Frames, static_cast<std::uint8_t>(frames & 0xff));
    subject.poke(Frames + 1, static_cast<std::uint8_t>(frames >> 8));
    return copy;
}

/// True if the program lets the ROM count frames.
bool counts_frames(const TapeSubject& start) {
    const auto copy = at_frame_counter(start, 0);
    auto& subject = dynamic_cast<TapeSubject&>(*copy);
    constexpr int Few = 3;
    subject.wait(Few);
    const int counted = subject.machine().peek(Frames);
    return counted > 0 && counted <= Few + 1;
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

std::optional<Difference> drawn_range_difference(const TapeSubject& start) {
    if (!counts_frames(start)) {
        return std::nullopt;
    }
    Rng rng(1);
    BoardNumber least = 65535;
    BoardNumber most = 0;
    std::optional<Observation> seen;
    for (int i = 0; i < Draws; ++i) {
        const auto subject = at_frame_counter(start, static_cast<std::uint16_t>(rng.below(65536)));
        const Observed look = subject->act(press(Key::NewBoard));
        if (!look || !look->number || *look->number == 0) {
            return std::nullopt;
        }
        least = std::min(least, *look->number);
        most = std::max(most, *look->number);
        seen = *look;
    }
    constexpr BoardNumber Half = 32768;
    if (least == most || (least < Half && most >= Half)) {
        return std::nullopt;
    }
    Difference difference;
    difference.fault = Fault::Number;
    difference.words = "after N: at " + std::to_string(Draws) +
                       " random values of the frame counter only numbers from " +
                       std::to_string(least) + " to " + std::to_string(most) + " are drawn";
    difference.step = press(Key::NewBoard);
    difference.expected.game.start.number = *seen->number;
    difference.expected.game.board = seen->board;
    difference.expected_border = seen->border;
    difference.seen = seen;
    return difference;
}

} // namespace shisen::oracle
