// The cursor's ways over the board: how many arrows a way takes, and which arrow comes next.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
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
    if (rules_->at(Rule::EmptyPlace) == static_cast<Setting>(EmptyPlace::PassesOver)) {
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

} // namespace shisen::oracle
