#include "app/games/shelf/shisen_picture.hpp"

#include <algorithm>

#include "app/play/scene/tile.hpp"
#include "shisen/deal.hpp"

namespace zx::native {

void draw_shisen(play::Drawing& drawing, const play::Box& box) {
    constexpr int Columns = 4;
    constexpr int Rows = 5;
    const play::Colours colours = play::colours_of(play::Palette::Standard, play::Theme::Light);
    const shisen::Board board = shisen::deal(42);
    const double width = std::min(box.width / Columns, box.height / Rows / 1.15);
    const double height = width * 1.15;
    const play::Point corner{box.x + (box.width - width * Columns) / 2,
                             box.y + (box.height - height * Rows) / 2};
    for (int row = 0; row < Rows; ++row) {
        for (int column = 0; column < Columns; ++column) {
            play::draw_tile(drawing,
                            colours,
                            {},
                            board.at({column, row}),
                            {corner.x + column * width, corner.y + row * height, width, height},
                            {});
        }
    }
}

} // namespace zx::native
