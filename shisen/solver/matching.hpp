// Which tiles of one kind may be removed together: up to 16 tiles, one row of bits per tile.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "shisen/solver/position.hpp"

namespace shisen::solver {

/// Bit j of partners[i]: tiles i and j may be removed together; symmetric.
using Partners = std::array<std::uint16_t, MaxSameKind>;

/// For each kind, which of its tiles (by index in the layout's list) may still be removed together.
using AllPartners = std::array<Partners, MaxKinds>;

[[nodiscard]] AllPartners all_partners(const StartBoard& layout);

/// True if the tiles of the set have a perfect matching.
[[nodiscard]] bool pairs_off(const Partners& partners, std::uint16_t tiles);

/// Removes the partnerships that occur in no perfect matching of the set. Returns false if there is
/// no perfect matching.
bool keep_useful(Partners& partners, std::uint16_t tiles);

[[nodiscard]] inline std::uint16_t bit16(std::size_t i) noexcept {
    return static_cast<std::uint16_t>(1U << i);
}
template <class Visit> void each_bit(std::uint16_t set, Visit&& visit) {
    for (; set != 0; set = static_cast<std::uint16_t>(set & (set - 1))) {
        visit(static_cast<std::size_t>(std::countr_zero(set)));
    }
}
inline void marry(Partners& partners, std::size_t i, std::size_t j) noexcept {
    partners[i] = static_cast<std::uint16_t>(partners[i] | bit16(j));
    partners[j] = static_cast<std::uint16_t>(partners[j] | bit16(i));
}
inline void divorce(Partners& partners, std::size_t i, std::size_t j) noexcept {
    partners[i] = static_cast<std::uint16_t>(partners[i] & ~bit16(j));
    partners[j] = static_cast<std::uint16_t>(partners[j] & ~bit16(i));
}

} // namespace shisen::solver
