// A tape of Tetrominoes whose way of drawing has been learned.
#pragma once

#include <memory>

#include "app/common/failure.hpp"
#include "app/games/tapes/game_tape.hpp"
#include "games/tetrominoes/oracle/rules_check.hpp"

namespace zx::native {

struct TetrominoesTape {
    app::LoadedGame game;
    tetrominoes::RulesCheck check;
    bool strict = false;

    [[nodiscard]] static BundledTape bundled();
    /// Failure if the file cannot be loaded or is no Tetrominoes. strict: see
    /// tetrominoes::learn_tape; a bundled tape is always strict.
    [[nodiscard]] static app::Outcome<std::unique_ptr<TetrominoesTape>>
    load(const app::RunOptions& options, bool strict, app::Streams& streams);
};

} // namespace zx::native
