// EmulatorWindow, part: the pages that map keys of the host and buttons of gamepads.
#include "app/input/key_mapping.hpp"
#include "app/window/emulator_window.hpp"

namespace zx::app {

void EmulatorWindow::act_on_mapping(const MenuChoice& choice) {
    const auto number = static_cast<std::size_t>(choice.number);
    switch (choice.action) {
    case MenuAction::AskKey: asking_key_ = true; return;
    case MenuAction::MapKey: mapping_[asked_key_] = mapping_targets()[number].word; break;
    default:
        if (number < mapping_.size()) {
            mapping_.erase(std::next(mapping_.begin(), choice.number));
        }
        break;
    }
    apply_mapping();
    remember_mapping(memory_, mapping_, program_);
    save_memory();
}

void EmulatorWindow::apply_mapping() {
    keyboard_.set_mapping(mapping_);
    std::uint32_t buttons = 0;
    for (int i = 0; i < SDL_CONTROLLER_BUTTON_MAX; ++i) {
        const std::string name = button_name(static_cast<SDL_GameControllerButton>(i));
        if (mapping_.contains(name)) {
            buttons |= std::uint32_t{1} << static_cast<unsigned>(i);
        }
    }
    gamepads_.set_mapped(buttons);
}

bool EmulatorWindow::takes_asked_key(const std::string& name) {
    if (!asking_key_) {
        return false;
    }
    if (name == "Escape" || menu_.page() != MenuPage::Mapping) {
        asking_key_ = false;
        return name == "Escape";
    }
    if (!can_be_mapped(name)) {
        say(name + " belongs to the window");
        return true;
    }
    asking_key_ = false;
    asked_key_ = name;
    open_page(MenuPage::MappingTargets);
    return true;
}

} // namespace zx::app
