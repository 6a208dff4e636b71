#include "app/sdl/icon.hpp"

#include <array>
#include <vector>

#include "app/common/palette.hpp"
#include "app/emulator/canvas.hpp"

namespace zx::app {

void set_icon(SDL_Window* window) {
    constexpr int Size = 32;
    constexpr std::array<Colour, 4> Stripes = {Palette[10], Palette[14], Palette[12], Palette[13]};
    Canvas icon(Size, Size);
    icon.fill({0, 0, Size, Size}, 0xff101018);
    for (int y = 0; y < Size; ++y) {
        int x = 10 - y / 3;
        for (const Colour stripe : Stripes) {
            icon.fill({x, y, 5, 1}, stripe);
            x += 5;
        }
    }
    std::vector<Colour> pixels(icon.pixels().begin(), icon.pixels().end());
    SDL_Surface* surface = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels.data(), Size, Size, 32, Size * 4, SDL_PIXELFORMAT_ARGB8888);
    if (surface != nullptr) {
        SDL_SetWindowIcon(window, surface);
        SDL_FreeSurface(surface);
    }
}

} // namespace zx::app
