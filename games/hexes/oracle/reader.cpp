#include "games/hexes/oracle/reader.hpp"

#include <string>

#include <fmt/format.h>

#include "machine/strokes.hpp"

namespace hexes {
namespace {

using zx::oracle::CharPosition;
using zx::oracle::Screen;

/// Returns numbers of puzzles whose cursors are on cells of 0, 1 and 2 visits, two of each. The cursor
/// is never on a cell of 3: a move into it takes one, and the deal ends on no such cell.
std::vector<PuzzleNumber> known_puzzles() {
    std::vector<PuzzleNumber> numbers;
    std::array<int, 3> found{};
    for (PuzzleNumber number = 42; numbers.size() < 2 * found.size(); ++number) {
        const Position position = deal(number).position;
        int& count = found[position.visits[position.cursor]];
        if (count < 2) {
            ++count;
            numbers.push_back(number);
        }
    }
    return numbers;
}

} // namespace

CharPosition Layout::place(Cell cell) const noexcept {
    const int row = cell / Columns;
    return {top + row * row_pitch, left + cell % Columns * column_pitch + row % 2 * odd_shift};
}

Reader::Look Reader::look_at(const Screen& screen, CharPosition place) {
    const auto& cell = screen.at(place);
    return {cell.bitmap, cell.attribute};
}

std::optional<Reader> Reader::with_layout(const Layout& layout,
                                          const std::vector<std::pair<Position, Screen>>& known) {
    Reader reader;
    reader.layout_ = layout;
    for (const auto& [position, screen] : known) {
        for (Cell cell = 0; cell < Cells; ++cell) {
            const Look look = look_at(screen, layout.place(cell));
            const bool cursor = cell == position.cursor;
            auto& looks = cursor ? reader.under_cursor_ : reader.plain_;
            const auto [entry, added] = looks.emplace(look, position.visits[cell]);
            const auto& others = cursor ? reader.plain_ : reader.under_cursor_;
            if (entry->second != position.visits[cell] || others.count(look) != 0) {
                return std::nullopt;
            }
        }
    }
    // The character may be a digit or a part of a picture: one look for each number.
    return reader.plain_.size() == 4 ? std::optional(reader) : std::nullopt;
}

zx::Result<Reader> Reader::learn(zx::oracle::Lockstep& lockstep) {
    std::vector<std::pair<Position, Screen>> known;
    for (const PuzzleNumber number : known_puzzles()) {
        const auto strokes = zx::machine::strokes_from_text(fmt::format("s{}\n", number));
        if (!strokes || lockstep.press(*strokes) != zx::oracle::SettleResult::Waiting) {
            return zx::fail(
                zx::ErrorCode::BadSignature, 0, "this is no Hexes: it asks for no number");
        }
        known.emplace_back(deal(number).position, zx::oracle::read_screen(lockstep.machine()));
    }
    Layout layout;
    for (layout.row_pitch = 1; layout.row_pitch <= 3; ++layout.row_pitch) {
        for (layout.column_pitch = 2; layout.column_pitch <= 8; ++layout.column_pitch) {
            for (layout.odd_shift = 1; layout.odd_shift < layout.column_pitch; ++layout.odd_shift) {
                const int rows = (Rows - 1) * layout.row_pitch + 1;
                const int columns = (Columns - 1) * layout.column_pitch + layout.odd_shift + 1;
                for (layout.top = 0; layout.top + rows <= zx::oracle::ScreenRows; ++layout.top) {
                    for (layout.left = 0; layout.left + columns <= zx::oracle::ScreenColumns;
                         ++layout.left) {
                        if (auto reader = with_layout(layout, known)) {
                            return *reader;
                        }
                    }
                }
            }
        }
    }
    return zx::fail(zx::ErrorCode::BadSignature,
                    0,
                    "this is no Hexes: no grid on the screen shows the puzzles that were chosen");
}

Seen Reader::read(const zx::machine::Machine& machine) const {
    const Screen screen = zx::oracle::read_screen(machine);
    Seen seen;
    seen.border = screen.border;
    for (Cell cell = 0; cell < Cells; ++cell) {
        const Look look = look_at(screen, layout_.place(cell));
        if (const auto plain = plain_.find(look); plain != plain_.end()) {
            seen.visits[cell] = plain->second;
        } else if (const auto cursor = under_cursor_.find(look); cursor != under_cursor_.end()) {
            seen.visits[cell] = cursor->second;
            seen.cursors.push_back(cell);
        } else {
            seen.visits[cell] = -1;
        }
    }
    return seen;
}

} // namespace hexes
