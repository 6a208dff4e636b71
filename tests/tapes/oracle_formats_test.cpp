// The oracle's commands take the game from a file of every format.
#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "app/files/output_file.hpp"
#include "roms-free/roms.hpp"
#include "tests/app/command_line.hpp"

using namespace zx;
namespace fs = std::filesystem;

TEST_CASE("check, duel and learn take a game from tapes, sounds and snapshots of every format") {
    const fs::path folder = fs::temp_directory_path() / "fourrivers_oracle_formats_test";
    fs::remove_all(folder);
    fs::create_directories(folder);
    const auto path = [&](const std::string& name) { return (folder / name).string(); };
    REQUIRE(app::write_file_atomically(path("a.tap"), roms::shisen1k_tap()));
    for (const char* const name : {"a.tzx", "a.pzx", "a.csw", "a.wav"}) {
        REQUIRE(ask({"convert", path("a.tap"), path(name)}).code == 0);
    }
    for (const char* const name : {"a.szx", "a.z80"}) {
        REQUIRE(
            ask({"run", path("a.tap"), "--headless", "--until", "gravity", "--save", path(name)})
                .code == 0);
    }
    const std::string deals = path("a.deals");
    for (const char* const name : {"a.tzx", "a.pzx", "a.csw", "a.wav", "a.szx", "a.z80"}) {
        CAPTURE(std::string(name));
        const Answer checked = ask({"check",
                                    path(name),
                                    "--boards",
                                    "1..1",
                                    "--gravity",
                                    "off",
                                    "--keys",
                                    "20",
                                    "--threads",
                                    "1"});
        CHECK(checked.code == 0);
        CHECK(ask({"duel", path(name), "--headless", "--keys", "rdeHB"}).code == 0);
        fs::remove(deals);
        CHECK(ask({"learn", path(name), "-o", deals, "--shard", "1/30000"}).code == 0);
    }
    fs::remove_all(folder);
}
