#include "shisen/text.hpp"

#include <fmt/format.h>

namespace shisen {

std::string deal_text(BoardNumber number, Size size) {
    return deal(number, size).text();
}

std::string verdict_text(const Verdict& verdict) {
    if (verdict.outcome == SolverOutcome::Lost) {
        return "unwinnable, proved\n";
    }
    if (verdict.outcome == SolverOutcome::Unknown) {
        return fmt::format("unknown after {} nodes\n", verdict.nodes);
    }
    std::string text;
    for (const auto& [first, second] : verdict.line) {
        text += fmt::format(
            "{} {} {} {}\n", first.row + 1, first.column + 1, second.row + 1, second.column + 1);
    }
    return fmt::format("{}won in {} removals\n", text, verdict.line.size());
}

std::string solve_text(BoardNumber number, Gravity gravity, Size size, const Effort& effort) {
    return verdict_text(solve(deal(number, size), gravity, effort));
}

} // namespace shisen
