// Finds a lattice of tiles that do not begin at character cells.
//
// A block is the 8 by 8 pixels at any place of the display. If the blocks at regular distances make a
// full board, the tiles have these distances; the pixels that are alike in all tiles then show where
// a tile ends.
#include "oracle/pixels/lattice_of_pixels.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace zx::oracle {

namespace {

constexpr int BlockPixels = 8;
constexpr int Width = 256;
constexpr int Height = 192;
/// The places of blocks.
constexpr int Columns = Width - BlockPixels + 1;
constexpr int Rows = Height - BlockPixels + 1;

/// The drawing of a block, in the polarity of ScreenCell::drawing().
class Blocks {
  public:
    explicit Blocks(const Screen& screen) : drawings_(std::size_t{Columns} * Rows) {
        for (int x = 0; x < Columns; ++x) {
            ScreenCell block;
            block.attribute = 7; // two colours
            for (int y = 0; y < Height; ++y) {
                block.bitmap = block.bitmap << BlockPixels | eight_pixels(screen, x, y);
                if (y >= BlockPixels - 1) {
                    drawings_[index(x, y - BlockPixels + 1)] = block.drawing();
                }
            }
        }
    }

    /// The block must be on the display.
    [[nodiscard]] Bitmap at(int x, int y) const { return drawings_[index(x, y)]; }

  private:
    static std::size_t index(int x, int y) {
        return static_cast<std::size_t>(y) * Columns + static_cast<std::size_t>(x);
    }
    std::vector<Bitmap> drawings_;
};

/// The blocks of a tile that are read, in each direction. One block may lie beside a mark that is drawn over
/// two tiles; two tell tiles apart that are alike in one.
constexpr std::array BlocksOfATile{1, 2};

/// Reads boards at any place and distance.
class PixelBoards {
  public:
    PixelBoards(const Screen& screen, Grid grid, const std::vector<FullBoard>& boards)
        : blocks_(screen), grid_(grid), boards_(boards),
          tiles_(static_cast<std::size_t>(grid.columns * grid.rows)) {}

    /// Returns the places at which the first tile makes a full board with tiles of these distances.
    [[nodiscard]] std::vector<PixelGrid> places(int blocks, int pitch_x, int pitch_y) {
        const int right = std::min(BlockPixels, pitch_x - BlockPixels) * (blocks - 1);
        const int down = std::min(BlockPixels, pitch_y - BlockPixels) * (blocks - 1);
        std::vector<PixelGrid> found;
        PixelGrid tiles{grid_.columns, grid_.rows, 0, 0, pitch_x, pitch_y};
        for (tiles.y = 0; tiles.y + (grid_.rows - 1) * pitch_y + down < Rows; ++tiles.y) {
            for (tiles.x = 0; tiles.x + (grid_.columns - 1) * pitch_x + right < Columns;
                 ++tiles.x) {
                if (full_board_at(tiles, right, down)) {
                    found.push_back(tiles);
                }
            }
        }
        return found;
    }

  private:
    /// Returns a hash of the blocks of a tile, 0 if they are blank.
    [[nodiscard]] Bitmap
    tile_at(const PixelGrid& tiles, int column, int row, int right, int down) const {
        constexpr Bitmap Factor = 0x9e3779b97f4a7c15u;
        const int x = tiles.x + column * tiles.pitch_x;
        const int y = tiles.y + row * tiles.pitch_y;
        Bitmap tile = blocks_.at(x, y);
        if (right > 0) {
            tile = tile * Factor + blocks_.at(x + right, y);
        }
        if (down > 0) {
            tile = tile * Factor + blocks_.at(x, y + down);
        }
        if (right > 0 && down > 0) {
            tile = tile * Factor + blocks_.at(x + right, y + down);
        }
        return tile;
    }

    [[nodiscard]] bool full_board_at(const PixelGrid& tiles, int right, int down) {
        // The corners rule out most places.
        for (const int row : {0, grid_.rows - 1}) {
            for (const int column : {0, grid_.columns - 1}) {
                if (tile_at(tiles, column, row, right, down) == BlankBitmap) {
                    return false;
                }
            }
        }
        constexpr std::size_t FewestTilesOfAKind = 3; // on an average
        constexpr std::size_t LeastKinds = 6;
        const std::size_t most_kinds = tiles_.size() / FewestTilesOfAKind;
        const int most_tiles = static_cast<int>(tiles_.size() / LeastKinds);
        std::size_t kinds = 0;
        for (int row = 0; row < grid_.rows; ++row) {
            for (int column = 0; column < grid_.columns; ++column) {
                const Bitmap tile = tile_at(tiles, column, row, right, down);
                const auto end = tiles_.begin() + static_cast<std::ptrdiff_t>(kinds);
                const auto known = std::find_if(
                    tiles_.begin(), end, [=](const auto& kind) { return kind.first == tile; });
                if (known != end) {
                    if (++known->second > most_tiles) {
                        return false;
                    }
                } else if (tile == BlankBitmap || kinds == most_kinds) {
                    return false;
                } else {
                    tiles_[kinds++] = {tile, 1};
                }
            }
        }
        Counts counts;
        for (std::size_t i = 0; i < kinds; ++i) {
            counts.push_back(tiles_[i].second);
        }
        return std::any_of(
            boards_.begin(), boards_.end(), [&](const FullBoard& full) { return full(counts); });
    }

    Blocks blocks_;
    Grid grid_;
    const std::vector<FullBoard>& boards_;
    /// Scratch space of full_board_at(): the drawings, and how many tiles have each.
    std::vector<std::pair<Bitmap, int>> tiles_;
};

/// Returns true if this pixel of the display is set; nothing outside the display.
std::optional<bool> pixel_at(const Screen& screen, int x, int y) {
    if (x < 0 || x >= Width || y < 0 || y >= Height) {
        return std::nullopt;
    }
    const Bitmap bitmap = screen.at({y / CellPixels, x / CellPixels}).bitmap;
    const int bit = y % CellPixels * CellPixels + x % CellPixels;
    return (bitmap >> (63 - bit) & 1) != 0;
}

/// Returns how often each pixel column of a tile has a pixel that is unlike most, over all tiles. If
/// `across` is false, each pixel row.
std::vector<int> unlike_pixels(const Screen& screen, const PixelGrid& tiles, bool across) {
    const int length = across ? tiles.pitch_x : tiles.pitch_y;
    const int other = across ? tiles.pitch_y : tiles.pitch_x;
    std::vector<int> unlike;
    for (int i = 0; i < length; ++i) {
        int set = 0;
        int all = 0;
        for (int row = 0; row < tiles.rows; ++row) {
            for (int column = 0; column < tiles.columns; ++column) {
                for (int j = 0; j < other; ++j) {
                    const int x = tiles.x + column * tiles.pitch_x + (across ? i : j);
                    const int y = tiles.y + row * tiles.pitch_y + (across ? j : i);
                    const auto pixel = pixel_at(screen, x, y);
                    set += static_cast<int>(pixel.value_or(false));
                    all += static_cast<int>(pixel.has_value());
                }
            }
        }
        unlike.push_back(std::min(set, all - set));
    }
    return unlike;
}

/// Returns the offset of the first pixel of a tile from the place at which `unlike` begins, in pixels:
/// after the middle of the widest gap, which marks may fill. `read` pixels of a tile are read; `middle`
/// is the offset of a pixel near the middle of the tile. Without a gap the tile is around it.
int start_of_tile(const std::vector<int>& unlike, int pixels_of_mark, int read, int middle) {
    const int length = static_cast<int>(unlike.size());
    int longest = 0;
    int end = 0;
    for (int first = 0; first < length; ++first) {
        int gap = 0;
        while (gap < length &&
               unlike[static_cast<std::size_t>((first + gap) % length)] <= pixels_of_mark) {
            ++gap;
        }
        if (gap > longest) {
            longest = gap;
            end = first + gap;
        }
    }
    if (longest == 0 || longest == length) {
        return middle - length / 2;
    }
    const int tile = length - longest;
    int start = end - std::max(0, (read - tile) / 2);
    while (start > middle) {
        start -= length;
    }
    return start;
}

/// Places the grid so that each tile lies within the pixels that are read.
PixelGrid around_tiles(const Screen& screen, const std::vector<PixelGrid>& places) {
    PixelGrid tiles = places.front();
    const ScreenArea read = tiles.area(0, 0);
    const int marked = 5; // tiles that may carry marks
    const auto middle_of = [&](int PixelGrid::*place) {
        const auto [first, last] = std::minmax_element(
            places.begin(), places.end(), [=](const PixelGrid& a, const PixelGrid& b) {
                return a.*place < b.*place;
            });
        return ((*first).*place + (*last).*place + BlockPixels) / 2 - tiles.*place;
    };
    const int x = start_of_tile(unlike_pixels(screen, tiles, true),
                                marked * tiles.pitch_y,
                                read.width,
                                middle_of(&PixelGrid::x));
    const int y = start_of_tile(unlike_pixels(screen, tiles, false),
                                marked * tiles.pitch_x,
                                read.height,
                                middle_of(&PixelGrid::y));
    tiles.x += x;
    tiles.y += y;
    return tiles;
}

/// Moves the grid by less than a cell, so that a block that tells the tiles apart becomes a cell.
PixelGrid with_block_in_cell(PixelGrid tiles, const PixelGrid& block) {
    const auto moved = [](int start, int to) {
        const int right = ((to - start) % BlockPixels + BlockPixels) % BlockPixels;
        return start + (right <= BlockPixels / 2 ? right : right - BlockPixels);
    };
    tiles.x = moved(tiles.x, block.x);
    tiles.y = moved(tiles.y, block.y);
    return tiles;
}

tl::unexpected<Error> none_found(Grid grid) {
    return fail(ErrorCode::NotFound,
                0,
                fmt::format("no board of {} by {} tiles, four of each kind, is on the screen",
                            grid.columns,
                            grid.rows));
}

/// Returns a screen that shows the aligned tiles in the cells of the display.
Screen aligned_tiles(Screen screen, const PixelGrid& tiles) {
    add_aligned(screen, tiles);
    Screen shown;
    for (int row = 0; row < AlignedRows; ++row) {
        for (int column = 0; column < ScreenColumns; ++column) {
            shown.at({row, column}) = screen.at({FirstAlignedRow + row, column});
        }
    }
    return shown;
}

/// Returns the lattice of the aligned tiles.
Result<Lattice> lattice_of(const Screen& screen,
                           const PixelGrid& tiles,
                           Grid grid,
                           const std::vector<FullBoard>& boards) {
    const Screen aligned = aligned_tiles(screen, tiles);
    for (const FullBoard& full : boards) {
        auto lattice = find_lattice(aligned, grid, full, TileColours::Ignored);
        if (lattice) {
            lattice->origin.row += FirstAlignedRow;
            lattice->pixels = tiles;
            return lattice;
        }
    }
    return none_found(grid);
}

} // namespace

Result<Lattice>
find_lattice_of_pixels(const Screen& screen, Grid grid, const std::vector<FullBoard>& boards) {
    PixelBoards pixels(screen, grid, boards);
    for (const int blocks : BlocksOfATile) {
        const int widest = (Width - BlockPixels) / (grid.columns - 1);
        const int highest = std::min((Height - BlockPixels) / (grid.rows - 1), Height / grid.rows);
        for (int pitch_x = widest; pitch_x >= BlockPixels; --pitch_x) {
            for (int pitch_y = highest; pitch_y >= BlockPixels; --pitch_y) {
                const auto places = pixels.places(blocks, pitch_x, pitch_y);
                if (places.empty()) {
                    continue;
                }
                const PixelGrid tiles = around_tiles(screen, places);
                for (const PixelGrid& read :
                     {tiles, with_block_in_cell(tiles, places[places.size() / 2])}) {
                    if (auto lattice = lattice_of(screen, read, grid, boards)) {
                        return lattice;
                    }
                }
            }
        }
    }
    return none_found(grid);
}

} // namespace zx::oracle
