// The colours of the themes and palettes. All drawing uses these.
#pragma once

#include <array>
#include <cstddef>

#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// The colours of the tiles' pictures; Paper is the colour of the tile's face.
enum class Hue : std::uint8_t { Red, Gold, Green, Blue, Sky, Purple, Pink, Dark, Paper };
inline constexpr std::size_t Hues = 9;

struct Colours {
    Rgba ground; ///< the window
    Rgba felt;   ///< the plate under the board
    Rgba text;
    Rgba quiet_text;
    Rgba button;
    Rgba button_pressed;
    Rgba button_pressed_text;
    Rgba rim; ///< background of buttons and dialogs
    Rgba dialog;
    Rgba veil; ///< drawn over the board while a dialog is open
    Rgba row;  ///< the selected row of a dialog
    Rgba row_text;

    Rgba tile_side;
    Rgba tile_rim;
    Rgba shadow;
    Rgba face_hover;
    Rgba face_highlighted;
    Rgba face_selected;
    std::array<Rgba, Hues> hues;
    /// The hues for letters, darkened or lightened until letters can be read on every face.
    std::array<Rgba, Hues> letter_hues;

    Rgba selection;
    Rgba cursor;
    Rgba cursor_casing;
    Rgba hint;
    Rgba safe_hint;
    Rgba mark; ///< the sign on the badge of a hint or a loss
    Rgba path;
    Rgba path_casing;
    Rgba tutorial;
    Rgba tutorial_text;
    Rgba loss; ///< the frame around the pair whose removal lost the game
    Rgba good;
    Rgba bad;
    /// Factor for the width of rims and marks.
    double strength = 1;

    [[nodiscard]] Rgba hue(Hue hue) const noexcept { return hues[static_cast<std::size_t>(hue)]; }
    [[nodiscard]] Rgba letter_hue(Hue hue) const noexcept {
        return letter_hues[static_cast<std::size_t>(hue)];
    }
};

[[nodiscard]] Colours colours_of(Palette palette, Theme theme);

} // namespace zx::play
