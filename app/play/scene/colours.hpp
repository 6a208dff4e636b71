// The colours of the themes and palettes. All drawing takes them from here.
#pragma once

#include <array>
#include <cstddef>

#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// The colours of the tiles' pictures; Paper is the tile's own face.
enum class Hue : std::uint8_t { Red, Gold, Green, Blue, Sky, Purple, Pink, Dark, Paper };
inline constexpr std::size_t Hues = 9;

struct Colours {
    Rgba ground; ///< the window
    Rgba felt;   ///< the plate that the board lies on
    Rgba text;
    Rgba quiet_text;
    Rgba button;
    Rgba button_pressed;
    Rgba button_pressed_text;
    Rgba rim; ///< of buttons, dialogs
    Rgba dialog;
    Rgba veil; ///< over the board while a dialog is open
    Rgba row;  ///< the selected row of a dialog
    Rgba row_text;

    Rgba tile_side;
    Rgba tile_rim;
    Rgba shadow;
    Rgba face_hover;
    Rgba face_highlighted;
    Rgba face_selected;
    std::array<Rgba, Hues> hues;
    /// The hues for letters: darker or lighter where a letter could not be read on every face.
    std::array<Rgba, Hues> letter_hues;

    Rgba selection;
    Rgba cursor;
    Rgba cursor_casing;
    Rgba hint;
    Rgba safe_hint;
    Rgba mark; ///< upon a hint's or a loss's badge
    Rgba path;
    Rgba path_casing;
    Rgba tutorial;
    Rgba tutorial_text;
    Rgba loss; ///< frames the pair of the move that lost the game
    Rgba good;
    Rgba bad;
    /// Rims and marks are drawn so many times as strong.
    double strength = 1;

    [[nodiscard]] Rgba hue(Hue hue) const noexcept { return hues[static_cast<std::size_t>(hue)]; }
    [[nodiscard]] Rgba letter_hue(Hue hue) const noexcept {
        return letter_hues[static_cast<std::size_t>(hue)];
    }
};

[[nodiscard]] Colours colours_of(Palette palette, Theme theme);

} // namespace zx::play
