// The common look of the native games: colours, and a page with a line of text at the top, a plate
// in the middle and a row of buttons at the bottom. Everything scales with the window.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/toolkit/drawing.hpp"

namespace zx::native {

namespace colour {
inline constexpr play::Rgba Ground{0xe9, 0xec, 0xe5};
inline constexpr play::Rgba Plate{0xb9, 0xca, 0xbd};
inline constexpr play::Rgba Hollow{0xa6, 0xba, 0xab};
inline constexpr play::Rgba Text{0x22, 0x2b, 0x28};
inline constexpr play::Rgba Quiet{0x5c, 0x68, 0x63};
inline constexpr play::Rgba Button{0xf8, 0xf9, 0xf5};
inline constexpr play::Rgba Rim{0xb4, 0xc0, 0xb6};
inline constexpr play::Rgba Strong{0x2f, 0x6d, 0x5c};
inline constexpr play::Rgba Good{0x1f, 0x83, 0x45};
inline constexpr play::Rgba Bad{0xb8, 0x30, 0x28};
inline constexpr play::Rgba Shadow{0x2c, 0x45, 0x38, 0x60};
inline constexpr play::Rgba White{0xff, 0xff, 0xff};
} // namespace colour

struct PageButton {
    std::string text;
    bool enabled = true;
    bool pressed = false;
};

struct GamePage {
    /// The texts at the top: left in bold, middle, right.
    std::string left;
    std::string middle;
    play::Rgba middle_colour = colour::Text;
    std::string right;
    std::vector<PageButton> buttons;
    /// A message over the lower edge of the plate; empty for none.
    std::string message;
};

/// Where the parts of a page are, in pixels.
struct PagePlaces {
    play::Box plate;
    std::vector<play::Box> buttons;
    /// The height of a line of text.
    double text = 12;

    [[nodiscard]] std::optional<std::size_t> button_at(play::Point at) const;
};

/// Returns the places for a number of buttons.
[[nodiscard]] PagePlaces page_places(int width, int height, std::size_t buttons);
/// Adds the page without its message; the game's own shapes go onto the plate.
void add_page(play::Drawing& drawing, const GamePage& page, const PagePlaces& places, int width);
/// Adds the message, over all that has been drawn.
void add_message(play::Drawing& drawing, const GamePage& page, const PagePlaces& places);

/// A tile with a body, a shadow and a face, as in the native Shisen.
void add_tile(play::Drawing& drawing, const play::Box& box, play::Rgba face, double opacity = 1);

} // namespace zx::native
