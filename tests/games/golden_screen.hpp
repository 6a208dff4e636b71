// Golden screens of VGA games: text files with one line per run of equal rows, as the second
// readings in Python print them.
#pragma once

#include <string>
#include <vector>

#include "games/vga/picture.hpp"

/// A screen of a golden file: the text after "start ", and the lines of its rows.
struct GoldenScreen {
    std::string start;
    std::string rows;
};

/// Reads a file below the repository's root. Returns nothing if it cannot be read.
[[nodiscard]] std::vector<GoldenScreen> read_golden_screens(const std::string& path);

/// Returns the lines of a picture's rows, from a first row on.
[[nodiscard]] std::string rows_text(const games::vga::VgaScreen& picture, int first = 0);
