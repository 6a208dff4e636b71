// Reads the well and the score of a Tetrominoes that draws tiles of any size in any way. Learned while
// the first piece falls by itself: the pixels that change then give the size and the place of the
// tiles. The score is four characters that look alike at first and count while a piece is dropped, so
// the digits of any font are learned.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/tetrominoes/oracle/timed_rules.hpp"
#include "machine/machine.hpp"
#include "oracle/cells.hpp"

namespace tetrominoes {

using zx::oracle::ScreenArea;

class PixelWell {
  public:
    struct Learned;
    /// The screens at which the picture stood still, and the machine at the first of them.
    struct Stills {
        std::vector<zx::oracle::Screen> screens;
        std::optional<zx::machine::Machine> first;
    };
    /// Runs the machine without keys while a piece falls.
    [[nodiscard]] static Stills watch(const zx::machine::Machine& machine);
    /// `states`: the states in which the first piece has just fallen by a row, until it stands on the
    /// bottom. Returns nothing if no piece falls in this way.
    [[nodiscard]] static std::optional<Learned> learn(const Stills& stills,
                                                      const std::vector<State>& states);

    /// A score that cannot be read is -1.
    [[nodiscard]] WellView read(const zx::machine::Machine& machine) const;
    [[nodiscard]] ScreenArea area(Tile tile) const noexcept;
    [[nodiscard]] ScreenArea score_area() const noexcept;

  private:
    using Tiles = std::bitset<std::size_t{Columns} * Rows>;
    using Digits = std::map<zx::oracle::Bitmap, int>;
    /// Where four characters are that may be the score, and what their digits look like.
    using Score = std::pair<zx::oracle::CharPosition, Digits>;

    /// Finds the size and place of the tiles from the screens between two falls.
    [[nodiscard]] static std::optional<PixelWell>
    with_screens(const std::vector<zx::oracle::Screen>& screens,
                 const std::vector<State>& states,
                 std::size_t& first_state);
    /// Returns whether all tiles are inside the screen.
    [[nodiscard]] bool is_on_screen() const noexcept;
    /// Learns what each place looks like without a tile: from the screen `begin`, and the places
    /// that are covered there from `end`.
    void learn_empty(const zx::oracle::Screen& begin,
                     const Tiles& covered,
                     const zx::oracle::Screen& end);
    /// Returns whether each screen shows the tiles of the state with its index.
    [[nodiscard]] bool agrees(std::span<const zx::oracle::Screen> screens,
                              std::span<const State> states) const;
    [[nodiscard]] std::vector<std::uint8_t> look_at(const zx::oracle::Screen& screen,
                                                    Tile tile) const;
    [[nodiscard]] Tiles tiles(const zx::oracle::Screen& screen) const;
    /// Returns the look of all digits if the four characters here count from 0 on these screens.
    [[nodiscard]] static std::optional<Digits>
    digits_at(zx::oracle::CharPosition place, const std::vector<zx::oracle::Screen>& screens);
    /// Returns all places whose characters count from 0 on these screens.
    [[nodiscard]] static std::vector<Score>
    find_scores(const std::vector<zx::oracle::Screen>& screens);
    [[nodiscard]] bool learn_score(const zx::machine::Machine& machine);
    [[nodiscard]] static int
    number(const zx::oracle::Screen& screen, zx::oracle::CharPosition place, const Digits& digits);

    /// The upper left tile.
    ScreenArea tile_;
    /// The colours of each place without a tile.
    std::vector<std::vector<std::uint8_t>> empty_;
    zx::oracle::CharPosition score_;
    Digits digits_;
};

/// The machine shows the state with this index.
struct PixelWell::Learned {
    PixelWell well;
    zx::machine::Machine machine;
    std::size_t state = 0;
};

} // namespace tetrominoes
