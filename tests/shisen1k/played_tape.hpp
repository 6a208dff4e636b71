// The tape as the scripted games play it: positions counted from 0, keys as text, and marks read
// from the colours.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/shisen1k/tape_game.hpp"

namespace fixture {

inline constexpr int Columns = 14;
inline constexpr int Rows = 6;

struct Place {
    int row = 0;
    int column = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

class PlayedTape {
  public:
    PlayedTape();

    void keys(std::string_view text);
    void choose(int number);
    void move_to(Place place);

    /// Six strings of 14 letters, '.' where a cell is empty.
    [[nodiscard]] std::vector<std::string> board() const;
    [[nodiscard]] int number() const { return tape_.number(); }
    [[nodiscard]] int border() const { return tape_.border(); }
    [[nodiscard]] bool gravity();
    [[nodiscard]] Place cursor() const;
    /// Cells by their colours, in reading order.
    [[nodiscard]] std::vector<Place> selected() const;
    [[nodiscard]] std::vector<Place> hinted() const;
    [[nodiscard]] std::vector<Place> highlighted() const;
    [[nodiscard]] zx::machine::Console& console() { return tape_.console(); }

  private:
    [[nodiscard]] int attribute(Place place) const;
    [[nodiscard]] std::vector<Place> places_with(int colours, int mask) const;

    TapeGame tape_;
};

} // namespace fixture
