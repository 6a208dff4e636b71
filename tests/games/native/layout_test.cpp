// The pages of the games in windows of all sizes: nothing lies outside the window or its frame.
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "app/commands/shelf_games.hpp"
#include "app/games/hexes/hexes_game.hpp"
#include "app/games/shelf/shelf.hpp"
#include "app/games/tetrominoes/tetrominoes_game.hpp"
#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"

using namespace zx;

namespace {

/// The rows of the program's shelf.
std::vector<native::ShelfRow> shelf_rows() {
    std::vector<native::ShelfRow> rows;
    for (const auto& game : zx::app::shelf_games()) {
        rows.push_back(game.row);
    }
    return rows;
}

struct Size {
    int width;
    int height;
};
constexpr Size Sizes[] = {
    {320, 240}, {480, 800}, {640, 480}, {900, 600}, {1600, 1000}, {3840, 600}, {400, 2000}};

play::Box box_of(const play::Text& text) {
    const double width = play::text_width(text.text, text.size, text.bold);
    const double left = text.align == play::Text::Align::Left     ? text.at.x
                        : text.align == play::Text::Align::Centre ? text.at.x - width / 2
                                                                  : text.at.x - width;
    return {left, text.at.y - text.size / 2, width, text.size};
}

bool inside(const play::Box& part, const play::Box& whole) {
    constexpr double Rounding = 0.5;
    return part.x >= whole.x - Rounding && part.y >= whole.y - Rounding &&
           part.x + part.width <= whole.x + whole.width + Rounding &&
           part.y + part.height <= whole.y + whole.height + Rounding;
}

std::vector<std::unique_ptr<native::NativeGame>> games() {
    std::vector<std::unique_ptr<native::NativeGame>> made;
    made.push_back(std::make_unique<native::Shelf>(shelf_rows()));
    made.push_back(std::make_unique<native::HexesGame>(hexes::PuzzleNumber{65535},
                                                       [] { return hexes::PuzzleNumber{65535}; }));
    made.push_back(std::make_unique<native::TetrominoesGame>(native::TetrominoesOptions{}));
    made.back()->focus_lost(); // with a message
    return made;
}

} // namespace

TEST_CASE("no text of a game lies outside the window") {
    for (const auto& game : games()) {
        for (const Size& size : Sizes) {
            const play::Drawing drawing = game->draw(size.width, size.height);
            for (const auto& shape : drawing.shapes) {
                if (const auto* const text = std::get_if<play::Text>(&shape)) {
                    CAPTURE(game->title());
                    CAPTURE(size.width);
                    CAPTURE(text->text);
                    CHECK(inside(
                        box_of(*text),
                        {0, 0, static_cast<double>(size.width), static_cast<double>(size.height)}));
                }
            }
        }
    }
}

TEST_CASE("the pictures on the shelf stay inside their frame") {
    for (const native::ShelfRow& row : shelf_rows()) {
        for (const play::Box frame :
             {play::Box{10, 10, 80, 600}, play::Box{10, 10, 600, 80}, play::Box{0, 0, 300, 400}}) {
            play::Drawing drawing;
            row.picture(drawing, frame);
            // Shadows and rims may be a little larger.
            const play::Box room = play::inset(frame, -0.03 * frame.width - 2);
            for (const auto& shape : drawing.shapes) {
                CAPTURE(row.name);
                if (const auto* const fill = std::get_if<play::Fill>(&shape)) {
                    CHECK(inside(play::bounds(fill->outline), room));
                }
            }
        }
    }
}

TEST_CASE("the words on a card of the shelf stay between its borders") {
    for (const Size& size : Sizes) {
        native::Shelf shelf(shelf_rows());
        const play::Drawing drawing = shelf.draw(size.width, size.height);
        const double each = size.width / static_cast<double>(shelf_rows().size());
        for (const auto& shape : drawing.shapes) {
            const auto* const text = std::get_if<play::Text>(&shape);
            if (text == nullptr || text->at.y < size.height / 2.0) {
                continue;
            }
            CAPTURE(size.width);
            CAPTURE(text->text);
            const auto row = static_cast<double>(static_cast<int>(text->at.x / each));
            CHECK(inside(box_of(*text),
                         {row * each, 0, each, static_cast<double>(size.height) - 12}));
        }
    }
}
