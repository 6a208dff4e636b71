// The native game's window as a surface of pixels, and the conversion from window points to pixels.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <SDL.h>

#include "app/sdl/full_screen.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::play {

class PlaySurface {
  public:
    /// Returns null, with SDL_GetError() set, if no window can be made. width and height are in
    /// window points and are limited to the size of the display.
    [[nodiscard]] static std::optional<PlaySurface>
    create(const char* title, int width = 1000, int height = 640);

    /// The size in pixels; on a high-density display larger than in window points.
    [[nodiscard]] std::pair<int, int> size() const;
    /// Converts a point of the window to pixels.
    [[nodiscard]] Point pixel(int window_x, int window_y) const;

    /// Paints and shows the drawing, which must be made for size().
    void show(const Drawing& drawing, int width, int height);
    /// Shows width * height pixels of 0xffRRGGBB, row by row, painted by the caller.
    void show(std::span<const std::uint32_t> pixels, int width, int height);
    /// Shows the last painted picture again.
    void show_again();

    [[nodiscard]] bool full_screen() const;
    void set_full_screen(bool on);

  private:
    struct Destroy {
        void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
        void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
        void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
    };
    template <class T> using Owned = std::unique_ptr<T, Destroy>;

    [[nodiscard]] bool fit_texture(int width, int height);

    Owned<SDL_Window> window_;
    Owned<SDL_Renderer> renderer_;
    Owned<SDL_Texture> texture_;
    app::FullScreen full_screen_;
    int texture_width_ = 0;
    int texture_height_ = 0;
    std::vector<std::uint32_t> pixels_;
};

} // namespace zx::play
