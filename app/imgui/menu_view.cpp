#include "app/imgui/menu_view.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "app/imgui/keyboard_view.hpp"
#include "app/imgui/parts.hpp"
#include "app/imgui/tape_view.hpp"
#include "app/imgui/text_keys_view.hpp"

namespace zx::app {
namespace {

constexpr ImGuiWindowFlags Fixed = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                                   ImGuiWindowFlags_NoScrollWithMouse;

/// The four stripes of the emblem, one for each river.
constexpr ImU32 Stripes[] = {IM_COL32(0xd7, 0, 0, 0xff),
                             IM_COL32(0xd7, 0xd7, 0, 0xff),
                             IM_COL32(0, 0xd7, 0, 0xff),
                             IM_COL32(0, 0xd7, 0xd7, 0xff)};

void draw_emblem(ImDrawList& list, ImVec2 corner, float size) {
    float x = corner.x + size / 2;
    for (const ImU32 stripe : Stripes) {
        const float width = size / 4;
        const float slant = size / 2;
        list.AddQuadFilled({x, corner.y},
                           {x + width, corner.y},
                           {x + width - slant, corner.y + size},
                           {x - slant, corner.y + size},
                           stripe);
        x += width;
    }
}

void draw_text(ImVec2 at, ImU32 colour, const std::string& text) {
    ImGui::GetWindowDrawList()->AddText(at, colour, text.data(), text.data() + text.size());
}

} // namespace

std::optional<MenuChoice>
MenuView::draw(Menu& menu, KeyboardState& keyboard, const TapeStatus& tape, const Paper& paper) {
    draw_bar(menu);
    const float message = std::exchange(message_height_, 0.0F);
    covered_ = 0;
    if (!menu.is_open()) {
        return {};
    }
    const bool outside = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !gui_.has_mouse();
    if (menu.bar_menu() && outside) {
        menu.close();
        return {};
    }
    if (menu.page() == MenuPage::Keyboard) {
        covered_ = draw_keyboard(gui_, keyboard, menu.selected(), message);
        return {};
    }
    auto choice = menu.bar_menu() ? draw_bar_menu(menu) : draw_page(menu, tape, paper, message);
    if (const TextKeys* const keys = menu.text_keys()) {
        if (const auto key = draw_text_keys(gui_, *keys)) {
            choice = menu.click_text_key(key->first, key->second);
        }
    }
    return choice;
}

void MenuView::draw_bar(Menu& menu) {
    const float em = gui_.em();
    const float height = bar_height();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({gui_.size().x, height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, ImVec2(1, 1));
    ImGui::Begin("bar", nullptr, Fixed | ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_emblem(list, {em * 0.4F, height * 0.2F}, height * 0.6F);
    float x = height * 1.3F;
    for (std::size_t i = 0; i < BarMenus; ++i) {
        const auto each = static_cast<BarMenu>(i);
        const std::string label(label_of(each));
        const float width = look::width_of(label) + em;
        title_x_[i] = x;
        ImGui::SetCursorPos({x, 0});
        const bool clicked = ImGui::InvisibleButton(label.c_str(), {width, height});
        const bool pressed = ImGui::IsItemClicked();
        const bool hovered = ImGui::IsItemHovered();
        (void)clicked;
        if (pressed && menu.bar_menu() == each) {
            menu.close();
        } else if (pressed ||
                   (hovered && gui_.mouse_moved() && menu.bar_menu() && menu.bar_menu() != each)) {
            menu.open_bar(each);
        }
        const bool lit = menu.bar_menu() == each || (hovered && !menu.is_open());
        if (lit) {
            list.AddRectFilled({x, 0}, {x + width, height}, look::SelectionGround);
        }
        draw_text({x + em / 2, (height - em) / 2}, lit ? look::SelectionText : look::Text, label);
        x += width;
    }
    ImGui::End();
    ImGui::PopStyleVar(3);
}

std::optional<MenuChoice> MenuView::draw_bar_menu(Menu& menu) {
    const float em = gui_.em();
    const ImVec2 screen = gui_.size();
    float width = 10 * em;
    for (const MenuRow& row : menu.rows()) {
        width = std::max(width,
                         look::width_of(gui_.use(row.label)) + look::width_of(gui_.use(row.value)) +
                             5 * em);
    }
    width = std::min(width, screen.x);
    float height = em * 0.7F;
    for (const Place& place : places_of(menu, width)) {
        height = std::max(height, place.y + place.height + em * 0.7F);
    }
    // Dear ImGui drops fractions of pixels, and the rows would have to scroll.
    height = std::min(std::ceil(height) + 1, screen.y - bar_height());
    const float x =
        std::min(title_x_[static_cast<std::size_t>(*menu.bar_menu())], screen.x - width);
    ImGui::SetNextWindowPos({x, bar_height()});
    ImGui::SetNextWindowSize({width, height});
    ImGui::SetNextWindowFocus();
    ImGui::Begin("menu", nullptr, Fixed);
    auto choice = draw_rows(menu, ImGui::GetContentRegionAvail());
    ImGui::End();
    return choice;
}

std::optional<MenuChoice>
MenuView::draw_page(Menu& menu, const TapeStatus& tape, const Paper& paper, float message) {
    const float em = gui_.em();
    const ImVec2 screen = gui_.size();
    const float top = bar_height() + em / 2;
    const bool files = menu.page() == MenuPage::Files;
    // Names of files may be long.
    const bool names = files || menu.page() == MenuPage::Recent;
    const float width = std::min(screen.x - em, (names ? 66 : 44) * em);
    const float room = screen.y - top - em / 2 - message;
    const float title = bar_height();
    std::string footer = menu.footer();
    if (selection_is_cut_) {
        footer = menu.rows()[static_cast<std::size_t>(menu.selected())].label;
    }
    const auto footer_lines = look::lines_of(gui_.use(footer), width - 2 * em, 3);
    const float foot =
        em * 1.2F * static_cast<float>(std::max<std::size_t>(footer_lines.size(), 1)) + em / 2;
    float rows = em;
    for (const Place& place : places_of(menu, width - 2 * em)) {
        rows = std::max(rows, place.y + place.height);
    }
    // The cassette leaves room for half of the rows; the paper takes what the rows leave.
    const bool strip = menu.page() == MenuPage::Paper;
    const float cassette = menu.page() == MenuPage::Tape
                               ? std::min(9 * em, (room - title - foot) / 2)
                           : strip ? std::max(room - title - foot - rows - 1.5F * em, 3 * em)
                                   : 0;
    // A file list has the same size for every folder.
    const float height = files ? room : std::min(room, rows + title + foot + cassette + 1.5F * em);
    ImGui::SetNextWindowPos({(screen.x - width) / 2, top});
    ImGui::SetNextWindowSize({width, height});
    ImGui::SetNextWindowFocus();
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::Begin("page", nullptr, Fixed);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 corner = ImGui::GetWindowPos();
    list.AddRectFilled(corner, {corner.x + width, corner.y + title}, look::TitleGround);
    draw_text({corner.x + em, corner.y + (title - em) / 2},
              look::Text,
              look::shortened(gui_.use(menu.title()), width - 4.5F * em, true));
    draw_emblem(list, {corner.x + width - 2.5F * em, corner.y}, title);
    const ImVec2 place = {corner.x + em, corner.y + title + em / 4};
    const ImVec2 size = {width - 2 * em, cassette - em / 4};
    if (strip) {
        paper_view_.draw(paper, place, size);
    } else if (cassette > 0) {
        draw_cassette(gui_, tape, place, size);
    }
    ImGui::SetCursorPos({em / 2, title + cassette + em / 3});
    auto choice = draw_rows(menu, {width - em, height - title - foot - cassette - em * 0.6F});
    float y = corner.y + height - foot;
    for (const std::string& line : footer_lines) {
        draw_text({corner.x + em, y}, look::DimText, line);
        y += em * 1.2F;
    }
    ImGui::End();
    ImGui::PopStyleVar();
    return choice;
}

std::vector<MenuView::Place> MenuView::places_of(const Menu& menu, float width) {
    std::vector<Place> places;
    float y = 0;
    for (const MenuRow& row : menu.rows()) {
        if (row.separated && y > 0) {
            y += gui_.em() * 0.4F;
        }
        float height = row_height() * (row.tall ? 2.2F : 1);
        if (row.wrapped) {
            const auto lines = look::lines_of(row.label, width - 2 * gui_.em(), 100).size();
            height = gui_.em() * 1.2F * static_cast<float>(std::max<std::size_t>(lines, 1)) +
                     gui_.em() * 0.3F;
        }
        places.push_back({y, height});
        y += height;
    }
    return places;
}

std::optional<MenuChoice> MenuView::draw_rows(Menu& menu, ImVec2 size) {
    std::optional<MenuChoice> choice;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::BeginChild("rows", size, false, ImGuiWindowFlags_NoNav);
    const float width = ImGui::GetContentRegionAvail().x;
    const auto places = places_of(menu, width);
    menu.set_visible_rows(static_cast<int>(size.y / row_height()));
    scroll_to_selection(menu, places, size.y);
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    const float first = ImGui::GetScrollY();
    selection_is_cut_ = false;
    // Only the rows that can be seen are drawn: a folder may have thousands.
    for (int i = 0; i < static_cast<int>(places.size()); ++i) {
        const Place place = places[static_cast<std::size_t>(i)];
        if (place.y + place.height < first || place.y > first + size.y) {
            continue;
        }
        ImGui::SetCursorScreenPos({origin.x, origin.y + place.y});
        ImGui::PushID(i);
        (void)ImGui::InvisibleButton("row", {std::max(width, 1.0F), place.height});
        if (ImGui::IsItemHovered() && gui_.mouse_moved()) {
            menu.hover(i);
            scrolled_to_ = menu.selected(); // the list does not move under the pointer
        }
        const bool clicked =
            ImGui::IsItemHovered() && ImGui::IsMouseReleased(ImGuiMouseButton_Left);
        ImGui::PopID();
        draw_row(menu, i, {origin.x, origin.y + place.y}, place, width);
        if (clicked) {
            choice = menu.click(i);
            break; // the rows may be others now
        }
    }
    if (!places.empty()) {
        ImGui::SetCursorScreenPos(
            {origin.x, origin.y + places.back().y + places.back().height - 1});
        ImGui::Dummy({1, 1});
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
    return choice;
}

/// Scrolls if the selection or the list has changed since the last frame.
void MenuView::scroll_to_selection(const Menu& menu,
                                   const std::vector<Place>& places,
                                   float height) {
    const std::string list = fmt::format("{}{}{}", menu.title(), menu.search(), menu.rows().size());
    const int selected = menu.selected();
    if ((selected == scrolled_to_ && list == scrolled_in_) ||
        static_cast<std::size_t>(selected) >= places.size()) {
        return;
    }
    scrolled_to_ = selected;
    scrolled_in_ = list;
    const Place place = places[static_cast<std::size_t>(selected)];
    const float top = ImGui::GetScrollY();
    if (place.y < top) {
        ImGui::SetScrollY(selected == 1 ? 0 : place.y);
    } else if (place.y + place.height > top + height) {
        ImGui::SetScrollY(place.y + place.height - height);
    }
}

void MenuView::draw_row(const Menu& menu, int index, ImVec2 corner, Place place, float width) {
    const float em = gui_.em();
    const MenuRow& row = menu.rows()[static_cast<std::size_t>(index)];
    const bool selected = index == menu.selected() && (row.selectable || row.wrapped);
    const bool text_page = menu.page() == MenuPage::Keys || row.wrapped;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (row.separated) {
        const float y = corner.y - (index > 0 ? em * 0.2F : 0);
        list.AddLine({corner.x, y}, {corner.x + width, y}, look::PanelEdge);
    }
    if (selected && !row.wrapped) {
        list.AddRectFilled(
            corner, {corner.x + width, corner.y + place.height}, look::SelectionGround);
    }
    const ImU32 label_colour = selected && !row.wrapped      ? look::SelectionText
                               : row.selectable || text_page ? look::Text
                                                             : look::DimText;
    if (row.wrapped) {
        draw_wrapped(row.label, corner, width, label_colour);
        return;
    }
    const bool marks = row.checked;
    const float y = corner.y + (place.height - em) / 2;
    if (marks) {
        look::tick(list, {corner.x + em * 0.1F, y}, em * 0.9F, label_colour);
    }
    const bool on_page = menu.page().has_value();
    std::string value = gui_.use(row.value);
    if (on_page && row.adjustable && selected) {
        value = "< " + value + " >";
    }
    value = look::shortened(value, width * 0.6F);
    const float value_width = look::width_of(value);
    const float room = width - value_width - em * (value.empty() ? 1.6F : 2.4F);
    float left = em * 1.2F;
    if (row.tall) {
        const float picture = place.height - em * 0.2F;
        const ImVec2 first = {corner.x + left, corner.y + em * 0.1F};
        const ImVec2 last = {first.x + picture * 4 / 3, first.y + picture};
        sheet_.draw(list, row.number, row.picture, first, last);
        list.AddRect(first, last, look::PanelEdge);
        left += picture * 4 / 3 + em * 0.5F;
    }
    const std::string label = look::shortened(gui_.use(row.label), room - (left - em * 1.2F));
    if (selected && label != row.label) {
        selection_is_cut_ = true;
    }
    const ImU32 value_colour = selected         ? look::SelectionText
                               : row.adjustable ? look::ValueText
                                                : look::DimText;
    draw_text({corner.x + left, y}, label_colour, label);
    draw_text({corner.x + width - value_width - em * 0.5F, y}, value_colour, value);
}

void MenuView::draw_wrapped(const std::string& text, ImVec2 corner, float width, ImU32 colour) {
    const float em = gui_.em();
    float y = corner.y;
    for (const std::string& line : look::lines_of(gui_.use(text), width - 2 * em, 100)) {
        draw_text({corner.x + em, y}, colour, line);
        y += em * 1.2F;
    }
}

void MenuView::draw_message(const std::string& text) {
    const float em = gui_.em();
    const ImVec2 screen = gui_.size();
    std::vector<std::string> lines;
    (void)gui_.use(text);
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        for (auto& line : look::lines_of(text.substr(start, end - start), screen.x - 3 * em, 3)) {
            lines.push_back(std::move(line));
        }
        start = end + 1;
    }
    if (lines.empty()) {
        return;
    }
    float width = 0;
    for (const std::string& line : lines) {
        width = std::max(width, look::width_of(line));
    }
    const float height = em * 1.2F * static_cast<float>(lines.size());
    ImVec2 at = {std::floor((screen.x - width) / 2), std::floor(screen.y - height - em * 1.2F)};
    message_height_ = screen.y - at.y + em * 0.4F;
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const ImVec2 first = {at.x - em * 0.7F, at.y - em * 0.4F};
    const ImVec2 last = {at.x + width + em * 0.7F, at.y + height + em * 0.3F};
    list.AddRectFilled(first, last, look::PanelGround, em / 4);
    list.AddRect(first, last, look::PanelEdge, em / 4);
    for (const std::string& line : lines) {
        list.AddText(at, look::Text, line.data(), line.data() + line.size());
        at.y += em * 1.2F;
    }
}

} // namespace zx::app
