#include "app/window/play_files.hpp"

#include <ctime>
#include <memory>
#include <random>
#include <string>
#include <utility>

namespace zx::play {
namespace {

Date local_date() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    (void)localtime_r(&now, &parts);
    return {parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday};
}

} // namespace

Setup game_setup(const PlayOptions& options, PlayFiles& files) {
    auto settings = files.settings.load();
    auto statistics = files.statistics.load();
    // A game on learned boards does not change the saved game.
    auto saved = options.deals.learned() ? Loaded<std::optional<SavedGame>>{} : files.game.load();
    Setup setup;
    setup.settings = settings.value;
    setup.settings.gravity = options.gravity.value_or(settings.value.gravity);
    setup.settings.size = options.size.value_or(settings.value.size);
    setup.settings.full_screen = options.full_screen || settings.value.full_screen;
    setup.statistics = std::move(statistics.value);
    setup.saved = std::move(saved.value);
    setup.number = options.number;
    setup.deals = options.deals;
    setup.chance = [device = std::make_shared<std::random_device>()] { return (*device)(); };
    setup.today = &local_date;
    for (const std::string& notice : {settings.notice, statistics.notice, saved.notice}) {
        if (!notice.empty()) {
            setup.notice += (setup.notice.empty() ? "" : "  ") + notice;
        }
    }
    return setup;
}

} // namespace zx::play
