// Hexes: 4 x 8 hexagons, each with a number of visits that remain, 0 (black) to 3. A move goes to
// one of six neighbours that is not black and takes one visit from it. The game is won when all
// cells are black. The first cell is not entered: its number counts only later visits.
//
//     cell = 4 * row + column; odd rows are shifted to the right by half a cell
//
//            even row    odd row        key  direction
//            delta       delta
//              -5          -4            7   up left
//              -8          -8            8   up, two rows
//              -4          -3            9   up right
//              +4          +5            3   down right
//              +8          +8            2   down, two rows
//              +3          +4            1   down left
//
// Source: the specification of a size-coding contest of 2002 (docs/HEXES.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace hexes {

inline constexpr int Columns = 4;
inline constexpr int Rows = 8;
inline constexpr int Cells = Columns * Rows;

/// A cell's number, 0..31.
using Cell = std::uint8_t;

/// The six directions, in the order 7 8 9 3 2 1 of their keys.
enum class Direction : std::uint8_t { UpLeft, Up, UpRight, DownRight, Down, DownLeft };
inline constexpr std::array<Direction, 6> Directions = {Direction::UpLeft,
                                                        Direction::Up,
                                                        Direction::UpRight,
                                                        Direction::DownRight,
                                                        Direction::Down,
                                                        Direction::DownLeft};

/// Returns the digit of a direction's key.
[[nodiscard]] char key_of(Direction direction) noexcept;
/// Returns the direction of a key; none for any other character.
[[nodiscard]] std::optional<Direction> direction_of(char key) noexcept;

/// Returns the cell in a direction; none beyond the edge of the grid.
[[nodiscard]] std::optional<Cell> neighbour(Cell cell, Direction direction) noexcept;

/// A position: the visits that remain, and the cell that the player is on.
struct Position {
    std::array<std::uint8_t, Cells> visits{};
    Cell cursor = 0;

    /// Returns the number of visits that remain, which is the number of moves to the end.
    [[nodiscard]] int remaining() const noexcept;
    friend bool operator==(const Position&, const Position&) = default;
};

enum class Status : std::uint8_t {
    Playing,
    Won,   ///< all cells are black
    Stuck, ///< no move is possible
};

[[nodiscard]] Status status(const Position& position) noexcept;
/// Returns the cell that a move leads to; none if the move is not possible.
[[nodiscard]] std::optional<Cell> target(const Position& position, Direction direction) noexcept;
/// Makes a move. Returns false, and changes nothing, if it is not possible.
bool move(Position& position, Direction direction) noexcept;

/// Parses a start position: 32 digits 0..7 in reading order, with spaces allowed before them. Each
/// digit modulo 4 is a cell's number; the last digit of 4 or more marks the cursor (cell 0 if there
/// is none). Error: the offset is the index of the wrong character in the text; the context names
/// the position, counted from 1.
[[nodiscard]] zx::Result<Position> parse(std::string_view text);
/// Returns 32 digits. The cursor's digit is 4 higher, also in cell 0.
[[nodiscard]] std::string text(const Position& position);

} // namespace hexes
