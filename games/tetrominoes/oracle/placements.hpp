// Places where pieces can land, and how good a well is, for the choice of keys. A well is one word for
// each row, so that many places can be compared.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/tetrominoes/game.hpp"

namespace tetrominoes {

/// The tiles that have landed: bit c of a row is column c.
using WellBits = std::array<std::uint16_t, Rows>;

[[nodiscard]] WellBits bits_of(const Well& well);

/// A turn and the column of the centre, with which a piece is dropped.
struct Placement {
    std::uint8_t turns = 0;
    int column = 0;
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// Returns all placements of a piece whose tiles are inside the well.
[[nodiscard]] const std::vector<Placement>& placements_of(Piece piece);

/// A well after a piece has landed and full rows were removed.
struct Landed {
    WellBits well{};
    int rows = 0;   ///< removed
    int fallen = 0; ///< rows that the piece fell
};

/// Drops the piece straight down from the top; none if it does not fit there.
[[nodiscard]] std::optional<Landed> land(const WellBits& well, Piece piece, Placement placement);

/// What a player wants: to remove this many rows with one piece.
struct Aim {
    int rows = 1;
};

/// Returns how bad a well is. For more than one row, the last column is kept free.
[[nodiscard]] int badness(const WellBits& well, Aim aim);
/// Returns how bad it is to have removed this many rows.
[[nodiscard]] int badness_of_rows(int rows, Aim aim);

/// Returns the best placement of the falling piece, if the next piece is placed well, too.
[[nodiscard]] std::optional<Placement> best_placement(const State& state, Aim aim);

} // namespace tetrominoes
