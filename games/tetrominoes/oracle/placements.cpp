#include "games/tetrominoes/oracle/placements.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace tetrominoes {
namespace {

constexpr std::uint16_t FullRow = (1U << Columns) - 1;
/// A well of this height is lowered, whatever the aim.
constexpr int HighWell = 15;

struct Shape {
    Placement placement;
    /// The rows that the piece covers, from the row `top`, counted from its centre.
    std::array<std::uint16_t, 4> rows{};
    int top = 0;
};

std::vector<Shape> shapes_of(Piece piece) {
    std::vector<Shape> shapes;
    const std::uint8_t orientations = piece == 0 ? 1 : 4;
    for (std::uint8_t turns = 0; turns < orientations; ++turns) {
        for (int column = 0; column < Columns; ++column) {
            const auto tiles = FallingPiece{piece, {column, 0}, turns}.tiles();
            const bool inside = std::all_of(tiles.begin(), tiles.end(), [](const Tile& tile) {
                return tile.column >= 0 && tile.column < Columns;
            });
            if (!inside) {
                continue;
            }
            Shape shape{{turns, column}, {}, 0};
            for (const Tile& tile : tiles) {
                shape.top = std::min(shape.top, tile.row);
            }
            for (const Tile& tile : tiles) {
                shape.rows[static_cast<std::size_t>(tile.row - shape.top)] |=
                    static_cast<std::uint16_t>(1U << static_cast<unsigned>(tile.column));
            }
            shapes.push_back(shape);
        }
    }
    return shapes;
}

const std::vector<Shape>& shapes(Piece piece) {
    static const std::array<std::vector<Shape>, Pieces> all = [] {
        std::array<std::vector<Shape>, Pieces> made;
        for (std::size_t piece_index = 0; piece_index < made.size(); ++piece_index) {
            made[piece_index] = shapes_of(static_cast<Piece>(piece_index));
        }
        return made;
    }();
    return all[piece];
}

bool fits_at(const WellBits& well, const Shape& shape, int row) {
    for (std::size_t i = 0; i < shape.rows.size() && shape.rows[i] != 0; ++i) {
        const auto at = static_cast<std::size_t>(row) + i;
        if (at >= well.size() || (well[at] & shape.rows[i]) != 0) {
            return false;
        }
    }
    return true;
}

std::optional<Landed> land(const WellBits& well, const Shape& shape) {
    if (!fits_at(well, shape, 0)) {
        return std::nullopt;
    }
    int row = 0;
    while (fits_at(well, shape, row + 1)) {
        ++row;
    }
    Landed landed{well, 0, row};
    for (std::size_t i = 0; i < shape.rows.size() && shape.rows[i] != 0; ++i) {
        landed.well[static_cast<std::size_t>(row) + i] |= shape.rows[i];
    }
    for (std::size_t i = 0; i < shape.rows.size() && shape.rows[i] != 0; ++i) {
        const auto at = static_cast<std::ptrdiff_t>(row) + static_cast<std::ptrdiff_t>(i);
        if (landed.well[static_cast<std::size_t>(at)] == FullRow) {
            std::move_backward(
                landed.well.begin(), landed.well.begin() + at, landed.well.begin() + at + 1);
            landed.well.front() = 0;
            ++landed.rows;
        }
    }
    return landed;
}

} // namespace

WellBits bits_of(const Well& well) {
    WellBits bits{};
    for (int row = 0; row < Rows; ++row) {
        for (int column = 0; column < Columns; ++column) {
            if (well.at({column, row})) {
                bits[static_cast<std::size_t>(row)] |=
                    static_cast<std::uint16_t>(1U << static_cast<unsigned>(column));
            }
        }
    }
    return bits;
}

const std::vector<Placement>& placements_of(Piece piece) {
    static const std::array<std::vector<Placement>, Pieces> all = [] {
        std::array<std::vector<Placement>, Pieces> made;
        for (std::size_t index = 0; index < made.size(); ++index) {
            for (const Shape& shape : shapes(static_cast<Piece>(index))) {
                made[index].push_back(shape.placement);
            }
        }
        return made;
    }();
    return all[piece];
}

std::optional<Landed> land(const WellBits& well, Piece piece, Placement placement) {
    for (const Shape& shape : shapes(piece)) {
        if (shape.placement == placement) {
            return land(well, shape);
        }
    }
    return std::nullopt;
}

int badness(const WellBits& well, Aim aim) {
    std::array<int, Columns> heights{};
    int holes = 0;
    std::uint16_t covered = 0;
    for (int row = 0; row < Rows; ++row) {
        const std::uint16_t bits = well[static_cast<std::size_t>(row)];
        for (unsigned column = 0; column < Columns; ++column) {
            const std::uint16_t bit = static_cast<std::uint16_t>(1U << column);
            if ((bits & bit) != 0 && (covered & bit) == 0) {
                heights[column] = Rows - row;
            }
            holes += (bits & bit) == 0 && (covered & bit) != 0 ? 1 : 0;
        }
        covered |= bits;
    }
    const int highest = *std::max_element(heights.begin(), heights.end());
    const bool keeps_free = aim.rows > 1 && highest < HighWell;
    int sum = 0;
    int steps = 0;
    for (std::size_t column = 0; column < heights.size(); ++column) {
        sum += heights[column];
        const bool free = keeps_free && column + 1 == heights.size();
        if (column > 0 && !free) {
            steps += std::abs(heights[column] - heights[column - 1]);
        }
    }
    return 30 * holes + 3 * steps + 2 * sum + (keeps_free ? 40 * heights.back() : 0) +
           (highest >= HighWell ? 20 * (highest - HighWell) : 0);
}

int badness_of_rows(int rows, Aim aim) {
    if (rows == 0) {
        return 0;
    }
    return rows == aim.rows ? -800 : aim.rows == 1 ? -40 * rows : 25 * rows;
}

std::optional<Placement> best_placement(const State& state, Aim aim) {
    const WellBits well = bits_of(state.well);
    const Piece next = next_piece(state);
    std::optional<Placement> best;
    int least = std::numeric_limits<int>::max();
    for (const Shape& first : shapes(state.falling.piece)) {
        const auto landed = land(well, first);
        if (!landed) {
            continue;
        }
        int least_after = std::numeric_limits<int>::max() / 2;
        for (const Shape& second : shapes(next)) {
            if (const auto after = land(landed->well, second)) {
                least_after = std::min(
                    least_after, badness(after->well, aim) + badness_of_rows(after->rows, aim));
            }
        }
        const int bad = least_after + badness_of_rows(landed->rows, aim);
        if (bad < least) {
            least = bad;
            best = first.placement;
        }
    }
    return best;
}

} // namespace tetrominoes
