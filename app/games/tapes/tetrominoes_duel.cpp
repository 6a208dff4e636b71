#include "app/games/tapes/tetrominoes_duel.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/duel/common/game_report.hpp"
#include "app/duel/common/key_script.hpp"
#include "app/games/common/look.hpp"
#include "app/games/tapes/key_line.hpp"
#include "app/games/tapes/tetrominoes_check.hpp"
#include "app/games/tetrominoes/tetrominoes_game.hpp"
#include "app/toolkit/shapes.hpp"
#include "base/utf8.hpp"
#include "oracle/cells.hpp"
#include "ula/picture.hpp"

namespace zx::native {
namespace {

using duel::Standing;
using tetrominoes::Phase;
using tetrominoes::Press;

/// More keys than this are not kept.
constexpr std::size_t MostWaiting = 4;

play::Box well_box(const play::Box& inside, double margin) {
    const play::Box box = play::inset(inside, margin);
    const double tile = std::min(box.width / tetrominoes::Columns, box.height / tetrominoes::Rows);
    return {box.x + (box.width - tile * tetrominoes::Columns) / 2,
            box.y + (box.height - tile * tetrominoes::Rows) / 2,
            tile * tetrominoes::Columns,
            tile * tetrominoes::Rows};
}

} // namespace

app::Outcome<void> TetrominoesDuel::prepare(app::Streams& streams, const duel::Progress& progress) {
    progress("Loading the tape and looking for its well");
    auto tape = TetrominoesTape::load(run_options_, strict_, streams);
    if (!tape) {
        return tl::unexpected(tape.error());
    }
    tape_ = std::move(*tape);
    return {};
}

void TetrominoesDuel::begin() {
    search_.forget();
    shortest_.reset();
    waiting_.clear();
    difference_.reset();
    paused_ = false;
    presses_.clear();
    run_.emplace(tape_->check.run());
    run_->machine().set_picture(true);
    first_picture_ = run_->machine();
    first_picture_->run_frame();
    changed_ = true;
}

void TetrominoesDuel::run_frame() {
    first_picture_.reset();
    const tetrominoes::State before = run_->state();
    difference_ = run_->frame();
    ++presses_.back().frames;
    changed_ = changed_ || difference_ || !(before == run_->state());
}

void TetrominoesDuel::show_frame() {
    if (auto found = search_.take()) {
        shortest_ = std::move(found);
        changed_ = true;
    }
    if (difference_ || paused_) {
        return;
    }
    if (presses_.empty()) {
        presses_.push_back({0, 0}); // nothing is pressed at first
    }
    const bool may_press =
        presses_.back().key == 0 || presses_.back().frames >= run_->pace().least_frames();
    if (!waiting_.empty() && may_press) {
        presses_.push_back({waiting_.front(), 0});
        run_->press(waiting_.front());
        waiting_.pop_front();
        changed_ = true;
    }
    run_frame();
    if (difference_ && !search_.started()) {
        search_.start([check = tape_->check, found = Finding{presses_, *difference_}](
                          const std::atomic<bool>* cancel) { return check.shrink(found, cancel); });
    }
}

void TetrominoesDuel::play(const std::vector<Press>& presses) {
    for (const Press& press : presses) {
        if (difference_) {
            return;
        }
        presses_.push_back({press.key, 0});
        if (press.key != 0) {
            run_->press(press.key);
        }
        for (int frame = 0; frame < press.frames && !difference_; ++frame) {
            run_frame();
        }
    }
}

void TetrominoesDuel::shorten() {
    if (difference_) {
        shortest_ = tape_->check.shrink({presses_, *difference_});
    }
}

void TetrominoesDuel::line_up(char key) {
    paused_ = false;
    if (waiting_.size() < MostWaiting && !difference_) {
        waiting_.push_back(key);
    }
    changed_ = true;
}

void TetrominoesDuel::key(const std::string& name, bool repeat) {
    constexpr std::array<std::pair<std::string_view, char>, 5> Named = {
        {{"Left", 'j'}, {"Right", 'l'}, {"Up", 'k'}, {"Down", ' '}, {"Space", ' '}}};
    if (repeat && name != "Left" && name != "Right" && name != "J" && name != "L") {
        return;
    }
    if (name == "F2" || name == "Pause") {
        paused_ = !paused_;
        changed_ = true;
        return;
    }
    for (const auto& [key_name, key] : Named) {
        if (key_name == name) {
            line_up(key);
        }
    }
    if (name.size() == 1 && name[0] >= 'A' && name[0] <= 'Z') {
        line_up(static_cast<char>(name[0] - 'A' + 'a'));
    } else if (name.size() == 1 && name[0] >= '0' && name[0] <= '9') {
        line_up(name[0]);
    }
}

void TetrominoesDuel::click(const duel::DuelScene& scene, play::Point at, bool right_button) {
    if (!scene.game.contains(at.x, at.y)) {
        return;
    }
    const play::Box well = well_box(scene.game, 0);
    line_up(right_button ? 'k' : at.x < well.x ? 'j' : at.x >= well.x + well.width ? 'l' : ' ');
}

std::string TetrominoesDuel::title() const {
    const std::string after = " after " + counted(tetrominoes::keys_of(presses_), "key");
    return difference_ ? "Difference of class " + difference_->fault + after : "Agreed" + after;
}

std::string TetrominoesDuel::shortest() const {
    return !shortest_ ? ""
                      : "Shortest list of keys (" +
                            counted(tetrominoes::keys_of(shortest_->steps), "key") +
                            "): " + tetrominoes::presses_text(shortest_->steps);
}

duel::SidesView TetrominoesDuel::view(const std::string& notice) const {
    const tetrominoes::State& state = run_->state();
    const tetrominoes::WellView seen = run_->view();
    duel::SidesView view;
    view.tape_name = terminal_safe(tape_->game.name);
    view.picture = shown().picture().indices();
    view.heading = "The rules";
    view.border = oracle::read_screen(run_->machine()).border;
    view.standing = difference_ ? Standing::Broken : Standing::Agreed;
    const bool score_differs = difference_ && seen.score != state.score;
    view.tape_info = {
        {"score " + (seen.score < 0 ? "?" : std::to_string(seen.score)), score_differs}};
    view.board_info = {{fmt::format("score {}", state.score), score_differs},
                       {fmt::format("rows {}", state.lines)},
                       {fmt::format("pieces {}", state.pieces)},
                       {fmt::format("game {}", state.games)},
                       {fmt::format("{} ticks a row", state.ticks_per_row)}};
    view.title = title();
    view.text.push_back(difference_                  ? difference_->words
                        : state.phase == Phase::Over ? "Game over. Space starts the next game."
                        : paused_                    ? "Paused. F2 or a key goes on."
                                  : "The tape agrees with the rules, tick by tick.");
    if (difference_) {
        view.text.push_back(shortest_ ? shortest() : "Looking for the shortest list of keys ...");
    }
    for (std::size_t i = presses_.size() - std::min(presses_.size(), KeysShown);
         i < presses_.size();
         ++i) {
        if (presses_[i].key != 0) {
            view.keys.emplace_back(presses_[i].key == ' ' ? std::string("space")
                                                          : std::string(1, presses_[i].key));
        }
    }
    view.rules =
        fmt::format("A tick is {:.4g} frames. The rules follow the tape's ticks.",
                    static_cast<double>(run_->pace().tick) / oracle::TimedPace::FrameParts);
    if (!notice.empty() || !window_) {
        view.footer = notice;
    } else {
        view.footer = std::string(difference_ ? "Both sides stopped at the difference.   "
                                              : "J L K space, arrows or the mouse   F2 pause   ") +
                      "F5 a new duel   F6 writes the keys as a script   F12 picture   Esc ends";
    }
    return view;
}

duel::DuelScene TetrominoesDuel::compose(const std::string& notice, int width, int height) const {
    duel::SidesView view = this->view(notice);
    const tetrominoes::State& state = run_->state();
    std::vector<tetrominoes::Tile> marked;
    if (difference_) {
        const auto expected = tetrominoes::TimedRules{}.look(state);
        const auto seen = run_->view();
        const auto add = [&view](const tetrominoes::ScreenArea& area) {
            view.picture_marks.push_back({static_cast<double>(ula::BorderPixels + area.x),
                                          static_cast<double>(ula::BorderPixels + area.y),
                                          static_cast<double>(area.width),
                                          static_cast<double>(area.height)});
        };
        for (int row = 0; row < tetrominoes::Rows; ++row) {
            for (int column = 0; column < tetrominoes::Columns; ++column) {
                const tetrominoes::Tile tile{column, row};
                const auto index = tetrominoes::WellView::index(tile);
                if (expected.tiles[index] != seen.tiles[index]) {
                    marked.push_back(tile);
                    add(run_->reader().area(tile));
                }
            }
        }
        if (expected.score != seen.score) {
            add(run_->reader().score_area());
        }
    }
    const auto well = [&](duel::DuelScene& scene, double margin) {
        auto& drawing = scene.scene.drawing;
        drawing.shapes.emplace_back(play::Fill{play::box_outline(scene.game), colour::Plate});
        const play::Box box = well_box(scene.game, margin);
        add_well(drawing, state, box, false, 0);
        const double size = box.width / tetrominoes::Columns;
        for (const auto& tile : marked) {
            add_mark(scene, {box.x + tile.column * size, box.y + tile.row * size, size, size});
        }
    };
    return duel::compose_sides(view, well, width, height);
}

std::string TetrominoesDuel::script() const {
    const std::string name = terminal_safe(tape_->game.name) + ": ";
    if (shortest_) {
        return duel::script_of(tape_->game, shown_difference(*tape_, *shortest_), {}, {});
    }
    const std::string words = difference_ ? difference_->words + "\n" : "";
    return duel::key_script(tape_->game,
                            run_->pressed(),
                            name + title() + "\n" + tetrominoes::presses_text(presses_) + "\n" +
                                words,
                            run_->machine().frames());
}

} // namespace zx::native
