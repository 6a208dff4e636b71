#include "app/window/play_surface.hpp"

#include <algorithm>

#include "app/pictures/painter.hpp"
#include "app/sdl/icon.hpp"

namespace zx::play {
namespace {

constexpr int LeastWidth = 320;
constexpr int LeastHeight = 200;

} // namespace

std::optional<PlaySurface> PlaySurface::create(const char* title, int width, int height) {
    PlaySurface surface;
    SDL_Rect usable{0, 0, width, height};
    (void)SDL_GetDisplayUsableBounds(0, &usable);
    surface.window_.reset(SDL_CreateWindow(title,
                                           SDL_WINDOWPOS_CENTERED,
                                           SDL_WINDOWPOS_CENTERED,
                                           std::clamp(usable.w, LeastWidth, width),
                                           std::clamp(usable.h, LeastHeight, height),
                                           SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
    if (!surface.window_) {
        return {};
    }
    app::set_icon(surface.window_.get());
    SDL_SetWindowMinimumSize(surface.window_.get(), LeastWidth, LeastHeight);
    surface.renderer_.reset(SDL_CreateRenderer(surface.window_.get(), -1, 0));
    if (!surface.renderer_) {
        surface.renderer_.reset(
            SDL_CreateRenderer(surface.window_.get(), -1, SDL_RENDERER_SOFTWARE));
    }
    if (!surface.renderer_) {
        return {};
    }
    // The game shows still pictures, so the screen saver may start.
    SDL_EnableScreenSaver();
    return surface;
}

std::pair<int, int> PlaySurface::size() const {
    int width = 1;
    int height = 1;
    (void)SDL_GetRendererOutputSize(renderer_.get(), &width, &height);
    return {std::max(width, 1), std::max(height, 1)};
}

Point PlaySurface::pixel(int window_x, int window_y) const {
    int width = 1;
    int height = 1;
    SDL_GetWindowSize(window_.get(), &width, &height);
    const auto [pixel_width, pixel_height] = size();
    return {(window_x + 0.5) * pixel_width / std::max(width, 1),
            (window_y + 0.5) * pixel_height / std::max(height, 1)};
}

bool PlaySurface::fit_texture(int width, int height) {
    if (texture_ && texture_width_ == width && texture_height_ == height) {
        return true;
    }
    texture_.reset(SDL_CreateTexture(
        renderer_.get(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, width, height));
    texture_width_ = width;
    texture_height_ = height;
    return texture_ != nullptr;
}

void PlaySurface::show(const Drawing& drawing, int width, int height) {
    pixels_.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    paint(drawing, width, height, pixels_);
    show(pixels_, width, height);
}

void PlaySurface::show(std::span<const std::uint32_t> pixels, int width, int height) {
    if (!fit_texture(width, height)) {
        return;
    }
    const int pitch = width * static_cast<int>(sizeof(std::uint32_t));
    (void)SDL_UpdateTexture(texture_.get(), nullptr, pixels.data(), pitch);
    show_again();
}

void PlaySurface::show_again() {
    (void)SDL_RenderClear(renderer_.get());
    if (texture_) {
        (void)SDL_RenderCopy(renderer_.get(), texture_.get(), nullptr, nullptr);
    }
    SDL_RenderPresent(renderer_.get());
}

bool PlaySurface::full_screen() const {
    return app::FullScreen::is_on(window_.get());
}

void PlaySurface::set_full_screen(bool on) {
    full_screen_.set(window_.get(), on);
}

} // namespace zx::play
