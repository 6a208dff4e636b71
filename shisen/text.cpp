#include "shisen/text.hpp"

namespace shisen {

std::string deal_text(BoardNumber number, Size size) {
    return deal(number, size).text();
}

std::string verdict_text(const Verdict& verdict) {
    if (verdict.outcome == SolverOutcome::Lost) {
        return "unwinnable, proved\n";
    }
    if (verdict.outcome == SolverOutcome::Unknown) {
        return "unknown after " + std::to_string(verdict.nodes) + " nodes\n";
    }
    std::string text;
    for (const auto& [first, second] : verdict.line) {
        text += std::to_string(first.row + 1) + ' ' + std::to_string(first.column + 1) + ' ' +
                std::to_string(second.row + 1) + ' ' + std::to_string(second.column + 1) + '\n';
    }
    return text + "won in " + std::to_string(verdict.line.size()) + " removals\n";
}

std::string solve_text(BoardNumber number, Gravity gravity, Size size, const Effort& effort) {
    return verdict_text(solve(deal(number, size), gravity, effort));
}

} // namespace shisen
