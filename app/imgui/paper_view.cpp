#include "app/imgui/paper_view.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "app/common/palette.hpp"
#include "app/imgui/parts.hpp"

namespace zx::app {
namespace {

constexpr int Width = 256;
constexpr Colour Silver = 0xffd4d4da;
constexpr Colour Burnt = 0xff181820;
/// Rows that one step of the wheel scrolls.
constexpr float WheelRows = 24;

} // namespace

PaperView::~PaperView() {
    if (texture_ != nullptr) {
        SDL_DestroyTexture(texture_);
    }
}

void PaperView::scroll(int pages) {
    const std::size_t step = std::max<std::size_t>(shown_ * 3 / 4, 1);
    below_ = pages > 0 ? below_ + step : below_ - std::min(below_, step);
}

void PaperView::draw(const Paper& paper, ImVec2 corner, ImVec2 size) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(corner, {corner.x + size.x, corner.y + size.y}, look::TitleGround);
    const float scale = std::max(std::floor(size.x / Width), std::min(size.x / Width, 1.0F));
    const std::size_t rows = paper.rows().size();
    shown_ = std::min({static_cast<std::size_t>(std::max(size.y / scale, 1.0F)),
                       rows,
                       static_cast<std::size_t>(MostShown)});
    if (const float wheel = ImGui::GetIO().MouseWheel;
        wheel != 0 &&
        ImGui::IsMouseHoveringRect(corner, {corner.x + size.x, corner.y + size.y}, false)) {
        const auto by = static_cast<std::size_t>(std::abs(wheel) * WheelRows);
        below_ = wheel > 0 ? below_ + by : below_ - std::min(below_, by);
    }
    below_ = std::min(below_, rows - shown_);
    if (shown_ == 0) {
        return;
    }
    upload(paper, rows - below_ - shown_, shown_);
    const float x = std::floor(corner.x + (size.x - Width * scale) / 2);
    const float y = std::floor(corner.y + size.y - static_cast<float>(shown_) * scale);
    list.AddImage(texture_,
                  {x, y},
                  {x + Width * scale, y + static_cast<float>(shown_) * scale},
                  {0, 0},
                  {1, static_cast<float>(shown_) / MostShown});
    if (rows > shown_) { // where the part is in the strip
        const float part = size.y / static_cast<float>(rows);
        const float top = corner.y + part * static_cast<float>(rows - below_ - shown_);
        const float bottom = std::max(top + part * static_cast<float>(shown_), top + 3);
        list.AddRectFilled(
            {corner.x + size.x - 4, top}, {corner.x + size.x, bottom}, look::ValueText);
    }
}

void PaperView::upload(const Paper& paper, std::size_t first, std::size_t count) {
    if (texture_ == nullptr) {
        texture_ = SDL_CreateTexture(
            renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, Width, MostShown);
        (void)SDL_SetTextureScaleMode(texture_, SDL_ScaleModeNearest);
    } else if (held_changes_ == paper.changes() && held_first_ == first && held_count_ == count) {
        return;
    }
    held_changes_ = paper.changes();
    held_first_ = first;
    held_count_ = count;
    std::vector<Colour> pixels;
    pixels.reserve(count * Width);
    for (std::size_t row = first; row < first + count; ++row) {
        for (const unsigned byte : paper.rows()[row]) {
            for (int bit = 7; bit >= 0; --bit) {
                pixels.push_back((byte >> bit & 1) != 0 ? Burnt : Silver);
            }
        }
    }
    const SDL_Rect part = {0, 0, Width, static_cast<int>(count)};
    (void)SDL_UpdateTexture(
        texture_, &part, pixels.data(), Width * static_cast<int>(sizeof(Colour)));
}

} // namespace zx::app
