// The rules of Hexes as oracle/turn_check.hpp runs them beside a tape.
//
// Classes of differences: deal (a chosen puzzle is another one), restart, move (a possible move
// leads elsewhere), entry (S with something else than a number of 1 to 65535), edge (a move beyond the edge does something), closed (a move onto a black cell
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

#include "games/hexes/oracle/forecast.hpp"
#include "games/hexes/oracle/reader.hpp"
#include "machine/strokes.hpp"
#include "oracle/turn_check.hpp"

namespace hexes {

/// Returns both grids as lines of text, the cursor's cell in brackets; "?" is an unknown look.
[[nodiscard]] std::string sides_text(const Position& rules, const Seen& tape);

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
    using State = CheckedState;
    using Step = hexes::Step;
    using Rules = hexes::Rules;

    /// strict: the rule variants are ours, and the border is cyan in play, white when won, black when
    /// stuck. Otherwise the variants are learned, and the colours that the tape shows first are
    /// required from then on.
    RulesCheck(Reader reader, bool strict) : reader_(std::move(reader)) {
        if (strict) {
            rules_ = Rules::ours();
            borders_ = {5, 7, 0};
        }
    }

    [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
    [[nodiscard]] State begin() const { return begin_; }
    /// Begins with the puzzle on the screen, if it is a puzzle of some number. Otherwise the first
    /// step must choose one.
    void begin_with(const zx::machine::Machine& machine) {
        begin_.any_puzzle = true;
        observe(begin_, {'n'}, machine);
        begin_.any_puzzle = false;
    }
    [[nodiscard]] bool deals(const Step& step) const {
        return step.number != 0 && step.odd == OddEntry::None;
    }
    [[nodiscard]] std::optional<Step> plainer(const Step& step) const {
        return step.odd == OddEntry::None ? std::nullopt : std::optional(Step{0, step.number});
    }
    [[nodiscard]] std::optional<Rule>
    apply(const Rules& rules, State& state, const Step& step) const {
        return hexes::apply(rules, state, step);
    }
    [[nodiscard]] bool judged(const State& state) const { return state.known(); }
    /// If the tape has chosen the puzzle, takes it from the screen if it is a puzzle of some number.
    void observe(State& state, const Step& step, const zx::machine::Machine& machine);
    [[nodiscard]] Step choose(const Rules& rules, const State& state, std::mt19937& random) const;
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
    Rules rules_;
    State begin_;
    /// Made when it is first needed.
    std::shared_ptr<const PuzzleTable> puzzles_;
    /// The border of each status; -1 while it is unknown.
    std::array<int, 3> borders_ = {-1, -1, -1};
};

} // namespace hexes
