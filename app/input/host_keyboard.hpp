// A model of the host's keyboard: key and text events are the input; the set of held Spectrum keys
// is the output.
//
// Five rules need state. A character that needs the host's Shift must not also press CAPS SHIFT.
// Shift and Ctrl together are reserved for the host (Ctrl+Shift+V), so they reach the Spectrum as
// CAPS+SYMBOL only if they are released with no other key pressed in between. A key that is pressed
// and released within one frame is held for two frames. A key that is pressed before the machine has
// seen the one before, as on a slow computer, waits for it, and keeps the shift keys that were down
// when it was pressed. A key waits, too, if another host key has just pressed the same key of the
// Spectrum, because the ROM takes both for one.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ula/keyboard.hpp"

namespace zx::app {

/// Bit n = key number n of ula::Key.
using KeySet = std::bitset<40>;

/// The name of a host key to the word of its target (app/input/key_mapping.hpp).
using KeyMapping = std::map<std::string, std::string>;

class HostKeyboard {
  public:
    /// A host key was pressed. id is any number that identifies the key until key_up() (a scan
    /// code). Repeats are ignored.
    void key_down(int id, std::string_view name);
    /// The key was released. Unknown ids are ignored.
    void key_up(int id);
    /// The host's layout translated the last pressed key into this character (UTF-8).
    void text(std::string_view utf8);
    /// Releases all keys: the window lost the keyboard focus, or a menu opened.
    void clear();

    /// Keys that press something else than usual. Releases all keys if the mapping changes.
    void set_mapping(const KeyMapping& mapping);
    /// Returns what a host key presses, for the user: "CAPS SHIFT + 5", "joystick left", "no key".
    [[nodiscard]] std::string describe(std::string_view name) const;

    /// While on, the cursor keys and right Ctrl move a joystick and press no Spectrum keys.
    void set_joystick(bool on);
    /// The joystick in the frame of the last next_frame(): bit 0 right, 1 left, 2 down, 3 up,
    /// 4 fire.
    [[nodiscard]] std::uint8_t joystick() const noexcept { return joystick_bits_; }

    /// True while both host modifiers are down: further keys are shortcuts of the host.
    [[nodiscard]] bool chord() const;

    /// Returns the Spectrum keys held during the coming frame. Call it once per frame.
    [[nodiscard]] KeySet next_frame();

  private:
    struct Held {
        int id = 0;
        std::string name;
        KeySet keys{};
        /// The key was typed as a character: the host's Shift is part of it and does not press CAPS
        /// SHIFT.
        bool hides_caps_shift = false;
        /// The key presses what the user's mapping says; the character that it types is ignored.
        bool mapped = false;
        /// Bits of the joystick that the key moves; such a key presses no Spectrum key.
        std::uint8_t joystick = 0;
        /// The shift keys that were down when the key was pressed; used if it comes late.
        KeySet shifts{};
        bool released = false;
        /// The machine sees the key; until then it waits.
        bool started = false;
        bool late = false;
        int frames_seen = 0;

        /// True for a key that may type a character: no shift key, not mapped, no joystick.
        [[nodiscard]] bool types() const;
    };
    /// A key that has ended a few frames ago.
    struct Ended {
        int id = 0;
        KeySet keys{};
        int frames = 0;
    };

    /// Starts the keys that need not wait any more.
    void start_keys();
    [[nodiscard]] bool must_wait(std::size_t index) const;
    template <class Condition> void end_keys(Condition ends);
    [[nodiscard]] bool shift_down() const;
    [[nodiscard]] bool control_down() const;

    std::vector<Held> held_;
    std::vector<Ended> ended_;
    KeyMapping mapping_;
    bool chord_used_ = false;
    bool is_joystick_ = false;
    std::uint8_t joystick_bits_ = 0;
    int chord_tap_frames_ = 0;
};

/// Returns the set of the given keys.
[[nodiscard]] KeySet key_set(std::span<const ula::Key> keys);

} // namespace zx::app
