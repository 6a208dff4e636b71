// The rules of Hexes as oracle/turn_check.hpp runs them beside a tape.
//
// Classes of differences: deal (a chosen puzzle is another one), restart, move (a possible move
// leads elsewhere), edge (a move beyond the edge does something), closed (a move onto a black cell
// does something), keys (a key without meaning does something), end (the border does not show the
// state of the game), garbage (a cell has an unknown look), hang, reset.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
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
/// Returns both grids as lines of text, the cursor's cell in brackets; "?" is an unknown look.
[[nodiscard]] std::string sides_text(const Position& rules, const Seen& tape);
/// Returns the number of keys that the steps press.
[[nodiscard]] std::size_t keys_of(const std::vector<Step>& steps);
/// Parses such a text; spaces may be left out, except after a number. Error BadValue, with the offset.
[[nodiscard]] zx::Result<std::vector<Step>> parse_steps(std::string_view text);

/// The numbers of all puzzles by their positions.
class PuzzleTable {
  public:
    PuzzleTable();
    /// Returns the lowest number with this puzzle.
    [[nodiscard]] std::optional<PuzzleNumber> number_of(const Position& position) const;

  private:
    /// In the order of the positions' keys.
    std::vector<std::pair<std::uint64_t, PuzzleNumber>> numbers_;
};

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

    [[nodiscard]] State begin() const { return begin_; }
    /// Begins with the puzzle on the screen, if it is a puzzle of some number. Otherwise the first
    /// step must choose one.
    void begin_with(const zx::machine::Machine& machine) { observe(begin_, {'n', 0}, machine); }
    [[nodiscard]] bool deals(const Step& step) const { return step.number != 0; }
    void apply(State& state, const Step& step) const;
    /// After N, takes the puzzle from the screen if it is a puzzle of some number.
    void observe(State& state, const Step& step, const zx::machine::Machine& machine);
    [[nodiscard]] Step choose(const State& state, std::mt19937& random) const;
    [[nodiscard]] std::vector<zx::machine::Stroke> strokes(const Step& step) const;
    [[nodiscard]] std::vector<zx::machine::Stroke> probes() const;
    [[nodiscard]] std::optional<zx::oracle::TurnDifference>
    compare(const State& before,
            const Step& step,
            const State& after,
            const zx::machine::Machine& machine);

    /// Returns the state that the tape shows; what cannot be seen is taken from `expected`.
    [[nodiscard]] State shown(const State& expected, const zx::machine::Machine& machine) const;
    [[nodiscard]] const Reader& reader() const noexcept { return reader_; }
    /// Returns the border of a status, 0..7; -1 if it is not known yet.
    [[nodiscard]] int border(Status status) const noexcept {
        return borders_[static_cast<std::size_t>(status)];
    }

  private:
    Reader reader_;
    State begin_;
    /// Made when it is first needed.
    std::shared_ptr<const PuzzleTable> puzzles_;
    /// The border of each status; -1 while it is unknown.
    std::array<int, 3> borders_ = {-1, -1, -1};
};

} // namespace hexes
