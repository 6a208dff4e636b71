#include <string>

#include <doctest/doctest.h>

#include "games/hexes/deal.hpp"
#include "games/hexes/solver.hpp"
#include "games/hexes/text.hpp"
#include "tests/app/command_line.hpp"
#include "tests/app/play/data_folder.hpp"

namespace {

const std::string Empty(32, '0');
/// The cursor in the middle; one visit to the lower right of it, and then one to the right of that.
const std::string TwoMoves = "00000000000000000040001000010000";

bool is_one_line_error(const Answer& answer) {
    return answer.out.empty() && answer.err.find('\n') == answer.err.size() - 1;
}

} // namespace

TEST_CASE("hexes solve prints moves, then their number") {
    const Answer two = ask({"hexes", "solve", TwoMoves});
    CHECK(two.code == 0);
    CHECK(two.out == "33\nwon in 2 moves\n");
    CHECK(two.err.empty());
    const Answer won = ask({"hexes", "solve", Empty});
    CHECK(won.code == 0);
    CHECK(won.out == "\nwon in 0 moves\n");
}

TEST_CASE("hexes solve tells a lost puzzle from one that it has not decided") {
    const std::string hard = "15111111010111111111111111001101";
    const Answer lost = ask({"hexes", "solve", "5" + Empty.substr(1)});
    CHECK(lost.code == 0);
    CHECK(lost.out == "unwinnable, proved\n");
    const Answer unknown = ask({"hexes", "solve", hard, "--nodes", "5"});
    CHECK(unknown.code == 1);
    CHECK(unknown.out == "unknown after 5 nodes\n");
    CHECK(ask({"hexes", "solve", hard}).out == "unwinnable, proved\n");
}

TEST_CASE("hexes deal prints a start that hexes solve wins") {
    const Answer dealt = ask({"hexes", "deal", "42"});
    CHECK(dealt.code == 0);
    CHECK(dealt.out == hexes::text(hexes::deal(42).position) + "\n");
    const Answer solved = ask({"hexes", "solve", dealt.out.substr(0, 32)});
    CHECK(solved.code == 0);
    const std::string line = solved.out.substr(0, solved.out.find('\n'));
    CHECK(hexes::wins(hexes::deal(42).position, hexes::parse_moves(line).value()));
}

TEST_CASE("hexes refuses wrong words in one line that names the wrong character") {
    const std::vector<std::vector<std::string>> wrong = {
        {"hexes"},
        {"hexes", "fold"},
        {"hexes", "solve"},
        {"hexes", "solve", ""},
        {"hexes", "solve", Empty, "--nodes", "0"},
        {"hexes", "deal", "0"},
        {"hexes", "deal", "65536"},
        {"hexes", "deal", "x"},
        {"hexes", "draw", Empty},
        {"hexes", "draw", Empty, "-o", "a.jpg"},
        {"hexes", "draw", "0", "-o", "a.png"},
    };
    for (const auto& words : wrong) {
        CAPTURE(words.back());
        const Answer answer = ask(words);
        CHECK(answer.code == 2);
        CHECK(is_one_line_error(answer));
    }
    const Answer answer = ask({"hexes", "solve", Empty.substr(0, 20) + "9" + Empty.substr(21)});
    CHECK(answer.code == 2);
    CHECK(answer.err == "fourrivers: START: character 21 is not a digit from 0 to 7\n");
}

TEST_CASE("hexes draw writes a PNG of 320 x 200, or says that it cannot") {
    const DataFolder folder("hexes_draw");
    const Answer drawn = ask({"hexes", "draw", TwoMoves, "-o", (folder.path() / "a.png").string()});
    CHECK(drawn.code == 0);
    const std::string png = folder.read("a.png");
    REQUIRE(png.size() > 24);
    CHECK(png.substr(1, 3) == "PNG");
    CHECK(png.substr(16, 8) == std::string("\0\0\1\x40\0\0\0\xc8", 8));
    const Answer failed =
        ask({"hexes", "draw", TwoMoves, "-o", (folder.path() / "none" / "a.png").string()});
    CHECK(failed.code == 4);
    CHECK(is_one_line_error(failed));
}

TEST_CASE("the commands of Shisen have a group of their own, and stay where they were") {
    CHECK(ask({"shisen", "deal", "42"}).out == ask({"deal", "42"}).out);
    CHECK(ask({"shisen", "solve", "42"}).out == ask({"solve", "42"}).out);
    CHECK(ask({"shisen", "play", "--board", "7"}).play_window->number == 7);
    for (const char* command : {"play", "deal", "solve", "atlas", "check", "duel", "learn"}) {
        CHECK(ask({"shisen", command, "--help"}).code == 0);
    }
    CHECK(ask({"shisen"}).code == 2);
    CHECK(ask({"shisen", "hexes"}).code == 2);
}

TEST_CASE("hexes play draws a picture without a window and refuses wrong numbers") {
    CHECK(ask({"hexes", "play", "--puzzle", "0"}).code == 2);
    CHECK(ask({"hexes", "play", "--keys", "h"}).code == 2);
    // This test program has neither windows nor pictures.
    CHECK(ask({"hexes", "play"}).code == 4);
    CHECK(ask({"shelf"}).code == 4);
    CHECK(ask({"shelf", "--screenshot", "a.png"}).code == 4);
}

TEST_CASE("hexes check plays the bundled tape and finds no difference") {
    const Answer answer = ask({"hexes", "check", "--keys", "40"});
    CHECK(answer.code == 0);
    CHECK(answer.out == "Hexes: 40 keys, no difference\n");
}

TEST_CASE("hexes check refuses what is no Hexes") {
    const DataFolder folder("hexes_check");
    folder.write("text.txt", "no tape\n");
    const std::string text = (folder.path() / "text.txt").string();
    CHECK(ask({"hexes", "check", text}).code == 3);
    CHECK(ask({"hexes", "check", (folder.path() / "none.tap").string()}).code == 3);
    CHECK(ask({"hexes", "check", "--keys", "0"}).code == 2);
    CHECK(ask({"hexes", "check", "--machine", "64"}).code == 2);
}
