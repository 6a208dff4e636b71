#include "app/imgui/tape_view.hpp"

#include <algorithm>
#include <cmath>

#include "app/imgui/parts.hpp"

namespace zx::app {
namespace {

constexpr ImU32 Shell = IM_COL32(0x2c, 0x2c, 0x34, 0xff);
constexpr ImU32 Edge = IM_COL32(0x70, 0x70, 0x80, 0xff);
constexpr ImU32 Label = IM_COL32(0xe8, 0xe0, 0xc8, 0xff);
constexpr ImU32 LabelText = IM_COL32(0x20, 0x20, 0x20, 0xff);
constexpr ImU32 Window = IM_COL32(0x10, 0x10, 0x14, 0xff);
constexpr ImU32 Wound = IM_COL32(0x60, 0x40, 0x28, 0xff);
constexpr ImU32 Hub = IM_COL32(0xf0, 0xf0, 0xf0, 0xff);

/// Draws a hub with six teeth and the tape that is wound on it.
void draw_reel(ImDrawList& list, ImVec2 centre, float hub, float wound, float angle) {
    constexpr int Teeth = 6;
    constexpr float Turn = 6.2831853F;
    list.AddCircleFilled(centre, wound, Wound, 48);
    list.AddCircleFilled(centre, hub, Hub, 32);
    list.AddCircleFilled(centre, hub * 0.65F, Window, 32);
    for (int tooth = 0; tooth < Teeth; ++tooth) {
        const float at = angle + Turn * static_cast<float>(tooth) / Teeth;
        const ImVec2 out = {std::cos(at), std::sin(at)};
        list.AddLine({centre.x + out.x * hub * 0.4F, centre.y + out.y * hub * 0.4F},
                     {centre.x + out.x * hub * 0.8F, centre.y + out.y * hub * 0.8F},
                     Hub,
                     hub * 0.22F);
    }
}

} // namespace

void draw_cassette(Gui& gui, const TapeStatus& status, ImVec2 corner, ImVec2 size) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    // The proportions of a compact cassette.
    const float width = std::min(size.x, size.y * 1.58F);
    const float height = width / 1.58F;
    const ImVec2 at = {corner.x + (size.x - width) / 2, corner.y + (size.y - height) / 2};
    const auto point = [&](float x, float y) {
        return ImVec2{at.x + x * width, at.y + y * height};
    };
    list.AddRectFilled(at, point(1, 1), Shell, width / 30);
    list.AddRect(at, point(1, 1), Edge, width / 30, 0, std::max(width / 150, 1.0F));
    list.AddQuad(
        point(0.2F, 0.99F), point(0.25F, 0.82F), point(0.75F, 0.82F), point(0.8F, 0.99F), Edge);
    if (!status.inserted) {
        return;
    }
    list.AddRectFilled(point(0.06F, 0.07F), point(0.94F, 0.76F), Label, width / 50);
    const float em = std::min(gui.em(), height * 0.13F);
    const std::string name = look::shortened(gui.use(status.name), width * 0.84F * gui.em() / em);
    list.AddText(ImGui::GetFont(),
                 em,
                 point(0.08F, 0.1F),
                 LabelText,
                 name.data(),
                 name.data() + name.size());
    list.AddRectFilled(point(0.18F, 0.32F), point(0.82F, 0.68F), Window, width / 25);
    const double total = std::max(status.total_seconds, 1.0);
    const auto done = static_cast<float>(std::clamp(status.seconds / total, 0.0, 1.0));
    const float hub = height * 0.11F;
    const float most = height * 0.17F;
    // The wound area, not the radius, changes evenly.
    const auto wound = [&](float part) {
        return std::sqrt(hub * hub + (most * most - hub * hub) * part);
    };
    const auto angle = static_cast<float>(std::fmod(status.seconds * 2.2, 6.2831853));
    draw_reel(list, point(0.32F, 0.5F), hub, wound(1 - done), -angle);
    draw_reel(list, point(0.68F, 0.5F), hub, wound(done), -angle);
}

} // namespace zx::app
