#include "games/hexes/grid.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

namespace hexes {
namespace {

constexpr std::string_view Keys = "789321";

/// Steps in columns, in even and odd rows, and in rows.
constexpr std::array<std::array<int, 6>, 2> StepX = {{{-1, 0, 0, 0, 0, -1}, {0, 0, 1, 1, 0, 0}}};
constexpr std::array<int, 6> StepY = {-1, -2, -1, 1, 2, 1};

constexpr std::int8_t NoCell = -1;

using Neighbours = std::array<std::array<std::int8_t, 6>, Cells>;

constexpr Neighbours make_neighbours() noexcept {
    Neighbours neighbours{};
    for (int cell = 0; cell < Cells; ++cell) {
        const int row = cell / Columns;
        for (std::size_t d = 0; d < Directions.size(); ++d) {
            const int x = cell % Columns + StepX[static_cast<std::size_t>(row % 2)][d];
            const int y = row + StepY[d];
            const bool inside = x >= 0 && x < Columns && y >= 0 && y < Rows;
            neighbours[static_cast<std::size_t>(cell)][d] =
                inside ? static_cast<std::int8_t>(y * Columns + x) : NoCell;
        }
    }
    return neighbours;
}

constexpr Neighbours AllNeighbours = make_neighbours();

} // namespace

char key_of(Direction direction) noexcept {
    return Keys[static_cast<std::size_t>(direction)];
}

std::optional<Direction> direction_of(char key) noexcept {
    const auto at = Keys.find(key);
    return at == std::string_view::npos ? std::nullopt : std::optional(Directions[at]);
}

std::optional<Cell> neighbour(Cell cell, Direction direction) noexcept {
    const std::int8_t found = AllNeighbours[cell][static_cast<std::size_t>(direction)];
    return found == NoCell ? std::nullopt : std::optional(static_cast<Cell>(found));
}

int Position::remaining() const noexcept {
    return std::accumulate(visits.begin(), visits.end(), 0);
}

std::optional<Cell> target(const Position& position, Direction direction) noexcept {
    const auto cell = neighbour(position.cursor, direction);
    return cell && position.visits[*cell] > 0 ? cell : std::nullopt;
}

bool move(Position& position, Direction direction) noexcept {
    const auto cell = target(position, direction);
    if (cell) {
        --position.visits[*cell];
        position.cursor = *cell;
    }
    return cell.has_value();
}

Status status(const Position& position) noexcept {
    if (position.remaining() == 0) {
        return Status::Won;
    }
    const bool movable =
        std::any_of(Directions.begin(), Directions.end(), [&](Direction direction) {
            return target(position, direction).has_value();
        });
    return movable ? Status::Playing : Status::Stuck;
}

zx::Result<Position> parse(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
    Position position;
    for (std::size_t i = first; i < text.size(); ++i) {
        const std::size_t cell = i - first;
        const std::string at = fmt::format("character {}", i + 1);
        if (cell == Cells) {
            return zx::fail(
                zx::ErrorCode::WrongSize, i, at + " is one too many; a start has 32 digits");
        }
        const char c = text[i];
        if (c < '0' || c > '7') {
            return zx::fail(zx::ErrorCode::BadValue, i, at + " is not a digit from 0 to 7");
        }
        const int value = c - '0';
        position.visits[cell] = static_cast<std::uint8_t>(value & 3);
        if (value >= 4) {
            position.cursor = static_cast<Cell>(cell);
        }
    }
    if (text.size() - first < Cells) {
        return zx::fail(zx::ErrorCode::Truncated,
                        text.size(),
                        fmt::format("character {} is missing; a start has 32 digits, this one {}",
                                    text.size() + 1,
                                    text.size() - first));
    }
    return position;
}

std::string text(const Position& position) {
    std::string digits;
    for (std::size_t cell = 0; cell < Cells; ++cell) {
        const int value = position.visits[cell] + (cell == position.cursor ? 4 : 0);
        digits += static_cast<char>('0' + value);
    }
    return digits;
}

} // namespace hexes
