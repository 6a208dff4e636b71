#include <doctest/doctest.h>

#include "app/common/palette.hpp"

TEST_CASE("the bits of the sixteen colours are blue, red and green, and BRIGHT is the full level") {
    constexpr unsigned colours[16] = {0x000000,
                                      0x0000d7,
                                      0xd70000,
                                      0xd700d7,
                                      0x00d700,
                                      0x00d7d7,
                                      0xd7d700,
                                      0xd7d7d7,
                                      0x000000,
                                      0x0000ff,
                                      0xff0000,
                                      0xff00ff,
                                      0x00ff00,
                                      0x00ffff,
                                      0xffff00,
                                      0xffffff};
    for (unsigned index = 0; index < 16; ++index) {
        CAPTURE(index);
        CHECK(zx::app::Palette[index] == (0xff000000u | colours[index]));
        const unsigned level = index < 8 ? 0xd7 : 0xff;
        const unsigned mixed =
            (index & 1 ? level : 0) | (index & 2 ? level << 16 : 0) | (index & 4 ? level << 8 : 0);
        CHECK(colours[index] == mixed);
    }
}
