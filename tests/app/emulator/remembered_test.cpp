#include <filesystem>
#include <fstream>
#include <string>

#include <doctest/doctest.h>

#include "app/emulator/remembered.hpp"

using namespace zx::app;
namespace fs = std::filesystem;

namespace {

struct Folder {
    fs::path path = fs::temp_directory_path() / "fourrivers_remembered_test";
    Folder() { fs::remove_all(path); }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

Remembered full() {
    Remembered memory;
    EmulatorSettings now;
    now.volume_percent = 30;
    now.joystick = zx::machine::Joystick::Sinclair1;
    remember_settings(memory, {}, now, "0000beef");
    remember_model(memory, zx::Model::Spectrum128, "0000beef");
    memory.window_width = 700;
    memory.window_height = 500;
    remember_file(memory, "/games/\xce\xb1.tap");
    memory.session_name = "\xce\xb1.tap";
    memory.session_program = "0000beef";
    memory.introduced = true;
    return memory;
}

} // namespace

TEST_CASE("what is remembered comes back from the file") {
    const Folder folder;
    RememberedFile file(folder.path / "inner");
    CHECK(file.load().value == Remembered{});
    CHECK(file.save(full()).empty());
    const auto loaded = file.load();
    CHECK(loaded.notice.empty());
    CHECK(loaded.value == full());
    CHECK(loaded.value.folder == "/games");
}

TEST_CASE("a file that cannot be understood is renamed and reported") {
    for (const char* const text :
         {"",
          "{",
          "[]",
          R"({"program": "fourrivers", "kind": "settings", "version": 1})",
          R"({"program": "fourrivers", "kind": "emulator", "version": 1, "recent": [1]})",
          R"({"program": "fourrivers", "kind": "emulator", "version": 1, "settings": {"mute": 1}})",
          R"({"program": "fourrivers", "kind": "emulator", "version": 1, "programs": {"1": []}})",
          R"({"program": "fourrivers", "kind": "emulator", "version": 1, "window_width": -1})"}) {
        CAPTURE(text);
        const Folder folder;
        fs::create_directories(folder.path);
        std::ofstream(folder.path / "emulator.json") << text;
        RememberedFile file(folder.path);
        const auto loaded = file.load();
        CHECK(loaded.value == Remembered{});
        CHECK_FALSE(loaded.notice.empty());
        CHECK(fs::exists(folder.path / "emulator.json.bad-001"));
        CHECK(file.save(full()).empty());
        CHECK(file.load().value == full());
    }
}

TEST_CASE("two windows keep what the other one has changed") {
    const Folder folder;
    RememberedFile first(folder.path);
    RememberedFile second(folder.path);
    Remembered one = first.load().value;
    Remembered two = second.load().value;
    one.settings["volume"] = "30";
    one.settings["border"] = "none";
    one.programs["0000beef"].settings["joystick"] = "kempston";
    one.keys["A"] = "b";
    remember_file(one, "/games/one.tap");
    REQUIRE(first.save(one).empty());
    two.settings["border"] = "small";
    two.programs["0000beef"].settings["mouse"] = "kempston";
    two.programs["0000f00d"].keys["Q"] = "p";
    remember_file(two, "/other/two.tap");
    REQUIRE(second.save(two).empty());

    RememberedFile third(folder.path);
    Remembered both = third.load().value;
    CHECK(both.settings == SettingWords{{"volume", "30"}, {"border", "small"}});
    CHECK(both.programs["0000beef"].settings ==
          SettingWords{{"joystick", "kempston"}, {"mouse", "kempston"}});
    CHECK(both.programs["0000f00d"].keys == KeyMapping{{"Q", "p"}});
    CHECK(both.keys == KeyMapping{{"A", "b"}});
    CHECK(both.recent == std::vector<std::string>{"/other/two.tap", "/games/one.tap"});
    CHECK(both.folder == "/other");

    // What one window has removed comes back from no other one.
    one.keys.clear();
    REQUIRE(first.save(one).empty());
    two.settings["border"] = "full";
    REQUIRE(second.save(two).empty());
    both = third.load().value;
    CHECK(both.keys.empty());
    CHECK(both.settings == SettingWords{{"volume", "30"}, {"border", "full"}});
    CHECK(both.programs["0000f00d"].keys == KeyMapping{{"Q", "p"}});
}

TEST_CASE("a window knows the program of a quick save that another window has made") {
    const Folder folder;
    RememberedFile first(folder.path);
    RememberedFile second(folder.path);
    Remembered one = first.load().value;
    const Remembered two = second.load().value;
    one.quick_name = "one.tap";
    one.quick_program = "0000beef";
    one.earlier_quick_program = "0000f00d";
    REQUIRE(first.save(one).empty());
    CHECK(second.merged(two).quick_name == "one.tap");
    CHECK(second.merged(two).quick_program == "0000beef");
    CHECK(second.merged(two).earlier_quick_program == "0000f00d");
    CHECK(RememberedFile(fs::path()).merged(two) == two);
}

TEST_CASE("only changed settings are remembered, and those of a program for it") {
    Remembered memory;
    EmulatorSettings before;
    EmulatorSettings now = before;
    now.volume_percent = 40;
    now.setup.issue = zx::ula::Issue::Issue2;
    remember_settings(memory, before, now, "12345678");
    CHECK(memory.settings == SettingWords{{"volume", "40"}});
    CHECK(memory.programs.at("12345678").settings == SettingWords{{"issue", "2"}});
    remember_settings(memory, now, now, "other");
    CHECK(memory.programs.size() == 1);
    remember_settings(memory, now, before, "");
    CHECK(memory.settings.at("issue") == "3");
    CHECK(memory.programs.at("12345678").settings.at("issue") == "2");
}

TEST_CASE("the command line wins over what is remembered") {
    const SettingWords words = {{"volume", "20"}, {"scale", "4"}, {"nonsense", "x"}};
    EmulatorSettings settings;
    settings.scale = 2;
    recall_settings(words, {"scale"}, settings);
    CHECK(settings.volume_percent == 20);
    CHECK(settings.scale == 2);
    recall_settings({{"scale", "no such word"}}, {}, settings);
    CHECK(settings.scale == 2);
}

TEST_CASE("a program gets its own settings, another one those of the first start") {
    Remembered memory;
    EmulatorSettings kempston;
    kempston.joystick = zx::machine::Joystick::Kempston;
    kempston.autofire_frames = 5;
    remember_settings(memory, {}, kempston, "0000beef");
    EmulatorSettings settings;
    recall_program(memory, "0000beef", {}, settings);
    CHECK(settings == kempston);
    settings.volume_percent = 10;
    recall_program(memory, "12345678", {}, settings);
    CHECK_FALSE(settings.joystick);
    CHECK(settings.autofire_frames == 0);
    CHECK(settings.volume_percent == 10);
    recall_program(memory, "0000beef", {"joystick"}, settings);
    CHECK_FALSE(settings.joystick);
    CHECK(settings.autofire_frames == 5);
}

TEST_CASE("a remembered volume does not switch a muted sound on") {
    EmulatorSettings settings;
    settings.mute = true;
    recall_settings({{"volume", "20"}}, {"mute"}, settings);
    CHECK(settings.mute);
    settings.mute = false;
    recall_settings({{"volume", "20"}, {"mute", "on"}}, {}, settings);
    CHECK(settings.mute);
}

TEST_CASE("recent files are in the order of use, each once, the oldest forgotten") {
    Remembered memory;
    for (std::size_t i = 0; i < Remembered::MostRecent + 5; ++i) {
        remember_file(memory, "/games/" + std::to_string(i) + ".tap");
    }
    CHECK(memory.recent.size() == Remembered::MostRecent);
    remember_file(memory, "/games/10.tap");
    remember_file(memory, "/games/x/../10.tap");
    CHECK(memory.recent.size() == Remembered::MostRecent);
    CHECK(memory.recent.front() == "/games/10.tap");
    remember_file(memory, "/games/\xff.tap");
    CHECK(memory.recent.front() == "/games/10.tap");
    CHECK(parse_remembered(remembered_json(memory)).value() == memory);
}
