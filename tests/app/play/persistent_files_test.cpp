// Properties of all three files that the game keeps: for any content in their place, the game shows
// a message and starts with a new file, and the old content is kept.
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/play/records/saved_game.hpp"
#include "app/play/records/settings.hpp"
#include "app/play/records/statistics.hpp"
#include "tests/app/play/data_folder.hpp"

namespace fs = std::filesystem;
using namespace zx::play;

namespace {

shisen::Game some_game() {
    return {{shisen::ClassicSize, shisen::Gravity::On, 42},
            {{shisen::Key::Hint, 0}, {shisen::Key::Enter, 0}}};
}

/// One of the files: load returns the notice; store writes something new and returns the notice.
struct Kept {
    std::string name;
    std::string good;
    std::function<std::string(const fs::path&)> load;
    std::function<std::string(const fs::path&)> store;
};

std::vector<Kept> kept_files() {
    Statistics statistics;
    statistics.add({.won = true, .seconds = 100});
    return {
        {"statistics.json",
         statistics.json(),
         [](const fs::path& folder) { return StatisticsFile(folder).load().notice; },
         [](const fs::path& folder) { return StatisticsFile(folder).add({}).notice; }},
        {"settings.json",
         settings_json({.sound = false}),
         [](const fs::path& folder) { return SettingsFile(folder).load().notice; },
         [](const fs::path& folder) { return SettingsFile(folder).save({}); }},
        {"game.txt",
         saved_game_text({some_game(), 754}) + "\n",
         [](const fs::path& folder) { return SavedGameFile(folder).load().notice; },
         [](const fs::path& folder) {
             return SavedGameFile(folder).save({some_game(), 9});
         }},
    };
}

/// Without a line feed or a path of the host.
bool is_a_word(const std::string& notice) {
    return !notice.empty() && notice.find('\n') == std::string::npos && notice.size() < 200;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const auto at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), by);
}

} // namespace

TEST_CASE("a missing file gives no message") {
    for (const Kept& kept : kept_files()) {
        CAPTURE(kept.name);
        const DataFolder folder("kept_none");
        CHECK(kept.load(folder.path()).empty());
        CHECK(folder.names().empty());
    }
}

TEST_CASE("a valid file is read without a message, also from a read-only folder") {
    for (const Kept& kept : kept_files()) {
        CAPTURE(kept.name);
        const DataFolder folder("kept_good");
        folder.write(kept.name, kept.good);
        CHECK(kept.load(folder.path()).empty());
        CHECK(folder.names() == std::vector<std::string>{kept.name});
        CHECK(folder.read(kept.name) == kept.good);
    }
}

TEST_CASE("a file that cannot be read is renamed to an unused name, with a message") {
    for (const Kept& kept : kept_files()) {
        const std::vector<std::string> bad = {
            "",
            "\n",
            std::string(4096, '\0'),
            kept.good.substr(0, kept.good.size() / 2),
            "<html>not found</html>\n",
            "[1, 2, 3]\n",
            "{}",
            "null",
            std::string(100'000, '['),
            R"({"program": "other", "kind": "statistics", "version": 1})",
            R"({"program": "fourrivers", "kind": "else", "version": 1})",
            "\xff\xfe\x00 nothing of this is text",
            std::string(5'000'000, ' ') + kept.good,
        };
        for (std::size_t i = 0; i < bad.size(); ++i) {
            CAPTURE(kept.name);
            CAPTURE(i);
            const DataFolder folder("kept_bad");
            folder.write(kept.name, bad[i]);
            const std::string notice = kept.load(folder.path());
            CAPTURE(notice);
            CHECK(is_a_word(notice));
            CHECK(notice.starts_with(kept.name + ": "));
            CHECK(notice.find(kept.name + ".bad-001") != std::string::npos);
            CHECK_FALSE(fs::exists(folder.path() / kept.name));
            CHECK(folder.read(kept.name + ".bad-001") == bad[i]);
            CHECK(kept.load(folder.path()).empty());
        }
    }
}

TEST_CASE("saving over a file that cannot be read keeps it, and no backup is overwritten") {
    for (const Kept& kept : kept_files()) {
        CAPTURE(kept.name);
        const DataFolder folder("kept_over");
        for (const std::string content : {"first", "second", "third"}) {
            folder.write(kept.name, content);
            if (content == "second") {
                (void)kept.load(folder.path());
            }
            const std::string notice = kept.store(folder.path());
            CHECK(kept.load(folder.path()).empty());
            CHECK(folder.read(kept.name) != content);
        }
        std::vector<std::string> backups;
        for (const std::string& name : folder.names()) {
            if (name.find(".bad-") != std::string::npos ||
                name.find(".kept-") != std::string::npos) {
                backups.push_back(folder.read(name));
            }
        }
        std::sort(backups.begin(), backups.end());
        CHECK(backups == std::vector<std::string>{"first", "second", "third"});
    }
}

TEST_CASE("a file of a newer release is kept") {
    for (const Kept& kept : kept_files()) {
        CAPTURE(kept.name);
        const DataFolder folder("kept_newer");
        const bool json = kept.good.front() == '{';
        folder.write(kept.name,
                     json ? replaced(kept.good, "\"version\": 1", "\"version\": 2")
                          : replaced(kept.good, "game 1 ", "game 2 "));
        CHECK(kept.load(folder.path()).find("release") != std::string::npos);
        CHECK(fs::exists(folder.path() / (kept.name + ".bad-001")));
    }
}

TEST_CASE("a folder or a pipe with the file's name does no harm") {
    for (const Kept& kept : kept_files()) {
        CAPTURE(kept.name);
        const DataFolder folder("kept_odd");
        fs::create_directory(folder.path() / kept.name);
        CHECK(is_a_word(kept.load(folder.path())));
        CHECK(is_a_word(kept.store(folder.path())));
        CHECK(fs::is_directory(folder.path() / kept.name));
        fs::remove(folder.path() / kept.name);
        REQUIRE(::mkfifo((folder.path() / kept.name).c_str(), 0600) == 0);
        CHECK(is_a_word(kept.load(folder.path())));
        CHECK(kept.store(folder.path()).empty());
        CHECK(kept.load(folder.path()).empty());
    }
}

TEST_CASE("if the folder is not writable, saving says so and the old file stays") {
    for (const Kept& kept : kept_files()) {
        CAPTURE(kept.name);
        const DataFolder folder("kept_barred");
        folder.write("file", "no folder");
        CHECK(is_a_word(kept.store(folder.path() / "file" / "data")));
        CHECK(kept.load(folder.path() / "file" / "data").empty());
        CHECK(folder.read("file") == "no folder");
        // The lock's name is used by something that cannot be locked.
        folder.write(kept.name, kept.good);
        fs::create_directory(folder.path() / (kept.name + ".lock"));
        CHECK(is_a_word(kept.store(folder.path())));
        CHECK(folder.read(kept.name) == kept.good);
        CHECK(kept.load(folder.path()).empty());
    }
}

TEST_CASE("without a folder nothing is read or written, and saving says why") {
    SettingsFile settings{fs::path()};
    StatisticsFile statistics{fs::path()};
    SavedGameFile game{fs::path()};
    CHECK(settings.load().notice.empty());
    CHECK(statistics.load().notice.empty());
    CHECK(game.load().notice.empty());
    CHECK_FALSE(game.taken_by_another());
    CHECK(settings.save(Settings()).find("XDG_DATA_HOME") != std::string::npos);
    CHECK(game.save(SavedGame()).find("XDG_DATA_HOME") != std::string::npos);
    for (const char* name : {"settings.json", "statistics.json", "game.txt"}) {
        CHECK_FALSE(fs::exists(name));
    }
}
