#include "app/input/host_keyboard.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "app/input/key_map.hpp"
#include "app/input/key_mapping.hpp"
#include "app/input/keyboard_picture.hpp"
#include "machine/character_keys.hpp"

namespace zx::app {
namespace {

/// The ROM reads the keyboard once per frame: with two frames it sees the key wherever in the frame
/// the key was pressed.
constexpr int MinimumFrames = 2;
constexpr int ChordTapFrames = 3;
/// The ROM takes a key for the same one as before if it comes back within five frames.
constexpr int SameKeyFrames = 6;

/// The keys without the shift keys.
KeySet main_keys(KeySet keys) {
    keys.reset(static_cast<std::size_t>(ula::Key::CapsShift));
    keys.reset(static_cast<std::size_t>(ula::Key::SymbolShift));
    return keys;
}

bool is_modifier(std::string_view name) {
    return is_caps_shift_name(name) || is_symbol_shift_name(name);
}

bool is_letter(std::string_view text) {
    return text.size() == 1 &&
           ((text[0] >= 'a' && text[0] <= 'z') || (text[0] >= 'A' && text[0] <= 'Z'));
}

/// A letter typed by its own key is already mapped by name.
bool is_own_letter(std::string_view name, std::string_view text) {
    if (name.size() != 1 || !is_letter(text)) {
        return false;
    }
    const char c = text[0];
    return name[0] == (c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c);
}

std::uint8_t joystick_bit(std::string_view name) {
    constexpr std::array<std::string_view, 5> Names = {"Right", "Left", "Down", "Up", "Right Ctrl"};
    const auto* const found = std::find(Names.begin(), Names.end(), name);
    return found == Names.end() ? std::uint8_t{0}
                                : static_cast<std::uint8_t>(1U << (found - Names.begin()));
}

} // namespace

KeySet key_set(std::span<const ula::Key> keys) {
    KeySet set;
    for (const ula::Key key : keys) {
        set.set(static_cast<std::size_t>(key));
    }
    return set;
}

bool HostKeyboard::Held::types() const {
    return !mapped && joystick == 0 && !is_modifier(name);
}

void HostKeyboard::key_down(int id, std::string_view name) {
    // The key was pressed twice before the machine saw it once.
    bool again = false;
    const auto same = [id](const Held& held) { return held.id == id; };
    if (const auto old = std::find_if(held_.begin(), held_.end(), same); old != held_.end()) {
        if (!old->released) {
            return;
        }
        again = old->frames_seen == 0;
        if (!again) {
            held_.erase(old);
        }
    }
    if (const auto mapped = mapping_.find(std::string(name)); mapped != mapping_.end()) {
        const MappingTarget* const target = mapping_target(mapped->second);
        chord_used_ = true;
        held_.push_back({.id = id,
                         .name = "mapped",
                         .keys = target == nullptr ? KeySet{} : target->keys,
                         .mapped = true,
                         .joystick = target == nullptr ? std::uint8_t{0} : target->joystick});
        return;
    }
    if (const std::uint8_t bit = is_joystick_ ? joystick_bit(name) : std::uint8_t{0}; bit != 0) {
        held_.push_back({.id = id, .name = "joystick", .joystick = bit});
        return;
    }
    if (!is_modifier(name)) {
        chord_used_ = true;
        // A key that is held only for its minimum time is released as soon as one frame has seen it
        // and another key is pressed, so that fast typing does not hold two keys at once.
        end_keys([](const Held& held) {
            return held.released && held.frames_seen > 0 && !is_modifier(held.name);
        });
    }
    KeySet shifts;
    for (const Held& held : held_) {
        if (is_modifier(held.name) && !held.released && !chord()) {
            shifts |= held.keys;
        }
    }
    held_.push_back({.id = id,
                     .name = std::string(name),
                     .keys = key_set(keys_for_name(name)),
                     .shifts = shifts,
                     .late = again});
    if (is_modifier(name) && chord()) {
        chord_used_ = false;
    }
}

void HostKeyboard::text(std::string_view utf8) {
    const auto last = std::find_if(held_.rbegin(), held_.rend(), [](const Held& held) {
        return !held.released && !is_modifier(held.name) && held.joystick == 0;
    });
    if (last == held_.rend() || last->mapped || is_own_letter(last->name, utf8)) {
        return;
    }
    // Shift+1 is EDIT, as on the Spectrum; "!" is typed with Ctrl+1.
    const bool edit = last->name == "1" && utf8 == "!";
    const auto keys = machine::keys_for_character(utf8);
    if (edit || keys.empty() || utf8 == " " || utf8 == "\n") {
        return;
    }
    // If the host needs Shift to type the character (a digit on some layouts), that Shift is not
    // CAPS SHIFT. A letter keeps it.
    last->hides_caps_shift = !is_letter(utf8);
    last->keys = key_set(keys);
}

void HostKeyboard::key_up(int id) {
    const auto found = std::find_if(held_.begin(), held_.end(), [id](const Held& held) {
        return held.id == id && !held.released;
    });
    if (found == held_.end()) {
        return;
    }
    const bool ends_chord = is_modifier(found->name) && chord() && !chord_used_;
    if (ends_chord) {
        chord_tap_frames_ = ChordTapFrames;
        chord_used_ = true;
    }
    found->released = true;
    end_keys([](const Held& held) {
        return held.released && (held.frames_seen >= MinimumFrames || is_modifier(held.name));
    });
}

/// Removes the keys for which the condition is true.
template <class Condition> void HostKeyboard::end_keys(Condition ends) {
    for (const Held& held : held_) {
        if (ends(held) && !is_modifier(held.name)) {
            ended_.push_back({held.id, main_keys(held.keys), 0});
        }
    }
    std::erase_if(held_, ends);
}

bool HostKeyboard::must_wait(std::size_t index) const {
    const Held& held = held_[index];
    if (!held.types()) {
        return false;
    }
    const auto own = held_.begin() + static_cast<std::ptrdiff_t>(index);
    const bool waits_for_others = std::any_of(
        held_.begin(), own, [](const Held& before) { return before.released && before.types(); });
    return waits_for_others || std::any_of(ended_.begin(), ended_.end(), [&](const Ended& ended) {
               return (ended.id != held.id || held.late) && (ended.keys & held.keys).any();
           });
}

void HostKeyboard::start_keys() {
    for (Ended& ended : ended_) {
        ++ended.frames;
    }
    std::erase_if(ended_, [](const Ended& ended) { return ended.frames > SameKeyFrames; });
    for (std::size_t i = 0; i < held_.size(); ++i) {
        Held& held = held_[i];
        if (!held.started) {
            held.started = !must_wait(i);
            held.late = held.late || !held.started;
        }
    }
}

void HostKeyboard::set_mapping(const KeyMapping& mapping) {
    if (mapping != mapping_) {
        clear();
        mapping_ = mapping;
    }
}

std::string HostKeyboard::describe(std::string_view name) const {
    if (const auto mapped = mapping_.find(std::string(name)); mapped != mapping_.end()) {
        const MappingTarget* const target = mapping_target(mapped->second);
        return target == nullptr ? mapped->second : target->label;
    }
    if (const std::uint8_t bit = is_joystick_ ? joystick_bit(name) : std::uint8_t{0}; bit != 0) {
        const auto targets = mapping_targets();
        return std::find_if(targets.begin(),
                            targets.end(),
                            [&](const MappingTarget& target) { return target.joystick == bit; })
            ->label;
    }
    const std::string keys = names_of(key_set(keys_for_name(name)));
    return keys.empty() ? "no key" : keys;
}

void HostKeyboard::set_joystick(bool on) {
    if (on != is_joystick_) {
        clear();
        is_joystick_ = on;
    }
}

void HostKeyboard::clear() {
    held_.clear();
    ended_.clear();
    chord_tap_frames_ = 0;
    chord_used_ = true;
}

bool HostKeyboard::shift_down() const {
    return std::any_of(held_.begin(), held_.end(), [](const Held& held) {
        return is_caps_shift_name(held.name) && !held.released;
    });
}

bool HostKeyboard::control_down() const {
    return std::any_of(held_.begin(), held_.end(), [](const Held& held) {
        return is_symbol_shift_name(held.name) && !held.released;
    });
}

bool HostKeyboard::chord() const {
    return shift_down() && control_down();
}

KeySet HostKeyboard::next_frame() {
    const bool hide_caps = std::any_of(
        held_.begin(), held_.end(), [](const Held& held) { return held.hides_caps_shift; });
    const bool hide_both = chord();
    start_keys();
    // A late key, or one that was released before the machine saw it, has its own shift keys.
    const auto late = std::find_if(held_.begin(), held_.end(), [](const Held& held) {
        const bool late_now = held.late && held.frames_seen < MinimumFrames;
        return held.started && (late_now || held.released) && held.types();
    });
    KeySet keys;
    joystick_bits_ = 0;
    if (late != held_.end()) {
        keys = late->shifts;
        if (late->hides_caps_shift) {
            keys.reset(static_cast<std::size_t>(ula::Key::CapsShift));
        }
    }
    for (Held& held : held_) {
        if (!held.started) {
            continue;
        }
        joystick_bits_ |= held.joystick;
        const bool hidden =
            is_modifier(held.name) &&
            (hide_both || late != held_.end() || (hide_caps && is_caps_shift_name(held.name)));
        if (!hidden) {
            keys |= held.keys;
        }
        ++held.frames_seen;
    }
    if (chord_tap_frames_ > 0) {
        --chord_tap_frames_;
        keys.set(static_cast<std::size_t>(ula::Key::CapsShift));
        keys.set(static_cast<std::size_t>(ula::Key::SymbolShift));
    }
    end_keys([](const Held& held) { return held.released && held.frames_seen >= MinimumFrames; });
    return keys;
}

} // namespace zx::app
