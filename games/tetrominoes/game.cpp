#include "games/tetrominoes/game.hpp"

#include <algorithm>
#include <cstddef>

namespace tetrominoes {
namespace {

constexpr int PointsPerRow = 20;
constexpr int SlowestTicks = 10;
constexpr int ScorePerTick = 256;

/// The tiles of each piece relative to its centre.
constexpr std::array<std::array<Tile, 4>, Pieces> Shapes = {{
    {{{0, 0}, {1, 0}, {0, 1}, {1, 1}}},
    {{{0, 0}, {1, 0}, {-1, 1}, {0, 1}}},
    {{{-1, 0}, {0, 0}, {1, 0}, {1, 1}}},
    {{{-1, 0}, {0, 0}, {0, 1}, {1, 1}}},
    {{{-2, 0}, {-1, 0}, {0, 0}, {1, 0}}},
    {{{-1, 0}, {0, 0}, {1, 0}, {-1, 1}}},
    {{{-1, 0}, {0, 0}, {1, 0}, {0, 1}}},
}};

constexpr Piece Block = 0;

/// Step 2: the next piece at the top, or the end of the game.
void release_piece(State& state) {
    state.seed = next_seed(state.seed);
    const auto piece = static_cast<Piece>(state.seed % Pieces);
    state.falling = {piece, {piece == Block ? 4 : 5, 0}, 0};
    if (!fits(state.well, state.falling)) {
        state.phase = Phase::Over;
        return;
    }
    state.phase = Phase::Falling;
    ++state.pieces;
    state.ticks_per_row = std::max(SlowestTicks - state.score / ScorePerTick, 1);
    state.timer = state.ticks_per_row;
    state.dropping = false;
}

/// Step 7: removes one full row and begins the wait after it, or releases the next piece.
void collapse(State& state, FirstRow first) {
    const auto row = state.well.full_row(first);
    if (!row) {
        release_piece(state);
        return;
    }
    state.well.remove_row(*row);
    ++state.lines;
    state.score += state.row_points;
    state.row_points *= 2;
    state.timer = state.ticks_per_row;
    state.phase = Phase::Collapsing;
}

void land(State& state, FirstRow first) {
    for (const Tile& tile : state.falling.tiles()) {
        state.well.put(tile, state.falling.piece);
    }
    state.row_points = PointsPerRow;
    collapse(state, first);
}

FallingPiece moved(FallingPiece falling, Key key) {
    switch (key) {
    case Key::Left: --falling.centre.column; break;
    case Key::Right: ++falling.centre.column; break;
    case Key::Rotate:
        falling.turns =
            static_cast<std::uint8_t>(falling.piece == Block ? 0 : (falling.turns + 1) % 4);
        break;
    case Key::Drop:
    case Key::None: break;
    }
    return falling;
}

/// Step 4.
void act(State& state, Key key) {
    const FallingPiece wanted = moved(state.falling, key);
    if (fits(state.well, wanted)) {
        state.falling = wanted;
    }
    state.dropping = state.dropping || key == Key::Drop;
}

/// Step 5.
void fall(State& state, FirstRow first) {
    --state.timer;
    if (!state.dropping && state.timer != 0) {
        return;
    }
    FallingPiece below = state.falling;
    ++below.centre.row;
    if (!fits(state.well, below)) {
        land(state, first);
        return;
    }
    state.falling = below;
    state.score += state.dropping ? 1 : 0;
    state.timer = state.ticks_per_row;
}

/// Step 1, without the seed, which goes on.
void restart(State& state) {
    State next;
    next.seed = state.seed;
    next.games = state.games + 1;
    release_piece(next);
    state = next;
}

} // namespace

Key key_of(char character) noexcept {
    switch (character) {
    case 'j': return Key::Left;
    case 'l': return Key::Right;
    case 'k': return Key::Rotate;
    case ' ': return Key::Drop;
    default: return Key::None;
    }
}

bool Well::inside(Tile tile) const noexcept {
    return tile.column >= 0 && tile.column < Columns && tile.row >= 0 && tile.row < Rows;
}

std::optional<Piece> Well::at(Tile tile) const noexcept {
    const auto value =
        tiles_[static_cast<std::size_t>(tile.row)][static_cast<std::size_t>(tile.column)];
    return value == Empty ? std::nullopt : std::optional(static_cast<Piece>(value - 1));
}

void Well::put(Tile tile, Piece piece) noexcept {
    tiles_[static_cast<std::size_t>(tile.row)][static_cast<std::size_t>(tile.column)] =
        static_cast<std::uint8_t>(piece + 1);
}

std::optional<int> Well::full_row(FirstRow first) const noexcept {
    const auto is_full = [](const auto& row) {
        return std::find(row.begin(), row.end(), Empty) == row.end();
    };
    if (first == FirstRow::Lowest) {
        const auto lowest = std::find_if(tiles_.rbegin(), tiles_.rend(), is_full);
        return lowest == tiles_.rend()
                   ? std::nullopt
                   : std::optional(static_cast<int>(tiles_.rend() - lowest) - 1);
    }
    const auto full = std::find_if(tiles_.begin(), tiles_.end(), is_full);
    return full == tiles_.end() ? std::nullopt
                                : std::optional(static_cast<int>(full - tiles_.begin()));
}

void Well::remove_row(int row) noexcept {
    std::move_backward(tiles_.begin(), tiles_.begin() + row, tiles_.begin() + row + 1);
    tiles_.front().fill(Empty);
}

std::array<Tile, 4> FallingPiece::tiles() const noexcept {
    std::array<Tile, 4> tiles = Shapes[piece];
    for (Tile& tile : tiles) {
        for (int turn = 0; turn < turns; ++turn) {
            tile = {tile.row, -tile.column};
        }
        tile = {centre.column + tile.column, centre.row + tile.row};
    }
    return tiles;
}

bool fits(const Well& well, const FallingPiece& falling) noexcept {
    const auto tiles = falling.tiles();
    return std::all_of(tiles.begin(), tiles.end(), [&](const Tile& tile) {
        return well.inside(tile) && !well.at(tile);
    });
}

FallingPiece landing_place(const State& state) noexcept {
    FallingPiece place = state.falling;
    for (FallingPiece below = place; fits(state.well, below); ++below.centre.row) {
        place = below;
    }
    return place;
}

State begin(std::uint16_t seed) {
    State state;
    state.seed = seed;
    release_piece(state);
    return state;
}

void take_key(State& state, Key key) {
    if (state.phase == Phase::Falling) {
        act(state, key);
    } else if (state.phase == Phase::Over && key == Key::Drop) {
        restart(state);
    }
}

void tick(State& state, FirstRow first) {
    if (state.phase == Phase::Falling) {
        fall(state, first);
    } else if (state.phase == Phase::Collapsing && --state.timer == 0) {
        collapse(state, first);
    }
}

void advance(State& state, Key key) {
    const bool over = state.phase == Phase::Over;
    take_key(state, key);
    if (!over) {
        tick(state);
    }
}

} // namespace tetrominoes
