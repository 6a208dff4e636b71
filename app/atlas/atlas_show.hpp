// Prints an atlas as text and as JSON.
#pragma once

#include <ostream>

#include "app/atlas/atlas_file.hpp"

namespace zx::app {

/// Prints the number of boards of each verdict; with difficulties also medians and the hardest
/// boards.
void show_atlas(const AtlasFile& atlas, bool json, std::ostream& out);
/// Prints the numbers of the boards that cannot be won, and of those that are unknown.
void show_lost(const AtlasFile& atlas, bool json, std::ostream& out);
/// Prints one line per board and variant: number, gravity, verdict; with difficulties also random
/// games won and played, and first removals that lose and their total.
void show_boards(const AtlasFile& atlas, bool json, std::ostream& out);

} // namespace zx::app
