// The rules of Tetrominoes as oracle/timed.hpp runs them beside a tape, and what the tape shows.
#pragma once

#include <bitset>
#include <cstddef>
#include <optional>

#include "games/tetrominoes/game.hpp"
#include "games/tetrominoes/oracle/rule_variants.hpp"

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
    using Rules = tetrominoes::Rules;

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
    /// Depends on the order of full rows only if that can be seen.
    [[nodiscard]] std::optional<Rule> tick(const Rules& rules, State& state) const {
        State lowest_first = state;
        tetrominoes::tick(state);
        tetrominoes::tick(lowest_first, FirstRow::Lowest);
        if (state.phase != Phase::Collapsing || look(state) == look(lowest_first)) {
            return std::nullopt;
        }
        if (!rules.known(Rule::RowOrder)) {
            return Rule::RowOrder;
        }
        if (rules.at(Rule::RowOrder) == static_cast<zx::oracle::Setting>(RowOrder::LowestFirst)) {
            state = lowest_first;
        }
        return std::nullopt;
    }
    void take_key(State& state, Key key) const { tetrominoes::take_key(state, key); }
    [[nodiscard]] std::optional<Rule> waiting_key() const { return Rule::WaitingKey; }
    [[nodiscard]] bool reads_key(const State& state) const { return tetrominoes::reads_key(state); }
    [[nodiscard]] bool immediate(const State& state) const { return state.phase == Phase::Over; }
    [[nodiscard]] bool restarted(const State& before, const State& after) const {
        return before.games != after.games;
    }
};

} // namespace tetrominoes
