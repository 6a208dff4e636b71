// `check` of Hexes and Tetrominoes as the built program: reports that are replayed from power-on,
// JSON, interruption, wrong input.
#include <chrono>
#include <csignal>
#include <filesystem>
#include <string>
#include <thread>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "tests/app/program/program.hpp"

namespace {

namespace fs = std::filesystem;

/// Returns the rest of the script's line that begins with these words.
std::string line_with(const std::string& script, const std::string& words) {
    const auto begin = script.find(words);
    REQUIRE(begin != std::string::npos);
    return script.substr(begin + words.size(), script.find('\n', begin) - begin - words.size());
}

struct Row {
    const char* game;
    const char* mutant;
    const char* options;
    const char* machine;
};

} // namespace

TEST_CASE("a report of a game is replayed from power-on by the command line of its script") {
    constexpr Row Rows[] = {
        {"hexes", "hexes-keys-exchanged", "", "Spectrum 48K, free ROM"},
        {"hexes", "hexes-resets", "--machine 128", "Spectrum 128K, free ROM"},
        {"tetrominoes", "tetro-left-two", "", "Spectrum 48K, free ROM"},
        {"tetrominoes", "tetro-drop-points", "--rom own.rom", "Spectrum 48K, own.rom"},
    };
    for (const Row& row : Rows) {
        CAPTURE(row.mutant);
        const Workplace place("game_check");
        fs::copy_file(fs::path(FR_MUTANTS_DIR) / (std::string(row.mutant) + ".tap"),
                      place.path("a tape.tap"));
        fs::copy_file(FR_FREE_ROM, place.path("own.rom"));
        const Finished checked =
            place.run(std::string(row.game) + " check 'a tape.tap' --report r.json " + row.options);
        CAPTURE(checked.err);
        REQUIRE(checked.code == 1);
        CHECK(checked.out.find("script: r-") != std::string::npos);
        const auto report = nlohmann::json::parse(place.read("r.json"));
        CHECK(report["agreed"] == false);
        REQUIRE(report["found"].size() == 1);
        const auto& found = report["found"][0];
        CHECK(found["steps"].size() > 0);
        CHECK(place.read(found["text"]).find(found["words"]) == 0);

        const std::string script = place.read(found["script"]);
        CHECK(line_with(script, "# Found on: ") == row.machine);
        const std::string program = "fourrivers ";
        const std::string command = line_with(script, "# Replay: ");
        REQUIRE(command.starts_with(program));
        const Finished replayed = place.run(command.substr(program.size()));
        CAPTURE(replayed.err);
        REQUIRE(replayed.code == 0);
        const std::string picture = found["picture"];
        CHECK(place.read(picture.substr(0, picture.size() - 4) + "-replayed.png") ==
              place.read(picture));
    }
}

TEST_CASE("the report of a game without a difference is the same on stdout and in the file") {
    const Workplace place("game_check_json");
    for (const std::string game : {"hexes", "tetrominoes"}) {
        const Finished finished = place.run(game + " check --keys 30 --json --report r.json");
        CHECK(finished.code == 0);
        CHECK(finished.err.empty());
        const auto report = nlohmann::json::parse(finished.out);
        CHECK(report["agreed"] == true);
        CHECK(report["strict"] == true);
        CHECK(report["keys"] == 30);
        CHECK(report["found"].empty());
        CHECK(place.read("r.json") == finished.out);
    }
}

TEST_CASE("an interrupted check of a game prints its figures and returns 130") {
    const Workplace place("game_check_signal");
    for (const std::string game : {"hexes", "tetrominoes"}) {
        CAPTURE(game);
        const auto begun = [] {
            std::this_thread::sleep_for(std::chrono::milliseconds(1500));
            return true;
        };
        const Finished finished =
            place.run_until(SIGINT, game + " check --keys 1000000000", "", begun);
        CHECK(finished.code == 130);
        // On a slow host it is interrupted before the first key.
        if (finished.out.empty()) {
            CHECK(is_one_line(finished.err));
        } else {
            CHECK(finished.out.find(" keys, no difference (interrupted)\n") != std::string::npos);
        }
    }
}

TEST_CASE("check of a game refuses wrong input in one line, before it works") {
    const Workplace place("game_check_wrong");
    place.write("text.txt", "no tape\n");
    place.write("empty.tap", "");
    struct Wrong {
        const char* options;
        int code;
    };
    constexpr Wrong Rows[] = {{"text.txt", 3},
                              {"empty.tap", 3},
                              {"none.tap", 3},
                              {".", 3},
                              {"--keys 0", 2},
                              {"--keys x", 2},
                              {"--seed -1", 2},
                              {"--machine 64", 2},
                              {"--rom none.rom", 3},
                              {"a b", 2},
                              {"--keys 1000000000 --report none/r.json", 4}};
    for (const std::string game : {"hexes", "tetrominoes"}) {
        for (const Wrong& wrong : Rows) {
            CAPTURE(game);
            CAPTURE(wrong.options);
            const Finished finished = place.run(game + " check " + wrong.options);
            CHECK(finished.code == wrong.code);
            CHECK(is_one_line(finished.err));
            CHECK(finished.out.empty());
        }
    }
}
