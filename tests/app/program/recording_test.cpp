#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "loaders/rzx.hpp"
#include "tests/app/program/program.hpp"

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

TEST_CASE("--pokes changes memory after a snapshot or a tape has been loaded") {
    const Workplace place("pokes");
    place.write("a.pok", "NA trainer\nM 8 40000 77 0\nZ 0 50000 78 0\nY\n");
    place.write("s.txt", "wait 400\nexpect-byte 40000 77\nexpect-byte 50000 78\n");
    const std::string script = "--rom free --headless --script s.txt ";
    const Finished tape = place.run("run --pokes a.pok " + script);
    CHECK(tape.code == 1); // the tape is still being read
    place.write("s.txt",
                "until \"gravity on\"\nwait 150\nexpect-byte 40000 77\nexpect-byte 50000 78\n");
    CHECK(place.run("run --pokes a.pok " + script).code == 0);
    CHECK(place.run("run " + script).code == 1);
    REQUIRE(place.run("run --rom free --headless --frames 100 --no-tape --save a.sna").code == 0);
    place.write("s.txt", "expect-byte 40000 77\nexpect-byte 50000 78\n");
    CHECK(place.run("run a.sna --pokes a.pok " + script).code == 0);
}

TEST_CASE("a wrong .pok file and a value to choose give one line") {
    const Workplace place("wrong_pokes");
    const std::string run = "run --no-tape --rom free --headless --frames 1 --pokes ";
    place.write("bad.pok", "NA\nZ 8 70000 1 0\nY\n");
    const Finished bad = place.run(run + "bad.pok");
    CHECK(bad.code == 3);
    CHECK(is_one_line(bad.err));
    CHECK(bad.err.find("line 2") != std::string::npos);
    CHECK(place.run(run + "none.pok").code == 3);
    place.write("ask.pok", "NLives\nZ 8 40000 256 0\nY\n");
    const Finished ask = place.run(run + "ask.pok");
    CHECK(ask.code == 0);
    CHECK(is_one_line(ask.err));
}

TEST_CASE("a member of an archive is named after #, and a file of the whole name wins") {
    const Workplace place("members");
    REQUIRE(place.run("run --headless --rom free --no-tape --frames 9 --save a.szx").code == 0);
    place.write("a#b.szx", place.read("a.szx"));
    CHECK(place.run("info a#b.szx").out.find("snapshot of a 48K") != std::string::npos);
    const Finished none = place.run("info a.szx#b");
    CHECK(none.code == 3);
    CHECK(is_one_line(none.err));
    CHECK(none.err.find("not a ZIP archive") != std::string::npos);
    CHECK(place.run("info c.zip#b").code == 3);
}

TEST_CASE("saving in a smaller format prints what it does not hold, a complete one nothing") {
    const Workplace place("losses");
    const std::string run = "run --headless --rom free --frames 300 --save ";
    CHECK(place.run(run + "a.szx").err.empty());
    const Finished sna = place.run(run + "a.sna");
    CHECK(sna.code == 0);
    CHECK(is_one_line(sna.err));
    CHECK(sna.err.find("a.sna: written without ") != std::string::npos);
    CHECK(sna.err.find("the tape") != std::string::npos);
    CHECK(place.run(run + "a.z80").err.find("the tape") != std::string::npos);
    CHECK(place.run("convert a.szx b.scr").err.find("but the picture") != std::string::npos);
    const Finished picture = place.run("run a.szx --headless --rom free --frames 0 --save a.scr");
    CHECK(picture.code == 0);
    CHECK(picture.err == "fourrivers: warning: a.scr: holds nothing but the picture\n");
    CHECK(place.read("a.scr").size() == 6912);
    CHECK(place.read("a.scr") == place.read("b.scr"));
}

TEST_CASE("an old quick.sna and the choice of the default on the command line") {
    const Workplace place("wins");
    const std::string run = "run --headless --rom free --no-tape --frames 50 --save ";
    REQUIRE(place.run(run + "a.szx --issue 2").code == 0);
    REQUIRE(place.run("run a.szx --headless --rom free --save kept.szx").code == 0);
    CHECK(place.run("run a.szx --headless --rom free --hash").out !=
          place.run("run a.szx --headless --rom free --issue 3 --hash").out);
}
