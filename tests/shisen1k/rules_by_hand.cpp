#include "tests/shisen1k/rules_by_hand.hpp"

#include <algorithm>
#include <array>

namespace by_hand {

using fixture::Columns;
using fixture::Place;
using fixture::Rows;

Board deal(int number) {
    std::string cells;
    for (int i = 0; i < Rows * Columns; ++i) {
        cells += static_cast<char>('A' + i / 4);
    }
    std::int64_t s = number;
    for (std::int64_t i = Rows * Columns - 1; i > 0; --i) {
        s = 75 * (s + 1) % 65537 - 1;
        std::swap(cells[static_cast<std::size_t>(i)],
                  cells[static_cast<std::size_t>(s * (i + 1) / 65536)]);
    }
    Board board;
    for (std::size_t row = 0; row < Rows; ++row) {
        board.push_back(cells.substr(row * Columns, Columns));
    }
    return board;
}

namespace {

bool is_free(const Board& board, Place at) {
    const bool inside = at.row >= 0 && at.row < Rows && at.column >= 0 && at.column < Columns;
    return !inside ||
           board[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] == '.';
}

char letter(const Board& board, Place at) {
    return board[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
}

/// Extends the reached cells by one straight segment.
std::vector<Place>
one_segment_further(const Board& board, const std::vector<Place>& from, Place to) {
    constexpr std::array<Place, 4> steps = {{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};
    std::vector<Place> reached = from;
    for (const Place start : from) {
        for (const Place step : steps) {
            Place at = start;
            for (;;) {
                at = {at.row + step.row, at.column + step.column};
                const bool in_ring =
                    at.row >= -1 && at.row <= Rows && at.column >= -1 && at.column <= Columns;
                if (!in_ring || (at != to && !is_free(board, at))) {
                    break;
                }
                if (std::find(reached.begin(), reached.end(), at) == reached.end()) {
                    reached.push_back(at);
                }
                if (at == to) {
                    break;
                }
            }
        }
    }
    return reached;
}

} // namespace

bool joined(const Board& board, Place from, Place to) {
    std::vector<Place> reached = {from};
    for (int segment = 0; segment < 3; ++segment) {
        // Cells where a segment may start: the first tile itself, then empty cells only.
        std::erase_if(reached, [&](Place p) { return p != from && !is_free(board, p); });
        reached = one_segment_further(board, reached, to);
        if (std::find(reached.begin(), reached.end(), to) != reached.end()) {
            return true;
        }
    }
    return false;
}

std::vector<Move> moves(const Board& board) {
    std::vector<Move> result;
    for (int i = 0; i < Rows * Columns; ++i) {
        for (int j = i + 1; j < Rows * Columns; ++j) {
            const Place a{i / Columns, i % Columns};
            const Place b{j / Columns, j % Columns};
            if (letter(board, a) != '.' && letter(board, a) == letter(board, b) &&
                joined(board, a, b)) {
                result.emplace_back(a, b);
            }
        }
    }
    return result;
}

void remove(Board& board, const Move& move, bool gravity) {
    for (const Place at : {move.first, move.second}) {
        board[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] = '.';
    }
    if (!gravity) {
        return;
    }
    for (std::size_t column = 0; column < Columns; ++column) {
        std::string tiles;
        for (std::size_t row = 0; row < Rows; ++row) {
            if (board[row][column] != '.') {
                tiles += board[row][column];
            }
        }
        tiles.insert(0, Rows - tiles.size(), '.');
        for (std::size_t row = 0; row < Rows; ++row) {
            board[row][column] = tiles[row];
        }
    }
}

std::optional<std::vector<Move>> play_to(int number, bool gravity, bool won) {
    std::uint32_t random = 1;
    for (int attempt = 0; attempt < 500; ++attempt) {
        Board board = deal(number);
        std::vector<Move> line;
        for (auto possible = moves(board); !possible.empty(); possible = moves(board)) {
            random = random * 1103515245u + 12345u;
            line.push_back(possible[(random >> 16) % possible.size()]);
            remove(board, line.back(), gravity);
        }
        if ((line.size() == Rows * Columns / 2) == won) {
            return line;
        }
    }
    return std::nullopt;
}

} // namespace by_hand
