// The generator's plan of games of one to three removals, all of which are taken back at once.
#include <cstddef>

#include "shisen/oracle/input_generator.hpp"

namespace shisen::oracle {

/// Plans a part of such a game. First come the removals and R, or as many B: a program may count an edge wrongly, so
/// that one removal taken back is no cheat. Then a tile is selected that F removes, then one that L removes: a
/// selection that stays at the empty place filters the pairs of H. Last come F, L and B with nothing to do while a
/// pair is shown, each before ENTER: the pair may stay on the screen without being taken.
void InputGenerator::plan_taken_back() {
    constexpr std::size_t Parts = 3;
    constexpr std::size_t MostRemovals = 3;
    const GameState& game = position_->game;
    const std::size_t games = taken_back_ / Parts;
    const auto select_next = [&](Cell Pair::*tile) {
        if (game.done < game.removals.size()) {
            enter(game.removals[game.done].*tile);
        }
    };
    switch (taken_back_++ % Parts) {
    case 0: {
        const std::size_t removals = games % MostRemovals + 1;
        plan_random_number();
        take_first_shown(removals);
        if (games / MostRemovals % 2 == 0) {
            key(Key::Restart);
        } else {
            key(Key::Back, removals);
        }
        break;
    }
    case 1:
        select_next(&Pair::first);
        key(Key::Forward);
        key(Key::Hint);
        key(Key::Restart);
        break;
    default:
        select_next(&Pair::second);
        key(Key::Last);
        take_first_shown(1);
        for (const Key idle : {Key::Forward, Key::Last, Key::Back}) {
            if (idle == Key::Back) {
                key(Key::Restart);
            }
            key(Key::Hint);
            key(idle);
            key(Key::Enter);
        }
    }
}

} // namespace shisen::oracle
