// What `fourrivers play` was asked to do, as plain values.
#pragma once

#include <optional>
#include <string>

#include "app/play/records/deals.hpp"
#include "shisen/deal.hpp"
#include "shisen/gravity.hpp"

namespace zx::play {

struct PlayOptions {
    /// Without one: a random board, or the saved game.
    std::optional<shisen::BoardNumber> number;
    /// Without them: as the last time.
    std::optional<shisen::Gravity> gravity;
    std::optional<shisen::Size> size;
    /// Whose boards.
    Deals deals;
    bool full_screen = false;
    bool mute = false;

    /// Write this picture and open no window; no file of the player's is read or written.
    std::string screenshot;
    std::string keys;
    int width = 1000;
    int height = 640;
};

} // namespace zx::play
