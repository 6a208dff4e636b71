#include "app/sdl/icon.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "app/common/palette.hpp"

namespace zx::app {

void set_icon(SDL_Window* window) {
    constexpr int Size = 32;
    constexpr std::array<Colour, 4> Stripes = {Palette[10], Palette[14], Palette[12], Palette[13]};
    std::array<Colour, std::size_t{Size} * Size> pixels{};
    pixels.fill(0xff101018);
    for (int y = 0; y < Size; ++y) {
        int x = 10 - y / 3;
        for (const Colour stripe : Stripes) {
            const auto first = static_cast<std::size_t>(y) * Size + static_cast<std::size_t>(x);
            std::fill_n(&pixels[first], 5, stripe);
            x += 5;
        }
    }
    SDL_Surface* surface = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels.data(), Size, Size, 32, Size * 4, SDL_PIXELFORMAT_ARGB8888);
    if (surface != nullptr) {
        SDL_SetWindowIcon(window, surface);
        SDL_FreeSurface(surface);
    }
}

} // namespace zx::app
