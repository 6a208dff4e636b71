#include "app/emulator/picture_filter.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace zx::app {
namespace {

/// The index of a colour of the standard palette in Palette; bright black is black.
std::size_t index_of(Colour standard) {
    const bool bright = ((standard & 0xff) == BrightLevel) ||
                        ((standard >> 8 & 0xff) == BrightLevel) ||
                        ((standard >> 16 & 0xff) == BrightLevel);
    return ((standard & 0xff) != 0 ? 1U : 0U) | ((standard & 0xff0000) != 0 ? 2U : 0U) |
           ((standard & 0xff00) != 0 ? 4U : 0U) | (bright ? 8U : 0U);
}

/// The luminance of a colour, 0 to 255, with the weights of PAL: 0.299, 0.587, 0.114.
constexpr int luminance(int red, int green, int blue) {
    return (77 * red + 150 * green + 29 * blue) >> 8;
}

constexpr std::array<Colour, 16> tinted(int red, int green, int blue) {
    std::array<Colour, 16> colours{};
    constexpr std::array<Colour, 16> Standard = palette_of(DimLevel, BrightLevel);
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const int level = luminance(static_cast<int>(Standard[i] >> 16 & 0xff),
                                    static_cast<int>(Standard[i] >> 8 & 0xff),
                                    static_cast<int>(Standard[i] & 0xff));
        const auto part = [&](int full) { return static_cast<Colour>(level * full / 255); };
        colours[i] = 0xff000000 | part(red) << 16 | part(green) << 8 | part(blue);
    }
    return colours;
}

/// In the order of PaletteChoice.
constexpr std::array<std::array<Colour, 16>, 6> Palettes = {palette_of(DimLevel, BrightLevel),
                                                            palette_of(0xc0, BrightLevel),
                                                            palette_of(0xcd, BrightLevel),
                                                            tinted(255, 255, 255),
                                                            tinted(96, 255, 96),
                                                            tinted(255, 176, 48)};

/// Colour differences are carried at about 1.3 MHz, a fifth of the clock of pixels.
constexpr std::size_t ChromaPixels = 5;

struct Luma {
    int y;
    int u; ///< blue - y
    int v; ///< red - y
};

Luma luma_of(Colour colour) {
    const int red = static_cast<int>(colour >> 16 & 0xff);
    const int blue = static_cast<int>(colour & 0xff);
    const int y = luminance(red, static_cast<int>(colour >> 8 & 0xff), blue);
    return {y, blue - y, red - y};
}

Colour colour_of(const Luma& luma) {
    const auto level = [](int value) { return static_cast<Colour>(std::clamp(value, 0, 255)); };
    const int green = luma.y - (77 * luma.v + 29 * luma.u) / 150;
    return 0xff000000 | level(luma.y + luma.v) << 16 | level(green) << 8 | level(luma.y + luma.u);
}

} // namespace

Colour in_palette(PaletteChoice palette, Colour standard) {
    return Palettes[static_cast<std::size_t>(palette)][index_of(standard)];
}

std::span<const Colour>
PictureFilter::apply(std::span<const Colour> pixels, std::size_t width, const Look& look) {
    if (look == Look{}) {
        look_ = look;
        return pixels;
    }
    const bool fresh = look != look_ || before_.size() != pixels.size();
    look_ = look;
    shown_.assign(pixels.begin(), pixels.end());
    if (look.palette != PaletteChoice::Standard) {
        for (Colour& pixel : shown_) {
            pixel = in_palette(look.palette, pixel);
        }
    }
    if (look.pal) {
        make_pal(width);
    }
    if (look.blend) {
        if (fresh) {
            before_ = shown_;
        }
        blend();
    }
    return shown_;
}

/// The decoder's delay line adds the colour differences of a line and the one before, and their
/// bandwidth is a fifth of the luminance's.
void PictureFilter::make_pal(std::size_t width) {
    constexpr std::size_t Half = ChromaPixels / 2;
    assert(width > ChromaPixels);
    // For each pixel u and v, of the line before and of this one.
    differences_.assign(width * 4, 0);
    std::span<std::int16_t> before = std::span(differences_).first(width * 2);
    std::span<std::int16_t> now = std::span(differences_).last(width * 2);
    for (std::size_t row = 0; row * width < shown_.size(); ++row) {
        const std::span<Colour> line = std::span(shown_).subspan(row * width, width);
        int u = 0;
        int v = 0;
        const auto add = [&](std::size_t x, int sign) {
            const Luma luma = luma_of(line[std::min(x, width - 1)]);
            u += sign * luma.u;
            v += sign * luma.v;
        };
        for (std::size_t i = 0; i < ChromaPixels; ++i) {
            add(i < Half ? 0 : i - Half, 1);
        }
        for (std::size_t x = 0; x < width; ++x) {
            now[2 * x] = static_cast<std::int16_t>(u / static_cast<int>(ChromaPixels));
            now[2 * x + 1] = static_cast<std::int16_t>(v / static_cast<int>(ChromaPixels));
            add(x < Half ? 0 : x - Half, -1);
            add(x + Half + 1, 1);
        }
        if (row == 0) {
            std::copy(now.begin(), now.end(), before.begin());
        }
        for (std::size_t x = 0; x < width; ++x) {
            const Luma own = luma_of(line[x]);
            line[x] = colour_of({own.y,
                                 (before[2 * x] + now[2 * x]) / 2,
                                 (before[2 * x + 1] + now[2 * x + 1]) / 2});
        }
        std::swap(before, now);
    }
}

void PictureFilter::blend() {
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const Colour now = shown_[i];
        const Colour mixed = (now & before_[i]) + (((now ^ before_[i]) & 0xfefefefe) >> 1);
        before_[i] = now;
        shown_[i] = mixed | 0xff000000;
    }
}

} // namespace zx::app
