#include <algorithm>
#include <array>
#include <cmath>

#include <doctest/doctest.h>

#include "app/play/scene/scene.hpp"
#include "app/play/scene/scene_layout.hpp"
#include "app/play/scene/tile.hpp"
#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"
#include "tests/app/play/look_samples.hpp"

using namespace zx::play;

namespace {

constexpr std::array<std::pair<int, int>, 10> Windows{{{320, 200},
                                                       {320, 240},
                                                       {480, 800},
                                                       {500, 900},
                                                       {640, 480},
                                                       {900, 260},
                                                       {1000, 640},
                                                       {1024, 768},
                                                       {1920, 1080},
                                                       {3840, 2160}}};
constexpr std::array<shisen::Size, 4> Sizes{{{4, 4}, {14, 6}, {18, 8}, {30, 16}}};

} // namespace

TEST_CASE("the board is in the middle of the window, also vertically if there is space") {
    for (const auto& [width, height] : Windows) {
        for (const shisen::Size size : Sizes) {
            const auto& captured_width = width;
            CAPTURE(captured_width);
            const auto& captured_height = height;
            CAPTURE(captured_height);
            CAPTURE(shisen::size_text(size));
            const SceneLayout layout = lay_out(zx::test::start_view(size), width, height);
            const Box& plate = layout.board.plate;
            CHECK(std::abs(centre_of(plate).x - width / 2.0) <= 1);
            // It is above the middle only because the message and the buttons are below it.
            const double below =
                std::min_element(layout.buttons.begin(),
                                 layout.buttons.end(),
                                 [](const Box& a, const Box& b) { return a.y < b.y; })
                    ->y;
            const bool beside = below < plate.y + plate.height;
            const double lowest = beside ? height : below;
            const bool at_limit = plate.y <= layout.status.height + 1 ||
                                  lowest - (layout.foot.y + layout.foot.height) <= layout.font;
            CHECK((std::abs(centre_of(plate).y - height / 2.0) <= 1 || at_limit));
        }
    }
}

TEST_CASE("buttons are at least 40 pixels high and show their whole labels in any window") {
    for (const auto& [width, height] : Windows) {
        for (const shisen::Size size : Sizes) {
            const Scene scene = compose(zx::test::start_view(size), {}, width, height);
            for (const Target& target : scene.targets) {
                if (target.what == Target::What::Button) {
                    const auto& captured_width = width;
                    CAPTURE(captured_width);
                    const auto& captured_height = height;
                    CAPTURE(captured_height);
                    CHECK(target.box.height >= 40);
                    CHECK(target.box.width >= 32);
                }
            }
            for (const auto& shape : scene.drawing.shapes) {
                if (const auto* text = std::get_if<Text>(&shape)) {
                    CAPTURE(text->text);
                    CHECK(text->text.find("\u2026") == std::string::npos);
                    CHECK(text->size >= 8.9);
                }
            }
        }
    }
}

TEST_CASE("a portrait window is used: the board takes nearly half of its height, not a quarter") {
    for (const auto& [width, height] : {std::pair{480, 800}, {500, 900}, {1080, 1920}}) {
        const auto& captured_width = width;
        CAPTURE(captured_width);
        const SceneLayout layout = lay_out(zx::test::start_view(), width, height);
        const Box& plate = layout.board.plate;
        CHECK(plate.height >= 0.45 * height);
        CHECK(plate.width >= 0.9 * width);
        double parts = layout.status.height + plate.height + layout.foot.height;
        double top = height;
        for (const Box& button : layout.buttons) {
            top = std::min(top, button.y);
        }
        parts += height - top;
        CHECK(parts >= 0.7 * height);
    }
}

TEST_CASE("30 x 16 at 640 x 480 has cells of 19 pixels and pictures of 16") {
    const SceneLayout layout = lay_out(zx::test::start_view({30, 16}), 640, 480);
    CHECK(layout.board.cell_width >= 19);
    CHECK(layout.board.cell_height >= 19);
    Drawing drawing;
    constexpr shisen::Kind Coin = 19;
    draw_tile(drawing,
              colours_of(Palette::Standard, Theme::Light),
              {},
              Coin,
              layout.board.cell({0, 0}),
              {});
    const Box disc = bounds(std::get<Fill>(drawing.shapes.at(4)).outline);
    // The disc has 0.92 of the width of its picture.
    CHECK(disc.width / 0.92 >= 16);
}
