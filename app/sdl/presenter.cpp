#include "app/sdl/presenter.hpp"

#include <algorithm>
#include <vector>

#include "app/sdl/icon.hpp"
#include "ula/picture.hpp"

namespace zx::app {
namespace {

constexpr int Width = ula::PictureWidth;
constexpr int Height = ula::PictureHeight;
constexpr int FirstScale = 3;
constexpr int LeastWidth = 256;
constexpr int LeastHeight = 192;

/// Returns the largest integer scale at which the picture leaves some of the desktop free: at most
/// FirstScale, and more only on a desktop that is larger than 1080p.
int first_scale() {
    SDL_Rect room{};
    if (SDL_GetDisplayUsableBounds(0, &room) != 0) {
        return 2;
    }
    const int fits = std::min((room.w - 16) / Width, (room.h - 48) / Height);
    // Two thirds of a large desktop.
    const int roomy = room.h * 2 / 3 / Height;
    return std::clamp(fits, 1, std::max(FirstScale, roomy));
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
    SDL_RendererInfo info{};
    presenter.accelerated_ = SDL_GetRendererInfo(presenter.renderer_.get(), &info) == 0 &&
                             (info.flags & SDL_RENDERER_ACCELERATED) != 0;
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

SDL_Rect Presenter::shown_part() const {
    constexpr int SmallBorder = 16;
    constexpr int Display = 256;
    constexpr int Lines = 192;
    const int border = border_ == Border::None ? 0 : SmallBorder;
    if (border_ == Border::Full) {
        return {0, 0, Width, Height};
    }
    return {(Width - Display) / 2 - border,
            (Height - Lines) / 2 - border,
            Display + 2 * border,
            Lines + 2 * border};
}

SDL_Rect Presenter::picture_place() const {
    int width = 0;
    int height = 0;
    (void)SDL_GetRendererOutputSize(renderer_.get(), &width, &height);
    const SDL_Rect part = shown_part();
    const bool above = covered_ > 0 && height - covered_ >= part.h / 2;
    height -= above ? covered_ : 0;
    int w = 0;
    int h = 0;
    if (fit_ == Fit::Whole && !(above && height < part.h)) {
        const int fits = std::max(std::min(width / part.w, height / part.h), 1);
        const int scale = scale_ > 0 ? std::min(scale_, fits) : fits;
        w = part.w * scale;
        h = part.h * scale;
    } else {
        const int across = fit_ == Fit::Television ? 4 : part.w;
        const int down = fit_ == Fit::Television ? 3 : part.h;
        w = std::min(width, height * across / down);
        h = std::min(height, width * down / across);
    }
    return {(width - w) / 2, (height - h) / 2, w, h};
}

/// Enlarges by whole pixels to at least the final size, then shrinks smoothly: edges stay sharp and
/// all pixels equally large.
void Presenter::draw_smooth(const SDL_Rect& part, const SDL_Rect& place) {
    constexpr int Largest = 8;
    const int scale = std::clamp(
        std::max((place.w + part.w - 1) / part.w, (place.h + part.h - 1) / part.h), 1, Largest);
    if (!enlarged_ || enlarged_scale_ != scale) {
        enlarged_.reset(SDL_CreateTexture(renderer_.get(),
                                          SDL_PIXELFORMAT_ARGB8888,
                                          SDL_TEXTUREACCESS_TARGET,
                                          Width * scale,
                                          Height * scale));
        enlarged_scale_ = scale;
    }
    const SDL_Rect large = {0, 0, part.w * scale, part.h * scale};
    if (!enlarged_ || SDL_SetRenderTarget(renderer_.get(), enlarged_.get()) != 0) {
        (void)SDL_RenderCopy(renderer_.get(), picture_.get(), &part, &place);
        return;
    }
    (void)SDL_RenderCopy(renderer_.get(), picture_.get(), &part, &large);
    (void)SDL_SetRenderTarget(renderer_.get(), nullptr);
    (void)SDL_SetTextureScaleMode(enlarged_.get(), SDL_ScaleModeLinear);
    (void)SDL_RenderCopy(renderer_.get(), enlarged_.get(), &large, &place);
}

void Presenter::draw_scanlines(const SDL_Rect& part, const SDL_Rect& place) {
    constexpr Uint8 Darkness = 90;
    if (!scanlines_ || !accelerated_ || place.h < 2 * part.h) {
        return;
    }
    (void)SDL_SetRenderDrawBlendMode(renderer_.get(), SDL_BLENDMODE_BLEND);
    (void)SDL_SetRenderDrawColor(renderer_.get(), 0, 0, 0, Darkness);
    std::vector<SDL_Rect> lines;
    for (int line = 0; line < part.h; ++line) {
        // The last third of each line.
        const int end = place.y + (line + 1) * place.h / part.h;
        const int height = std::max(place.h / part.h / 3, 1);
        lines.push_back({place.x, end - height, place.w, height});
    }
    (void)SDL_RenderFillRects(renderer_.get(), lines.data(), static_cast<int>(lines.size()));
}

void Presenter::show(std::span<const Colour> picture, const std::function<void()>& overlay) {
    constexpr int Pitch = Width * static_cast<int>(sizeof(Colour));
    (void)SDL_SetRenderDrawColor(renderer_.get(), 0, 0, 0, 255);
    (void)SDL_RenderClear(renderer_.get());
    const SDL_Rect place = picture_place();
    (void)SDL_UpdateTexture(picture_.get(), nullptr, picture.data(), Pitch);
    const SDL_Rect part = shown_part();
    if (place.w % part.w == 0 && place.h % part.h == 0) {
        (void)SDL_RenderCopy(renderer_.get(), picture_.get(), &part, &place);
    } else {
        draw_smooth(part, place);
    }
    draw_scanlines(part, place);
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
    return FullScreen::is_on(window_.get());
}

void Presenter::set_full_screen(bool on) {
    full_screen_.set(window_.get(), on);
}

void Presenter::set_view(Border border, Fit fit) {
    border_ = border;
    fit_ = fit;
}

void Presenter::set_scale(int scale) {
    scale_ = scale;
    if (scale > 0 && !full_screen()) {
        const SDL_Rect part = shown_part();
        SDL_SetWindowSize(window_.get(), part.w * scale, part.h * scale);
    }
}

int Presenter::output_pixels(int points) const {
    int window_width = 1;
    int output_width = 1;
    SDL_GetWindowSize(window_.get(), &window_width, nullptr);
    (void)SDL_GetRendererOutputSize(renderer_.get(), &output_width, nullptr);
    return points * output_width / std::max(window_width, 1);
}

bool Presenter::in_picture(int window_x, int window_y) const {
    const SDL_Point point = {output_pixels(window_x), output_pixels(window_y)};
    const SDL_Rect place = picture_place();
    return SDL_PointInRect(&point, &place) == SDL_TRUE;
}

int Presenter::window_scale() const {
    constexpr int Points = 1000; // many, to get the fraction of a pixel
    const int picture = picture_place().w * Points / shown_part().w;
    return std::max(picture / std::max(output_pixels(Points), 1), 1);
}

} // namespace zx::app
