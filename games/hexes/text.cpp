#include "games/hexes/text.hpp"

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
            return zx::fail(zx::ErrorCode::BadValue,
                            i,
                            "character " + std::to_string(i + 1) +
                                " is not a move; moves are 7 8 9 3 2 1");
        }
        moves.push_back(*direction);
    }
    return moves;
}

std::string verdict_text(const Verdict& verdict) {
    switch (verdict.outcome) {
    case SolverOutcome::Lost: return "unwinnable, proved\n";
    case SolverOutcome::Unknown:
        return "unknown after " + std::to_string(verdict.nodes) + " nodes\n";
    case SolverOutcome::Won: break;
    }
    return moves_text(verdict.line) + "\nwon in " + std::to_string(verdict.line.size()) +
           " moves\n";
}

} // namespace hexes
