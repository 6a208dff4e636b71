// Describes how a tile is drawn, apart from its kind, and what tiles with the same mark have in
// common.
//
// TileFeatures is a list of features of the tile's top left cell and of the cells around it that
// belong to no tile (frames, pointers). A mark, for example the cursor, is learned from examples as
// the set of features that all marked tiles share and no other tile has. The most specific such set
// is used, so that a drawing that was never seen is not taken for the mark.
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

/// The order of the features. Of the tile: its form (plain, inverse or another drawing; see
/// oracle/alphabet.hpp), FLASH, BRIGHT, INK (0 if it tells the kinds apart), PAPER, whether most of
/// its pixels are not as the plain tile shows them (0 or 1), whether the program makes it blink (0 or
/// 1), and whether it has the colours of its kind exchanged (0 or 1; see Lattice::kind_colours). Then the
/// drawing and the colours of the neighbours to the left, to the right, above and below, and of the further
/// cells of Lattice::near. Then the cells of Lattice::margin for the tile's row and column.
inline constexpr std::size_t FeatureCount = 34;
inline constexpr std::size_t FirstAround = 8;

/// One value per feature. If a tile extends into a neighbour, the drawing there counts as the
/// pixels that are not as the tile's kind shows them (Alphabet::plain_nearby). The values of a
/// neighbour that is a tile itself, or outside the screen, are 0.
using TileFeatures = std::array<std::uint64_t, FeatureCount>;

[[nodiscard]] TileFeatures features_of(
    const Screen& screen, const Lattice& lattice, const Alphabet& alphabet, int column, int row);
/// The same for a tile of which lattice.symbol() is known.
[[nodiscard]] TileFeatures features_of(const Screen& screen,
                                       const Lattice& lattice,
                                       const Alphabet& alphabet,
                                       int column,
                                       int row,
                                       const Symbol& symbol);

/// Returns INK and PAPER of the first cell of most tiles of each kind, over all screens, as bits 5-3 PAPER and bits
/// 2-0 INK. Returns nothing if the lattice tells tiles apart by colours, or if all kinds have the same ones.
[[nodiscard]] std::vector<std::uint8_t>
usual_colours(const Lattice& lattice, const std::vector<Screen>& screens, const Alphabet& alphabet);

/// Returns the look with 0 for all features of what is around the tile.
[[nodiscard]] TileFeatures own_features(const TileFeatures& look);

/// Returns the value of a feature for a cell of a margin, which is never 0.
[[nodiscard]] std::uint64_t margin_feature(const ScreenCell& cell);

/// Some features with their values. It fits TileFeatures that have all of these values. A pattern
/// without features fits nothing.
class FeaturePattern {
  public:
    [[nodiscard]] bool fits(const TileFeatures& look) const noexcept;
    [[nodiscard]] bool fits_any(const std::vector<TileFeatures>& looks) const noexcept;
    /// True if the pattern consists of features of the tile itself.
    [[nodiscard]] bool own() const noexcept;
    /// Returns this pattern with its features of the tile itself only.
    [[nodiscard]] FeaturePattern own_part() const;
    /// Returns this pattern without the features that `other` does not have.
    [[nodiscard]] FeaturePattern with_features_of(const FeaturePattern& other) const;
    /// Returns this pattern with only the features of which the value alone excludes `others`. It may
    /// have no feature.
    [[nodiscard]] FeaturePattern telling(const std::vector<TileFeatures>& others) const;
    /// True if `look` has one of the values at least.
    [[nodiscard]] bool fits_partly(const TileFeatures& look) const noexcept;
    /// Returns the look with 0 for all features that the pattern does not have.
    [[nodiscard]] TileFeatures only_its_features(const TileFeatures& look) const noexcept;
    /// Returns text such as "FLASH 1, PAPER 6".
    [[nodiscard]] std::string describe() const;

    friend bool operator==(const FeaturePattern&, const FeaturePattern&) = default;

    /// Returns all features that the marked tiles have in common. `marked` must not be empty.
    [[nodiscard]] static FeaturePattern common_of(const std::vector<TileFeatures>& marked);
    /// Returns what the marked tiles have in common: features of the tile itself, and of neighbours
    /// only if needed. Returns nothing if no common feature excludes the others, or if nothing is
    /// marked.
    [[nodiscard]] static std::optional<FeaturePattern>
    learn(const std::vector<TileFeatures>& marked, const std::vector<TileFeatures>& others);
    /// The same with the features that another pattern has, and with all of those that the marked
    /// tiles have in common.
    [[nodiscard]] static std::optional<FeaturePattern>
    learn_like(const FeaturePattern& other,
               const std::vector<TileFeatures>& marked,
               const std::vector<TileFeatures>& others);

  private:
    [[nodiscard]] bool wants(std::size_t feature) const noexcept {
        return (wanted_ >> feature & 1u) != 0;
    }
    /// Drops a feature.
    void drop(std::size_t feature) noexcept {
        wanted_ &= ~(std::uint64_t{1} << feature);
        values_[feature] = 0;
    }

    /// The features of the pattern, as bits.
    std::uint64_t wanted_ = 0;
    /// Their values; 0 for other features.
    TileFeatures values_{};
    static_assert(FeatureCount <= 64);
};

} // namespace zx::oracle
