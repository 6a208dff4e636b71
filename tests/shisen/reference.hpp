// Slow and simple references for the game's fast code. They share no code with it: a board is a
// grid of characters, the path search goes from cell to cell, and gravity moves one tile by one
// cell until nothing moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shisen/board.hpp"

namespace reference {

using Grid = std::vector<std::string>;

/// A small generator of its own, because the standard's distributions differ between libraries.
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

/// Returns the best path from the tile at (column, row) to every other tile, by length, then bends.
/// Indexed [row][column].
std::vector<std::vector<std::optional<Reach>>> reach_from(const Grid& grid, int column, int row);

void fall(Grid& grid);

Grid grid_of(const shisen::Board& board);
shisen::Board board_of(const Grid& grid);

/// Random letters on `filled` percent of the cells.
Grid random_grid(Random& random, int columns, int rows, int filled, int kinds);

/// Tries every line of play and stores only the positions seen (the text of the grid). No move
/// order, masks or pruning; for small boards only.
bool winnable(const Grid& grid, bool gravity);

} // namespace reference
