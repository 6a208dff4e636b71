// Reads the grid of any Hexes from the screen. The layout is learned from puzzles whose position is
// known: it is the arrangement of cells, with a pitch in rows and columns and a shift of odd rows,
// in which equal numbers look equal, different numbers differ, and the cursor's cell differs from
// both.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "games/hexes/deal.hpp"
#include "oracle/cells.hpp"
#include "oracle/lockstep.hpp"

namespace hexes {

/// Where the character that is looked at for each cell is.
struct Layout {
    int top = 0;
    int left = 0;
    int row_pitch = 0;
    int column_pitch = 0;
    /// Columns by which odd rows are shifted.
    int odd_shift = 0;

    [[nodiscard]] zx::oracle::CharPosition place(Cell cell) const noexcept;
    friend bool operator==(const Layout&, const Layout&) = default;
};

/// A position as the screen shows it.
struct Seen {
    /// The number of each cell; -1 for a cell whose look is unknown.
    std::array<int, Cells> visits{};
    std::vector<Cell> cursors;
    int border = 0;
};

class Reader {
  public:
    /// Chooses puzzles by S and finds the layout on the screen. Error BadSignature if there is none.
    [[nodiscard]] static zx::Result<Reader> learn(zx::oracle::Lockstep& lockstep);

    [[nodiscard]] Seen read(const zx::machine::Machine& machine) const;
    [[nodiscard]] const Layout& layout() const noexcept { return layout_; }

  private:
    /// Drawing and attribute of a character.
    using Look = std::pair<zx::oracle::Bitmap, std::uint8_t>;

    static Look look_at(const zx::oracle::Screen& screen, zx::oracle::CharPosition place);
    [[nodiscard]] static std::optional<Reader>
    with_layout(const Layout& layout,
                const std::vector<std::pair<Position, zx::oracle::Screen>>& known);

    Layout layout_;
    std::map<Look, int> plain_;
    std::map<Look, int> under_cursor_;
};

} // namespace hexes
