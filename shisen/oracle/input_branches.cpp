// The generator's plan of games that leave the line of their removals at each depth.
#include <algorithm>
#include <array>
#include <cstddef>

#include "shisen/oracle/input_generator.hpp"

namespace shisen::oracle {

/// Plans a part of such a game. A program may keep removals that F or L must not do again: those of the
/// game before, after each of the first removals; and those of the line that was left, when B has gone
/// back and another pair is taken. Then comes a pair that cannot be joined, first after B; last board 1 after a game
/// with B.
void InputGenerator::plan_branches() {
    constexpr std::array<std::size_t, 2> Depths{5, 16};
    constexpr std::size_t Parts = 5;
    constexpr std::size_t MostWithNothingToRedo = 8;
    const std::size_t depth = Depths[std::min(branch_part_ / Parts, Depths.size() - 1)];
    const std::size_t alone = std::min(depth, MostWithNothingToRedo);
    switch (branch_part_++ % Parts) {
    case 0:
        take_first_shown(depth + 1);
        key(Key::NewBoard);
        break;
    case 1:
        for (std::size_t i = 0; i < alone; ++i) {
            take_first_shown(1);
            key(Key::Forward);
            key(Key::Last);
        }
        take_first_shown(depth - alone);
        break;
    case 2:
        for (std::size_t i = 1; i < depth; ++i) {
            key(Key::Back);
            key(Key::Hint, 2);
            key(Key::Enter);
            key(Key::Forward);
            key(Key::Last);
            key(Key::Back);
        }
        key(Key::Back, 2);
        break;
    case 3:
        try_blocked();
        key(Key::Forward); // also if there is no such pair
        break;
    default:
        key(Key::ChooseBoard);
        answer_with("1");
        take_first_shown(1);
    }
}

} // namespace shisen::oracle
