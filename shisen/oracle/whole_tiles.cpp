#include "shisen/oracle/whole_tiles.hpp"

#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

bool shows_full_board(const zx::oracle::Screen& screen, const zx::oracle::Lattice& lattice) {
    const zx::oracle::Counts counts = counts_of_tiles(lattice, screen);
    return full_board(counts) || full_board_but_one(counts);
}

std::optional<zx::oracle::Lattice> whole_tiles(const zx::oracle::Screen& screen,
                                               const zx::oracle::Lattice& lattice) {
    constexpr int MostCells = 8; // bits of Lattice::parts
    zx::oracle::Lattice whole = lattice;
    whole.extent_columns = lattice.pitch_columns;
    whole.extent_rows = lattice.pitch_rows;
    whole.parts = zx::oracle::Lattice::AllParts;
    whole.near = {};
    if (whole.extent_columns * whole.extent_rows > MostCells) {
        return std::nullopt;
    }
    for (int up = 0; up < lattice.pitch_rows; ++up) {
        for (int left = 0; left < lattice.pitch_columns; ++left) {
            whole.origin = {lattice.origin.row - up, lattice.origin.column - left};
            if (zx::oracle::Screen::inside(whole.origin) && whole.fits() &&
                shows_full_board(screen, whole)) {
                return whole;
            }
        }
    }
    return std::nullopt;
}

} // namespace shisen::oracle
