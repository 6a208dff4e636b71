// A simple second implementation of the rules that shares no code with the games of this project;
// the expectations of the tape's tests.
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

/// Returns the first of many random games from the deal that ends won, or stuck, as requested.
[[nodiscard]] std::optional<std::vector<Move>> play_to(int number, bool gravity, bool won);

} // namespace by_hand
