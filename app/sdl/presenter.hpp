// The window's surface: the picture at an integer scale in its middle, with overlays. Sizes follow
// the window; points of the window are converted to pixels of the emulated picture.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include <SDL.h>

#include "app/common/palette.hpp"
#include "app/run/emulator_settings.hpp"
#include "app/sdl/full_screen.hpp"

namespace zx::app {

class Presenter {
  public:
    /// Returns null, with SDL_GetError() set, if no window or renderer can be made. scale 0: as
    /// large as fits.
    [[nodiscard]] static std::optional<Presenter> create(const std::string& title, int scale);
    /// Gives the window this size, in window points, but not more than the desktop has.
    void set_window_size(int width, int height);
    [[nodiscard]] std::pair<int, int> window_size() const;

    /// Shows ula::PictureWidth x ula::PictureHeight pixels. overlay, if it is not empty, draws on top
    /// of them with renderer().
    void show(std::span<const Colour> picture, const std::function<void()>& overlay);

    [[nodiscard]] SDL_Window* window() const noexcept { return window_.get(); }
    [[nodiscard]] SDL_Renderer* renderer() const noexcept { return renderer_.get(); }

    void set_title(const std::string& title);
    [[nodiscard]] bool full_screen() const;
    void set_full_screen(bool on);
    /// How much of the border is shown, and how the picture fills the window.
    void set_view(Border border, Fit fit);
    /// True if a graphics card draws.
    [[nodiscard]] bool accelerated() const noexcept { return accelerated_; }
    /// Something covers this many pixels of the output at the bottom: the picture is drawn above it
    /// if there is room for half of its lines.
    void set_covered(int pixels) noexcept { covered_ = pixels; }
    /// Dark lines between the lines of the picture, if a graphics card draws.
    void set_scanlines(bool on) noexcept { scanlines_ = on; }
    /// 0: as large as fits in the window; otherwise the window gets the size for this scale.
    [[nodiscard]] int scale() const noexcept { return scale_; }
    void set_scale(int scale);
    /// True if this point of the window is in the picture.
    [[nodiscard]] bool in_picture(int window_x, int window_y) const;
    /// Returns window points per pixel of the picture, at least 1.
    [[nodiscard]] int window_scale() const;

  private:
    /// Converts a length in window points to pixels of the output, of which a high-density display
    /// has more.
    [[nodiscard]] int output_pixels(int points) const;
    struct Destroy {
        void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
        void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
        void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
    };
    template <class T> using Owned = std::unique_ptr<T, Destroy>;

    Presenter() = default;
    [[nodiscard]] Owned<SDL_Texture> make_texture() const;
    /// The part of the picture that is shown, without the border that is not.
    [[nodiscard]] SDL_Rect shown_part() const;
    /// Returns the position of that part in pixels of the output.
    [[nodiscard]] SDL_Rect picture_place() const;
    void draw_smooth(const SDL_Rect& part, const SDL_Rect& place);
    void draw_scanlines(const SDL_Rect& part, const SDL_Rect& place);

    // In the order of construction; destroyed in reverse.
    Owned<SDL_Window> window_;
    Owned<SDL_Renderer> renderer_;
    Owned<SDL_Texture> picture_;
    FullScreen full_screen_;
    /// The picture in whole pixels, from which draw_smooth() fills the window.
    Owned<SDL_Texture> enlarged_;
    int enlarged_scale_ = 0;
    int scale_ = 0;
    Border border_ = Border::Full;
    Fit fit_ = Fit::Whole;
    int covered_ = 0;
    bool scanlines_ = false;
    /// The renderer uses a graphics card.
    bool accelerated_ = false;
};

} // namespace zx::app
