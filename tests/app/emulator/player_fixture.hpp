// The player of the emulator window with the free ROM and a data folder of its own.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "app/emulator/player.hpp"
#include "roms-free/roms.hpp"

namespace fixture {

struct PlayerFixture {
    std::filesystem::path folder =
        std::filesystem::temp_directory_path() / "fourrivers_player_test";
    zx::app::Session session;
    zx::app::Player player;
    zx::app::EmulatorSettings settings;

    PlayerFixture()
        : session(zx::machine::Model::Spectrum48,
                  {{zx::roms::rom48().begin(), zx::roms::rom48().end()}, "free ROM"}),
          player(
              session, zx::app::UserData((std::filesystem::remove_all(folder), folder)), 44'100) {}
    ~PlayerFixture() { std::filesystem::remove_all(folder); }
    PlayerFixture(const PlayerFixture&) = delete;
    PlayerFixture& operator=(const PlayerFixture&) = delete;

    void step(std::string_view key, int by) {
        const zx::app::SettingFacts facts{.model = player.machine().model(),
                                          .joystick = player.machine().state().joystick};
        zx::app::step_setting(zx::app::setting_row(key), settings, facts, by);
        player.apply(settings);
    }
    void frames(int count) {
        for (int frame = 0; frame < count; ++frame) {
            player.run_frame({});
        }
    }
    bool shows(const std::string& text) {
        return session.console().screen_text().find(text) != std::string::npos;
    }
};

} // namespace fixture
