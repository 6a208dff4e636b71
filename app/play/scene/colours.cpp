#include "app/play/scene/colours.hpp"

#include "app/toolkit/contrast.hpp"

namespace zx::play {

namespace {

/// 0xRRGGBB; alpha 0 .. 255.
constexpr Rgba rgb(std::uint32_t rgb, int alpha = 255) {
    return {static_cast<std::uint8_t>(rgb >> 16 & 0xff),
            static_cast<std::uint8_t>(rgb >> 8 & 0xff),
            static_cast<std::uint8_t>(rgb & 0xff),
            static_cast<std::uint8_t>(alpha)};
}

Colours light_theme() {
    Colours c;
    c.ground = rgb(0xe9ece4);
    c.felt = rgb(0xb9cbbd);
    c.text = rgb(0x26332e);
    c.quiet_text = rgb(0x5d6c65);
    c.button = rgb(0xfaf9f4);
    c.button_pressed = rgb(0x2f6f5e);
    c.button_pressed_text = rgb(0xffffff);
    c.rim = rgb(0xb3beb5);
    c.dialog = rgb(0xfbfaf5);
    c.veil = rgb(0x1c2a25, 96);
    c.row = rgb(0x2f6f5e);
    c.row_text = rgb(0xffffff);
    c.tile_side = rgb(0xcdb58c);
    c.tile_rim = rgb(0xd9cdb0);
    c.shadow = rgb(0x1b2b24, 70);
    return c;
}

Colours dark_theme() {
    Colours c;
    c.ground = rgb(0x161d20);
    c.felt = rgb(0x24403a);
    c.text = rgb(0xe6ebe6);
    c.quiet_text = rgb(0x9fb0aa);
    c.button = rgb(0x29353a);
    c.button_pressed = rgb(0x5fb89b);
    c.button_pressed_text = rgb(0x0d1614);
    c.rim = rgb(0x45555b);
    c.dialog = rgb(0x20292d);
    c.veil = rgb(0x05090a, 140);
    c.row = rgb(0x5fb89b);
    c.row_text = rgb(0x0d1614);
    c.tile_side = rgb(0x9f875c);
    c.tile_rim = rgb(0xcfc2a2);
    c.shadow = rgb(0x000000, 110);
    return c;
}

/// Ivory tiles, the same in both themes; only their surroundings change.
void add_standard(Colours& c, Theme theme) {
    const bool dark = theme == Theme::Dark;
    c.face_hover = rgb(0xfffefa);
    c.face_highlighted = rgb(0xfbe7ae);
    c.face_selected = rgb(0xffd873);
    c.hues = {rgb(0xc8362f),
              rgb(0xe39a1b),
              rgb(0x2f8a4c),
              rgb(0x2159a8),
              rgb(0x4fa3d9),
              rgb(0x7a3f98),
              rgb(0xd9668f),
              rgb(0x3a3f46),
              rgb(dark ? 0xf3ecd9 : 0xfbf6e8)};
    c.selection = rgb(0xc07a00);
    c.cursor = rgb(dark ? 0x1f8fe0 : 0x0b5cad);
    c.cursor_casing = rgb(0xffffff, 230);
    c.hint = rgb(0x8a3fb0);
    c.safe_hint = rgb(0x1c8048);
    c.mark = rgb(0xffffff);
    c.path = rgb(0xe5432f);
    c.path_casing = rgb(0xffffff, 230);
    c.tutorial = rgb(0x24506e);
    c.tutorial_text = rgb(0xffffff);
    c.good = rgb(dark ? 0x4fc07d : 0x1c8048);
    c.bad = rgb(dark ? 0xf0685a : 0xc22f25);
    c.loss = rgb(0xc22f25);
}

/// The eight colours by M. Okabe and K. Ito, chosen to be distinguishable with all kinds of colour
/// vision ("Color Universal Design", 2002).
void add_colour_blind(Colours& c, Theme theme) {
    constexpr Rgba Orange = rgb(0xe69f00);
    constexpr Rgba SkyBlue = rgb(0x56b4e9);
    constexpr Rgba BluishGreen = rgb(0x009e73);
    constexpr Rgba Blue = rgb(0x0072b2);
    constexpr Rgba Vermillion = rgb(0xd55e00);
    constexpr Rgba ReddishPurple = rgb(0xcc79a7);
    constexpr Rgba Black = rgb(0x1a1a1a);
    add_standard(c, theme);
    const bool dark = theme == Theme::Dark;
    c.hues = {Vermillion,
              Orange,
              BluishGreen,
              Blue,
              SkyBlue,
              ReddishPurple,
              ReddishPurple,
              Black,
              rgb(0xfaf8f2)};
    c.face_highlighted = rgb(0xf6ee9a);
    c.face_selected = rgb(0xf0e442);
    c.felt = dark ? rgb(0x2c3a42) : rgb(0xc3ccd1);
    c.ground = dark ? rgb(0x161b1f) : rgb(0xeaecee);
    c.tile_side = dark ? rgb(0x8f8a7c) : rgb(0xbdb6a4);
    c.selection = Black;
    c.cursor = dark ? SkyBlue : Blue;
    c.hint = Vermillion;
    c.safe_hint = Blue;
    c.path = Vermillion;
    c.good = dark ? SkyBlue : Blue;
    c.bad = Vermillion;
    c.loss = Vermillion;
    c.button_pressed = dark ? SkyBlue : Blue;
    c.button_pressed_text = dark ? Black : rgb(0xffffff);
    c.row = c.button_pressed;
    c.row_text = c.button_pressed_text;
}

/// Only black, white and yellow; the tiles are black in both themes.
void add_high_contrast(Colours& c, Theme theme) {
    constexpr Rgba Black = rgb(0x000000);
    constexpr Rgba White = rgb(0xffffff);
    constexpr Rgba Yellow = rgb(0xffe600);
    const bool dark = theme == Theme::Dark;
    const Rgba ground = dark ? Black : White;
    const Rgba text = dark ? White : Black;
    c.ground = c.felt = c.button = c.dialog = ground;
    c.text = c.quiet_text = c.rim = text;
    c.button_pressed = dark ? Yellow : Black;
    c.button_pressed_text = dark ? Black : Yellow;
    c.veil = faded(ground, 0.7);
    c.row = c.button_pressed;
    c.row_text = c.button_pressed_text;
    c.tile_side = White;
    c.tile_rim = White;
    c.shadow = dark ? faded(Black, 0) : Black;
    c.face_hover = c.face_highlighted = c.face_selected = Black;
    c.hues = {White, Yellow, White, White, Yellow, White, Yellow, White, Black};
    c.selection = Yellow;
    c.cursor = dark ? White : Black;
    c.cursor_casing = dark ? Black : Yellow;
    c.hint = Yellow;
    c.safe_hint = Yellow;
    c.mark = Black;
    c.path = Yellow;
    c.path_casing = Black;
    c.tutorial = dark ? Yellow : Black;
    c.tutorial_text = dark ? Black : Yellow;
    c.good = text;
    c.bad = dark ? Yellow : Black;
    c.loss = White;
    c.strength = 2;
}

/// Letters are thin, so each hue is mixed with the colour of the corner letters until it can be
/// read.
void add_letter_hues(Colours& c) {
    const Rgba paper = c.hue(Hue::Paper);
    const std::array grounds{paper, c.face_hover, c.face_highlighted, c.face_selected};
    for (std::size_t i = 0; i < Hues; ++i) {
        c.letter_hues[i] = readable(c.hues[i], c.hue(Hue::Dark), grounds);
    }
}

} // namespace

Colours colours_of(Palette palette, Theme theme) {
    Colours colours = theme == Theme::Dark ? dark_theme() : light_theme();
    switch (palette) {
    case Palette::Standard: add_standard(colours, theme); break;
    case Palette::HighContrast: add_high_contrast(colours, theme); break;
    case Palette::ColourBlind: add_colour_blind(colours, theme); break;
    }
    add_letter_hues(colours);
    return colours;
}

} // namespace zx::play
