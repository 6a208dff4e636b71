#include "games/vga/palette.hpp"

#include <cstddef>

namespace games::vga {
namespace {

constexpr std::array<Dac, 16> Ega = {{{0, 0, 0},
                                      {0, 0, 42},
                                      {0, 42, 0},
                                      {0, 42, 42},
                                      {42, 0, 0},
                                      {42, 0, 42},
                                      {42, 21, 0},
                                      {42, 42, 42},
                                      {21, 21, 21},
                                      {21, 21, 63},
                                      {21, 63, 21},
                                      {21, 63, 63},
                                      {63, 21, 21},
                                      {63, 21, 63},
                                      {63, 63, 21},
                                      {63, 63, 63}}};

constexpr std::array<std::uint8_t, 16> Grey = {
    0, 5, 8, 11, 14, 17, 20, 24, 28, 32, 36, 40, 45, 50, 56, 63};

/// The five levels from the lowest to the highest component of a circle of hues.
constexpr std::array<std::array<std::uint8_t, 5>, 9> Levels = {{{0, 16, 31, 47, 63},
                                                                {31, 39, 47, 55, 63},
                                                                {45, 49, 54, 58, 63},
                                                                {0, 7, 14, 21, 28},
                                                                {14, 17, 21, 24, 28},
                                                                {20, 22, 24, 26, 28},
                                                                {0, 4, 8, 12, 16},
                                                                {8, 10, 12, 14, 16},
                                                                {11, 12, 13, 15, 16}}};

/// Returns the level of one component at a hue 0..23. The component is highest for the hues from
/// its centre - 4 to its centre + 4, and lowest on the opposite side.
constexpr std::size_t level_at(int hue, int centre) noexcept {
    int distance = hue - centre;
    distance = distance < 0 ? distance + 24 : distance;
    distance = distance > 12 ? 24 - distance : distance;
    return distance <= 4 ? 4 : distance >= 8 ? 0 : static_cast<std::size_t>(8 - distance);
}

constexpr std::array<Dac, 256> make_palette() noexcept {
    std::array<Dac, 256> palette{};
    for (std::size_t i = 0; i < 16; ++i) {
        palette[i] = Ega[i];
        palette[16 + i] = {Grey[i], Grey[i], Grey[i]};
    }
    for (std::size_t circle = 0; circle < Levels.size(); ++circle) {
        for (int hue = 0; hue < 24; ++hue) {
            const auto& levels = Levels[circle];
            palette[32 + 24 * circle + static_cast<std::size_t>(hue)] = {
                levels[level_at(hue, 8)], levels[level_at(hue, 16)], levels[level_at(hue, 0)]};
        }
    }
    return palette;
}

constexpr std::array<Dac, 256> Palette = make_palette();

} // namespace

const std::array<Dac, 256>& default_palette() noexcept {
    return Palette;
}

std::uint32_t argb(std::uint8_t index) noexcept {
    const Dac& colour = Palette[index];
    return 0xff000000U | static_cast<std::uint32_t>(eight_bits(colour.red)) << 16 |
           static_cast<std::uint32_t>(eight_bits(colour.green)) << 8 | eight_bits(colour.blue);
}

} // namespace games::vga
