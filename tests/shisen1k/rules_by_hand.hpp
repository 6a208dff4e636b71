// The rules once more, as naively as possible and sharing no code with any game of ours: what the
// tests of the tape expect.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/shisen1k/played_tape.hpp"

namespace by_hand {

using Board = std::vector<std::string>;
using Move = std::pair<fixture::Place, fixture::Place>;

[[nodiscard]] Board deal(int number);
[[nodiscard]] bool joined(const Board& board, fixture::Place from, fixture::Place to);
[[nodiscard]] std::vector<Move> moves(const Board& board);
void remove(Board& board, const Move& move, bool gravity);

/// Random play from the deal that ends won, or stuck, as asked: the first such of many tries.
[[nodiscard]] std::optional<std::vector<Move>> play_to(int number, bool gravity, bool won);

} // namespace by_hand
