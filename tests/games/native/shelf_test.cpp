#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/commands/shelf_games.hpp"
#include "app/games/shelf/shelf.hpp"

using namespace zx::native;

namespace {

/// The rows of the program's shelf.
std::vector<ShelfRow> shelf_rows() {
    std::vector<ShelfRow> rows;
    for (const auto& game : zx::app::shelf_games()) {
        rows.push_back(game.row);
    }
    return rows;
}

} // namespace

TEST_CASE("the shelf has a row for each game, with a picture") {
    const auto rows = shelf_rows();
    REQUIRE(rows.size() >= 3);
    for (const ShelfRow& row : rows) {
        CAPTURE(row.name);
        zx::play::Drawing drawing;
        row.picture(drawing, {0, 0, 300, 400});
        CHECK(drawing.shapes.size() > 20);
        CHECK(std::string(row.about).ends_with("."));
    }
}

TEST_CASE("keys, mouse and gamepad choose a game; Escape chooses none") {
    Shelf by_keys(shelf_rows());
    by_keys.key({"Left"});
    CHECK(by_keys.selected() == shelf_rows().size() - 1);
    by_keys.key({"Right"});
    by_keys.key({"Right"});
    by_keys.key({"Return"});
    REQUIRE(by_keys.chosen() != nullptr);
    CHECK(by_keys.chosen()->name == std::string("hexes"));
    CHECK(by_keys.closed());

    Shelf by_digit(shelf_rows());
    by_digit.key({"9"});
    CHECK(!by_digit.closed());
    by_digit.key({"3"});
    CHECK(by_digit.chosen()->name == std::string("tetrominoes"));

    Shelf by_mouse(shelf_rows());
    (void)by_mouse.draw(900, 600);
    by_mouse.click({1, 1}, false);
    CHECK(!by_mouse.closed());
    const zx::play::Point second{900 * 1.5 / static_cast<double>(shelf_rows().size()), 300};
    by_mouse.hover(second);
    CHECK(by_mouse.selected() == 1);
    by_mouse.click(second, false);
    CHECK(by_mouse.chosen()->name == std::string("hexes"));

    Shelf by_pad(shelf_rows(), shelf_rows().size() - 1);
    by_pad.pad_direction({false, true, false, false});
    by_pad.pad_direction({false, true, false, false}); // still held
    CHECK(by_pad.selected() == 0);
    by_pad.pad_button(PadButton::A);
    CHECK(by_pad.chosen()->name == std::string("shisen"));

    Shelf left(shelf_rows());
    left.key({"Escape"});
    CHECK(left.closed());
    CHECK(left.chosen() == nullptr);
}
