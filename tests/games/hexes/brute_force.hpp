// A reference for the solver: tries all games. It has its own table of steps, written from the
// specification, and shares no code with games/hexes.
#pragma once

#include <string>

/// Returns true if the start, 32 digits, can be won. The start must have few enough visits to try
/// all games (about 16).
[[nodiscard]] bool can_be_won(const std::string& start);
