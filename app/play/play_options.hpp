// The options of `fourrivers play`, as plain values.
#pragma once

#include <optional>
#include <string>

#include "app/play/records/deals.hpp"
#include "shisen/deal.hpp"
#include "shisen/gravity.hpp"

namespace zx::play {

struct PlayOptions {
    /// If empty: the saved game, else a random board.
    std::optional<shisen::BoardNumber> number;
    /// If empty: as in the settings.
    std::optional<shisen::Gravity> gravity;
    std::optional<shisen::Size> size;
    /// The deals to play.
    Deals deals;
    bool full_screen = false;
    bool mute = false;

    /// If set, writes this picture and opens no window; reads and writes none of the player's
    /// files.
    std::string screenshot;
    std::string keys;
    int width = 1000;
    int height = 640;
};

} // namespace zx::play
