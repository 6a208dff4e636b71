// A proof of loss under gravity without search: a position is lost if it stays lost when far more
// is allowed.
//
// With gravity a column is a pile, and the empty cells are exactly those above the piles and the
// ring. Suppose that some tiles can go (call them loose) and the others never can. Then a pile
// keeps at least the tiles that are not loose, and a tile's height above the floor lies between the
// number of tiles under it that are not loose and the number of all tiles under it. If no choice of
// heights within these bounds, taken afresh for every pair, lets two tiles of a kind be joined, no
// real play does: the first of them to go would have met one such choice. So the loose set grows
// from nothing until no pair joins it; tiles outside it can never go. Beyond that, the pairs of a
// kind that can be joined must pair off all its tiles; pairs that no such pairing off uses are
// struck out, and the set is grown again.
#pragma once

#include "shisen/solver/matching.hpp"
#include "shisen/solver/position.hpp"

namespace shisen::solver {

class FallingBound {
  public:
    explicit FallingBound(const Layout& layout) : layout_(layout) {}

    /// True only if the position (settled, gravity on) cannot be won by allowed pairs. Else the
    /// pairs that no winning line can use are struck out of `allowed`: what follows from the
    /// position may start from what is left.
    [[nodiscard]] bool lost(const Position& position, AllPartners& allowed);
    /// Pairs left by the last call of lost(), over all kinds: the choice there still is.
    [[nodiscard]] int choice() const noexcept { return choice_; }

  private:
    /// Bounds of one tile, heights counted from the floor.
    struct Bounds {
        std::int16_t lowest = 0;  ///< tiles under it that are not loose
        std::int16_t highest = 0; ///< all tiles under it
        std::int16_t above = 0;   ///< tiles over it that are not loose
        std::int16_t column = 0;  ///< from 1: the ring's columns are 0 and columns + 1
        bool loose = false;
    };
    struct Pile {
        std::array<Tile, MaxRows> tiles; ///< from the floor up
        std::uint8_t count;
    };

    void start(const Position& position);
    void tie_all();
    void refresh(std::size_t pile);
    void loosen(Tile tile);
    void grow(const AllPartners& allowed);
    bool grow_kind(std::size_t kind, const Partners& allowed);
    [[nodiscard]] bool joinable(const Bounds& one, const Bounds& other) const;
    [[nodiscard]] bool joinable_over(const Bounds& a, const Bounds& b) const;
    [[nodiscard]] bool joinable_between(const Bounds& a, const Bounds& b) const;

    const Layout& layout_;
    std::array<Bounds, MaxCells> bounds_;
    std::array<Pile, MaxColumns> piles_;
    /// Tiles of a pile that are not loose; the ring has none.
    std::array<int, MaxColumns + 2> least_{};
    std::array<std::uint16_t, MaxKinds> left_{};
    AllPartners found_;
    int choice_ = 0;
};

} // namespace shisen::solver
