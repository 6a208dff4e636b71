#include "shisen/oracle/hurried.hpp"

#include <array>

#include <fmt/format.h>

#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

/// Frames that the program is given to finish its board, one after the other.
constexpr std::array<int, 2> TimeToFinish{50, 150};

Fault fault_of_board(Key key) {
    switch (key) {
    case Key::NewBoard:
    case Key::ToggleGravity: return Fault::Deal;
    case Key::Back:
    case Key::Forward:
    case Key::Restart:
    case Key::Last: return Fault::History;
    default: return Fault::Machine;
    }
}

Difference wrong_board_after(const Step& step,
                             const ModelState& before,
                             const ModelState& expected,
                             const Observation& alone,
                             const Observation& seen) {
    Difference difference;
    difference.fault = fault_of_board(step.key);
    difference.step = step;
    difference.before = before;
    difference.expected = expected;
    difference.expected_border = alone.border;
    difference.cells = differing_cells(alone.board, seen.board);
    difference.seen = seen;
    difference.words =
        fmt::format("after {}: {} tiles are not as after {} alone, the first one on {}",
                    step_text(step),
                    difference.cells.size(),
                    step_text(press(step.key)),
                    cell_text(difference.cells.front()));
    return difference;
}

} // namespace

std::optional<Difference>
difference_in_a_hurry(const Subject& subject, const Judge& judge, const Step& step) {
    const ModelState& before = judge.position();
    const Observed start = subject.look();
    if (before.asking || !start) {
        return std::nullopt;
    }
    const Step first = press(step.key);
    const auto one_by_one = subject.copy();
    Judge after(judge);
    const Observed alone = one_by_one->act(first);
    if (!alone || after.see(first, alone) || after.position().just_ended ||
        after.position().asking) {
        return std::nullopt;
    }
    const Observed both = one_by_one->act(press(Key::Right));
    const auto allowed = [&](const Observation& seen) {
        const bool other_number = seen.number && seen.number != alone->number;
        return seen.board == alone->board || seen.board == start->board ||
               (both && seen.board == both->board) ||
               (deals_at_random(step) && other_number && is_full(seen.board));
    };
    const auto hurried = subject.copy();
    Observed look = hurried->act(step);
    for (const int frames : TimeToFinish) {
        if (look && allowed(*look)) {
            return std::nullopt;
        }
        look = hurried->look_after(frames);
    }
    if (!look) {
        return look.error().kind == SubjectFailure::Kind::Garbage
                   ? std::nullopt
                   : std::optional(failure_difference(before, step, look.error()));
    }
    return allowed(*look)
               ? std::nullopt
               : std::optional(wrong_board_after(step, before, after.position(), *alone, *look));
}

} // namespace shisen::oracle
