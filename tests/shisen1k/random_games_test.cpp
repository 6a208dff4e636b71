// Compares the tape with the native game: after each of many random commands the screen must show
// the state of the rules.
#include <random>
#include <string>

#include <doctest/doctest.h>

#include "shisen/game.hpp"
#include "shisen/game_text.hpp"
#include "tape_game.hpp"
#include "tests/support/amount.hpp"

using shisen::GameState;
using shisen::Key;

namespace {

/// Mostly hints and ENTER, otherwise few tiles are removed.
Key random_key(std::mt19937& random, bool honest) {
    const auto dice = random() % (honest ? 92 : 100);
    if (dice < 30) {
        return static_cast<Key>(random() % 4);
    }
    if (dice < 62) {
        return Key::Hint;
    }
    if (dice < 92) {
        return Key::Enter;
    }
    return static_cast<Key>(static_cast<int>(Key::Back) + static_cast<int>(random() % 4));
}

struct Figures {
    int commands = 0;
    int won = 0;
    int stuck = 0;
};

/// Plays one board: deals it with a random key, then runs commands until the board is finished.
void play_board(fixture::TapeGame& tape, GameState& state, std::mt19937& random, Figures& figures) {
    shisen::Game record{state.start, {}};
    const auto go = [&](shisen::Command command) {
        if (command.key == Key::ChooseBoard) {
            tape.choose(command.number);
        } else {
            tape.press(command.key);
            if (takes_number(command.key)) {
                command.number = static_cast<shisen::BoardNumber>(tape.number());
            }
        }
        state = apply(state, command);
        record.commands.push_back(command);
        ++figures.commands;
        CAPTURE(game_text(record));
        REQUIRE(tape.difference(state) == "");
    };
    const Key starts[] = {Key::NewBoard, Key::ToggleGravity, Key::ChooseBoard, Key::ChooseBoard};
    go({starts[random() % 4], static_cast<shisen::BoardNumber>(1 + random() % 65535)});
    // Half of the boards are played to their end. On the others keys go back, so they never reach
    // one.
    const bool honest = random() % 2 != 0;
    for (int count = 0; count < (honest ? 400 : 120); ++count) {
        Key key = random_key(random, honest);
        if (state.hint && random() % 4 != 0) {
            key = Key::Enter;
        }
        go({key});
        const auto status = shisen::status(state);
        if (status == shisen::Status::Won || status == shisen::Status::Stuck) {
            figures.won += status == shisen::Status::Won;
            figures.stuck += status == shisen::Status::Stuck;
            break;
        }
    }
}

} // namespace

TEST_CASE("random games show the state of the rules after every command") {
    fixture::TapeGame tape;
    REQUIRE(tape.running());
    GameState state = shisen::begin({.number = static_cast<shisen::BoardNumber>(tape.number())});
    REQUIRE(tape.difference(state) == "");
    const auto boards = support::amount("FR_SHISEN1K_BOARDS", 12, 4);
    std::mt19937 random(20021);
    Figures figures;
    for (std::int64_t board = 0; board < boards; ++board) {
        play_board(tape, state, random, figures);
    }
    MESSAGE(boards << " boards, " << figures.commands << " commands, " << figures.won << " won, "
                   << figures.stuck << " stuck");
}
