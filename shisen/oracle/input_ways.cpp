// The cursor's ways over the board: how many arrows a way takes, which arrow comes next, and the plans
// that lead it over all places or to neighbours of all kinds.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/oracle/input_generator.hpp"

namespace shisen::oracle {

namespace {

/// Returns the steps along a line of `count` places: the shorter way if the line wraps, otherwise
/// the straight way.
int offset(int from, int to, int count, bool round) {
    const int straight = to - from;
    if (!round || std::abs(straight) * 2 <= count) {
        return straight;
    }
    return straight > 0 ? straight - count : straight + count;
}

} // namespace

int InputGenerator::way(Cell from, Cell to) const {
    const Size size = position_->game.board.size();
    const bool round_sides = rules_->at(Rule::SideEdge) == static_cast<Setting>(SideEdge::Wraps);
    const bool round_top = rules_->at(Rule::TopEdge) == static_cast<Setting>(TopEdge::Wraps);
    return std::abs(offset(from.column, to.column, size.columns, round_sides)) +
           std::abs(offset(from.row, to.row, size.rows, round_top));
}

std::optional<Key> InputGenerator::arrow_towards(Cell cell) const {
    const Setting empty = rules_->at(Rule::EmptyPlace);
    if (empty != UnknownSetting && empty != static_cast<Setting>(EmptyPlace::GoesThere)) {
        return arrow_over_empty_places(cell);
    }
    const Size size = position_->game.board.size();
    const Cell from = position_->game.cursor;
    const bool round_sides = rules_->at(Rule::SideEdge) == static_cast<Setting>(SideEdge::Wraps);
    const bool round_top = rules_->at(Rule::TopEdge) == static_cast<Setting>(TopEdge::Wraps);
    const int columns = offset(from.column, cell.column, size.columns, round_sides);
    const int rows = offset(from.row, cell.row, size.rows, round_top);
    if (columns != 0) {
        return columns < 0 ? Key::Left : Key::Right;
    }
    if (rows != 0) {
        return rows < 0 ? Key::Up : Key::Down;
    }
    return std::nullopt;
}

/// Returns the first arrow of the shortest way for a cursor that passes over empty places.
std::optional<Key> InputGenerator::arrow_over_empty_places(Cell cell) const {
    constexpr std::array Arrows{Key::Left, Key::Right, Key::Up, Key::Down};
    const Board& board = position_->game.board;
    House house(*rules_);
    struct Reached {
        Cell cell;
        Key first;
    };
    std::vector<Reached> reached;
    const auto known = [&](Cell to) {
        return to == position_->game.cursor ||
               std::any_of(reached.begin(), reached.end(), [&](const Reached& other) {
                   return other.cell == to;
               });
    };
    const auto reach = [&](Cell from, std::optional<Key> first) {
        for (const Key arrow : Arrows) {
            const Cell to = cursor_after(house, board, from, arrow);
            if (!known(to)) {
                reached.push_back({to, first.value_or(arrow)});
            }
        }
    };
    reach(position_->game.cursor, {});
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Reached next = reached[i];
        if (next.cell == cell) {
            return next.first;
        }
        reach(next.cell, next.first);
    }
    return std::nullopt;
}

/// Plans the next arrow: the last one again if possible, so that few keys are needed. Turns with
/// an even `opening`, of which journey_ has the parity, press the arrows to the sides.
void InputGenerator::plan_walk() {
    const GameState& game = position_->game;
    if (walk_.empty()) {
        const bool sideways = journey_ % 2 == 0;
        const auto arrows =
            sideways ? std::array{Key::Right, Key::Left} : std::array{Key::Down, Key::Up};
        const Size size = game.board.size();
        for (const Key arrow : arrows) {
            for (int row = 0; row < size.rows; ++row) {
                for (int column = 0; column < size.columns; ++column) {
                    walk_.push_back({{column, row}, arrow});
                }
            }
        }
    }
    const auto cost = [&](const std::pair<Cell, Key>& step) {
        return 2 * way(game.cursor, step.first) + (step.second == walk_arrow_ ? 0 : 1);
    };
    const auto next =
        std::min_element(walk_.begin(), walk_.end(), [&](const auto& one, const auto& other) {
            return cost(one) < cost(other);
        });
    intents_.push_back({next->first, press(next->second)});
    walk_arrow_ = next->second;
    walk_.erase(next);
}

/// Plans ENTER on two neighbouring tiles whose kinds were not compared, those that cost the fewest
/// keys; a new board if there are none. The first tile has the lower kind in every second such turn, the
/// higher one in the others. Kinds that follow each other come first.
void InputGenerator::plan_kinds() {
    const GameState& game = position_->game;
    const auto kinds_of = [&](Cell a, Cell b) {
        return std::pair{game.board.at(a), game.board.at(b)};
    };
    const bool rising = journey_ % 2 == 0;
    // A selected tile that is not the first one is dropped before.
    const auto cost = [&](const Pair& pair) {
        if (game.selection == pair.first) {
            return way(game.cursor, pair.second);
        }
        const Cell from = game.selection.value_or(game.cursor);
        constexpr int Bonus = 4;
        const bool neighbours =
            std::abs(game.board.at(pair.first) - game.board.at(pair.second)) == 1;
        return (game.selection ? way(game.cursor, from) + 1 : 0) + way(from, pair.first) + 2 -
               (neighbours ? Bonus : 0);
    };
    std::optional<Pair> best;
    const Size size = game.board.size();
    for (int place = 0; place < size.cells(); ++place) {
        const Cell first{place % size.columns, place / size.columns};
        if (!game.board.occupied(first)) {
            continue;
        }
        for (const Cell by : {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}}) {
            const Cell second{first.column + by.column, first.row + by.row};
            if (!game.board.inside(second) || !game.board.occupied(second) ||
                (rising ? game.board.at(first) >= game.board.at(second)
                        : game.board.at(first) <= game.board.at(second)) ||
                compared_.count(kinds_of(first, second)) != 0) {
                continue;
            }
            if (!best || cost({first, second}) < cost(*best)) {
                best = {first, second};
            }
        }
    }
    if (!best) {
        random_board();
        const auto kinds = static_cast<std::size_t>(size.kinds());
        if (compared_.size() == kinds * (kinds - 1) / 2) {
            compared_.clear();
        }
        return;
    }
    if (game.selection && !(game.selection == best->first)) {
        enter(*game.selection);
    }
    if (!(game.selection == best->first)) {
        enter(best->first);
    }
    enter(best->second);
    compared_.insert(kinds_of(best->first, best->second));
}

} // namespace shisen::oracle
