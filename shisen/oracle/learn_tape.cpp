// Learns a tape: its reader, and its start states.
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/tape_subject.hpp"

namespace shisen::oracle {

namespace {

using zx::machine::Machine;
using zx::oracle::Lockstep;

/// Returns the subject after this key, if it then shows a fresh board, another one than before.
tl::expected<std::shared_ptr<const Subject>, SubjectFailure> fresh_board(const TapeSubject& before,
                                                                         Key key) {
    auto subject = before.copy();
    const Observed look = subject->act(press(key));
    const SubjectFailure wrong_counts{SubjectFailure::Kind::BadBoard,
                                      "the board has not four tiles of each of 21 kinds"};
    if (!look) {
        const bool unreadable = look.error().kind == SubjectFailure::Kind::Garbage;
        return tl::unexpected(unreadable && before.reader().deals_wrong_counts() ? wrong_counts
                                                                                 : look.error());
    }
    const Observed old = before.look();
    if (old && old->board == look->board) {
        return tl::unexpected(
            SubjectFailure{SubjectFailure::Kind::SameBoard, "no new board is dealt"});
    }
    if (!is_full(look->board)) {
        const bool tiles_everywhere = look->board.tiles() == ClassicSize.columns * ClassicSize.rows;
        if (tiles_everywhere) {
            return tl::unexpected(wrong_counts);
        }
        return tl::unexpected(
            SubjectFailure{SubjectFailure::Kind::Garbage, "the board is not full"});
    }
    return std::shared_ptr<const Subject>(std::move(subject));
}

/// Returns the reader, and one for each other set of colours in which the program draws a board without
/// gravity or one of some further boards.
std::shared_ptr<const Readers> readers_by_colours(const TapeSubject& first,
                                                  const Lockstep& learned_from,
                                                  const std::shared_ptr<const Reader>& reader) {
    constexpr int FurtherBoards = 5;
    auto readers = std::make_shared<Readers>(Readers{reader});
    const auto look_at = [&](const TapeSubject& subject) {
        const auto shows_other = [&](const std::shared_ptr<const Reader>& known) {
            return known->colours_shown(subject.machine()) == Reader::Colours::Other;
        };
        if (std::all_of(readers->begin(), readers->end(), shows_other)) {
            Machine machine = subject.machine();
            Lockstep lockstep(machine, learned_from);
            if (auto other = reader->with_other_colours(lockstep)) {
                readers->push_back(std::make_shared<const Reader>(std::move(*other)));
            }
        }
    };
    std::vector<Key> keys(FurtherBoards, Key::NewBoard);
    for (const auto& way : {std::vector{Key::ToggleGravity}, keys}) {
        const auto copy = first.copy();
        for (const Key key : way) {
            const Observed seen = copy->act(press(key));
            if (!seen || !is_full(seen->board)) {
                break; // a faulty tape; the check reports it
            }
            look_at(dynamic_cast<const TapeSubject&>(*copy));
        }
    }
    return readers;
}

} // namespace

zx::Result<LearnedTape> learn_tape(const Machine& machine, const std::atomic<bool>* cancel) {
    Machine own = machine;
    Lockstep lockstep(own);
    lockstep.set_cancel(cancel);
    auto reader = Reader::learn(lockstep);
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    LearnedTape tape;
    tape.reader = std::make_shared<const Reader>(std::move(*reader));
    const auto first = std::make_shared<TapeSubject>(own, lockstep, tape.reader);
    first->learn_click();
    first->learn_music();
    first->choose_among(readers_by_colours(*first, lockstep, tape.reader));
    tape.first = first;
    tape.frame = own.frames();
    tape.hash = own.hash();
    const auto begin = [&](Gravity gravity) -> std::shared_ptr<const Subject> {
        auto fresh = fresh_board(*tape.first, LearnedTape::key_to(gravity));
        if (fresh) {
            const auto& subject = dynamic_cast<const TapeSubject&>(**fresh);
            tape.opening[gravity == Gravity::On ? 0 : 1] = subject.pressed().back();
            return std::move(*fresh);
        }
        tape.failed.push_back({gravity, fresh.error()});
        return tape.first->copy();
    };
    tape.start_states.falling = begin(Gravity::On);
    if (cancel != nullptr && *cancel) {
        return zx::fail(zx::ErrorCode::BadSignature, 0, "interrupted");
    }
    tape.start_states.flat = begin(Gravity::Off);
    return tape;
}

} // namespace shisen::oracle
