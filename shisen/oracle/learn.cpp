#include "shisen/oracle/learn.hpp"

#include <string>
#include <utility>

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/oracle/reader.hpp"

namespace shisen::oracle {

namespace {

using zx::ErrorCode;
using zx::machine::Machine;
using zx::oracle::Lockstep;
using zx::oracle::Outcome;

/// A deal that follows the clock and not the number alone differs after a while.
constexpr int WhileFrames = 77;

tl::unexpected<zx::Error> no_deal(BoardNumber number, const std::string& words) {
    return zx::fail(ErrorCode::BadValue, 0, "board " + std::to_string(number) + ": " + words);
}

} // namespace

Harvester::Harvester(const Machine& machine, Eyes eyes, const Lockstep* taught)
    : machine_(std::make_unique<Machine>(machine)),
      lockstep_(taught == nullptr ? std::make_unique<Lockstep>(*machine_)
                                  : std::make_unique<Lockstep>(*machine_, *taught)),
      eyes_(std::move(eyes)) {}

zx::Result<Harvester> Harvester::begin(const Machine& machine) {
    Machine own = machine;
    Lockstep lockstep(own);
    auto reader = Reader::learn(lockstep);
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    const auto shared = std::make_shared<const Reader>(std::move(*reader));
    return begin(own, [shared](const Machine& seen) { return shared->read(seen); });
}

zx::Result<Harvester> Harvester::begin(const Machine& machine, Eyes eyes) {
    Harvester harvester(machine, std::move(eyes), nullptr);
    if (const auto learned = harvester.learn_question(); !learned) {
        return tl::unexpected(learned.error());
    }
    if (const auto tried = harvester.try_out(); !tried) {
        return tl::unexpected(tried.error());
    }
    return harvester;
}

Harvester Harvester::copy() const {
    Harvester other(*machine_, eyes_, lockstep_.get());
    other.question_ = question_;
    return other;
}

/// Board 1, and S once more.
zx::Result<void> Harvester::learn_question() {
    const auto ask = [this] {
        return lockstep_->press(stroke_of(Key::ChooseBoard)) == Outcome::Waiting;
    };
    if (ask()) {
        const auto board = answer(1);
        if (!board) {
            return tl::unexpected(board.error());
        }
        if (ask()) {
            question_ = std::make_shared<const Question>(Question{machine_->state(), *board});
            return {};
        }
    }
    return zx::fail(ErrorCode::BadValue, 0, "S does not ask for a board's number");
}

/// A number deals one board, always; another number, another board.
zx::Result<void> Harvester::try_out() {
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

zx::Result<Board> Harvester::ask(BoardNumber number) {
    return ask_after(number, 0);
}

zx::Result<Board> Harvester::ask_after(BoardNumber number, int wait_frames) {
    machine_->set_state(question_->state);
    for (int frame = 0; frame < wait_frames; ++frame) {
        machine_->run_frame();
    }
    auto board = answer(number);
    if (board && number != 1 && *board == question_->board) {
        return no_deal(number, "is not dealt: board 1 stays");
    }
    return board;
}

zx::Result<Board> Harvester::answer(BoardNumber number) {
    switch (lockstep_->press(number_strokes(number))) {
    case Outcome::Waiting: break;
    case Outcome::Hung: return no_deal(number, "the machine hangs when it is asked for");
    case Outcome::Reset: return no_deal(number, "the machine resets when it is asked for");
    }
    const auto seen = eyes_(*machine_);
    if (!seen) {
        return no_deal(number, seen.error().context);
    }
    if (seen->number && *seen->number != number) {
        return no_deal(number,
                       "the game deals board " + std::to_string(*seen->number) + " instead");
    }
    if (!is_full(seen->board)) {
        return no_deal(number, "what is dealt is not four tiles of each of 21 kinds");
    }
    return seen->board;
}

} // namespace shisen::oracle
