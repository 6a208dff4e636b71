#include "app/imgui/keyboard_view.hpp"

#include <algorithm>
#include <string>

#include "app/imgui/parts.hpp"

namespace zx::app {
namespace {

constexpr ImU32 KeyGround = IM_COL32(0x3a, 0x3a, 0x46, 0xff);
constexpr ImU32 LitGround = IM_COL32(0xff, 0xd7, 0x00, 0xff);
constexpr ImU32 HeldGround = IM_COL32(0x00, 0xa0, 0xa0, 0xff);
constexpr ImU32 White = IM_COL32(0xff, 0xff, 0xff, 0xff);
constexpr ImU32 Black = IM_COL32(0, 0, 0, 0xff);
constexpr ImU32 Red = IM_COL32(0xff, 0x70, 0x70, 0xff);
constexpr ImU32 DarkRed = IM_COL32(0x90, 0, 0, 0xff);
constexpr ImU32 Green = IM_COL32(0x60, 0xe0, 0x60, 0xff);

/// Lengths of the picture, in pixels; `unit` is the distance of two keys.
struct Measures {
    float unit;
    float small;
    float key_height;
    float row_height;
};

/// The offset of a row and the widths of its first and last key, in units.
struct RowShape {
    float offset;
    float first;
    float last;
};
constexpr RowShape Shapes[PictureRows] = {
    {0, 1, 1}, {0.5F, 1, 1}, {0.75F, 1, 1.25F}, {0, 1.25F, 1.75F}};
constexpr float Widest = 11;
/// Legends below this size cannot be read and are left out.
constexpr float LeastLegend = 7;

Measures measures_of(ImVec2 screen, float em) {
    const auto at = [](float unit) {
        const float small = unit * 0.15F;
        const float key = unit * 0.52F;
        return Measures{unit, small, key, key + small * 2.5F};
    };
    const float most = (screen.y * 0.55F - 3 * em) / at(1).row_height / PictureRows;
    return at(std::min((screen.x - em) / Widest, most));
}

/// Draws text of this size, smaller if it is wider than the room, centred or at the left.
void legend(ImVec2 at, float size, float room, bool centred, ImU32 colour, std::string_view text) {
    if (text.empty() || size < LeastLegend) {
        return;
    }
    ImFont* const font = ImGui::GetFont();
    const char* const end = text.data() + text.size();
    float width = font->CalcTextSizeA(size, FLT_MAX, 0, text.data(), end).x;
    if (width > room) {
        size *= room / width;
        width = room;
    }
    const float x = centred ? at.x + (room - width) / 2 : at.x;
    ImGui::GetWindowDrawList()->AddText(font, size, {x, at.y}, colour, text.data(), end);
}

/// Draws the name of a key that has more than one letter, on two lines if it is too wide.
void draw_name(
    ImVec2 corner, const Measures& m, float room, ImU32 colour, const std::string_view name) {
    const float size = std::max(m.small * 1.2F, std::min(m.key_height * 0.5F, 9.0F));
    const std::size_t space = name.find(' ');
    const float width =
        ImGui::GetFont()->CalcTextSizeA(size, FLT_MAX, 0, name.data(), name.data() + name.size()).x;
    if (width <= room || space == std::string_view::npos) {
        legend({corner.x, corner.y + m.key_height * 0.3F}, size, room, true, colour, name);
        return;
    }
    const float half = std::min(size, m.key_height * 0.5F);
    const float y = corner.y + m.key_height / 2 - half;
    legend({corner.x, y}, half, room, true, colour, name.substr(0, space));
    legend({corner.x, y + half}, half, room, true, colour, name.substr(space + 1));
}

void draw_key(const PictureKey& key,
              const KeyboardState& state,
              bool selected,
              ImVec2 corner,
              float width,
              const Measures& m) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto number = static_cast<std::size_t>(key.key);
    const bool lit = state.lit[number] || state.clicked[number];
    const bool held = state.held[number];
    const float top = corner.y + m.small * 1.2F;
    const float gap = m.unit * 0.06F;
    const ImVec2 end = {corner.x + width - gap, top + m.key_height};
    list.AddRectFilled({corner.x, top},
                       end,
                       lit    ? LitGround
                       : held ? HeldGround
                              : KeyGround,
                       m.unit * 0.06F);
    if (selected || lit || held) {
        list.AddRect({corner.x, top}, end, White, m.unit * 0.06F, 0, selected ? m.unit / 25 : 1);
    }
    const float inside = width - gap * 3;
    const ImU32 on_key = lit ? Black : White;
    const ImU32 red = lit ? DarkRed : Red;
    const bool named = key.name.size() > 1;
    legend({corner.x, corner.y}, m.small, width - gap, true, Green, key.above);
    legend({corner.x, end.y}, m.small, width - gap, true, Red, key.below);
    if (named) {
        draw_name({corner.x + gap, top}, m, inside, on_key, key.name);
        return;
    }
    const float large = std::max(m.key_height * 0.55F, LeastLegend);
    const bool small = m.small < LeastLegend;
    legend({corner.x + gap, top + gap / 2}, large, inside, small, on_key, key.name);
    legend({corner.x + width * 0.42F, top + gap},
           m.small * 1.15F,
           width * 0.5F,
           true,
           red,
           key.symbol);
    legend({corner.x + gap, top + m.key_height - m.small * 1.25F},
           m.small,
           inside,
           true,
           on_key,
           key.keyword.empty() ? key.colour : key.keyword);
}

} // namespace

float draw_keyboard(Gui& gui, KeyboardState& state, int selected, float message) {
    const float em = gui.em();
    const ImVec2 screen = gui.size();
    const Measures m = measures_of(screen, em);
    const float width = m.unit * Widest + em;
    const float height = m.row_height * PictureRows + em * 2.2F;
    for (const PictureKey& key : picture_keys()) {
        (void)gui.use(std::string(key.above));
        (void)gui.use(std::string(key.symbol));
    }
    ImGui::SetNextWindowPos({(screen.x - width) / 2, screen.y - height - message});
    ImGui::SetNextWindowSize({width, height});
    ImGui::Begin("keyboard",
                 nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav);
    const ImVec2 origin = {ImGui::GetWindowPos().x + em / 2, ImGui::GetWindowPos().y + em * 0.2F};
    state.clicked.reset();
    for (std::size_t i = 0; i < picture_keys().size(); ++i) {
        const PictureKey& key = picture_keys()[i];
        const std::size_t row = i / PictureColumns;
        const RowShape& shape = Shapes[row];
        const std::size_t column = i % PictureColumns;
        const float x = column == 0 ? 0 : shape.first + static_cast<float>(column - 1);
        const float key_width = column == 0                    ? shape.first
                                : column == PictureColumns - 1 ? shape.last
                                                               : 1;
        const ImVec2 corner = {origin.x + (shape.offset + x) * m.unit,
                               origin.y + m.row_height * static_cast<float>(row)};
        ImGui::SetCursorScreenPos(corner);
        ImGui::PushID(static_cast<int>(i));
        (void)ImGui::InvisibleButton("key", {key_width * m.unit, m.row_height});
        const auto number = static_cast<std::size_t>(key.key);
        if (ImGui::IsItemActive()) {
            state.clicked.set(number);
        }
        if (ImGui::IsItemClicked(ImGuiMouseButton_Right)) {
            state.held.flip(number);
        }
        ImGui::PopID();
        draw_key(key, state, static_cast<int>(i) == selected, corner, key_width * m.unit, m);
    }
    const std::string line =
        !state.host_key.empty() ? state.host_key + ": " + state.host_target
        : state.gamepad ? "A or a click presses a key, X or a right click holds it. B closes."
                        : "Click presses a key, right click holds it. Esc closes.";
    ImGui::SetCursorScreenPos({origin.x, origin.y + m.row_height * PictureRows + em * 0.2F});
    const std::string shown = look::shortened(gui.use(line), width - em);
    ImGui::TextUnformatted(shown.data(), shown.data() + shown.size());
    ImGui::End();
    return height + message;
}

} // namespace zx::app
