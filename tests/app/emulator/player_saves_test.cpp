// What the player of the emulator window writes for the user, and reads again.
#include <filesystem>
#include <fstream>
#include <string>

#include <doctest/doctest.h>

#include "tests/app/emulator/player_fixture.hpp"

using namespace zx::app;
using fixture::PlayerFixture;

TEST_CASE_FIXTURE(PlayerFixture, "a saved session continues bit for bit") {
    frames(60);
    REQUIRE(player.save_session());
    CHECK(player.find_session() == true);
    const auto saved = session.machine().state();
    frames(60);
    const auto message = player.load_session("the name");
    REQUIRE(message);
    CHECK(*message == "the name");
    CHECK(player.media_name() == "the name");
    CHECK(session.machine().state().ram == saved.ram);
    CHECK(session.machine().state().cpu == saved.cpu);
}

TEST_CASE_FIXTURE(PlayerFixture, "without a saved session there is nothing to continue") {
    CHECK(player.find_session() == false);
    CHECK_FALSE(player.load_session(""));
}

TEST_CASE_FIXTURE(PlayerFixture, "a recorded tape never takes the name of another file") {
    const auto record = [&] {
        player.paste("SAVE \"a\" CODE 0,10\n");
        frames(150);
        player.paste("\n"); // "press any key"
        frames(500);
    };
    const auto first = folder / "tapes" / "tape-001.tzx";
    const auto second = folder / "tapes" / "tape-002.tzx";
    const auto third = folder / "tapes" / "tape-003.tzx";
    frames(200);
    REQUIRE(player.insert_blank_tape());
    record();
    // The tape is exchanged before it was written.
    REQUIRE(player.insert_blank_tape());
    CHECK(std::filesystem::exists(first));
    CHECK(player.blank_tape_path() == second.string());
    record();
    std::ofstream(second) << "of another window";
    const auto ejected = player.eject_tape();
    REQUIRE(ejected);
    CHECK(*ejected == "Written: " + third.string());
    CHECK(std::filesystem::file_size(second) == 17);
    CHECK(std::filesystem::file_size(third) == std::filesystem::file_size(first));
}

TEST_CASE_FIXTURE(PlayerFixture, "opening a tape says where the recorded one was written") {
    frames(200);
    REQUIRE(player.insert_blank_tape());
    player.paste("SAVE \"a\" CODE 0,10\n");
    frames(150);
    player.paste("\n");
    frames(500);
    (void)player.take_notice();
    REQUIRE(player.play_shisen());
    CHECK(player.take_notice() == "Written: " + (folder / "tapes" / "tape-001.tzx").string());
}

TEST_CASE_FIXTURE(PlayerFixture, "a damaged session is kept under another name and reported") {
    frames(60);
    REQUIRE(player.save_session());
    const auto path = folder / "session.szx";
    const auto bytes = std::filesystem::file_size(path);
    for (const std::uintmax_t length : {bytes / 2, std::uintmax_t{0}}) {
        CAPTURE(length);
        REQUIRE(player.save_session());
        std::filesystem::resize_file(path, length);
        const auto found = player.find_session();
        REQUIRE_FALSE(found);
        CHECK(found.error().line.find("kept as session.szx.bad-00") != std::string::npos);
        CHECK_FALSE(std::filesystem::exists(path));
        CHECK(player.find_session() == false);
    }
    CHECK(std::filesystem::file_size(folder / "session.szx.bad-001") == bytes / 2);
    CHECK(std::filesystem::file_size(folder / "session.szx.bad-002") == 0);
}

TEST_CASE_FIXTURE(PlayerFixture, "a quick save of another program brings its name") {
    frames(60);
    CHECK_FALSE(player.has_quick_save());
    REQUIRE(player.quick_save());
    CHECK(player.has_quick_save());
    REQUIRE(player.quick_load("other.tap"));
    CHECK(player.media_name() == "other.tap");
    REQUIRE(player.quick_load());
    CHECK(player.media_name() == "other.tap");
}
