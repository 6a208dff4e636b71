// What the rewind bar shows.
#pragma once

#include <memory>
#include <vector>

#include "app/emulator/thumbnail.hpp"

namespace zx::app {

struct RewindStatus {
    /// The newest states that are left, the newest last.
    std::vector<std::shared_ptr<const Thumbnail>> pictures;
    /// How far one has gone back, and how much further one can go.
    double seconds_back = 0;
    double seconds_left = 0;
    /// The menu has begun it: it ends with the next key, button or click.
    bool until_key = false;
};

} // namespace zx::app
