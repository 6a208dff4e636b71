// Lays out a duel for a window of any size: the Spectrum's picture on the left, the game by the rules
// on the right in a frame of the border's colour, and the oracle's verdict below them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/duel/common/sides_view.hpp"
#include "app/play/scene/scene.hpp"

namespace zx::duel {

struct DuelScene {
    /// The drawing, with the clickable areas of the game by the rules.
    play::Scene scene;
    /// The position of the Spectrum's picture, in whole pixels.
    play::Box picture;
    /// The area inside the frame, in which the game by the rules is drawn.
    play::Box game;
    /// Frames to draw on the picture, in the window's pixels.
    std::vector<play::Box> picture_marks;
    double line = 2; ///< their line width
};

/// Draws the game by the rules into scene.game. `margin` is a distance to keep from its edge.
using DrawGame = std::function<void(DuelScene& scene, double margin)>;

/// Lays out the view for a window of width x height pixels.
[[nodiscard]] DuelScene
compose_sides(const SidesView& view, const DrawGame& draw_game, int width, int height);

/// Draws the frame of a difference around a box of the game by the rules.
void add_mark(DuelScene& scene, const play::Box& box);

/// Returns the drawing shown while the tape is loaded. text: what is being done.
[[nodiscard]] play::Drawing compose_waiting(const std::string& text, int width, int height);

} // namespace zx::duel
