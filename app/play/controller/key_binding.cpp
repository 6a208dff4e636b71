#include "app/play/controller/key_binding.hpp"

#include <array>

namespace zx::play {
namespace {

using shisen::Key;

struct Bound {
    std::string_view name;
    Binding binding;
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

} // namespace

Binding key_binding(std::string_view name, Modifiers modifiers) {
    if (modifiers.alt) {
        return name == "Return" ? Binding{Action::ToggleFullScreen} : Binding{};
    }
    if (modifiers.control) {
        // As in other programs.
        return modifiers.shift && name == "Z" ? Binding{Action::Redo} : find(WithControl, name);
    }
    return find(Plain, name);
}

bool works_over_dialogs(Action action) noexcept {
    return action == Action::ToggleFullScreen || action == Action::Quit;
}

} // namespace zx::play
