#include "games/tetrominoes/player.hpp"

#include <limits>

namespace tetrominoes {
namespace {

/// Returns how bad the well is with the piece in its place: holes count most, then height; full
/// rows are good.
int cost_of(Well well, const FallingPiece& place) {
    int cost = 0;
    for (const Tile& tile : place.tiles()) {
        well.put(tile, place.piece);
        cost -= tile.row;
    }
    while (const auto row = well.full_row()) {
        well.remove_row(*row);
        cost -= 40;
    }
    for (int column = 0; column < Columns; ++column) {
        bool covered = false;
        for (int row = 0; row < Rows; ++row) {
            const bool tile = well.at({column, row}).has_value();
            cost += covered && !tile ? 15 : 0;
            covered = covered || tile;
        }
    }
    return cost;
}

/// Returns the best place that the piece reaches by turning and moving where it is.
FallingPiece best_place(const State& state) {
    FallingPiece best = state.falling;
    int least = std::numeric_limits<int>::max();
    for (std::uint8_t turns = 0; turns < 4; ++turns) {
        for (int column = 0; column < Columns; ++column) {
            State moved = state;
            moved.falling.turns = turns;
            moved.falling.centre.column = column;
            // A piece that would be above the top can be turned after it has fallen.
            while (!fits(moved.well, moved.falling) && moved.falling.centre.row < 3) {
                ++moved.falling.centre.row;
            }
            if (!fits(moved.well, moved.falling)) {
                continue;
            }
            const int cost = cost_of(state.well, landing_place(moved));
            if (cost < least) {
                least = cost;
                best = moved.falling;
            }
        }
    }
    return best;
}

} // namespace

Key good_key(const State& state) {
    if (state.phase != Phase::Falling) {
        return state.phase == Phase::Over ? Key::Drop : Key::None;
    }
    if (state.dropping) {
        return Key::None;
    }
    const FallingPiece best = best_place(state);
    if (best.turns != state.falling.turns && state.falling.piece != 0) {
        return state.falling.centre.row < best.centre.row ? Key::None : Key::Rotate;
    }
    if (best.centre.column != state.falling.centre.column) {
        return best.centre.column < state.falling.centre.column ? Key::Left : Key::Right;
    }
    return Key::Drop;
}

} // namespace tetrominoes
