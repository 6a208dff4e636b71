// The border's columns of 4 T: the first column that shows a change, on each machine.
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "sheet_machine.hpp"
#include "tests/ula/naive_ula.hpp"

using namespace zx;
using namespace fixture;
using reference::Change;

namespace {

reference::Figures figures_of(const Sheet& sheet) {
    return {sheet.line, sheet.frame, sheet.first_pixel, 2};
}

/// Returns whether an OUT whose T2 begins in T-state t changes the column from x, y on, and nothing
/// before it.
bool first_in(const Sheet& sheet, int t, int x, int y, int x_before, int y_before) {
    SheetBoard board(sheet);
    board.out_at(t - 1, 0x00fe, 2);
    board.picture.finish_frame();
    const auto picture = board.picture.pixels();
    return pixel(picture, x, y) == 2 && pixel(picture, x + 7, y) == 2 &&
           pixel(picture, x_before, y_before) == 7;
}

} // namespace

TEST_CASE("the published btime figures: four T-states that change the same column") {
    struct Row {
        machine::Model model;
        int first;
        int last;
    };
    // One line above the display, in the column of its first pixel.
    constexpr Row rows[] = {{machine::Model::Spectrum16, 14112, 14115},
                            {machine::Model::Spectrum48, 14112, 14115},
                            {machine::Model::Spectrum128, 14134, 14137},
                            {machine::Model::SpectrumPlus2, 14134, 14137},
                            {machine::Model::SpectrumPlus2A, 14137, 14140}};
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const Row& row : rows) {
            if (row.model != sheet.model) {
                continue;
            }
            const int late = sheet.late ? 1 : 0;
            for (int t = row.first - 1; t <= row.last + 1; ++t) {
                CAPTURE(t);
                const int x = t < row.first ? -8 : t > row.last ? 8 : 0;
                CHECK(first_in(sheet, t + late, x, -1, x - 1, -1));
            }
        }
    }
}

TEST_CASE("the outermost columns and those beside the display change at their T-states") {
    struct Row {
        std::string_view what;
        int x;
        int y;
        /// The pixel that is sent just before.
        int x_before;
        int y_before;
    };
    constexpr Row rows[] = {{"beside the first line, outermost", -48, 0, 303, -1},
                            {"beside it, next to the display", -8, 0, -9, 0},
                            {"right of the display", 256, 0, -1, 0},
                            {"the last column of a line", 296, 0, 295, 0},
                            {"the second line of the picture", -48, -47, 303, -48},
                            {"right of the display's last line", 256, 191, -1, 191},
                            {"the picture's last line", -48, 239, 303, 238},
                            {"its last column", 296, 239, 295, 239}};
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const Row& row : rows) {
            CAPTURE(row.what);
            const int t = sheet.first_pixel + row.y * sheet.line + row.x / 2;
            CHECK(first_in(sheet, t, row.x, row.y, row.x_before, row.y_before));
            CHECK(first_in(sheet, t + 3, row.x, row.y, row.x_before, row.y_before));
            // In the column before; if that is not visible, still in this one.
            const bool seen_before = row.x_before == row.x - 1;
            CHECK(first_in(sheet, t - 1, row.x, row.y, row.x_before, row.y_before) != seen_before);
            CHECK_FALSE(first_in(sheet, t + 4, row.x, row.y, row.x_before, row.y_before));
        }
    }
}

TEST_CASE("a border that changes every few T is drawn as by a step per T-state") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const int every : {4, 5, 7}) {
            for (int phase = 0; phase < 4; ++phase) {
                CAPTURE(every);
                CAPTURE(phase);
                SheetBoard board(sheet);
                reference::NaiveUla judge(figures_of(sheet));
                for (std::size_t i = 0; i < 6912; ++i) {
                    judge.screens[i] = board.bus.screen()[i];
                }
                std::vector<Change> changes;
                int colour = 0;
                for (int t = phase; t < sheet.frame - 10; t += every) {
                    colour = (colour + 3) % 8;
                    board.out_at(t, 0x00fe, colour);
                    changes.push_back({t + 1, Change::Border, static_cast<std::uint8_t>(colour)});
                }
                board.picture.finish_frame();
                judge.frame(changes, false);
                CHECK(judge.pixels == board.picture.pixels().indices());
            }
        }
    }
}
