#include "tape_game.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "loaders/tap.hpp"
#include "roms-free/roms.hpp"
#include "shisen/path.hpp"

namespace fixture {

using shisen::Cell;
using shisen::GameState;
using shisen::Key;

namespace {

// Positions on the tape's screen.
constexpr int FirstRow = 4;
constexpr int FirstColumn = 3;
constexpr int Pitch = 2;
constexpr std::size_t NumberRow = 23;

// Its colours.
constexpr std::uint8_t Table = 0x0f;    // white on blue
constexpr std::uint8_t Tile = 0x78;     // bright white; the ink distinguishes kinds
constexpr std::uint8_t SameKind = 0x70; // bright yellow, with the same inks
constexpr std::uint8_t Selected = 0x57; // white on red
constexpr std::uint8_t Hinted = 0x68;   // bright cyan
constexpr std::uint8_t Flash = 0x80;

constexpr int ProgramStart = 23755;
constexpr int ProgramLimit = 1024;

int screen_row(Cell cell) {
    return FirstRow + Pitch * cell.row;
}

int screen_column(Cell cell) {
    return FirstColumn + Pitch * cell.column;
}

std::string_view strokes_of(Key key) {
    switch (key) {
    case Key::Left: return "{left}";
    case Key::Right: return "{right}";
    case Key::Up: return "{up}";
    case Key::Down: return "{down}";
    case Key::Enter: return "\n";
    case Key::Hint: return "h";
    case Key::Back: return "b";
    case Key::Forward: return "f";
    case Key::Restart: return "r";
    case Key::Last: return "l";
    case Key::NewBoard: return "n";
    case Key::ToggleGravity: return "\b";
    case Key::ChooseBoard: return "s";
    }
    return "";
}

} // namespace

TapeGame::TapeGame(zx::machine::Model model,
                   std::span<const std::uint8_t> rom,
                   std::string_view load_keys)
    : machine_(model, rom.empty() ? zx::roms::rom48() : rom) {
    const auto tape = zx::loaders::parse_tap(zx::roms::shisen1k_tap());
    const auto strokes = zx::machine::strokes_from_text(load_keys);
    if (!tape || !strokes) {
        return;
    }
    machine_.set_picture(false);
    machine_.insert_tape(*tape);
    console_.run_frames(150);
    console_.type(*strokes);
    running_ = run_until_waiting(3000);
}

/// The loop that waits for a key (BIT 5,(IY+1) and a JR back to it) is found by its bytes.
bool TapeGame::waits() const {
    constexpr std::array<std::uint8_t, 6> Loop{0xfd, 0xcb, 0x01, 0x6e, 0x28, 0xfa};
    const int pc = machine_.registers().pc;
    if (pc < ProgramStart || pc >= ProgramStart + ProgramLimit) {
        return false;
    }
    // At the end of a frame the processor is at one of the two instructions.
    for (const int start : {pc, pc - 4}) {
        bool same = true;
        for (std::size_t i = 0; i < Loop.size(); ++i) {
            const auto address = static_cast<std::uint16_t>(start + static_cast<int>(i));
            same = same && console_.peek(address) == Loop[i];
        }
        if (same) {
            return true;
        }
    }
    return false;
}

bool TapeGame::run_until_waiting(int max_frames) {
    for (int frame = 0, waiting = 0; frame < max_frames; ++frame) {
        console_.run_frames(1);
        waiting = waits() ? waiting + 1 : 0;
        if (waiting == 2) {
            return true;
        }
    }
    return false;
}

void TapeGame::type(std::string_view text) {
    const auto strokes = zx::machine::strokes_from_text(text);
    for (const auto& stroke : strokes.value()) {
        console_.type({stroke});
        running_ = run_until_waiting(1000);
    }
}

void TapeGame::press(Key key) {
    type(strokes_of(key));
}

void TapeGame::choose(int number) {
    type("s" + std::to_string(number) + "\n");
}

std::string TapeGame::board() const {
    const auto rows = console_.screen_rows();
    std::string text;
    for (int row = 0; row < shisen::ClassicSize.rows; ++row) {
        const std::string& line = rows[static_cast<std::size_t>(screen_row({0, row}))];
        for (int column = 0; column < shisen::ClassicSize.columns; ++column) {
            const auto at = static_cast<std::size_t>(screen_column({column, row}));
            const char c = at < line.size() ? line[at] : ' ';
            text += c == ' ' ? '.' : c >= 'A' && c <= 'U' ? c : '?';
        }
        text += '\n';
    }
    return text;
}

int TapeGame::number() const {
    return std::atoi(console_.screen_rows()[NumberRow].c_str());
}

std::uint8_t TapeGame::attribute(Cell cell) const {
    return console_.attribute(screen_row(cell), screen_column(cell));
}

std::uint8_t TapeGame::expected_attribute(const GameState& state, Cell cell) {
    const shisen::Kind kind = state.board.at(cell);
    std::uint8_t colour = Table;
    if (kind != shisen::NoTile) {
        const bool same = kind == state.board.at(state.cursor);
        colour = static_cast<std::uint8_t>((same ? SameKind : Tile) | ((kind + 'A') & 3));
    }
    if (state.selection == cell) {
        colour = Selected;
    }
    if (state.hint && (state.hint->first == cell || state.hint->second == cell)) {
        colour = Hinted;
    }
    return state.cursor == cell ? colour | Flash : colour;
}

std::string TapeGame::difference(const GameState& expected) const {
    if (!running_) {
        return "the game does not wait for a key";
    }
    if (number() != expected.start.number) {
        return "number " + std::to_string(number());
    }
    if (board() != expected.board.text()) {
        return "board\n" + board() + "expected\n" + expected.board.text();
    }
    const int colour = shisen::border_colour(shisen::status(expected));
    if (border() != colour) {
        return "border " + std::to_string(border()) + ", not " + std::to_string(colour);
    }
    for (int row = 0; row < shisen::ClassicSize.rows; ++row) {
        for (int column = 0; column < shisen::ClassicSize.columns; ++column) {
            const Cell cell{column, row};
            if (attribute(cell) != expected_attribute(expected, cell)) {
                return "attribute " + std::to_string(attribute(cell)) + " at row " +
                       std::to_string(row) + " column " + std::to_string(column) + ", not " +
                       std::to_string(expected_attribute(expected, cell));
            }
        }
    }
    return "";
}

} // namespace fixture
