// How a tape draws its cursor, the selected tile, the shown pair and the tiles of the cursor's
// kind, learned from examples.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <set>
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

/// The features of a tile, and the marks that it carries.
struct Example {
    zx::oracle::TileFeatures look{};
    MarkSet marks;
    /// Marks of which it is not known whether the tile carries them.
    MarkSet doubtful;
    bool tile = true;
    /// True if at this moment the mark that followed the arrows at first was on another cell than the
    /// cursor should be.
    bool astray = false;
    /// True if it was where the cursor should be.
    bool confirmed = true;
};

class MarkModel {
  public:
    MarkModel() = default;
    /// A mark for which the examples allow no pattern stays unknown.
    explicit MarkModel(const std::vector<Example>& examples);

    [[nodiscard]] bool knows(Mark mark) const { return on_tile(mark).has_value(); }
    [[nodiscard]] bool knows_cursor_on_empty() const { return cursor_on_empty_.has_value(); }
    /// The looks of the empty places without the cursor in the examples.
    [[nodiscard]] const std::vector<zx::oracle::TileFeatures>& bare_looks() const {
        return bare_looks_;
    }
    /// Returns the features of a look by which the cursor is seen on an empty place, and 0 for the others. The
    /// cursor must be known there.
    [[nodiscard]] zx::oracle::TileFeatures
    cursor_features_on_empty(const zx::oracle::TileFeatures& look) const {
        return cursor_on_empty_->only_its_features(look);
    }
    [[nodiscard]] bool has(Mark mark, const zx::oracle::TileFeatures& look, bool tile) const;
    /// True if a tile shows the mark as tiles do that carry no other mark which changes how it is drawn.
    [[nodiscard]] bool has_alone(Mark mark, const zx::oracle::TileFeatures& look) const {
        return knows(mark) && on_tile(mark)->fits(look);
    }
    /// True if no tile of the examples had these features of its own: marks may lie over each other in a way
    /// that the examples did not show.
    [[nodiscard]] bool is_new(const zx::oracle::TileFeatures& look) const {
        return !tile_looks_.contains(zx::oracle::own_features(look));
    }
    /// True if a tile shows all that the tiles with the mark had in common, and not only what tells the mark.
    /// A neighbour shows a part of a mark that is drawn around its tile.
    [[nodiscard]] bool has_wholly(Mark mark, const zx::oracle::TileFeatures& look) const {
        return whole_[index_of(mark)].fits(look);
    }
    /// True if `mark` cannot be seen on a tile that carries `by`.
    [[nodiscard]] bool hides(Mark by, Mark mark) const {
        return hidden_by_[index_of(mark)].test(index_of(by));
    }
    /// The same, if no pattern for a tile that carries both is known either.
    [[nodiscard]] bool hides_wholly(Mark by, Mark mark) const {
        return hides(by, mark) && !combined_with_[index_of(mark)].test(index_of(by));
    }
    /// True if the tile shows a part of the mark that no tile without this mark has shown: the mark
    /// may be drawn there in a way that was not seen before, for example with another INK.
    [[nodiscard]] bool may_have(Mark mark, const zx::oracle::TileFeatures& look) const {
        return telling_[index_of(mark)].fits_partly(look);
    }
    /// For a cursor that is drawn over several tiles. Other marks may cover it, so from now on it is
    /// unknown, not absent, if it is not seen; and it may cover what shows other marks beside a tile,
    /// so these marks become unknown.
    void set_cursor_is_large();
    [[nodiscard]] bool cursor_may_be_covered() const noexcept { return cursor_may_be_covered_; }
    /// For a shown pair that is drawn like the cursor: where the cursor is then cannot be seen.
    void set_pair_looks_like_cursor() noexcept { pair_looks_like_cursor_ = true; }
    [[nodiscard]] bool pair_looks_like_cursor() const noexcept { return pair_looks_like_cursor_; }
    /// For an H that has never any effect: no pair is shown.
    void set_shows_no_pair() noexcept { shows_no_pair_ = true; }
    [[nodiscard]] bool shows_no_pair() const noexcept { return shows_no_pair_; }
    /// For tiles of the cursor's kind that are not highlighted while a pair is shown.
    void set_pair_hides_kind() noexcept { pair_hides_kind_ = true; }
    [[nodiscard]] bool pair_hides_kind() const noexcept { return pair_hides_kind_; }
    /// For a cursor that looks like the other highlighted tiles of some kinds: on these it cannot be
    /// seen.
    void set_mates_look_like_cursor() noexcept { mates_look_like_cursor_ = true; }
    [[nodiscard]] bool mates_look_like_cursor() const noexcept { return mates_look_like_cursor_; }
    /// For a selected tile that may look like the cursor, and like none with the cursor on it: the cursor
    /// is unknown if not exactly one cell shows it.
    void set_selected_looks_like_cursor() noexcept { selected_looks_like_cursor_ = true; }
    [[nodiscard]] bool selected_looks_like_cursor() const noexcept {
        return selected_looks_like_cursor_;
    }
    /// True if selection and shown pair are drawn alike.
    [[nodiscard]] bool selected_like_hinted() const noexcept { return alike_; }
    /// True if a selected tile with further marks may look like one of a shown pair, which has two.
    [[nodiscard]] bool selected_may_look_hinted() const noexcept {
        return selected_may_look_hinted_;
    }
    /// True if they are drawn alike, but a tile that carries both shows neither, as after two XORs.
    [[nodiscard]] bool selected_cancels_hinted() const noexcept { return cancel_; }
    /// True if a selected tile under the cursor has shown neither mark, as after two XORs.
    [[nodiscard]] bool selected_cancels_cursor() const noexcept { return cancels_cursor_; }
    /// True if a mark is also drawn beside its tile, where a mark of a neighbour may hide this part.
    [[nodiscard]] bool drawn_beside_tile(Mark mark) const {
        return on_tile(mark) && !on_tile(mark)->own();
    }
    /// True if a tile shows the part of a mark that is drawn on the tile itself.
    [[nodiscard]] bool shows_own_part(Mark mark, const zx::oracle::TileFeatures& look) const {
        return on_tile(mark) && on_tile(mark)->own_part().fits(look);
    }
    /// Returns how a mark is drawn on a tile, or "unknown".
    [[nodiscard]] std::string describe(Mark mark) const;

  private:
    using Conditions = std::array<std::optional<zx::oracle::FeaturePattern>, MarkCount>;

    [[nodiscard]] const std::optional<zx::oracle::FeaturePattern>& on_tile(Mark mark) const {
        return on_tiles_[index_of(mark)];
    }
    /// Learns a mark from the examples. Tiles that carry one of the marks `apart` and not this one may look like it.
    void learn(Mark mark, const std::vector<Example>& examples, MarkSet apart = {});
    void learn_cursor_on_empty(const std::vector<Example>& examples);
    void learn_combined(Mark mark, const std::vector<Example>& examples);
    void learn_cancelled_cursor(const std::vector<Example>& examples);

    Conditions on_tiles_;
    /// The features of each pattern of `on_tiles_` that exclude all tiles without the mark.
    std::array<zx::oracle::FeaturePattern, MarkCount> telling_{};
    /// The patterns of `on_tiles_`, those with features of neighbours with all features that their tiles
    /// had in common.
    std::array<zx::oracle::FeaturePattern, MarkCount> whole_{};
    /// How tiles look that have the cursor, are selected or shown and carry another mark that changes
    /// how this is drawn, for example a PAPER of its own for a selected tile of a shown pair.
    std::array<std::vector<zx::oracle::FeaturePattern>, MarkCount> combined_;
    /// The marks with which each mark has such a pattern.
    std::array<MarkSet, MarkCount> combined_with_{};
    /// The cursor is the only mark that an empty cell can carry.
    std::optional<zx::oracle::FeaturePattern> cursor_on_empty_;
    std::vector<zx::oracle::TileFeatures> bare_looks_;
    /// The features of their own that tiles had in the examples.
    std::set<zx::oracle::TileFeatures> tile_looks_;
    std::array<MarkSet, MarkCount> hidden_by_{};
    bool alike_ = false;
    bool selected_may_look_hinted_ = false;
    bool cancel_ = false;
    bool cancels_cursor_ = false;
    bool cursor_may_be_covered_ = false;
    bool pair_looks_like_cursor_ = false;
    bool shows_no_pair_ = false;
    bool pair_hides_kind_ = false;
    bool mates_look_like_cursor_ = false;
    bool selected_looks_like_cursor_ = false;
};

/// The value of a cursor or selection that is known, but drawn on no tile where one is required, or
/// on several. A shown pair with this fault has the same cell twice.
inline constexpr Cell NoSuchCell{-1, -1};

/// Returns the part of an observation that is drawn on the board.
[[nodiscard]] Observation observation_of(const SeenBoard& seen, const MarkModel& marks);

} // namespace shisen::oracle
