#include "shisen/oracle/house.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "shisen/path.hpp"

namespace shisen::oracle {

namespace {

/// The positions 0 to count - 1 of a line.
Line inner_bits(int count) noexcept {
    return (line_bit(count) - 1) & ~(line_bit(0) - 1);
}

/// True if a path of at most three segments on the board joins the tiles.
bool connected_inside(const Board& board, Cell a, Cell b) noexcept {
    Line columns = run_around(board.row_line(a.row), a.column) &
                   run_around(board.row_line(b.row), b.column) & inner_bits(board.size().columns);
    for (int row = std::min(a.row, b.row) + 1; row < std::max(a.row, b.row); ++row) {
        columns &= ~board.row_line(row);
    }
    Line rows = run_around(board.column_line(a.column), a.row) &
                run_around(board.column_line(b.column), b.row) & inner_bits(board.size().rows);
    for (int column = std::min(a.column, b.column) + 1; column < std::max(a.column, b.column);
         ++column) {
        rows &= ~board.column_line(column);
    }
    return columns != 0 || rows != 0;
}

std::vector<Pair> without_ring(const Board& board, std::vector<Pair> pairs) {
    std::erase_if(
        pairs, [&](const Pair& pair) { return !connected_inside(board, pair.first, pair.second); });
    return pairs;
}

std::array<int, 4> down_the_columns(const Pair& pair) {
    std::array<int, 2> a{pair.first.column, pair.first.row};
    std::array<int, 2> b{pair.second.column, pair.second.row};
    if (b < a) {
        std::swap(a, b);
    }
    return {a[0], a[1], b[0], b[1]};
}

/// Returns whether `a` comes before `b` in a named order.
bool before(const Pair& a, const Pair& b, const Board& board, HintOrder order) {
    switch (order) {
    case HintOrder::ColumnMajor: return down_the_columns(a) < down_the_columns(b);
    case HintOrder::ByKind: {
        const Kind kind = board.at(a.first);
        const Kind other = board.at(b.first);
        return kind != other ? kind < other : a < b;
    }
    default: return a < b;
    }
}

} // namespace

bool joinable(House& house, const Board& board, const Pair& pair) {
    return can_connect(board, pair.first, pair.second) &&
           (connected_inside(board, pair.first, pair.second) || house.ask<Ring>() == Ring::Whole);
}

std::vector<Pair> joinable_pairs(House& house, const Board& board) {
    auto pairs = removable_pairs(board);
    auto inside = without_ring(board, pairs);
    return inside.size() != pairs.size() && house.ask<Ring>() == Ring::None ? inside : pairs;
}

bool any_joinable(House& house, const Board& board) {
    const bool inside = any_touching_pair(board) || any_removable(board, [&](const Pair& pair) {
                            return connected_inside(board, pair.first, pair.second);
                        });
    return inside || (any_removable(board) && house.ask<Ring>() == Ring::Whole);
}

bool hint_order_is_named(const RuleVariants& rules) noexcept {
    return (NamedHintOrders >> rules.at(Rule::HintOrder) & 1u) != 0;
}

Pair first_pair(const std::vector<Pair>& pairs, const Board& board, HintOrder order) {
    return *std::min_element(pairs.begin(), pairs.end(), [&](const Pair& a, const Pair& b) {
        return before(a, b, board, order);
    });
}

void put_in_order(std::vector<Pair>& pairs, const Board& board, HintOrder order) {
    std::sort(pairs.begin(), pairs.end(), [&](const Pair& a, const Pair& b) {
        return before(a, b, board, order);
    });
}

std::uint8_t orders_that_show(std::uint8_t orders,
                              const Pair& shown,
                              const std::vector<Pair>& pairs,
                              const Board& board) {
    for (unsigned setting = OurSetting; setting < 8; ++setting) {
        const auto bit = static_cast<std::uint8_t>(1u << setting);
        if ((orders & bit) != 0 &&
            !(first_pair(pairs, board, static_cast<HintOrder>(setting)) == shown)) {
            orders = static_cast<std::uint8_t>(orders & ~bit);
        }
    }
    return orders;
}

} // namespace shisen::oracle
