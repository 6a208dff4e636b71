#include "shisen/oracle/board_collector.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/oracle/reader.hpp"

namespace shisen::oracle {

namespace {

using zx::ErrorCode;
using zx::machine::Machine;
using zx::machine::Stroke;
using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

/// The time, in frames, after which a number is asked for again: a deal that depends on the clock
/// differs then.
constexpr int WhileFrames = 77;

tl::unexpected<zx::Error> no_deal(BoardNumber number, const std::string& words) {
    return zx::fail(ErrorCode::BadValue, 0, fmt::format("board {}: {}", number, words));
}

} // namespace

BoardCollector::BoardCollector(const Machine& machine,
                               ScreenReader reader,
                               const EntryStyle& style,
                               const Lockstep* learned_from)
    : machine_(std::make_unique<Machine>(machine)),
      lockstep_(learned_from == nullptr ? std::make_unique<Lockstep>(*machine_)
                                        : std::make_unique<Lockstep>(*machine_, *learned_from)),
      read_screen_(std::move(reader)), style_(style) {}

zx::Result<BoardCollector> BoardCollector::begin(const Machine& machine) {
    Machine own = machine;
    Lockstep lockstep(own);
    auto reader = Reader::learn(lockstep);
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    const auto shared = std::make_shared<const Reader>(std::move(*reader));
    return begin(
        own, [shared](const Machine& seen) { return shared->read(seen); }, shared->entry_style());
}

zx::Result<BoardCollector>
BoardCollector::begin(const Machine& machine, ScreenReader reader, const EntryStyle& style) {
    BoardCollector collector(machine, std::move(reader), style, nullptr);
    if (const auto learned = collector.learn_question(); !learned) {
        return tl::unexpected(learned.error());
    }
    if (const auto tried = collector.try_out(); !tried) {
        return tl::unexpected(tried.error());
    }
    return collector;
}

BoardCollector BoardCollector::copy() const {
    BoardCollector other(*machine_, read_screen_, style_, lockstep_.get());
    other.question_ = question_;
    return other;
}

/// Deals board 1, then presses S.
zx::Result<void> BoardCollector::learn_question() {
    const auto ask = [this] {
        return lockstep_->press(stroke_of(Key::ChooseBoard)) == SettleResult::Waiting;
    };
    if (ask()) {
        const auto board = answer(1);
        if (!board) {
            return tl::unexpected(board.error());
        }
        if (ask()) {
            question_ = std::make_shared<const Question>(Question{moment(), *board});
            return {};
        }
    }
    return zx::fail(ErrorCode::BadValue, 0, "S does not ask for a board's number");
}

/// Checks that a number always deals the same board, and that another number deals another one.
zx::Result<void> BoardCollector::try_out() {
    for (const BoardNumber number : {BoardNumber{1}, BoardNumber{2}}) {
        const auto now = ask(number);
        const auto later = ask_after(number, WhileFrames);
        if (!now || !later) {
            return tl::unexpected(now ? later.error() : now.error());
        }
        if (!(*now == *later)) {
            return no_deal(number, "is not always dealt the same");
        }
    }
    return {};
}

BoardCollector::Moment BoardCollector::moment() const {
    return {lockstep_->save(), lockstep_->last_press()};
}

void BoardCollector::return_to(const Moment& moment) {
    lockstep_->restore(moment.state, moment.last);
}

zx::Result<Board> BoardCollector::ask(BoardNumber number) {
    return other_than_first(number, dealt(number, type_from_question(number)));
}

zx::Result<Board> BoardCollector::ask_after(BoardNumber number, int wait_frames) {
    return_to(question_->moment);
    lockstep_->run_idle(wait_frames);
    return other_than_first(number, answer(number));
}

zx::Result<Board> BoardCollector::answer(BoardNumber number) {
    return dealt(number, lockstep_->press(number_strokes(number, style_)));
}

/// Types the digits at the question of S, then ENTER. Digits that the last number had, too, are not
/// typed again.
SettleResult BoardCollector::type_from_question(BoardNumber number) {
    const std::vector<Stroke> strokes = number_strokes(number, style_);
    const auto enter = strokes.end() - 1;
    const auto known = std::mismatch(
        strokes.begin(),
        enter,
        typed_.begin(),
        typed_.end(),
        [](const Stroke& stroke, const Typed& typed) { return stroke.keys == typed.digit.keys; });
    typed_.erase(known.second, typed_.end());
    return_to(typed_.empty() ? question_->moment : typed_.back().after);
    for (auto digit = known.first; digit != enter; ++digit) {
        if (const auto settled = lockstep_->press(*digit); settled != SettleResult::Waiting) {
            return settled;
        }
        typed_.push_back({*digit, moment()});
    }
    return lockstep_->press(*enter);
}

zx::Result<Board> BoardCollector::dealt(BoardNumber number, SettleResult settled) const {
    switch (settled) {
    case SettleResult::Waiting: break;
    case SettleResult::Hung: return no_deal(number, "the machine hangs when it is asked for");
    case SettleResult::Reset: return no_deal(number, "the machine resets when it is asked for");
    }
    const auto seen = read_screen_(*machine_);
    if (!seen) {
        return no_deal(number, seen.error().context);
    }
    if (seen->number && *seen->number != number) {
        return no_deal(number, fmt::format("the game deals board {} instead", *seen->number));
    }
    if (!is_full(seen->board)) {
        return no_deal(number, "what is dealt is not four tiles of each of 21 kinds");
    }
    return seen->board;
}

zx::Result<Board> BoardCollector::other_than_first(BoardNumber number,
                                                   zx::Result<Board> board) const {
    if (board && number != 1 && *board == question_->board) {
        return no_deal(number, "is not dealt: board 1 stays");
    }
    return board;
}

} // namespace shisen::oracle
