#include "app/input/key_mapping.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

#include "app/input/keyboard_picture.hpp"

namespace zx::app {
namespace {

/// The word of a key: its name in lower case with a dash for a blank.
std::string word_of(std::string_view name) {
    std::string word;
    for (const char c : name) {
        const auto letter = static_cast<unsigned char>(c);
        word += c == ' ' ? '-' : static_cast<char>(std::tolower(letter));
    }
    return word;
}

std::vector<MappingTarget> make_targets() {
    constexpr std::array<std::pair<const char*, unsigned>, 5> Stick = {
        {{"left", 1}, {"right", 0}, {"up", 3}, {"down", 2}, {"fire", 4}}};
    std::vector<MappingTarget> targets;
    for (const auto& [name, bit] : Stick) {
        MappingTarget target;
        target.word = std::string("stick-") + name;
        target.label = std::string("joystick ") + name;
        target.joystick = static_cast<std::uint8_t>(1U << bit);
        targets.push_back(std::move(target));
    }
    for (const PictureKey& key : picture_keys()) {
        MappingTarget target;
        target.word = word_of(key.name);
        target.label = key.name;
        target.keys.set(static_cast<std::size_t>(key.key));
        targets.push_back(std::move(target));
    }
    MappingTarget nothing;
    nothing.word = "nothing";
    nothing.label = "nothing";
    targets.push_back(std::move(nothing));
    return targets;
}

} // namespace

std::span<const MappingTarget> mapping_targets() {
    static const std::vector<MappingTarget> targets = make_targets();
    return targets;
}

const MappingTarget* mapping_target(std::string_view word) {
    const auto targets = mapping_targets();
    const auto found = std::find_if(
        targets.begin(), targets.end(), [&](const auto& target) { return target.word == word; });
    return found == targets.end() ? nullptr : &*found;
}

bool uses_joystick(const KeyMapping& mapping) {
    return std::any_of(mapping.begin(), mapping.end(), [](const auto& entry) {
        const MappingTarget* const target = mapping_target(entry.second);
        return target != nullptr && target->joystick != 0;
    });
}

bool can_be_mapped(std::string_view host_name) {
    constexpr std::array<std::string_view, 6> Own = {
        "", "Escape", "Pause", "Pad start", "Pad guide", "AC Back"};
    const bool function_key = host_name.size() > 1 && host_name[0] == 'F' &&
                              std::all_of(host_name.begin() + 1, host_name.end(), [](char c) {
                                  return c >= '0' && c <= '9';
                              });
    return !function_key && std::find(Own.begin(), Own.end(), host_name) == Own.end();
}

} // namespace zx::app
