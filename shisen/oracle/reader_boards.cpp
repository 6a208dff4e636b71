// The reader, part: on which boards it learns.
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "shisen/oracle/board_finder.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/reader.hpp"
#include "shisen/oracle/reading_proof.hpp"
#include "shisen/oracle/whole_tiles.hpp"

namespace shisen::oracle {

using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

namespace {

std::string why_it_does_not_wait(Lockstep& lockstep) {
    constexpr int Frames = 100;
    const int cells = lockstep.learn_restless_cells(Frames);
    if (cells > Lockstep::MaxRestlessCells) {
        return fmt::format("the board cannot be read, because the picture never comes to rest: "
                           "without a key {} of its 768 cells change",
                           cells);
    }
    return "this is no Shisen: the program does not come to wait for a key";
}

} // namespace

zx::Result<Reader> Reader::learn(Lockstep& lockstep) {
    constexpr int OtherBoards = 2;
    constexpr int BoardsToWalk = 2; // the first board has shown that the reader may be wrong
    if (lockstep.settle_after_loading() != SettleResult::Waiting) {
        return zx::fail(zx::ErrorCode::BadSignature, 0, why_it_does_not_wait(lockstep));
    }
    const zx::machine::State start = lockstep.save();
    std::optional<FirstBoard> first;
    auto reader = learn_here(lockstep, first);
    // A mark may make a tile of one board look like an empty place or like another tile.
    std::vector<zx::oracle::PressedStroke> opening;
    for (int board = 0; !reader && first && board < OtherBoards; ++board) {
        opening.insert(opening.end(), first->opening.begin(), first->opening.end());
        lockstep.restore(first->state);
        if (lockstep.press(stroke_of(Key::NewBoard)) != SettleResult::Waiting) {
            break;
        }
        opening.push_back(lockstep.last_press());
        first.reset();
        auto other = learn_here(lockstep, first);
        if (other &&
            reads_marks(lockstep, other->lattice_, other->alphabet_, other->marks_, BoardsToWalk)) {
            other->opening_.insert(other->opening_.begin(), opening.begin(), opening.end());
            return other;
        }
    }
    if (!reader) {
        lockstep.restore(start);
    }
    return reader;
}

void Reader::learn_on_other_boards(Lockstep& lockstep) {
    constexpr int OtherBoards = 2;
    const auto knows_all = [&] { return known_marks() == static_cast<int>(MarkCount); };
    const auto find_shown = lattice_.pixels ? unaligned_board_shown : full_board_shown;
    const zx::machine::State start = lockstep.save();
    const int pace = lockstep.pace();
    for (int board = 0; board < OtherBoards && !knows_all(); ++board) {
        if (lockstep.press(stroke_of(Key::NewBoard)) != SettleResult::Waiting) {
            break;
        }
        const auto lattice = find_shown(lockstep);
        if (!lattice) {
            continue;
        }
        Reader other = *this;
        // Whole tiles were chosen because marks make parts of them look like others.
        const bool whole = lattice_.extent_rows * lattice_.extent_columns >
                           lattice->extent_rows * lattice->extent_columns;
        if (!whole || !shows_full_board(lockstep.screen(), lattice_)) {
            other.lattice_ = *lattice;
        }
        other.lattice_.edge_lines = lattice_.edge_lines; // the screen is read without them
        other.learn_look(lockstep, std::nullopt);
        if (other.known_marks() > known_marks()) {
            *this = std::move(other);
        }
    }
    lockstep.set_pace(pace);
    lockstep.restore(start);
}

void Reader::learn_brief_pairs(Lockstep& lockstep) {
    constexpr int Frames = 8;
    if (knows_hint()) {
        return;
    }
    lockstep.hurry(Frames);
    Reader other = *this;
    other.learn_look(lockstep, std::nullopt);
    if (other.known_marks() > known_marks() && other.knows_hint()) {
        *this = std::move(other);
    } else {
        lockstep.stop_hurrying();
    }
}

} // namespace shisen::oracle
