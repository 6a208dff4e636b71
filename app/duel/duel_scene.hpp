// Lays a duel's view out for a window of any size: the Spectrum's picture on the left, the board on
// the right in a frame of the border's colour, below them what the oracle says.
#pragma once

#include "app/duel/duel_view.hpp"
#include "app/play/scene/scene.hpp"

namespace zx::duel {

struct DuelScene {
    /// With the board's cells as targets.
    play::Scene scene;
    /// Where the Spectrum's picture goes, in whole pixels.
    play::Box picture;
    /// Frames on it, in the window's pixels.
    std::vector<play::Box> picture_marks;
    double line = 2; ///< their width
};

[[nodiscard]] DuelScene compose(const DuelView& view, int width, int height);

/// While the tape is loaded: what is being done.
[[nodiscard]] play::Drawing compose_waiting(const std::string& text, int width, int height);

} // namespace zx::duel
