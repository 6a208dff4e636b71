#include "app/imgui/draw_data.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <vector>

namespace zx::app {
namespace {

static_assert(sizeof(ImDrawVert::col) == sizeof(SDL_Color));

/// Returns the part of the output that the command may draw in.
SDL_Rect clip_of(const ImDrawCmd& command, const ImDrawData& data) {
    const float left = std::max(command.ClipRect.x - data.DisplayPos.x, 0.0F);
    const float top = std::max(command.ClipRect.y - data.DisplayPos.y, 0.0F);
    const float right = std::min(command.ClipRect.z - data.DisplayPos.x, data.DisplaySize.x);
    const float bottom = std::min(command.ClipRect.w - data.DisplayPos.y, data.DisplaySize.y);
    return {static_cast<int>(left),
            static_cast<int>(top),
            static_cast<int>(right - left),
            static_cast<int>(bottom - top)};
}

/// Colours as SDL's type; they have the same bytes.
std::vector<SDL_Color> colours_of(const ImDrawList& list) {
    std::vector<SDL_Color> colours(static_cast<std::size_t>(list.VtxBuffer.Size));
    for (std::size_t i = 0; i < colours.size(); ++i) {
        std::memcpy(&colours[i], &list.VtxBuffer[static_cast<int>(i)].col, sizeof(SDL_Color));
    }
    return colours;
}

void draw_list(const ImDrawList& list, const ImDrawData& data, SDL_Renderer* renderer) {
    const std::vector<SDL_Color> colours = colours_of(list);
    for (const ImDrawCmd& command : list.CmdBuffer) {
        const SDL_Rect clip = clip_of(command, data);
        if (clip.w <= 0 || clip.h <= 0 || command.ElemCount == 0) {
            continue;
        }
        (void)SDL_RenderSetClipRect(renderer, &clip);
        const ImDrawVert* const vertex = list.VtxBuffer.Data + command.VtxOffset;
        (void)SDL_RenderGeometryRaw(renderer,
                                    static_cast<SDL_Texture*>(command.GetTexID()),
                                    &vertex->pos.x,
                                    sizeof(ImDrawVert),
                                    colours.data() + command.VtxOffset,
                                    sizeof(SDL_Color),
                                    &vertex->uv.x,
                                    sizeof(ImDrawVert),
                                    list.VtxBuffer.Size - static_cast<int>(command.VtxOffset),
                                    list.IdxBuffer.Data + command.IdxOffset,
                                    static_cast<int>(command.ElemCount),
                                    sizeof(ImDrawIdx));
    }
}

} // namespace

void draw(const ImDrawData& data, SDL_Renderer* renderer) {
    for (int i = 0; i < data.CmdListsCount; ++i) {
        draw_list(*data.CmdLists[i], data, renderer);
    }
    (void)SDL_RenderSetClipRect(renderer, nullptr);
}

} // namespace zx::app
