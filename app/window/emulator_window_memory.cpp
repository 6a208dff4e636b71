// EmulatorWindow, part: what is remembered from one start to the next.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/files/file.hpp"
#include "app/window/emulator_window.hpp"
#include "loaders/format.hpp"
#include "loaders/pokes.hpp"
#include "machine/model.hpp"

namespace zx::app {
namespace {

/// The time from a change of the window's size until it is saved: dragging changes it many times.
constexpr Uint64 SizeSettlesMs = 1'000;

} // namespace

void EmulatorWindow::offer_session() {
    const auto found = player_.find_session();
    if (!found) {
        say(found.error().line);
    } else if (*found) {
        open_page(MenuPage::Welcome);
    }
}

void EmulatorWindow::continue_session() {
    const auto started = player_.load_session(memory_.session_name);
    if (started) {
        program_ = memory_.session_program;
        recall(program_);
    }
    tell(started);
}

bool EmulatorWindow::open(const std::string& path) {
    if (loaders::extension_of(path) == "pok") {
        return open_pokes(path);
    }
    const auto media = open_file(path);
    if (!media) {
        say(media.error().line);
        return false;
    }
    const std::string program = program_key(media->crc);
    const auto known = memory_.programs.find(program);
    const auto model =
        known == memory_.programs.end() ? std::nullopt : machine::model_by_key(known->second.model);
    if (model && *model != player_.machine().model() &&
        std::holds_alternative<loaders::Tape>(media->media)) {
        if (const auto changed = player_.change_model(*model); !changed) {
            say(changed.error().line);
        }
    }
    recall(program);
    const auto started = player_.start(*media);
    if (started) {
        if (program_ != program) {
            pokes_.clear();
        }
        program_ = program;
        offer_trainers(path);
        remember_file(memory_, path);
        menu_.set_folder(memory_.folder);
        save_memory();
    }
    tell(started);
    return started.has_value();
}

void EmulatorWindow::open_dropped() {
    if (dropped_.empty()) {
        return;
    }
    const std::vector<std::string> paths = std::exchange(dropped_, {});
    introducing_ = false;
    menu_.close();
    std::error_code error;
    if (std::filesystem::is_directory(paths.front(), error)) {
        menu_.set_folder(paths.front());
        open_page(MenuPage::Files);
        return;
    }
    const auto opened =
        std::ranges::find_if(paths, [this](const std::string& path) { return open(path); });
    if (paths.size() > 1 && opened != paths.end()) {
        const std::string name = std::filesystem::path(*opened).filename().string();
        say(fmt::format("{} files were dropped; this one is open: {}", paths.size(), name));
    }
}

bool EmulatorWindow::open_pokes(const std::string& path) {
    const auto trainers = read_file(path).and_then(
        [](const std::vector<std::uint8_t>& bytes) { return loaders::parse_pokes(bytes); });
    if (!trainers) {
        say(describe(trainers.error(), path));
        return false;
    }
    pokes_.set_trainers(*trainers, false);
    open_page(MenuPage::Pokes);
    return true;
}

/// Takes the trainers of NAME.pok beside the opened file NAME.tap, all off.
void EmulatorWindow::offer_trainers(const std::string& path) {
    const auto bytes = read_file(std::filesystem::path(path).replace_extension(".pok").string());
    if (!bytes) {
        return;
    }
    if (auto trainers = loaders::parse_pokes(*bytes); trainers) {
        pokes_.set_trainers(std::move(*trainers), false);
        say("Trainers for this program: menu Tools, Pokes");
    }
}

void EmulatorWindow::recall(const std::string& program) {
    EmulatorSettings changed = settings();
    recall_program(memory_, program, given_, changed);
    settings_ = changed;
    player_.apply(changed);
    mapping_ = recall_mapping(memory_, program);
    apply_mapping();
}

void EmulatorWindow::window_event(const SDL_WindowEvent& event) {
    if (event.event == SDL_WINDOWEVENT_CLOSE) {
        quit_ = true;
    } else if (event.event == SDL_WINDOWEVENT_FOCUS_LOST) {
        keyboard_.clear();
        full_speed_ = false;
        going_back_ = false;
        release_mouse();
    } else if (event.event == SDL_WINDOWEVENT_SIZE_CHANGED && !presenter_.full_screen()) {
        const auto [width, height] = presenter_.window_size();
        memory_.window_width = static_cast<std::uint32_t>(width);
        memory_.window_height = static_cast<std::uint32_t>(height);
        save_memory_at_ms_ = SDL_GetTicks64() + SizeSettlesMs;
    }
}

void EmulatorWindow::save_memory() {
    save_memory_at_ms_ = 0;
    // Once only: it would hide the messages of the actions that change what is remembered.
    messages_.report(memory_file_.save(memory_), SDL_GetTicks64());
}

void EmulatorWindow::save_all() {
    if (!player_.blank_tape_path().empty()) {
        eject_tape(); // writes what was saved on it
    }
    const auto saved = player_.save_session();
    if (!saved && !end_failure_) {
        end_failure_ = saved.error();
    }
    if (saved) {
        memory_.session_name = player_.media_name();
        memory_.session_program = program_;
    }
    (void)memory_file_.save(memory_);
}

} // namespace zx::app
