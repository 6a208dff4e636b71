// The host's keyboard as a small machine of its own: key and text events go in, the set of Spectrum
// keys held comes out.
//
// Three things make it more than a table. A character that needs the host's Shift must not press
// CAPS SHIFT as well. Shift and Ctrl together are the host's own (Ctrl+Shift+V), so they reach the
// Spectrum as CAPS+SYMBOL only when they are let go with nothing pressed between. And a key that
// goes down and up within one frame is still held for two.
#pragma once

#include <bitset>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ula/keyboard.hpp"

namespace zx::app {

/// Bit n = key number n of ula::Key.
using KeySet = std::bitset<40>;

class HostKeyboard {
  public:
    /// A host key goes down: id is any number that stays the same until it goes up (a scan code).
    /// Repeats are ignored.
    void key_down(int id, std::string_view name);
    void key_up(int id);
    /// The host's layout turned the last key pressed into this character (UTF-8).
    void text(std::string_view utf8);
    /// All keys up at once: the window lost the keyboard, a menu opened.
    void clear();

    /// Both host modifiers are down: what comes now is the host's.
    [[nodiscard]] bool chord() const;

    /// The Spectrum keys held for the coming frame. Call once a frame.
    [[nodiscard]] KeySet next_frame();

  private:
    struct Held {
        int id = 0;
        std::string name;
        KeySet keys;
        /// Typed as a character: the host's Shift is part of it and does not count.
        bool hides_caps_shift = false;
        bool released = false;
        int frames_seen = 0;
    };

    [[nodiscard]] bool shift_down() const;
    [[nodiscard]] bool control_down() const;

    std::vector<Held> held_;
    bool chord_used_ = false;
    int chord_tap_frames_ = 0;
};

/// The set of the given keys.
[[nodiscard]] KeySet key_set(std::span<const ula::Key> keys);

} // namespace zx::app
