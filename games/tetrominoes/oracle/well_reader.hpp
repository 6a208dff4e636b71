// Reads the well and the score of a Tetrominoes from the screen. A tile is one character; any other
// well is read by PixelWell. The place of the well is learned from the first piece: in a region of
// 10 x 23 characters exactly its four differ from the rest. The score is the four digits that show
// 0000 at that moment.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/tetrominoes/oracle/pixel_well.hpp"
#include "games/tetrominoes/oracle/timed_rules.hpp"
#include "machine/machine.hpp"
#include "oracle/cells.hpp"

namespace tetrominoes {

class WellReader {
  public:
    /// Returns the reader and the index of the state that the screen shows with a score of 0; nothing
    /// if it shows none of them.
    [[nodiscard]] static std::optional<std::pair<WellReader, std::size_t>>
    learn(const zx::machine::Machine& machine, const std::vector<State>& states);

    WellReader() = default;
    explicit WellReader(PixelWell pixels) : pixels_(std::move(pixels)) {}

    /// A score that cannot be read is -1.
    [[nodiscard]] WellView read(const zx::machine::Machine& machine) const;

    /// Returns where a tile is drawn.
    [[nodiscard]] ScreenArea area(Tile tile) const noexcept;
    /// Returns where the score is printed.
    [[nodiscard]] ScreenArea score_area() const noexcept;

  private:
    [[nodiscard]] std::bitset<std::size_t{Columns} * Rows>
    tiles(const zx::oracle::Screen& screen) const;

    /// Set if the well is not one of characters.
    std::optional<PixelWell> pixels_;
    zx::oracle::CharPosition well_;
    zx::oracle::CharPosition score_;
    zx::oracle::ScreenCell empty_;
};

} // namespace tetrominoes
