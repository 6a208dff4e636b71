#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "app/emulator/frame_buffer.hpp"
#include "app/emulator/menu_view.hpp"
#include "app/run/session.hpp"

using namespace zx::app;

namespace {
constexpr std::size_t FontBytes = std::size_t{96} * GlyphSize;
}

TEST_CASE("drawing beyond the canvas is cut off") {
    Canvas canvas(4, 3);
    canvas.fill({-2, -2, 100, 4}, 0xff112233);
    CHECK(canvas.at(0, 0) == 0xff112233);
    CHECK(canvas.at(3, 1) == 0xff112233);
    CHECK(canvas.at(0, 2) == 0);
}

TEST_CASE("a character is drawn as in the font") {
    std::array<std::uint8_t, FontBytes> font{};
    font[std::size_t{'A' - ' '} * GlyphSize] = 0x81;
    Canvas canvas(16, 8);
    canvas.text(8, 0, "A", font, 0xffffffff);
    CHECK(canvas.at(8, 0) == 0xffffffff);
    CHECK(canvas.at(9, 0) == 0);
    CHECK(canvas.at(15, 0) == 0xffffffff);
    CHECK(canvas.at(8, 1) == 0);
}

TEST_CASE("the mouse selects the row under it") {
    Menu menu([](const auto&) { return std::vector<FileEntry>{}; });
    const MenuView view(352, 288);
    menu.set_visible_rows(view.visible_rows());
    menu.set_status({});
    menu.open(MenuPage::Main);
    const std::array<std::uint8_t, FontBytes> no_font{};
    int found = 0;
    for (int y = 0; y < 288; ++y) {
        const int row = view.row_at(menu, 176, y);
        if (row < 0) {
            continue;
        }
        ++found;
        menu.hover(row);
        const Canvas canvas = view.draw(menu, no_font);
        CAPTURE(y);
        CHECK(canvas.at(176, y) == 0xff00d7d7); // the selection's bar
    }
    CHECK(found == 13 * static_cast<int>(menu.rows().size()));
    CHECK(view.row_at(menu, 2, 144) == -1);
}

TEST_CASE("the frame buffer follows every change of the picture") {
    FrameBuffer buffer(32, 16);
    std::array<zx::ula::Cell, 64> cells{};
    const auto wrong_pixels = [&] {
        const zx::ula::PictureView picture(cells);
        buffer.update(picture);
        int wrong = 0;
        for (std::size_t pixel = 0; pixel < picture.size(); ++pixel) {
            wrong += buffer.pixels()[pixel] != Palette[picture[pixel]] ? 1 : 0;
        }
        return wrong;
    };
    CHECK(wrong_pixels() == 0);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        cells[i] = {static_cast<std::uint8_t>(i * 37), static_cast<std::uint8_t>(i * 11 & 0x7f)};
    }
    CHECK(wrong_pixels() == 0);
    for (const std::size_t changed : {std::size_t{10}, std::size_t{63}}) {
        cells[changed] = {0x80, 0x47};
        CHECK(wrong_pixels() == 0);
        CHECK(buffer.pixels()[changed * 8] == 0xffffffff);
        CHECK(buffer.pixels()[changed * 8 + 1] == 0xff000000);
    }
}
