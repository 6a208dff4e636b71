// Colours and pieces of text that every page of the window uses.
#pragma once

#include <string>
#include <vector>

#include <imgui.h>

namespace zx::app::look {

inline constexpr ImU32 Text = IM_COL32(0xe6, 0xe6, 0xee, 0xff);
inline constexpr ImU32 DimText = IM_COL32(0x9a, 0x9a, 0xb0, 0xff);
inline constexpr ImU32 ValueText = IM_COL32(0x80, 0xc0, 0xff, 0xff);
inline constexpr ImU32 TitleGround = IM_COL32(0x20, 0x20, 0x48, 0xff);
inline constexpr ImU32 PanelGround = IM_COL32(0x0c, 0x0c, 0x1c, 0xf4);
inline constexpr ImU32 PanelEdge = IM_COL32(0x50, 0x50, 0x80, 0xff);
inline constexpr ImU32 SelectionGround = IM_COL32(0x00, 0xd7, 0xd7, 0xff);
inline constexpr ImU32 SelectionText = IM_COL32(0x00, 0x00, 0x20, 0xff);

/// Returns the width of the text in one line.
[[nodiscard]] float width_of(const std::string& text);

/// Returns the text if it fits into the width, else its beginning (or its end) with dots.
[[nodiscard]] std::string shortened(const std::string& text, float width, bool keep_end = false);

/// Breaks the text into at most `most` lines of this width, between words where possible. Text
/// that does not fit ends with dots.
[[nodiscard]] std::vector<std::string>
lines_of(const std::string& text, float width, std::size_t most);

/// Draws a tick in a square of this size.
void tick(ImDrawList& list, ImVec2 corner, float size, ImU32 colour);

} // namespace zx::app::look
