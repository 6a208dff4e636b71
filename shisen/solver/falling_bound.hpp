// Proves under gravity, without search, that a position is lost: a position is lost if it is lost
// even when more is allowed than the rules allow.
//
// With gravity a column is a pile, and the empty cells are exactly those above the piles and the
// ring. Suppose that some tiles can be removed (call them loose) and the others never can. Then a
// pile keeps at least the tiles that are not loose. The height of a tile above the floor is at
// least the number of tiles below it that are not loose, and at most the number of all tiles below
// it. If no choice of heights within these bounds, made anew for every pair, lets two tiles of a
// kind be joined, real play cannot join them either. So the loose set grows from the empty set
// until no pair can be added; tiles outside it can never be removed. In addition, the joinable
// pairs of a kind must match all its tiles; pairs that occur in no such matching are struck out,
// and the set is grown again.
#pragma once

#include "shisen/solver/matching.hpp"
#include "shisen/solver/position.hpp"

namespace shisen::solver {

class FallingBound {
  public:
    explicit FallingBound(const StartBoard& layout) : layout_(layout) {}

    /// Returns true only if the position (settled, gravity on) cannot be won with the allowed
    /// pairs. Otherwise strikes out of `allowed` the pairs that no winning line can use; positions
    /// that follow may start from the rest.
    [[nodiscard]] bool lost(const Position& position, AllPartners& allowed);
    /// The number of pairs that the last call of lost() left, over all kinds.
    [[nodiscard]] int choice() const noexcept { return choice_; }

  private:
    /// The bounds of one tile; heights count from the floor.
    struct Bounds {
        std::int16_t lowest = 0;  ///< tiles below it that are not loose
        std::int16_t highest = 0; ///< all tiles below it
        std::int16_t above = 0;   ///< tiles above it that are not loose
        std::int16_t column = 0;  ///< counted from 1: the columns of the ring are 0 and columns + 1
        bool loose = false;
    };
    struct Pile {
        std::array<TileIndex, MaxRows> tiles; ///< from the floor upwards
        std::uint8_t count;
    };

    void start(const Position& position);
    void tie_all();
    void refresh(std::size_t pile);
    void loosen(TileIndex tile);
    void grow(const AllPartners& allowed);
    bool grow_kind(std::size_t kind, const Partners& allowed);
    [[nodiscard]] bool joinable(const Bounds& one, const Bounds& other) const;
    [[nodiscard]] bool joinable_over(const Bounds& a, const Bounds& b) const;
    [[nodiscard]] bool joinable_between(const Bounds& a, const Bounds& b) const;

    const StartBoard& layout_;
    std::array<Bounds, MaxCells> bounds_;
    std::array<Pile, MaxColumns> piles_;
    /// The number of tiles of a pile that are not loose; 0 for the ring.
    std::array<int, MaxColumns + 2> least_{};
    std::array<std::uint16_t, MaxKinds> left_{};
    AllPartners found_;
    int choice_ = 0;
};

} // namespace shisen::solver
