// Rows of one key, longer than SessionWatch needs to see a stack that grows with it.
#include <cstddef>
#include <string>

#include "shisen/oracle/input_generator.hpp"

namespace shisen::oracle {

namespace {

constexpr std::size_t Row = 36;
/// More B and F than a byte can count.
constexpr std::size_t Journeys = 130;
/// More removals than a game has, with B between.
constexpr std::size_t Removals = 70;
constexpr std::size_t RemovalsAfter = 8;
/// The parts before the row of questions, and three times as many questions as there are odd answers.
constexpr int PartsBefore = 3;
constexpr int Questions = 51;

} // namespace

void InputGenerator::plan_rows() {
    const auto alternate = [this](Key first, Key second, std::size_t pairs) {
        for (std::size_t i = 0; i < pairs; ++i) {
            key(first);
            key(second);
        }
    };
    switch (row_part_++) {
    case 0:
        alternate(Key::Right, Key::Left, Row / 2);
        key(Key::Hint, Row);
        // The board again: no pair is shown.
        key(Key::ChooseBoard);
        answer_with(std::to_string(board_));
        key(Key::Hint);
        key(Key::Enter);
        alternate(Key::Back, Key::Forward, Journeys);
        break;
    case 1:
        // H and ENTER remove a pair anew; F would only do the old removal again.
        for (std::size_t i = 0; i < Removals; ++i) {
            key(Key::Back);
            key(Key::Hint);
            key(Key::Enter);
        }
        take_first_shown(RemovalsAfter); // the first pairs may have no tile above
        alternate(Key::Restart, Key::Last, Row / 2);
        if (const auto place = nearest(false, position_->game.cursor)) {
            enter(*place);
            key(Key::Enter, Row - 1);
        }
        break;
    case 2:
        enter(some_tile());
        key(Key::Enter, Row - 1);
        break;
    default:
        if (row_part_ <= PartsBefore + Questions) {
            question(); // next() answers once more if it is still asked
        } else {
            key(Key::ToggleGravity, Row);
        }
        break;
    }
}

} // namespace shisen::oracle
