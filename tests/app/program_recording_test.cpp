#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "loaders/rzx.hpp"
#include "tests/app/program.hpp"

namespace {

/// Plays some of the bundled tape by its keys and records it.
const std::string Play =
    "run --headless --rom free --until 'gravity on' --type 's42\\n{wait 30}hhd' "
    "--frames 300 --hash ";

} // namespace

TEST_CASE("a recording of a game replays to the same hash, without the keys") {
    const Workplace place("recording");
    const Finished played = place.run(Play + "--record a.rzx");
    REQUIRE(played.code == 0);
    CHECK(played.out == place.run(Play).out); // recording changes nothing
    const Finished replayed = place.run("run a.rzx --rom free --headless --hash");
    CHECK(replayed.code == 0);
    CHECK(replayed.err.empty());
    CHECK(replayed.out == played.out);
    CHECK(place.run("run a.rzx --rom free --headless --hash --frames 100").out != played.out);
    const Finished info = place.run("info a.rzx");
    CHECK(info.out.find("recording of a 48K Spectrum") != std::string::npos);
    const Finished json = place.run("info a.rzx --json");
    CHECK(json.out.find("\"creator\": \"Four Rivers") != std::string::npos);
}

TEST_CASE("a recording that does not fit the ROM gives exit code 3 and one line with the frame") {
    const Workplace place("recording_rom");
    REQUIRE(place.run(Play + "--record a.rzx").code == 0);
    place.write("other.rom", std::string(16384, '\0')); // NOPs, and no character set
    std::string rom(16384, '\0');
    for (std::size_t i = 0x3d08; i < 0x3d00 + 768; ++i) {
        rom[i] = static_cast<char>(i * 7 | 1);
    }
    place.write("other.rom", rom);
    const Finished finished = place.run("run a.rzx --rom other.rom --headless --screen");
    CHECK(finished.code == 3);
    CHECK(is_one_line(finished.err));
    CAPTURE(finished.err);
    CHECK(finished.err.find("a.rzx: frame ") != std::string::npos);
    CHECK(finished.err.find("another ROM") != std::string::npos);
    CHECK_FALSE(finished.out.empty()); // the outputs show why
}

TEST_CASE("options that a recording cannot have are wrong usage") {
    const Workplace place("recording_usage");
    REQUIRE(place.run(Play + "--record a.rzx").code == 0);
    CHECK(place.run("run a.rzx --headless --type x").code == 2);
    CHECK(place.run("run a.rzx --headless --record b.rzx").code == 2);
    CHECK(place.run("run --headless --record b.tap").code == 2);
    CHECK(place.run("run --headless --frames 5 --record no/such/folder/b.rzx").code == 4);
    CHECK_FALSE(std::filesystem::exists(place.path("b.rzx")));
    place.write("c.rzx", place.read("a.rzx").substr(0, 500));
    const Finished cut = place.run("run c.rzx --headless");
    CHECK(cut.code == 3);
    CHECK(is_one_line(cut.err));
}
