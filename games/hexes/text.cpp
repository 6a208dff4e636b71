#include "games/hexes/text.hpp"

#include <fmt/format.h>

namespace hexes {

std::string moves_text(std::span<const Direction> moves) {
    std::string digits;
    for (const Direction direction : moves) {
        digits += key_of(direction);
    }
    return digits;
}

zx::Result<std::vector<Direction>> parse_moves(std::string_view text) {
    std::vector<Direction> moves;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto direction = direction_of(text[i]);
        if (!direction) {
            return zx::fail(
                zx::ErrorCode::BadValue,
                i,
                fmt::format("character {} is not a move; moves are 7 8 9 3 2 1", i + 1));
        }
        moves.push_back(*direction);
    }
    return moves;
}

std::string verdict_text(const Verdict& verdict) {
    switch (verdict.outcome) {
    case SolverOutcome::Lost: return "unwinnable, proved\n";
    case SolverOutcome::Unknown: return fmt::format("unknown after {} nodes\n", verdict.nodes);
    case SolverOutcome::Won: break;
    }
    return fmt::format("{}\nwon in {} moves\n", moves_text(verdict.line), verdict.line.size());
}

} // namespace hexes
