#include "app/window/duel_window.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <SDL.h>

#include "app/common/interrupt.hpp"
#include "app/duel/duel.hpp"
#include "app/duel/duel_keys.hpp"
#include "app/duel/duel_script.hpp"
#include "app/duel/duel_setup.hpp"
#include "app/duel/duel_view.hpp"
#include "app/files/file.hpp"
#include "app/files/png_file.hpp"
#include "app/files/user_data.hpp"
#include "app/pictures/duel_picture.hpp"
#include "app/sdl/display.hpp"
#include "app/sdl/input.hpp"
#include "app/sdl/pacer.hpp"
#include "app/window/play_surface.hpp"

namespace zx::duel {

namespace oracle = shisen::oracle;

namespace {

constexpr int WaitMs = 40;
constexpr int TickMs = 4;
constexpr double FrameSeconds = 1.0 / 50;
constexpr std::size_t MostDigits = 9;
/// Frames per tick while keys are queued, so that a click across the board does not take seconds.
constexpr int HurriedFrames = 12;

/// Does the work on a thread or, if the system starts none, when its result is requested.
template <class Work> auto start(Work work) {
    return std::async(std::launch::async | std::launch::deferred, std::move(work));
}

template <class T> bool ready(const std::future<T>& future) {
    return future.valid() &&
           future.wait_for(std::chrono::seconds(0)) != std::future_status::timeout;
}

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
    DuelWindow(play::PlaySurface surface, const DuelOptions& options)
        : surface_(std::move(surface)), options_(options) {
        talk_.tiles = options.pictures ? play::TileStyle::Pictures : play::TileStyle::Letters;
    }
    ~DuelWindow() { forget_search(); }
    DuelWindow(const DuelWindow&) = delete;
    DuelWindow& operator=(const DuelWindow&) = delete;

    [[nodiscard]] app::ExitCode run(app::Streams& streams);

  private:
    using Prepared = app::Outcome<std::shared_ptr<const DuelSetup>>;

    [[nodiscard]] Prepared wait_for_setup(app::Streams& streams);
    void begin();
    void turn();
    void let_time_pass();
    void press_next();
    void handle(const SDL_Event& event);
    void key_down(const SDL_KeyboardEvent& event);
    void own_key(SDL_Keycode key);
    void game_key(const std::string& name, bool repeat);
    void entry_key(const std::string& name);
    void click(const SDL_MouseButtonEvent& event);
    void line_up(const Steps& steps);
    void begin_search();
    void forget_search();
    void take_search();
    void save_keys();
    void save_picture();
    void say_written(const Result<std::filesystem::path>& path);
    void draw();

    play::PlaySurface surface_;
    const DuelOptions& options_;
    std::shared_ptr<const DuelSetup> setup_;
    std::unique_ptr<Duel> duel_;
    DuelPicture picture_;
    DuelUiState talk_;
    app::Pacer pacer_{FrameSeconds};
    /// Steps not pressed yet.
    std::deque<oracle::Step> waiting_;
    /// True if the shortest way to the first difference was searched.
    bool searched_ = false;
    std::atomic<bool> cancel_ = false;
    std::future<oracle::Shrunk> search_;
    std::optional<oracle::Shrunk> shrunk_;
    /// What the window shows: the tape's picture, and whether the tape was still working.
    std::vector<ula::PixelCell> shown_;
    bool was_running_ = false;
    bool stale_ = true;
    bool quit_ = false;
};

DuelWindow::Prepared DuelWindow::wait_for_setup(app::Streams& streams) {
    Words words;
    auto future = start([&] {
        return prepare(options_, streams, [&](const std::string& text) { words.say(text); });
    });
    if (future.wait_for(std::chrono::seconds(0)) == std::future_status::deferred) {
        app::print_error(streams, "no thread can be started: working without");
    }
    std::string shown;
    while (!ready(future)) {
        SDL_Event event;
        if (SDL_WaitEventTimeout(&event, WaitMs) != 0) {
            const bool escape = event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_ESCAPE;
            quit_ = quit_ || escape || event.type == SDL_QUIT;
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
    auto setup = wait_for_setup(streams);
    if (app::interrupted()) {
        return app::ExitCode::Interrupted;
    }
    if (!setup) {
        app::print_error(streams, setup.error().line);
        return setup.error().code;
    }
    setup_ = std::move(*setup);
    begin();
    while (!quit_ && !app::interrupted()) {
        turn();
    }
    return app::interrupted() ? app::ExitCode::Interrupted : app::ExitCode::Done;
}

void DuelWindow::begin() {
    forget_search();
    duel_ = std::make_unique<Duel>(setup_);
    waiting_.clear();
    talk_.entry.clear();
    talk_.notice.clear();
    if (options_.number) {
        line_up(choose_board(*options_.number));
    }
    stale_ = true;
}

void DuelWindow::turn() {
    SDL_Event event;
    if (SDL_WaitEventTimeout(&event, TickMs) != 0) {
        do {
            handle(event);
        } while (!quit_ && SDL_PollEvent(&event) != 0);
    }
    take_search();
    if (pacer_.due()) {
        let_time_pass();
        draw();
    }
}

/// Runs a frame of the tape, or more while keys are queued.
void DuelWindow::let_time_pass() {
    for (int frame = 0; frame == 0 || (frame < HurriedFrames && !waiting_.empty()); ++frame) {
        if (!duel_->playback().running() && !waiting_.empty()) {
            press_next();
        }
        duel_->show_frame();
    }
    if (!duel_->playback().running()) {
        begin_search();
    }
    const auto picture = duel_->playback().machine().picture().cells();
    stale_ = stale_ || was_running_ != duel_->playback().running() ||
             !std::equal(picture.begin(), picture.end(), shown_.begin(), shown_.end());
}

void DuelWindow::press_next() {
    const oracle::Step step = std::move(waiting_.front());
    waiting_.pop_front();
    duel_->act(step);
    stale_ = true;
    if (duel_->standing() != Standing::Agreed) {
        waiting_.clear();
    }
}

void DuelWindow::draw() {
    if (!stale_) {
        return;
    }
    const auto [width, height] = surface_.size();
    surface_.show(picture_.paint(view_of(*duel_, talk_), width, height), width, height);
    const auto picture = duel_->playback().machine().picture().cells();
    shown_.assign(picture.begin(), picture.end());
    was_running_ = duel_->playback().running();
    stale_ = false;
}

void DuelWindow::handle(const SDL_Event& event) {
    switch (event.type) {
    case SDL_QUIT: quit_ = true; break;
    case SDL_KEYDOWN: key_down(event.key); break;
    case SDL_MOUSEBUTTONDOWN: click(event.button); break;
    case SDL_WINDOWEVENT: stale_ = true; break;
    default: break;
    }
}

void DuelWindow::key_down(const SDL_KeyboardEvent& event) {
    talk_.notice.clear();
    stale_ = true;
    const bool repeat = event.repeat != 0;
    const SDL_Keycode key = event.keysym.sym;
    const bool own = key == SDLK_ESCAPE || (key >= SDLK_F1 && key <= SDLK_F12);
    if (own && !repeat) {
        own_key(key);
    } else if (!own) {
        game_key(app::key_name(event.keysym), repeat);
    }
}

void DuelWindow::own_key(SDL_Keycode key) {
    switch (key) {
    case SDLK_ESCAPE: quit_ = true; break;
    case SDLK_F3:
        talk_.tiles = talk_.tiles == play::TileStyle::Letters ? play::TileStyle::Pictures
                                                              : play::TileStyle::Letters;
        break;
    case SDLK_F5: begin(); break;
    case SDLK_F6: save_keys(); break;
    case SDLK_F11: surface_.set_full_screen(!surface_.full_screen()); break;
    case SDLK_F12: save_picture(); break;
    default: break;
    }
}

void DuelWindow::game_key(const std::string& name, bool repeat) {
    if (duel_->position().asking && waiting_.empty()) {
        entry_key(name);
        return;
    }
    const auto key = key_named(name);
    const bool moves = key && *key <= shisen::Key::Down;
    // A held arrow repeats when the previous one has been shown completely.
    if (key && (!repeat || (moves && waiting_.empty() && !duel_->playback().running()))) {
        line_up({oracle::press(*key)});
    }
}

/// Collects digits; ENTER types them on the tape.
void DuelWindow::entry_key(const std::string& name) {
    const std::string digit = name.starts_with("Keypad ") ? name.substr(7) : name;
    if (digit.size() == 1 && digit[0] >= '0' && digit[0] <= '9') {
        if (talk_.entry.size() < MostDigits) {
            talk_.entry += digit;
        }
    } else if (name == "Backspace" && !talk_.entry.empty()) {
        talk_.entry.pop_back();
    } else if (name == "Return" || name == "Keypad Enter") {
        line_up({oracle::answer(std::exchange(talk_.entry, {}))});
    }
}

/// The left button moves the cursor to the tile and presses ENTER; the right button only moves.
void DuelWindow::click(const SDL_MouseButtonEvent& event) {
    const play::Point at = surface_.pixel(event.x, event.y);
    const auto target = picture_.scene().scene.at(at.x, at.y);
    if (!target || target->what != play::Target::What::Cell || !waiting_.empty() ||
        duel_->position().asking) {
        return;
    }
    Steps steps = way_to(duel_->position().game.cursor, target->cell);
    if (event.button == SDL_BUTTON_LEFT) {
        steps.push_back(oracle::press(shisen::Key::Enter));
    }
    line_up(steps);
}

void DuelWindow::line_up(const Steps& steps) {
    waiting_.insert(waiting_.end(), steps.begin(), steps.end());
}

void DuelWindow::begin_search() {
    if (!duel_->first_found() || searched_) {
        return;
    }
    searched_ = true;
    talk_.shortest = "Looking for the shortest way to it ...";
    search_ = start([search = duel_->shortest_way(), this] { return search(&cancel_); });
}

void DuelWindow::forget_search() {
    cancel_ = true;
    if (search_.valid()) {
        (void)search_.get();
    }
    cancel_ = false;
    searched_ = false;
    shrunk_.reset();
    talk_.shortest.clear();
}

void DuelWindow::take_search() {
    if (ready(search_)) {
        shrunk_ = search_.get();
        talk_.shortest = shortest_text(*shrunk_);
        stale_ = true;
    }
}

void DuelWindow::say_written(const Result<std::filesystem::path>& path) {
    talk_.notice = path ? "Written: " + path->string()
                        : "The file could not be written: " + path.error().context;
}

void DuelWindow::save_keys() {
    const auto folder = app::UserData::of_environment().duels();
    say_written(save_script(folder, duel_script(*duel_, shrunk_)));
}

void DuelWindow::save_picture() {
    const int width = surface_.size().first;
    const int height = surface_.size().second;
    const auto pixels = picture_.paint(view_of(*duel_, talk_), width, height);
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

app::ExitCode open_duel(const DuelOptions& options, app::Streams& streams) {
    const app::InterruptGuard guard;
    const app::Display display;
    auto surface =
        display.missing()
            ? std::nullopt
            : play::PlaySurface::create("Four Rivers duel", options.width, options.height);
    if (!surface) {
        app::print_error(streams,
                         "no display (" + display.missing().value_or(SDL_GetError()) +
                             "); set DISPLAY, or use duel --headless");
        return app::ExitCode::Surroundings;
    }
    DuelWindow window(std::move(*surface), options);
    return window.run(streams);
}

} // namespace zx::duel
