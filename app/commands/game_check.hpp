// The command `check` of the games: options, progress, interruption, output and report are the same
// for all.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/commands/command.hpp"
#include "app/duel/common/check_game.hpp"

namespace zx::app {

struct GameCheckTexts {
    std::string about;
    std::string footer;
    /// What --strict requires.
    std::string strict;
};

using MakeCheckGame = std::function<std::unique_ptr<duel::CheckGame>()>;

/// Adds `check` with FILE, --keys, --seed, --strict, --json, --report, --rom and --machine.
void add_game_check(SubCommand group, const GameCheckTexts& texts, MakeCheckGame make_game);

} // namespace zx::app
