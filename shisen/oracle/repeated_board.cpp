#include "shisen/oracle/repeated_board.hpp"

#include <fmt/format.h>

namespace shisen::oracle {

namespace {

/// Returns true if the step deals the board of this number each time that it is taken.
bool repeats(const Subject& tape, const Step& step, BoardNumber number, bool selected) {
    constexpr int Times = 3;
    constexpr int MoreFrames = 7;
    const auto subject = tape.copy();
    for (int time = 1; time <= Times; ++time) {
        (void)subject->act(pause(time * MoreFrames));
        if (selected) {
            const Observed after = subject->act(press(Key::Enter));
            if (!after || (after->selection && !*after->selection)) {
                return false;
            }
        }
        const Observed look = subject->act(step);
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
                                         const Observed& look) {
    const BoardNumber number = before.game.start.number;
    const bool selected = before.game.selection.has_value();
    // The ENTER before each further N could show the message again, which takes N.
    const bool message_takes_step = selected && before.may_show_message();
    const bool deals = step == press(Key::NewBoard) || step == press(Key::ToggleGravity);
    if (!deals || message_takes_step || !look || before.asking || number == 0 ||
        look->number != number || look->board != before.dealt || !is_full(look->board) ||
        !repeats(subject, step, number, selected)) {
        return std::nullopt;
    }
    Difference difference;
    difference.fault = Fault::Number;
    difference.words = fmt::format("after {}: board {} is dealt again", step_text(step), number);
    difference.step = step;
    difference.before = before;
    difference.expected = after;
    difference.expected_border = look->border;
    difference.seen = *look;
    return difference;
}

} // namespace shisen::oracle
