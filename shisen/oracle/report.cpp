#include "shisen/oracle/report.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace shisen::oracle {

namespace {

constexpr std::size_t LeftWidth = 34;

std::string padded(std::string text) {
    text.resize(std::max(text.size() + 1, LeftWidth), ' ');
    return text;
}

std::string row_text(const Board& board, const Board& other, int row) {
    std::string text;
    for (int column = 0; column < board.size().columns; ++column) {
        const Cell cell{column, row};
        text += kind_letter(board.at(cell));
        text += board.at(cell) == other.at(cell) ? ' ' : '<';
    }
    return text;
}

/// Returns "not known" for what the layout does not show.
template <class T, class Text> std::string known_text(const std::optional<T>& value, Text text) {
    return value ? text(*value) : "not known";
}

std::string maybe_cell(const std::optional<Cell>& cell) {
    return cell ? cell_text(*cell) : "none";
}

std::string maybe_pair(const std::optional<Pair>& pair) {
    return pair ? pair_text(*pair) : "none";
}

} // namespace

std::string both_sides(const Difference& difference) {
    const GameState& game = difference.expected.game;
    if (!difference.seen) {
        return "rules\n" + game.board.text() + "tape\n(cannot be read)\n";
    }
    const Observation& seen = *difference.seen;
    std::string text = padded("rules") + "tape\n";
    for (int row = 0; row < game.board.size().rows; ++row) {
        text += padded(row_text(game.board, seen.board, row)) +
                row_text(seen.board, game.board, row) + "\n";
    }
    const auto line =
        [&](std::string_view name, const std::string& left, const std::string& right) {
            text += std::string(name) + ": " + left +
                    (left == right ? "" : "; the tape: " + right) + "\n";
        };
    line("number",
         std::to_string(game.start.number),
         known_text(seen.number, [](BoardNumber number) { return std::to_string(number); }));
    line("cursor", cell_text(game.cursor), known_text(seen.cursor, cell_text));
    line("selected", maybe_cell(game.selection), known_text(seen.selection, maybe_cell));
    line("shown", maybe_pair(game.hint), known_text(seen.hint, maybe_pair));
    line("border", colour_name(difference.expected_border), colour_name(seen.border));
    return text;
}

std::string rules_text(const RuleVariants& rules) {
    std::string text;
    for (const RuleText& rule : all_rules()) {
        const Setting setting = rules.at(rule.rule);
        if (setting != UnknownSetting) {
            text += std::string(setting == OurSetting ? "  " : "* ") + std::string(rule.question) +
                    ": " + std::string(setting_text(rule.rule, setting)) + "\n";
        }
    }
    return text;
}

std::string coverage_text(const Coverage& coverage) {
    std::string text;
    for (std::size_t i = 0; i < FaultCount; ++i) {
        const auto fault = static_cast<Fault>(i);
        const Comparisons& comparisons = coverage.of(fault);
        text +=
            "  " + std::string(name_of(fault)) + ": " +
            grouped(static_cast<std::int64_t>(comparisons.made)) +
            (comparisons.sure_to() == 0
                 ? ", not judged"
                 : ", sure to 1 in " + grouped(static_cast<std::int64_t>(comparisons.sure_to())));
        if (comparisons.skipped > 0) {
            text += ", skipped " + grouped(static_cast<std::int64_t>(comparisons.skipped)) + " (" +
                    why_skipped(coverage, fault) + ")";
        }
        text += "\n";
    }
    return text + "  (sure to 1 in N: a fault that shows in one of N comparisons is seen with a "
                  "probability of 95 %)\n";
}

std::string warnings_text(const std::vector<Warning>& warnings) {
    std::string text;
    for (const Warning& warning : warnings) {
        text += "warning: " + std::string(warning.name) + " (" +
                grouped(static_cast<std::int64_t>(warning.count)) +
                (warning.count == 1 ? " time): " : " times): ") + warning.words + "\n";
    }
    return text;
}

std::string grouped(std::int64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3; i -= 3) {
        text.insert(i - 3, ",");
    }
    return text;
}

std::string summary(const CheckTally& tally) {
    std::string text = grouped(tally.keys()) + " keys in " +
                       grouped(static_cast<std::int64_t>(tally.turns())) + " turns, " +
                       grouped(static_cast<std::int64_t>(tally.won())) + " won, " +
                       grouped(static_cast<std::int64_t>(tally.stuck())) + " without a move left: ";
    if (tally.agreed()) {
        return text + "no difference";
    }
    std::string classes;
    for (std::size_t i = 0; i < FaultCount; ++i) {
        if (const auto count = tally.count(static_cast<Fault>(i)); count != 0) {
            classes += fmt::format("{}{} {}", classes.empty() ? "" : ", ", FaultNames[i], count);
        }
    }
    return text + "differences: " + classes;
}

} // namespace shisen::oracle
