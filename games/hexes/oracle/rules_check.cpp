#include "games/hexes/oracle/rules_check.hpp"

#include "games/hexes/solver.hpp"

namespace hexes {
namespace {

using zx::oracle::TurnDifference;

/// Nodes for the choice of a good move; puzzles need less.
constexpr std::uint64_t MoveNodes = 2000;

/// The class of a difference in the grid.
std::string class_of(const Position& before, const Step& step) {
    if (step.number != 0) {
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

std::string cell_text(Cell cell) {
    return "row " + std::to_string(cell / Columns + 1) + " column " +
           std::to_string(cell % Columns + 1);
}

} // namespace

std::string steps_text(const std::vector<Step>& steps) {
    std::string text;
    for (const Step& step : steps) {
        text += text.empty() ? "" : " ";
        text += step.number != 0 ? "s" + std::to_string(step.number) : std::string(1, step.key);
    }
    return text;
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

Step RulesCheck::choose(const State& state, std::mt19937& random) const {
    const auto chance = random() % 100;
    const bool over = status(state.position) != Status::Playing;
    if (state.start == Position{} || (over && chance < 60) || chance == 0) {
        return {0, static_cast<PuzzleNumber>(1 + random() % 65535)};
    }
    if (chance < 3) {
        return {'r', 0};
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
        step.number != 0 ? "s" + std::to_string(step.number) + "\n" : std::string(1, step.key);
    return zx::machine::strokes_from_text(text).value_or(std::vector<zx::machine::Stroke>{});
}

std::vector<zx::machine::Stroke> RulesCheck::probes() const {
    return zx::machine::strokes_from_text("ns789321").value_or(std::vector<zx::machine::Stroke>{});
}

std::optional<TurnDifference> RulesCheck::compare(const State& before,
                                                  const Step& step,
                                                  const State& after,
                                                  const zx::machine::Machine& machine) {
    const Seen seen = reader_.read(machine);
    const std::string fault = class_of(before.position, step);
    for (Cell cell = 0; cell < Cells; ++cell) {
        const int expected = after.position.visits[cell];
        if (seen.visits[cell] == -1) {
            return TurnDifference{"garbage", cell_text(cell) + " has an unknown look"};
        }
        if (seen.visits[cell] != expected) {
            return TurnDifference{fault,
                                  cell_text(cell) + " shows " + std::to_string(seen.visits[cell]) +
                                      ", the rules have " + std::to_string(expected)};
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
        return TurnDifference{"end",
                              "the border is " + std::to_string(seen.border) + ", not " +
                                  std::to_string(border)};
    }
    return std::nullopt;
}

} // namespace hexes
