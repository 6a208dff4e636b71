// The flow problem of the solver: how often each step from a cell to a neighbour is taken.
#pragma once

#include <array>
#include <cstdint>

#include "games/hexes/grid.hpp"

namespace hexes {

/// The steps that leave a cell: the six directions, then the end of the walk.
inline constexpr std::size_t EndStep = 6;
inline constexpr std::size_t StepsPerCell = 7;

/// A number for each step from each cell.
using StepCounts = std::array<std::array<std::uint8_t, StepsPerCell>, Cells>;

/// Bounds within which each step may be taken.
struct Bounds {
    StepCounts lower{};
    StepCounts upper{};
};

/// Returns bounds that only the position sets: a step may be taken as often as its target may be
/// entered, and the walk ends once.
[[nodiscard]] Bounds bounds_of(const Position& position) noexcept;

/// Finds numbers of steps within the bounds so that each cell is entered as often as its number and
/// left as often as it is visited, and the walk ends once. Returns false if there are none.
[[nodiscard]] bool find_flow(const Position& position, const Bounds& bounds, StepCounts& flow);

} // namespace hexes
