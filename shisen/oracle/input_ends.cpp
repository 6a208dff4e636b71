// The generator's plan of won games, after each of which another game begins at once.
#include <string>

#include "shisen/oracle/input_generator.hpp"

namespace shisen::oracle {

/// Plans a removal or, at the end of a game, the keys that show what the program keeps of it: after the first won
/// game, and each second one, its removals; after the others, that it was won, and its number. After a game that is
/// lost, what a cheat's game has kept.
void InputGenerator::plan_end() {
    if (position_->game.selection) {
        enter(*position_->game.selection);
        return;
    }
    if (!pairs_.empty()) {
        if (const auto pair = next_of_line()) {
            take_of_line(*pair);
        } else {
            take_first_shown(1);
        }
        return;
    }
    // A message may take the first key.
    const auto leave_message = [this] {
        const bool at_left = position_->game.cursor.column == 0;
        key(at_left ? Key::Right : Key::Left);
        key(at_left ? Key::Left : Key::Right);
    };
    leave_message();
    if (!position_->game.board.empty()) {
        key(Key::Back);
        key(Key::Forward);
        leave_message();
        key(Key::ChooseBoard);
        answer_with(std::to_string(position_->game.start.number / 2 + 1));
    } else if (ends_++ % 2 == 0) {
        key(Key::NewBoard);
        key(Key::Forward);
        key(Key::Last);
    } else {
        key(Key::Back);
        take_first_shown(1);
        leave_message();
        key(Key::ChooseBoard);
        const BoardNumber number = position_->game.start.number;
        answer_with(std::to_string(number != 0 ? number : board_));
        key(Key::Forward);
    }
    has_line_ = true;
}

} // namespace shisen::oracle
