// Differences that follow from others: for each, what it must look like, and the fault from which it
// follows.
#include "shisen/oracle/check.hpp"

namespace shisen::oracle {

namespace {

/// True for a wrong selection that another key than ENTER has made visible. The ENTER before may have
/// refused or taken a pair, which the cursor has hidden.
bool shows_earlier_selection(const Difference& difference) {
    return wrong_selection(difference) && !difference.step.answer &&
           difference.step.key != Key::Enter;
}

/// True for a pair that H has shown and ENTER does not take. A tape that knows other paths counts
/// other pairs.
bool takes_another_pair(const Difference& difference) {
    return difference.fault == Fault::Hint && difference.step == press(Key::Enter);
}

/// True for a wrong pair while it is not seen what is selected, and for no pair: a tape that has kept a
/// selection may show it on no empty place.
bool hint_without_selection(const Difference& difference) {
    return difference.fault == Fault::Hint && difference.seen &&
           (!difference.seen->selection || (difference.seen->hint && !*difference.seen->hint));
}

/// True for a selection that is seen to be kept after its pair was removed.
bool selection_survives(const Difference& difference) {
    return wrong_selection(difference) && difference.step == press(Key::Enter) &&
           difference.expected.game.removed;
}

/// True if ENTER does not remove the selected pair. A tape that has kept another selection joins the
/// tile with that one.
bool refuses_pair(const Difference& difference) {
    return difference.fault == Fault::Path && difference.before.game.selection &&
           difference.step == press(Key::Enter) && difference.seen &&
           difference.seen->board == difference.before.game.board;
}

/// True if ENTER has left a tile of a pair that H has shown.
bool leaves_tile_of_hint(const Difference& difference) {
    return difference.fault == Fault::Gravity && difference.before.game.hint && difference.seen &&
           difference.step == press(Key::Enter) &&
           difference.seen->board.tiles() > difference.expected.game.board.tiles();
}

/// True if S takes no number after a foreign key. A tape that takes wrong numbers may refuse the
/// one that is tried.
bool at_the_question(const Difference& difference) {
    return difference.fault == Fault::Machine && !difference.step.foreign.empty() &&
           difference.before.asking;
}

/// True if the board does not fit the number that is shown after an odd entry. A tape with a wrong
/// deal fits none.
bool is_of_an_odd_entry(const Difference& difference) {
    return difference.fault == Fault::Number && difference.step.answer &&
           number_of_answer(difference.step.text) == 0;
}

/// True for a wrong pair that was put down to B, F, R or L, after which the selection was not seen.
bool hint_after_travel(const Difference& difference) {
    return difference.fault == Fault::History && difference.step == press(Key::Hint);
}

} // namespace

std::optional<Fault> follows_from(const Finding& finding, const std::vector<Finding>& found) {
    for (const Finding& other : found) {
        if (other.difference.fault == finding.difference.fault || other.difference.between_turns) {
            continue;
        }
        const bool by_path =
            other.difference.fault == Fault::Path &&
            (!finding.difference.doubtful.empty() || shows_earlier_selection(finding.difference) ||
             takes_another_pair(finding.difference));
        const bool by_number =
            other.difference.fault == Fault::Number && at_the_question(finding.difference);
        const bool by_deal =
            other.difference.fault == Fault::Deal && is_of_an_odd_entry(finding.difference);
        const bool more_often = other.times >= finding.times;
        const bool by_selection =
            (more_often && wrong_selection(other.difference) &&
             hint_without_selection(finding.difference)) ||
            (selection_survives(other.difference) && refuses_pair(finding.difference));
        const bool by_hint =
            other.difference.fault == Fault::Hint &&
            (leaves_tile_of_hint(finding.difference) || hint_after_travel(finding.difference) ||
             (other.times > finding.times && hint_without_selection(other.difference) &&
              wrong_selection(finding.difference)));
        if (finding.difference.between_turns || by_path || by_number || by_deal || by_selection ||
            by_hint) {
            return other.difference.fault;
        }
    }
    return std::nullopt;
}

} // namespace shisen::oracle
