// The colours of the themes and palettes. All drawing takes them from here.
#pragma once

#include <array>
#include <cstddef>

#include "app/play/drawing.hpp"
#include "app/play/view.hpp"

namespace zx::play {

/// The inks of the tiles' pictures; Paper is the tile's own face.
enum class Hue : std::uint8_t { Red, Gold, Green, Blue, Sky, Purple, Pink, Dark, Paper };
inline constexpr std::size_t Hues = 9;

struct Colours {
    Ink ground; ///< the window
    Ink felt;   ///< the plate that the board lies on
    Ink text;
    Ink quiet_text;
    Ink button;
    Ink button_pressed;
    Ink button_pressed_text;
    Ink rim; ///< of buttons, panels
    Ink sheet;
    Ink veil; ///< over the board while a panel is open
    Ink row;  ///< the selected row of a panel
    Ink row_text;

    Ink tile_side;
    Ink tile_rim;
    Ink shadow;
    Ink face_hover;
    Ink face_highlighted;
    Ink face_selected;
    std::array<Ink, Hues> hues;
    /// The hues for letters: darker or lighter where a letter could not be read on every face.
    std::array<Ink, Hues> letter_hues;

    Ink selection;
    Ink cursor;
    Ink cursor_casing;
    Ink hint;
    Ink safe_hint;
    Ink mark; ///< upon a hint's or a loss's badge
    Ink path;
    Ink path_casing;
    Ink lesson;
    Ink lesson_text;
    Ink loss; ///< frames the pair of the move that lost the game
    Ink good;
    Ink bad;
    /// Rims and marks are drawn so many times as strong.
    double strength = 1;

    [[nodiscard]] Ink hue(Hue hue) const noexcept { return hues[static_cast<std::size_t>(hue)]; }
    [[nodiscard]] Ink letter_hue(Hue hue) const noexcept {
        return letter_hues[static_cast<std::size_t>(hue)];
    }
};

[[nodiscard]] Colours colours_of(Palette palette, Theme theme);

} // namespace zx::play
