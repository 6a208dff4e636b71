// EmulatorWindow, part: keys, mouse and menu.
#include "app/input/basic_typing.hpp"
#include "app/input/key_map.hpp"
#include "app/sdl/clipboard.hpp"
#include "app/window/emulator_window.hpp"

namespace zx::app {
namespace {

/// The bar stays for this time after the mouse has moved.
constexpr Uint64 BarMs = 2'500;
/// Numbers of a gamepad's buttons for HostKeyboard; scan codes are below.
constexpr int FirstButtonId = 10'000;

} // namespace

void EmulatorWindow::handle(const SDL_Event& event) {
    gamepads_.handle(event);
    if (ends_going_back(event)) {
        return;
    }
    gamepad(event);
    switch (event.type) {
    case SDL_QUIT:
        quit_ = true;
        ended_by_signal_ = true;
        break;
    case SDL_KEYDOWN: key_down(event.key); break;
    case SDL_KEYUP:
        if (event.key.keysym.sym == SDLK_F9) {
            full_speed_ = false;
        } else if (event.key.keysym.sym == SDLK_F4) {
            going_back_ = false;
        }
        keyboard_.key_up(event.key.keysym.scancode);
        break;
    case SDL_TEXTINPUT:
        if (ignore_text_) {
            break; // of the key that was asked for
        }
        if (menu_.is_open() && !menu_.machine_has_keys()) {
            act(menu_.text(event.text.text));
        } else {
            keyboard_.text(event.text.text);
        }
        break;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL: mouse(event); break;
    case SDL_DROPFILE:
        dropped_.emplace_back(event.drop.file);
        SDL_free(event.drop.file);
        break;
    case SDL_DROPTEXT:
        paste_text(event.drop.file);
        SDL_free(event.drop.file);
        break;
    case SDL_WINDOWEVENT: window_event(event.window); break;
    default: break;
    }
}

void EmulatorWindow::key_down(const SDL_KeyboardEvent& event) {
    introducing_ = false;
    if (event.repeat == 0) {
        ignore_text_ = takes_asked_key(key_name(event.keysym));
    }
    if (ignore_text_) {
        return; // with its repeats
    }
    if (window_key(event)) {
        return;
    }
    if (menu_.is_open() && !menu_.machine_has_keys()) {
        menu_key(event);
    } else {
        const std::string name = key_name(event.keysym);
        keyboard_.key_down(event.keysym.scancode, name);
        picture_keys_.host_key = name;
        picture_keys_.host_target = keyboard_.describe(name);
    }
}

/// Handles the keys that the window itself uses, also while a menu is open; their repeats are
/// ignored.
bool EmulatorWindow::window_key(const SDL_KeyboardEvent& event) {
    const SDL_Keycode key = event.keysym.sym;
    const bool alt = (event.keysym.mod & KMOD_LALT) != 0;
    const bool control = (event.keysym.mod & KMOD_CTRL) != 0;
    const bool shift = (event.keysym.mod & KMOD_SHIFT) != 0;
    const bool own = (key >= SDLK_F3 && key <= SDLK_F12) || key == SDLK_F1 || key == SDLK_ESCAPE ||
                     key == SDLK_PAUSE || (key == SDLK_RETURN && alt) ||
                     (key == SDLK_INSERT && shift) || (key == SDLK_v && keyboard_.chord());
    if (!own || event.repeat != 0) {
        return own;
    }
    if (const auto page =
            shift ? page_of_key(std::string("Shift+") + SDL_GetKeyName(key)) : std::nullopt) {
        open_page(*page);
        return true;
    }
    if (key == SDLK_F6 && shift) {
        menu_.close();
        step_frame();
        return true;
    }
    if (key == SDLK_F10 && control) {
        toggle_mouse();
        return true;
    }
    const std::string_view name = SDL_GetKeyName(key);
    if (const SettingRow* const row = setting_of_key(name); row != nullptr) {
        change(*row, 1);
        return true;
    }
    if (const auto page = page_of_key(name)) {
        open_page(*page);
        return true;
    }
    if (const auto action = key == SDLK_ESCAPE ? std::nullopt : action_of_key(name); action) {
        if (action_row(*action)->closes) {
            menu_.close();
        }
        act(MenuChoice{*action});
        return true;
    }
    switch (key) {
    case SDLK_ESCAPE:
        if (menu_.is_open()) {
            act(menu_.key(MenuKey::Escape));
        } else {
            open_bar();
        }
        break;
    case SDLK_F4: start_going_back(); break;
    case SDLK_PAUSE: toggle_pause(); break;
    case SDLK_F9:
        menu_.close();
        full_speed_ = true;
        full_speed_on_ = false;
        break;
    case SDLK_RETURN:
        keyboard_.clear();
        change(setting_row("full-screen"), 1);
        break;
    case SDLK_v:
    case SDLK_INSERT:
        menu_.close();
        keyboard_.clear();
        paste();
        break;
    default: break;
    }
    return true;
}

void EmulatorWindow::start_going_back() {
    menu_.close();
    messages_.hide();
    going_back_ = true;
    going_back_until_key_ = false;
    seconds_back_ = 0;
}

bool EmulatorWindow::ends_going_back(const SDL_Event& event) {
    const bool pressed = (event.type == SDL_KEYDOWN && event.key.repeat == 0) ||
                         event.type == SDL_MOUSEBUTTONDOWN ||
                         event.type == SDL_CONTROLLERBUTTONDOWN;
    if (!pressed || !going_back_ || !going_back_until_key_) {
        return false;
    }
    going_back_ = false;
    return true;
}

void EmulatorWindow::toggle_full_speed() {
    full_speed_on_ = !full_speed_on_;
    say(full_speed_on_ ? "Full speed: F9, or the menu Machine, ends it" : "Normal speed");
}

void EmulatorWindow::toggle_pause() {
    paused_ = !paused_;
    keyboard_.clear();
    release_mouse();
    sound_.restart();
}

void EmulatorWindow::menu_key(const SDL_KeyboardEvent& event) {
    switch (event.keysym.sym) {
    case SDLK_UP: act(menu_.key(MenuKey::Up)); break;
    case SDLK_DOWN: act(menu_.key(MenuKey::Down)); break;
    case SDLK_LEFT: act(menu_.key(MenuKey::Left)); break;
    case SDLK_RIGHT: act(menu_.key(MenuKey::Right)); break;
    case SDLK_PAGEUP: act(menu_.key(MenuKey::PageUp)); break;
    case SDLK_PAGEDOWN: act(menu_.key(MenuKey::PageDown)); break;
    case SDLK_HOME: act(menu_.key(MenuKey::Home)); break;
    case SDLK_END: act(menu_.key(MenuKey::End)); break;
    case SDLK_BACKSPACE: act(menu_.key(MenuKey::Erase)); break;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        if (event.repeat == 0) {
            act(menu_.key(MenuKey::Enter));
        }
        break;
    default: break;
    }
}

/// Maps the buttons of a gamepad to the menu; without a menu they are the joystick.
void EmulatorWindow::gamepad(const SDL_Event& event) {
    if (event.type != SDL_CONTROLLERBUTTONDOWN && event.type != SDL_CONTROLLERBUTTONUP) {
        return;
    }
    const auto button = static_cast<SDL_GameControllerButton>(event.cbutton.button);
    const bool down = event.type == SDL_CONTROLLERBUTTONDOWN;
    const std::string name = button_name(button);
    if (down && takes_asked_key(name)) {
        return;
    }
    if (mapping_.contains(name) && (!down || !menu_.is_open())) {
        if (down) {
            keyboard_.key_down(FirstButtonId + button, name);
        } else {
            keyboard_.key_up(FirstButtonId + button);
        }
        return;
    }
    if (!menu_.is_open() && button == SDL_CONTROLLER_BUTTON_RIGHTSHOULDER) {
        full_speed_ = down;
    } else if (!menu_.is_open() && button == SDL_CONTROLLER_BUTTON_LEFTSHOULDER) {
        if (down) {
            start_going_back();
        }
        going_back_ = down;
    }
    if (!down) {
        return;
    }
    introducing_ = false;
    const bool opens =
        button == SDL_CONTROLLER_BUTTON_START || button == SDL_CONTROLLER_BUTTON_GUIDE;
    if (opens && !menu_.is_open()) {
        open_bar();
        return;
    }
    if (opens) {
        menu_.close();
        return;
    }
    if (menu_.is_open()) {
        menu_button(button);
    }
}

void EmulatorWindow::menu_button(SDL_GameControllerButton button) {
    switch (button) {
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: menu_direction(MenuKey::Right, 1); break;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: menu_direction(MenuKey::Left, 2); break;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: menu_direction(MenuKey::Down, 4); break;
    case SDL_CONTROLLER_BUTTON_DPAD_UP: menu_direction(MenuKey::Up, 8); break;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: act(menu_.key(MenuKey::PageUp)); break;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: act(menu_.key(MenuKey::PageDown)); break;
    case SDL_CONTROLLER_BUTTON_A:
        if (menu_.takes_text() && menu_.text_keys() == nullptr) {
            show_text_keys();
        } else {
            act(menu_.key(MenuKey::Enter));
        }
        break;
    case SDL_CONTROLLER_BUTTON_B: act(menu_.key(MenuKey::Escape)); break;
    case SDL_CONTROLLER_BUTTON_X:
        if (menu_.page() == MenuPage::Keyboard) {
            picture_keys_.held.flip(static_cast<std::size_t>(
                menu_.rows()[static_cast<std::size_t>(menu_.selected())].number));
        } else {
            show_text_keys();
        }
        break;
    case SDL_CONTROLLER_BUTTON_Y: act(menu_.key(MenuKey::Erase)); break;
    default: break;
    }
}

void EmulatorWindow::show_text_keys() {
    messages_.hide(); // they would cover the keys
    menu_.open_text_keys();
}

void EmulatorWindow::menu_direction(MenuKey key, std::uint8_t direction) {
    direction_.press(direction);
    act(menu_.key(key));
}

void EmulatorWindow::follow_gamepad() {
    const auto key = direction_.next(gamepads_.directions(), SDL_GetTicks64());
    if (key && menu_.is_open()) {
        act(menu_.key(*key));
    }
}

void EmulatorWindow::mouse(const SDL_Event& event) {
    if (mouse_.captured()) {
        mouse_.handle(event);
        return;
    }
    if (event.type == SDL_MOUSEMOTION) {
        bar_until_ms_ = SDL_GetTicks64() + BarMs;
    }
    const bool over_bar = bar_shown() && gui_.has_mouse();
    if (bar_shown()) {
        gui_.handle(event);
    }
    if (event.type != SDL_MOUSEBUTTONDOWN) {
        return;
    }
    introducing_ = false;
    if (event.button.button == SDL_BUTTON_RIGHT && over_bar && menu_.machine_runs()) {
        return; // a key of the picture
    }
    if (event.button.button == SDL_BUTTON_RIGHT) {
        if (menu_.is_open()) {
            act(menu_.key(MenuKey::Escape));
        } else {
            open_bar();
        }
    } else if (event.button.button == SDL_BUTTON_LEFT && !menu_.is_open() && !over_bar &&
               player_.mouse_fitted() && presenter_.in_picture(event.button.x, event.button.y)) {
        capture_mouse();
    }
}

void EmulatorWindow::capture_mouse() {
    if (paused_) {
        return; // the mouse has no effect while paused
    }
    say(mouse_.capture() ? "Ctrl+F10 or Esc releases the mouse" : "The mouse cannot be captured");
    show_title();
}

void EmulatorWindow::release_mouse() {
    if (mouse_.captured()) {
        messages_.hide(); // the message may still explain how to release the mouse
    }
    mouse_.release();
    show_title();
}

void EmulatorWindow::toggle_mouse() {
    keyboard_.clear();
    if (mouse_.captured()) {
        release_mouse();
    } else if (player_.mouse_fitted()) {
        capture_mouse();
    } else {
        say("No mouse is connected: see the menu Input");
    }
}

void EmulatorWindow::copy(const std::string& text, const std::string& what) {
    say(copy_to_clipboard(text).value_or(what + " is in the clipboard"));
}

void EmulatorWindow::act_on_paper(const MenuChoice& choice) {
    switch (choice.action) {
    case MenuAction::PaperPicture: tell(player_.save_paper("png")); break;
    case MenuAction::PaperText: tell(player_.save_paper("txt")); break;
    case MenuAction::PaperCopy:
        copy(paper_text(player_.paper().rows(), player_.machine()), "The printed text");
        break;
    case MenuAction::PaperCut: player_.cut_paper(); break;
    default: view_.scroll_paper(choice.number); break;
    }
}

} // namespace zx::app
