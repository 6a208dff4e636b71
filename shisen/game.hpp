// The game as it is played: every key of the 1 KB game is a value, and a game is what it started
// from and the list of its commands. The state (board, cursor, selection, shown pair, history,
// border) follows from these by replay, so saving, sharing and going back need nothing else.
//
//   arrows   the cursor one cell on, round at the edges; a shown pair goes, the selection stays
//   ENTER    takes a shown pair; else selects, deselects, or takes the pair of selection and cursor
//   H        shows the next pair that can go (with a selection: that contains it), by first then
//   second cell in
//            reading order; after the last none; then from the beginning. Any other command drops
//            the shown pair, and the next H begins again.
//   B F      back, forward one removal            R L   back, forward all of them
//   N S      a new board at random, by number     backspace   the other gravity, a new board at
//   random
//
// B, F, R, L, N, S and backspace clear the selection. B or R with nothing to undo and F or L with
// nothing to redo do no more than that and are no cheating. The random number of N and backspace
// comes from outside and is part of the command: a game holds no chance.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "shisen/board.hpp"
#include "shisen/deal.hpp"
#include "shisen/gravity.hpp"

namespace shisen {

enum class Key : std::uint8_t {
    Left,
    Right,
    Up,
    Down,
    Enter,
    Hint,          ///< H
    Back,          ///< B
    Forward,       ///< F
    Restart,       ///< R
    Last,          ///< L
    NewBoard,      ///< N
    ToggleGravity, ///< backspace
    ChooseBoard,   ///< S
};

/// The three keys that deal a board carry its number.
[[nodiscard]] constexpr bool takes_number(Key key) noexcept {
    return key >= Key::NewBoard;
}

struct Command {
    Key key{};
    /// The board that is dealt; 0 with keys that deal none. A number of 0 is refused: the game
    /// stays as it is.
    BoardNumber number = 0;
    friend constexpr bool operator==(const Command&, const Command&) = default;
};

/// What a new game starts from.
struct Start {
    Size size = ClassicSize;
    Gravity gravity = Gravity::On;
    BoardNumber number = 1;
    friend constexpr bool operator==(const Start&, const Start&) = default;
};

/// What the border tells.
enum class Status { Playing, Won, Stuck, Cheated };

/// The border's colour as the ULA counts it: cyan 5, white 7, black 0, red 2.
[[nodiscard]] constexpr int border_colour(Status status) noexcept {
    switch (status) {
    case Status::Playing: return 5;
    case Status::Won: return 7;
    case Status::Stuck: return 0;
    case Status::Cheated: return 2;
    }
    return 5;
}

/// All that a player can see and all that the commands depend on; a plain value.
struct GameState {
    Start start;
    Board board;
    Cell cursor;
    std::optional<Cell> selection;
    std::optional<Pair> hint;
    /// Removals of this board as they were made, cells as the board stood then; those from `done`
    /// on are undone.
    std::vector<Pair> removals;
    std::size_t done = 0;
    /// B, F, R or L has changed this board.
    bool cheated = false;
    /// The last command took a pair: the moment of the sound.
    bool removed = false;

    friend bool operator==(const GameState&, const GameState&) = default;
};

/// Deals boards by number. An empty one is this project's own deal (deal.hpp); another may lack
/// sizes and numbers, which a game with it must then not ask for. A game stays with its dealer:
/// every call about it gets the same.
using Dealer = std::function<Board(BoardNumber, Size)>;

/// Cursor on row 1, column 1, nothing selected. The size is playable, the number not 0.
[[nodiscard]] GameState begin(const Start& start, const Dealer& dealer = {});
[[nodiscard]] GameState apply(const GameState& state, Command command, const Dealer& dealer = {});

/// Red from the first use of B, F, R or L; else white when the board is empty; else black when no
/// pair can go.
[[nodiscard]] Status status(const GameState& state);
/// The cells that the cursor lights up: every tile of the kind under it, none on an empty cell.
[[nodiscard]] std::vector<Cell> highlighted(const GameState& state);

struct Game {
    Start start;
    std::vector<Command> commands;
    friend bool operator==(const Game&, const Game&) = default;
};

[[nodiscard]] GameState replay(const Game& game, const Dealer& dealer = {});

} // namespace shisen
