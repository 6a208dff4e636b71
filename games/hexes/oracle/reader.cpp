#include "games/hexes/oracle/reader.hpp"

#include <algorithm>
#include <bitset>
#include <string>

#include <fmt/format.h>

#include "machine/strokes.hpp"
#include "oracle/blinking.hpp"

namespace hexes {
namespace {

using zx::oracle::CharPosition;
using zx::oracle::Screen;
using zx::oracle::ScreenColumns;
using zx::oracle::ScreenRows;

constexpr std::size_t DisplayUnits = std::size_t{8} * ScreenRows * ScreenColumns;

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

/// Returns numbers of puzzles in which each cell has each number, and the cursor is on each cell with
/// 0, 1 and 2 visits.
std::vector<PuzzleNumber> covering_puzzles() {
    std::vector<PuzzleNumber> numbers;
    std::bitset<std::size_t{Cells} * 8> missing;
    for (std::size_t cell = 0; cell < Cells; ++cell) {
        for (std::size_t state = 0; state < 7; ++state) {
            missing.set(cell * 8 + state);
        }
    }
    for (PuzzleNumber number = 1; missing.any() && number < 65535; ++number) {
        const Position position = deal(number).position;
        const std::size_t cursor =
            std::size_t{position.cursor} * 8 + 4 + position.visits[position.cursor];
        bool useful = missing.test(cursor);
        for (std::size_t cell = 0; cell < Cells; ++cell) {
            const std::size_t state = cell * 8 + position.visits[cell];
            useful = useful || (cell != position.cursor && missing.test(state));
        }
        if (!useful) {
            continue;
        }
        numbers.push_back(number);
        for (std::size_t cell = 0; cell < Cells; ++cell) {
            if (cell != position.cursor) {
                missing.reset(cell * 8 + position.visits[cell]);
            }
        }
        missing.reset(cursor);
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

Reader::CellState Reader::state_of(const Position& position, Cell cell) noexcept {
    return static_cast<CellState>(position.visits[cell] + (cell == position.cursor ? 4 : 0));
}

Reader::UnitValues Reader::values_of(const Screen& screen) {
    UnitValues values{};
    constexpr std::size_t DisplayCells =
        std::size_t{zx::oracle::ScreenRows} * zx::oracle::ScreenColumns;
    for (std::size_t i = 0; i < DisplayCells; ++i) {
        for (std::size_t line = 0; line < 8; ++line) {
            values[8 * i + line] =
                static_cast<std::uint8_t>(screen.cells[i].bitmap >> (56 - 8 * line));
        }
        values[DisplayUnits + i] = screen.cells[i].attribute;
    }
    return values;
}

std::optional<Reader> Reader::with_layout(const Layout& layout, const Known& known) {
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

std::optional<Reader> Reader::with_any_layout(const Known& known) {
    Layout layout;
    for (layout.row_pitch = 1; layout.row_pitch <= 3; ++layout.row_pitch) {
        for (layout.column_pitch = 2; layout.column_pitch <= 8; ++layout.column_pitch) {
            for (layout.odd_shift = 1; layout.odd_shift < layout.column_pitch; ++layout.odd_shift) {
                const int rows = (Rows - 1) * layout.row_pitch + 1;
                const int columns = (Columns - 1) * layout.column_pitch + layout.odd_shift + 1;
                for (layout.top = 0; layout.top + rows <= ScreenRows; ++layout.top) {
                    for (layout.left = 0; layout.left + columns <= ScreenColumns; ++layout.left) {
                        if (auto reader = with_layout(layout, known)) {
                            return reader;
                        }
                    }
                }
            }
        }
    }
    return std::nullopt;
}

std::vector<std::uint16_t> Reader::changing_units(const std::vector<UnitValues>& screens) {
    std::vector<std::uint16_t> changing;
    for (std::size_t unit = 0; unit < Units; ++unit) {
        const auto differs = [&](const UnitValues& values) {
            return values[unit] != screens.front()[unit];
        };
        if (std::any_of(screens.begin(), screens.end(), differs)) {
            changing.push_back(static_cast<std::uint16_t>(unit));
        }
    }
    return changing;
}

bool Reader::follows_from_cell(std::uint16_t unit,
                               Cell cell,
                               const Known& known,
                               const std::vector<UnitValues>& screens) {
    std::array<int, CellStates> value{};
    value.fill(-1);
    for (std::size_t i = 0; i < known.size(); ++i) {
        int& expected = value[state_of(known[i].first, cell)];
        expected = expected < 0 ? screens[i][unit] : expected;
        if (expected != screens[i][unit]) {
            return false;
        }
    }
    return true;
}

bool Reader::learn_states(CellLooks& looks,
                          Cell cell,
                          const Known& known,
                          const std::vector<UnitValues>& screens) {
    for (std::size_t i = 0; i < known.size(); ++i) {
        const CellState state = state_of(known[i].first, cell);
        looks.known.set(state);
        const auto [entry, added] = looks.states.emplace(look_of(looks, screens[i]), state);
        if (entry->second != state) {
            return false;
        }
    }
    return true;
}

std::vector<std::uint8_t> Reader::look_of(const CellLooks& looks, const UnitValues& values) {
    std::vector<std::uint8_t> look;
    look.reserve(looks.units.size());
    for (const std::uint16_t unit : looks.units) {
        look.push_back(values[unit]);
    }
    return look;
}

/// Keeps the bytes that change and whose value follows from the state of one cell.
std::optional<Reader> Reader::by_bytes(const Known& known) {
    std::vector<UnitValues> screens;
    screens.reserve(known.size());
    for (const auto& [position, screen] : known) {
        screens.push_back(values_of(screen));
    }
    const std::vector<std::uint16_t> changing = changing_units(screens);
    Reader reader;
    for (Cell cell = 0; cell < Cells; ++cell) {
        CellLooks looks;
        for (const std::uint16_t unit : changing) {
            if (follows_from_cell(unit, cell, known, screens)) {
                looks.units.push_back(unit);
            }
        }
        if (!learn_states(looks, cell, known, screens)) {
            return std::nullopt;
        }
        reader.cells_.push_back(std::move(looks));
    }
    return reader;
}

bool Reader::show(zx::oracle::Lockstep& lockstep, PuzzleNumber number, Known& known) {
    const auto strokes = zx::machine::strokes_from_text(fmt::format("s{}\n", number));
    if (!strokes || lockstep.press(*strokes) != zx::oracle::SettleResult::Waiting) {
        return false;
    }
    known.emplace_back(deal(number).position, lockstep.screen());
    return true;
}

zx::Result<Reader> Reader::learn(zx::oracle::Lockstep& lockstep) {
    const auto asks_for_nothing = [] {
        return zx::fail(zx::ErrorCode::BadSignature, 0, "this is no Hexes: it asks for no number");
    };
    Known known;
    const auto first = known_puzzles();
    if (!show(lockstep, first.front(), known)) {
        return asks_for_nothing();
    }
    lockstep.set_blink_frames(zx::oracle::frames_of_blinking(
        lockstep.machine(), {0, 0}, {ScreenRows - 1, ScreenColumns - 1}));
    known.clear();
    for (const PuzzleNumber number : first) {
        if (!show(lockstep, number, known)) {
            return asks_for_nothing();
        }
    }
    auto reader = with_any_layout(known);
    if (!reader) {
        for (const PuzzleNumber number : covering_puzzles()) {
            if (!show(lockstep, number, known)) {
                return asks_for_nothing();
            }
        }
        reader = by_bytes(known);
        // A fault that changes some puzzles must not prevent the check: half of them may do.
        const auto middle = known.begin() + static_cast<std::ptrdiff_t>(known.size() / 2);
        if (!reader) {
            reader = by_bytes({known.begin(), middle});
        }
        if (!reader) {
            reader = by_bytes({middle, known.end()});
        }
    }
    if (!reader) {
        return zx::fail(
            zx::ErrorCode::BadSignature,
            0,
            "this is no Hexes: the screen does not show the puzzles that were chosen by number");
    }
    reader->blink_frames_ = lockstep.blink_frames();
    return *reader;
}

void Reader::note(Seen& seen, Cell cell, int visits, bool cursor) const {
    seen.visits[cell] = visits;
    if (cursor) {
        seen.cursors.push_back(cell);
    }
}

Seen Reader::read(const zx::machine::Machine& machine) const {
    const Screen screen = zx::oracle::read_blinking_screen(machine, blink_frames_);
    Seen seen;
    seen.border = screen.border;
    if (!layout_) {
        const UnitValues values = values_of(screen);
        for (Cell cell = 0; cell < Cells && !cells_.empty(); ++cell) {
            const auto state = cells_[cell].states.find(look_of(cells_[cell], values));
            const bool known = state != cells_[cell].states.end();
            note(seen, cell, known ? state->second % 4 : -1, known && state->second >= 4);
        }
        return seen;
    }
    for (Cell cell = 0; cell < Cells; ++cell) {
        const Look look = look_at(screen, layout_->place(cell));
        if (const auto plain = plain_.find(look); plain != plain_.end()) {
            note(seen, cell, plain->second, false);
        } else if (const auto cursor = under_cursor_.find(look); cursor != under_cursor_.end()) {
            note(seen, cell, cursor->second, true);
        } else {
            note(seen, cell, -1, false);
        }
    }
    return seen;
}

bool Reader::knows(const Position& position, Cell cell) const {
    return layout_ || cell >= cells_.size() || cells_[cell].known.test(state_of(position, cell));
}

bool Reader::knows_all() const {
    return std::all_of(cells_.begin(), cells_.end(), [](const CellLooks& looks) {
        return looks.known.count() >= CellStates - 1; // the cursor is never on three visits
    });
}

ScreenArea Reader::area(Cell cell) const {
    if (layout_) {
        const CharPosition place = layout_->place(cell);
        return {8 * place.column, 8 * place.row, 8, 8};
    }
    int left = 256;
    int top = 192;
    int right = 0;
    int bottom = 0;
    if (cell < cells_.size()) {
        for (const std::uint16_t unit : cells_[cell].units) {
            const bool display = unit < DisplayUnits;
            const int place = static_cast<int>(display ? unit / 8 : unit - DisplayUnits);
            const int y = 8 * (place / ScreenColumns) + (display ? unit % 8 : 0);
            const int x = 8 * (place % ScreenColumns);
            left = std::min(left, x);
            top = std::min(top, y);
            right = std::max(right, x + 8);
            bottom = std::max(bottom, y + (display ? 1 : 8));
        }
    }
    return {left, top, std::max(0, right - left), std::max(0, bottom - top)};
}

} // namespace hexes
