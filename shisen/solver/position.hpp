// The solver's board. Every tile has a fixed number, so the set of tiles left determines the whole
// position. This holds with gravity, too, because the tiles of a column keep their order.
//
// Tiles are numbered down the columns of the root board (column * rows + row), so the tiles above a
// tile in its column have smaller numbers.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "shisen/board.hpp"
#include "shisen/gravity.hpp"
#include "shisen/path.hpp"

namespace shisen::solver {

using TileIndex = std::uint16_t;

struct Move {
    TileIndex first = 0;
    TileIndex second = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// The maximum number of tiles of one kind: 480 cells are 120 groups over 36 kinds, so some kinds
/// have four groups. The solver answers "unknown" for boards with more.
inline constexpr int MaxSameKind = 16;

/// One bit per tile.
inline constexpr std::size_t MaskWords = (MaxCells + 63) / 64;
using Mask = std::array<std::uint64_t, MaskWords>;

/// The data that stay constant during a search.
struct StartBoard {
    Size size;
    Gravity gravity = Gravity::On;
    std::size_t words = 0;
    std::array<std::uint8_t, MaxCells> column{};
    std::array<Kind, MaxCells> kind{};
    std::vector<std::vector<TileIndex>> tiles_of_kind;

    /// False if a kind has more than MaxSameKind tiles.
    bool searchable = true;

    StartBoard(const Board& board, Gravity gravity);
};

struct Position {
    std::array<Line, MaxRows + 2> rows{};
    std::array<Line, MaxColumns + 2> columns{};
    Mask left{};
    int tiles = 0;
    std::array<std::uint8_t, MaxCells> row{};

    Position(const Board& board, const StartBoard& layout);

    [[nodiscard]] bool has(TileIndex tile) const noexcept {
        return (left[tile / 64U] >> (tile % 64U) & 1) != 0;
    }
    [[nodiscard]] Cell cell(const StartBoard& layout, TileIndex tile) const noexcept {
        return {layout.column[tile], row[tile]};
    }
    /// With gravity, no tile of the board may hang in the air.
    void take(const StartBoard& layout, TileIndex tile) noexcept;
    void take(const StartBoard& layout, Move move) noexcept {
        take(layout, move.first);
        take(layout, move.second);
    }
};

/// Returns which tiles of a kind are left, by their index in the layout's list.
[[nodiscard]] inline std::uint16_t
tiles_left(const StartBoard& layout, const Position& position, std::size_t kind) noexcept {
    unsigned left = 0;
    unsigned bit = 1;
    for (const TileIndex tile : layout.tiles_of_kind[kind]) {
        left |= position.has(tile) ? bit : 0;
        bit <<= 1;
    }
    return static_cast<std::uint16_t>(left);
}

/// The reachable cells of up to MaxSameKind tiles, collected once for all their pairs.
struct Sights {
    struct Sight {
        Line across;
        Line down;
        int column;
        int row;
        TileIndex tile;
    };
    /// Left uninitialised, because clearing would cost more than the work itself; `count` entries
    /// are valid.
    std::array<Sight, MaxSameKind> at;
    std::size_t count = 0;

    void add(const StartBoard& layout, const Position& position, TileIndex tile) noexcept {
        Sight& sight = at[count++];
        sight.tile = tile;
        sight.column = layout.column[tile];
        sight.row = position.row[tile];
        sight.across =
            run_around(position.rows[static_cast<std::size_t>(sight.row) + 1], sight.column);
        sight.down =
            run_around(position.columns[static_cast<std::size_t>(sight.column) + 1], sight.row);
    }
    /// The tiles of the kind that are left.
    void gather(const StartBoard& layout, const Position& position, std::size_t kind) noexcept {
        count = 0;
        for (const TileIndex tile : layout.tiles_of_kind[kind]) {
            if (position.has(tile)) {
                add(layout, position, tile);
            }
        }
    }
};

[[nodiscard]] inline bool
joined(const Position& position, const Sights::Sight& a, const Sights::Sight& b) noexcept {
    Line middle = a.across & b.across;
    if (middle != 0) {
        const int last = std::max(a.row, b.row);
        for (int row = std::min(a.row, b.row) + 1; row < last && middle != 0; ++row) {
            middle &= ~position.rows[static_cast<std::size_t>(row) + 1];
        }
        if (middle != 0) {
            return true;
        }
    }
    middle = a.down & b.down;
    if (middle != 0) {
        const int last = std::max(a.column, b.column);
        for (int column = std::min(a.column, b.column) + 1; column < last && middle != 0;
             ++column) {
            middle &= ~position.columns[static_cast<std::size_t>(column) + 1];
        }
    }
    return middle != 0;
}

/// Calls visit(Move) for every removable pair of the kind until visit returns false. Returns false
/// if it was stopped.
template <class Visit>
bool each_move_of_kind(const StartBoard& layout,
                       const Position& position,
                       std::size_t kind,
                       Visit&& visit) {
    Sights sights;
    sights.gather(layout, position, kind);
    for (std::size_t i = 1; i < sights.count; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (joined(position, sights.at[j], sights.at[i]) &&
                !visit(Move{sights.at[j].tile, sights.at[i].tile})) {
                return false;
            }
        }
    }
    return true;
}

template <class Visit>
void each_move(const StartBoard& layout, const Position& position, Visit&& visit) {
    for (std::size_t kind = 0; kind < layout.tiles_of_kind.size(); ++kind) {
        if (!each_move_of_kind(layout, position, kind, visit)) {
            return;
        }
    }
}

/// Returns the moves as cells, each as the board stands at that move.
[[nodiscard]] std::vector<Pair>
cells_of_line(const StartBoard& layout, Position position, const std::vector<Move>& line);

} // namespace shisen::solver
