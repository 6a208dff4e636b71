#include "app/games/hexes/hexes_game.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "app/games/hexes/hexes_scene.hpp"
#include "app/toolkit/shapes.hpp"

namespace zx::native {
namespace {

using hexes::Direction;
using hexes::SolverOutcome;
using hexes::Status;

/// The limit takes some tenths of a second. Puzzles need less than a thousand nodes.
constexpr std::uint64_t LightNodes = 20'000;
constexpr double StepSeconds = 0.35;
constexpr double MessageSeconds = 3;

constexpr std::array<const char*, 9> Buttons = {
    "New", "Number", "Restart", "Undo", "Redo", "Hint", "Show me", "Rescue", "Games"};

std::string time_text(std::uint32_t seconds) {
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

} // namespace

HexesGame::HexesGame(hexes::PuzzleNumber number,
                     PuzzleChance chance,
                     std::optional<ScoreFile> scores)
    : chance_(std::move(chance)), scores_(std::move(scores)) {
    begin(number);
    if (scores_) {
        auto loaded = scores_->load();
        table_ = std::move(loaded.value);
        if (!loaded.notice.empty()) {
            say(std::move(loaded.notice));
        }
    }
}

std::string HexesGame::keep_time() {
    if (helped_) {
        return "Solved, with help";
    }
    const auto seconds = static_cast<std::uint32_t>(seconds_);
    timed_ = false;
    const Score score{seconds, number_};
    std::string notice;
    if (scores_) {
        auto added = scores_->add(score);
        table_ = std::move(added.value);
        notice = std::move(added.notice);
    } else {
        table_.add(score);
    }
    const Score& best = table_.best().front();
    return !notice.empty() ? notice
                           : fmt::format("Solved in {}. Best time: {}, puzzle {}.",
                                         time_text(seconds),
                                         time_text(best.value),
                                         best.detail);
}

void HexesGame::begin(hexes::PuzzleNumber number) {
    number_ = number == 0 ? hexes::PuzzleNumber{1} : number;
    history_ = {hexes::deal(number_).position};
    helped_ = false;
    seconds_ = 0;
    timed_ = false;
    go_to(0);
}

void HexesGame::go_to(std::size_t state) {
    now_ = state;
    shown_line_.clear();
    aim_.reset();
    judge();
}

void HexesGame::judge() {
    hint_.reset();
    verdict_ = hexes::solve(position(), {LightNodes});
}

void HexesGame::say(std::string message) {
    message_ = std::move(message);
    message_seconds_ = MessageSeconds;
}

void HexesGame::move(Direction direction) {
    hexes::Position next = position();
    if (!hexes::move(next, direction)) {
        sound(play::Sound::Refuse);
        return;
    }
    timed_ = true;
    history_.resize(now_ + 1);
    history_.push_back(next);
    ++now_;
    aim_.reset();
    judge();
    switch (hexes::status(next)) {
    case Status::Playing: sound(play::Sound::Take); break;
    case Status::Won:
        sound(play::Sound::Won);
        say(keep_time());
        break;
    case Status::Stuck:
        sound(play::Sound::Lost);
        say("No move is left. U takes a move back, T goes back to where it could be won.");
        break;
    }
}

void HexesGame::act(Action action) {
    shown_line_.clear();
    switch (action) {
    case Action::New: begin(chance_()); break;
    case Action::Number: typed_ = ""; break;
    case Action::Restart: go_to(0); break;
    case Action::Undo:
        if (now_ > 0) {
            go_to(now_ - 1);
            helped_ = true;
        }
        break;
    case Action::Redo:
        if (now_ + 1 < history_.size()) {
            go_to(now_ + 1);
        }
        break;
    case Action::Hint:
    case Action::ShowMe:
        if (verdict_.outcome != SolverOutcome::Won || verdict_.line.empty()) {
            say(verdict_.outcome == SolverOutcome::Lost ? "This position is lost. T goes back."
                                                        : "There is no hint here.");
            break;
        }
        helped_ = true;
        if (action == Action::Hint) {
            hint_ = verdict_.line.front();
        } else {
            shown_line_ = verdict_.line;
            until_step_ = 0;
        }
        break;
    case Action::Games: close_for_shelf(); break;
    case Action::Rescue:
        while (now_ > 0 && verdict_.outcome != SolverOutcome::Won) {
            go_to(now_ - 1);
            helped_ = true;
        }
        break;
    }
}

void HexesGame::type_number(const std::string& name) {
    const std::string digit = name.starts_with("Keypad ") ? name.substr(7) : name;
    if (name == "Escape") {
        typed_.reset();
    } else if (name == "Backspace" && !typed_->empty()) {
        typed_->pop_back();
    } else if (digit.size() == 1 && digit[0] >= '0' && digit[0] <= '9' && typed_->size() < 5) {
        *typed_ += digit;
    } else if (name == "Return" || name == "Keypad Enter") {
        const std::string typed = *std::exchange(typed_, std::nullopt);
        int number = 0;
        std::from_chars(typed.data(), typed.data() + typed.size(), number);
        if (number >= 1 && number <= 65535) {
            begin(static_cast<hexes::PuzzleNumber>(number));
        } else {
            say("Puzzles have the numbers 1 to 65535.");
        }
    }
}

void HexesGame::key(const KeyPress& key) {
    if (key.repeat) {
        return;
    }
    if (typed_) {
        type_number(key.name);
        return;
    }
    const bool showing = !shown_line_.empty();
    shown_line_.clear(); // any key stops it
    const std::string name = key.name.starts_with("Keypad ") ? key.name.substr(7) : key.name;
    if (name.size() == 1) {
        if (const auto direction = hexes::direction_of(name[0])) {
            move(*direction);
            return;
        }
    }
    if (name == "Escape" && !showing) {
        close();
    } else if (name == "N") {
        act(Action::New);
    } else if (name == "S") {
        act(Action::Number);
    } else if (name == "R") {
        act(Action::Restart);
    } else if (name == "U" || name == "Backspace" || (key.control && name == "Z")) {
        act(Action::Undo);
    } else if (name == "F" || (key.control && name == "Y")) {
        act(Action::Redo);
    } else if (name == "H" || name == "G") {
        act(Action::Hint);
    } else if (name == "W") {
        act(Action::ShowMe);
    } else if (name == "T") {
        act(Action::Rescue);
    } else if (name == "M") {
        act(Action::Games);
    } else if (name == "Up") {
        move(Direction::Up);
    } else if (name == "Down") {
        move(Direction::Down);
    }
}

void HexesGame::pad_direction(PadDirection direction) {
    aim_.reset();
    if (direction.up == direction.down) {
        return;
    }
    const bool sideways = direction.left != direction.right;
    if (direction.up) {
        aim_ = !sideways ? Direction::Up : direction.left ? Direction::UpLeft : Direction::UpRight;
    } else {
        aim_ = !sideways        ? Direction::Down
               : direction.left ? Direction::DownLeft
                                : Direction::DownRight;
    }
}

void HexesGame::pad_button(PadButton button) {
    switch (button) {
    case PadButton::A:
        if (aim_) {
            move(*aim_);
        }
        break;
    case PadButton::B: act(Action::Undo); break;
    case PadButton::X: act(Action::Hint); break;
    case PadButton::Y: act(Action::New); break;
    case PadButton::Start: close(); break;
    }
}

std::optional<Direction> HexesGame::direction_at(play::Point at) const {
    const HexesScene scene(places_.plate);
    for (const Direction direction : hexes::Directions) {
        const auto cell = hexes::target(position(), direction);
        if (cell && scene.contains(*cell, at)) {
            return direction;
        }
    }
    return std::nullopt;
}

void HexesGame::hover(play::Point at) {
    aim_ = direction_at(at);
}

void HexesGame::click(play::Point at, bool right_button) {
    typed_.reset();
    if (right_button) {
        act(Action::Hint);
    } else if (const auto button = places_.button_at(at)) {
        act(static_cast<Action>(*button));
    } else if (const auto direction = direction_at(at)) {
        shown_line_.clear();
        move(*direction);
    }
}

void HexesGame::advance(double seconds) {
    message_seconds_ = std::max(message_seconds_ - seconds, 0.0);
    seconds_ += timed_ ? seconds : 0;
    if (shown_line_.empty()) {
        return;
    }
    until_step_ -= seconds;
    if (until_step_ <= 0) {
        until_step_ = StepSeconds;
        auto line = std::move(shown_line_);
        move(line.front());
        line.erase(line.begin());
        shown_line_ = std::move(line);
    }
}

GamePage HexesGame::page() const {
    GamePage page;
    page.left = fmt::format("Puzzle {}{}", number_, helped_ ? ", with help" : "");
    page.right = fmt::format("{} to go", position().remaining());
    if (!table_.best().empty()) {
        page.right += ", best " + time_text(table_.best().front().value);
    }
    switch (hexes::status(position())) {
    case Status::Won:
        page.middle = "solved";
        page.middle_colour = colour::Good;
        break;
    case Status::Stuck:
        page.middle = "no move is left";
        page.middle_colour = colour::Bad;
        break;
    case Status::Playing:
        page.middle = verdict_.outcome == SolverOutcome::Won    ? "can be won"
                      : verdict_.outcome == SolverOutcome::Lost ? "lost"
                                                                : "unknown";
        page.middle_colour = verdict_.outcome == SolverOutcome::Won    ? colour::Good
                             : verdict_.outcome == SolverOutcome::Lost ? colour::Bad
                                                                       : colour::Quiet;
        break;
    }
    for (const char* const text : Buttons) {
        page.buttons.push_back({text});
    }
    const auto enable = [&](Action action, bool on) {
        page.buttons[static_cast<std::size_t>(action)].enabled = on;
    };
    const bool winnable = verdict_.outcome == SolverOutcome::Won && !verdict_.line.empty();
    enable(Action::Restart, now_ > 0);
    enable(Action::Undo, now_ > 0);
    enable(Action::Redo, now_ + 1 < history_.size());
    enable(Action::Hint, winnable);
    enable(Action::ShowMe, winnable);
    enable(Action::Rescue, verdict_.outcome == SolverOutcome::Lost && now_ > 0);
    page.buttons[static_cast<std::size_t>(Action::ShowMe)].pressed = !shown_line_.empty();
    if (typed_) {
        page.message = "Puzzle number, then Enter: " + *typed_ + "_";
    } else if (message_seconds_ > 0) {
        page.message = message_;
    }
    return page;
}

play::Drawing HexesGame::draw(int width, int height) {
    play::Drawing drawing;
    places_ = page_places(width, height, Buttons.size());
    const GamePage page = this->page();
    add_page(drawing, page, places_, width);
    add_hexes(drawing, position(), places_.plate);
    const HexesScene scene(places_.plate);
    const auto mark = [&](std::optional<Direction> direction, play::Rgba colour, double strength) {
        const auto cell = direction ? hexes::target(position(), *direction) : std::nullopt;
        if (cell) {
            scene.add_frame(drawing, *cell, colour::White, strength + 0.08);
            scene.add_frame(drawing, *cell, colour, strength);
        }
    };
    for (const Direction direction : hexes::Directions) {
        mark(direction, {0xe8, 0x4a, 0x2d, 0xa0}, 0.06);
        if (const auto cell = hexes::target(position(), direction)) {
            const play::Point at = scene.centre(*cell);
            drawing.shapes.emplace_back(play::Text{{at.x, at.y + scene.radius() * 0.52},
                                                   std::string(1, hexes::key_of(direction)),
                                                   scene.radius() * 0.34,
                                                   play::Text::Align::Centre,
                                                   true,
                                                   {0xff, 0xff, 0xff, 0xd8}});
        }
    }
    mark(aim_, {0x12, 0x52, 0xa0}, 0.12);
    mark(hint_, colour::Good, 0.16);
    add_message(drawing, page, places_);
    return drawing;
}

void add_hexes(play::Drawing& drawing, const hexes::Position& position, const play::Box& box) {
    const HexesScene scene(box);
    for (hexes::Cell cell = 0; cell < hexes::Cells; ++cell) {
        scene.add_cell(drawing, cell, position.visits[cell]);
    }
    scene.add_cursor(drawing, position.cursor);
}

void draw_hexes(play::Drawing& drawing, const play::Box& box) {
    add_hexes(drawing, hexes::deal(1).position, box);
}

} // namespace zx::native
