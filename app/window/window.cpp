#include "app/window/window.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <random>

#include <SDL.h>

#include "app/emulator/menu_view.hpp"
#include "app/emulator/player.hpp"
#include "app/headless/headless.hpp"
#include "app/headless/outputs.hpp"
#include "app/window/display.hpp"
#include "app/window/input.hpp"
#include "app/window/mouse_capture.hpp"
#include "app/window/pacer.hpp"
#include "app/window/presenter.hpp"
#include "app/window/sound_output.hpp"
#include "ula/picture.hpp"

namespace zx::app {
namespace {

constexpr Uint64 MessageMs = 3'000;
/// How long the machine runs at full speed between two pictures.
constexpr Uint64 FastSliceMs = 15;
/// A step back in time, of half a second, each so often.
constexpr Uint64 StepBackMs = 80;
constexpr int VolumeStep = 10;
/// Behind the title while the machine has the mouse.
constexpr const char* MouseNote = " - Ctrl+F10 gives the mouse back";
constexpr int LargestScale = 8;
/// Pictures left out in a row when the host is late.
constexpr int MostNotShown = 3;

class Window {
  public:
    Window(Presenter presenter, Player& player, const RunOptions& options)
        : presenter_(std::move(presenter)), player_(player), pacer_(player.frame_seconds()),
          fast_load_(options.fast_load), muted_(options.mute) {
        menu_.set_visible_rows(view_.visible_rows());
        std::error_code error;
        const auto file = std::filesystem::absolute(options.file, error);
        menu_.set_folder(options.file.empty() || error ? std::filesystem::current_path(error)
                                                       : file.parent_path());
        if (options.full_screen) {
            presenter_.set_full_screen(true);
        }
    }

    void run();
    void say(const std::string& text);

  private:
    void handle(const SDL_Event& event);
    void key_down(const SDL_KeyboardEvent& event);
    bool window_key(const SDL_KeyboardEvent& event);
    void menu_key(const SDL_KeyboardEvent& event);
    void mouse(const SDL_Event& event);
    void menu_mouse(const SDL_Event& event);
    void capture_mouse();
    void release_mouse();
    void toggle_mouse();
    void act(const std::optional<MenuChoice>& choice);
    void act_on_machine(const MenuChoice& choice);
    void change_volume(int step);
    void change_scale(int step);
    void toggle_sound();
    void tell(const Outcome<std::string>& outcome);
    void paste();
    void open_menu(MenuPage page);
    void machine_changed();
    void show_title();

    void advance();
    void go_back();
    void show();
    [[nodiscard]] bool stopped() const { return paused_ || menu_.is_open(); }
    [[nodiscard]] MenuStatus status() const;

    Presenter presenter_;
    Player& player_;
    SoundOutput sound_;
    Pacer pacer_;
    Gamepads gamepads_;
    MouseCapture mouse_;
    HostKeyboard keyboard_;
    Menu menu_;
    MenuView view_{ula::PictureWidth, ula::PictureHeight};
    FrameBuffer buffer_{ula::PictureWidth, ula::PictureHeight};
    std::string message_;
    Uint64 message_until_ms_ = 0;
    int volume_percent_ = 70;
    int frames_not_shown_ = 0;
    bool fast_load_;
    bool muted_;
    bool paused_ = false;
    bool full_speed_ = false;
    bool going_back_ = false;
    Uint64 next_step_back_ms_ = 0;
    bool quit_ = false;
};

void Window::say(const std::string& text) {
    message_ = text;
    message_until_ms_ = SDL_GetTicks64() + MessageMs;
}

void Window::tell(const Outcome<std::string>& outcome) {
    say(outcome ? *outcome : outcome.error().line);
    machine_changed();
}

void Window::machine_changed() {
    show_title();
    pacer_ = Pacer(player_.frame_seconds());
}

void Window::show_title() {
    presenter_.set_title(player_.title() + (mouse_.captured() ? MouseNote : ""));
}

MenuStatus Window::status() const {
    return {.rom = player_.rom_name(),
            .model = player_.model_name(),
            .issue = player_.issue_name(),
            .late_ula = player_.late_ula(),
            .joystick = player_.joystick_name(),
            .mouse = player_.mouse_fitted(),
            .stereo = player_.stereo_name(),
            .media = player_.media_name(),
            .volume_percent = volume_percent_,
            .sound = !muted_,
            .sound_device = sound_.available(),
            .scale = presenter_.scale(),
            .full_screen = presenter_.full_screen(),
            .fast_load = fast_load_};
}

void Window::run() {
    show_title();
    SDL_StartTextInput();
    while (!quit_) {
        SDL_Event event;
        while (SDL_PollEvent(&event) != 0) {
            handle(event);
        }
        advance();
    }
}

void Window::advance() {
    if (stopped()) {
        show();
        SDL_Delay(16);
        pacer_.restart();
        return;
    }
    if (going_back_) {
        go_back();
        return;
    }
    player_.move_joystick(gamepads_.present(), gamepads_.joystick());
    if (full_speed_ || (fast_load_ && player_.loading())) {
        const Uint64 end = SDL_GetTicks64() + FastSliceMs;
        const bool loading = player_.loading();
        player_.move_mouse(mouse_.next_frame(presenter_.window_scale()));
        player_.run_frames_until(keyboard_.next_frame(), [&] {
            return SDL_GetTicks64() >= end || (loading && !full_speed_ && !player_.loading());
        });
        sound_.restart();
        pacer_.restart();
        show();
        return;
    }
    const bool by_sound = sound_.available() && !sound_.stalled();
    const bool due = sound_.available() && sound_.wants_more() && by_sound;
    if (!(by_sound ? due : pacer_.due())) {
        SDL_Delay(1);
        return;
    }
    player_.move_mouse(mouse_.next_frame(presenter_.window_scale()));
    player_.run_frame(keyboard_.next_frame());
    sound_.queue(player_.samples(), player_.channels(), muted_ ? 0 : volume_percent_ / 100.0);
    // When late, sound first: a picture left out is not heard.
    frames_not_shown_ = by_sound && sound_.wants_more() ? frames_not_shown_ + 1 : 0;
    if (frames_not_shown_ % (MostNotShown + 1) == 0) {
        show();
    }
}

void Window::go_back() {
    const Uint64 now = SDL_GetTicks64();
    if (now >= next_step_back_ms_) {
        next_step_back_ms_ = now + StepBackMs;
        say(player_.step_back() ? "Back in time" : "No further back");
        // It may have been another model then.
        machine_changed();
    }
    (void)mouse_.next_frame(presenter_.window_scale()); // not to be made up for
    sound_.restart();
    show();
    SDL_Delay(5);
}

void Window::show() {
    buffer_.update(player_.machine().picture());
    std::optional<Canvas> menu;
    if (menu_.is_open()) {
        menu_.set_status(status());
        menu = view_.draw(menu_, menu_font());
    }
    std::optional<Canvas> message;
    if (SDL_GetTicks64() < message_until_ms_) {
        message = view_.draw_message(message_, menu_font());
    } else if (paused_ && !menu_.is_open()) {
        message = view_.draw_message("Paused: F6 goes on", menu_font());
    }
    presenter_.show(buffer_, menu ? &*menu : nullptr, message ? &*message : nullptr);
}

void Window::handle(const SDL_Event& event) {
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

void Window::key_down(const SDL_KeyboardEvent& event) {
    if (menu_.is_open()) {
        menu_key(event);
    } else if (!window_key(event)) {
        keyboard_.key_down(event.keysym.scancode, key_name(event.keysym));
    }
}

/// Keys that are the window's own; repeats of them do nothing.
bool Window::window_key(const SDL_KeyboardEvent& event) {
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
    switch (key) {
    case SDLK_ESCAPE: open_menu(MenuPage::Main); break;
    case SDLK_F1: open_menu(MenuPage::Keys); break;
    case SDLK_F3: open_menu(MenuPage::Files); break;
    case SDLK_F4: going_back_ = true; break;
    case SDLK_F5: act(MenuChoice{MenuAction::Reset, {}}); break;
    case SDLK_PAUSE:
    case SDLK_F6:
        paused_ = !paused_;
        keyboard_.clear();
        release_mouse();
        sound_.restart();
        break;
    case SDLK_F7: act(MenuChoice{MenuAction::QuickSave, {}}); break;
    case SDLK_F8: act(MenuChoice{MenuAction::QuickLoad, {}}); break;
    case SDLK_F9: full_speed_ = true; break;
    case SDLK_F10:
        if (control) {
            toggle_mouse();
        } else {
            toggle_sound();
        }
        break;
    case SDLK_F11: act(MenuChoice{MenuAction::ToggleFullScreen, {}}); break;
    case SDLK_F12: act(MenuChoice{MenuAction::SavePicture, {}}); break;
    case SDLK_RETURN:
        keyboard_.clear();
        act(MenuChoice{MenuAction::ToggleFullScreen, {}});
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

void Window::menu_key(const SDL_KeyboardEvent& event) {
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
            act(MenuChoice{MenuAction::ToggleFullScreen, {}});
        } else if (event.repeat == 0) {
            act(menu_.key(MenuKey::Enter));
        }
        break;
    case SDLK_ESCAPE: act(menu_.key(MenuKey::Escape)); break;
    case SDLK_F11: act(MenuChoice{MenuAction::ToggleFullScreen, {}}); break;
    default: break;
    }
}

void Window::mouse(const SDL_Event& event) {
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

void Window::capture_mouse() {
    if (paused_) {
        return; // there is nothing that it could move
    }
    say(mouse_.capture() ? "Ctrl+F10 or Esc gives the mouse back" : "No mouse to be had");
    show_title();
}

void Window::release_mouse() {
    if (mouse_.captured()) {
        message_until_ms_ = 0; // it may still say how to get it back
    }
    mouse_.release();
    show_title();
}

void Window::toggle_mouse() {
    keyboard_.clear();
    if (mouse_.captured()) {
        release_mouse();
    } else if (player_.mouse_fitted()) {
        capture_mouse();
    } else {
        say("No mouse fitted: see menu, Machine");
    }
}

void Window::menu_mouse(const SDL_Event& event) {
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

void Window::open_menu(MenuPage page) {
    keyboard_.clear();
    release_mouse();
    full_speed_ = false;
    going_back_ = false;
    sound_.restart();
    menu_.set_status(status());
    menu_.open(page);
}

void Window::act(const std::optional<MenuChoice>& choice) {
    if (!choice) {
        return;
    }
    switch (choice->action) {
    case MenuAction::Resume: paused_ = false; break;
    case MenuAction::NextIssue: player_.next_issue(); break;
    case MenuAction::ToggleLateUla: player_.toggle_late_ula(); break;
    case MenuAction::ToggleMouse: player_.toggle_mouse(); break;
    case MenuAction::NextStereo: player_.next_stereo(1); break;
    case MenuAction::PreviousStereo: player_.next_stereo(-1); break;
    case MenuAction::NextJoystick: player_.next_joystick(1); break;
    case MenuAction::PreviousJoystick: player_.next_joystick(-1); break;
    case MenuAction::VolumeUp: change_volume(VolumeStep); break;
    case MenuAction::VolumeDown: change_volume(-VolumeStep); break;
    case MenuAction::ToggleSound: toggle_sound(); break;
    case MenuAction::ScaleUp: change_scale(1); break;
    case MenuAction::ScaleDown: change_scale(-1); break;
    case MenuAction::ToggleFullScreen: presenter_.set_full_screen(!presenter_.full_screen()); break;
    case MenuAction::ToggleFastLoad: fast_load_ = !fast_load_; break;
    case MenuAction::Paste: paste(); break;
    case MenuAction::Quit: quit_ = true; break;
    default: act_on_machine(*choice); break;
    }
}

void Window::act_on_machine(const MenuChoice& choice) {
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

void Window::change_volume(int step) {
    volume_percent_ = std::clamp(volume_percent_ + step, 0, 100);
    muted_ = false;
}

void Window::change_scale(int step) {
    constexpr int Choices = LargestScale + 1;
    presenter_.set_scale((presenter_.scale() + step + Choices) % Choices);
}

void Window::toggle_sound() {
    muted_ = !muted_;
    say(!sound_.available() ? "No sound device" : muted_ ? "Sound off" : "Sound on");
}

void Window::paste() {
    char* text = SDL_GetClipboardText();
    if (text != nullptr) {
        player_.paste(text);
        SDL_free(text);
    }
}

} // namespace

ExitCode open_window(const RunOptions& options, Context& context) {
    auto rom = choose_rom(options, UserData::of_environment());
    if (!rom) {
        return report(rom.error(), context);
    }
    std::optional<NamedMedia> media;
    if (!options.no_tape) {
        auto opened = open_run_media(options, context);
        if (!opened) {
            return report(opened.error(), context);
        }
        media = std::move(*opened);
    }
    const Display display;
    auto presenter =
        display.missing() ? std::nullopt : Presenter::create("Four Rivers", options.scale);
    if (!presenter) {
        print_error(context,
                    "no display (" + display.missing().value_or(SDL_GetError()) +
                        "); use run --headless, or set DISPLAY");
        return ExitCode::Surroundings;
    }
    Session session(options.model, std::move(*rom), options.setup);
    constexpr unsigned MaxReactionFrames = 2000;
    session.set_reaction_frames(static_cast<int>(std::random_device{}() % MaxReactionFrames));
    Player player(session, UserData::of_environment(), SoundOutput::RateHz, options.stereo);
    player.choose_joystick(options.joystick);
    if (media) {
        if (auto result = player.start(*media); !result) {
            return report(result.error(), context);
        }
    }
    Window window(std::move(*presenter), player, options);
    window.say("Esc: menu   F1: keys");
    window.run();
    return ExitCode::Done;
}

} // namespace zx::app
