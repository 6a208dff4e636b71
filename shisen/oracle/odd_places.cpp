#include "shisen/oracle/odd_places.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "oracle/tile_features.hpp"

namespace shisen::oracle {
namespace {

using zx::oracle::TileFeatures;
/// Returns the look with 0 for all features that do not count.
using OfLook = std::function<TileFeatures(const TileFeatures&)>;

std::vector<Cell>
places_of_rare_look(const SeenBoard& seen, const MarkModel& marks, const OfLook& of_look) {
    std::map<TileFeatures, std::vector<Cell>> by_look;
    for (const Cell cell : cells_of(seen.board.size())) {
        if (!seen.board.occupied(cell)) {
            by_look[of_look(seen.look(cell))].push_back(cell);
        }
    }
    const auto& bare = marks.bare_looks();
    const bool known_ground = std::any_of(bare.begin(), bare.end(), [&](const auto& look) {
        return by_look.contains(of_look(look));
    });
    if (by_look.size() != 2 || known_ground) {
        return {};
    }
    const std::vector<Cell>& first = by_look.begin()->second;
    const std::vector<Cell>& second = by_look.rbegin()->second;
    std::vector<Cell> odd = first.size() < second.size() ? first : second;
    if (first.size() == second.size()) {
        odd.insert(odd.end(), first.begin(), first.end());
    }
    return odd;
}

} // namespace

std::vector<Cell> odd_empty_places(const SeenBoard& seen, const MarkModel& marks) {
    const auto odd = places_of_rare_look(seen, marks, zx::oracle::own_features);
    return !odd.empty() ? odd : places_of_rare_look(seen, marks, [&](const TileFeatures& look) {
        return marks.cursor_features_on_empty(look);
    });
}

} // namespace shisen::oracle
