#include "app/imgui/thumbnails.hpp"

namespace zx::app {

ThumbnailSheet::~ThumbnailSheet() {
    if (texture_ != nullptr) {
        SDL_DestroyTexture(texture_);
    }
}

void ThumbnailSheet::draw(ImDrawList& list,
                          int index,
                          const std::shared_ptr<const Thumbnail>& picture,
                          ImVec2 first,
                          ImVec2 last) {
    if (index < 0 || index >= Most || !picture) {
        return;
    }
    if (texture_ == nullptr) {
        texture_ = SDL_CreateTexture(renderer_,
                                     SDL_PIXELFORMAT_ARGB8888,
                                     SDL_TEXTUREACCESS_STREAMING,
                                     Thumbnail::Width,
                                     Thumbnail::Height * Most);
    }
    auto& held = held_[static_cast<std::size_t>(index)];
    const int y = index * Thumbnail::Height;
    if (held != picture) {
        held = picture;
        const SDL_Rect part = {0, y, Thumbnail::Width, Thumbnail::Height};
        (void)SDL_UpdateTexture(texture_,
                                &part,
                                picture->pixels.data(),
                                Thumbnail::Width * static_cast<int>(sizeof(Colour)));
    }
    const float top = static_cast<float>(index) / Most;
    const float bottom = static_cast<float>(index + 1) / Most;
    list.AddImage(texture_, first, last, {0, top}, {1, bottom});
}

} // namespace zx::app
