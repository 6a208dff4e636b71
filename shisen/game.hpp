// The game as it is played. Every key of the 1 KB game is a value, and a game is its start and the
// list of its commands. The state (board, cursor, selection, shown pair, history, border) follows
// by replay, so saving, sharing and undoing need nothing else.
//
//   arrows     move the cursor by one cell, wrapping at the edges; a shown pair is dropped, the
//              selection stays
//   ENTER      removes a shown pair; otherwise selects, deselects, or removes the pair of
//              selection and cursor
//   H          shows the next pair that can be removed (with a selection: that contains it), in
//              reading order of the first, then of the second cell; after the last pair none; then
//              from the beginning. Any other command drops the shown pair, and the next H begins
//              again.
//   B F        back, forward by one removal
//   R L        back, forward by all removals
//   N          deals a new random board
//   S          deals a new board by number
//   backspace  changes the gravity and deals a new random board
//
// B, F, R, L, N, S and backspace clear the selection. B or R with nothing to undo, and F or L with
// nothing to redo, do no more than that and do not count as cheating. The random number of N and
// backspace is part of the command: a game contains no randomness of its own.
//
// shisen/oracle/model.hpp has the same rules again, with those in which tapes differ left open: it
// must name the rule that a step depends on. tests/oracle/same_rules_test.cpp compares the two.
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

/// A command: a key, and the board number for the three keys that deal a board.
[[nodiscard]] constexpr bool takes_number(Key key) noexcept {
    return key >= Key::NewBoard;
}

struct Command {
    Key key{};
    /// The number of the board to deal; 0 for keys that deal none. A dealing key with number 0 has
    /// no effect.
    BoardNumber number = 0;
    friend constexpr bool operator==(const Command&, const Command&) = default;
};

/// The start of a game.
struct Start {
    Size size = ClassicSize;
    Gravity gravity = Gravity::On;
    BoardNumber number = 1;
    friend constexpr bool operator==(const Start&, const Start&) = default;
};

/// The status of a game, which the border shows.
enum class Status { Playing, Won, Stuck, Cheated };

/// Returns the border colour as the ULA's number: cyan 5, white 7, black 0, red 2.
[[nodiscard]] constexpr int border_colour(Status status) noexcept {
    switch (status) {
    case Status::Playing: return 5;
    case Status::Won: return 7;
    case Status::Stuck: return 0;
    case Status::Cheated: return 2;
    }
    return 5;
}

/// Everything that a player can see or that commands depend on, as a plain value.
struct GameState {
    Start start;
    Board board;
    Cell cursor;
    std::optional<Cell> selection;
    std::optional<Pair> hint;
    /// The removals on this board, with cells as the board stood at each removal. Those from index
    /// `done` on are undone.
    std::vector<Pair> removals;
    std::size_t done = 0;
    /// True if B, F, R or L has changed this board.
    bool cheated = false;
    /// True if the last command removed a pair (the moment of the sound).
    bool removed = false;

    friend bool operator==(const GameState&, const GameState&) = default;
};

/// Deals boards by number. An empty function means this project's own deal (deal.hpp). Another
/// dealer may lack sizes and numbers; a game with it must not ask for those. Every call for one
/// game must be given the same dealer.
using Dealer = std::function<Board(BoardNumber, Size)>;

/// Returns a new game: cursor in row 1, column 1, nothing selected. The size must be playable, the
/// number not 0.
[[nodiscard]] GameState begin(const Start& start, const Dealer& dealer = {});
[[nodiscard]] GameState apply(const GameState& state, Command command, const Dealer& dealer = {});

/// Red from the first use of B, F, R or L; otherwise white if the board is empty; otherwise black
/// if no pair can be removed; otherwise cyan.
[[nodiscard]] Status status(const GameState& state);
/// Returns the highlighted cells: every tile of the kind under the cursor; none if the cell is
/// empty.
[[nodiscard]] std::vector<Cell> highlighted(const GameState& state);

struct Game {
    Start start;
    std::vector<Command> commands;
    friend bool operator==(const Game&, const Game&) = default;
};

[[nodiscard]] GameState replay(const Game& game, const Dealer& dealer = {});

} // namespace shisen
