// The search without gravity. Removing tiles never blocks a path, so the order of removals hardly
// matters; what matters is which tiles of a kind are removed together. The search decides about
// partnerships, not about moves:
//
//   - A pair that occurs in every remaining matching of its kind is removed as soon as possible, and
//     so is a kind that can be removed as a whole. Neither can do harm.
//   - If no such pair is left, choose a removable pair. Either it is a partnership, and removing it
//     now does no harm, or it is none, and is struck out. Both cases are tried.
//   - Before each choice, suppose repeatedly that every tile that can be joined to an allowed
//     partner is removed alone. Partnerships that cannot be joined even then are struck out; a kind
//     without a matching among the rest proves the loss.
#pragma once

#include <vector>

#include "shisen/solver/budget.hpp"
#include "shisen/solver/matching.hpp"
#include "shisen/solver/position.hpp"

namespace shisen::solver {

class FlatSearch {
  public:
    FlatSearch(const StartBoard& layout, Budget& budget) : layout_(layout), budget_(budget) {}

    /// Returns Unknown if the budget is used up. Appends the winning moves to `line`.
    [[nodiscard]] SolverOutcome run(const Position& position, std::vector<Move>& line);

  private:
    /// A position with the decisions about partnerships; tiles of a kind by their index in the
    /// layout's list.
    struct State {
        Position position;
        AllPartners partners{};
        std::array<std::uint16_t, MaxKinds> left{};
    };
    struct Choice {
        std::size_t kind = 0;
        std::size_t i = 0;
        std::size_t j = 0;
        bool found = false;
    };

    SolverOutcome search(State& state, std::vector<Move>& line);
    void
    take(State& state, std::size_t kind, std::size_t i, std::size_t j, std::vector<Move>& line);
    bool take_harmless(State& state, std::vector<Move>& line);
    bool take_harmless_of(State& state, std::size_t kind, std::vector<Move>& line);
    [[nodiscard]] AllPartners joined_when_freed(const State& state) const;
    bool strike_out(State& state);
    [[nodiscard]] Partners joined_now(const State& state, std::size_t kind) const;
    [[nodiscard]] Choice choose(const State& state) const;

    const StartBoard& layout_;
    Budget& budget_;
};

} // namespace shisen::solver
