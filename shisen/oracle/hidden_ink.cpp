#include "shisen/oracle/hidden_ink.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

using zx::oracle::Lattice;
using zx::oracle::Lockstep;
using zx::oracle::Screen;
using zx::oracle::ScreenCell;
using Attributes = std::bitset<256>;

const ScreenCell& first_cell(const Screen& screen, const Lattice& lattice, Cell cell) {
    return screen.at(lattice.place(cell.column, cell.row));
}

/// The attribute without the INK.
int ground_of(const ScreenCell& cell) {
    constexpr int Ink = 7;
    return cell.attribute & ~Ink;
}

/// Returns the ground that most tiles have.
int usual_ground(const Screen& screen, const Lattice& lattice) {
    std::array<int, 256> tiles{};
    for (const Cell cell : cells_of(ClassicSize)) {
        ++tiles[static_cast<std::size_t>(ground_of(first_cell(screen, lattice, cell)))];
    }
    return static_cast<int>(
        std::distance(tiles.begin(), std::max_element(tiles.begin(), tiles.end())));
}

/// Returns the number of tiles with this attribute.
int tiles_with(const Screen& screen, const Lattice& lattice, std::uint8_t attribute) {
    const auto cells = cells_of(ClassicSize);
    return static_cast<int>(std::count_if(cells.begin(), cells.end(), [&](Cell cell) {
        return first_cell(screen, lattice, cell).attribute == attribute;
    }));
}

/// The numbers of tiles that may have the attribute of a mark before and after a key.
struct Marked {
    int before = 0;
    int now = 0;
};
constexpr Marked OnTileOrPair{0, 2};
constexpr Marked OnAnotherTile{1, 1};

/// Leads from any corner of the board over tiles of several INKs.
constexpr std::array CursorWay{Key::Right,
                               Key::Right,
                               Key::Down,
                               Key::Down,
                               Key::Right,
                               Key::Down,
                               Key::Left,
                               Key::Left,
                               Key::Up,
                               Key::Left,
                               Key::Up,
                               Key::Left};

/// Adds the attributes of the tiles that were plain before and have the same drawing with another INK and
/// another ground now.
void compare(const Screen& before,
             const Screen& now,
             const Lattice& lattice,
             Marked most,
             Attributes& found) {
    const int usual = usual_ground(before, lattice);
    for (const Cell cell : cells_of(ClassicSize)) {
        const ScreenCell& old = first_cell(before, lattice, cell);
        const ScreenCell& marked = first_cell(now, lattice, cell);
        auto plain = lattice.symbol(before, cell.column, cell.row);
        auto drawn = lattice.symbol(now, cell.column, cell.row);
        if (plain.empty() || plain.size() != drawn.size() || plain.back() == drawn.back()) {
            continue;
        }
        plain.back() = drawn.back();
        if (plain == drawn && ground_of(old) == usual && ground_of(marked) != usual &&
            tiles_with(before, lattice, marked.attribute) <= most.before &&
            tiles_with(now, lattice, marked.attribute) <= most.now) {
            found.set(marked.attribute);
        }
    }
}

} // namespace

Attributes attributes_that_hide_ink(Lockstep& lockstep, const Lattice& lattice) {
    constexpr int Pairs = 8;
    const zx::machine::State start = lockstep.save();
    const int pace = lockstep.pace();
    const Screen first = lockstep.screen();
    Attributes found;
    for (const Key arrow : {Key::Right, Key::Left, Key::Down, Key::Up}) {
        (void)lockstep.press(stroke_of(arrow));
        const Screen plain = lockstep.screen();
        lockstep.restore(start);
        (void)lockstep.press(stroke_of(Key::Enter));
        (void)lockstep.press(stroke_of(arrow));
        compare(plain, lockstep.screen(), lattice, OnTileOrPair, found);
        lockstep.restore(start);
    }
    Screen last = first;
    for (const Key arrow : CursorWay) {
        (void)lockstep.press(stroke_of(arrow));
        const Screen now = lockstep.screen();
        compare(last, now, lattice, OnAnotherTile, found);
        last = now;
    }
    lockstep.restore(start);
    for (int pair = 0; pair < Pairs; ++pair) {
        (void)lockstep.press(stroke_of(Key::Hint));
        compare(first, lockstep.screen(), lattice, OnTileOrPair, found);
    }
    lockstep.restore(start);
    lockstep.set_pace(pace);
    return found;
}

} // namespace shisen::oracle
