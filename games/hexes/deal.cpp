#include "games/hexes/deal.hpp"

#include <algorithm>

namespace hexes {
namespace {

constexpr unsigned Draws = 96;
constexpr unsigned DrawsPerLimit = 32;

class Rnd {
  public:
    explicit Rnd(PuzzleNumber number) : s_(number) {}
    /// Returns a number 0..n - 1.
    std::size_t below(std::uint32_t n) {
        s_ = 75 * (s_ + 1) % 65537 - 1;
        return n * s_ / 65536;
    }

  private:
    /// 32 bits, because s + 1 can be 65536.
    std::uint32_t s_;
};

Direction opposite(Direction direction) {
    return Directions[(static_cast<std::size_t>(direction) + 3) % Directions.size()];
}

} // namespace

Deal deal(PuzzleNumber number) {
    Rnd rnd(number);
    Deal deal;
    Position& position = deal.position;
    position.cursor = static_cast<Cell>(rnd.below(Cells));
    for (unsigned draw = 0; draw < Draws; ++draw) {
        const Direction direction = Directions[rnd.below(6)];
        const auto from = neighbour(position.cursor, direction);
        if (from && position.visits[*from] <= draw / DrawsPerLimit) {
            ++position.visits[position.cursor];
            position.cursor = *from;
            deal.moves.push_back(opposite(direction));
        }
    }
    std::reverse(deal.moves.begin(), deal.moves.end());
    return deal;
}

} // namespace hexes
