#include "shisen/oracle/game_lines.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "shisen/solver.hpp"

namespace shisen::oracle {

namespace {

/// The solver's budget: enough for most boards, a few milliseconds at most.
constexpr std::uint64_t SolverNodes = 2000;

/// Plays games at random and calls `keep` with the pairs and the last board of each; ends if it returns
/// true.
template <typename Keep>
void play_by_chance(const RuleVariants& rules,
                    const Board& start,
                    Gravity gravity,
                    Rng& rng,
                    int games,
                    Keep keep) {
    for (int game = 0; game < games; ++game) {
        Board board = start;
        std::vector<Pair> line;
        for (auto pairs = joinable_pairs(rules, board); !pairs.empty();
             pairs = joinable_pairs(rules, board)) {
            line.push_back(pairs[rng.below(pairs.size())]);
            remove_pair(board, line.back(), gravity);
        }
        if (keep(std::move(line), board)) {
            return;
        }
    }
}

/// Returns the pairs of a won game or those of the longest game. For a tape without the ring, which the
/// solver uses.
std::vector<Pair>
line_by_chance(const RuleVariants& rules, const Board& start, Gravity gravity, Rng& rng) {
    constexpr int Games = 100;
    std::vector<Pair> longest;
    play_by_chance(
        rules, start, gravity, rng, Games, [&](std::vector<Pair> line, const Board& last) {
            if (line.size() > longest.size()) {
                longest = std::move(line);
            }
            return last.empty();
        });
    return longest;
}

/// Looks for removals from `board` to a board with tiles and no moves, and appends them to `line`.
/// Returns false if there are none, or after `nodes` positions.
bool append_dead_end(const RuleVariants& rules,
                     const Board& board,
                     Gravity gravity,
                     int& nodes,
                     std::vector<Pair>& line) {
    const auto pairs = joinable_pairs(rules, board);
    if (pairs.empty()) {
        return !board.empty();
    }
    for (const Pair& pair : pairs) {
        if (--nodes < 0) {
            break;
        }
        Board next = board;
        remove_pair(next, pair, gravity);
        line.push_back(pair);
        if (append_dead_end(rules, next, gravity, nodes, line)) {
            return true;
        }
        line.pop_back();
    }
    return false;
}

/// Returns the board after these removals.
Board after(Board board, const std::vector<Pair>& line, Gravity gravity) {
    for (const Pair& pair : line) {
        remove_pair(board, pair, gravity);
    }
    return board;
}

/// How the last pairs before a dead end are joined. A program may look for the end of the game otherwise than for
/// a path, and miss pairs of one of these kinds.
enum class LastPairs { Any, OneColumn, OneRow, Outside };
constexpr std::size_t LastPairsCount = 4;

/// True if all pairs on the board before the last removal of the line are of this kind.
bool ends_with(LastPairs wanted,
               const RuleVariants& rules,
               const Board& start,
               const std::vector<Pair>& line,
               Gravity gravity) {
    const Board board = after(start, {line.begin(), line.end() - 1}, gravity);
    const auto pairs = joinable_pairs(rules, board);
    RuleVariants inside = rules;
    inside.set(Ring::None);
    return std::all_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
        switch (wanted) {
        case LastPairs::OneColumn: return pair.first.column == pair.second.column;
        case LastPairs::OneRow: return pair.first.row == pair.second.row;
        case LastPairs::Outside: return !joinable(inside, board, pair);
        default: return true;
        }
    });
}

} // namespace

std::vector<Pair>
line_to_win(const RuleVariants& rules, const Board& start, Gravity gravity, Rng& rng) {
    return rules.at(Rule::Ring) != static_cast<Setting>(Ring::None)
               ? solve(start, gravity, {.nodes = SolverNodes}).line
               : line_by_chance(rules, start, gravity, rng);
}

std::vector<Pair>
line_to_dead_end(const RuleVariants& rules, const Board& start, Gravity gravity, Rng& rng) {
    constexpr int Games = 100;
    constexpr int GamesToSearch = 10;
    constexpr std::size_t RemovalsToSearch = 8;
    constexpr int Nodes = 2000;
    // A line that ends with the wanted pairs may be so much longer.
    constexpr std::size_t MoreRemovals = 4;
    const auto wanted = static_cast<LastPairs>(rng.below(LastPairsCount));
    std::size_t least = 0;
    std::vector<Pair> shortest;
    std::vector<std::vector<Pair>> won;
    play_by_chance(
        rules, start, gravity, rng, Games, [&](std::vector<Pair> line, const Board& last) {
            if (last.empty()) {
                won.push_back(std::move(line));
                return false;
            }
            const bool fits = !line.empty() && ends_with(wanted, rules, start, line, gravity);
            const std::size_t cost = line.size() + (fits ? 0 : MoreRemovals);
            if (shortest.empty() || cost < least) {
                shortest = std::move(line);
                least = cost;
            }
            return false;
        });
    if (!shortest.empty()) {
        return shortest;
    }
    won.resize(std::min<std::size_t>(won.size(), GamesToSearch));
    for (auto& line : won) {
        line.resize(line.size() - std::min(line.size(), RemovalsToSearch));
        const Board board = after(start, line, gravity);
        int nodes = Nodes;
        if (append_dead_end(rules, board, gravity, nodes, line)) {
            return line;
        }
    }
    return {};
}

std::vector<Pair>
line_to_late_dead_end(const RuleVariants& rules, const Board& start, Gravity gravity, Rng& rng) {
    constexpr int Games = 200;
    constexpr int MostTiles = 14;
    constexpr int Few = 4; // ends the search
    int fewest = MostTiles + 1;
    std::vector<Pair> late;
    play_by_chance(
        rules, start, gravity, rng, Games, [&](std::vector<Pair> line, const Board& last) {
            if (!last.empty() && last.tiles() < fewest) {
                fewest = last.tiles();
                late = std::move(line);
            }
            return fewest <= Few;
        });
    return late;
}

} // namespace shisen::oracle
