// The lists that pages show: names of files, keys, About, messages.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "app/input/key_map.hpp"
#include "app/menu/about.hpp"
#include "app/menu/file_list.hpp"
#include "app/menu/menu_rows.hpp"
#include "app/menu/messages.hpp"
#include "app/run/emulator_settings.hpp"

using namespace zx::app;

TEST_CASE("names sort without case, and numbers by their value") {
    const std::vector<std::string> sorted = {
        "Game", "game 2", "Game 10", "game 010b", "game 10c", "games", "\xce\xb1"};
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        for (std::size_t j = 0; j < sorted.size(); ++j) {
            CAPTURE(sorted[i]);
            CAPTURE(sorted[j]);
            CHECK(sorts_before(sorted[i], sorted[j]) == (i < j));
        }
    }
    CHECK(sorts_before("a1", "a01") != sorts_before("a01", "a1"));
}

TEST_CASE("names are searched without case in every script") {
    struct Row {
        const char* name;
        const char* text;
        bool contained;
    };
    constexpr Row Rows[] = {
        {"Jet Set", "t s", true},
        {"Jet Set", "SET", true},
        {"Jet Set", "sat", false},
        {"\u041f\u0440\u0438\u043c\u0435\u0440", "\u043f\u0420\u0418", true},
        {"\u03a9\u03bc\u03ad\u03b3\u03b1", "\u03c9\u039c", true},
        {"\u00c9t\u00e9", "\u00e9T\u00c9", true},
        {"\u00c9t\u00e9", "e", false},
        {"a\xff\xfe"
         "b",
         "\xfe"
         "B",
         true},
        {"anything", "", true},
    };
    for (const Row& row : Rows) {
        CAPTURE(row.name);
        CAPTURE(row.text);
        CHECK(contains_name(row.name, row.text) == row.contained);
    }
}

TEST_CASE("the list of keys has every shortcut") {
    std::string all;
    for (const KeyHelp& line : key_help()) {
        all += std::string(line.keys) + "\n";
    }
    const auto has = [&](std::string_view shortcut) {
        CAPTURE(shortcut);
        CHECK(all.find(shortcut) != std::string::npos);
    };
    for (const SettingRow& row : setting_rows()) {
        has(row.shortcut);
    }
    for (int i = 0; i <= static_cast<int>(MenuPage::About); ++i) {
        has(page_row(static_cast<MenuPage>(i)).shortcut);
    }
    for (int i = 0; i <= static_cast<int>(MenuAction::Quit); ++i) {
        if (const ActionRow* const row = action_row(static_cast<MenuAction>(i))) {
            has(row->shortcut);
        }
    }
}

TEST_CASE("About names the ROM, the version and each library") {
    std::string all;
    for (const std::string& line : about_lines("free ROM", "48K")) {
        all += line + "\n";
    }
    for (const char* const name : {"Four Rivers 0.",
                                   "48K",
                                   "free ROM",
                                   "MIT licence",
                                   "SDL 2",
                                   "Dear ImGui",
                                   "stb",
                                   "cairo",
                                   "fontconfig",
                                   "libzip",
                                   "libsndfile",
                                   "giflib",
                                   "libpng",
                                   "zlib",
                                   "fmt",
                                   "CLI11",
                                   "nlohmann json",
                                   "utfcpp",
                                   "expected"}) {
        CAPTURE(name);
        CHECK(all.find(name) != std::string::npos);
    }
}

TEST_CASE("a message is shown for a while and stays in the log") {
    Messages messages;
    CHECK(messages.shown(0).empty());
    messages.say("Saved", 1'000);
    CHECK(messages.shown(3'999) == "Saved");
    CHECK(messages.shown(4'000).empty());
    messages.say("Saved", 5'000);
    CHECK(messages.log().size() == 1);
    messages.say(std::string(100, 'x'), 5'000);
    CHECK_FALSE(messages.shown(10'000).empty());
    messages.say("a\nb", 5'000);
    CHECK(messages.shown(5'000) == "a\\nb");
    for (std::size_t i = 0; i < 2 * Messages::MostInLog; ++i) {
        messages.say(std::to_string(i), 0);
    }
    CHECK(messages.log().size() == Messages::MostInLog);
    CHECK(messages.log().back() == std::to_string(2 * Messages::MostInLog - 1));
    messages.hide();
    CHECK(messages.shown(0).empty());
}

TEST_CASE("a problem that lasts is reported once, and again after it was gone") {
    Messages messages;
    messages.report("disk full", 0);
    CHECK(messages.shown(0) == "disk full");
    messages.say("Saved", 1'000);
    messages.report("disk full", 1'000);
    CHECK(messages.shown(1'000) == "Saved");
    messages.report("read-only", 1'000);
    CHECK(messages.shown(1'000) == "read-only");
    messages.say("Saved", 2'000);
    messages.report("", 2'000);
    CHECK(messages.shown(2'000) == "Saved");
    messages.report("read-only", 2'000);
    CHECK(messages.shown(2'000) == "read-only");
}
