// The rules of Hexes as oracle/turn_check.hpp runs them beside a tape.
//
// Classes of differences: deal (a chosen puzzle is another one), restart, move (a possible move
// leads elsewhere), edge (a move beyond the edge does something), closed (a move onto a black cell
// does something), keys (a key without meaning does something), end (the border does not show the
// state of the game), garbage (a cell has an unknown look), hang, reset.
#pragma once

#include <array>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "games/hexes/oracle/reader.hpp"
#include "machine/strokes.hpp"
#include "oracle/turn_check.hpp"

namespace hexes {

/// A key, or a puzzle that is chosen by S, its number and ENTER.
struct Step {
    char key = 0;
    /// 0 for a key.
    PuzzleNumber number = 0;
    friend bool operator==(const Step&, const Step&) = default;
};

/// Returns steps as text: "s42 7 8 r".
[[nodiscard]] std::string steps_text(const std::vector<Step>& steps);

class RulesCheck {
  public:
    struct State {
        Position start;
        Position position;
        friend bool operator==(const State&, const State&) = default;
    };
    using Step = hexes::Step;

    /// strict: the border is cyan in play, white when won, black when stuck. Otherwise the colours
    /// that the tape shows first are required from then on.
    RulesCheck(Reader reader, bool strict) : reader_(std::move(reader)) {
        if (strict) {
            borders_ = {5, 7, 0};
        }
    }

    [[nodiscard]] State begin() const { return {}; }
    [[nodiscard]] bool deals(const Step& step) const { return step.number != 0; }
    void apply(State& state, const Step& step) const;
    [[nodiscard]] Step choose(const State& state, std::mt19937& random) const;
    [[nodiscard]] std::vector<zx::machine::Stroke> strokes(const Step& step) const;
    [[nodiscard]] std::vector<zx::machine::Stroke> probes() const;
    [[nodiscard]] std::optional<zx::oracle::TurnDifference>
    compare(const State& before,
            const Step& step,
            const State& after,
            const zx::machine::Machine& machine);

  private:
    Reader reader_;
    /// The border of each status; -1 while it is unknown.
    std::array<int, 3> borders_ = {-1, -1, -1};
};

} // namespace hexes
