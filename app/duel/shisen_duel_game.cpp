#include "app/duel/shisen_duel_game.hpp"

#include <utility>

#include "app/duel/duel_script.hpp"
#include "app/duel/duel_setup.hpp"

namespace zx::duel {

namespace oracle = shisen::oracle;

namespace {

constexpr std::size_t MostDigits = 9;
/// Frames per call while keys are queued, so that a click across the board does not take seconds.
constexpr int HurriedFrames = 12;

} // namespace

ShisenDuelGame::ShisenDuelGame(const DuelOptions& options) : options_(options) {
    ui_.tiles = options.pictures ? play::TileStyle::Pictures : play::TileStyle::Letters;
}

app::Outcome<void> ShisenDuelGame::prepare(app::Streams& streams, const Progress& progress) {
    auto setup = duel::prepare(options_, streams, progress);
    if (!setup) {
        return tl::unexpected(setup.error());
    }
    setup_ = std::move(*setup);
    return {};
}

void ShisenDuelGame::begin() {
    search_.forget();
    shrunk_.reset();
    ui_.shortest.clear();
    ui_.entry.clear();
    duel_ = std::make_unique<Duel>(setup_);
    waiting_.clear();
    if (options_.number) {
        line_up(choose_board(*options_.number));
    }
    changed_ = true;
}

/// Runs a frame of the tape, or more while keys are queued.
void ShisenDuelGame::show_frame() {
    if (auto shrunk = search_.take()) {
        shrunk_ = std::move(shrunk);
        ui_.shortest = shortest_text(*shrunk_);
        changed_ = true;
    }
    for (int frame = 0; frame == 0 || (frame < HurriedFrames && !waiting_.empty()); ++frame) {
        if (!duel_->playback().running() && !waiting_.empty()) {
            press_next();
        }
        duel_->show_frame();
    }
    if (!duel_->playback().running()) {
        search();
    }
    changed_ = changed_ || was_running_ != duel_->playback().running();
    was_running_ = duel_->playback().running();
}

bool ShisenDuelGame::take_changed() {
    return std::exchange(changed_, false);
}

void ShisenDuelGame::press_next() {
    const oracle::Step step = std::move(waiting_.front());
    waiting_.pop_front();
    duel_->act(step);
    changed_ = true;
    if (duel_->standing() != Standing::Agreed) {
        waiting_.clear();
    }
}

void ShisenDuelGame::key(const std::string& name, bool repeat) {
    changed_ = true;
    if (name == "F3") {
        if (!repeat) {
            ui_.tiles = ui_.tiles == play::TileStyle::Letters ? play::TileStyle::Pictures
                                                              : play::TileStyle::Letters;
        }
        return;
    }
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
void ShisenDuelGame::entry_key(const std::string& name) {
    const std::string digit = name.starts_with("Keypad ") ? name.substr(7) : name;
    if (digit.size() == 1 && digit[0] >= '0' && digit[0] <= '9') {
        if (ui_.entry.size() < MostDigits) {
            ui_.entry += digit;
        }
    } else if (name == "Backspace" && !ui_.entry.empty()) {
        ui_.entry.pop_back();
    } else if (name == "Return" || name == "Keypad Enter") {
        line_up({oracle::answer(std::exchange(ui_.entry, {}))});
    }
}

/// The left button moves the cursor to the tile and presses ENTER; the right button only moves.
void ShisenDuelGame::click(const DuelScene& scene, play::Point at, bool right_button) {
    const auto target = scene.scene.at(at.x, at.y);
    if (!target || target->what != play::Target::What::Cell || !waiting_.empty() ||
        duel_->position().asking) {
        return;
    }
    Steps steps = way_to(duel_->position().game.cursor, target->cell);
    if (!right_button) {
        steps.push_back(oracle::press(shisen::Key::Enter));
    }
    line_up(steps);
}

void ShisenDuelGame::line_up(const Steps& steps) {
    waiting_.insert(waiting_.end(), steps.begin(), steps.end());
}

void ShisenDuelGame::search() {
    if (!duel_->first_found() || search_.started()) {
        return;
    }
    ui_.shortest = "Looking for the shortest way to it ...";
    search_.start(duel_->shortest_way());
    changed_ = true;
}

DuelScene ShisenDuelGame::compose(const std::string& notice, int width, int height) const {
    DuelUiState ui = ui_;
    ui.notice = notice;
    return duel::compose(view_of(*duel_, ui), width, height);
}

std::string ShisenDuelGame::script() const {
    return duel_script(*duel_, shrunk_);
}

} // namespace zx::duel
