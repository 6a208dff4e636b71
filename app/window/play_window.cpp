#include "app/window/play_window.hpp"

#include <algorithm>
#include <utility>

#include <SDL.h>

#include "app/files/user_data.hpp"
#include "app/play/controller/game_controller.hpp"
#include "app/play/controller/held_direction.hpp"
#include "app/play/controller/key_binding.hpp"
#include "app/play/scene/scene.hpp"
#include "app/sdl/clipboard.hpp"
#include "app/sdl/display.hpp"
#include "app/sdl/input.hpp"
#include "app/window/play_files.hpp"
#include "app/window/play_sound.hpp"
#include "app/window/play_surface.hpp"

namespace zx::play {
namespace {

/// In nodes: for the light, some seconds on the largest boards; for a board to deal, less, because
/// other boards can be tried.
constexpr std::uint64_t LightNodes = 400'000;
constexpr std::uint64_t SearchNodes = 60'000;

constexpr int MovingMs = 16;
/// At rest only the clock (in seconds) and the message change.
constexpr int RestingMs = 200;
/// Limits the time that passes in one step, so that the game's clock does not jump after the host
/// was suspended.
constexpr double MostSeconds = 1;

/// Wakes the window from the solver's thread.
void wake() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    (void)SDL_PushEvent(&event);
}

class PlayWindow {
  public:
    PlayWindow(PlaySurface surface, PlayFiles files, Setup setup, bool mute)
        : surface_(std::move(surface)), files_(std::move(files)), light_(LightNodes, &wake),
          boards_(SearchNodes, &wake), controller_(light_, boards_, std::move(setup)),
          muted_(mute) {}

    /// Runs until the window is closed. Returns an empty text, or why the game could not be saved
    /// at the end.
    [[nodiscard]] std::string run();

    /// Solving runs on threads, so that the window stays responsive.
    [[nodiscard]] bool has_threads() const { return light_.has_thread() && boards_.has_thread(); }
    /// How the window was left.
    [[nodiscard]] bool shelf_chosen() const noexcept { return shelf_chosen_; }
    [[nodiscard]] bool ended_by_signal() const noexcept { return ended_by_signal_; }

  private:
    void handle(const SDL_Event& event);
    void key_down(const SDL_KeyboardEvent& event);
    void dialog_key(const SDL_KeyboardEvent& event);
    void run_binding(const Binding& binding);
    void pad_button(Uint8 button);
    void move_pointer(const SDL_MouseMotionEvent& event);
    void press(const SDL_MouseButtonEvent& event);
    void window_event(const SDL_WindowEvent& event);
    void paste();

    void step_by_pad(double seconds);
    void apply_effects(const GameController::Effects& effects);
    void show_notice(const std::string& notice);
    /// Returns an empty text, or one line saying why the game could not be saved.
    std::string save_game(bool at_end);
    void draw();
    [[nodiscard]] int wait_ms() const;

    PlaySurface surface_;
    PlayFiles files_;
    PlaySound sound_;
    app::Gamepads gamepads_;
    HeldDirection pad_direction_;
    ThreadedSolver light_;
    ThreadedSolver boards_;
    GameController controller_;
    Scene scene_;
    bool muted_;
    bool other_window_noted_ = false;
    /// True if the last pressed key has been handled, so that the text it produces must be ignored.
    bool swallow_text_ = false;
    bool exposed_ = true;
    bool quit_ = false;
    bool shelf_chosen_ = false;
    bool ended_by_signal_ = false;
};

int PlayWindow::wait_ms() const {
    return controller_.moving() || pad_direction_.held() ? MovingMs : RestingMs;
}

std::string PlayWindow::run() {
    SDL_StartTextInput();
    if (controller_.settings().full_screen) {
        surface_.set_full_screen(true);
    }
    Uint64 last = SDL_GetPerformanceCounter();
    while (!quit_) {
        SDL_Event event;
        if (SDL_WaitEventTimeout(&event, wait_ms()) != 0) {
            do {
                handle(event);
            } while (SDL_PollEvent(&event) != 0);
        }
        const Uint64 now = SDL_GetPerformanceCounter();
        const double seconds =
            static_cast<double>(now - last) / static_cast<double>(SDL_GetPerformanceFrequency());
        last = now;
        step_by_pad(seconds);
        controller_.advance(std::min(seconds, MostSeconds));
        apply_effects(controller_.take_effects());
        draw();
    }
    return controller_.saves_games() ? save_game(true) : std::string();
}

void PlayWindow::draw() {
    const bool changed = controller_.take_changed();
    if (changed || exposed_) {
        const auto [width, height] = surface_.size();
        scene_ = compose(controller_.view(), controller_.settings().appearance, width, height);
        surface_.show(scene_.drawing, width, height);
        exposed_ = false;
    }
}

void PlayWindow::show_notice(const std::string& notice) {
    if (!notice.empty()) {
        controller_.show_message(notice);
    }
}

std::string PlayWindow::save_game(bool at_end) {
    // While two windows are open, each would find the other's game in the file at every move and
    // rename it.
    if (!at_end && files_.game.taken_by_another()) {
        if (!std::exchange(other_window_noted_, true)) {
            show_notice("Another window is open: this game is saved when its window closes.");
        }
        return {};
    }
    const auto saved = controller_.saved();
    std::string problem = saved ? files_.game.save(*saved) : files_.game.clear();
    show_notice(problem);
    return problem;
}

void PlayWindow::apply_effects(const GameController::Effects& effects) {
    if (controller_.settings().sound && !muted_) {
        sound_.play(effects.sounds);
    }
    for (const FinishedGame& game : effects.finished) {
        auto loaded = files_.statistics.add(game);
        controller_.set_statistics(std::move(loaded.value));
        show_notice(loaded.notice);
    }
    if (effects.save_game) {
        save_game(false);
    }
    if (effects.save_settings) {
        show_notice(files_.settings.save(controller_.settings()));
        surface_.set_full_screen(controller_.settings().full_screen);
    }
    if (effects.to_clipboard) {
        show_notice(app::copy_to_clipboard(*effects.to_clipboard).value_or(""));
    }
    if (effects.from_clipboard) {
        paste();
    }
    quit_ = quit_ || effects.quit;
    shelf_chosen_ = shelf_chosen_ || effects.shelf;
}

void PlayWindow::paste() {
    controller_.paste(app::clipboard_text());
}

void PlayWindow::handle(const SDL_Event& event) {
    gamepads_.handle(event);
    switch (event.type) {
    case SDL_QUIT:
        quit_ = true;
        ended_by_signal_ = true;
        break;
    case SDL_KEYDOWN: key_down(event.key); break;
    case SDL_TEXTINPUT:
        if (!swallow_text_) {
            controller_.type(event.text.text[0]);
        }
        break;
    case SDL_MOUSEMOTION: move_pointer(event.motion); break;
    case SDL_MOUSEBUTTONDOWN: press(event.button); break;
    case SDL_MOUSEWHEEL: controller_.wheel(-event.wheel.y); break;
    case SDL_CONTROLLERBUTTONDOWN: pad_button(event.cbutton.button); break;
    case SDL_WINDOWEVENT: window_event(event.window); break;
    case SDL_DROPTEXT:
        controller_.paste(event.drop.file);
        SDL_free(event.drop.file);
        break;
    default: break;
    }
}

void PlayWindow::window_event(const SDL_WindowEvent& event) {
    switch (event.event) {
    case SDL_WINDOWEVENT_CLOSE: quit_ = true; break;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SIZE_CHANGED: exposed_ = true; break;
    case SDL_WINDOWEVENT_LEAVE: controller_.hover(std::nullopt); break;
    case SDL_WINDOWEVENT_FOCUS_GAINED: controller_.set_in_front(true); break;
    case SDL_WINDOWEVENT_FOCUS_LOST: controller_.set_in_front(false); break;
    default: break;
    }
}

void PlayWindow::run_binding(const Binding& binding) {
    if (const auto* key = std::get_if<shisen::Key>(&binding)) {
        controller_.key(*key);
    } else if (const auto* action = std::get_if<Action>(&binding)) {
        controller_.act(*action);
    }
}

void PlayWindow::key_down(const SDL_KeyboardEvent& event) {
    const auto modifiers = event.keysym.mod;
    if (event.repeat == 0 && controller_.bind_asked_key(app::key_name(event.keysym))) {
        swallow_text_ = true;
        return;
    }
    const Binding binding = key_binding(app::key_name(event.keysym),
                                        {.control = (modifiers & KMOD_CTRL) != 0,
                                         .shift = (modifiers & KMOD_SHIFT) != 0,
                                         .alt = (modifiers & KMOD_LALT) != 0},
                                        controller_.settings().keys);
    const auto* action = std::get_if<Action>(&binding);
    const auto* key = std::get_if<shisen::Key>(&binding);
    const bool moves = key != nullptr && *key <= shisen::Key::Down;
    swallow_text_ = true;
    if (event.repeat != 0 && !moves) {
        swallow_text_ = !controller_.dialog_open();
    } else if (event.keysym.sym == SDLK_ESCAPE) {
        controller_.escape();
    } else if (controller_.dialog_open() && (action == nullptr || !works_over_dialogs(*action))) {
        swallow_text_ = false;
        dialog_key(event);
    } else {
        run_binding(binding);
    }
}

void PlayWindow::dialog_key(const SDL_KeyboardEvent& event) {
    switch (event.keysym.sym) {
    case SDLK_UP: controller_.dialog_key(DialogKey::Up); break;
    case SDLK_DOWN: controller_.dialog_key(DialogKey::Down); break;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE: controller_.dialog_key(DialogKey::Enter); break;
    case SDLK_BACKSPACE: controller_.dialog_key(DialogKey::Erase); break;
    case SDLK_PAGEUP: controller_.dialog_key(DialogKey::PageUp); break;
    case SDLK_PAGEDOWN: controller_.dialog_key(DialogKey::PageDown); break;
    case SDLK_HOME: controller_.dialog_key(DialogKey::First); break;
    case SDLK_END: controller_.dialog_key(DialogKey::Last); break;
    default: break;
    }
}

void PlayWindow::pad_button(Uint8 button) {
    switch (button) {
    case SDL_CONTROLLER_BUTTON_A: controller_.key(shisen::Key::Enter); break;
    case SDL_CONTROLLER_BUTTON_B: controller_.key(shisen::Key::Back); break;
    case SDL_CONTROLLER_BUTTON_X: controller_.key(shisen::Key::Hint); break;
    case SDL_CONTROLLER_BUTTON_Y:
        if (!controller_.dialog_open()) {
            controller_.act(Action::SafeHint);
        }
        break;
    case SDL_CONTROLLER_BUTTON_START: controller_.escape(); break;
    default: break;
    }
}

/// The combined directions of all gamepads' crosses and sticks, repeated while held.
void PlayWindow::step_by_pad(double seconds) {
    constexpr unsigned Right = 1;
    constexpr unsigned Left = 2;
    constexpr unsigned Down = 4;
    constexpr unsigned Up = 8;
    const unsigned bits = gamepads_.joystick();
    std::optional<shisen::Key> key;
    if ((bits & (Right | Left)) != 0) {
        key = (bits & Right) != 0 ? shisen::Key::Right : shisen::Key::Left;
    } else if ((bits & (Down | Up)) != 0) {
        key = (bits & Down) != 0 ? shisen::Key::Down : shisen::Key::Up;
    }
    for (int steps = pad_direction_.steps(key, seconds); steps > 0; --steps) {
        controller_.key(*key);
    }
}

void PlayWindow::move_pointer(const SDL_MouseMotionEvent& event) {
    const Point at = surface_.pixel(event.x, event.y);
    const auto target = scene_.at(at.x, at.y);
    const bool on_cell = target && target->what == Target::What::Cell && !controller_.dialog_open();
    controller_.hover(on_cell ? std::optional(target->cell) : std::nullopt);
    if (target && target->what == Target::What::DialogRow) {
        controller_.hover_row(target->row);
    }
}

void PlayWindow::press(const SDL_MouseButtonEvent& event) {
    if (event.button == SDL_BUTTON_RIGHT) {
        if (controller_.dialog_open()) {
            controller_.escape();
        } else {
            controller_.act(Action::SafeHint);
        }
        return;
    }
    const Point at = surface_.pixel(event.x, event.y);
    const auto target = scene_.at(at.x, at.y);
    if (event.button != SDL_BUTTON_LEFT || !target) {
        return;
    }
    if (target->what == Target::What::DialogRow) {
        controller_.click_row(target->row);
    } else if (controller_.dialog_open()) {
        return;
    } else if (target->what == Target::What::Cell) {
        controller_.click(target->cell);
    } else if (target->what == Target::What::Button) {
        controller_.act(target->action);
    } else if (target->what == Target::What::Light) {
        controller_.act(Action::ToggleLight);
    }
}

} // namespace

app::WindowEnd open_play(const PlayOptions& options, app::Streams& streams) {
    const app::Display display;
    auto surface = display.missing() ? std::nullopt : PlaySurface::create("Four Rivers Shisen");
    if (!surface) {
        app::print_error(streams,
                         "no display (" + display.missing().value_or(SDL_GetError()) +
                             "); set DISPLAY, or use play --screenshot FILE");
        return app::ExitCode::Surroundings;
    }
    const auto user_data = app::UserData::of_environment();
    PlayFiles files(user_data.folder());
    Setup setup = game_setup(options, files);
    if (!user_data.has_folder()) {
        app::print_error(streams, "warning: " + user_data.warning());
        setup.notice = user_data.warning();
    }
    PlayWindow window(std::move(*surface), std::move(files), std::move(setup), options.mute);
    if (!window.has_threads()) {
        app::print_error(streams, "no thread can be started: the solver searches less");
    }
    if (const std::string problem = window.run(); !problem.empty()) {
        app::print_error(streams, "the game could not be saved: " + problem);
        return app::ExitCode::Surroundings;
    }
    app::WindowEnd end(app::ExitCode::Done);
    end.shelf = window.shelf_chosen();
    end.by_signal = window.ended_by_signal();
    return end;
}

} // namespace zx::play
