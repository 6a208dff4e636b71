#include "games/hexes/oracle/rules_check.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "games/hexes/solver.hpp"

namespace hexes {
namespace {

using zx::oracle::TurnDifference;

/// Nodes for the choice of a good move; puzzles need less.
constexpr std::uint64_t MoveNodes = 2000;

/// The class of a difference in the grid.
std::string class_of(const Position& before, const Step& step) {
    if (step.odd != OddEntry::None) {
        return "entry";
    }
    if (step.number != 0 || step.key == 'n') {
        return "deal";
    }
    if (step.key == 'r') {
        return "restart";
    }
    const auto direction = direction_of(step.key);
    if (!direction) {
        return "keys";
    }
    const auto cell = neighbour(before.cursor, *direction);
    return !cell ? "edge" : before.visits[*cell] == 0 ? "closed" : "move";
}

/// Returns a hash of the position.
std::uint64_t key_of_position(const Position& position) {
    std::uint64_t key = 14695981039346656037ULL; // FNV-1a
    const auto add = [&key](std::uint64_t byte) { key = (key ^ byte) * 1099511628211ULL; };
    for (const std::uint8_t visits : position.visits) {
        add(visits);
    }
    add(position.cursor);
    return key;
}

/// Every sixth number follows an entry that is none; more, until its rule is known.
Step number_step(const Rules& rules, std::mt19937& random) {
    constexpr Rule EntryRules[] = {
        Rule::EmptyEntry, Rule::ZeroEntry, Rule::LargeEntry, Rule::LetterEntry};
    Step step{0, static_cast<PuzzleNumber>(1 + random() % 65535)};
    const auto odd = random() % 48;
    const bool unknown = odd < 32 && !rules.known(EntryRules[odd % 4]);
    if (unknown || odd < 8) {
        step.odd = static_cast<OddEntry>(1 + odd % 4);
        step.number = static_cast<PuzzleNumber>(1 + step.number % MostAfterLetter);
    }
    return step;
}

std::string cell_text(Cell cell) {
    return fmt::format("row {} column {}", cell / Columns + 1, cell % Columns + 1);
}

} // namespace

std::string sides_text(const Position& rules, const Seen& tape) {
    const auto cell_of = [](bool cursor, const std::string& visits) {
        return (cursor ? "[" : " ") + visits + (cursor ? "]" : " ");
    };
    std::string text = "rules          tape\n";
    for (int row = 0; row < Rows; ++row) {
        std::string left = row % 2 == 0 ? "" : " ";
        std::string right = left;
        for (int column = 0; column < Columns; ++column) {
            const auto cell = static_cast<Cell>(Columns * row + column);
            const int seen = tape.visits[cell];
            const bool cursor =
                std::find(tape.cursors.begin(), tape.cursors.end(), cell) != tape.cursors.end();
            left += cell_of(cell == rules.cursor, std::to_string(rules.visits[cell]));
            right += cell_of(cursor, seen < 0 ? "?" : std::to_string(seen));
        }
        text += fmt::format("{:<15}{}\n", left, right);
    }
    return text;
}

PuzzleTable::PuzzleTable() {
    for (unsigned number = 1; number <= 65535; ++number) {
        const auto puzzle = static_cast<PuzzleNumber>(number);
        numbers_.emplace_back(key_of_position(deal(puzzle).position), puzzle);
    }
    std::sort(numbers_.begin(), numbers_.end());
}

std::optional<PuzzleNumber> PuzzleTable::number_of(const Position& position) const {
    const std::pair wanted(key_of_position(position), PuzzleNumber{0});
    const auto found = std::lower_bound(numbers_.begin(), numbers_.end(), wanted);
    const bool known = found != numbers_.end() && found->first == wanted.first &&
                       deal(found->second).position == position;
    return known ? std::optional(found->second) : std::nullopt;
}

void RulesCheck::observe(State& state, const Step& step, const zx::machine::Machine& machine) {
    if (!state.any_puzzle) {
        return;
    }
    if (!puzzles_) {
        puzzles_ = std::make_shared<const PuzzleTable>();
    }
    const State seen = shown(state, machine);
    // The same puzzle again is another one only after N, by chance.
    const bool another = step.key == 'n' || !(seen.position == state.start);
    if (another && puzzles_->number_of(seen.position)) {
        state = {seen.position, seen.position};
    }
}

RulesCheck::State RulesCheck::shown(const State& expected,
                                    const zx::machine::Machine& machine) const {
    const Seen seen = reader_.read(machine);
    State state = expected;
    state.just_ended = false;
    state.any_puzzle = false;
    for (Cell cell = 0; cell < Cells; ++cell) {
        if (seen.visits[cell] >= 0) {
            state.position.visits[cell] = static_cast<std::uint8_t>(seen.visits[cell]);
        }
    }
    if (seen.cursors.size() == 1) {
        state.position.cursor = seen.cursors.front();
    }
    return state;
}

Step RulesCheck::choose(const Rules& rules, const State& state, std::mt19937& random) const {
    const auto chance = random() % 100;
    const bool over = status(state.position) != Status::Playing;
    const Rule end_key = status(state.position) == Status::Won ? Rule::WonKey : Rule::StuckKey;
    if (state.just_ended && rules.at(end_key) != static_cast<Setting>(EndKey::Acts)) {
        // R shows what the first key does. S must not come first: it may deal a puzzle, in which the
        // digits would be moves.
        return {chance < 60 ? 'r' : chance < 80 ? 'q' : '8'};
    }
    if (!state.known() || (over && chance < 60) || chance == 0) {
        return number_step(rules, random);
    }
    if (chance < 3) {
        return {'r'};
    }
    if (chance == 3 && random() % 8 == 0) {
        return {'n'};
    }
    if (chance < 8) {
        constexpr std::string_view Meaningless = "0456abcdefghijklmopqtuvwxyz";
        return {Meaningless[random() % Meaningless.size()]};
    }
    // Half of the games go towards the win, for the states near it.
    const bool good = state.start.remaining() % 2 == 0 && chance < 90;
    if (good) {
        const auto verdict = solve(state.position, {MoveNodes});
        if (!verdict.line.empty()) {
            return {key_of(verdict.line.front())};
        }
    }
    return {key_of(Directions[random() % Directions.size()])};
}

std::vector<zx::machine::Stroke> RulesCheck::strokes(const Step& step) const {
    return zx::machine::strokes_from_text(typed_text(step))
        .value_or(std::vector<zx::machine::Stroke>{});
}

std::vector<zx::machine::Stroke> RulesCheck::probes() const {
    return zx::machine::strokes_from_text("ns789321").value_or(std::vector<zx::machine::Stroke>{});
}

std::optional<TurnDifference> RulesCheck::compare(const State& before,
                                                  const Step& step,
                                                  const State& after,
                                                  const zx::machine::Machine& machine) {
    if (!after.known()) {
        return std::nullopt;
    }
    if (after.any_puzzle) {
        return TurnDifference{class_of(before.position, step), "the grid is no puzzle of the deal"};
    }
    const Seen seen = reader_.read(machine);
    const std::string fault = class_of(before.position, step);
    std::optional<Cell> unknown;
    for (Cell cell = 0; cell < Cells; ++cell) {
        const int expected = after.position.visits[cell];
        if (!reader_.knows(after.position, cell)) {
            continue;
        }
        if (seen.visits[cell] == -1) {
            unknown = unknown.value_or(cell);
        } else if (seen.visits[cell] != expected) {
            return TurnDifference{fault,
                                  fmt::format("{} shows {}, the rules have {}",
                                              cell_text(cell),
                                              seen.visits[cell],
                                              expected)};
        }
    }
    // A cell with an unknown look may be the cursor's, if that is expected.
    const Cell cursor = after.position.cursor;
    const bool hidden = seen.visits[cursor] == -1 ||
                        (seen.cursors.empty() && !reader_.knows(after.position, cursor));
    if (!hidden && seen.cursors != std::vector<Cell>{cursor}) {
        return TurnDifference{fault,
                              seen.cursors.empty()
                                  ? "no cell shows the cursor"
                                  : "the cursor is at " + cell_text(seen.cursors.front()) +
                                        ", the rules have " + cell_text(cursor)};
    }
    if (unknown) {
        return TurnDifference{reader_.knows_all() ? "garbage" : fault,
                              cell_text(*unknown) + " has an unknown look"};
    }
    int& border = borders_[static_cast<std::size_t>(status(after.position))];
    if (border == -1) {
        border = seen.border;
    }
    if (seen.border != border) {
        return TurnDifference{"end", fmt::format("the border is {}, not {}", seen.border, border)};
    }
    return std::nullopt;
}

} // namespace hexes
