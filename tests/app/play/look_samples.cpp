#include "tests/app/play/look_samples.hpp"

#include <cmath>

#include "app/pictures/painter.hpp"
#include "app/play/scene/tile.hpp"
#include "app/toolkit/shapes.hpp"
#include "shisen/deal.hpp"
#include "shisen/path.hpp"

namespace zx::test {

using play::Action;
using play::Appearance;
using play::LightState;
using play::Palette;
using play::Theme;
using play::TileStyle;
using play::View;

View start_view(shisen::Size size) {
    View view;
    view.board = shisen::deal(4711, size);
    view.number = 4711;
    view.light = LightState::Winnable;
    view.tiles_left = static_cast<std::size_t>(view.board.tiles());
    view.buttons = {{Action::OpenMenu, "Menu", true, false},
                    {Action::NewGame, "New", true, false},
                    {Action::Undo, "Undo", false, false},
                    {Action::Redo, "Redo", false, false},
                    {Action::Hint, "Hint", true, false},
                    {Action::SafeHint, "Safe hint", true, false},
                    {Action::ShowMe, "Show me", true, false},
                    {Action::Rescue, "Rescue", false, false}};
    return view;
}

namespace {

/// Returns the pair with the longest path, which shows bends and, if possible, the ring.
View path_view() {
    View view = start_view();
    // A gap in the first rows, as after some removals.
    for (int column = 4; column < 11; ++column) {
        view.board.remove({column, 0});
        view.board.remove({column, 1});
    }
    play::Vanishing vanishing;
    for (const shisen::Pair& pair : shisen::removable_pairs(view.board)) {
        const auto path = shisen::find_path(view.board, pair.first, pair.second);
        if (path->length > vanishing.path.length) {
            vanishing = {pair, view.board.at(pair.first), *path, 0.2};
        }
    }
    view.board.remove(vanishing.pair.first);
    view.board.remove(vanishing.pair.second);
    view.vanishing = vanishing;
    view.tiles_left = static_cast<std::size_t>(view.board.tiles());
    view.seconds = 83;
    view.buttons[2].enabled = true;
    return view;
}

View lost_view() {
    View view = start_view();
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 14; column += 1 + (row + column) % 2) {
            view.board.remove({column, row});
        }
    }
    view.tiles_left = static_cast<std::size_t>(view.board.tiles());
    view.light = LightState::Lost;
    view.losing_move = shisen::Pair{{3, 2}, {9, 3}};
    view.seconds = 754;
    view.message = "This game can no longer be won. T takes the losing move back.";
    view.buttons[2].enabled = view.buttons[7].enabled = true;
    return view;
}

View end_view() {
    View view = start_view();
    view.board = shisen::Board();
    view.status = shisen::Status::Won;
    view.tiles_left = 0;
    view.seconds = 412;
    view.dialog = play::DialogView{"Won!",
                                   {"Board 4711 in 6:52", "That is your best time."},
                                   {},
                                   {{"New board", "N", true},
                                    {"Same board again", "", true},
                                    {"Statistics", "", true},
                                    {"Close", "Esc", true}},
                                   0,
                                   "Enter chooses, Esc closes"};
    return view;
}

/// Wins with and without help and losses; the last game is marked.
play::TimeChart times() {
    using enum play::TimeChart::Result;
    play::TimeChart chart;
    for (int game = 0; game < 24; ++game) {
        const int seconds = 300 + (game * 7919) % 240 - game * 6;
        chart.bars.push_back({seconds,
                              game % 7 == 3   ? Lost
                              : game % 5 == 1 ? Helped
                                              : Won,
                              game == 23});
    }
    chart.best_seconds = 201;
    chart.average_seconds = 352;
    return chart;
}

View won_view() {
    View view = end_view();
    view.dialog = play::DialogView{
        "Won!",
        {"In 3:21, your best time: 0:12 quicker than before.",
         "Four Rivers Shisen, board 4711 (14 x 6, gravity on): won in 3:21 without help"},
        {},
        {{"New board", "N", true},
         {"Next board", "4712", true},
         {"Same board again", "", true},
         {"Copy the line above", "", true},
         {"Statistics", "", true},
         {"Look at the board", "Esc", true}},
        0,
        ""};
    view.dialog->chart = times();
    return view;
}

View statistics_view() {
    View view = start_view();
    view.dialog = play::DialogView{"Statistics",
                                   {},
                                   {},
                                   {{"Size and variant", "14 x 6, gravity on", true},
                                    {"Games won", "21 of 24 (88 %)", false},
                                    {"Won without help", "16", false},
                                    {"Won in a row: now, most", "2, 6", false},
                                    {"Average time without help", "5:52", false},
                                    {"Best times without help", "3:21, board 4711", false},
                                    {"", "3:33, board 17", false},
                                    {"", "3:40, board 40000", false},
                                    {"History", "", true},
                                    {"Close", "Esc", true}},
                                   0,
                                   ""};
    view.dialog->chart = times();
    view.dialog->chart->bars.back().marked = false;
    return view;
}

View marks_view() {
    View view = start_view();
    view.selection = shisen::Cell{2, 1};
    view.highlighted = view.board.cells_of(view.board.at({2, 1}));
    view.hover = shisen::Cell{6, 3};
    view.cursor = {8, 4};
    view.cursor_shown = true;
    view.hint = shisen::Pair{{3, 0}, {9, 1}};
    view.light = LightState::Thinking;
    view.message = "A pair that can go";
    return view;
}

View paused_view() {
    View view = marks_view();
    view.hidden = true;
    view.dialog = play::DialogView{
        "Paused", {"Board 4711, 3:21, 84 tiles left"}, {}, {{"Go on", "P", true}}, 0, ""};
    return view;
}

View safe_view() {
    View view = marks_view();
    view.hint_is_safe = true;
    view.showing_line = true;
    view.message.clear();
    view.light = LightState::Unknown;
    view.cheated = true;
    for (int row = 0; row < 2; ++row) {
        view.falling.push_back({{12, row}, 0.6});
    }
    return view;
}

View menu_view() {
    View view = start_view();
    view.light = LightState::Off;
    play::DialogView dialog;
    dialog.title = "Statistics and a long list";
    dialog.text = {
        "Every line of this dialog is here to be counted, and this sentence is long enough "
        "to be broken into two lines."};
    for (int i = 1; i <= 24; ++i) {
        dialog.rows.push_back(
            {"Row " + std::to_string(i), "value " + std::to_string(i * i), i % 5 != 0});
    }
    dialog.selected = 15;
    dialog.footer = "Arrows choose";
    view.dialog = dialog;
    return view;
}

View number_view() {
    View view = start_view();
    view.dialog = play::DialogView{
        "Board by number", {"1 to 65535, then Enter"}, "4711", {}, -1, "Esc closes"};
    return view;
}

View lesson_view() {
    View view = start_view();
    view.tutorial_step =
        play::TutorialStep{1,
                           4,
                           "Take away two tiles that are alike: click one, then the other. A line "
                           "with at most two bends must join them.",
                           {{3, 1}, {5, 1}},
                           {},
                           false,
                           false,
                           {}};
    return view;
}

View light_lesson_view() {
    View view = start_view();
    play::TutorialStep tutorial_step;
    tutorial_step.step = 4;
    tutorial_step.text =
        "The light shows whether the game can still be won. If a move loses it, press T "
        "to undo that move. It is harder without the light: a click on it, or I, "
        "switches it off and on.";
    tutorial_step.at_light = true;
    tutorial_step.buttons = {{Action::EndTutorial, "Keep the light", true, false},
                             {Action::ToggleLight, "Switch it off", true, false}};
    view.tutorial_step = tutorial_step;
    return view;
}

View ring_lesson_view() {
    View view = lesson_view();
    for (const shisen::Pair& pair : shisen::removable_pairs(view.board)) {
        const auto path = shisen::find_path(view.board, pair.first, pair.second);
        if (path->count == 4) {
            view.tutorial_step->path = path;
            view.tutorial_step->cells = {pair.first, pair.second};
        }
    }
    view.tutorial_step->ring = true;
    return view;
}

/// The longest texts of the status line.
View crowded_view() {
    View view = start_view({30, 16});
    view.number = 65535;
    view.cheated = true;
    view.seconds = 36000;
    view.message =
        "A message that is far too long to be shown whole in a window as narrow as this one";
    return view;
}

void add(std::vector<LookSample>& samples,
         std::string name,
         const View& view,
         Appearance appearance,
         int width,
         int height) {
    samples.push_back({std::move(name), view, appearance, width, height});
}

} // namespace

std::vector<LookSample> golden_samples() {
    std::vector<LookSample> samples;
    add(samples, "start", start_view(), {}, 640, 400);
    add(samples, "path", path_view(), {}, 640, 400);
    add(samples, "lost", lost_view(), {}, 640, 400);
    add(samples, "end", end_view(), {}, 640, 400);
    add(samples,
        "letters",
        start_view({8, 5}),
        {TileStyle::Letters, Palette::Standard, Theme::Dark, true},
        640,
        400);
    add(samples,
        "contrast",
        start_view({8, 5}),
        {TileStyle::Pictures, Palette::HighContrast, Theme::Dark, true},
        640,
        400);
    return samples;
}

std::vector<LookSample> gallery_samples() {
    constexpr Appearance Plain{};
    constexpr Appearance Dark{TileStyle::Pictures, Palette::Standard, Theme::Dark, true};
    constexpr Appearance Letters{TileStyle::Letters, Palette::Standard, Theme::Light, true};
    constexpr Appearance Blind{TileStyle::Pictures, Palette::ColourBlind, Theme::Light, true};
    constexpr Appearance BlindDark{TileStyle::Pictures, Palette::ColourBlind, Theme::Dark, true};
    constexpr Appearance Contrast{TileStyle::Pictures, Palette::HighContrast, Theme::Light, true};
    constexpr Appearance ContrastDark{
        TileStyle::Pictures, Palette::HighContrast, Theme::Dark, true};
    std::vector<LookSample> samples;
    add(samples, "start_1280", start_view(), Plain, 1280, 800);
    add(samples, "marks_1280", marks_view(), Plain, 1280, 800);
    add(samples, "marks_dark", marks_view(), Dark, 1280, 800);
    add(samples, "safe_dark", safe_view(), Dark, 1280, 800);
    add(samples, "safe_blind", safe_view(), Blind, 1280, 800);
    add(samples, "marks_blind_dark", marks_view(), BlindDark, 1280, 800);
    add(samples, "marks_contrast", marks_view(), Contrast, 1280, 800);
    add(samples, "safe_contrast_dark", safe_view(), ContrastDark, 1280, 800);
    add(samples, "path_1280", path_view(), Plain, 1280, 800);
    add(samples, "lost_dark", lost_view(), Dark, 1280, 800);
    add(samples, "won_1280", won_view(), Plain, 1280, 800);
    add(samples, "won_small", won_view(), Dark, 320, 200);
    add(samples, "won_contrast", won_view(), ContrastDark, 640, 480);
    add(samples, "statistics_dark", statistics_view(), Dark, 1280, 800);
    add(samples, "statistics_tall", statistics_view(), Plain, 500, 900);
    add(samples, "paused", paused_view(), Plain, 1280, 800);
    add(samples, "paused_dark", paused_view(), BlindDark, 800, 500);
    add(samples, "menu_1280", menu_view(), Plain, 1280, 800);
    add(samples, "menu_small", menu_view(), Dark, 320, 200);
    add(samples, "number", number_view(), Dark, 800, 500);
    add(samples, "end_contrast", end_view(), Contrast, 800, 500);
    add(samples, "lesson", lesson_view(), Plain, 1280, 800);
    add(samples, "lesson_light", light_lesson_view(), Plain, 1280, 800);
    add(samples, "lesson_light_small", light_lesson_view(), Dark, 480, 800);
    add(samples, "lesson_light_320", light_lesson_view(), Contrast, 320, 240);
    add(samples, "lesson_ring", ring_lesson_view(), Plain, 1280, 800);
    add(samples, "lesson_small", lesson_view(), Dark, 480, 300);
    add(samples, "letters_1280", marks_view(), Letters, 1280, 800);
    add(samples, "huge_1280", start_view({30, 16}), Plain, 1280, 800);
    add(samples, "huge_4k", start_view({30, 16}), Dark, 3840, 2160);
    add(samples, "large_1000", start_view({24, 12}), Blind, 1000, 700);
    add(samples, "small_320", lost_view(), Plain, 320, 200);
    add(samples, "crowded_320", crowded_view(), Plain, 320, 200);
    add(samples, "crowded_640", crowded_view(), Dark, 640, 480);
    add(samples, "tall", lost_view(), Dark, 500, 900);
    add(samples, "wide", lost_view(), Plain, 1400, 420);
    add(samples, "square_4x4", start_view({4, 4}), Plain, 700, 700);
    constexpr Appearance Mahjong{TileStyle::Mahjong, Palette::Standard, Theme::Light, true};
    constexpr Appearance MahjongDark{TileStyle::Mahjong, Palette::ColourBlind, Theme::Dark, false};
    add(samples, "mahjong_36", start_view({18, 8}), Mahjong, 1600, 1000);
    add(samples, "mahjong_dark", start_view(), MahjongDark, 800, 500);
    add(samples, "kinds_36", start_view({18, 8}), Plain, 2400, 1400);
    return samples;
}

play::Drawing kinds_drawing(const Appearance& appearance, double width) {
    const play::Colours colours = play::colours_of(appearance.palette, appearance.theme);
    const double height = std::round(width * 1.3);
    play::Drawing drawing;
    drawing.shapes.emplace_back(
        play::Fill{play::box_outline({0, 0, width * 9, height * 4}), colours.felt});
    for (shisen::Kind kind = 0; kind < shisen::MaxKinds; ++kind) {
        play::draw_tile(drawing,
                        colours,
                        appearance,
                        kind,
                        {kind % 9 * width, kind / 9 * height, width, height},
                        {});
    }
    return drawing;
}

std::vector<std::uint32_t> painted(const play::Drawing& drawing, int width, int height) {
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width) *
                                      static_cast<std::size_t>(height));
    play::paint(drawing, width, height, pixels);
    return pixels;
}

} // namespace zx::test
