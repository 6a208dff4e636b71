#include "shisen/solver/falling_bound.hpp"

#include <algorithm>

namespace shisen::solver {

bool FallingBound::lost(const Position& position, AllPartners& allowed) {
    start(position);
    for (bool again = true; again;) {
        tie_all();
        grow(allowed);
        again = false;
        choice_ = 0;
        for (std::size_t kind = 0; kind < layout_.tiles_of_kind.size(); ++kind) {
            if (left_[kind] == 0) {
                continue;
            }
            Partners useful = found_[kind];
            if (!keep_useful(useful, left_[kind])) {
                return true;
            }
            // Pairs that cannot be joined did not help the set to grow. Only pairs struck out
            // because of matching can change it.
            again = again || useful != found_[kind];
            allowed[kind] = useful;
            each_bit(left_[kind], [&](std::size_t i) { choice_ += std::popcount(useful[i]); });
        }
    }
    return false;
}

void FallingBound::start(const Position& position) {
    const auto rows = static_cast<std::size_t>(layout_.size.rows);
    for (std::size_t x = 0; x < static_cast<std::size_t>(layout_.size.columns); ++x) {
        Pile& pile = piles_[x];
        pile.count = 0;
        for (std::size_t tile = (x + 1) * rows; tile-- > x * rows;) {
            if (position.has(static_cast<TileIndex>(tile))) {
                bounds_[tile].column = static_cast<std::int16_t>(x + 1);
                bounds_[tile].highest = static_cast<std::int16_t>(pile.count);
                pile.tiles[pile.count++] = static_cast<TileIndex>(tile);
            }
        }
    }
    for (std::size_t kind = 0; kind < layout_.tiles_of_kind.size(); ++kind) {
        left_[kind] = tiles_left(layout_, position, kind);
    }
}

void FallingBound::tie_all() {
    for (std::size_t x = 0; x < static_cast<std::size_t>(layout_.size.columns); ++x) {
        for (std::size_t i = 0; i < piles_[x].count; ++i) {
            bounds_[piles_[x].tiles[i]].loose = false;
        }
        refresh(x);
    }
}

void FallingBound::refresh(std::size_t pile_index) {
    const Pile& pile = piles_[pile_index];
    int kept = 0;
    for (std::size_t i = 0; i < pile.count; ++i) {
        Bounds& tile = bounds_[pile.tiles[i]];
        tile.lowest = static_cast<std::int16_t>(kept);
        kept += tile.loose ? 0 : 1;
    }
    least_[pile_index + 1] = kept;
    for (std::size_t i = 0; i < pile.count; ++i) {
        Bounds& tile = bounds_[pile.tiles[i]];
        tile.above = static_cast<std::int16_t>(kept - tile.lowest - (tile.loose ? 0 : 1));
    }
}

void FallingBound::loosen(TileIndex tile) {
    Bounds& bounds = bounds_[tile];
    if (!bounds.loose) {
        bounds.loose = true;
        refresh(static_cast<std::size_t>(bounds.column) - 1);
    }
}

void FallingBound::grow(const AllPartners& allowed) {
    const std::size_t kinds = layout_.tiles_of_kind.size();
    std::fill_n(found_.begin(), kinds, Partners{});
    // Repeats over all kinds until a whole round changes nothing.
    std::size_t idle = 0;
    for (std::size_t kind = 0; idle < kinds; kind = kind + 1 == kinds ? 0 : kind + 1) {
        idle = grow_kind(kind, allowed[kind]) ? 0 : idle + 1;
    }
}

bool FallingBound::grow_kind(std::size_t kind, const Partners& allowed) {
    bool more = false;
    Partners& found = found_[kind];
    const auto& tiles = layout_.tiles_of_kind[kind];
    each_bit(left_[kind], [&](std::size_t i) {
        const auto open = static_cast<std::uint16_t>(allowed[i] & ~found[i] & left_[kind] &
                                                     static_cast<std::uint16_t>(bit16(i) - 1));
        each_bit(open, [&](std::size_t j) {
            if (joinable(bounds_[tiles[i]], bounds_[tiles[j]])) {
                marry(found, i, j);
                more = more || !bounds_[tiles[i]].loose || !bounds_[tiles[j]].loose;
                loosen(tiles[i]);
                loosen(tiles[j]);
            }
        });
    });
    return more;
}

/// Returns true if some choice of heights lets a path join the two.
bool FallingBound::joinable(const Bounds& one, const Bounds& other) const {
    if (one.column == other.column) {
        const Bounds& under = one.highest < other.highest ? one : other;
        const Bounds& over = one.highest < other.highest ? other : one;
        const auto x = static_cast<std::size_t>(one.column);
        // Adjacent piles, or around one side: the neighbouring pile must not reach the lower tile.
        return over.lowest - under.lowest - (under.loose ? 0 : 1) == 0 ||
               least_[x - 1] <= under.highest || least_[x + 1] <= under.highest;
    }
    // Above the piles, or below the floor.
    if ((one.above == 0 && other.above == 0) || (one.lowest == 0 && other.lowest == 0)) {
        return true;
    }
    const bool in_order = one.column < other.column;
    const Bounds& left = in_order ? one : other;
    const Bounds& right = in_order ? other : one;
    return joinable_over(left, right) || joinable_between(left, right);
}

/// One horizontal segment passes every pile in between; a is on the left.
bool FallingBound::joinable_over(const Bounds& a, const Bounds& b) const {
    const auto left = static_cast<std::size_t>(a.column);
    const auto right = static_cast<std::size_t>(b.column);
    int between = 0;
    for (std::size_t x = left + 1; x < right; ++x) {
        between = std::max(between, least_[x]);
    }
    const auto reach = [&](int height, int top) { return std::max(between, height) <= top; };
    // A straight path.
    if (reach(std::max(a.lowest, b.lowest), std::min(a.highest, b.highest))) {
        return true;
    }
    // One bend: along above the other pile and down to its top tile.
    if ((b.above == 0 && reach(b.lowest + 1, a.highest)) ||
        (a.above == 0 && reach(a.lowest + 1, b.highest))) {
        return true;
    }
    // Two bends, around the far side of either tile: the other tile must be higher than the whole
    // pile of this one.
    const int a_height = std::max<int>(a.lowest, least_[left - 1]);
    const int b_height = std::max<int>(b.lowest, least_[right + 1]);
    return (a_height <= a.highest && reach(a_height + 1 + a.above, b.highest)) ||
           (b_height <= b.highest && reach(b_height + 1 + b.above, a.highest));
}

/// Two bends, with the middle above a pile in between that is low enough for both; a is on the
/// left.
bool FallingBound::joinable_between(const Bounds& a, const Bounds& b) const {
    const auto left = static_cast<std::size_t>(a.column);
    const auto right = static_cast<std::size_t>(b.column);
    // From b the cells to the left are free as far as `seen`.
    std::size_t seen = right;
    while (seen - 1 > left && least_[seen - 1] <= b.highest) {
        --seen;
    }
    for (std::size_t x = left + 1; x < right && least_[x] <= a.highest; ++x) {
        if (x >= seen) {
            return true;
        }
    }
    return false;
}

} // namespace shisen::solver
