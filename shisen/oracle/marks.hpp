// How this tape draws its cursor, the selected tile, the shown pair and the tiles of the cursor's
// kind, learned from examples.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "oracle/tile_features.hpp"
#include "shisen/oracle/observation.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

enum class Mark : std::uint8_t { Cursor, Selected, Hinted, SameKind };
inline constexpr std::size_t MarkCount = 4;
using MarkSet = std::bitset<MarkCount>;

[[nodiscard]] constexpr std::size_t index_of(Mark mark) noexcept {
    return static_cast<std::size_t>(mark);
}

/// A look and what it stands for.
struct Example {
    zx::oracle::TileFeatures look{};
    MarkSet marks;
    /// MarkModel of which it is not known whether they are there.
    MarkSet doubtful;
    bool tile = true;
};

class MarkModel {
  public:
    MarkModel() = default;
    /// What the examples do not bear out stays unknown.
    explicit MarkModel(const std::vector<Example>& examples);

    [[nodiscard]] bool knows(Mark mark) const { return on_tile(mark).has_value(); }
    [[nodiscard]] bool knows_cursor_on_empty() const { return cursor_on_empty_.has_value(); }
    [[nodiscard]] bool has(Mark mark, const zx::oracle::TileFeatures& look, bool tile) const;
    /// On a tile that carries `by`, `mark` cannot be seen.
    [[nodiscard]] bool hides(Mark by, Mark mark) const {
        return hidden_by_[index_of(mark)].test(index_of(by));
    }
    /// Selection and shown pair are drawn alike.
    [[nodiscard]] bool selected_like_hinted() const noexcept { return alike_; }
    /// The way a mark is drawn on a tile, "unknown" if it is.
    [[nodiscard]] std::string describe(Mark mark) const;

  private:
    using Conditions = std::array<std::optional<zx::oracle::FeaturePattern>, MarkCount>;

    [[nodiscard]] const std::optional<zx::oracle::FeaturePattern>& on_tile(Mark mark) const {
        return on_tiles_[index_of(mark)];
    }
    void learn(Mark mark, const std::vector<Example>& examples);

    Conditions on_tiles_;
    /// Nothing but a cursor can be on an empty cell.
    std::optional<zx::oracle::FeaturePattern> cursor_on_empty_;
    std::array<MarkSet, MarkCount> hidden_by_{};
    bool alike_ = false;
};

/// What a observation says where a known mark is drawn on no tile though it must be, or on too
/// many: a cursor or selection out of this world. A shown pair that is not one is a cell twice.
inline constexpr Cell NoSuchCell{-1, -1};

/// Everything of a observation that is drawn on the board.
[[nodiscard]] Observation observation_of(const SeenBoard& seen, const MarkModel& marks);

} // namespace shisen::oracle
