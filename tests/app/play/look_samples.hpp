// Sample states of a game, constructed directly, so that only the drawing is tested.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::test {

struct LookSample {
    std::string name;
    play::View view;
    play::Appearance appearance;
    int width = 640;
    int height = 400;
};

/// A game at its start, with the buttons of the window.
[[nodiscard]] play::View start_view(shisen::Size size = shisen::ClassicSize);
/// Start, shown path, light on lost, end dialog, letter style, high contrast.
[[nodiscard]] std::vector<LookSample> golden_samples();
/// Every other state, size and palette, for review by eye.
[[nodiscard]] std::vector<LookSample> gallery_samples();

/// All kinds in rows of nine, with the given cell width; cells are 1.3 times as high.
[[nodiscard]] play::Drawing kinds_drawing(const play::Appearance& appearance, double width);
[[nodiscard]] std::vector<std::uint32_t>
painted(const play::Drawing& drawing, int width, int height);

} // namespace zx::test
