// The 48K's keyboard as a picture: 40 keys in four rows with everything that is printed on and
// beside them, and the state of the page that shows it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "app/input/host_keyboard.hpp"
#include "ula/keyboard.hpp"

namespace zx::app {

/// A key and its legends. What a key does not have is empty.
struct PictureKey {
    ula::Key key;
    std::string_view name;
    /// On the key: the keyword of K mode, and the character or word of SYMBOL SHIFT.
    std::string_view keyword;
    std::string_view symbol;
    /// Above the key: E mode; on digits the function with CAPS SHIFT.
    std::string_view above;
    /// Below the key: E mode with SYMBOL SHIFT.
    std::string_view below;
    /// On digits, the colour that is printed at the top.
    std::string_view colour = {};
};

inline constexpr std::size_t PictureRows = 4;
inline constexpr std::size_t PictureColumns = 10;

/// All keys, row by row from the top left.
[[nodiscard]] const std::array<PictureKey, PictureRows * PictureColumns>& picture_keys();

/// Returns "CAPS SHIFT + 5" for a set of keys; empty for none.
[[nodiscard]] std::string names_of(const KeySet& keys);

/// What the picture shows, and what the mouse and the gamepad press on it.
struct KeyboardState {
    /// Pressed now, in whatever way; they light up.
    KeySet lit;
    /// Under the mouse button.
    KeySet clicked;
    /// Held by a right click until the next one.
    KeySet held;
    /// A gamepad is connected.
    bool gamepad = false;
    /// The host's key that was pressed last, and what it presses.
    std::string host_key;
    std::string host_target;
};

} // namespace zx::app
