#include "app/imgui/parts.hpp"

#include <string_view>

#include "base/utf8.hpp"

namespace zx::app::look {
namespace {

constexpr const char* Dots = "...";

/// Returns the offset of the character that ends before this offset.
std::size_t character_before(std::string_view text, std::size_t offset) {
    do {
        --offset;
    } while (offset > 0 && (static_cast<unsigned char>(text[offset]) & 0xc0) == 0x80);
    return offset;
}

} // namespace

float width_of(const std::string& text) {
    return ImGui::CalcTextSize(text.data(), text.data() + text.size()).x;
}

std::string shortened(const std::string& text, float width, bool keep_end) {
    if (width_of(text) <= width) {
        return text;
    }
    std::string rest = text;
    while (!rest.empty()) {
        if (keep_end) {
            rest.erase(0, first_character_bytes(rest));
        } else {
            rest.resize(character_before(rest, rest.size()));
        }
        std::string all = keep_end ? Dots + rest : rest + Dots;
        if (width_of(all) <= width) {
            return all;
        }
    }
    return {};
}

std::vector<std::string> lines_of(const std::string& text, float width, std::size_t most) {
    std::vector<std::string> lines;
    const ImFont& font = *ImGui::GetFont();
    const float scale = ImGui::GetFontSize() / font.FontSize;
    std::string rest = text;
    while (!rest.empty()) {
        if (lines.size() + 1 == most) {
            lines.push_back(shortened(rest, width));
            break;
        }
        const char* const end = rest.data() + rest.size();
        const char* stop = font.CalcWordWrapPositionA(scale, rest.data(), end, width);
        if (stop == rest.data()) {
            stop = rest.data() + first_character_bytes(rest);
        }
        const auto length = static_cast<std::size_t>(stop - rest.data());
        lines.push_back(rest.substr(0, length));
        rest.erase(0, length);
        rest.erase(0, rest.find_first_not_of(' '));
    }
    return lines;
}

void tick(ImDrawList& list, ImVec2 corner, float size, ImU32 colour) {
    const ImVec2 points[] = {{corner.x + size * 0.15F, corner.y + size * 0.5F},
                             {corner.x + size * 0.4F, corner.y + size * 0.8F},
                             {corner.x + size * 0.85F, corner.y + size * 0.2F}};
    list.AddPolyline(points, 3, colour, ImDrawFlags_None, size / 7);
}

} // namespace zx::app::look
