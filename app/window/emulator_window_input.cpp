// EmulatorWindow, part: keys, mouse and menu.
#include "app/emulator/basic_typing.hpp"
#include "app/emulator/key_map.hpp"
#include "app/window/emulator_window.hpp"

namespace zx::app {
namespace {

/// The bar stays for this time after the mouse has moved.
constexpr Uint64 BarMs = 2'500;
/// How long a gamepad presses a key of the keyboard picture.
constexpr int TappedFrames = 5;
/// Numbers of a gamepad's buttons for HostKeyboard; scan codes are below.
constexpr int FirstButtonId = 10'000;

} // namespace

void EmulatorWindow::handle(const SDL_Event& event) {
    gamepads_.handle(event);
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
        menu_.close();
        open(event.drop.file);
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
    seconds_back_ = 0;
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

void EmulatorWindow::prepare_menu() {
    keyboard_.clear();
    release_mouse();
    full_speed_ = false;
    going_back_ = false;
    sound_.restart();
    picture_keys_ = {};
    menu_.set_status(status());
}

void EmulatorWindow::open_page(MenuPage page) {
    prepare_menu();
    menu_.open(page);
}

void EmulatorWindow::open_bar() {
    prepare_menu();
    menu_.open_bar();
}

void EmulatorWindow::act(const std::optional<MenuChoice>& choice) {
    if (!choice) {
        return;
    }
    switch (choice->action) {
    case MenuAction::Resume:
        menu_.close();
        paused_ = false;
        break;
    case MenuAction::Pause: toggle_pause(); break;
    case MenuAction::StepFrame: step_frame(); break;
    case MenuAction::PressKey:
        tapped_.reset();
        tapped_.set(static_cast<std::size_t>(choice->number));
        tapped_frames_ = TappedFrames;
        break;
    case MenuAction::ChangeSetting: change(*choice->setting, choice->step); break;
    case MenuAction::ChooseSetting: {
        EmulatorSettings changed = settings();
        choice->setting->set(changed, static_cast<std::size_t>(choice->number));
        change_to(changed);
        break;
    }
    case MenuAction::Paste: paste(); break;
    case MenuAction::CopyScreen: copy(player_.screen_text(), "The screen's text"); break;
    case MenuAction::CopyProgram:
        if (const auto listing = program_listing(player_.machine()); !listing) {
            say("The memory " + listing.error().context);
        } else {
            copy(*listing, "The BASIC program");
        }
        break;
    case MenuAction::PaperPicture:
    case MenuAction::PaperText:
    case MenuAction::PaperCopy:
    case MenuAction::PaperCut:
    case MenuAction::ScrollPaper: act_on_paper(*choice); break;
    case MenuAction::Quit: quit_ = true; break;
    case MenuAction::Games:
        shelf_chosen_ = true;
        quit_ = true;
        break;
    case MenuAction::TapePlay:
    case MenuAction::TapeRewind:
    case MenuAction::TapeSeek:
    case MenuAction::TapeEject:
    case MenuAction::TapeBlank: act_on_tape(*choice); break;
    case MenuAction::TapeChooseBlock:
    case MenuAction::TapeMoveBlock:
    case MenuAction::TapeRenameBlock:
    case MenuAction::TapeDeleteBlock:
    case MenuAction::TapeSave: edit_tape(*choice); break;
    case MenuAction::OpenNote:
        note_ = {.slot = choice->number,
                 .text = states_[static_cast<std::size_t>(choice->number)].note};
        open_page(MenuPage::StateNote);
        break;
    case MenuAction::EditNote:
        note_.text = choice->text;
        if (const auto written = player_.write_note(program_, note_.slot, note_.text); !written) {
            say(written.error().line);
        }
        break;
    case MenuAction::AskKey:
    case MenuAction::MapKey:
    case MenuAction::UnmapKey: act_on_mapping(*choice); break;
    case MenuAction::PokeAddress:
    case MenuAction::PokeValue:
    case MenuAction::Poke:
    case MenuAction::UndoPoke:
    case MenuAction::ToggleTrainer:
    case MenuAction::BeginSearch:
    case MenuAction::NarrowSearch:
    case MenuAction::ChooseFound: act_on_pokes(*choice); break;
    default: act_on_machine(*choice); break;
    }
    if (menu_.is_open()) {
        menu_.set_status(status()); // the next key may come before the next picture
    }
}

void EmulatorWindow::copy(const std::string& text, const std::string& what) {
    say(SDL_SetClipboardText(text.c_str()) == 0
            ? what + " is in the clipboard"
            : std::string("The clipboard cannot be used: ") + SDL_GetError());
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

void EmulatorWindow::act_on_machine(const MenuChoice& choice) {
    paused_ = false;
    switch (choice.action) {
    case MenuAction::OpenFile: open(choice.path.string()); break;
    case MenuAction::ContinueSession: continue_session(); break;
    case MenuAction::PlayShisen:
        program_ = program_key(bundled_tape().crc);
        recall(program_);
        tell(player_.play_shisen());
        break;
    case MenuAction::Reset: tell(player_.reset()); break;
    case MenuAction::ChooseModel:
        change_model(player_.change_model(static_cast<machine::Model>(choice.number)));
        break;
    case MenuAction::NextModel: change_model(player_.next_model(1)); break;
    case MenuAction::PreviousModel: change_model(player_.next_model(-1)); break;
    case MenuAction::QuickSave: quick_save(); break;
    case MenuAction::QuickLoad: quick_load(); break;
    case MenuAction::AskQuickLoad:
        program_ = memory_.quick_program;
        tell(player_.quick_load());
        break;
    case MenuAction::UndoQuickSave: tell(player_.undo_quick_save()); break;
    case MenuAction::SaveSlot: tell(player_.save_slot(program_, choice.number)); break;
    case MenuAction::LoadSlot: tell(player_.load_slot(program_, choice.number)); break;
    case MenuAction::SavePicture: tell(player_.save_picture()); break;
    case MenuAction::RecordGif: tell(player_.toggle_film("gif")); break;
    case MenuAction::RecordVideo: tell(player_.toggle_film("webm")); break;
    case MenuAction::RecordInput:
        if (player_.recording()) {
            tell(player_.finish_recording());
        } else {
            say(player_.start_recording());
        }
        break;
    default: break;
    }
}

void EmulatorWindow::quick_save() {
    const auto saved = player_.quick_save();
    tell(saved);
    if (saved) {
        memory_.quick_name = player_.media_name();
        memory_.quick_program = program_;
        save_memory();
    }
}

void EmulatorWindow::quick_load() {
    const bool other = !memory_.quick_program.empty() && memory_.quick_program != program_;
    if (other) {
        open_page(MenuPage::OtherState);
    } else {
        tell(player_.quick_load());
    }
}

void EmulatorWindow::change_model(const Outcome<std::string>& changed) {
    tell(changed);
    if (changed) {
        remember_model(memory_, player_.machine().model(), program_);
        save_memory();
    }
}

void EmulatorWindow::change(const SettingRow& row, int step) {
    EmulatorSettings changed = settings();
    step_setting(row, changed, facts(), step);
    change_to(changed);
    if (!menu_.is_open() && row.key == "mute") {
        say(!sound_.available() ? "No sound device" : changed.mute ? "Sound off" : "Sound on");
    }
}

void EmulatorWindow::change_to(const EmulatorSettings& changed) {
    remember_settings(memory_, settings(), changed, program_);
    save_memory();
    player_.apply(changed);
    presenter_.set_view(changed.border, changed.fit);
    if (changed.speed_percent != settings_.speed_percent) {
        pacer_ = Pacer(player_.frame_seconds());
    }
    settings_ = changed;
    if (presenter_.scale() != changed.scale) {
        presenter_.set_scale(changed.scale);
    }
    if (presenter_.full_screen() != changed.full_screen) {
        presenter_.set_full_screen(changed.full_screen);
    }
}

void EmulatorWindow::paste() {
    char* text = SDL_GetClipboardText();
    if (text != nullptr) {
        paste_text(text);
        SDL_free(text);
    }
}

void EmulatorWindow::paste_text(const std::string& text) {
    const auto tape = tape_of_listing(text);
    if (!tape) {
        player_.paste(text);
    } else if (!*tape) {
        say("The listing: " + tape->error().context);
    } else {
        const auto started = player_.start(NamedMedia{**tape, "listing", {}, 0});
        say(started ? "The listing is loaded like a tape" : started.error().line);
    }
}

} // namespace zx::app
