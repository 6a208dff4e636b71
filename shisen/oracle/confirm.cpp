// Takes a step and confirms a difference before it counts.
#include <algorithm>
#include <array>
#include <utility>

#include "shisen/oracle/repeated_board.hpp"
#include "shisen/oracle/second_look.hpp"
#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {
namespace {

/// Returns what a message over the board of a won game leaves to be seen: the border. There is such
/// a message if nothing else explains the screen and N deals a full board. A full board, or one with
/// one or two tiles, is no message.
std::optional<Observation> behind_message(const Subject& tape, const Observed& look) {
    constexpr int FewestLetters = 3;
    constexpr int MostKeys = 2; // the first one may only end the message
    const auto border = tape.shown_border();
    if (!border || (look && (look->board.tiles() < FewestLetters || is_full(look->board)))) {
        return std::nullopt;
    }
    const auto subject = tape.copy();
    for (int key = 0; key < MostKeys; ++key) {
        const Observed next = subject->act(press(Key::NewBoard));
        if (next && is_full(next->board)) {
            Observation hidden;
            hidden.border = *border;
            return hidden;
        }
    }
    return std::nullopt;
}

/// Returns what a message over the board leaves to be seen after an H that has found no pair, or after two
/// tiles that cannot be taken. There is such a message if a key or two uncover the board as it was.
std::optional<Observation>
under_message(const Subject& tape, const Observed& look, const Board& before) {
    constexpr int MostKeys = 2;
    const auto border = tape.shown_border();
    if (!border || (look && look->board == before)) {
        return std::nullopt;
    }
    const auto subject = tape.copy();
    for (int key = 0; key < MostKeys; ++key) {
        const Observed next = subject->act(press(Key::Left));
        if (next && next->board == before) {
            Observation hidden;
            hidden.board = before;
            hidden.border = *border;
            return hidden;
        }
    }
    return std::nullopt;
}

/// Returns what a message over a board that was dealt without moves leaves to be seen: the board that an
/// arrow or two uncover, and the border.
std::optional<Observation> dealt_under_message(const Subject& tape, const Observed& look) {
    constexpr int MostKeys = 2;
    const auto border = tape.shown_border();
    if (!border || (look && is_full(look->board))) {
        return std::nullopt;
    }
    const auto subject = tape.copy();
    for (int key = 0; key < MostKeys; ++key) {
        Observed next = subject->act(press(Key::Right));
        if (next && is_full(next->board) && next->border == *border) {
            next->cursor.reset();
            next->selection.reset();
            next->unselected.clear();
            next->highlighted.reset();
            next->hint.reset();
            return std::move(*next);
        }
    }
    return std::nullopt;
}

/// True if a shown pair is gone after a step, and is also gone after some time without a key in place of
/// the step.
bool disappears_in_time(const Subject& tape, const Difference& difference) {
    constexpr int PauseFrames = 300;
    constexpr int Pauses = 5;
    const auto& shown = difference.before.game.hint;
    const bool gone = shown && difference.expected.game.hint == shown && difference.seen &&
                      difference.seen->hint && !*difference.seen->hint;
    const auto subject = gone ? tape.copy_before() : nullptr;
    for (int i = 0; subject && i < Pauses; ++i) {
        const Observed look = subject->act(pause(PauseFrames));
        if (!look || !(look->board == difference.before.game.board)) {
            return false;
        }
        if (look->hint && !*look->hint) {
            return true;
        }
    }
    return false;
}

/// Returns what a game shows after a pause that has hidden its board, once a key is pressed; nothing if
/// that key does more. A screen that comes when no key has been pressed for some time takes the first
/// key, so the key is pressed. A message that was there before the pause stays for the next step.
std::optional<Observed>
seen_after_waking(Subject& subject, const Judge& judge, const Board& board) {
    const Cell cursor = judge.position().game.cursor;
    const auto trial = subject.copy();
    const Step arrow = press(cursor.column == 0 ? Key::Right : Key::Left);
    const Observed woken = trial->act(arrow);
    if (!woken || !(woken->board == board) || (woken->cursor && !(*woken->cursor == cursor))) {
        return std::nullopt;
    }
    const ModelState& position = judge.position();
    if (position.may_show_message()) {
        return woken;
    }
    (void)subject.act(arrow);
    return subject.look();
}

/// A step that was taken, judged and found to differ. Each `explained_by...` function returns true if
/// it has found that the step does not differ after all; `judged` then says so.
struct Confirmation {
    Subject& subject;
    Judge& judge;
    const Step& step;
    Board before; ///< the board before the step
    JudgedStep judged;

    bool explained_by_message();
    bool explained_by_little_time();
    bool explained_by_slower_keys();
    bool explained_by_more_time();
    bool explained_by_pause();
    bool explained_by_cover(Cover cover);
    bool explained_by_message_at_end();
    bool explained_by_question();

  private:
    bool agrees(Observed look);
};

/// Judges another look of the same step.
bool Confirmation::agrees(Observed look) {
    if (judge.see(step, look)) {
        return false;
    }
    judged = {std::move(look), std::nullopt, true};
    return true;
}

bool Confirmation::explained_by_message() {
    if (judge.strict()) {
        return false;
    }
    if (step == press(Key::Hint)) {
        // A shown pair covers fewer tiles than a message.
        if (explained_by_cover(Cover::Marks)) {
            return true;
        }
        auto hidden = under_message(subject, judged.look, before);
        if (hidden) {
            hidden->hint.emplace();
        }
        if (hidden && agrees(std::move(*hidden))) {
            return true;
        }
    }
    if (step == press(Key::Enter) && judge.position().game.selection) {
        auto hidden = under_message(subject, judged.look, before);
        return hidden && agrees(std::move(*hidden));
    }
    if (step.answer || deals_at_random(step)) {
        auto hidden = dealt_under_message(subject, judged.look);
        return hidden && agrees(std::move(*hidden));
    }
    return false;
}

/// For a program that still draws what the step has changed, for example tiles that fade.
bool Confirmation::explained_by_little_time() {
    const auto later = subject.copy();
    const bool explained = agrees(later->look_after(MoreTime.front()));
    if (explained) {
        (void)subject.look_after(MoreTime.front());
    }
    return explained;
}

bool Confirmation::explained_by_slower_keys() {
    const bool changed = judged.look && !(judged.look->board == before);
    // A board that was dealt at random is another one at another time.
    const bool try_again = !deals_at_random(step) || !changed;
    for (const int pace : SlowerPaces) {
        auto look = try_again ? subject.act_again(pace) : std::nullopt;
        if (look && agrees(std::move(*look))) {
            subject.slow_down(pace);
            return true;
        }
    }
    subject.return_to_first_try();
    return false;
}

bool Confirmation::explained_by_more_time() {
    return std::any_of(MoreTime.begin(), MoreTime.end(), [&](int frames) {
        return agrees(subject.look_after(frames));
    });
}

bool Confirmation::explained_by_pause() {
    if (judge.strict()) {
        return false;
    }
    if (step.pause != 0) {
        auto woken = seen_after_waking(subject, judge, before);
        if (woken && agrees(std::move(*woken))) {
            return true;
        }
    }
    if (disappears_in_time(subject, *judged.difference)) {
        judge.learn(HintTime::Disappears, HintTime::Hides);
        return agrees(judged.look);
    }
    return false;
}

bool Confirmation::explained_by_cover(Cover cover) {
    if (!accept_covered(subject, judge, step, judged.look, *judged.difference, cover)) {
        return false;
    }
    judged.difference.reset();
    judged.taken_back = true;
    return true;
}

bool Confirmation::explained_by_message_at_end() {
    constexpr int LastPair = 2;
    if (before.tiles() > LastPair) {
        return false;
    }
    auto hidden = behind_message(subject, judged.look);
    return hidden && agrees(std::move(*hidden));
}

/// Judges the first look again, once a question of S explains all.
bool Confirmation::explained_by_question() {
    if (!agrees(judged.look)) {
        return false;
    }
    judged.taken_back = false;
    return true;
}

} // namespace

JudgedStep act_and_judge(Subject& subject, Judge& judge, const Step& step, Confirm confirm) {
    Confirmation confirmation{subject, judge, step, judge.position().game.board, {}};
    JudgedStep& judged = confirmation.judged;
    judged.look = subject.act(step);
    judge.let_asking_explain(confirm == Confirm::No);
    const ModelState before = judge.position();
    judged.difference = judge.see(step, judged.look);
    if (auto again = repeated_board(subject, before, judge.position(), step, judged.look)) {
        judged.difference = std::move(again);
        return std::move(judged);
    }
    if (!judged.difference || confirm == Confirm::No) {
        return std::move(judged);
    }
    // A message comes before slower keys: a key that is held for longer may be taken twice and end it.
    // A little more time comes before them, too: they slow down all further keys.
    (void)(confirmation.explained_by_message() || confirmation.explained_by_little_time() ||
           confirmation.explained_by_slower_keys() || confirmation.explained_by_more_time() ||
           confirmation.explained_by_pause() ||
           confirmation.explained_by_cover(Cover::MarksOrMessage) ||
           confirmation.explained_by_message_at_end());
    if (judged.difference) {
        judge.let_asking_explain(true);
        (void)confirmation.explained_by_question();
    }
    return std::move(judged);
}

} // namespace shisen::oracle
