#include "app/window/emulator_window.hpp"

#include <filesystem>
#include <utility>

#include "app/input/key_mapping.hpp"
#include "app/menu/about.hpp"

namespace zx::app {
namespace {

/// The time for which the machine runs at full speed between two pictures.
constexpr Uint64 FastSliceMs = 15;
/// The interval between two steps back in time; each goes back half a second.
constexpr Uint64 StepBackMs = 80;
/// Added to the title while the machine has the mouse.
constexpr const char* MouseNote = " - Ctrl+F10 releases the mouse";
/// The most consecutive pictures that are left out when the host is late.
constexpr int MostNotShown = 3;

/// How often the tape page reads what is saved on a blank tape.
constexpr Uint64 UpdateTapeMs = 2'000;
constexpr const char* Introduction =
    "The keys are those of a Spectrum; punctuation gives the character on your key.\n"
    "Esc or the mouse: the menu. F3: open a file. F1: the keyboard. F4 held: back in time.\n"
    "Settings, files and the running program are remembered. Press any key to begin.";

} // namespace

EmulatorWindow::EmulatorWindow(Presenter presenter,
                               Player& player,
                               const RunOptions& options,
                               RememberedFile file,
                               Remembered memory,
                               std::string program)
    : presenter_(std::move(presenter)), player_(player), pacer_(player.frame_seconds()),
      gui_(presenter_.window(), presenter_.renderer()),
      settings_(static_cast<const EmulatorSettings&>(options)), memory_file_(std::move(file)),
      memory_(std::move(memory)), given_(options.given), program_(std::move(program)) {
    std::error_code error;
    if (!options.file.empty()) {
        remember_file(memory_, options.file);
        offer_trainers(options.file);
    }
    if (memory_.window_width > 0 && memory_.window_height > 0 && !presenter_.full_screen()) {
        presenter_.set_window_size(static_cast<int>(memory_.window_width),
                                   static_cast<int>(memory_.window_height));
    }
    const std::filesystem::path folder(memory_.folder);
    menu_.set_folder(std::filesystem::is_directory(folder, error)
                         ? folder
                         : std::filesystem::current_path(error));
    presenter_.set_view(options.border, options.fit);
    mapping_ = recall_mapping(memory_, program_);
    apply_mapping();
    if (options.full_screen) {
        presenter_.set_full_screen(true);
    }
}

void EmulatorWindow::say(const std::string& text) {
    messages_.say(text, SDL_GetTicks64());
}

void EmulatorWindow::tell(const Outcome<std::string>& outcome) {
    say(outcome ? *outcome : outcome.error().line);
    machine_changed();
}

void EmulatorWindow::machine_changed() {
    show_title();
    pacer_ = Pacer(player_.frame_seconds());
}

void EmulatorWindow::show_title() {
    presenter_.set_title(player_.title() + (mouse_.captured() ? MouseNote : ""));
}

EmulatorSettings EmulatorWindow::settings() const {
    EmulatorSettings settings = settings_;
    // A loaded state may have changed the first, and the window manager the others.
    settings.setup = player_.session().setup();
    settings.scale = presenter_.scale();
    settings.full_screen = presenter_.full_screen();
    return settings;
}

SettingFacts EmulatorWindow::facts() const {
    return {.model = player_.machine().model(),
            .joystick = player_.machine().state().joystick,
            .sound_device = sound_.available(),
            .graphics_card = presenter_.accelerated()};
}

MenuStatus EmulatorWindow::status() const {
    return {.rom = player_.rom_name(),
            .model = player_.model_name(),
            .media = player_.media_name(),
            .paused = paused_,
            .full_speed = full_speed_on_,
            .settings = settings(),
            .facts = facts(),
            .recent = memory_.recent,
            .session = memory_.session_name,
            .tape = player_.tape_status(),
            .tape_edit = tape_edit_status(),
            .note = note_,
            .pokes = pokes_.status(player_.machine()),
            .filming = player_.filming(),
            .recording = player_.recording(),
            .has_ffmpeg = has_ffmpeg_,
            .paper_rows = player_.paper().rows().size(),
            .gamepad = gamepads_.present(),
            .mapping = {.mapping = mapping_, .asking = asking_key_, .asked = asked_key_},
            .states = states_,
            .quick_name = memory_.quick_name,
            .log = messages_.log(),
            .about = about_lines(player_.rom_name(), player_.model_name())};
}

void EmulatorWindow::run() {
    show_title();
    SDL_StartTextInput();
    while (!quit_) {
        SDL_Event event;
        while (SDL_PollEvent(&event) != 0) {
            handle(event);
        }
        open_dropped();
        follow_gamepad();
        advance();
        if (save_memory_at_ms_ != 0 && SDL_GetTicks64() >= save_memory_at_ms_) {
            save_memory();
        }
    }
    save_all();
}

void EmulatorWindow::advance() {
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
    const bool by_keys = settings_.cursor_joystick && !gamepads_.present() &&
                         facts().joystick != machine::Joystick::None;
    keyboard_.set_joystick(by_keys);
    const bool fast = full_speed_ || full_speed_on_;
    if (fast || (settings_.fast_load && player_.loading())) {
        const Uint64 end = SDL_GetTicks64() + FastSliceMs;
        const bool loading = player_.loading();
        player_.move_mouse(mouse_.next_frame(presenter_.window_scale()));
        player_.run_frames_until(next_keys(), [&] {
            return SDL_GetTicks64() >= end || (loading && !fast && !player_.loading());
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
    player_.run_frame(next_keys());
    sound_.queue(player_.samples(),
                 player_.channels(),
                 settings_.mute ? 0 : settings_.volume_percent / 100.0);
    // If late, sound has priority over pictures.
    frames_not_shown_ = by_sound && sound_.wants_more() ? frames_not_shown_ + 1 : 0;
    if (frames_not_shown_ % (MostNotShown + 1) == 0) {
        show();
    }
}

KeySet EmulatorWindow::next_keys() {
    const bool by_keys = settings_.cursor_joystick && !gamepads_.present() &&
                         facts().joystick != machine::Joystick::None;
    keyboard_.set_joystick(by_keys);
    KeySet keys = keyboard_.next_frame();
    // While a page is open, a gamepad moves on the page.
    const unsigned moved = menu_.is_open() ? 0u : gamepads_.joystick();
    player_.move_joystick(gamepads_.present() || uses_joystick(mapping_),
                          static_cast<std::uint8_t>(keyboard_.joystick() | moved));
    if (menu_.page() == MenuPage::Keyboard) {
        keys |= picture_keys_.clicked | picture_keys_.held;
        if (tapped_frames_ > 0) {
            --tapped_frames_;
            keys |= tapped_;
        }
    }
    picture_keys_.lit = keys;
    return keys;
}

void EmulatorWindow::step_frame() {
    paused_ = true;
    release_mouse();
    player_.run_frame(next_keys());
    sound_.restart();
}

void EmulatorWindow::go_back() {
    const Uint64 now = SDL_GetTicks64();
    if (now >= next_step_back_ms_) {
        next_step_back_ms_ = now + StepBackMs;
        if (player_.step_back()) {
            seconds_back_ += player_.step_seconds();
        }
        // The earlier state may have another model.
        machine_changed();
    }
    (void)mouse_.next_frame(presenter_.window_scale()); // drop motion made meanwhile
    sound_.restart();
    show();
    SDL_Delay(5);
}

bool EmulatorWindow::bar_shown() const {
    return menu_.is_open() || (!mouse_.captured() && SDL_GetTicks64() < bar_until_ms_);
}

void EmulatorWindow::show() {
    if (const auto notice = player_.take_notice()) {
        say(*notice);
    }
    if (!menu_.is_open()) {
        shown_page_.reset();
    }
    buffer_.update(player_.machine().picture());
    const bool message =
        !messages_.shown(SDL_GetTicks64()).empty() || paused_ || introducing_ || going_back_;
    const auto pixels = filter_.apply(
        buffer_.pixels(), ula::PictureWidth, {settings_.palette, settings_.pal, settings_.blend});
    presenter_.set_scanlines(settings_.scanlines);
    presenter_.set_covered(menu_.page() == MenuPage::Keyboard ? static_cast<int>(view_.covered())
                                                              : 0);
    if (bar_shown() || message) {
        presenter_.show(pixels, [this] { draw_overlay(); });
    } else {
        presenter_.show(pixels, {});
    }
}

void EmulatorWindow::draw_overlay() {
    gui_.begin(settings_.text_percent);
    if (bar_shown()) {
        if (menu_.page() == MenuPage::Tape && SDL_GetTicks64() >= update_tape_at_ms_) {
            update_tape_at_ms_ = SDL_GetTicks64() + UpdateTapeMs;
            player_.update_blank_tape();
        }
        if (menu_.page() != shown_page_) {
            shown_page_ = menu_.page();
            if (shown_page_ == MenuPage::SaveState || shown_page_ == MenuPage::LoadState) {
                states_ = player_.saved_states(program_);
            }
        }
        menu_.set_status(status());
        picture_keys_.gamepad = gamepads_.present();
        act(view_.draw(menu_, picture_keys_, player_.tape_status(), player_.paper()));
    }
    if (going_back_) {
        RewindStatus rewind = player_.rewind_status(RewindPictures);
        rewind.seconds_back = seconds_back_;
        rewind.until_key = going_back_until_key_;
        view_.draw_rewind(rewind);
    }
    if (introducing_) {
        view_.draw_message(Introduction);
    } else if (going_back_) {
        // The bar of pictures is in the place of messages.
    } else if (const auto text = messages_.shown(SDL_GetTicks64()); !text.empty()) {
        view_.draw_message(text);
    } else if (paused_ && !menu_.is_open()) {
        view_.draw_message("Paused: F6 continues, Shift+F6 runs one frame");
    }
    gui_.end();
}

} // namespace zx::app
