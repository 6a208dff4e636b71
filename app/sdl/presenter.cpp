#include "app/sdl/presenter.hpp"

#include <algorithm>

#include "app/sdl/icon.hpp"
#include "ula/picture.hpp"

namespace zx::app {
namespace {

constexpr int Width = ula::PictureWidth;
constexpr int Height = ula::PictureHeight;
constexpr int FirstScale = 3;
constexpr int LeastWidth = 256;
constexpr int LeastHeight = 192;

/// Returns the largest integer scale at which the picture leaves some of the desktop free, at most
/// FirstScale.
int first_scale() {
    SDL_Rect room{};
    if (SDL_GetDisplayUsableBounds(0, &room) != 0) {
        return 2;
    }
    const int fits = std::min((room.w - 16) / Width, (room.h - 48) / Height);
    return std::clamp(fits, 1, FirstScale);
}

} // namespace

std::optional<Presenter> Presenter::create(const std::string& title, int scale) {
    // Nearest-neighbour scaling: pixels are squares with sharp edges.
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest");
    Presenter presenter;
    presenter.scale_ = scale;
    const int window_scale = scale > 0 ? scale : first_scale();
    SDL_Rect room{0, 0, Width * window_scale, Height * window_scale};
    (void)SDL_GetDisplayUsableBounds(0, &room);
    presenter.window_.reset(SDL_CreateWindow(title.c_str(),
                                             SDL_WINDOWPOS_CENTERED,
                                             SDL_WINDOWPOS_CENTERED,
                                             std::min(Width * window_scale, room.w),
                                             std::min(Height * window_scale, room.h),
                                             SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
    if (!presenter.window_) {
        return {};
    }
    set_icon(presenter.window_.get());
    // The display of the Spectrum without its border.
    SDL_SetWindowMinimumSize(presenter.window_.get(), LeastWidth, LeastHeight);
    presenter.renderer_.reset(SDL_CreateRenderer(presenter.window_.get(), -1, 0));
    if (!presenter.renderer_) {
        presenter.renderer_.reset(
            SDL_CreateRenderer(presenter.window_.get(), -1, SDL_RENDERER_SOFTWARE));
    }
    if (!presenter.renderer_) {
        return {};
    }
    presenter.picture_ = presenter.make_texture();
    if (!presenter.picture_) {
        return {};
    }
    return presenter;
}

Presenter::Owned<SDL_Texture> Presenter::make_texture() const {
    Owned<SDL_Texture> texture(SDL_CreateTexture(
        renderer_.get(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, Width, Height));
    if (texture) {
        (void)SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_NONE);
    }
    return texture;
}

SDL_Rect Presenter::picture_place() const {
    int width = 0;
    int height = 0;
    (void)SDL_GetRendererOutputSize(renderer_.get(), &width, &height);
    const int fits = std::max(std::min(width / Width, height / Height), 1);
    const int scale = scale_ > 0 ? std::min(scale_, fits) : fits;
    return {
        (width - Width * scale) / 2, (height - Height * scale) / 2, Width * scale, Height * scale};
}

void Presenter::show(const FrameBuffer& picture, const std::function<void()>& overlay) {
    constexpr int Pitch = Width * static_cast<int>(sizeof(Colour));
    (void)SDL_SetRenderDrawColor(renderer_.get(), 0, 0, 0, 255);
    (void)SDL_RenderClear(renderer_.get());
    const SDL_Rect place = picture_place();
    (void)SDL_UpdateTexture(picture_.get(), nullptr, picture.pixels().data(), Pitch);
    (void)SDL_RenderCopy(renderer_.get(), picture_.get(), nullptr, &place);
    if (overlay) {
        overlay();
    }
    SDL_RenderPresent(renderer_.get());
}

void Presenter::set_title(const std::string& title) {
    SDL_SetWindowTitle(window_.get(), title.c_str());
}

void Presenter::set_window_size(int width, int height) {
    SDL_Rect room{0, 0, width, height};
    (void)SDL_GetDisplayUsableBounds(0, &room);
    SDL_SetWindowSize(window_.get(), std::min(width, room.w), std::min(height, room.h));
    SDL_SetWindowPosition(window_.get(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED);
}

std::pair<int, int> Presenter::window_size() const {
    std::pair<int, int> size;
    SDL_GetWindowSize(window_.get(), &size.first, &size.second);
    return size;
}

bool Presenter::full_screen() const {
    return (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

void Presenter::set_full_screen(bool on) {
    (void)SDL_SetWindowFullscreen(window_.get(), on ? Uint32{SDL_WINDOW_FULLSCREEN_DESKTOP} : 0);
}

void Presenter::set_scale(int scale) {
    scale_ = scale;
    if (scale > 0 && !full_screen()) {
        SDL_SetWindowSize(window_.get(), Width * scale, Height * scale);
    }
}

int Presenter::output_pixels(int points) const {
    int window_width = 1;
    int output_width = 1;
    SDL_GetWindowSize(window_.get(), &window_width, nullptr);
    (void)SDL_GetRendererOutputSize(renderer_.get(), &output_width, nullptr);
    return points * output_width / std::max(window_width, 1);
}

std::pair<int, int> Presenter::picture_point(int window_x, int window_y) const {
    const int x = output_pixels(window_x);
    const int y = output_pixels(window_y);
    const SDL_Rect place = picture_place();
    const int scale = place.w / Width;
    const auto divide = [scale](int value) { return value < 0 ? -1 : value / scale; };
    return {divide(x - place.x), divide(y - place.y)};
}

bool Presenter::in_picture(int window_x, int window_y) const {
    const auto [x, y] = picture_point(window_x, window_y);
    return x >= 0 && x < Width && y >= 0 && y < Height;
}

int Presenter::window_scale() const {
    constexpr int Points = 1000; // many, to get the fraction of a pixel
    const int output_scale = picture_place().w / Width;
    return std::max(output_scale * Points / std::max(output_pixels(Points), 1), 1);
}

} // namespace zx::app
