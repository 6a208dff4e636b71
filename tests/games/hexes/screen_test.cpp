#include <string>

#include <doctest/doctest.h>

#include "games/hexes/original_screen.hpp"
#include "games/vga/palette.hpp"
#include "tests/games/golden_screen.hpp"

TEST_CASE("the original screen is that of the second reading, pixel by pixel") {
    const auto screens =
        read_golden_screens(std::string(FR_SOURCE_DIR) + "/tests/games/hexes/screens.txt");
    REQUIRE(screens.size() == 3);
    for (const auto& screen : screens) {
        CAPTURE(screen.start);
        const auto position = hexes::parse(screen.start);
        REQUIRE(position.has_value());
        CHECK(rows_text(hexes::original_screen(*position)) == screen.rows);
    }
}

TEST_CASE("colours are those of the VGA BIOS, 6 bits scaled to 8") {
    using games::vga::argb;
    CHECK(argb(0) == 0xff000000);
    CHECK(argb(1) == 0xff0000aa);
    CHECK(argb(2) == 0xff00aa00);
    CHECK(argb(3) == 0xff00aaaa);
    CHECK(argb(8) == 0xff555555);
    CHECK(argb(15) == 0xffffffff);
    CHECK(argb(20) == 0xff393939); // 14 of 63
    CHECK(argb(32) == 0xff0000ff);
    CHECK(argb(33) == 0xff4100ff); // 16 of 63
    CHECK(argb(40) == 0xffff0000);
    CHECK(argb(44) == 0xffffff00);
    CHECK(argb(48) == 0xff00ff00);
    CHECK(argb(52) == 0xff00ffff);
    CHECK(argb(247) == 0xff2d3141); // 11, 12, 16 of 63
    CHECK(argb(255) == 0xff000000);
}
