#include "tests/shisen1k/played_tape.hpp"

#include <doctest/doctest.h>

namespace fixture {

namespace {

constexpr int Flash = 0x80;
constexpr int NoFlash = 0x7f;
constexpr int Paper = 0x78;
constexpr int SelectedColours = 0x57;
constexpr int HintedColours = 0x68;
constexpr int HighlightedPaper = 0x70; // with an ink of 0 to 3

} // namespace

PlayedTape::PlayedTape() {
    REQUIRE(tape_.running());
}

void PlayedTape::keys(std::string_view text) {
    tape_.type(text);
    REQUIRE(tape_.running());
}

void PlayedTape::choose(int number) {
    tape_.choose(number);
    REQUIRE(tape_.running());
}

void PlayedTape::move_to(Place place) {
    const Place from = cursor();
    std::string text;
    for (int row = from.row; row != place.row; row += row < place.row ? 1 : -1) {
        text += row < place.row ? "{down}" : "{up}";
    }
    for (int column = from.column; column != place.column;
         column += column < place.column ? 1 : -1) {
        text += column < place.column ? "{right}" : "{left}";
    }
    keys(text);
}

std::vector<std::string> PlayedTape::board() const {
    const std::string text = tape_.board();
    std::vector<std::string> rows;
    for (std::size_t row = 0; row < Rows; ++row) {
        rows.push_back(text.substr(row * (Columns + 1), Columns));
    }
    return rows;
}

bool PlayedTape::gravity() {
    const std::string line = console().screen_rows()[20];
    const bool on = line.find("gravity on") != std::string::npos;
    REQUIRE(on == (line.find("gravity off") == std::string::npos));
    return on;
}

int PlayedTape::attribute(Place place) const {
    return tape_.attribute({place.column, place.row});
}

Place PlayedTape::cursor() const {
    for (int row = 0; row < Rows; ++row) {
        for (int column = 0; column < Columns; ++column) {
            if ((attribute({row, column}) & Flash) != 0) {
                return {row, column};
            }
        }
    }
    FAIL("no cursor on the screen");
    return {};
}

std::vector<Place> PlayedTape::places_with(int colours, int mask) const {
    std::vector<Place> result;
    for (int row = 0; row < Rows; ++row) {
        for (int column = 0; column < Columns; ++column) {
            if ((attribute({row, column}) & mask) == colours) {
                result.push_back({row, column});
            }
        }
    }
    return result;
}

std::vector<Place> PlayedTape::selected() const {
    return places_with(SelectedColours, NoFlash);
}

std::vector<Place> PlayedTape::hinted() const {
    return places_with(HintedColours, NoFlash);
}

std::vector<Place> PlayedTape::highlighted() const {
    return places_with(HighlightedPaper, Paper);
}

} // namespace fixture
