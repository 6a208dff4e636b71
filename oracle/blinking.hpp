// Screens on which the program itself makes cells blink, for example the cursor.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "machine/machine.hpp"
#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"

namespace zx::oracle {

/// Returns the number of frames in which each blinking cell of a rectangle shows all its looks, or 0
/// if none blinks. A cell blinks if it changes again and again without a key. Runs a copy of the
/// machine.
[[nodiscard]] int
frames_of_blinking(const machine::Machine& machine, CharPosition first, CharPosition last);

/// How tiles look on which nothing blinks.
struct TileLooks {
    /// The drawings in their cells (ScreenCell::drawing), sorted.
    std::vector<Bitmap> drawings;
    /// Bit i for INK i, if INK tells tiles apart; otherwise 0.
    std::uint8_t inks = 0;
    /// Where the tiles are, if they do not begin at cells of the display.
    std::optional<PixelGrid> pixels{};
    /// The cells that are read with their colours exchanged, because their PAPER tells tiles apart
    /// (exchange_colours() in oracle/cells.hpp).
    std::vector<ScreenArea> exchanged{};
    /// See Lattice::colour_cells, and where they are.
    std::optional<ColourCells> colour_cells{};
    std::vector<ScreenArea> colour_areas{};
    /// See Lattice::edge_lines.
    std::optional<EdgeLines> edge_lines{};
    /// If some cell always blinks, the frames in which one does, even if a key has delayed it; otherwise 0.
    int patient_frames = 0;
};

/// Returns how the screen is read for a lattice, without the drawings and INKs of its tiles.
[[nodiscard]] TileLooks ways_to_read(const Lattice& lattice);

/// Returns the looks of the tiles of a full board. A drawing that only one tile has is left out,
/// because it may be a cursor over its tile.
[[nodiscard]] TileLooks looks_of_tiles(const Screen& screen, const Lattice& lattice);

/// Returns the screen with cells that change in the next frames shown as blinking, with FLASH: with
/// the look that has a drawing; among several, with a drawing and an INK of `tiles`; among these,
/// always the same one. A look of a single frame is left out if others last longer: it may be a
/// part of a screen that the program copies. With 0 frames nothing blinks. If no
/// cell has changed in these frames, waits for up to `tiles.patient_frames` until one does. Tiles that do not begin at
/// cells are in the aligned cells, too.
[[nodiscard]] Screen
read_blinking_screen(const machine::Machine& machine, int frames, const TileLooks& tiles = {});

} // namespace zx::oracle
