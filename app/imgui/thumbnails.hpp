// Thumbnails as one texture.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include <SDL.h>
#include <imgui.h>

#include "app/emulator/thumbnail.hpp"

namespace zx::app {

class ThumbnailSheet {
  public:
    static constexpr int Most = 10;

    explicit ThumbnailSheet(SDL_Renderer* renderer) : renderer_(renderer) {}
    ~ThumbnailSheet();
    ThumbnailSheet(const ThumbnailSheet&) = delete;
    ThumbnailSheet& operator=(const ThumbnailSheet&) = delete;

    /// Draws thumbnail number index (0 to Most - 1) of this frame in a rectangle.
    void draw(ImDrawList& list,
              int index,
              const std::shared_ptr<const Thumbnail>& picture,
              ImVec2 first,
              ImVec2 last);

  private:
    SDL_Renderer* renderer_;
    SDL_Texture* texture_ = nullptr;
    /// What the texture holds.
    std::array<std::shared_ptr<const Thumbnail>, Most> held_{};
};

} // namespace zx::app
