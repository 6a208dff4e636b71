#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "tests/app/program/program.hpp"

TEST_CASE("Ctrl+C keeps the finished part of an atlas, and the same command continues it") {
    const Workplace place("atlas");
    const std::string work = "atlas --to 400 --difficulty --games 60 --threads 2 -o ";
    // On a slow or busy host the work may not have begun when the signal comes; then it is repeated
    // with a later signal.
    Finished stopped;
    for (const char* seconds : {"0.3", "1", "3", "10"}) {
        stopped = place.run(work + "part 2> late.txt & pid=$!; sleep " + seconds +
                            "; kill -INT $pid; wait $pid");
        if (std::filesystem::exists(place.path("part"))) {
            break;
        }
    }
    CHECK(stopped.code == 130);
    CHECK(std::filesystem::exists(place.path("stdout.txt"))); // not in the test's own folder
    CHECK(is_one_line(place.read("late.txt")));
    CHECK(place.run("atlas show part --json").code == 0);
    const Finished resumed = place.run(work + "part");
    CHECK(resumed.code == 0);
    CHECK(resumed.err.find("going on with part") != std::string::npos);
    // No progress bar if stderr is not a terminal.
    CHECK(resumed.err.find('\r') == std::string::npos);
    CHECK(place.run(work + "whole").code == 0);
    CHECK(place.read("part") == place.read("whole"));
    for (const auto& entry : std::filesystem::directory_iterator(place.path("."))) {
        CHECK(entry.path().extension() != ".tmp");
    }
}
