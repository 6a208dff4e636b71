#include "app/games/tapes/hexes_duel.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "app/duel/common/game_report.hpp"
#include "app/duel/common/key_script.hpp"
#include "app/games/common/look.hpp"
#include "app/games/hexes/hexes_game.hpp"
#include "app/games/hexes/hexes_scene.hpp"
#include "app/games/tapes/hexes_check.hpp"
#include "app/games/tapes/key_line.hpp"
#include "app/toolkit/shapes.hpp"
#include "base/utf8.hpp"
#include "ula/picture.hpp"

namespace zx::native {
namespace {

using duel::InfoLine;
using duel::Standing;
using hexes::Step;

/// Frames per call while keys are queued.
constexpr int HurriedFrames = 12;
constexpr std::size_t MostDigits = 5;

constexpr std::array<const char*, 8> Colours = {
    "black", "blue", "red", "magenta", "green", "cyan", "yellow", "white"};

std::string place_text(hexes::Cell cell) {
    return fmt::format("{},{}", cell / hexes::Columns + 1, cell % hexes::Columns + 1);
}

/// Returns what both sides show, as label and text.
std::vector<std::pair<std::string, std::string>>
facts_of(const hexes::Position& position, const std::string& cursor, int border) {
    return {{"visits", std::to_string(position.remaining())},
            {"cursor", cursor},
            {"border", border < 0 ? "?" : Colours[static_cast<std::size_t>(border & 7)]}};
}

} // namespace

app::Outcome<void> HexesDuel::prepare(app::Streams& streams, const duel::Progress& progress) {
    progress("Loading the tape and learning how it draws");
    auto tape = HexesTape::load(options_.run, options_.strict, streams);
    if (!tape) {
        return tl::unexpected(tape.error());
    }
    tape_ = std::move(*tape);
    return {};
}

void HexesDuel::begin() {
    search_.forget();
    shortest_.reset();
    waiting_.clear();
    entry_.reset();
    hexes::RulesCheck rules = tape_->rules();
    rules.begin_with(tape_->start());
    const bool known = rules.begin().known();
    duel_ = std::make_unique<Duel>(
        std::move(rules), tape_->start(), tape_->learned(), tape_->opening());
    if (options_.number != 0 || !known) {
        line_up({0, std::max(options_.number, hexes::PuzzleNumber{1})});
    }
    changed_ = true;
}

void HexesDuel::line_up(Step step) {
    waiting_.push_back(step);
}

void HexesDuel::press(const std::vector<Step>& steps) {
    waiting_.insert(waiting_.end(), steps.begin(), steps.end());
    while (!waiting_.empty()) {
        duel_->act(waiting_.front());
        waiting_.pop_front();
        if (duel_->difference()) {
            waiting_.clear();
        }
    }
    duel_->show_all();
}

void HexesDuel::shorten() {
    if (duel_->first_found()) {
        shortest_ = duel_->shortest_way()(nullptr);
    }
}

void HexesDuel::show_frame() {
    if (auto found = search_.take()) {
        shortest_ = std::move(found);
        changed_ = true;
    }
    for (int frame = 0; frame == 0 || (frame < HurriedFrames && !waiting_.empty()); ++frame) {
        if (!duel_->playback().running() && !waiting_.empty()) {
            duel_->act(waiting_.front());
            waiting_.pop_front();
            changed_ = true;
            if (duel_->standing() != Standing::Agreed) {
                waiting_.clear();
            }
        }
        duel_->show_frame();
    }
    const bool running = duel_->playback().running();
    if (!running && duel_->first_found() && !search_.started()) {
        search_.start(duel_->shortest_way());
        changed_ = true;
    }
    changed_ = changed_ || was_running_ != running;
    was_running_ = running;
}

bool HexesDuel::take_changed() {
    return std::exchange(changed_, false);
}

void HexesDuel::key(const std::string& key, bool repeat) {
    if (repeat) {
        return;
    }
    changed_ = true;
    const std::string name = key.starts_with("Keypad ") ? key.substr(7) : key;
    if (entry_) {
        entry_key(name);
    } else if (name == "S") {
        entry_ = "";
    } else if (name == "Up") {
        line_up({'8'});
    } else if (name == "Down") {
        line_up({'2'});
    } else if (name.size() == 1) {
        const auto steps = hexes::parse_steps(name);
        if (steps && steps->size() == 1) {
            line_up(steps->front());
        }
    }
}

void HexesDuel::entry_key(const std::string& name) {
    if (name == "Return" || name == "Enter") {
        const std::string digits = *std::exchange(entry_, std::nullopt);
        if (const auto steps = hexes::parse_steps("s" + digits); steps && steps->size() == 1) {
            line_up(steps->front());
        }
    } else if (name == "Backspace") {
        if (!entry_->empty()) {
            entry_->pop_back();
        }
    } else if (name.size() == 1 && name[0] >= '0' && name[0] <= '9') {
        if (entry_->size() < MostDigits) {
            *entry_ += name;
        }
    } else {
        entry_.reset();
    }
}

/// Either button makes the move to the hexagon.
void HexesDuel::click(const duel::DuelScene& scene, play::Point at, bool) {
    const HexesScene grid(scene.game);
    for (const hexes::Direction direction : hexes::Directions) {
        const auto cell = hexes::neighbour(duel_->state().position.cursor, direction);
        if (cell && grid.contains(*cell, at) && waiting_.empty()) {
            line_up({hexes::key_of(direction)});
            return;
        }
    }
}

std::string HexesDuel::title() const {
    const std::string after = " after " + counted(hexes::keys_of(duel_->steps()), "key");
    if (!duel_->difference()) {
        return (duel_->differences() == 0 ? "Agreed" : "Agreed again") + after;
    }
    return "Difference of class " + duel_->difference()->fault + after;
}

std::string HexesDuel::shortest() const {
    return !shortest_
               ? ""
               : "Shortest list of keys (" + counted(hexes::keys_of(shortest_->steps), "key") +
                     "): " + hexes::steps_text(shortest_->steps);
}

std::string HexesDuel::footer(const std::string& notice) const {
    if (!notice.empty() || !window_) {
        return notice;
    }
    if (entry_) {
        return "Puzzle number, then Enter: " + *entry_ + "_";
    }
    const char* continues = duel_->standing() == Standing::Broken ? "The tape cannot continue.   "
                            : duel_->difference() ? "Any key continues from what the tape shows.   "
                                                  : "7 8 9 1 2 3 or a click   N R S   ";
    return std::string(continues) +
           "F5 a new duel   F6 writes the keys as a script   F12 picture   Esc ends";
}

duel::SidesView HexesDuel::view(const std::string& notice) const {
    duel::SidesView view;
    view.tape_name = terminal_safe(tape_->game().name);
    view.picture = duel_->playback().machine().picture().indices();
    view.running = duel_->playback().running();
    view.standing = duel_->standing();
    const hexes::Position& position = duel_->state().position;
    const hexes::Seen seen = duel_->game().reader().read(duel_->machine());
    const int rules_border = duel_->game().border(hexes::status(position));
    view.border = rules_border < 0 ? seen.border : rules_border;
    const auto rules_facts = facts_of(position, place_text(position.cursor), view.border);
    const auto tape_facts =
        facts_of(duel_->game().shown(duel_->state(), duel_->machine()).position,
                 seen.cursors.size() == 1 ? place_text(seen.cursors.front()) : "?",
                 seen.border);
    const bool compared = duel_->difference() && !view.running;
    for (std::size_t i = 0; i < rules_facts.size(); ++i) {
        const bool differs = compared && rules_facts[i].second != tape_facts[i].second;
        view.tape_info.push_back({tape_facts[i].first + " " + tape_facts[i].second, differs});
        view.board_info.push_back({rules_facts[i].first + " " + rules_facts[i].second, differs});
    }
    view.border_differs = compared && seen.border != view.border;
    if (view.running && !duel_->steps().empty()) {
        view.title = hexes::steps_text({duel_->steps().back()}) + " ...";
    } else {
        view.title = title();
        view.text.push_back(duel_->difference() ? duel_->difference()->words
                                                : "The tape agrees with the rules.");
        if (duel_->first_found()) {
            view.text.push_back(shortest_ ? shortest()
                                          : "Looking for the shortest list of keys ...");
        }
    }
    const auto& steps = duel_->steps();
    for (std::size_t i = steps.size() - std::min(steps.size(), KeysShown); i < steps.size(); ++i) {
        view.keys.push_back(hexes::steps_text({steps[i]}));
    }
    view.rules = tape_->strict() ? "The border colours of this project's tape are required."
                                 : "The border colours are learned from the tape.";
    view.footer = footer(notice);
    return view;
}

duel::DuelScene HexesDuel::compose(const std::string& notice, int width, int height) const {
    duel::SidesView view = this->view(notice);
    const hexes::Position& position = duel_->state().position;
    std::vector<hexes::Cell> marked;
    if (duel_->difference() && !view.running) {
        const hexes::Seen seen = duel_->game().reader().read(duel_->machine());
        for (hexes::Cell cell = 0; cell < hexes::Cells; ++cell) {
            const bool cursor =
                std::find(seen.cursors.begin(), seen.cursors.end(), cell) != seen.cursors.end();
            if (seen.visits[cell] != position.visits[cell] || cursor != (cell == position.cursor)) {
                marked.push_back(cell);
                const auto area = duel_->game().reader().area(cell);
                view.picture_marks.push_back({static_cast<double>(ula::BorderPixels + area.x),
                                              static_cast<double>(ula::BorderPixels + area.y),
                                              static_cast<double>(area.width),
                                              static_cast<double>(area.height)});
            }
        }
    }
    const auto grid = [&](duel::DuelScene& scene, double) {
        auto& drawing = scene.scene.drawing;
        drawing.shapes.emplace_back(play::Fill{play::box_outline(scene.game), colour::Plate});
        add_hexes(drawing, position, scene.game);
        const HexesScene cells(scene.game);
        for (const hexes::Cell cell : marked) {
            const play::Point at = cells.centre(cell);
            const double r = cells.radius() * 0.8;
            add_mark(scene, {at.x - r, at.y - r, 2 * r, 2 * r});
        }
    };
    return duel::compose_sides(view, grid, width, height);
}

std::string HexesDuel::script() const {
    const auto& found = duel_->first_found();
    if (shortest_ && duel_->differences() == 1 && shortest_->steps != found->steps) {
        return duel::script_of(tape_->game(), shown_difference(*tape_, *shortest_), {}, {});
    }
    std::string about = terminal_safe(tape_->game().name) + ": " + title() + "\n" +
                        hexes::steps_text(duel_->steps()) + "\n";
    if (duel_->difference()) {
        about += duel_->difference()->words + "\n";
    }
    return duel::key_script(tape_->game(), duel_->strokes(), about, duel_->end_frame());
}

} // namespace zx::native
