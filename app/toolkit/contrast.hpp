// Computes the WCAG 2 contrast of two colours, and adjusts colours until text on them can be read.
#pragma once

#include <span>

#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// The contrast that WCAG 2 (success criterion 1.4.3) requires for text.
inline constexpr double ReadableContrast = 4.5;

/// Returns the contrast ratio of WCAG 2, 1 .. 21, of two opaque colours.
[[nodiscard]] double contrast_ratio(Rgba a, Rgba b) noexcept;

/// Returns `colour` mixed with as little of `toward` as gives ReadableContrast on every one of the
/// grounds, or `toward` itself if no mixture does.
[[nodiscard]] Rgba readable(Rgba colour, Rgba toward, std::span<const Rgba> grounds) noexcept;

} // namespace zx::play
