#include "app/toolkit/contrast.hpp"

#include <algorithm>
#include <cmath>

namespace zx::play {
namespace {

/// https://www.w3.org/TR/WCAG21/#dfn-relative-luminance
double relative_luminance(Rgba colour) noexcept {
    const auto linear = [](std::uint8_t value) {
        const double share = value / 255.0;
        return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) +
           0.0722 * linear(colour.blue);
}

} // namespace

double contrast_ratio(Rgba a, Rgba b) noexcept {
    const auto [darker, lighter] = std::minmax({relative_luminance(a), relative_luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

Rgba readable(Rgba colour, Rgba toward, std::span<const Rgba> grounds) noexcept {
    constexpr int Steps = 20;
    for (int step = 0; step < Steps; ++step) {
        const Rgba mixture = mixed(colour, toward, static_cast<double>(step) / Steps);
        if (std::all_of(grounds.begin(), grounds.end(), [&](Rgba ground) {
                return contrast_ratio(mixture, ground) >= ReadableContrast;
            })) {
            return mixture;
        }
    }
    return toward;
}

} // namespace zx::play
