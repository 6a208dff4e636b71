#include "tests/shisen/reference.hpp"

#include <array>
#include <deque>
#include <unordered_map>

namespace reference {

std::vector<std::vector<std::optional<Reach>>> reach_from(const Grid& grid, int column, int row) {
    const int rows = static_cast<int>(grid.size());
    const int columns = static_cast<int>(grid[0].size());
    const auto tile = [&](int x, int y) {
        return x >= 0 && y >= 0 && x < columns && y < rows &&
               grid[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] != '.';
    };
    std::vector<std::vector<std::optional<Reach>>> best(
        grid.size(), std::vector<std::optional<Reach>>(grid[0].size()));
    struct Step {
        int x, y, direction, segments, length;
    };
    constexpr std::array<int, 4> Dx{1, 0, -1, 0};
    constexpr std::array<int, 4> Dy{0, 1, 0, -1};
    const int wide = columns + 2;
    std::vector<char> seen(static_cast<std::size_t>(wide * (rows + 2) * 4 * 4), 0);
    std::deque<Step> queue;
    const auto visit = [&](Step s) {
        if (s.x < -1 || s.y < -1 || s.x > columns || s.y > rows || s.segments > 3) {
            return;
        }
        if (tile(s.x, s.y)) {
            if (s.x == column && s.y == row) {
                return;
            }
            auto& there = best[static_cast<std::size_t>(s.y)][static_cast<std::size_t>(s.x)];
            const Reach reach{s.length, s.segments - 1};
            if (!there || reach.length < there->length ||
                (reach.length == there->length && reach.bends < there->bends)) {
                there = reach;
            }
            return;
        }
        const int place = (((s.y + 1) * wide + s.x + 1) * 4 + s.direction) * 4 + s.segments;
        char& mark = seen[static_cast<std::size_t>(place)];
        if (mark == 0) {
            mark = 1;
            queue.push_back(s);
        }
    };
    for (int d = 0; d < 4; ++d) {
        const auto k = static_cast<std::size_t>(d);
        visit({column + Dx[k], row + Dy[k], d, 1, 1});
    }
    while (!queue.empty()) {
        const Step s = queue.front();
        queue.pop_front();
        for (int d = 0; d < 4; ++d) {
            const auto k = static_cast<std::size_t>(d);
            const int segments = s.segments + (d == s.direction ? 0 : 1);
            visit({s.x + Dx[k], s.y + Dy[k], d, segments, s.length + 1});
        }
    }
    return best;
}

void fall(Grid& grid) {
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t row = 0; row + 1 < grid.size(); ++row) {
            for (std::size_t column = 0; column < grid[row].size(); ++column) {
                if (grid[row][column] != '.' && grid[row + 1][column] == '.') {
                    std::swap(grid[row][column], grid[row + 1][column]);
                    moved = true;
                }
            }
        }
    }
}

Grid grid_of(const shisen::Board& board) {
    Grid grid;
    for (int row = 0; row < board.size().rows; ++row) {
        std::string line;
        for (int column = 0; column < board.size().columns; ++column) {
            line += shisen::kind_letter(board.at({column, row}));
        }
        grid.push_back(line);
    }
    return grid;
}

shisen::Board board_of(const Grid& grid) {
    const std::vector<std::string_view> rows(grid.begin(), grid.end());
    return shisen::Board::from_rows(rows);
}

Grid random_grid(Random& random, int columns, int rows, int filled, int kinds) {
    Grid grid(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '.'));
    for (auto& line : grid) {
        for (char& cell : line) {
            if (random.below(100) < filled) {
                cell = shisen::kind_letter(static_cast<shisen::Kind>(random.below(kinds)));
            }
        }
    }
    return grid;
}

namespace {

bool search(const Grid& grid, bool gravity, std::unordered_map<std::string, bool>& known) {
    std::string key;
    for (const auto& line : grid) {
        key += line;
    }
    if (key.find_first_not_of('.') == std::string::npos) {
        return true;
    }
    if (const auto old = known.find(key); old != known.end()) {
        return old->second;
    }
    bool won = false;
    for (std::size_t row = 0; row < grid.size() && !won; ++row) {
        for (std::size_t column = 0; column < grid[row].size() && !won; ++column) {
            if (grid[row][column] == '.') {
                continue;
            }
            const auto reach = reach_from(grid, static_cast<int>(column), static_cast<int>(row));
            for (std::size_t y = row; y < grid.size() && !won; ++y) {
                for (std::size_t x = 0; x < grid[y].size() && !won; ++x) {
                    if ((y > row || x > column) && grid[y][x] == grid[row][column] && reach[y][x]) {
                        Grid next = grid;
                        next[row][column] = '.';
                        next[y][x] = '.';
                        if (gravity) {
                            fall(next);
                        }
                        won = search(next, gravity, known);
                    }
                }
            }
        }
    }
    known.emplace(std::move(key), won);
    return won;
}

} // namespace

bool winnable(const Grid& grid, bool gravity) {
    std::unordered_map<std::string, bool> known;
    return search(grid, gravity, known);
}

} // namespace reference
