#include "app/emulator/menu_view.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace zx::app {
namespace {

constexpr Colour Veil = 0xb0000000;
constexpr Colour PanelGround = 0xf40c0c1c;
constexpr Colour PanelEdge = 0xff505080;
constexpr Colour TitleGround = 0xff202048;
constexpr Colour TitleText = 0xffffffff;
constexpr Colour RowText = 0xffd7d7e0;
constexpr Colour ValueText = 0xff80c0ff;
constexpr Colour DimText = 0xff8888a0;
constexpr Colour SelectionGround = 0xff00d7d7;
constexpr Colour SelectionText = 0xff000020;

constexpr int PanelWidth = 288;
constexpr int LeastRowHeight = 11;
constexpr int RoomyRowHeight = 13;
constexpr int TitleHeight = 16;
constexpr int FooterHeight = 14;
constexpr int Padding = 8;
constexpr int StripeWidth = 6;
constexpr int MostRows = 22;
/// The margin of the panel beside its rows.
constexpr int Surround = TitleHeight + FooterHeight + Padding;

/// The four stripes of the emblem, one for each river.
constexpr Colour Stripes[] = {0xffd70000, 0xffd7d700, 0xff00d700, 0xff00d7d7};

/// Shortens the text: keeps the end if the beginning is less important (a path), else the
/// beginning.
std::string shortened(std::string_view text, int cells, bool keep_end) {
    const auto room = static_cast<std::size_t>(std::max(cells, 3));
    if (text.size() <= room) {
        return std::string(text);
    }
    return keep_end ? ".." + std::string(text.substr(text.size() - room + 2))
                    : std::string(text.substr(0, room - 2)) + "..";
}

/// The number of characters between a panel's edges.
int text_cells(const Rectangle& box) {
    return (box.width - 2 * Padding) / GlyphSize;
}

} // namespace

int MenuView::row_height(const Menu& menu) const {
    const int rows = static_cast<int>(menu.rows().size());
    const bool settings = menu.page() == MenuPage::Main || menu.page() == MenuPage::Machine;
    const bool roomy = settings && Surround + rows * RoomyRowHeight <= height_ - 8;
    return roomy ? RoomyRowHeight : LeastRowHeight;
}

Rectangle MenuView::panel(const Menu& menu) const {
    const int panel_width = std::min(PanelWidth, width_ - 8);
    // A file list has the same size for every folder.
    const int rows = menu.page() == MenuPage::Files
                         ? visible_rows()
                         : std::min(static_cast<int>(menu.rows().size()), visible_rows());
    const int panel_height = std::min(Surround + rows * row_height(menu), height_ - 4);
    return {(width_ - panel_width) / 2, (height_ - panel_height) / 2, panel_width, panel_height};
}

int MenuView::visible_rows() const {
    const int room = height_ - 8 - Surround;
    return std::clamp(room / LeastRowHeight, 1, MostRows);
}

Rectangle MenuView::row_rectangle(const Menu& menu, int row) const {
    const Rectangle box = panel(menu);
    const int line = row - menu.first_visible();
    const int height = row_height(menu);
    return {box.x + 2, box.y + TitleHeight + Padding / 2 + line * height, box.width - 4, height};
}

int MenuView::row_at(const Menu& menu, int x, int y) const {
    const int last =
        std::min(menu.first_visible() + visible_rows(), static_cast<int>(menu.rows().size()));
    for (int row = menu.first_visible(); row < last; ++row) {
        if (row_rectangle(menu, row).contains(x, y)) {
            return row;
        }
    }
    return -1;
}

void MenuView::draw_title(Canvas& canvas, const Menu& menu, Font font) const {
    const Rectangle box = panel(menu);
    canvas.fill({box.x, box.y, box.width, TitleHeight}, TitleGround);
    int stripe_x = box.x + box.width - 4 * StripeWidth - 6;
    for (const Colour stripe : Stripes) {
        for (int line = 0; line < TitleHeight; ++line) {
            const int slant = (TitleHeight - line) / 2 - 4;
            canvas.fill({stripe_x + slant, box.y + line, StripeWidth, 1}, stripe);
        }
        stripe_x += StripeWidth;
    }
    const std::string title = shortened(menu.title(), text_cells(box) - 5, true);
    canvas.text(box.x + Padding, box.y + 4, title, font, TitleText);
}

void MenuView::draw_row(Canvas& canvas, const Menu& menu, int index, Font font) const {
    const MenuRow& row = menu.rows()[static_cast<std::size_t>(index)];
    const Rectangle area = row_rectangle(menu, index);
    const bool selected = index == menu.selected() && row.selectable;
    const bool bright = row.selectable || menu.page() == MenuPage::Keys;
    if (selected) {
        canvas.fill(area, SelectionGround);
    }
    const std::string value = row.adjustable && selected ? "< " + row.value + " >" : row.value;
    const int value_cells = static_cast<int>(value.size());
    const int label_cells = text_cells(panel(menu)) - value_cells - (value.empty() ? 0 : 1);
    const int left = area.x + Padding - 2;
    const int right = area.x + area.width - Padding + 2;
    const int y = area.y + (area.height - GlyphSize + 1) / 2;
    const Colour label_colour = bright ? RowText : DimText;
    const Colour value_colour = row.adjustable ? ValueText : DimText;
    canvas.text(left,
                y,
                shortened(row.label, label_cells, false),
                font,
                selected ? SelectionText : label_colour);
    canvas.text(
        right - value_cells * GlyphSize, y, value, font, selected ? SelectionText : value_colour);
}

Canvas MenuView::draw(const Menu& menu, Font font) const {
    Canvas canvas(width_, height_);
    canvas.fill({0, 0, width_, height_}, Veil);
    const Rectangle box = panel(menu);
    canvas.fill(box, PanelGround);
    draw_title(canvas, menu, font);
    canvas.frame(box, PanelEdge);

    const int count = static_cast<int>(menu.rows().size());
    const int last = std::min(menu.first_visible() + visible_rows(), count);
    for (int index = menu.first_visible(); index < last; ++index) {
        draw_row(canvas, menu, index, font);
    }
    // Mark the edge if there are more rows above or below.
    const int middle = box.x + box.width / 2 - 8;
    const int foot = box.y + box.height;
    if (menu.first_visible() > 0) {
        canvas.fill({middle, box.y + TitleHeight + 1, 16, 2}, ValueText);
    }
    if (last < count) {
        canvas.fill({middle, foot - FooterHeight - 1, 16, 2}, ValueText);
    }
    const std::string footer = shortened(menu.footer(), text_cells(box), false);
    canvas.text(box.x + Padding, foot - 11, footer, font, DimText);
    return canvas;
}

Canvas MenuView::draw_message(std::string_view text, Font font) const {
    Canvas canvas(width_, height_);
    const std::string line = shortened(text, (width_ - 16) / GlyphSize, true);
    const int text_width = static_cast<int>(line.size()) * GlyphSize;
    const Rectangle box = {(width_ - text_width) / 2 - 6, height_ - 18, text_width + 12, 14};
    canvas.fill(box, PanelGround);
    canvas.frame(box, PanelEdge);
    canvas.text(box.x + 6, box.y + 3, line, font, TitleText);
    return canvas;
}

} // namespace zx::app
