#include "shisen/oracle/board_finder.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

#include "machine/character_keys.hpp"
#include "oracle/blinking.hpp"
#include "oracle/pixels/lattice_of_pixels.hpp"
#include "shisen/oracle/colour_board.hpp"
#include "shisen/oracle/edged_board.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/mark_learner.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

namespace {

/// Frames in which most blinking cells show all their looks.
constexpr int BlinkFrames = 40;

/// Keys that may lead from a title, and further pages after it, to a board. The empty list stands for
/// a board that is already shown.
std::vector<std::vector<zx::machine::Stroke>> openings() {
    using zx::ula::Key;
    constexpr std::size_t MostPages = 4;
    std::vector<std::vector<zx::machine::Stroke>> all{{}};
    for (const Key key : {Key::Enter, Key::Space, Key::N, Key::N1, Key::N0}) {
        all.push_back({{{key}}});
    }
    for (const Key key : {Key::Enter, Key::Space}) {
        all.emplace_back(MostPages, zx::machine::Stroke{{key}});
    }
    // A game with a partly played board deals a full one after N (above) or by number.
    all.push_back(strokes_of({shisen::Key::ChooseBoard, 1}));
    return all;
}

/// Letters and digits that a title may ask for. First those that openings() does not press; the others are
/// for a program that needs a key for a longer time.
std::vector<zx::machine::Stroke> other_keys() {
    std::vector<zx::machine::Stroke> strokes;
    for (const char character : std::string_view("pygs2kacdtmjqoz3xwevuihbfrl456789n10")) {
        const auto keys = zx::machine::key_with(character);
        strokes.push_back({{keys.begin(), keys.end()}});
    }
    return strokes;
}

int blink_frames_near(const zx::machine::Machine& machine, const zx::oracle::Lattice& lattice) {
    using zx::oracle::CellPixels;
    const auto first = lattice.area(0, 0);
    const auto last = lattice.area(ClassicSize.columns - 1, ClassicSize.rows - 1);
    return zx::oracle::frames_of_blinking(
        machine,
        {first.y / CellPixels - 1, first.x / CellPixels - 1},
        {(last.y + last.height - 1) / CellPixels + 1, (last.x + last.width - 1) / CellPixels + 1});
}

/// The same with the marks of H and ENTER, which may blink where nothing else does. Restores the machine.
/// A mark that blinks for a few seconds only may be gone when the picture is still, so each key is also pressed
/// without waiting for that.
int blink_frames_of_marks(Lockstep& lockstep, const zx::oracle::Lattice& lattice) {
    int frames = blink_frames_near(lockstep.machine(), lattice);
    const zx::machine::State start = lockstep.save();
    const int pace = lockstep.pace();
    constexpr int FramesAfterKey = 10;
    for (const shisen::Key key : {shisen::Key::Hint, shisen::Key::Enter}) {
        if (lockstep.press(stroke_of(key)) == SettleResult::Waiting) {
            frames = std::max(frames, blink_frames_near(lockstep.machine(), lattice));
        }
        lockstep.restore(start);
        lockstep.press_and_run(stroke_of(key), FramesAfterKey);
        frames = std::max(frames, blink_frames_near(lockstep.machine(), lattice));
        lockstep.restore(start);
    }
    lockstep.set_pace(pace);
    return frames;
}

/// True if each tile of a board has the colours of its kind.
bool colours_tell(const zx::oracle::Screen& screen, const zx::oracle::Lattice& lattice) {
    const auto odd = find_odd_tile(screen, lattice);
    return !odd || lattice.symbol(screen, odd->cell.column, odd->cell.row).back() ==
                       lattice.symbol(screen, odd->like.column, odd->like.row).back();
}

/// Waits until a blinking cursor is not shown, and returns the lattice of a full board whose tiles differ
/// in their drawings; nothing if there is none within BlinkFrames.
std::optional<zx::oracle::Lattice> seen_without_cursor(Lockstep& lockstep) {
    const zx::machine::State start = lockstep.save();
    for (int frame = 0; frame < BlinkFrames; ++frame) {
        lockstep.run_idle(1);
        const auto lattice = zx::oracle::find_lattice(
            lockstep.screen(), ClassicGrid, full_board, zx::oracle::TileColours::Ignored);
        if (lattice) {
            return *lattice;
        }
    }
    lockstep.restore(start);
    return std::nullopt;
}

zx::Result<zx::oracle::Lattice> not_found() {
    return zx::fail(zx::ErrorCode::NotFound, 0, "no board");
}

} // namespace

std::vector<zx::oracle::Symbol> tiles_of(const zx::oracle::Screen& screen,
                                         const zx::oracle::Lattice& lattice) {
    std::vector<zx::oracle::Symbol> tiles;
    for (const Cell cell : cells_of(ClassicSize)) {
        tiles.push_back(lattice.symbol(screen, cell.column, cell.row));
    }
    return tiles;
}

bool cursor_swaps_colours(const zx::oracle::Screen& screen, const zx::oracle::Lattice& lattice) {
    bool swapped = false;
    for (const Cell cell : cells_of(ClassicSize)) {
        swapped |= lattice.swapped(screen.at(lattice.place(cell.column, cell.row)));
    }
    return swapped && full_board(counts_of_tiles(lattice, screen));
}

namespace {

/// Finds a full board of which the INK, but not the PAPER, may tell tiles apart.
zx::Result<zx::oracle::Lattice> full_board_of_inks(Lockstep& lockstep) {
    const zx::oracle::Screen screen = lockstep.screen();
    auto lattice = zx::oracle::find_lattice(screen, ClassicGrid, full_board);
    if (lattice && lattice->coloured) {
        // Larger tiles may be told apart without their colours, but a cursor is drawn over one of them.
        const auto without = zx::oracle::find_lattice(
            screen, ClassicGrid, full_board_but_one, zx::oracle::TileColours::Ignored);
        return without ? without : lattice;
    }
    if (!lattice) {
        // A cursor may blink in place of its tile.
        zx::oracle::TileLooks colours;
        colours.exchanged = lockstep.tile_looks().exchanged;
        const auto shown =
            zx::oracle::read_blinking_screen(lockstep.machine(), BlinkFrames, colours);
        if (auto blinking = zx::oracle::find_lattice(shown, ClassicGrid, full_board)) {
            // Colours tell the tiles apart only if their drawings do not, even without the cursor.
            return blinking->coloured ? seen_without_cursor(lockstep).value_or(*blinking)
                                      : blinking;
        }
        // A cursor may be drawn over its tile. If colours tell the tiles apart, a cursor that swaps
        // the colours of its tile leaves no odd one, and one that changes them cannot be read.
        auto odd = zx::oracle::find_lattice(screen, ClassicGrid, full_board_but_one);
        if (odd && (!odd->coloured || colours_tell(screen, *odd))) {
            return odd;
        }
    }
    return lattice;
}

/// True if enough cells with a drawing have each of two PAPERs for a board of tiles of several PAPERs.
bool shows_several_papers(const zx::oracle::Screen& screen) {
    std::array<int, 8> cells{};
    for (const auto& cell : screen.cells) {
        cells[static_cast<std::size_t>(cell.paper())] += cell.blank() ? 0 : 1;
    }
    return std::accumulate(cells.begin(), cells.end(), 0) >= ClassicSize.cells() &&
           std::count_if(cells.begin(), cells.end(), [](int count) {
               constexpr int TilesOfAKind = 4;
               return count >= TilesOfAKind;
           }) > 1;
}

} // namespace

zx::Result<zx::oracle::Lattice> full_board_shown(Lockstep& lockstep) {
    const zx::oracle::TileLooks looks = lockstep.tile_looks();
    const bool exchanged = !looks.exchanged.empty();
    auto lattice = full_board_of_inks(lockstep);
    if (!lattice && !exchanged && shows_several_papers(lockstep.screen())) {
        constexpr int Pixels = zx::oracle::CellPixels;
        zx::oracle::TileLooks of_papers = looks;
        of_papers.exchanged = {
            {0, 0, zx::oracle::ScreenColumns * Pixels, zx::oracle::ScreenRows * Pixels}};
        lockstep.set_tile_looks(of_papers);
        auto papers = full_board_of_inks(lockstep);
        lockstep.set_tile_looks(looks);
        if (papers && papers->coloured) {
            papers->exchanged = true;
            return papers;
        }
        for (const auto& full : {full_board, full_board_but_one}) {
            if (!lattice) {
                lattice = zx::oracle::find_lattice(
                    lockstep.screen(), ClassicGrid, full, zx::oracle::TileColours::Both);
            }
        }
    }
    if (lattice) {
        lattice->exchanged = exchanged;
        lattice->colour_cells = looks.colour_cells;
    }
    if (!lattice && !looks.colour_cells) {
        if (auto colours = find_board_of_colours(lockstep.screen())) {
            return colours;
        }
    }
    return lattice;
}

zx::Result<zx::oracle::Lattice> edged_board_shown(Lockstep& lockstep) {
    return find_edged_board(lockstep.screen());
}

zx::Result<zx::oracle::Lattice> covered_board_shown(Lockstep& lockstep) {
    const zx::oracle::Screen uncovered = screen_without_cursor(lockstep);
    auto lattice = zx::oracle::find_lattice(uncovered, ClassicGrid, full_board);
    if (!lattice) {
        return lattice;
    }
    // The arrows may have led from a title to the board.
    const auto shown = tiles_of(lockstep.screen(), *lattice);
    const auto tiles = tiles_of(uncovered, *lattice);
    const int same = std::inner_product(
        shown.begin(), shown.end(), tiles.begin(), 0, std::plus<>(), std::equal_to<>());
    return same * 2 > ClassicSize.cells() ? lattice : not_found();
}

zx::Result<zx::oracle::Lattice> unaligned_board_shown(Lockstep& lockstep) {
    return zx::oracle::find_lattice_of_pixels(
        lockstep.screen(), ClassicGrid, {full_board, full_board_but_one});
}

namespace {

int changed_cells(const zx::oracle::Screen& before, const zx::oracle::Screen& after) {
    int changed = 0;
    for (int row = 0; row < zx::oracle::ScreenRows; ++row) {
        for (int column = 0; column < zx::oracle::ScreenColumns; ++column) {
            changed += before.at({row, column}) == after.at({row, column}) ? 0 : 1;
        }
    }
    return changed;
}

/// Looks for a board after each of some keys, and after one more key on the page that it leads to.
/// Restores the machine if there is none.
class OtherKeys {
  public:
    OtherKeys(Lockstep& lockstep, std::vector<zx::oracle::PressedStroke>& opening)
        : lockstep_(lockstep), opening_(opening) {}

    zx::Result<zx::oracle::Lattice> find(const std::vector<zx::machine::Stroke>& keys) {
        // A title takes few of the keys. Each is pressed once, long enough for a slow program.
        constexpr int SlowPace = 3;
        const int pace = lockstep_.pace();
        lockstep_.set_pace(SlowPace);
        lockstep_.set_try_again(false);
        auto lattice = try_keys(keys);
        lockstep_.set_try_again(true);
        lockstep_.set_pace(pace);
        return lattice;
    }

  private:
    zx::Result<zx::oracle::Lattice> try_keys(const std::vector<zx::machine::Stroke>& keys) {
        using zx::ula::Key;
        const zx::machine::State start = lockstep_.save();
        const zx::oracle::Screen title = lockstep_.screen();
        for (const auto& stroke : keys) {
            if (frames_ > MostFrames) {
                break;
            }
            lockstep_.restore(start);
            opening_.clear();
            auto lattice = find_after(stroke, title);
            if (!waits_) {
                continue;
            }
            const zx::oracle::Screen page = lockstep_.screen();
            const zx::machine::State here = lockstep_.save();
            const auto pressed = opening_;
            for (const Key key : {Key::Enter, Key::Space, Key::N1}) {
                if (lattice || (page == title && !chooses(stroke)) || frames_ > MostFrames) {
                    break;
                }
                lockstep_.restore(here, pressed.back());
                opening_ = pressed;
                lattice = find_after({{key}}, page);
            }
            if (lattice) {
                return lattice;
            }
        }
        lockstep_.restore(start);
        opening_.clear();
        return not_found();
    }

    /// True for a digit of a list, which may be taken without an answer on the screen.
    static bool chooses(const zx::machine::Stroke& stroke) {
        using zx::ula::Key;
        return stroke.keys.size() == 1 &&
               (stroke.keys.front() == Key::N1 || stroke.keys.front() == Key::N2);
    }

    /// The frames after which no other key is tried. A title that waits takes a key in 50 frames or fewer;
    /// another program may go on by itself after each.
    static constexpr std::int64_t MostFrames = 2000;
    /// The cells that change at least where a board appears.
    static constexpr int FewestChanged = ClassicSize.cells() * 3 / 4;

    /// Presses a key. Looks for a board if most of its places show something else than before.
    zx::Result<zx::oracle::Lattice> find_after(const zx::machine::Stroke& stroke,
                                               const zx::oracle::Screen& before) {
        const std::int64_t before_press = lockstep_.machine().frames();
        waits_ = lockstep_.press(stroke) == SettleResult::Waiting;
        frames_ += lockstep_.machine().frames() - before_press;
        opening_.push_back(lockstep_.last_press());
        const bool may_be_board =
            waits_ && changed_cells(before, lockstep_.screen()) >= FewestChanged;
        if (!may_be_board) {
            return not_found();
        }
        auto lattice = full_board_shown(lockstep_);
        return lattice ? lattice : edged_board_shown(lockstep_);
    }

    Lockstep& lockstep_;
    std::vector<zx::oracle::PressedStroke>& opening_;
    /// True if the program waits after the last key.
    bool waits_ = true;
    /// The frames that all keys took.
    std::int64_t frames_ = 0;
};

} // namespace

zx::Result<zx::oracle::Lattice> find_board(Lockstep& lockstep,
                                           FindShown find_shown,
                                           std::vector<zx::oracle::PressedStroke>& opening) {
    const zx::machine::State start = lockstep.save();
    zx::Error first;
    const auto found = [&](const zx::oracle::Lattice& lattice) {
        zx::oracle::TileLooks looks = zx::oracle::ways_to_read(lattice);
        lockstep.set_tile_looks(looks);
        // A key may delay the blinking. If some cell always blinks, it is waited for.
        const int always = blink_frames_near(lockstep.machine(), lattice);
        const int marks = blink_frames_of_marks(lockstep, lattice);
        lockstep.set_blink_frames(always > 0 ? marks : 2 * marks);
        looks = looks_of_tiles(lockstep.screen(), lattice);
        looks.patient_frames = 2 * always;
        lockstep.set_tile_looks(looks);
        return lattice;
    };
    for (const auto& strokes : openings()) {
        lockstep.restore(start);
        opening.clear();
        auto lattice = strokes.empty() ? find_shown(lockstep) : not_found();
        // The keys end at the first board, where the others would be commands.
        for (std::size_t i = 0; i < strokes.size() && !lattice; ++i) {
            const SettleResult result = lockstep.press(strokes[i]);
            opening.push_back(lockstep.last_press());
            if (result != SettleResult::Waiting) {
                break;
            }
            lattice = find_shown(lockstep);
        }
        if (lattice) {
            return found(*lattice);
        }
        first = strokes.empty() ? lattice.error() : first;
    }
    lockstep.restore(start);
    opening.clear();
    // The other ways to find a board take too long to be tried after every key.
    if (find_shown == full_board_shown) {
        using Keys = std::vector<zx::machine::Stroke>;
        for (const Keys& keys : {strokes_of({shisen::Key::Enter}), other_keys()}) {
            if (const auto lattice = OtherKeys(lockstep, opening).find(keys)) {
                return found(*lattice);
            }
        }
    }
    return tl::unexpected(first);
}

} // namespace shisen::oracle
