#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

#include "app/files/png_file.hpp"
#include "app/pictures/painter.hpp"
#include "app/play/scene/scene.hpp"
#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"
#include "tests/app/play/look_samples.hpp"

using namespace zx::play;
using zx::test::kinds_drawing;
using zx::test::LookSample;
using zx::test::painted;
using Pixels = std::vector<std::uint32_t>;

namespace {

Drawing drawing_of(const LookSample& sample) {
    return compose(sample.view, sample.appearance, sample.width, sample.height).drawing;
}

std::vector<LookSample> all_samples() {
    auto samples = zx::test::golden_samples();
    for (LookSample& sample : zx::test::gallery_samples()) {
        samples.push_back(std::move(sample));
    }
    return samples;
}

void write_png(const std::filesystem::path& path,
               std::span<const std::uint32_t> pixels,
               int width,
               int height) {
    const auto bytes = zx::app::encode_png(pixels, width, height);
    REQUIRE(bytes);
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes->data()),
               static_cast<std::streamsize>(bytes->size()));
}

} // namespace

TEST_CASE("on request all sample states are written as pictures") {
    const char* folder = std::getenv("FR_LOOK_PICTURES");
    if (folder == nullptr) {
        return;
    }
    const std::filesystem::path base(folder);
    std::filesystem::create_directories(base);
    for (const LookSample& sample : all_samples()) {
        const Pixels pixels = painted(drawing_of(sample), sample.width, sample.height);
        write_png(base / (sample.name + ".png"), pixels, sample.width, sample.height);
    }
    for (const int width : {28, 60, 120}) {
        for (const Palette palette :
             {Palette::Standard, Palette::HighContrast, Palette::ColourBlind}) {
            for (const TileStyle style : {TileStyle::Pictures, TileStyle::Letters}) {
                const int height = static_cast<int>(std::round(width * 1.3));
                const Drawing drawing = kinds_drawing({style, palette, Theme::Light, true}, width);
                const std::string name = "kinds_" + std::to_string(width) + "_" +
                                         std::to_string(static_cast<int>(palette)) +
                                         (style == TileStyle::Letters ? "_letters" : "") + ".png";
                write_png(
                    base / name, painted(drawing, width * 9, height * 4), width * 9, height * 4);
            }
        }
    }
}

namespace {

/// Returns the first line in which the two differ, or nothing.
std::string first_difference(const std::string& expected, const std::string& actual) {
    std::istringstream expected_lines(expected);
    std::istringstream actual_lines(actual);
    for (int line = 1;; ++line) {
        std::string a;
        std::string b;
        const bool more_a = static_cast<bool>(std::getline(expected_lines, a));
        const bool more_b = static_cast<bool>(std::getline(actual_lines, b));
        if (!more_a && !more_b) {
            return {};
        }
        if (a != b || more_a != more_b) {
            return "line " + std::to_string(line) + ": expected " + (more_a ? a : "the end") +
                   ", found " + (more_b ? b : "the end");
        }
    }
}

std::string file_text(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Box box_of(const std::variant<Fill, PenStroke, Text>& shape) {
    if (const auto* fill = std::get_if<Fill>(&shape)) {
        return bounds(fill->outline);
    }
    if (const auto* stroke = std::get_if<PenStroke>(&shape)) {
        return bounds(stroke->outline);
    }
    const Text& text = std::get<Text>(shape);
    const double width = text_width(text.text, text.size, text.bold);
    const double left = text.align == Text::Align::Left     ? 0
                        : text.align == Text::Align::Centre ? width / 2
                                                            : width;
    return {text.at.x - left, text.at.y - text.size / 2, width, text.size};
}

bool within(const Box& inner, double width, double height) {
    constexpr double Tolerance = 0.6;
    return inner.x >= -Tolerance && inner.y >= -Tolerance &&
           inner.x + inner.width <= width + Tolerance &&
           inner.y + inner.height <= height + Tolerance;
}

bool overlapping(const Box& a, const Box& b) {
    constexpr double Tolerance = 0.01;
    return a.x + Tolerance < b.x + b.width && b.x + Tolerance < a.x + a.width &&
           a.y + Tolerance < b.y + b.height && b.y + Tolerance < a.y + a.height;
}

} // namespace

TEST_CASE("the drawings of the sample states match the golden ones") {
    const std::filesystem::path folder = std::filesystem::path(FR_SOURCE_DIR) / "tests/golden/play";
    const bool remake = std::getenv("FR_REMAKE_GOLDENS") != nullptr;
    for (const LookSample& sample : zx::test::golden_samples()) {
        CAPTURE(sample.name);
        const std::string actual = drawing_text(drawing_of(sample));
        const auto path = folder / (sample.name + ".txt");
        if (remake) {
            std::filesystem::create_directories(folder);
            std::ofstream(path, std::ios::binary) << actual;
        }
        CHECK(first_difference(file_text(path), actual) == "");
    }
}

TEST_CASE("everything stays within the window, at any size") {
    constexpr std::array<std::pair<int, int>, 7> Windows{
        {{320, 200}, {500, 900}, {640, 480}, {900, 260}, {1280, 800}, {1400, 420}, {3840, 2160}}};
    for (const LookSample& sample : all_samples()) {
        View view = sample.view;
        view.falling.clear();
        for (const auto& [width, height] : Windows) {
            const Drawing drawing = compose(view, sample.appearance, width, height).drawing;
            for (const auto& shape : drawing.shapes) {
                const Box box = box_of(shape);
                if (!within(box, width, height)) {
                    Drawing one;
                    one.shapes.push_back(shape);
                    CAPTURE(sample.name);
                    const auto& captured_width = width;
                    CAPTURE(captured_width);
                    const auto& captured_height = height;
                    CAPTURE(captured_height);
                    FAIL_CHECK(drawing_text(one));
                }
            }
        }
    }
}

TEST_CASE("a click in the middle of a tile finds the tile, and targets do not cover each other") {
    for (const shisen::Size size : shisen::NamedSizes) {
        const View view = zx::test::start_view(size);
        for (const auto& [width, height] :
             {std::pair{320, 200}, {500, 900}, {1280, 800}, {3840, 2160}}) {
            CAPTURE(shisen::size_text(size));
            const auto& captured_width = width;
            CAPTURE(captured_width);
            const Scene scene = compose(view, {}, width, height);
            std::size_t cells = 0;
            std::size_t buttons = 0;
            for (const Target& target : scene.targets) {
                cells += target.what == Target::What::Cell;
                buttons += target.what == Target::What::Button;
                const Point middle = centre_of(target.box);
                const auto found = scene.at(middle.x, middle.y);
                REQUIRE(found);
                CHECK(found->what == target.what);
                CHECK(found->cell == target.cell);
                CHECK(found->action == target.action);
            }
            CHECK(cells == static_cast<std::size_t>(size.cells()));
            CHECK(buttons == view.buttons.size());
            for (std::size_t a = 0; a < scene.targets.size(); ++a) {
                for (std::size_t b = 0; b < a; ++b) {
                    if (overlapping(scene.targets[a].box, scene.targets[b].box)) {
                        FAIL_CHECK("targets " << a << " and " << b << " overlap");
                    }
                }
            }
        }
    }
}

TEST_CASE("texts do not overlap, in any number") {
    for (const LookSample& sample : all_samples()) {
        if (sample.view.dialog || sample.view.tutorial_step) {
            continue;
        }
        for (const auto& [width, height] :
             {std::pair{320, 200}, {500, 900}, {640, 480}, {1280, 800}}) {
            CAPTURE(sample.name);
            const auto& captured_width = width;
            CAPTURE(captured_width);
            std::vector<Box> boxes;
            for (const auto& shape :
                 compose(sample.view, sample.appearance, width, height).drawing.shapes) {
                if (std::holds_alternative<Text>(shape)) {
                    boxes.push_back(box_of(shape));
                }
            }
            for (std::size_t a = 0; a < boxes.size(); ++a) {
                for (std::size_t b = 0; b < a; ++b) {
                    CHECK_FALSE(overlapping(boxes[a], boxes[b]));
                }
            }
        }
    }
}

TEST_CASE("a click on the background finds nothing") {
    const Scene scene = compose(zx::test::start_view(), {}, 1280, 800);
    CHECK_FALSE(scene.at(2, 400));
    CHECK_FALSE(scene.at(-5, -5));
}

TEST_CASE("a dialog's rows cover what is below them, and the selected one is visible") {
    View view = zx::test::start_view();
    view.dialog.emplace();
    for (int i = 0; i < 30; ++i) {
        view.dialog->rows.push_back({"Row", "value", i != 7});
    }
    for (const int selected : {0, 7, 15, 29}) {
        view.dialog->selected = selected;
        const Scene scene = compose(view, {}, 320, 200);
        bool seen = false;
        for (const Target& target : scene.targets) {
            if (target.what == Target::What::DialogRow) {
                const Point middle = centre_of(target.box);
                CHECK(scene.at(middle.x, middle.y)->row == target.row);
                seen = seen || target.row == selected;
            }
        }
        CHECK(seen == view.dialog->rows[static_cast<std::size_t>(selected)].selectable);
    }
}

TEST_CASE("a window below the minimum size is drawn with the minimum size") {
    const View view = zx::test::start_view();
    CHECK(compose(view, {}, 100, 50).drawing == compose(view, {}, 320, 200).drawing);
}

TEST_CASE("painting only the changes gives the same pixels as painting all") {
    Painter painter;
    for (const LookSample& sample : all_samples()) {
        CAPTURE(sample.name);
        const Drawing drawing = compose(sample.view, sample.appearance, 640, 400).drawing;
        const auto kept = painter.paint(drawing, 640, 400);
        const Pixels anew = painted(drawing, 640, 400);
        // At the border of the repainted area cairo rounds a pixel by one level at most.
        const auto same = [](std::uint32_t a, std::uint32_t b) {
            for (const int shift : {0, 8, 16, 24}) {
                if (std::abs(static_cast<int>(a >> shift & 0xff) -
                             static_cast<int>(b >> shift & 0xff)) > 1) {
                    return false;
                }
            }
            return true;
        };
        CHECK(std::equal(kept.begin(), kept.end(), anew.begin(), anew.end(), same));
    }
    const Drawing other = drawing_of(zx::test::golden_samples().front());
    CHECK(painter.paint(other, 700, 410).size() == 700 * 410);
}

TEST_CASE("each thing that a view can show is drawn") {
    const View plain = zx::test::start_view();
    const Drawing before = compose(plain, {}, 800, 500).drawing;
    const auto changes = [&](auto change) {
        View view = plain;
        change(view);
        return compose(view, {}, 800, 500).drawing != before;
    };
    const shisen::Pair pair{{1, 1}, {4, 2}};
    CHECK(changes([](View& view) { view.selection = shisen::Cell{2, 2}; }));
    CHECK(changes([](View& view) { view.hover = shisen::Cell{2, 2}; }));
    CHECK(changes([](View& view) { view.cursor_shown = true; }));
    CHECK(changes([](View& view) { view.highlighted = {{2, 2}}; }));
    CHECK(changes([&](View& view) { view.hint = pair; }));
    CHECK(changes([&](View& view) { view.losing_move = pair; }));
    CHECK(changes([](View& view) { view.falling = {{{2, 2}, 0.5}}; }));
    CHECK(changes([](View& view) { view.gravity = shisen::Gravity::Off; }));
    CHECK(changes([](View& view) { view.status = shisen::Status::Stuck; }));
    CHECK(changes([](View& view) { view.cheated = true; }));
    CHECK(changes([](View& view) { view.number = 5; }));
    CHECK(changes([](View& view) { view.tiles_left = 5; }));
    CHECK(changes([](View& view) { view.seconds = 5; }));
    CHECK(changes([](View& view) { view.message = "word"; }));
    CHECK(changes([](View& view) { view.showing_line = true; }));
    CHECK(changes([](View& view) { view.buttons[0].enabled = false; }));
    CHECK(changes([](View& view) { view.buttons[0].pressed = true; }));
    CHECK(changes([](View& view) { view.tutorial_step.emplace(); }));
    for (const LightState light :
         {LightState::Off, LightState::Thinking, LightState::Lost, LightState::Unknown}) {
        CHECK(changes([&](View& view) { view.light = light; }));
    }
    View hint = plain;
    hint.hint = pair;
    View safe = hint;
    safe.hint_is_safe = true;
    CHECK(compose(hint, {}, 800, 500).drawing != compose(safe, {}, 800, 500).drawing);
}
