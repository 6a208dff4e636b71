// Lays out a duel's view for a window of any size: the Spectrum's picture on the left, the board on
// the right in a frame of the border's colour, and the oracle's verdict below them.
#pragma once

#include "app/duel/duel_view.hpp"
#include "app/play/scene/scene.hpp"

namespace zx::duel {

struct DuelScene {
    /// The drawing, with the board's cells as clickable areas.
    play::Scene scene;
    /// The position of the Spectrum's picture, in whole pixels.
    play::Box picture;
    /// Frames to draw on it, in the window's pixels.
    std::vector<play::Box> picture_marks;
    double line = 2; ///< their line width
};

/// Lays out the view for a window of width x height pixels.
[[nodiscard]] DuelScene compose(const DuelView& view, int width, int height);

/// Returns the drawing shown while the tape is loaded. text: what is being done.
[[nodiscard]] play::Drawing compose_waiting(const std::string& text, int width, int height);

} // namespace zx::duel
