#include "app/imgui/text_keys_view.hpp"

#include <algorithm>
#include <string>

#include "app/imgui/parts.hpp"

namespace zx::app {
namespace {

constexpr ImU32 KeyGround = IM_COL32(0x3a, 0x3a, 0x56, 0xff);

} // namespace

std::optional<std::pair<int, int>> draw_text_keys(Gui& gui, const TextKeys& keys) {
    const float em = gui.em();
    const ImVec2 screen = gui.size();
    const auto rows = keys.rows();
    const float unit = std::min(2.6F * em, (screen.x - em) / static_cast<float>(keys.columns()));
    const float row_height = 1.5F * em;
    const ImVec2 size = {unit * static_cast<float>(keys.columns()) + em,
                         row_height * static_cast<float>(rows.size()) + em};
    ImGui::SetNextWindowPos({(screen.x - size.x) / 2, screen.y - size.y});
    ImGui::SetNextWindowSize(size);
    ImGui::SetNextWindowFocus();
    ImGui::Begin("text keys",
                 nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    std::optional<std::pair<int, int>> clicked;
    ImVec2 at = {ImGui::GetWindowPos().x + em / 2, ImGui::GetWindowPos().y + em / 2};
    const float left = at.x;
    for (int row = 0; row < static_cast<int>(rows.size()); ++row, at.y += row_height, at.x = left) {
        const auto& line = rows[static_cast<std::size_t>(row)];
        for (int number = 0; number < static_cast<int>(line.size()); ++number) {
            const TextKeys::Key& key = line[static_cast<std::size_t>(number)];
            const float width = unit * static_cast<float>(key.width);
            const bool selected = row == keys.row() && number == keys.key();
            ImGui::SetCursorScreenPos(at);
            ImGui::PushID(row * 100 + number);
            (void)ImGui::InvisibleButton("key", {width, row_height});
            if (ImGui::IsItemClicked()) {
                clicked = {row, number};
            }
            ImGui::PopID();
            const ImVec2 end = {at.x + width - em * 0.12F, at.y + row_height - em * 0.12F};
            list.AddRectFilled(at, end, selected ? look::SelectionGround : KeyGround, em * 0.15F);
            const std::string label =
                look::shortened(key.label == " " ? "Space" : key.label, width - em * 0.2F);
            list.AddText({at.x + (width - look::width_of(label)) / 2, at.y + em * 0.2F},
                         selected ? look::SelectionText : look::Text,
                         label.data(),
                         label.data() + label.size());
            at.x += width;
        }
    }
    ImGui::End();
    return clicked;
}

} // namespace zx::app
