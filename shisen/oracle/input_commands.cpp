// The generator's plan of each command after each other one.
#include <array>
#include <cstddef>
#include <string>

#include "shisen/oracle/input_generator.hpp"

namespace shisen::oracle {

/// Plans keys among which each of ten follows each of them, also itself. For each key in turn the keys after it in the
/// list are pressed with it between them: H, H, ENTER, H, Right, H, and so on. Before B, F, R and L there are two
/// removals. S asks for a board of one digit. An arrow comes between H and S: a pair that stays under the question
/// may hide the kinds of its tiles.
void InputGenerator::plan_commands() {
    constexpr std::array Commands{Key::Hint,
                                  Key::Enter,
                                  Key::Right,
                                  Key::Back,
                                  Key::Forward,
                                  Key::Restart,
                                  Key::Last,
                                  Key::NewBoard,
                                  Key::ToggleGravity,
                                  Key::ChooseBoard};
    constexpr std::size_t RemovalsToUndo = 2;
    constexpr BoardNumber Digits = 9;
    const auto command = [this](Key pressed) {
        key(pressed);
        if (pressed == Key::ChooseBoard) {
            answer_with(std::to_string(board_ % Digits + 1));
        }
    };
    for (std::size_t i = 0; i < Commands.size(); ++i) {
        if (Commands[i] >= Key::Back && Commands[i] <= Key::Last) {
            key(Commands[i]); // on the board that S has dealt
            take_first_shown(RemovalsToUndo);
        }
        command(Commands[i]);
        for (std::size_t j = i + 1; j < Commands.size(); ++j) {
            command(Commands[i]);
            if (Commands[i] == Key::Hint && Commands[j] == Key::ChooseBoard) {
                key(Key::Right);
            }
            command(Commands[j]);
        }
    }
}

} // namespace shisen::oracle
