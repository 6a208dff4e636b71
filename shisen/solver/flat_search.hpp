// The search without gravity. Taking tiles away never closes a path, so the order of removals
// hardly matters; what matters is which tiles of a kind go together. The search decides about
// partnerships, not about moves:
//
//   - a pair that every remaining pairing off of its kind uses is taken as soon as it can go; so is
//   a kind that
//     can be taken whole. Neither can do harm.
//   - if nothing of the kind is left, pick a pair that can go: either it is a partnership, and then
//   taking it now can do
//     no harm, or it is none, and is struck out. Both are tried.
//   - before each choice, suppose that every tile with any allowed partner it can be joined to goes
//   away alone, again
//     and again. Partnerships that cannot be joined even then are struck out; a kind that cannot be
//     paired off by those left proves the loss.
#pragma once

#include <vector>

#include "shisen/solver/budget.hpp"
#include "shisen/solver/matching.hpp"
#include "shisen/solver/position.hpp"

namespace shisen::solver {

class FlatSearch {
  public:
    FlatSearch(const Layout& layout, Budget& budget) : layout_(layout), budget_(budget) {}

    /// Unknown if the budget ran out. The winning moves are appended to line.
    [[nodiscard]] Outcome run(const Position& position, std::vector<Move>& line);

  private:
    /// A position and what has been decided about partnerships; tiles of a kind by their place in
    /// the layout's list.
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

    Outcome search(State& state, std::vector<Move>& line);
    void
    take(State& state, std::size_t kind, std::size_t i, std::size_t j, std::vector<Move>& line);
    bool take_harmless(State& state, std::vector<Move>& line);
    bool take_harmless_of(State& state, std::size_t kind, std::vector<Move>& line);
    [[nodiscard]] AllPartners joined_when_freed(const State& state) const;
    bool strike_out(State& state);
    [[nodiscard]] Partners joined_now(const State& state, std::size_t kind) const;
    [[nodiscard]] Choice choose(const State& state) const;

    const Layout& layout_;
    Budget& budget_;
};

} // namespace shisen::solver
