// How a tile is drawn apart from what it shows, and what is common to the tiles that carry a mark.
//
// A look is a list of features: of the tile's own top left cell, and of the cells around it that
// belong to no tile (frames, pointers). A mark (a cursor, say) is learned from examples as the
// features that all marked tiles share and no other tile has together: the most particular
// description that fits, so that what was never seen is not taken for it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "oracle/alphabet.hpp"
#include "oracle/lattice.hpp"

namespace zx::oracle {

/// In this order: of the tile itself its form (plain, inverse, another drawing; see
/// oracle/alphabet.hpp), FLASH, BRIGHT, INK, PAPER; then drawing and colours of the neighbours to
/// the left, to the right, above and below.
inline constexpr std::size_t FeatureCount = 13;
inline constexpr std::size_t FirstAround = 5;

/// Values by feature. A neighbour that is a tile itself, or outside the screen, has the value 0
/// throughout.
using TileFeatures = std::array<std::uint64_t, FeatureCount>;

[[nodiscard]] TileFeatures features_of(
    const Screen& screen, const Lattice& lattice, const Alphabet& alphabet, int column, int row);

/// Features with their values; a look fits if it has them all. One without features fits none.
class FeaturePattern {
  public:
    [[nodiscard]] bool fits(const TileFeatures& look) const noexcept;
    /// The tile's own features are enough.
    [[nodiscard]] bool own() const noexcept;
    /// "FLASH 1, PAPER 6".
    [[nodiscard]] std::string describe() const;

    friend bool operator==(const FeaturePattern&, const FeaturePattern&) = default;

    /// What the marked looks have in common, own features first and neighbours only if need be.
    /// Absent if nothing in common keeps the others out, or if there are no marked ones.
    [[nodiscard]] static std::optional<FeaturePattern>
    learn(const std::vector<TileFeatures>& marked, const std::vector<TileFeatures>& others);

  private:
    [[nodiscard]] bool fits_any(const std::vector<TileFeatures>& looks) const noexcept;

    std::array<std::optional<std::uint64_t>, FeatureCount> wanted_{};
};

} // namespace zx::oracle
