#include <fstream>
#include <string>

#include <doctest/doctest.h>

#include "games/tetrominoes/original_screen.hpp"
#include "games/tetrominoes/replay.hpp"
#include "tests/games/golden_screen.hpp"

using namespace tetrominoes;

TEST_CASE("the original screen below the score is that of the second reading, pixel by pixel") {
    const std::string folder = std::string(FR_SOURCE_DIR) + "/tests/";
    std::ifstream file(folder + "data/tetrominoes/keys.txt");
    std::string keys;
    std::getline(file, keys);
    const auto screens = read_golden_screens(folder + "games/tetrominoes/screens.txt");
    REQUIRE(screens.size() == 5);
    for (const auto& screen : screens) {
        CAPTURE(screen.start);
        const auto picture = original_screen(state_after(keys.substr(0, std::stoul(screen.start))));
        CHECK(rows_text(picture, 8) == screen.rows);
    }
}

TEST_CASE("the score has four digits with leading zeros, centred above the well in white") {
    State state = begin();
    state.score = 1207;
    const auto picture = original_screen(state);
    const int digits[] = {1, 2, 0, 7};
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < games::vga::Width; ++x) {
            const bool inside = x >= 144 && x < 176;
            const int digit = inside ? digits[(x - 144) / 8] : 0;
            const bool lit = inside && (digit_row(digit, y) >> (7 - x % 8) & 1) != 0;
            REQUIRE(picture.at(x, y) == (lit ? 7 : 0));
        }
    }
    for (int digit = 0; digit < 10; ++digit) {
        for (int other = 0; other < digit; ++other) {
            bool differ = false;
            for (int y = 0; y < 8; ++y) {
                differ = differ || digit_row(digit, y) != digit_row(other, y);
            }
            CHECK(differ);
        }
    }
}
