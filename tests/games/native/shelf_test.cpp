#include <string>

#include <doctest/doctest.h>

#include "app/games/shelf/shelf.hpp"

using namespace zx::native;

TEST_CASE("the shelf has a row for each game, with a picture") {
    const auto rows = shelf_rows();
    REQUIRE(rows.size() == 3);
    for (const ShelfRow& row : rows) {
        CAPTURE(row.name);
        zx::play::Drawing drawing;
        row.picture(drawing, {0, 0, 300, 400});
        CHECK(drawing.shapes.size() > 20);
        CHECK(std::string(row.about).ends_with("."));
    }
}

TEST_CASE("keys, mouse and gamepad choose a game; Escape chooses none") {
    Shelf by_keys;
    by_keys.key({"Left"});
    CHECK(by_keys.selected() == 2);
    by_keys.key({"Right"});
    by_keys.key({"Right"});
    by_keys.key({"Return"});
    REQUIRE(by_keys.chosen() != nullptr);
    CHECK(by_keys.chosen()->name == std::string("hexes"));
    CHECK(by_keys.closed());

    Shelf by_digit;
    by_digit.key({"9"});
    CHECK(!by_digit.closed());
    by_digit.key({"3"});
    CHECK(by_digit.chosen()->name == std::string("tetrominoes"));

    Shelf by_mouse;
    (void)by_mouse.draw(900, 600);
    by_mouse.click({1, 1}, false);
    CHECK(!by_mouse.closed());
    by_mouse.hover({450, 300});
    CHECK(by_mouse.selected() == 1);
    by_mouse.click({450, 300}, false);
    CHECK(by_mouse.chosen()->name == std::string("hexes"));

    Shelf by_pad(2);
    by_pad.pad_direction({false, true, false, false});
    by_pad.pad_direction({false, true, false, false}); // still held
    CHECK(by_pad.selected() == 0);
    by_pad.pad_button(PadButton::A);
    CHECK(by_pad.chosen()->name == std::string("shisen"));

    Shelf left;
    left.key({"Escape"});
    CHECK(left.closed());
    CHECK(left.chosen() == nullptr);
}
