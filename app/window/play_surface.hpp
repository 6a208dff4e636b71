// The native game's window as a surface of pixels, and the way from a window's point to a pixel.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <SDL.h>

#include "app/toolkit/drawing.hpp"

namespace zx::play {

class PlaySurface {
  public:
    /// Nothing, with SDL_GetError() set, if there is no window to be had.
    /// width, height: in the window's points, cut to what the display has.
    [[nodiscard]] static std::optional<PlaySurface>
    create(const char* title, int width = 1000, int height = 640);

    /// In pixels, more than the window's points on a dense display.
    [[nodiscard]] std::pair<int, int> size() const;
    [[nodiscard]] Point pixel(int window_x, int window_y) const;

    /// Paints and shows; the drawing is made for size().
    void show(const Drawing& drawing, int width, int height);
    /// width * height pixels of 0xffRRGGBB, row by row, painted by somebody else.
    void show(std::span<const std::uint32_t> pixels, int width, int height);
    /// Shows what was painted last.
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
    int texture_width_ = 0;
    int texture_height_ = 0;
    std::vector<std::uint32_t> pixels_;
};

} // namespace zx::play
