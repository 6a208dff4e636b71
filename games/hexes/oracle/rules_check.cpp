#include "games/hexes/oracle/rules_check.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "games/hexes/solver.hpp"

namespace hexes {
namespace {

using zx::oracle::TurnDifference;

/// Nodes for the choice of a good move; puzzles need less.
constexpr std::uint64_t MoveNodes = 2000;

/// The class of a difference in the grid.
std::string class_of(const Position& before, const Step& step) {
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

std::string cell_text(Cell cell) {
    return fmt::format("row {} column {}", cell / Columns + 1, cell % Columns + 1);
}

} // namespace

std::string steps_text(const std::vector<Step>& steps) {
    std::string text;
    for (const Step& step : steps) {
        text += text.empty() ? "" : " ";
        text += step.number != 0 ? fmt::format("s{}", step.number) : std::string(1, step.key);
    }
    return text;
}

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

std::size_t keys_of(const std::vector<Step>& steps) {
    std::size_t keys = 0;
    for (const Step& step : steps) {
        keys += step.number != 0 ? 2 + fmt::formatted_size("{}", step.number) : 1; // S and ENTER
    }
    return keys;
}

zx::Result<std::vector<Step>> parse_steps(std::string_view text) {
    std::vector<Step> steps;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const auto c = static_cast<unsigned char>(text[at++]);
        if (c == ' ') {
            continue;
        }
        const char key = static_cast<char>(std::tolower(c));
        if ((key < 'a' || key > 'z') && (key < '0' || key > '9')) {
            return zx::fail(zx::ErrorCode::BadValue, begin, "not a key of Hexes");
        }
        if (key != 's') {
            steps.push_back({key, 0});
            continue;
        }
        unsigned number = 0;
        for (; at < text.size() && text[at] >= '0' && text[at] <= '9' && number <= 65535; ++at) {
            number = number * 10 + static_cast<unsigned>(text[at] - '0');
        }
        if (number < 1 || number > 65535) {
            return zx::fail(
                zx::ErrorCode::BadValue, begin, "S needs the number of a puzzle, 1 to 65535");
        }
        steps.push_back({0, static_cast<PuzzleNumber>(number)});
    }
    return steps;
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

void RulesCheck::apply(State& state, const Step& step) const {
    if (step.number != 0) {
        state.start = deal(step.number).position;
        state.position = state.start;
    } else if (step.key == 'r') {
        state.position = state.start;
    } else if (const auto direction = direction_of(step.key)) {
        move(state.position, *direction);
    }
}

void RulesCheck::observe(State& state, const Step& step, const zx::machine::Machine& machine) {
    if (step.key != 'n') {
        return;
    }
    if (!puzzles_) {
        puzzles_ = std::make_shared<const PuzzleTable>();
    }
    const State seen = shown(state, machine);
    if (puzzles_->number_of(seen.position)) {
        state = {seen.position, seen.position};
    }
}

RulesCheck::State RulesCheck::shown(const State& expected,
                                    const zx::machine::Machine& machine) const {
    const Seen seen = reader_.read(machine);
    State state = expected;
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

Step RulesCheck::choose(const State& state, std::mt19937& random) const {
    const auto chance = random() % 100;
    const bool over = status(state.position) != Status::Playing;
    if (state.start == Position{} || (over && chance < 60) || chance == 0) {
        return {0, static_cast<PuzzleNumber>(1 + random() % 65535)};
    }
    if (chance < 3) {
        return {'r', 0};
    }
    if (chance == 3 && random() % 8 == 0) {
        return {'n', 0};
    }
    if (chance < 8) {
        constexpr std::string_view Meaningless = "0456abcdefghijklmopqtuvwxyz";
        return {Meaningless[random() % Meaningless.size()], 0};
    }
    // Half of the games go towards the win, for the states near it.
    const bool good = state.start.remaining() % 2 == 0 && chance < 90;
    if (good) {
        const auto verdict = solve(state.position, {MoveNodes});
        if (!verdict.line.empty()) {
            return {key_of(verdict.line.front()), 0};
        }
    }
    return {key_of(Directions[random() % Directions.size()]), 0};
}

std::vector<zx::machine::Stroke> RulesCheck::strokes(const Step& step) const {
    const std::string text =
        step.number != 0 ? fmt::format("s{}\n", step.number) : std::string(1, step.key);
    return zx::machine::strokes_from_text(text).value_or(std::vector<zx::machine::Stroke>{});
}

std::vector<zx::machine::Stroke> RulesCheck::probes() const {
    return zx::machine::strokes_from_text("ns789321").value_or(std::vector<zx::machine::Stroke>{});
}

std::optional<TurnDifference> RulesCheck::compare(const State& before,
                                                  const Step& step,
                                                  const State& after,
                                                  const zx::machine::Machine& machine) {
    if (after.start == Position{}) {
        return std::nullopt; // no puzzle has been chosen
    }
    const Seen seen = reader_.read(machine);
    const std::string fault = class_of(before.position, step);
    for (Cell cell = 0; cell < Cells; ++cell) {
        const int expected = after.position.visits[cell];
        if (seen.visits[cell] == -1) {
            return TurnDifference{"garbage", cell_text(cell) + " has an unknown look"};
        }
        if (seen.visits[cell] != expected) {
            return TurnDifference{fault,
                                  fmt::format("{} shows {}, the rules have {}",
                                              cell_text(cell),
                                              seen.visits[cell],
                                              expected)};
        }
    }
    if (seen.cursors != std::vector<Cell>{after.position.cursor}) {
        return TurnDifference{fault,
                              seen.cursors.empty()
                                  ? "no cell shows the cursor"
                                  : "the cursor is at " + cell_text(seen.cursors.front()) +
                                        ", the rules have " + cell_text(after.position.cursor)};
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
