// What an atlas says, as text and as JSON.
#pragma once

#include <ostream>

#include "app/atlas/atlas_file.hpp"

namespace zx::app {

/// How many boards of each verdict; with difficulties also medians and the hardest boards.
void show_atlas(const AtlasFile& atlas, bool json, std::ostream& out);
/// The numbers of the boards that cannot be won, and of those that are unknown.
void show_lost(const AtlasFile& atlas, bool json, std::ostream& out);
/// One line a board and variant: number, gravity, verdict; with difficulties also random games won
/// of those played, and first removals that lose of those there are.
void show_boards(const AtlasFile& atlas, bool json, std::ostream& out);

} // namespace zx::app
