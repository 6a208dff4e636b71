#include "shisen/solver/playout.hpp"

#include <numeric>
#include <optional>

namespace shisen::solver {

namespace {

/// Returns one of the kind's removable pairs, each with the same probability.
std::optional<Move>
random_pair(const StartBoard& layout, const Position& position, std::size_t kind, Random& random) {
    std::optional<Move> choice;
    std::uint32_t seen = 0;
    each_move_of_kind(layout, position, kind, [&](Move move) {
        if (random.below(++seen) == 0) {
            choice = move;
        }
        return true;
    });
    return choice;
}

} // namespace

bool playout(const StartBoard& layout,
             Position position,
             Random& random,
             Budget& budget,
             std::vector<Move>& line) {
    std::array<std::uint8_t, MaxKinds> kinds{};
    auto count = static_cast<std::uint32_t>(layout.tiles_of_kind.size());
    std::iota(kinds.begin(), kinds.begin() + count, std::uint8_t{0});
    while (position.tiles > 0) {
        if (!budget.spend()) {
            return false;
        }
        // Shuffles only as far as needed: kinds without a removable pair move to the front.
        std::optional<Move> move;
        for (std::uint32_t looked = 0; looked < count && !move; ++looked) {
            std::swap(kinds[looked], kinds[looked + random.below(count - looked)]);
            move = random_pair(layout, position, kinds[looked], random);
        }
        if (!move) {
            return false;
        }
        position.take(layout, *move);
        line.push_back(*move);
    }
    return true;
}

} // namespace shisen::solver
