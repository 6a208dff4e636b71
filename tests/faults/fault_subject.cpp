// fault_subject KIND FOLDER: saves one of the files that the windows keep, in the same way. If it
// cannot be saved, prints the reason on stderr and ends with 4.
#include <cstdio>
#include <string>

#include "app/emulator/player.hpp"
#include "app/play/records/saved_game.hpp"
#include "app/play/records/settings.hpp"
#include "app/play/records/statistics.hpp"
#include "roms-free/roms.hpp"

namespace {

using namespace zx;

std::string save_game(const std::string& folder) {
    play::SavedGameFile file(folder);
    const auto loaded = file.load();
    play::SavedGame saved;
    saved.game = {{shisen::ClassicSize, shisen::Gravity::On, 42}, {{shisen::Key::Hint, 0}}};
    saved.seconds = 7;
    return loaded.notice + file.save(saved);
}

std::string save_settings(const std::string& folder) {
    play::SettingsFile file(folder);
    auto loaded = file.load();
    loaded.value.sound = false;
    return loaded.notice + file.save(loaded.value);
}

std::string add_statistics(const std::string& folder) {
    play::StatisticsFile file(folder);
    return file.add(play::FinishedGame{}).notice;
}

std::string quick_save(const std::string& folder) {
    app::Session session(machine::Model::Spectrum48,
                         {{roms::rom48().begin(), roms::rom48().end()}, "free ROM"});
    app::Player player(session, app::UserData(folder), 44'100);
    session.machine().run_frame();
    const auto saved = player.quick_save();
    return saved ? "" : saved.error().line;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        return 2;
    }
    const std::string kind = argv[1];
    const std::string folder = argv[2];
    const std::string problem = kind == "game"         ? save_game(folder)
                                : kind == "settings"   ? save_settings(folder)
                                : kind == "statistics" ? add_statistics(folder)
                                                       : quick_save(folder);
    if (problem.empty()) {
        return 0;
    }
    std::fprintf(stderr, "fourrivers: %s\n", problem.c_str());
    return 4;
}
