#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "app/play/records/saved_game.hpp"
#include "app/play/records/settings.hpp"
#include "shisen/game_text.hpp"
#include "tests/app/play/data_folder.hpp"

using namespace zx::play;

namespace {

SavedGame saved(const char* line, std::int64_t seconds) {
    return {*shisen::parse_game(line), seconds};
}

const SavedGame First = saved("shisen 14x6 on 42 r3ed2eHHeB", 754);
const SavedGame Second = saved("shisen 18x8 off 7 -", 0);

} // namespace

TEST_CASE("a saved game is one line of text and is loaded unchanged") {
    const std::string line = saved_game_text(First);
    CHECK(line == "fourrivers-game 1 754 shisen 14x6 on 42 r3ed2eH2eB crc " + line.substr(51 + 4));
    CHECK(line.find('\n') == std::string::npos);
    for (const SavedGame& game : {First, Second}) {
        const auto parsed = parse_saved_game(saved_game_text(game));
        REQUIRE(parsed.has_value());
        CHECK(*parsed == game);
        CHECK(parse_saved_game(saved_game_text(game) + "\r\n").has_value());
    }
}

TEST_CASE("a line that was truncated or changed is refused") {
    const std::string line = saved_game_text(First);
    for (std::size_t size = 0; size < line.size(); ++size) {
        CAPTURE(size);
        CHECK_FALSE(parse_saved_game(line.substr(0, size)).has_value());
    }
    for (std::size_t at = 0; at < line.size(); ++at) {
        CAPTURE(at);
        std::string changed = line;
        changed[at] ^= 1;
        CHECK_FALSE(parse_saved_game(changed).has_value());
    }
}

TEST_CASE("a saved game is loaded by the next start, and removed when there is no game") {
    const DataFolder folder("saved_game");
    SavedGameFile file(folder.path());
    CHECK_FALSE(file.load().value.has_value());
    CHECK(file.save(First).empty());
    CHECK(file.save(Second).empty());
    SavedGameFile next(folder.path());
    CHECK(next.load().value == Second);
    CHECK(next.clear().empty());
    CHECK(folder.names().empty());
    CHECK(next.clear().empty());
}

TEST_CASE("a game that another program saved meanwhile is neither replaced nor cleared") {
    const DataFolder folder("saved_game_two");
    SavedGameFile one(folder.path());
    SavedGameFile other(folder.path());
    CHECK(one.save(First).empty());
    CHECK(other.clear().empty());
    CHECK(folder.names().size() == 1);
    CHECK(other.save(Second).empty());
    CHECK(one.clear().empty());
    CHECK(SavedGameFile(folder.path()).load().value == Second);
    CHECK(parse_saved_game(folder.read("game.txt.kept-001")) == First);
}

TEST_CASE("saving in turn with another program is detected") {
    const DataFolder folder("saved_game_turns");
    SavedGameFile ours(folder.path());
    SavedGameFile other(folder.path());
    CHECK_FALSE(ours.taken_by_another());
    CHECK(ours.save(First).empty());
    CHECK_FALSE(ours.taken_by_another());
    CHECK(other.taken_by_another());
    (void)other.load();
    CHECK_FALSE(other.taken_by_another());
    CHECK(other.save(Second).empty());
    CHECK(ours.taken_by_another());
}

TEST_CASE("settings are loaded unchanged, and missing ones have their defaults") {
    Settings settings;
    settings.appearance = {TileStyle::Letters, Palette::ColourBlind, Theme::Dark, false};
    settings.light = false;
    settings.sound = false;
    settings.winnable_only = true;
    settings.full_screen = true;
    settings.size = {30, 16};
    settings.gravity = shisen::Gravity::Off;
    settings.tutorial_seen = true;
    settings.keys = {{"X", "hint"}, {"\xc3\xa4", "left"}};
    CHECK(parse_settings(settings_json(settings)) == settings);
    CHECK(parse_settings(settings_json({})) == Settings{});
    const auto sparse = parse_settings(
        R"({"program": "fourrivers", "kind": "settings", "version": 1, "later": [1], "sound": false})");
    CHECK(sparse == Settings{.sound = false});
}

TEST_CASE("an impossible setting is named") {
    for (const std::string field : {R"("size": "5x5")",
                                    R"("gravity": "up")",
                                    R"("sound": 1)",
                                    R"("tiles": null)",
                                    R"("keys": {"X": 1})",
                                    R"("keys": ["X"])"}) {
        CAPTURE(field);
        const auto parsed = parse_settings(
            R"({"program": "fourrivers", "kind": "settings", "version": 1, )" + field + "}");
        REQUIRE_FALSE(parsed.has_value());
        CHECK(parsed.error().context.find(field.substr(0, field.find(':'))) != std::string::npos);
    }
}
