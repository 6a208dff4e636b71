#include "app/window/game_window.hpp"

#include <algorithm>
#include <utility>

#include <SDL.h>

#include "app/sdl/display.hpp"
#include "app/sdl/input.hpp"
#include "app/window/play_sound.hpp"
#include "app/window/play_surface.hpp"

namespace zx::native {
namespace {

constexpr int MovingMs = 16;
constexpr int RestingMs = 200;
/// Limits the time that passes in one step, after the host was suspended.
constexpr double MostSeconds = 0.25;

class GameWindow {
  public:
    GameWindow(play::PlaySurface surface, NativeGame& game, bool mute)
        : surface_(std::move(surface)), game_(game), muted_(mute) {}

    app::WindowEnd run() {
        Uint64 last = SDL_GetPerformanceCounter();
        while (!quit_ && !game_.closed()) {
            SDL_Event event;
            if (SDL_WaitEventTimeout(&event, game_.moving() ? MovingMs : RestingMs) != 0) {
                do {
                    handle(event);
                } while (SDL_PollEvent(&event) != 0);
            }
            const Uint64 now = SDL_GetPerformanceCounter();
            const double seconds = static_cast<double>(now - last) /
                                   static_cast<double>(SDL_GetPerformanceFrequency());
            last = now;
            step_by_pad();
            game_.advance(std::min(seconds, MostSeconds));
            const auto sounds = game_.take_sounds();
            if (!muted_) {
                sound_.play(sounds);
            }
            draw();
        }
        app::WindowEnd end(app::ExitCode::Done);
        end.shelf = game_.shelf_chosen();
        end.by_signal = ended_by_signal_;
        return end;
    }

  private:
    void handle(const SDL_Event& event) {
        gamepads_.handle(event);
        switch (event.type) {
        case SDL_QUIT:
            quit_ = true;
            ended_by_signal_ = true;
            break;
        case SDL_WINDOWEVENT:
            quit_ = quit_ || app::asks_to_close(event);
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST ||
                event.window.event == SDL_WINDOWEVENT_MINIMIZED) {
                game_.focus_lost();
            }
            break;
        case SDL_KEYDOWN: key_down(event.key); break;
        case SDL_MOUSEMOTION: game_.hover(surface_.pixel(event.motion.x, event.motion.y)); break;
        case SDL_MOUSEBUTTONDOWN:
            if (event.button.button == SDL_BUTTON_LEFT || event.button.button == SDL_BUTTON_RIGHT) {
                game_.click(surface_.pixel(event.button.x, event.button.y),
                            event.button.button == SDL_BUTTON_RIGHT);
            }
            break;
        case SDL_CONTROLLERBUTTONDOWN: pad_button(event.cbutton.button); break;
        default: break;
        }
    }

    void key_down(const SDL_KeyboardEvent& event) {
        if (event.keysym.sym == SDLK_F11 && event.repeat == 0) {
            surface_.set_full_screen(!surface_.full_screen());
            return;
        }
        game_.key(
            {app::key_name(event.keysym), (event.keysym.mod & KMOD_CTRL) != 0, event.repeat != 0});
    }

    void pad_button(Uint8 button) {
        switch (button) {
        case SDL_CONTROLLER_BUTTON_A: game_.pad_button(PadButton::A); break;
        case SDL_CONTROLLER_BUTTON_B: game_.pad_button(PadButton::B); break;
        case SDL_CONTROLLER_BUTTON_X: game_.pad_button(PadButton::X); break;
        case SDL_CONTROLLER_BUTTON_Y: game_.pad_button(PadButton::Y); break;
        case SDL_CONTROLLER_BUTTON_START: game_.pad_button(PadButton::Start); break;
        default: break;
        }
    }

    void step_by_pad() {
        const unsigned bits = gamepads_.joystick();
        const PadDirection direction{
            (bits & 2) != 0, (bits & 1) != 0, (bits & 8) != 0, (bits & 4) != 0};
        if (!(direction == pad_)) {
            pad_ = direction;
            game_.pad_direction(direction);
        }
    }

    /// Shows the drawing if it differs from the one on the screen.
    void draw() {
        const auto [width, height] = surface_.size();
        play::Drawing drawing = game_.draw(width, height);
        if (drawing == shown_ && width == width_ && height == height_) {
            surface_.show_again();
            return;
        }
        surface_.show(drawing, width, height);
        shown_ = std::move(drawing);
        width_ = width;
        height_ = height;
    }

    play::PlaySurface surface_;
    NativeGame& game_;
    play::PlaySound sound_;
    app::Gamepads gamepads_;
    PadDirection pad_;
    play::Drawing shown_;
    int width_ = 0;
    int height_ = 0;
    bool muted_;
    bool quit_ = false;
    bool ended_by_signal_ = false;
};

} // namespace

app::WindowEnd
open_game(NativeGame& game, const GameWindowOptions& options, app::Streams& streams) {
    const app::Display display;
    auto surface = display.missing()
                       ? std::nullopt
                       : play::PlaySurface::create(("Four Rivers " + game.title()).c_str());
    if (!surface) {
        app::print_error(streams,
                         "no display (" + display.missing().value_or(SDL_GetError()) +
                             "); set DISPLAY, or use --screenshot FILE");
        return app::ExitCode::Surroundings;
    }
    surface->set_full_screen(options.full_screen);
    return GameWindow(std::move(*surface), game, options.mute).run();
}

} // namespace zx::native
