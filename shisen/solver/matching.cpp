#include "shisen/solver/matching.hpp"

#include <vector>

namespace shisen::solver {

namespace {

std::uint16_t without(std::uint16_t set, std::size_t i, std::size_t j) noexcept {
    return static_cast<std::uint16_t>(set & ~(bit16(i) | bit16(j)));
}

/// `failed` has a flag for each of the 65,536 sets that are known to have no matching; it is empty
/// while the sets are small.
bool pair_rest(const Partners& partners, std::uint16_t tiles, std::vector<bool>& failed) {
    if (tiles == 0) {
        return true;
    }
    if (!failed.empty() && failed[tiles]) {
        return false;
    }
    const auto first = static_cast<std::size_t>(std::countr_zero(tiles));
    for (auto rest = static_cast<std::uint16_t>(partners[first] & tiles); rest != 0;
         rest = static_cast<std::uint16_t>(rest & (rest - 1))) {
        const auto other = static_cast<std::size_t>(std::countr_zero(rest));
        if (pair_rest(partners, without(tiles, first, other), failed)) {
            return true;
        }
    }
    if (!failed.empty()) {
        failed[tiles] = true;
    }
    return false;
}

} // namespace

AllPartners all_partners(const StartBoard& layout) {
    AllPartners partners{};
    for (std::size_t kind = 0; kind < layout.tiles_of_kind.size(); ++kind) {
        const std::size_t count = layout.tiles_of_kind[kind].size();
        const auto all = static_cast<std::uint16_t>((1U << count) - 1);
        for (std::size_t i = 0; i < count; ++i) {
            partners[kind][i] = static_cast<std::uint16_t>(all & ~bit16(i));
        }
    }
    return partners;
}

bool pairs_off(const Partners& partners, std::uint16_t tiles) {
    if (std::popcount(tiles) % 2 != 0) {
        return false;
    }
    std::vector<bool> failed(std::popcount(tiles) > 8 ? 65536 : 0);
    return pair_rest(partners, tiles, failed);
}

bool keep_useful(Partners& partners, std::uint16_t tiles) {
    if (!pairs_off(partners, tiles)) {
        return false;
    }
    if (std::popcount(tiles) == 2) {
        return true;
    }
    each_bit(tiles, [&](std::size_t i) {
        const auto later = static_cast<std::uint16_t>(partners[i] & tiles & ~(bit16(i) - 1));
        each_bit(later, [&](std::size_t j) {
            if (!pairs_off(partners, without(tiles, i, j))) {
                divorce(partners, i, j);
            }
        });
    });
    return true;
}

} // namespace shisen::solver
