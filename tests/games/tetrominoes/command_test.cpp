#include <string>

#include <doctest/doctest.h>

#include "tests/app/command_line.hpp"
#include "tests/app/play/data_folder.hpp"

namespace {

const std::string Keys = std::string(FR_SOURCE_DIR) + "/tests/data/tetrominoes/keys.txt";

} // namespace

TEST_CASE("tetrominoes replay prints one line per game") {
    const Answer answer = ask({"tetrominoes", "replay", Keys});
    CHECK(answer.code == 0);
    CHECK(answer.err.empty());
    CHECK(answer.out == "game 1: score 1221, lines 17, pieces 64, over\n"
                        "game 2: score 0, lines 0, pieces 1, running\n");
}

TEST_CASE("tetrominoes refuses wrong words and files in one line") {
    const DataFolder folder("tetrominoes_wrong");
    folder.write("empty", "");
    folder.write("binary", std::string("..\0", 3));
    const auto path = [&](const char* name) { return (folder.path() / name).string(); };
    struct Row {
        std::vector<std::string> words;
        int code;
    };
    const Row rows[] = {
        {{"tetrominoes"}, 2},
        {{"tetrominoes", "dance"}, 2},
        {{"tetrominoes", "replay"}, 2},
        {{"tetrominoes", "replay", path("none")}, 3},
        {{"tetrominoes", "replay", path("empty")}, 3},
        {{"tetrominoes", "replay", path("binary")}, 3},
        {{"tetrominoes", "replay", folder.path().string()}, 3},
        {{"tetrominoes", "draw", Keys}, 2},
        {{"tetrominoes", "draw", Keys, "-o", "a.gif"}, 2},
        {{"tetrominoes", "draw", Keys, "-o", path("a.png"), "--passes", "-1"}, 2},
        {{"tetrominoes", "draw", path("empty"), "-o", path("a.png")}, 3},
        {{"tetrominoes", "draw", Keys, "-o", path("none/a.png")}, 4},
    };
    for (const Row& row : rows) {
        CAPTURE(row.words.back());
        const Answer answer = ask(row.words);
        CHECK(answer.code == row.code);
        CHECK(answer.out.empty());
        CHECK(answer.err.find('\n') == answer.err.size() - 1);
    }
    CHECK(folder.names() == std::vector<std::string>{"binary", "empty"});
    CHECK(ask({"tetrominoes", "replay", path("binary")}).err.find("character 3 is no printable") !=
          std::string::npos);
}

TEST_CASE("tetrominoes draw writes the screen after some passes") {
    const DataFolder folder("tetrominoes_draw");
    const auto draw = [&](const std::string& name, const std::string& passes) {
        const auto path = (folder.path() / name).string();
        CHECK(ask({"tetrominoes", "draw", Keys, "-o", path, "--passes", passes}).code == 0);
        return folder.read(name);
    };
    const std::string first = draw("first.png", "1000");
    CHECK(first.substr(16, 8) == std::string("\0\0\1\x40\0\0\0\xc8", 8));
    CHECK(draw("second.png", "1000") == first);
    CHECK(draw("third.png", "1200") != first);
    const auto all = (folder.path() / "all.png").string();
    CHECK(ask({"tetrominoes", "draw", Keys, "-o", all}).code == 0);
    CHECK(folder.read("all.png") == draw("most.png", "99999"));
}

TEST_CASE("tetrominoes record checks its file before it opens a window") {
    const DataFolder folder("tetrominoes_record");
    const Answer answer = ask({"tetrominoes", "record", (folder.path() / "no" / "keys").string()});
    CHECK(answer.code == 4);
    CHECK(answer.err.find("keys") != std::string::npos);
    CHECK(ask({"tetrominoes", "record"}).code == 2);
    CHECK(ask({"tetrominoes", "play", "--strict"}).code == 4); // no window in this program
}

TEST_CASE("tetrominoes check plays the bundled tape and finds no difference") {
    const Answer answer = ask({"tetrominoes", "check", "--keys", "50"});
    CHECK(answer.code == 0);
    CHECK(answer.out == "Tetrominoes: 50 keys, no difference\ntick: 3 frames\n");
    CHECK(ask({"tetrominoes", "check", "--keys", "0"}).code == 2);
    CHECK(ask({"tetrominoes", "check", Keys}).code == 3);
}
