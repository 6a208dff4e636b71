#include <string>

#include <doctest/doctest.h>

#include "tests/app/command_line.hpp"

TEST_CASE("deal prints six lines of fourteen letters and nothing else") {
    const Answer answer = ask({"deal", "42"});
    CHECK(answer.code == 0);
    CHECK(answer.out.size() == 6 * 15);
    CHECK(answer.out.substr(0, 15) == "OFKJMAPLCATNDM\n");
    CHECK(answer.err.empty());
}

TEST_CASE("a board number outside 1 to 65535 is wrong usage with one line") {
    for (const char* command : {"deal", "solve"}) {
        for (const char* number : {"0", "65536", "-1", "x", ""}) {
            CAPTURE(command);
            CAPTURE(number);
            const Answer answer = ask({command, number});
            CHECK(answer.code == 2);
            CHECK(answer.out.empty());
            CHECK(answer.err.find('\n') == answer.err.size() - 1);
        }
    }
}

TEST_CASE("solve prints one removal a line and their number") {
    const Answer answer = ask({"solve", "42", "--gravity", "off"});
    CHECK(answer.code == 0);
    CHECK(answer.out.ends_with("won in 42 removals\n"));
    std::size_t lines = 0;
    for (const char c : answer.out) {
        lines += c == '\n' ? 1U : 0U;
    }
    CHECK(lines == 43);
}

TEST_CASE(
    "solve says that a board is proved unwinnable, and how the same board is won with gravity") {
    // Board 1073 is in the published table of those lost without gravity, not in the other
    // (docs/SHISEN.md).
    const Answer lost = ask({"solve", "1073", "--gravity", "off"});
    CHECK(lost.code == 0);
    CHECK(lost.out == "unwinnable, proved\n");
    CHECK(ask({"solve", "1073"}).out.ends_with("won in 42 removals\n"));
}

TEST_CASE("solve refuses a size that cannot be dealt") {
    const Answer answer = ask({"solve", "1", "--size", "5x5"});
    CHECK(answer.code == 2);
    CHECK(answer.err.find("5x5") != std::string::npos);
}
