#include "app/imgui/rewind_view.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "app/imgui/parts.hpp"

namespace zx::app {
namespace {

/// "4:05.5" for 245.5 seconds.
std::string clock_text(double seconds) {
    std::array<char, 32> text{};
    const int tenths = static_cast<int>(std::lround(seconds * 10));
    (void)std::snprintf(
        text.data(), text.size(), "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10);
    return text.data();
}

} // namespace

void draw_rewind_bar(Gui& gui, ThumbnailSheet& sheet, const RewindStatus& status) {
    const float em = gui.em();
    const ImVec2 screen = gui.size();
    constexpr auto Count = static_cast<float>(RewindPictures);
    const float width = std::min((screen.x - em) / Count, screen.y * 0.25F);
    const float height = width * 0.75F;
    const float top = screen.y - height - em * 2.2F;
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    list.AddRectFilled({0, top - em * 0.4F}, screen, look::PanelGround);
    // The newest state is at the right.
    float x = (screen.x + width * Count) / 2;
    int index = 0;
    for (auto picture = status.pictures.rbegin();
         picture != status.pictures.rend() && index < static_cast<int>(RewindPictures);
         ++picture, ++index) {
        x -= width;
        const ImVec2 first = {x + em * 0.15F, top};
        const ImVec2 last = {x + width - em * 0.15F, top + height};
        sheet.draw(list, index, *picture, first, last);
        list.AddRect(first,
                     last,
                     index == 0 ? look::SelectionGround : look::PanelEdge,
                     0,
                     0,
                     index == 0 ? em / 6 : 1);
    }
    const std::string left = status.pictures.empty() ? std::string("no earlier state")
                                                     : clock_text(status.seconds_left) + " left";
    const std::string end = status.until_key ? ". Any key ends it" : "";
    const std::string text = look::shortened(
        "Back " + clock_text(status.seconds_back) + ", " + left + end, screen.x - em);
    const ImVec2 at = {(screen.x - look::width_of(text)) / 2, top + height + em * 0.5F};
    list.AddText(at, look::Text, text.data(), text.data() + text.size());
}

} // namespace zx::app
