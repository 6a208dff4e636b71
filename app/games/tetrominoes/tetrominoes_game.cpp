#include "app/games/tetrominoes/tetrominoes_game.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "app/toolkit/shapes.hpp"
#include "games/tetrominoes/player.hpp"

namespace zx::native {
namespace {

using tetrominoes::Key;
using tetrominoes::Phase;
using tetrominoes::Piece;
using tetrominoes::Tile;

constexpr double TickSeconds = 1 / 18.2;
/// The time in which a piece slides down by a row.
constexpr double SlideSeconds = 0.06;
/// More keys than this are not kept.
constexpr std::size_t MostWaiting = 8;

/// Block, S, J, Z, I, L, T.
constexpr std::array<play::Rgba, tetrominoes::Pieces> Faces = {{{0x2a, 0x5c, 0xb8},
                                                                {0x2f, 0x94, 0x4a},
                                                                {0x7d, 0x41, 0x9e},
                                                                {0xd8, 0x5f, 0x93},
                                                                {0xc8, 0x33, 0x2d},
                                                                {0xe0, 0x7b, 0x26},
                                                                {0xe3, 0xb0, 0x2b}}};
constexpr play::Rgba WellGround{0x2b, 0x38, 0x35};
constexpr play::Rgba WellLine{0x36, 0x45, 0x41};

play::Box tile_box(const play::Box& well, double column, double row) {
    const double size = well.width / tetrominoes::Columns;
    return {well.x + column * size, well.y + row * size, size, size};
}

constexpr std::array<const char*, 5> Buttons = {
    "Pause", "Landing place", "Next piece", "Games", "Close"};

} // namespace

TetrominoesGame::TetrominoesGame(TetrominoesOptions options, std::optional<ScoreFile> scores)
    : strict_(options.strict), ghost_(!options.strict), next_(!options.strict),
      until_tick_(TickSeconds), scores_(std::move(scores)) {
    if (scores_) {
        auto loaded = scores_->load();
        table_ = std::move(loaded.value);
        notice_ = std::move(loaded.notice);
    }
}

void TetrominoesGame::keep_score() {
    const Score score{static_cast<std::uint32_t>(state_.score),
                      static_cast<std::uint32_t>(state_.lines)};
    if (!scores_) {
        table_.add(score);
        return;
    }
    auto added = scores_->add(score);
    table_ = std::move(added.value);
    notice_ = std::move(added.notice);
}

void TetrominoesGame::press(Key key) {
    paused_ = false;
    if (waiting_.size() < MostWaiting) {
        waiting_.push_back(key);
    }
}

void TetrominoesGame::act(Button button) {
    switch (button) {
    case Button::Pause: paused_ = !paused_; break;
    case Button::Ghost: ghost_ = !ghost_ && !strict_; break;
    case Button::Next: next_ = !next_ && !strict_; break;
    case Button::Games: close_for_shelf(); break;
    case Button::Close: close(); break;
    }
}

void TetrominoesGame::key(const KeyPress& key) {
    const std::string& name = key.name;
    const bool moves = name == "J" || name == "Left" || name == "L" || name == "Right";
    if (key.repeat && !moves) {
        return;
    }
    if (name == "J" || name == "Left") {
        press(Key::Left);
    } else if (name == "L" || name == "Right") {
        press(Key::Right);
    } else if (name == "K" || name == "Up") {
        press(Key::Rotate);
    } else if (name == "Space" || name == "Down") {
        press(Key::Drop);
    } else if (name == "P") {
        act(Button::Pause);
    } else if (name == "G") {
        act(Button::Ghost);
    } else if (name == "N") {
        act(Button::Next);
    } else if (name == "M") {
        act(Button::Games);
    } else if (name == "Escape") {
        close();
    }
}

void TetrominoesGame::pad_button(PadButton button) {
    switch (button) {
    case PadButton::A: press(Key::Rotate); break;
    case PadButton::B:
    case PadButton::X: press(Key::Drop); break;
    case PadButton::Y: act(Button::Pause); break;
    case PadButton::Start: close(); break;
    }
}

void TetrominoesGame::pad_direction(PadDirection direction) {
    if (direction.left && !pad_.left) {
        press(Key::Left);
    }
    if (direction.right && !pad_.right) {
        press(Key::Right);
    }
    if (direction.up && !pad_.up) {
        press(Key::Rotate);
    }
    if (direction.down && !pad_.down) {
        press(Key::Drop);
    }
    pad_ = direction;
}

void TetrominoesGame::click(play::Point at, bool right_button) {
    if (const auto button = places_.button_at(at)) {
        act(static_cast<Button>(*button));
        return;
    }
    if (!places_.plate.contains(at.x, at.y)) {
        return;
    }
    if (right_button) {
        press(Key::Rotate);
        return;
    }
    // Left and right of the well move the piece, the well itself drops it.
    const double from_middle = (at.x - places_.plate.x) / places_.plate.width - 0.5;
    const double half_well =
        places_.plate.height * tetrominoes::Columns / tetrominoes::Rows / places_.plate.width / 2;
    press(from_middle < -half_well ? Key::Left : from_middle > half_well ? Key::Right : Key::Drop);
}

void TetrominoesGame::pass() {
    Key key = Key::None;
    if (!waiting_.empty() && tetrominoes::reads_key(state_)) {
        key = waiting_.front();
        waiting_.pop_front();
    }
    const tetrominoes::State before = state_;
    recorder_.note(before, key);
    tetrominoes::advance(state_, key);
    if (state_.lines > before.lines) {
        sound(play::Sound::Take);
    } else if (state_.phase == Phase::Over && before.phase != Phase::Over) {
        sound(play::Sound::Lost);
        waiting_.clear();
        keep_score();
    } else if (state_.pieces > before.pieces) {
        sound(play::Sound::Fall);
    }
    const bool same = state_.pieces == before.pieces && state_.games == before.games;
    above_ = same ? above_ + state_.falling.centre.row - before.falling.centre.row : 0;
}

void TetrominoesGame::advance(double seconds) {
    if (paused_) {
        return;
    }
    above_ = std::max(above_ - seconds / SlideSeconds, 0.0);
    until_tick_ -= seconds;
    while (until_tick_ <= 0) {
        until_tick_ += TickSeconds;
        pass();
    }
    above_ = std::min(above_, 1.5);
}

GamePage TetrominoesGame::page() const {
    GamePage page;
    page.left = "Tetrominoes";
    page.right = fmt::format("{} row{}, {} piece{}, game {}",
                             state_.lines,
                             state_.lines == 1 ? "" : "s",
                             state_.pieces,
                             state_.pieces == 1 ? "" : "s",
                             state_.games);
    const std::string score = std::to_string(state_.score);
    page.middle = std::string(4 - std::min<std::size_t>(score.size(), 4), '0') + score;
    for (const char* const text : Buttons) {
        page.buttons.push_back({text});
    }
    page.buttons[0].pressed = paused_;
    page.buttons[1] = {Buttons[1], !strict_, ghost_};
    page.buttons[2] = {Buttons[2], !strict_, next_};
    if (state_.phase == Phase::Over) {
        page.message = "Game over. Space starts the next game.";
    } else if (paused_) {
        page.message = "Paused. P goes on.";
    } else {
        page.message = notice_;
    }
    return page;
}

void TetrominoesGame::add_side(play::Drawing& drawing, const play::Box& well, double tile) const {
    const double left = well.x + well.width + tile * 1.2;
    const auto write = [&](double row, const std::string& text, bool bold) {
        drawing.shapes.emplace_back(play::Text{{left, well.y + row * tile},
                                               text,
                                               places_.text,
                                               play::Text::Align::Left,
                                               bold,
                                               bold ? colour::Text : colour::Quiet});
    };
    if (next_) {
        write(1, "Next", false);
        const Piece piece = tetrominoes::next_piece(state_);
        const tetrominoes::FallingPiece shape{piece, {2, 0}, 0};
        for (const Tile& at : shape.tiles()) {
            add_tile(drawing,
                     {left + at.column * tile, well.y + (2 + at.row) * tile, tile, tile},
                     Faces[piece]);
        }
    }
    write(5, "Best", false);
    double place = 6.3;
    for (const Score& score : table_.best()) {
        write(place, fmt::format("{:04}   {} rows", score.value, score.detail), place < 7);
        place += 1.1;
    }
    constexpr std::array<const char*, 6> Help = {
        "J L   left, right", "K   rotate", "Space   drop", "P   pause", "M   games", "Esc   close"};
    double row = 15.5;
    for (const char* const line : Help) {
        write(row, line, false);
        row += 1.2;
    }
}

play::Drawing TetrominoesGame::draw(int width, int height) {
    play::Drawing drawing;
    places_ = page_places(width, height, Buttons.size());
    const GamePage page = this->page();
    add_page(drawing, page, places_, width);
    const play::Box inside = play::inset(places_.plate, places_.text * 0.7);
    const double tile =
        std::min(inside.height / tetrominoes::Rows, inside.width / (tetrominoes::Columns + 16));
    const play::Box well{inside.x + (inside.width - tile * tetrominoes::Columns) / 2,
                         inside.y + (inside.height - tile * tetrominoes::Rows) / 2,
                         tile * tetrominoes::Columns,
                         tile * tetrominoes::Rows};
    add_well(drawing, state_, well, ghost_, above_);
    add_side(drawing, well, tile);
    add_message(drawing, page, places_);
    return drawing;
}

void add_well(play::Drawing& drawing,
              const tetrominoes::State& state,
              const play::Box& well,
              bool ghost,
              double above) {
    const double tile = well.width / tetrominoes::Columns;
    drawing.shapes.emplace_back(
        play::Fill{play::rounded_box(play::inset(well, -tile * 0.2), tile * 0.3), WellGround});
    for (int column = 1; column < tetrominoes::Columns; ++column) {
        const double x = well.x + column * tile;
        const std::array<play::Point, 2> line = {{{x, well.y}, {x, well.y + well.height}}};
        drawing.shapes.emplace_back(
            play::PenStroke{play::open_line(line), WellLine, std::max(1.0, tile * 0.04)});
    }
    for (int row = 0; row < tetrominoes::Rows; ++row) {
        for (int column = 0; column < tetrominoes::Columns; ++column) {
            if (const auto piece = state.well.at({column, row})) {
                add_tile(drawing, tile_box(well, column, row), Faces[*piece]);
            }
        }
    }
    if (state.phase != Phase::Falling) {
        return;
    }
    const play::Rgba face = Faces[state.falling.piece];
    if (ghost) {
        for (const Tile& at : tetrominoes::landing_place(state).tiles()) {
            drawing.shapes.emplace_back(play::PenStroke{
                play::rounded_box(play::inset(tile_box(well, at.column, at.row), tile * 0.14),
                                  tile * 0.14),
                play::mixed(face, colour::White, 0.3),
                std::max(1.0, tile * 0.08)});
        }
    }
    for (const Tile& at : state.falling.tiles()) {
        const double row = std::max(at.row - above, 0.0);
        add_tile(drawing, tile_box(well, at.column, row), face);
    }
}

/// A game after some good moves.
void draw_tetrominoes(play::Drawing& drawing, const play::Box& box) {
    tetrominoes::State state = tetrominoes::begin();
    while (state.pieces < 12 || state.falling.centre.row < 6) {
        const bool waits = state.pieces == 12;
        tetrominoes::advance(state, waits ? tetrominoes::Key::None : tetrominoes::good_key(state));
    }
    // The frame around the well is 0.2 tiles wide on each side.
    const double tile =
        std::min(box.width / (tetrominoes::Columns + 0.4), box.height / (tetrominoes::Rows + 0.4));
    const double width = tile * tetrominoes::Columns;
    const double height = tile * tetrominoes::Rows;
    const play::Box well{
        box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height};
    add_well(drawing, state, well, true, 0);
}

} // namespace zx::native
