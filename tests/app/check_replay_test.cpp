// Replays the reports of `check` from power-on by the command line in the header of their scripts.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "tests/app/program/program.hpp"

namespace {

/// Returns the rest of the script's line that begins with these words.
std::string line_with(const std::string& script, const std::string& words) {
    const auto begin = script.find(words);
    REQUIRE(begin != std::string::npos);
    return script.substr(begin + words.size(), script.find('\n', begin) - begin - words.size());
}

/// Empty cells are dots in a report and spaces on the screen.
std::string letters_of(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '.'; });
    return text;
}

/// Runs the command in the script's header in the workplace. Its pictures must be the same, and its
/// screen must show the board of the report.
void replay(const Workplace& place, const nlohmann::json& found, const std::string& machine) {
    const std::string script = place.read(std::filesystem::path(found["script"]).filename());
    CHECK(line_with(script, "# Found on: ") == machine);
    const std::string program = "fourrivers ";
    std::string command = line_with(script, "# Replay: ");
    REQUIRE(command.starts_with(program));
    const Finished finished = place.run(command.substr(program.size()));
    CAPTURE(finished.err);
    REQUIRE(finished.code == 0);
    const std::string picture = std::filesystem::path(found["picture"]).filename();
    const std::string replayed = picture.substr(0, picture.size() - 4) + "-replayed.png";
    CHECK(place.read(replayed) == place.read(picture));
    if (!found["seen"].is_null()) {
        const std::string screen = letters_of(finished.out);
        for (const std::string row : found["seen"]["board"]) {
            CHECK(screen.find(letters_of(row)) != std::string::npos);
        }
    }
}

} // namespace

TEST_CASE("a report is replayed from power-on by the command line of its script") {
    struct Row {
        const char* mutant;
        const char* options;
        const char* machine;
    };
    constexpr Row Rows[] = {
        {"back-two", "", "Spectrum 48K, free ROM"},
        {"gravity-one-tile-only", "--machine 128", "Spectrum 128K, free ROM"},
        {"machine-hangs", "--rom own.rom", "Spectrum 48K, own.rom"},
    };
    for (const Row& row : Rows) {
        CAPTURE(row.mutant);
        const Workplace place("check_replay");
        const std::filesystem::path tape =
            std::filesystem::path(FR_MUTANTS_DIR) / (std::string(row.mutant) + ".tap");
        std::filesystem::copy_file(tape, place.path("a tape.tap"));
        std::filesystem::copy_file(FR_FREE_ROM, place.path("own.rom"));
        const Finished checked =
            place.run(std::string("check 'a tape.tap' --strict --threads 1 --keys 4000 "
                                  "--report r.json ") +
                      row.options);
        CAPTURE(checked.err);
        REQUIRE(checked.code == 1);
        const auto report = nlohmann::json::parse(place.read("r.json"));
        REQUIRE_FALSE(report["found"].empty());
        for (const auto& found : report["found"]) {
            replay(place, found, row.machine);
        }
    }
}

TEST_CASE("check --first ends at the first difference and reports the keys that found it") {
    const Workplace place("check_first");
    std::filesystem::copy_file(std::filesystem::path(FR_MUTANTS_DIR) / "back-two.tap",
                               place.path("mutant.tap"));
    const auto report = [&](const std::string& options) {
        const Finished checked =
            place.run("check mutant.tap --strict --threads 1 --keys 4000 --json" + options);
        CHECK(checked.code == 1);
        return nlohmann::json::parse(checked.out);
    };
    const auto all = report("");
    const auto first = report(" --first");
    CHECK(first["turns"] < all["turns"]);
    REQUIRE(first["found"].size() == 1);
    CHECK(first["found"][0]["turn"] == first["turns"]);
    CHECK(first["found"][0]["class"] == all["found"][0]["class"]);
    CHECK(first["found"][0]["start"] == "gravity on, new board");
    CHECK(first["found"][0]["keys"] > all["found"][0]["keys"]);
}
