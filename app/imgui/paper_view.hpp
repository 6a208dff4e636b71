// Draws the paper of the ZX Printer as a strip that scrolls.
#pragma once

#include <cstddef>
#include <cstdint>

#include <SDL.h>
#include <imgui.h>

#include "app/run/paper.hpp"

namespace zx::app {

class PaperView {
  public:
    explicit PaperView(SDL_Renderer* renderer) : renderer_(renderer) {}
    ~PaperView();
    PaperView(const PaperView&) = delete;
    PaperView& operator=(const PaperView&) = delete;

    /// Draws the part of the strip that fits in this rectangle of the present window. The wheel
    /// scrolls it.
    void draw(const Paper& paper, ImVec2 corner, ImVec2 size);
    /// Scrolls by so many parts as are seen at once, up (1) or down (-1).
    void scroll(int pages);

  private:
    /// The rows of the texture, more than a window shows.
    static constexpr int MostShown = 1024;

    void upload(const Paper& paper, std::size_t first, std::size_t count);

    SDL_Renderer* renderer_;
    SDL_Texture* texture_ = nullptr;
    /// Rows below the part that is shown, and rows that were shown last.
    std::size_t below_ = 0;
    std::size_t shown_ = 0;
    /// What the texture holds.
    std::uint64_t held_changes_ = 0;
    std::size_t held_first_ = 0;
    std::size_t held_count_ = 0;
};

} // namespace zx::app
