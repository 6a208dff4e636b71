// Slow, plain references that judge the game's fast code. They share no code with it: a board here
// is a grid of characters, the path search walks cell by cell, and gravity moves one tile by one
// cell until nothing moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shisen/board.hpp"

namespace reference {

using Grid = std::vector<std::string>;

/// Small own generator: the standard's distributions differ between libraries.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::uint32_t next() {
        state_ = state_ * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::uint32_t>(state_ >> 33);
    }
    int below(int limit) { return static_cast<int>(next() % static_cast<std::uint32_t>(limit)); }

  private:
    std::uint64_t state_;
};

struct Reach {
    int length = 0;
    int bends = 0;
    friend bool operator==(const Reach&, const Reach&) = default;
};

/// For every tile but the one at (column, row): the best path to it, by length, then bends. Indexed
/// [row][column].
std::vector<std::vector<std::optional<Reach>>> reach_from(const Grid& grid, int column, int row);

void fall(Grid& grid);

Grid grid_of(const shisen::Board& board);
shisen::Board board_of(const Grid& grid);

/// Letters at random on `filled` percent of the cells.
Grid random_grid(Random& random, int columns, int rows, int filled, int kinds);

/// Tries every line of play, remembering only the positions seen (the whole text of the grid).
/// Independent of move order, masks and pruning; small boards only.
bool winnable(const Grid& grid, bool gravity);

} // namespace reference
