// Runs the command `check`.
#include <string>

#include <doctest/doctest.h>

#include "tests/app/program/program.hpp"

TEST_CASE("check finds no difference on the bundled tape with any number of threads") {
    const Workplace place("check");
    const std::string check = "check --json --boards 1..10 --keys 400 --threads ";
    const Finished one = place.run(check + "1");
    CHECK(one.code == 0);
    CHECK(one.err.empty());
    CHECK(one.out.find("\"agreed\": true") != std::string::npos);
    CHECK(place.run(check + "2").out == one.out);
    CHECK(one.out.find("\"cursor: plain, FLASH 1, BRIGHT 1\"") != std::string::npos);
}

TEST_CASE("a program that is no Shisen is refused with a message and exit code 3") {
    const Workplace place("check_other");
    place.write("bad.tap", "no tape");
    for (const std::string file : {"bad.tap", "missing.tap"}) {
        const Finished finished = place.run("check " + file);
        CHECK(finished.code == 3);
        CHECK(is_one_line(finished.err));
    }
    // A snapshot of the machine in which BASIC waits for a command.
    CHECK(place.run("run --headless --no-tape --rom free --frames 150 --save bare.sna").code == 0);
    const Finished finished = place.run("check bare.sna");
    CHECK(finished.code == 3);
    CHECK(is_one_line(finished.err));
    CHECK(finished.err.find("no Shisen") != std::string::npos);
}

TEST_CASE("wrong boards are wrong usage") {
    const Workplace place("check_usage");
    for (const std::string boards : {"0..5", "5..4", "1..70000", "x", "1.."}) {
        CAPTURE(boards);
        const Finished finished = place.run("check --boards " + boards);
        CHECK(finished.code == 2);
        CHECK(is_one_line(finished.err));
    }
}
