// Reads the grid of any Hexes from the screen. What a cell looks like is learned from puzzles whose
// positions are known, in one of two ways:
//
// - A grid of characters, found with six puzzles: an arrangement with a pitch in rows and columns and
//   a shift of odd rows, in which equal numbers look equal, different numbers differ, and the
//   cursor's cell differs from both.
// - Any drawing, found with about a hundred puzzles: the bytes of the display and the attributes that
//   depend on one cell alone. So cells may have any place and size, share characters, and show the
//   cursor beside the number.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
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

using zx::oracle::ScreenArea;

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
    /// Chooses puzzles by S and learns how cells look. Error BadSignature if that is impossible.
    [[nodiscard]] static zx::Result<Reader> learn(zx::oracle::Lockstep& lockstep);

    [[nodiscard]] Seen read(const zx::machine::Machine& machine) const;
    /// The arrangement of characters; none if cells are read by bytes.
    [[nodiscard]] const std::optional<Layout>& layout() const noexcept { return layout_; }
    /// Returns whether it is known how this cell shows this state. A reader that was learned from
    /// some of the puzzles only may not have seen it.
    [[nodiscard]] bool knows(const Position& position, Cell cell) const;
    /// Returns whether that is known of all cells and all states that puzzles show.
    [[nodiscard]] bool knows_all() const;
    /// Returns where a cell is looked at.
    [[nodiscard]] ScreenArea area(Cell cell) const;

  private:
    /// Drawing and attribute of a character.
    using Look = std::pair<zx::oracle::Bitmap, std::uint8_t>;
    using Known = std::vector<std::pair<Position, zx::oracle::Screen>>;
    /// Display bytes (8 for each character, the upper first) and then attributes.
    static constexpr std::size_t Units =
        std::size_t{9} * zx::oracle::ScreenRows * zx::oracle::ScreenColumns;
    using UnitValues = std::array<std::uint8_t, Units>;
    /// 0..3 visits without the cursor, 4..7 with it.
    using CellState = std::uint8_t;
    static constexpr std::size_t CellStates = 8;
    /// How one cell shows its state.
    struct CellLooks {
        std::vector<std::uint16_t> units;
        std::map<std::vector<std::uint8_t>, CellState> states;
        std::bitset<CellStates> known;
    };

    static Look look_at(const zx::oracle::Screen& screen, zx::oracle::CharPosition place);
    static UnitValues values_of(const zx::oracle::Screen& screen);
    static CellState state_of(const Position& position, Cell cell) noexcept;
    /// Shows the puzzle. Returns false if the program does not wait for a key any more.
    static bool show(zx::oracle::Lockstep& lockstep, PuzzleNumber number, Known& known);
    [[nodiscard]] static std::optional<Reader> with_layout(const Layout& layout,
                                                           const Known& known);
    [[nodiscard]] static std::optional<Reader> with_any_layout(const Known& known);
    [[nodiscard]] static std::optional<Reader> by_bytes(const Known& known);
    /// Returns the bytes whose values are not the same on all screens.
    [[nodiscard]] static std::vector<std::uint16_t>
    changing_units(const std::vector<UnitValues>& screens);
    /// Returns whether a byte has the same value on all screens that show the cell in the same
    /// state. `screens` are the values of the known screens, in their order.
    [[nodiscard]] static bool follows_from_cell(std::uint16_t unit,
                                                Cell cell,
                                                const Known& known,
                                                const std::vector<UnitValues>& screens);
    /// Adds the states of a cell on these screens to `looks`. Returns false if two look alike.
    [[nodiscard]] static bool learn_states(CellLooks& looks,
                                           Cell cell,
                                           const Known& known,
                                           const std::vector<UnitValues>& screens);
    /// Returns the values of the bytes that show the cell.
    [[nodiscard]] static std::vector<std::uint8_t> look_of(const CellLooks& looks,
                                                           const UnitValues& values);
    void note(Seen& seen, Cell cell, int visits, bool cursor) const;

    std::optional<Layout> layout_;
    std::map<Look, int> plain_;
    std::map<Look, int> under_cursor_;
    /// For each cell, if cells are read by bytes.
    std::vector<CellLooks> cells_;
    /// Frames in which blinking cells show all their looks; 0 if none blinks.
    int blink_frames_ = 0;
};

} // namespace hexes
