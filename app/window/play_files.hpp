// The files of the native game, and the game that they and the options set up.
#pragma once

#include <filesystem>

#include "app/play/controller/game_controller.hpp"
#include "app/play/play_options.hpp"
#include "app/play/records/saved_game.hpp"
#include "app/play/records/settings.hpp"
#include "app/play/records/statistics.hpp"

namespace zx::play {

struct PlayFiles {
    explicit PlayFiles(const std::filesystem::path& folder)
        : settings(folder), statistics(folder), game(folder) {}
    SettingsFile settings;
    StatisticsFile statistics;
    SavedGameFile game;
};

/// Reads the files. Options of the command line win over stored settings. The notices of files that
/// could not be read are in the setup.
[[nodiscard]] Setup game_setup(const PlayOptions& options, PlayFiles& files);

} // namespace zx::play
