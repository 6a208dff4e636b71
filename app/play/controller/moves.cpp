#include "app/play/controller/moves.hpp"

#include <algorithm>
#include <cstdlib>

namespace zx::play {
namespace {

using shisen::Cell;
using shisen::Command;
using shisen::GameState;
using shisen::Key;

/// Returns the shorter way round from one of `count` places to another.
void add_steps(Commands& commands, int from, int to, int count, Key back, Key forward) {
    const int ahead = (to - from + count) % count;
    const int steps = ahead <= count - ahead ? ahead : ahead - count;
    commands.insert(commands.end(),
                    static_cast<std::size_t>(std::abs(steps)),
                    Command{steps < 0 ? back : forward, 0});
}

Commands steps_between(shisen::Size size, Cell from, Cell to) {
    Commands commands;
    add_steps(commands, from.column, to.column, size.columns, Key::Left, Key::Right);
    add_steps(commands, from.row, to.row, size.rows, Key::Up, Key::Down);
    return commands;
}

/// Any step drops a shown pair; if no step is needed, one step and its reverse are added.
Commands steps_dropping_hint(const GameState& state, Cell to) {
    Commands commands = steps_between(state.start.size, state.cursor, to);
    if (commands.empty() && state.hint) {
        commands = {{Key::Right, 0}, {Key::Left, 0}};
    }
    return commands;
}

void append(Commands& commands, const Commands& more) {
    commands.insert(commands.end(), more.begin(), more.end());
}

/// Only B, F, R and L rebuild the board and need the dealer.
void play(GameState& state,
          Commands& played,
          const Commands& commands,
          const shisen::Dealer& dealer = {}) {
    for (const Command command : commands) {
        state = shisen::apply(state, command, dealer);
    }
    append(played, commands);
}

} // namespace

Commands click_commands(const GameState& state, Cell cell) {
    Commands commands = steps_dropping_hint(state, cell);
    commands.push_back({Key::Enter, 0});
    return commands;
}

Commands take_commands(const GameState& state, const shisen::Pair& pair) {
    Commands commands;
    GameState at = state;
    const bool half_done =
        at.selection && (*at.selection == pair.first || *at.selection == pair.second);
    // A selection outside the pair could be removed together with the pair's first tile, so it is
    // dropped first.
    if (at.selection && !half_done) {
        play(at, commands, click_commands(at, *at.selection));
    }
    if (!at.selection) {
        play(at, commands, click_commands(at, pair.first));
    }
    const Cell other = *at.selection == pair.first ? pair.second : pair.first;
    append(commands, click_commands(at, other));
    return commands;
}

Commands repeated(Key key, std::size_t times) {
    return Commands(times, Command{key, 0});
}

bool was_helped(const shisen::Game& game, const GameState& state) {
    const auto asks = [](Command command) { return command.key == Key::Hint; };
    return state.cheated || std::any_of(game.commands.begin(), game.commands.end(), asks);
}

shisen::Game shortened(const GameState& state, bool helped, const shisen::Dealer& dealer) {
    shisen::Game game{state.start, {}};
    GameState at = shisen::begin(state.start, dealer);
    if (helped && !state.cheated) {
        play(at, game.commands, {{Key::Hint, 0}, {Key::Right, 0}, {Key::Left, 0}});
    }
    for (const shisen::Pair& pair : state.removals) {
        play(at, game.commands, take_commands(at, pair));
    }
    play(at, game.commands, repeated(Key::Back, state.removals.size() - state.done), dealer);
    if (state.cheated && !at.cheated && !at.removals.empty()) {
        play(at, game.commands, {{Key::Back, 0}, {Key::Forward, 0}}, dealer);
    }
    if (state.selection) {
        play(at, game.commands, click_commands(at, *state.selection));
    }
    append(game.commands, steps_between(state.start.size, at.cursor, state.cursor));
    return game;
}

std::size_t history_steps(const shisen::Game& game) {
    const auto count =
        std::count_if(game.commands.begin(), game.commands.end(), [](Command command) {
            return command.key >= Key::Back && command.key <= Key::Last;
        });
    return static_cast<std::size_t>(count);
}

shisen::Game newest_board(const shisen::Game& game) {
    shisen::Game newest{game.start, {}};
    for (const Command command : game.commands) {
        if (!shisen::takes_number(command.key)) {
            newest.commands.push_back(command);
        } else if (command.number != 0) {
            newest.commands.clear();
            // Only the start of the state is used, so the dealer does not matter.
            newest.start = shisen::apply(shisen::begin(newest.start), command).start;
        }
    }
    return newest;
}

} // namespace zx::play
