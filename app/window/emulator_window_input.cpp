// EmulatorWindow, part: keys, mouse and menu.
#include "app/window/emulator_window.hpp"

namespace zx::app {

void EmulatorWindow::handle(const SDL_Event& event) {
    gamepads_.handle(event);
    switch (event.type) {
    case SDL_QUIT: quit_ = true; break;
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
        if (menu_.is_open()) {
            menu_.letter(event.text.text[0]);
        } else {
            keyboard_.text(event.text.text);
        }
        break;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL: mouse(event); break;
    case SDL_DROPFILE:
        menu_.close();
        tell(player_.open(event.drop.file));
        SDL_free(event.drop.file);
        break;
    case SDL_DROPTEXT:
        player_.paste(event.drop.file);
        SDL_free(event.drop.file);
        break;
    case SDL_WINDOWEVENT:
        if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
            keyboard_.clear();
            full_speed_ = false;
            going_back_ = false;
            release_mouse();
        }
        break;
    default: break;
    }
}

void EmulatorWindow::key_down(const SDL_KeyboardEvent& event) {
    if (menu_.is_open()) {
        menu_key(event);
    } else if (!window_key(event)) {
        keyboard_.key_down(event.keysym.scancode, key_name(event.keysym));
    }
}

/// Handles the keys that the window itself uses; their repeats are ignored.
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
    if (key == SDLK_F10 && control) {
        toggle_mouse();
        return true;
    }
    const std::string_view name = SDL_GetKeyName(key);
    if (const SettingRow* const row = setting_of_key(name); row != nullptr) {
        change(*row, 1);
        return true;
    }
    if (const auto action = key == SDLK_ESCAPE ? std::nullopt : action_of_key(name); action) {
        act(MenuChoice{*action});
        return true;
    }
    switch (key) {
    case SDLK_ESCAPE: open_menu(MenuPage::Main); break;
    case SDLK_F1: open_menu(MenuPage::Keys); break;
    case SDLK_F3: open_menu(MenuPage::Files); break;
    case SDLK_F4: going_back_ = true; break;
    case SDLK_PAUSE:
    case SDLK_F6:
        paused_ = !paused_;
        keyboard_.clear();
        release_mouse();
        sound_.restart();
        break;
    case SDLK_F9: full_speed_ = true; break;
    case SDLK_RETURN:
        keyboard_.clear();
        change(setting_row("full-screen"), 1);
        break;
    case SDLK_v:
    case SDLK_INSERT:
        keyboard_.clear();
        paste();
        break;
    default: break;
    }
    return true;
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
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        if ((event.keysym.mod & KMOD_LALT) != 0) {
            change(setting_row("full-screen"), 1);
        } else if (event.repeat == 0) {
            act(menu_.key(MenuKey::Enter));
        }
        break;
    case SDLK_ESCAPE: act(menu_.key(MenuKey::Escape)); break;
    case SDLK_F11: change(setting_row("full-screen"), 1); break;
    default: break;
    }
}

void EmulatorWindow::mouse(const SDL_Event& event) {
    if (menu_.is_open()) {
        menu_mouse(event);
    } else if (mouse_.captured()) {
        mouse_.handle(event);
    } else if (event.type == SDL_MOUSEBUTTONDOWN && event.button.button == SDL_BUTTON_RIGHT) {
        open_menu(MenuPage::Main);
    } else if (event.type == SDL_MOUSEBUTTONDOWN && event.button.button == SDL_BUTTON_LEFT &&
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
        message_until_ms_ = 0; // the message may still explain how to release the mouse
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
        say("No mouse fitted: see menu, Machine");
    }
}

void EmulatorWindow::menu_mouse(const SDL_Event& event) {
    const auto row_under = [this](int x, int y) {
        const auto [px, py] = presenter_.picture_point(x, y);
        return view_.row_at(menu_, px, py);
    };
    if (event.type == SDL_MOUSEMOTION) {
        menu_.hover(row_under(event.motion.x, event.motion.y));
    } else if (event.type == SDL_MOUSEWHEEL) {
        menu_.scroll(-event.wheel.y);
    } else if (event.type != SDL_MOUSEBUTTONDOWN) {
        return;
    } else if (event.button.button == SDL_BUTTON_LEFT) {
        act(menu_.click(row_under(event.button.x, event.button.y)));
    } else if (event.button.button == SDL_BUTTON_RIGHT) {
        act(menu_.key(MenuKey::Escape));
    }
}

void EmulatorWindow::open_menu(MenuPage page) {
    keyboard_.clear();
    release_mouse();
    full_speed_ = false;
    going_back_ = false;
    sound_.restart();
    menu_.set_status(status());
    menu_.open(page);
}

void EmulatorWindow::act(const std::optional<MenuChoice>& choice) {
    if (!choice) {
        return;
    }
    switch (choice->action) {
    case MenuAction::Resume: paused_ = false; break;
    case MenuAction::ChangeSetting: change(*choice->setting, choice->step); break;
    case MenuAction::Paste: paste(); break;
    case MenuAction::Quit: quit_ = true; break;
    default: act_on_machine(*choice); break;
    }
}

void EmulatorWindow::act_on_machine(const MenuChoice& choice) {
    paused_ = false;
    switch (choice.action) {
    case MenuAction::OpenFile: tell(player_.open(choice.path.string())); break;
    case MenuAction::PlayShisen: tell(player_.play_shisen()); break;
    case MenuAction::Reset: tell(player_.reset()); break;
    case MenuAction::NextModel: tell(player_.next_model(1)); break;
    case MenuAction::PreviousModel: tell(player_.next_model(-1)); break;
    case MenuAction::QuickSave: tell(player_.quick_save()); break;
    case MenuAction::QuickLoad: tell(player_.quick_load()); break;
    case MenuAction::SavePicture: tell(player_.save_picture()); break;
    default: break;
    }
}

void EmulatorWindow::change(const SettingRow& row, int step) {
    EmulatorSettings changed = settings();
    step_setting(row, changed, facts(), step);
    settings_ = changed;
    player_.apply(changed);
    if (presenter_.scale() != changed.scale) {
        presenter_.set_scale(changed.scale);
    }
    if (presenter_.full_screen() != changed.full_screen) {
        presenter_.set_full_screen(changed.full_screen);
    }
    if (!menu_.is_open() && row.key == "mute") {
        say(!sound_.available() ? "No sound device" : changed.mute ? "Sound off" : "Sound on");
    }
}

void EmulatorWindow::paste() {
    char* text = SDL_GetClipboardText();
    if (text != nullptr) {
        player_.paste(text);
        SDL_free(text);
    }
}

} // namespace zx::app
