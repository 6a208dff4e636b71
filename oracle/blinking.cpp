#include "oracle/blinking.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace zx::oracle {

namespace {

/// The frames for which a machine is watched, the changes that make a cell blink, and the slowest
/// blinking, in frames from one change to the next and until a look returns.
constexpr int WatchedFrames = 160;
constexpr int FewestChanges = 3;
constexpr int SlowestBlinking = 50;
constexpr int SlowestCycle = 64;
/// The frames after which a look is no part of a screen that is being drawn.
constexpr int LastingFrames = 2;
constexpr std::uint8_t Flash = 0x80;

/// A cell with a drawing comes before one without, then one that looks like a tile. The rest only
/// makes the choice definite.
bool shown_rather(const ScreenCell& a, const ScreenCell& b, const TileLooks& tiles) {
    const auto rank = [&](const ScreenCell& cell) {
        const Bitmap drawing = cell.drawing();
        const bool of_a_tile =
            std::binary_search(tiles.drawings.begin(), tiles.drawings.end(), drawing);
        const bool of_their_inks = (1u << cell.ink() & unsigned{tiles.inks}) != 0;
        return std::tuple(
            cell.blank(), !of_a_tile, !of_their_inks, drawing, cell.bitmap, cell.attribute);
    };
    return rank(a) < rank(b);
}

/// The looks of a cell in one frame after the other. A look of a single frame is left out, if others
/// last longer: it may be a part of a screen that the program copies.
class Looks {
  public:
    /// Returns true if the cell has had several looks that last.
    bool add(const ScreenCell& cell, const TileLooks& tiles) {
        frames_ = any_ && cell == latest_ ? frames_ + 1 : 1;
        latest_ = cell;
        choose(any_, cell, tiles);
        if (frames_ == LastingFrames) {
            choose(lasting_, cell, tiles);
        }
        return lasting_.several;
    }
    /// True if the look has not lasted long enough yet.
    [[nodiscard]] bool young() const { return frames_ < LastingFrames; }
    /// Returns the look that is shown rather than the others, with FLASH if there are others.
    [[nodiscard]] ScreenCell shown() const {
        const Choice& choice = lasting_ ? lasting_ : any_;
        ScreenCell cell = *choice.look;
        if (choice.several) {
            cell.attribute |= Flash;
            cell.blinks = true;
            cell.blinks_with_flash = choice.flash;
        }
        return cell;
    }

  private:
    struct Choice {
        std::optional<ScreenCell> look{};
        bool several = false;
        bool flash = true; ///< all looks have FLASH
        explicit operator bool() const noexcept { return look.has_value(); }
    };
    static void choose(Choice& choice, const ScreenCell& cell, const TileLooks& tiles) {
        choice.flash = choice.flash && cell.flash();
        if (!choice.look) {
            choice.look = cell;
        } else if (!(*choice.look == cell)) {
            choice.several = true;
            choice.look = shown_rather(cell, *choice.look, tiles) ? cell : choice.look;
        }
    }

    ScreenCell latest_{};
    int frames_ = 0;
    Choice any_;
    Choice lasting_;
};

} // namespace

int frames_of_blinking(const machine::Machine& machine, CharPosition first, CharPosition last) {
    struct Changes {
        int count = 0;
        int latest = 0;
        int longest_gap = 0;
        /// When each look was shown last, and the longest time until one was shown again.
        std::map<std::pair<Bitmap, std::uint8_t>, int> ended{};
        int longest_absence = 0;
    };
    std::vector<Changes> changes(Screen().cells.size());
    machine::Machine copy = machine;
    Screen before = read_screen(copy);
    for (int frame = 1; frame <= WatchedFrames; ++frame) {
        copy.run_frame();
        const Screen now = read_screen(copy);
        for (std::size_t i = 0; i < changes.size(); ++i) {
            if (!(now.cells[i] == before.cells[i])) {
                Changes& cell = changes[i];
                const auto key = [](const ScreenCell& look) {
                    return std::pair(look.bitmap, look.attribute);
                };
                const auto ended = cell.ended.find(key(now.cells[i]));
                if (ended != cell.ended.end()) {
                    cell.longest_absence = std::max(cell.longest_absence, frame - ended->second);
                }
                cell.ended[key(before.cells[i])] = frame;
                cell.longest_gap = std::max(cell.longest_gap, frame - cell.latest);
                cell.latest = frame;
                ++cell.count;
            }
        }
        before = now;
    }
    int frames = 0;
    for (int row = std::max(first.row, 0); row <= std::min(last.row, ScreenRows - 1); ++row) {
        for (int column = std::max(first.column, 0);
             column <= std::min(last.column, ScreenColumns - 1);
             ++column) {
            const Changes& cell = changes[static_cast<std::size_t>(row) * ScreenColumns +
                                          static_cast<std::size_t>(column)];
            if (cell.count >= FewestChanges && cell.longest_gap <= SlowestBlinking) {
                const int cycle =
                    cell.longest_absence <= SlowestCycle ? cell.longest_absence : cell.longest_gap;
                frames =
                    std::max({frames, cell.longest_gap + LastingFrames, cycle + LastingFrames});
            }
        }
    }
    return frames;
}

TileLooks ways_to_read(const Lattice& lattice) {
    TileLooks looks;
    looks.pixels = lattice.pixels;
    looks.edge_lines = lattice.edge_lines;
    looks.colour_cells = lattice.colour_cells;
    for (int row = 0; row < lattice.grid.rows; ++row) {
        for (int column = 0; column < lattice.grid.columns; ++column) {
            if (lattice.exchanged) {
                looks.exchanged.push_back(lattice.area(column, row));
            }
            if (lattice.colour_cells) {
                looks.colour_areas.push_back(lattice.area(column, row));
            }
        }
    }
    return looks;
}

TileLooks looks_of_tiles(const Screen& screen, const Lattice& lattice) {
    TileLooks looks = ways_to_read(lattice);
    std::map<Bitmap, int> tiles;
    for (int row = 0; row < lattice.grid.rows; ++row) {
        for (int column = 0; column < lattice.grid.columns; ++column) {
            const CharPosition place = lattice.place(column, row);
            std::set<Bitmap> drawings;
            for (int below = 0; below < lattice.extent_rows; ++below) {
                for (int right = 0; right < lattice.extent_columns; ++right) {
                    drawings.insert(screen.at({place.row + below, place.column + right}).drawing());
                }
            }
            for (const Bitmap drawing : drawings) {
                ++tiles[drawing];
            }
        }
    }
    for (const auto& [drawing, count] : tiles) {
        if (count > 1 && drawing != BlankBitmap) {
            looks.drawings.push_back(drawing);
        }
    }
    looks.inks = lattice.inks;
    return looks;
}

Screen read_blinking_screen(const machine::Machine& machine, int frames, const TileLooks& tiles) {
    const auto read = [&](const machine::Machine& shown) {
        Screen screen = read_screen(shown);
        if (tiles.pixels) {
            add_aligned(screen, *tiles.pixels);
        }
        if (tiles.edge_lines) {
            remove_edge_lines(screen, *tiles.edge_lines);
        }
        for (const ScreenArea& area : tiles.exchanged) {
            exchange_colours(screen, area);
        }
        for (const ScreenArea& area : tiles.colour_areas) {
            draw_colours(screen, area, *tiles.colour_cells);
        }
        return screen;
    };
    Screen screen = read(machine);
    if (frames == 0) {
        return screen;
    }
    machine::Machine copy = machine;
    std::uint64_t picture = picture_hash(copy);
    Screen now = screen;
    std::vector<Looks> looks(screen.cells.size());
    for (std::size_t i = 0; i < looks.size(); ++i) {
        looks[i].add(screen.cells[i], tiles);
    }
    bool blinks = false;
    for (int frame = 0; frame < frames || (!blinks && frame < tiles.patient_frames); ++frame) {
        copy.run_frame();
        const std::uint64_t picture_before = std::exchange(picture, picture_hash(copy));
        const bool changed = picture != picture_before;
        if (changed) {
            now = read(copy);
        }
        for (std::size_t i = 0; i < looks.size(); ++i) {
            if (changed || looks[i].young()) {
                blinks = looks[i].add(now.cells[i], tiles) || blinks;
            }
        }
    }
    for (std::size_t i = 0; i < looks.size(); ++i) {
        screen.cells[i] = looks[i].shown();
    }
    return screen;
}

} // namespace zx::oracle
