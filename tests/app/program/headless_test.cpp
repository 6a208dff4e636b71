// fourrivers-headless: what it does as fourrivers does, and the messages for what it lacks.
#include <filesystem>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "tests/app/program/program.hpp"

namespace fs = std::filesystem;

TEST_CASE("the program without windows runs tapes, prints screens and writes pictures of them") {
    const Workplace place("headless");
    const Finished finished = place.run("run --headless --rom free --until 'gravity on' --screen "
                                        "--hash --screenshot p.png --wav s.wav");
    CHECK(finished.code == 0);
    CHECK(finished.err.empty());
    CHECK(finished.out.find("gravity on") != std::string::npos);
    CHECK(place.read("p.png").substr(1, 3) == "PNG");
    CHECK(fs::file_size(place.path("s.wav")) > 1000);
}

TEST_CASE("--record writes the kind of file that its name says") {
    const Workplace place("record");
    const std::string run = "run --headless --rom free --no-tape --frames 5 --record ";
    for (const auto& [name, first] : {std::pair<std::string, std::string>{"a.gif", "GIF89a"},
                                      {"a.wav", "RIFF"},
                                      {"a.png", "\x89PNG"},
                                      {"a.rzx", "RZX!"}}) {
        const auto& captured_name = name;
        CAPTURE(captured_name);
        const Finished finished = place.run(run + name);
        CHECK(finished.code == 0);
        CHECK(finished.err.empty());
        CHECK(place.read(name).substr(0, first.size()) == first);
    }
    CHECK(place.run(run + "a.psg --machine 128").code == 0);
    CHECK(place.read("a.psg").substr(0, 3) == "PSG");
    CHECK(place.run(run + "a.psg").code == 4); // a 48K has no AY
    CHECK(place.run(run + "a.txt").code == 2);
    CHECK(place.run(run + "a.wav --wav b.wav").code == 2);
    CHECK(place.run("run --no-tape --record a.gif").code == 2); // not from a window
}

TEST_CASE("the program without windows duels without one") {
    const Workplace place("headless_duel");
    const Finished finished = place.run("duel --headless --rom free --keys rrd");
    CHECK(finished.code == 0);
    CHECK(finished.err.empty());
    CHECK_FALSE(finished.out.empty());
}

TEST_CASE("fourrivers-headless refuses a window or a drawn picture in one line with exit code 4") {
    const Workplace place("headless_absent");
    for (const std::string arguments : {"",
                                        "run --no-tape",
                                        "play",
                                        "play --board 5",
                                        "duel",
                                        "play --screenshot p.png",
                                        "play --screenshot p.png --keys '{nokey}'",
                                        "duel --headless --screenshot p.png"}) {
        CAPTURE(arguments);
        const Finished finished = place.run(arguments);
        CHECK(finished.code == 4);
        CHECK(finished.out.empty());
        CHECK(is_one_line(finished.err));
        CHECK(finished.err.find("fourrivers-headless") != std::string::npos);
        CHECK_FALSE(fs::exists(place.path("p.png")));
    }
    // A wrong command line is still reported as such.
    CHECK(place.run("play --board 0").code == 2);
    CHECK(place.run("run --headless missing.tap").code == 3);
}
