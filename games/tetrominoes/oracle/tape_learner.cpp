#include "games/tetrominoes/oracle/tape_learner.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "machine/strokes.hpp"

namespace tetrominoes {
namespace {

using zx::machine::Machine;
using zx::oracle::TimedPace;

/// Frames in which the first piece must appear.
constexpr int FirstPieceFrames = 400;
/// Keys that may leave a title, how long they are held, and how long the game may take to begin.
constexpr std::string_view TitleKeys = " \ns10jk5";
constexpr int TitleHeldFrames = 6;
constexpr int TitleFrames = 60;
/// Presses that move the piece to a wall, and their frames.
constexpr int WallPresses = 9;
constexpr int WallHeldFrames = 6;
constexpr int WallFrames = 16;
/// Frames in which a piece reaches the ground, and in which a dropped one does.
constexpr int LandingFrames = 2600;
constexpr int DropFrames = 260;
/// Rows after which a measurement counts.
constexpr std::size_t LeastRows = 8;
constexpr int TicksPerRow = 10;
/// Measurements that differ by less are the same, in frames; and a tick that is so near to a whole
/// number of frames has this length.
constexpr double SameTick = 0.12;
constexpr double WholeTick = 0.03;
constexpr double UsualTick = 3;

/// Returns the states of the first game in which a piece has just appeared or fallen by a row, if no
/// key is pressed: while a tape is being loaded, nobody plays.
std::vector<State> states_without_keys(State state) {
    std::vector<State> states{state};
    while (state.phase == Phase::Falling) {
        advance(state, Key::None);
        if (state.timer == state.ticks_per_row && state.phase == Phase::Falling) {
            states.push_back(state);
        }
    }
    return states;
}

std::vector<State> states_of_first_piece(const State& first) {
    std::vector<State> states;
    for (const State& state : states_without_keys(first)) {
        if (state.pieces == first.pieces) {
            states.push_back(state);
        }
    }
    return states;
}

void hold(Machine& machine, char key, int held, int frames) {
    const auto strokes = zx::machine::strokes_from_text(std::string(1, key));
    if (!strokes || strokes->empty()) {
        return;
    }
    for (int frame = 0; frame < held + frames; ++frame) {
        for (const auto pressed : strokes->front().keys) {
            if (frame == 0) {
                machine.keyboard().press(pressed);
            } else if (frame == held) {
                machine.keyboard().release(pressed);
            }
        }
        machine.run_frame();
    }
}

/// Returns whether keys move the first piece to exactly the first and the last column.
bool reaches_both_walls(const Machine& machine, const WellReader& reader) {
    for (const char key : {'j', 'l'}) {
        Machine running(machine);
        for (int press = 0; press < WallPresses; ++press) {
            hold(running, key, WallHeldFrames, WallFrames - WallHeldFrames);
        }
        const auto tiles = reader.read(running).tiles;
        int left = Columns;
        int right = -1;
        for (int row = 0; row < Rows; ++row) {
            for (int column = 0; column < Columns; ++column) {
                if (tiles[WellView::index({column, row})]) {
                    left = std::min(left, column);
                    right = std::max(right, column);
                }
            }
        }
        if (tiles.count() != 4 || (key == 'j' ? left != 0 : right != Columns - 1)) {
            return false;
        }
    }
    return true;
}

/// Returns the tape if it draws a tile as a character and its pieces are those of the rules.
std::optional<LearnedTape> learn_characters(const Machine& machine) {
    const std::vector<State> states = states_without_keys(begin());
    Machine running(machine);
    std::uint64_t picture = 0;
    for (int frame = 0; frame < FirstPieceFrames; ++frame) {
        if (const auto now = zx::oracle::picture_hash(running); now != picture) {
            picture = now;
            if (const auto learned = WellReader::learn(running, states)) {
                return LearnedTape{
                    running, learned->first, states[learned->second], {}, {}, {}, {}};
            }
        }
        running.run_frame();
    }
    return std::nullopt;
}

/// Returns the tape if its first piece, by its fall, may be this one. The state is that of the rules.
std::optional<LearnedTape> learn_pixels(const PixelWell::Stills& stills,
                                        const FallingPiece& piece) {
    State shown = begin();
    shown.falling = piece;
    auto learned = PixelWell::learn(stills, states_of_first_piece(shown));
    if (!learned) {
        return std::nullopt;
    }
    const auto states = states_of_first_piece(begin());
    return LearnedTape{std::move(learned->machine),
                       WellReader(std::move(learned->well)),
                       states[std::min(learned->state, states.size() - 1)],
                       {},
                       {},
                       {},
                       {}};
}

/// Describes a first piece that appears so many columns further right; a negative shift is to the
/// left.
std::string shift_text(int shift) {
    return fmt::format("the first piece appears {} column{} further {}",
                       std::abs(shift),
                       std::abs(shift) == 1 ? "" : "s",
                       shift < 0 ? "left" : "right");
}

/// Returns the tape if its first piece, by its fall, may be another one than by the rules.
std::optional<LearnedTape> learn_other_piece(const PixelWell::Stills& stills) {
    for (Piece piece = 0; piece < Pieces; ++piece) {
        if (auto learned = learn_pixels(stills, {piece, {piece == 0 ? 4 : 5, 0}, 0})) {
            learned->first_piece = "the first piece is another one";
            return learned;
        }
    }
    return std::nullopt;
}

/// Learns a tape that shows a piece: as by the rules, in another column, or another piece.
std::optional<LearnedTape> learn_piece(const Machine& machine) {
    auto usual = learn_characters(machine);
    if (usual && reaches_both_walls(usual->machine, usual->reader)) {
        return usual;
    }
    const auto stills = PixelWell::watch(machine);
    const FallingPiece right = begin().falling;
    for (const int shift : {0, -1, 1, -2, 2}) {
        FallingPiece piece = right;
        piece.centre.column += shift;
        auto learned = learn_pixels(stills, piece);
        if (learned && reaches_both_walls(learned->machine, learned->reader)) {
            if (shift != 0) {
                learned->first_piece = shift_text(shift);
            }
            return learned;
        }
        if (learned && shift == 0 && !usual) {
            usual = std::move(learned);
        }
    }
    return usual ? std::move(usual) : learn_other_piece(stills);
}

/// The mean frames per row of a fall, and the number of rows.
struct Fall {
    double frames = 0;
    std::size_t rows = 0;
};

Fall measure(Machine machine, const WellReader& reader, int frames) {
    std::vector<int> times;
    auto before = reader.read(machine).tiles;
    std::uint64_t picture = zx::oracle::picture_hash(machine);
    for (int frame = 0; frame < frames; ++frame) {
        machine.run_frame();
        if (const auto now = zx::oracle::picture_hash(machine); now != picture) {
            picture = now;
            const auto tiles = reader.read(machine).tiles;
            if (tiles == before << Columns) {
                times.push_back(frame);
            }
            // While a piece is half drawn, the last whole one counts.
            if (tiles.count() == 4) {
                before = tiles;
            } else if (tiles.count() > 4 + 3) {
                break; // the next piece
            }
        }
    }
    if (times.size() < 2) {
        return {};
    }
    const std::size_t rows = times.size() - 1;
    return {static_cast<double>(times.back() - times.front()) / static_cast<double>(rows), rows};
}

int parts(double tick) {
    const double whole = std::round(tick);
    const double exact = std::abs(tick - whole) < WholeTick ? whole : tick;
    return std::max(TimedPace::FrameParts,
                    static_cast<int>(std::lround(exact * TimedPace::FrameParts)));
}

/// Returns the pace of the tape's ticks.
TimedPace pace_of(const LearnedTape& tape) {
    const Fall fall = measure(tape.machine, tape.reader, LandingFrames);
    Machine dropping(tape.machine);
    hold(dropping, ' ', WallHeldFrames, 0);
    const Fall drop = measure(dropping, tape.reader, DropFrames);
    const double by_fall = fall.frames / TicksPerRow;
    const bool fall_counts = fall.rows >= LeastRows;
    const bool drop_counts = drop.rows >= LeastRows;
    if (!fall_counts && !drop_counts) {
        return {};
    }
    if (!drop_counts || (fall_counts && std::abs(by_fall - drop.frames) < SameTick)) {
        return TimedPace::of_tick(parts(by_fall));
    }
    if (!fall_counts || std::abs(drop.frames - UsualTick) < SameTick) {
        return TimedPace::of_tick(parts(drop.frames));
    }
    return TimedPace::of_tick(parts(by_fall));
}

/// Presses the keys and learns what they lead to.
std::optional<LearnedTape> learn_after(const Machine& machine, const std::string& keys) {
    Machine running(machine);
    std::vector<zx::oracle::PressedStroke> opening;
    for (const char key : keys) {
        const auto before = zx::oracle::picture_hash(running);
        const auto strokes = zx::machine::strokes_from_text(std::string(1, key));
        if (!strokes || strokes->empty()) {
            return std::nullopt;
        }
        opening.push_back({strokes->front(), running.frames(), {TitleHeldFrames, 0}});
        hold(running, key, TitleHeldFrames, TitleFrames);
        if (zx::oracle::picture_hash(running) == before) {
            return std::nullopt;
        }
    }
    auto learned = learn_piece(running);
    if (learned) {
        learned->opening = std::move(opening);
    }
    return learned;
}

std::optional<LearnedTape> learn_after_title(const Machine& machine) {
    for (const char first : TitleKeys) {
        if (auto learned = learn_after(machine, {first})) {
            return learned;
        }
    }
    for (const char first : TitleKeys) {
        for (const char second : TitleKeys) {
            if (auto learned = learn_after(machine, {first, second})) {
                return learned;
            }
        }
    }
    return std::nullopt;
}

} // namespace

zx::Result<LearnedTape> learn_tape(const Machine& machine, bool strict) {
    auto learned = learn_piece(machine);
    if (!learned) {
        learned = learn_after_title(machine);
    }
    if (!learned) {
        return zx::fail(zx::ErrorCode::BadSignature,
                        0,
                        "this is no Tetrominoes: no piece falls, or there is no score of 0000");
    }
    if (strict) {
        learned->rules = Rules::ours();
    } else {
        learned->pace = pace_of(*learned);
    }
    return std::move(*learned);
}

} // namespace tetrominoes
