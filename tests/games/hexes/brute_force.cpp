#include "tests/games/hexes/brute_force.hpp"

#include <set>

namespace {

/// One row of the specification's table: delta, dx and dy in even rows, then in odd rows.
struct Way {
    int even_delta;
    int even_dx;
    int even_dy;
    int odd_delta;
    int odd_dx;
    int odd_dy;
};

// The table says dx 0 for SW in odd rows and -1 for NW in even ones.
constexpr Way Ways[] = {{-5, -1, -1, -4, 0, -1},
                        {-8, 0, -2, -8, 0, -2},
                        {-4, 0, -1, -3, 1, -1},
                        {4, 0, 1, 5, 1, 1},
                        {8, 0, 2, 8, 0, 2},
                        {3, -1, 1, 4, 0, 1}};

bool try_all(std::string& grid, int at, std::set<std::string>& lost) {
    if (grid.find_first_not_of('0') == std::string::npos) {
        return true;
    }
    const std::string key = grid + static_cast<char>('A' + at);
    if (lost.count(key) != 0) {
        return false;
    }
    for (const Way& way : Ways) {
        const bool odd = (at / 4) % 2 == 1;
        const int x = at % 4 + (odd ? way.odd_dx : way.even_dx);
        const int y = at / 4 + (odd ? way.odd_dy : way.even_dy);
        const int to = at + (odd ? way.odd_delta : way.even_delta);
        if (x < 0 || x > 3 || y < 0 || y > 7 || grid[static_cast<std::size_t>(to)] == '0') {
            continue;
        }
        --grid[static_cast<std::size_t>(to)];
        const bool won = try_all(grid, to, lost);
        ++grid[static_cast<std::size_t>(to)];
        if (won) {
            return true;
        }
    }
    lost.insert(key);
    return false;
}

} // namespace

bool can_be_won(const std::string& start) {
    std::string grid;
    int cursor = 0;
    for (int i = 0; i < 32; ++i) {
        const int value = start[static_cast<std::size_t>(i)] - '0';
        if ((value & 4) != 0) {
            cursor = i;
        }
        grid += static_cast<char>('0' + (value & 3));
    }
    std::set<std::string> lost;
    return try_all(grid, cursor, lost);
}
