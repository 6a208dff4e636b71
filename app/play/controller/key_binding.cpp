#include "app/play/controller/key_binding.hpp"

#include <algorithm>
#include <array>

namespace zx::play {
namespace {

using shisen::Key;

struct Bound {
    std::string_view name;
    Binding binding;
};

const std::array KeyCommands = {
    KeyCommand{"left", "Left", Key::Left},
    KeyCommand{"right", "Right", Key::Right},
    KeyCommand{"up", "Up", Key::Up},
    KeyCommand{"down", "Down", Key::Down},
    KeyCommand{"take", "Take", Key::Enter},
    KeyCommand{"hint", "Hint", Key::Hint},
    KeyCommand{"safe-hint", "Safe hint", Action::SafeHint},
    KeyCommand{"show-me", "Show how it is won", Action::ShowMe},
    KeyCommand{"undo", "Undo", Key::Back},
    KeyCommand{"redo", "Redo", Key::Forward},
    KeyCommand{"undo-all", "Undo all", Key::Restart},
    KeyCommand{"redo-all", "Redo all", Key::Last},
    KeyCommand{"rescue", "Rescue", Action::Rescue},
    KeyCommand{"new", "New board", Key::NewBoard},
    KeyCommand{"number", "Board by number", Key::ChooseBoard},
    KeyCommand{"daily", "Board of the day", Action::Daily},
    KeyCommand{"gravity", "Gravity on or off", Key::ToggleGravity},
    KeyCommand{"pause", "Pause", Action::Pause},
    KeyCommand{"light", "Light", Action::ToggleLight},
    KeyCommand{"sound", "Sound", Action::ToggleSound},
};

const std::array Plain = {
    Bound{"Left", Key::Left},
    Bound{"Right", Key::Right},
    Bound{"Up", Key::Up},
    Bound{"Down", Key::Down},
    Bound{"Return", Key::Enter},
    Bound{"Keypad Enter", Key::Enter},
    Bound{"Space", Key::Enter},
    Bound{"H", Key::Hint},
    Bound{"B", Key::Back},
    Bound{"F", Key::Forward},
    Bound{"R", Key::Restart},
    Bound{"L", Key::Last},
    Bound{"N", Key::NewBoard},
    Bound{"S", Key::ChooseBoard},
    Bound{"Backspace", Key::ToggleGravity},
    Bound{"D", Action::Daily},
    Bound{"G", Action::SafeHint},
    Bound{"I", Action::ToggleLight},
    Bound{"M", Action::ToggleSound},
    Bound{"P", Action::Pause},
    Bound{"T", Action::Rescue},
    Bound{"W", Action::ShowMe},
    Bound{"F1", Action::Help},
    Bound{"F11", Action::ToggleFullScreen},
};

const std::array WithControl = {
    Bound{"Z", Action::Undo},
    Bound{"Y", Action::Redo},
    Bound{"C", Action::CopyGame},
    Bound{"V", Action::PasteGame},
    Bound{"N", Action::NewGame},
    Bound{"Q", Action::Quit},
};

template <class Keys> Binding find(const Keys& keys, std::string_view name) {
    for (const Bound& bound : keys) {
        if (bound.name == name) {
            return bound.binding;
        }
    }
    return {};
}

const KeyCommand* command_of(std::string_view word) {
    const auto* const found =
        std::find_if(KeyCommands.begin(), KeyCommands.end(), [&](const KeyCommand& each) {
            return each.word == word;
        });
    return found == KeyCommands.end() ? nullptr : found;
}

} // namespace

std::span<const KeyCommand> key_commands() {
    return KeyCommands;
}

Binding key_binding(std::string_view name, Modifiers modifiers, const OwnKeys& own) {
    if (modifiers.alt) {
        return name == "Return" ? Binding{Action::ToggleFullScreen} : Binding{};
    }
    if (modifiers.control) {
        // As in other programs.
        return modifiers.shift && name == "Z" ? Binding{Action::Redo} : find(WithControl, name);
    }
    if (const auto bound = own.find(std::string(name)); bound != own.end()) {
        if (const KeyCommand* const command = command_of(bound->second); command != nullptr) {
            return command->binding;
        }
    }
    return find(Plain, name);
}

std::string keys_of(const KeyCommand& command, const OwnKeys& own) {
    std::string keys;
    const auto add = [&](std::string_view name) {
        keys += (keys.empty() ? "" : ", ") + std::string(name);
    };
    for (const Bound& bound : Plain) {
        if (bound.binding == command.binding && !own.contains(std::string(bound.name))) {
            add(bound.name);
        }
    }
    for (const auto& [name, word] : own) {
        if (word == command.word) {
            add(name);
        }
    }
    return keys.empty() ? "-" : keys;
}

bool can_be_bound(std::string_view name) {
    constexpr std::array<std::string_view, 4> Fixed = {"", "Escape", "F1", "F11"};
    return std::find(Fixed.begin(), Fixed.end(), name) == Fixed.end();
}

void bind_key(OwnKeys& own, const std::string& name, std::string_view word) {
    own.erase(name);
    const KeyCommand* const command = command_of(word);
    if (command != nullptr && find(Plain, name) != command->binding) {
        own[name] = word;
    }
}

bool works_over_dialogs(Action action) noexcept {
    return action == Action::ToggleFullScreen || action == Action::Quit;
}

} // namespace zx::play
