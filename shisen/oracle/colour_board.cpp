#include "shisen/oracle/colour_board.hpp"

#include "shisen/oracle/board_finder.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

zx::Result<zx::oracle::Lattice> find_board_of_colours(zx::oracle::Screen screen) {
    constexpr int Pixels = zx::oracle::CellPixels;
    auto lattice = zx::Result<zx::oracle::Lattice>(
        zx::fail(zx::ErrorCode::NotFound, 0, "no board of coloured cells"));
    const auto colours = zx::oracle::find_colour_cells(screen, ClassicSize.cells());
    if (!colours) {
        return lattice;
    }
    zx::oracle::draw_colours(
        screen,
        {0, 0, zx::oracle::ScreenColumns * Pixels, zx::oracle::ScreenRows * Pixels},
        *colours);
    for (const auto& full : {full_board, full_board_but_one}) {
        if (!lattice) {
            lattice = zx::oracle::find_lattice(
                screen, ClassicGrid, full, zx::oracle::TileColours::Ignored);
        }
    }
    if (lattice) {
        lattice->colour_cells = colours;
    }
    return lattice;
}

} // namespace shisen::oracle
