#include "app/window/duel_window.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <SDL.h>

#include "app/common/interrupt.hpp"
#include "app/duel/common/key_script.hpp"
#include "app/duel/common/search.hpp"
#include "app/files/file.hpp"
#include "app/files/png_file.hpp"
#include "app/files/user_data.hpp"
#include "app/pictures/duel_picture.hpp"
#include "app/sdl/display.hpp"
#include "app/sdl/input.hpp"
#include "app/sdl/pacer.hpp"
#include "app/window/play_surface.hpp"

namespace zx::duel {

namespace {

constexpr int WaitMs = 40;
constexpr int TickMs = 4;
constexpr double FrameSeconds = 1.0 / 50;

/// The message of the thread that prepares the duel.
class Words {
  public:
    void say(const std::string& text) {
        const std::lock_guard lock(mutex_);
        text_ = text;
    }
    [[nodiscard]] std::string said() const {
        const std::lock_guard lock(mutex_);
        return text_;
    }

  private:
    mutable std::mutex mutex_;
    std::string text_;
};

class DuelWindow {
  public:
    DuelWindow(play::PlaySurface surface, DuelGame& game)
        : surface_(std::move(surface)), game_(game) {}

    [[nodiscard]] app::ExitCode run(app::Streams& streams);

  private:
    [[nodiscard]] app::Outcome<void> prepare(app::Streams& streams);
    void begin();
    void turn();
    void handle(const SDL_Event& event);
    void key_down(const SDL_KeyboardEvent& event);
    void click(const SDL_MouseButtonEvent& event);
    void save_keys();
    void save_picture();
    void say_written(const Result<std::filesystem::path>& path);
    [[nodiscard]] std::span<const std::uint32_t> paint(int width, int height);
    void draw();

    play::PlaySurface surface_;
    DuelGame& game_;
    DuelPicture picture_;
    std::string notice_;
    app::Pacer pacer_{FrameSeconds};
    /// The tape's picture that the window shows.
    std::vector<ula::PixelCell> shown_;
    bool stale_ = true;
    bool quit_ = false;
};

app::Outcome<void> DuelWindow::prepare(app::Streams& streams) {
    Words words;
    auto future = start_work(
        [&] { return game_.prepare(streams, [&](const std::string& text) { words.say(text); }); });
    if (future.wait_for(std::chrono::seconds(0)) == std::future_status::deferred) {
        app::print_error(streams, "no thread can be started: working without");
    }
    std::string shown;
    while (!is_ready(future)) {
        SDL_Event event;
        if (SDL_WaitEventTimeout(&event, WaitMs) != 0) {
            const bool escape = event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_ESCAPE;
            quit_ = quit_ || escape || app::asks_to_close(event);
            stale_ = stale_ || event.type == SDL_WINDOWEVENT;
        }
        const std::string said = quit_ ? "Ending ..." : words.said() + " ...";
        if (stale_ || said != shown) {
            shown = said;
            const auto [width, height] = surface_.size();
            surface_.show(compose_waiting(shown, width, height), width, height);
            stale_ = false;
        }
    }
    return future.get();
}

app::ExitCode DuelWindow::run(app::Streams& streams) {
    const auto prepared = prepare(streams);
    if (app::interrupted()) {
        return app::ExitCode::Interrupted;
    }
    if (!prepared) {
        app::print_error(streams, prepared.error().line);
        return prepared.error().code;
    }
    begin();
    while (!quit_ && !app::interrupted()) {
        turn();
    }
    return app::interrupted() ? app::ExitCode::Interrupted : app::ExitCode::Done;
}

void DuelWindow::begin() {
    game_.begin();
    notice_.clear();
    stale_ = true;
}

void DuelWindow::turn() {
    SDL_Event event;
    if (SDL_WaitEventTimeout(&event, TickMs) != 0) {
        do {
            handle(event);
        } while (!quit_ && SDL_PollEvent(&event) != 0);
    }
    if (pacer_.due()) {
        game_.show_frame();
        const auto picture = game_.shown().picture().cells();
        stale_ = game_.take_changed() || stale_ ||
                 !std::equal(picture.begin(), picture.end(), shown_.begin(), shown_.end());
        draw();
    }
}

std::span<const std::uint32_t> DuelWindow::paint(int width, int height) {
    return picture_.paint(
        game_.compose(notice_, width, height), game_.shown().picture().indices(), width, height);
}

void DuelWindow::draw() {
    if (!stale_) {
        return;
    }
    const auto [width, height] = surface_.size();
    surface_.show(paint(width, height), width, height);
    const auto picture = game_.shown().picture().cells();
    shown_.assign(picture.begin(), picture.end());
    stale_ = false;
}

void DuelWindow::handle(const SDL_Event& event) {
    switch (event.type) {
    case SDL_QUIT: quit_ = true; break;
    case SDL_KEYDOWN: key_down(event.key); break;
    case SDL_MOUSEBUTTONDOWN: click(event.button); break;
    case SDL_WINDOWEVENT:
        stale_ = true;
        quit_ = quit_ || app::asks_to_close(event);
        break;
    default: break;
    }
}

void DuelWindow::key_down(const SDL_KeyboardEvent& event) {
    notice_.clear();
    stale_ = true;
    const bool repeat = event.repeat != 0;
    if (repeat && (event.keysym.sym == SDLK_ESCAPE ||
                   (event.keysym.sym >= SDLK_F1 && event.keysym.sym <= SDLK_F12))) {
        return;
    }
    switch (event.keysym.sym) {
    case SDLK_ESCAPE: quit_ = true; break;
    case SDLK_F5: begin(); break;
    case SDLK_F6: save_keys(); break;
    case SDLK_F11: surface_.set_full_screen(!surface_.full_screen()); break;
    case SDLK_F12: save_picture(); break;
    default: game_.key(app::key_name(event.keysym), repeat); break;
    }
}

void DuelWindow::click(const SDL_MouseButtonEvent& event) {
    if (event.button == SDL_BUTTON_LEFT || event.button == SDL_BUTTON_RIGHT) {
        game_.click(
            picture_.scene(), surface_.pixel(event.x, event.y), event.button == SDL_BUTTON_RIGHT);
    }
}

void DuelWindow::say_written(const Result<std::filesystem::path>& path) {
    notice_ = path ? "Written: " + path->string()
                   : "The file could not be written: " + path.error().context;
}

void DuelWindow::save_keys() {
    const auto folder = app::UserData::of_environment().duels();
    say_written(save_script(folder, game_.script()));
}

void DuelWindow::save_picture() {
    const int width = surface_.size().first;
    const int height = surface_.size().second;
    const auto pixels = paint(width, height);
    const auto folder = app::UserData::of_environment().pictures();
    say_written(
        app::UserData::make_folder(folder)
            .and_then([&] { return app::encode_png(pixels, width, height); })
            .and_then([&](const std::vector<std::uint8_t>& bytes) {
                auto path = app::UserData::unused_name(folder, "duel", "png");
                return app::write_file_atomically(path.string(), bytes).map([&] { return path; });
            }));
}

} // namespace

app::ExitCode open_duel(DuelGame& game, const DuelWindowOptions& options, app::Streams& streams) {
    const app::InterruptGuard guard;
    const app::Display display;
    auto surface =
        display.missing()
            ? std::nullopt
            : play::PlaySurface::create("Four Rivers duel", options.width, options.height);
    if (!surface) {
        app::print_error(streams,
                         "no display (" + display.missing().value_or(SDL_GetError()) +
                             "); set DISPLAY, or use " + game.command() + " --headless");
        return app::ExitCode::Surroundings;
    }
    DuelWindow window(std::move(*surface), game);
    return window.run(streams);
}

} // namespace zx::duel
