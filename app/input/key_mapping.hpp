// What keys of the host and buttons of a gamepad press instead of their usual keys. The user edits
// the mapping for each program.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "app/input/host_keyboard.hpp"

namespace zx::app {

/// Something that a host key can press: a key of the Spectrum, a part of the joystick, or nothing.
struct MappingTarget {
    /// As in emulator.json: "q", "caps-shift", "stick-left".
    std::string word;
    /// As on the page: "Q", "joystick left".
    std::string label;
    KeySet keys{};
    /// Bits of the joystick, as HostKeyboard::joystick().
    std::uint8_t joystick = 0;
};

/// All targets: the joystick, the 40 keys from the top left, and nothing.
[[nodiscard]] std::span<const MappingTarget> mapping_targets();

/// Returns the target with this word, or null.
[[nodiscard]] const MappingTarget* mapping_target(std::string_view word);

/// True if a key or a button is mapped to the joystick.
[[nodiscard]] bool uses_joystick(const KeyMapping& mapping);

/// The name of a button of a gamepad in a mapping begins so; SDL's name of the button follows.
inline constexpr std::string_view PadPrefix = "Pad ";

/// True if the user can map this key; the window itself uses the others.
[[nodiscard]] bool can_be_mapped(std::string_view host_name);

} // namespace zx::app
