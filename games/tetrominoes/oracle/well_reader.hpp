// Reads the well and the score of any Tetrominoes from the screen. A tile is one character. The place
// of the well is learned from the first piece: in a region of 10 x 23 characters exactly its four
// differ from the rest. The score is the four digits that show 0000 at that moment.
#pragma once

#include <optional>
#include <string>

#include "games/tetrominoes/oracle/timed_rules.hpp"
#include "machine/console.hpp"
#include "oracle/cells.hpp"

namespace tetrominoes {

class WellReader {
  public:
    /// Returns nothing if the screen does not show this state with a score of 0.
    [[nodiscard]] static std::optional<WellReader> learn(zx::machine::Machine& machine,
                                                         const State& state);

    /// A score that cannot be read is -1.
    [[nodiscard]] View read(zx::machine::Machine& machine) const;

  private:
    [[nodiscard]] std::bitset<std::size_t{Columns} * Rows>
    tiles(const zx::oracle::Screen& screen) const;

    zx::oracle::CharPosition well_;
    zx::oracle::CharPosition score_;
    zx::oracle::ScreenCell empty_;
};

} // namespace tetrominoes
