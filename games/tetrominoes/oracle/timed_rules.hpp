// The rules of Tetrominoes as oracle/timed.hpp runs them beside a tape, and what the tape shows.
#pragma once

#include <bitset>
#include <cstddef>

#include "games/tetrominoes/game.hpp"

namespace tetrominoes {

/// What a player sees: which places of the well have a tile, and the score.
struct WellView {
    std::bitset<std::size_t{Columns} * Rows> tiles;
    int score = 0;
    friend bool operator==(const WellView&, const WellView&) = default;

    static constexpr std::size_t index(Tile tile) noexcept {
        return static_cast<std::size_t>(tile.row * Columns + tile.column);
    }
};

struct TimedRules {
    using State = tetrominoes::State;
    using Key = tetrominoes::Key;
    using View = tetrominoes::WellView;

    [[nodiscard]] WellView look(const State& state) const {
        WellView view;
        view.score = state.score;
        for (int row = 0; row < Rows; ++row) {
            for (int column = 0; column < Columns; ++column) {
                view.tiles[WellView::index({column, row})] =
                    state.well.at({column, row}).has_value();
            }
        }
        if (state.phase == Phase::Falling) {
            for (const Tile& tile : state.falling.tiles()) {
                view.tiles[WellView::index(tile)] = true;
            }
        }
        return view;
    }
    void tick(State& state) const { tetrominoes::tick(state); }
    void take_key(State& state, Key key) const { tetrominoes::take_key(state, key); }
    [[nodiscard]] bool reads_key(const State& state) const { return tetrominoes::reads_key(state); }
    [[nodiscard]] bool immediate(const State& state) const { return state.phase == Phase::Over; }
    [[nodiscard]] bool restarted(const State& before, const State& after) const {
        return before.games != after.games;
    }
};

} // namespace tetrominoes
