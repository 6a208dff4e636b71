#include "shisen/oracle/repeated_board.hpp"

#include <fmt/format.h>

namespace shisen::oracle {

namespace {

/// Returns true if N deals the board of this number each time that it is pressed.
bool repeats(const Subject& tape, BoardNumber number, bool selected) {
    constexpr int Times = 3;
    constexpr int MoreFrames = 7;
    const auto subject = tape.copy();
    for (int time = 1; time <= Times; ++time) {
        (void)subject->act(pause(time * MoreFrames));
        if (selected) {
            const Observed look = subject->act(press(Key::Enter));
            if (!look || (look->selection && !*look->selection)) {
                return false;
            }
        }
        const Observed look = subject->act(press(Key::NewBoard));
        if (!look || look->number != number || !is_full(look->board)) {
            return false;
        }
    }
    return true;
}

} // namespace

std::optional<Difference> repeated_board(const Subject& subject,
                                         const ModelState& before,
                                         const ModelState& after,
                                         const Step& step,
                                         const Observation& seen) {
    const BoardNumber number = before.game.start.number;
    if (step != press(Key::NewBoard) || before.asking || number == 0 || seen.number != number ||
        seen.board != before.dealt || !is_full(seen.board) ||
        !repeats(subject, number, before.game.selection.has_value())) {
        return std::nullopt;
    }
    Difference difference;
    difference.fault = Fault::Number;
    difference.words = fmt::format("after {}: board {} is dealt again", step_text(step), number);
    difference.step = step;
    difference.before = before;
    difference.expected = after;
    difference.expected_border = seen.border;
    difference.seen = seen;
    return difference;
}

} // namespace shisen::oracle
