#include "shisen/oracle/coverage.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace shisen::oracle {

namespace {

struct PartText {
    Part part;
    Fault fault;
    std::string_view warning;
    std::string_view words;
};

/// The parts that a layout may not show.
constexpr std::array<PartText, 5> Shown{{
    {Part::Cursor, Fault::Highlight, "cursor-not-shown", "no mark follows the arrows"},
    {Part::Selection,
     Fault::Highlight,
     "selection-not-shown",
     "no mark of its own shows which tile ENTER has selected"},
    {Part::Kind,
     Fault::Highlight,
     "kind-not-shown",
     "the tiles of the kind under the cursor are not highlighted"},
    {Part::Pair, Fault::Hint, "pair-not-shown", "no mark of its own shows the pair that H finds"},
    {Part::Number, Fault::Number, "number-not-shown", "the board's number is not on the screen"},
}};

/// True if the part was not seen once. Other marks may hide all of a few pairs, in a check that ends early.
bool never_shown(const Coverage& coverage, Part part) {
    constexpr std::size_t EnoughPairs = 6;
    const std::size_t enough = part == Part::Pair ? EnoughPairs : 1;
    return coverage.of(part).made == 0 && coverage.of(part).skipped >= enough;
}

/// Returns the classes whose rules decide what the board is after this step.
std::vector<Fault>
classes_of_board(const Step& step, bool selected_before, const ModelState& expected) {
    if (step.answer || step.key == Key::NewBoard || step.key == Key::ToggleGravity) {
        return {Fault::Deal};
    }
    if (step.key >= Key::Back && step.key <= Key::Last) {
        return {Fault::History};
    }
    if (step.key == Key::Enter) {
        if (expected.game.removed) {
            return {Fault::Path, Fault::Gravity};
        }
        return selected_before ? std::vector{Fault::Path} : std::vector<Fault>{};
    }
    return {};
}

/// Warns of each column or row on whose tiles the cursor was never seen, if it mostly was on those of the others.
template <std::size_t Count>
void warn_of_lines(const std::array<Comparisons, Count>& lines,
                   const char* name,
                   std::vector<Warning>& warnings) {
    constexpr std::size_t ManyLooks = 12;
    Comparisons elsewhere;
    for (const Comparisons& line : lines) {
        elsewhere += line.made > 0 ? line : Comparisons();
    }
    for (std::size_t i = 0; i < Count; ++i) {
        if (lines[i].made == 0 && lines[i].skipped >= ManyLooks &&
            elsewhere.made > elsewhere.skipped) {
            warnings.push_back(
                {"cursor-not-shown",
                 lines[i].skipped,
                 fmt::format("no mark shows the cursor on the tiles of {} {}", name, i + 1)});
        }
    }
}

} // namespace

Coverage& Coverage::operator+=(const Coverage& other) {
    for (std::size_t i = 0; i < FaultCount; ++i) {
        of_class[i] += other.of_class[i];
    }
    for (std::size_t i = 0; i < PartCount; ++i) {
        of_part[i] += other.of_part[i];
    }
    cursor_on_empty += other.cursor_on_empty;
    for (std::size_t i = 0; i < cursor_in_column.size(); ++i) {
        cursor_in_column[i] += other.cursor_in_column[i];
    }
    for (std::size_t i = 0; i < cursor_in_row.size(); ++i) {
        cursor_in_row[i] += other.cursor_in_row[i];
    }
    number_of_deal += other.number_of_deal;
    number_of_won_game += other.number_of_won_game;
    asking += other.asking;
    unread += other.unread;
    number_gone += other.number_gone;
    shared_boards += other.shared_boards;
    few_numbers = std::max(few_numbers, other.few_numbers);
    return *this;
}

Coverage coverage_of(const Step& step,
                     bool selected_before,
                     const ModelState& expected,
                     const Observation& seen) {
    Coverage coverage;
    const auto count = [&](Part part, Fault fault, bool made) {
        const Comparisons one{made ? 1u : 0u, made ? 0u : 1u};
        coverage.of_part[static_cast<std::size_t>(part)] += one;
        coverage.of_class[static_cast<std::size_t>(fault)] += one;
    };
    count(Part::Running, Fault::Machine, true);
    if (expected.asking) {
        ++coverage.asking;
        return coverage;
    }
    for (const Fault fault : classes_of_board(step, selected_before, expected)) {
        count(Part::Board, fault, true);
    }
    count(Part::Border, Fault::Status, true);
    count(Part::Number, Fault::Number, seen.number.has_value());
    const Comparisons number{seen.number ? 1u : 0u, seen.number ? 0u : 1u};
    if (deals_at_random(step)) {
        coverage.number_of_deal += number;
    }
    if (expected.game.board.empty() && !expected.just_ended) {
        coverage.number_of_won_game += number; // no message covers it any more
    }
    count(Part::Cursor, Fault::Highlight, seen.cursor.has_value());
    const GameState& game = expected.game;
    const Comparisons cursor{seen.cursor ? 1u : 0u, seen.cursor ? 0u : 1u};
    if (!game.board.occupied(game.cursor)) {
        coverage.cursor_on_empty += cursor;
    } else if (!game.hint && !game.selection && !expected.hints.pair_unseen &&
               !expected.may_show_message()) {
        coverage.cursor_in_column[static_cast<std::size_t>(game.cursor.column)] += cursor;
        coverage.cursor_in_row[static_cast<std::size_t>(game.cursor.row)] += cursor;
    }
    count(Part::Selection, Fault::Highlight, seen.selection.has_value());
    count(Part::Kind, Fault::Highlight, seen.highlighted.has_value());
    if (!step.answer && step.key == Key::Hint) {
        count(Part::Pair, Fault::Hint, seen.hint.has_value());
    }
    if (expected.game.removed) {
        const bool heard = seen.sounded.has_value();
        coverage.of_class[static_cast<std::size_t>(Fault::Sound)] +=
            Comparisons{heard ? 1u : 0u, heard ? 0u : 1u};
    }
    return coverage;
}

std::string why_skipped(const Coverage& coverage, Fault fault) {
    if (coverage.of(fault).skipped == 0) {
        return "";
    }
    if (fault == Fault::Sound) {
        return "music plays, and removals cannot be heard beside it";
    }
    std::string words;
    bool sometimes = false;
    for (const PartText& text : Shown) {
        if (text.fault != fault || coverage.of(text.part).skipped == 0) {
            continue;
        }
        if (never_shown(coverage, text.part)) {
            words += (words.empty() ? "" : "; ") + std::string(text.words);
        } else {
            sometimes = true;
        }
    }
    if (sometimes) {
        words += (words.empty() ? "" : "; ") + std::string("another mark or a message may hide it");
    }
    return words;
}

std::vector<Warning> warnings_of(const Coverage& coverage,
                                 const std::vector<std::string>& extra_keys,
                                 const std::vector<std::string>& odd_entries) {
    // A number that is not on the screen in more than one of so many looks is missing, not hidden.
    constexpr std::size_t OftenGone = 4;
    constexpr std::size_t FewDeals = 5;
    constexpr std::size_t FewLooks = 5;
    std::vector<Warning> warnings;
    for (const PartText& text : Shown) {
        if (never_shown(coverage, text.part)) {
            warnings.push_back(
                {text.warning, coverage.of(text.part).skipped, std::string(text.words)});
        }
    }
    constexpr std::size_t OnFewPlaces = 5;
    if (coverage.of(Part::Cursor).made > 0 && coverage.cursor_on_empty.made == 0 &&
        coverage.cursor_on_empty.skipped >= OnFewPlaces) {
        warnings.push_back({"cursor-not-shown",
                            coverage.cursor_on_empty.skipped,
                            "no mark shows the cursor on empty places"});
    }
    warn_of_lines(coverage.cursor_in_column, "column", warnings);
    warn_of_lines(coverage.cursor_in_row, "row", warnings);
    if (coverage.number_gone > 0) {
        warnings.push_back({"number-not-shown",
                            coverage.number_gone,
                            "the board's number is gone after a question that was given up"});
    } else if (const Comparisons numbers = coverage.of(Part::Number);
               numbers.made > 0 && numbers.skipped * OftenGone > numbers.made + numbers.skipped) {
        warnings.push_back(
            {"number-not-shown", numbers.skipped, "the board's number is often not on the screen"});
    } else if (numbers.made > 0 && coverage.number_of_deal.skipped >= FewDeals &&
               coverage.number_of_deal.skipped > coverage.number_of_deal.made) {
        warnings.push_back({"number-not-shown",
                            coverage.number_of_deal.skipped,
                            "the board's number is not on the screen after N"});
    } else if (numbers.made > 0 && coverage.number_of_won_game.skipped >= FewLooks &&
               coverage.number_of_won_game.made == 0) {
        warnings.push_back({"number-not-shown",
                            coverage.number_of_won_game.skipped,
                            "the board's number is not on the screen after a win"});
    }
    if (coverage.shared_boards > 0) {
        warnings.push_back({"shared-board",
                            coverage.shared_boards,
                            "some numbers deal the board of another number"});
    }
    if (!coverage.few_numbers.empty()) {
        warnings.push_back({"few-numbers", 1, "N draws only " + coverage.few_numbers});
    }
    if (coverage.unread > 0) {
        warnings.push_back({"board-covered",
                            coverage.unread,
                            "marks that lie over each other cover tiles until a further key; these "
                            "boards were not compared"});
    }
    if (!extra_keys.empty()) {
        std::string words = "further keys change the game or what is on the screen:";
        for (const std::string& key : extra_keys) {
            words += " " + key;
        }
        warnings.push_back({"extra-key", extra_keys.size(), std::move(words)});
    }
    if (!odd_entries.empty()) {
        warnings.push_back({"odd-entry",
                            odd_entries.size(),
                            "S with what is no board number: " + odd_entries.front()});
    }
    return warnings;
}

} // namespace shisen::oracle
