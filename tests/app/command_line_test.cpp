#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "tests/app/command_line.hpp"

using Words = std::vector<std::string>;

TEST_CASE("every wrong use is one line on stderr and exit code 2") {
    const std::vector<Words> rows = {
        {"--nonsense"},
        {"run", "--nonsense"},
        {"a.tap", "b.tap"},
        {"run", "a.tap", "--no-tape"},
        {"run", "--machine", "64"},
        {"run", "--joystick", "mouse"},
        {"run", "--issue", "1"},
        {"run", "--issue", "2", "--machine", "128"},
        {"run", "--issue", "3", "--machine", "plus2a"},
        {"run", "--late-ula", "--mouse", "--issue"},
        {"run", "--rom", "a", "--rom", "b", "--rom", "c", "--rom", "d", "--rom", "e"},
        {"run", "--machine"},
        {"run", "--until", "x"},
        {"run", "--frames", "1"},
        {"run", "--type", "x"},
        {"run", "--script", "x"},
        {"run", "--screen"},
        {"run", "--hash"},
        {"run", "--screenshot", "x.png"},
        {"run", "--save", "x.sna"},
        {"run", "--wav", "x.wav"},
        {"run", "--headless", "--full-screen"},
        {"run", "--headless", "--frames", "-1"},
        {"run", "--headless", "--frames", "many"},
        {"run", "--headless", "--max-frames", "1e9"},
        {"run", "--headless", "--key-frames", "3"},
        {"run", "--headless", "--key-frames", "0,6"},
        {"run", "--headless", "--key-frames", "3,x"},
        {"run", "--headless", "--save", "state.tap"},
        {"run", "--headless", "--save", ".sna"},
        {"run", "--headless", "--screenshot", "x.jpg"},
        {"play", "--screenshot", "x.jpg"},
        {"duel", "--headless", "--screenshot", "x.JPEG"},
        {"run", "--headless", "--type", "{nokey}"},
        {"run", "--headless", "--script", "s", "--until", "x"},
        {"run", "--headless", "--script", "s", "--frames", "1"},
        {"run", "--at", "0x8000"},
        {"run", "code.bin", "--start", "0x8000"},
        {"run", "code.bin", "--at", "0x3fff"},
        {"run", "code.bin", "--at", "65536"},
        {"run", "code.bin", "--at", "8000h"},
        {"run", "code.bin", "--at", "32768", "--start", "-1"},
        {"run", "--no-tape", "--at", "32768"},
        {"run", "--scale", "9"},
        {"run", "--rom", "a", "--rom", "b", "--rom", "c"},
        {"run", "--stereo", "quad"},
        {"run", "--snow", "maybe"},
        {"run", "--snow"},
        {"bench", "--threads", "0"},
        {"info"},
        {"info", "a", "b"},
        {"info", "--frames", "1", "a"},
        {"convert"},
        {"convert", "a.tap"},
        {"convert", "a", "b", "c"},
        {"bench", "now"},
        {""},
        {"run", ""},
        {"run", "--rom", ""},
        {"run", "--scale", ""},
        {"run", "--headless", "--until", ""},
        {"run", "--headless", "--script", ""},
        {"run", "--headless", "--screenshot", ""},
        {"run", "--headless", "--save", ""},
        {"run", "--headless", "--wav", ""},
        {"info", ""},
        {"convert", "", "a.tap"},
        {"convert", "a.tap", ""},
        {"atlas", "-o", ""},
        {"atlas", "show", ""},
        {"atlas", "merge", "a", "", "-o", "b"},
        {"check", ""},
        {"check", "--report", ""},
        {"check", "--deals", ""},
        {"learn", "-o", ""},
        {"duel", "--headless", "--screenshot", ""},
        {"play", "--deals", ""},
        {"play", "--size", ""},
        {"play", "--screenshot", ""},
        {"deal", "0x10"},
        {"deal", "1.0"},
        {"deal", "-1"},
        {"deal", "65536"},
        {"check", "--seed", "-1"},
        {"check", "--seed", "18446744073709551616"},
        {"run", "--headless", "--key-frames", "3,6,"},
        {"run", "--headless", "--key-frames", ",6"},
        {"run", "--headless", "--save", "folder/.sna"},
    };
    for (const Words& words : rows) {
        std::string line;
        for (const std::string& word : words) {
            line += word + " ";
        }
        CAPTURE(line);
        const Answer answer = ask(words);
        CHECK(answer.code == 2);
        CHECK(answer.out.empty());
        CHECK(answer.err.starts_with("fourrivers: "));
        CHECK(std::count(answer.err.begin(), answer.err.end(), '\n') == 1);
        CHECK_FALSE(answer.window);
    }
}

TEST_CASE("each command has its own help") {
    const std::vector<std::pair<Words, std::string>> rows = {
        {{"--help"}, "Usage: fourrivers "},
        {{"run", "--help"}, "Usage: fourrivers run"},
        {{"info", "--help"}, "Usage: fourrivers info"},
        {{"convert", "--help"}, "Usage: fourrivers convert"},
        {{"bench", "--help"}, "Usage: fourrivers bench"},
    };
    for (const auto& row : rows) {
        const Answer answer = ask(row.first);
        const std::string& usage = row.second;
        CAPTURE(usage);
        CHECK(answer.code == 0);
        CHECK(answer.err.empty());
        CHECK(answer.out.find(usage) != std::string::npos);
    }
}

TEST_CASE("the help of run lists exactly its options") {
    const std::string help = ask({"run", "--help"}).out;
    for (const std::string option :
         {"--no-tape",    "--stereo",      "--rom",      "--machine", "--joystick",
          "--issue",      "--snow",        "--late-ula", "--mouse",   "--headless",
          "--until",      "--max-frames",  "--type",     "--frames",  "--script",
          "--screen",     "--screenshot",  "--save",     "--wav",     "--hash",
          "--key-frames", "--no-fast-load"}) {
        CAPTURE(option);
        CHECK(help.find(option) != std::string::npos);
    }
    for (const std::string absent : {"plus3", "Needs", "{false}"}) {
        CAPTURE(absent);
        CHECK(help.find(absent) == std::string::npos);
    }
}

TEST_CASE("numbers are decimal, with or without leading zeros") {
    CHECK(ask({"deal", "00042"}).out == ask({"deal", "42"}).out);
    CHECK(ask({"deal", "08"}).out == ask({"deal", "8"}).out);
    CHECK(ask({"deal", "0065535"}).code == 0);
    const auto hash_after = [](const std::string& frames) {
        return ask({"run", "--headless", "--no-tape", "--hash", "--frames", frames}).out;
    };
    CHECK(hash_after("010") == hash_after("10"));
    CHECK(hash_after("010") != hash_after("8"));
    const Answer scale = ask({"run", "--scale", "007"});
    REQUIRE(scale.window);
    CHECK(scale.window->scale == 7);
    CHECK(ask({"run", "--headless", "--no-tape", "--key-frames", "08,09"}).code == 0);
}

TEST_CASE("an empty text to type is no key and no error") {
    CHECK(ask({"run", "--headless", "--no-tape", "--type", ""}).code == 0);
}

TEST_CASE("a text with a line end in it stays in one line of an error") {
    const Answer answer =
        ask({"run", "--headless", "--no-tape", "--max-frames", "1", "--until", "a\nb\x1b[7m"});
    CHECK(answer.code == 1);
    CHECK(std::count(answer.err.begin(), answer.err.end(), '\n') == 1);
    CHECK(answer.err.find("\"a\\nb\\x1b[7m\"") != std::string::npos);
}

TEST_CASE("--version prints the program's name and version") {
    const Answer answer = ask({"--version"});
    CHECK(answer.code == 0);
    CHECK(answer.out.starts_with("fourrivers "));
}

TEST_CASE("run may be left out") {
    const Answer bare = ask({});
    REQUIRE(bare.window);
    CHECK(bare.window->file.empty());
    const Answer file = ask({"game.tap", "--machine", "16", "--no-fast-load"});
    REQUIRE(file.window);
    CHECK(file.window->file == "game.tap");
    CHECK(file.window->model == zx::machine::Model::Spectrum16);
    CHECK_FALSE(file.window->fast_load);
    CHECK_FALSE(file.window->headless);
    const Answer named = ask({"run", "game.tap"});
    REQUIRE(named.window);
    CHECK(named.window->file == "game.tap");
    CHECK(named.window->model == zx::machine::Model::Spectrum48);
    CHECK(named.window->fast_load);
    CHECK_FALSE(named.window->joystick);
}

TEST_CASE("issue, ULA, snow and mouse are as requested, and have defaults") {
    using zx::ula::Issue;
    const Answer plain = ask({"run"});
    REQUIRE(plain.window);
    CHECK(plain.window->setup == zx::app::MachineSetup{});
    const Answer all = ask({"run", "--machine", "16", "--issue", "2", "--late-ula", "--mouse"});
    REQUIRE(all.window);
    CHECK(all.window->setup ==
          zx::app::MachineSetup{.issue = Issue::Issue2, .late_ula = true, .mouse = true});
    using zx::machine::SnowChoice;
    for (const auto& [word, choice] : {std::pair{"model", SnowChoice::AsModel},
                                       {"on", SnowChoice::On},
                                       {"off", SnowChoice::Off}}) {
        const Answer snow = ask({"run", "--snow", word});
        REQUIRE(snow.window);
        CHECK(snow.window->setup.snow == choice);
    }
    const Answer later = ask({"run", "--machine", "128", "--late-ula", "--issue", "3"});
    CHECK_FALSE(later.window);
    CHECK(later.err.find("Spectrum 128K") != std::string::npos);
}

TEST_CASE("models, joysticks and a pair of ROMs are chosen by their names") {
    using zx::machine::Joystick;
    using zx::machine::Model;
    const std::vector<std::pair<std::string, Model>> models = {{"16", Model::Spectrum16},
                                                               {"48", Model::Spectrum48},
                                                               {"128", Model::Spectrum128},
                                                               {"plus2", Model::SpectrumPlus2},
                                                               {"plus2a", Model::SpectrumPlus2A}};
    for (const auto& [name, model] : models) {
        const Answer answer = ask({"run", "--machine", name});
        REQUIRE(answer.window);
        CHECK(answer.window->model == model);
    }
    const std::vector<std::pair<std::string, Joystick>> joysticks = {
        {"none", Joystick::None},
        {"kempston", Joystick::Kempston},
        {"sinclair1", Joystick::Sinclair1},
        {"sinclair2", Joystick::Sinclair2},
        {"cursor", Joystick::Cursor}};
    for (const auto& [name, joystick] : joysticks) {
        const Answer answer = ask({"run", "--joystick", name});
        REQUIRE(answer.window);
        CHECK(answer.window->joystick == joystick);
    }
    const Answer pair = ask({"run", "--rom", "a.rom", "--rom", "b.rom"});
    REQUIRE(pair.window);
    CHECK(pair.window->roms == Words{"a.rom", "b.rom"});
    const Answer one = ask({"run", "--rom", "a.rom", "game.tap", "--stereo", "acb"});
    REQUIRE(one.window);
    CHECK(one.window->roms == Words{"a.rom"});
    CHECK(one.window->file == "game.tap");
    CHECK(one.window->stereo == zx::machine::Stereo::Acb);
}

TEST_CASE("check, learn and duel take every model") {
    for (const std::string command : {"check", "learn", "duel", "run"}) {
        CAPTURE(command);
        const std::string help = ask({command, "--help"}).out;
        CHECK(help.find("Model: 16, 48, 128, plus2 or plus2a") != std::string::npos);
    }
    for (const std::string command : {"check", "duel"}) {
        CAPTURE(command);
        CHECK(ask({command, "--machine", "64"}).code == 2);
    }
    for (const std::string model : {"16", "128", "plus2a"}) {
        CAPTURE(model);
        const Answer answer =
            ask({"check", "--machine", model, "--boards", "1", "--keys", "30", "--threads", "1"});
        CHECK(answer.code == 0);
        CHECK(answer.out.find(": no difference") != std::string::npos);
    }
}

TEST_CASE("machine code has an address, and starts there unless --start is given") {
    const auto place = [](const Words& words) {
        const Answer answer = ask(words);
        REQUIRE(answer.window);
        REQUIRE(answer.window->code);
        return *answer.window->code;
    };
    using zx::app::CodePlace;
    CHECK(place({"code.bin", "--at", "0x8000"}) == CodePlace{0x8000, 0x8000});
    CHECK(place({"run", "--at", "32768", "code.bin"}) == CodePlace{0x8000, 0x8000});
    CHECK(place({"code.bin", "--at", "24576", "--start", "0x6010"}) == CodePlace{0x6000, 0x6010});
    CHECK_FALSE(ask({"code.bin"}).window->code);
}

TEST_CASE("a word that is not a command is a file") {
    const Answer answer = ask({"manic"});
    REQUIRE(answer.window);
    CHECK(answer.window->file == "manic");
}

TEST_CASE("for a mistyped command the nearest one is suggested") {
    const std::vector<std::pair<Words, std::string>> rows = {
        {{"paly"}, "play"},
        {{"paly", "--board", "5"}, "play"},
        {{"chek", "game.tap"}, "check"},
        {{"Bench"}, "bench"},
        {{"atls", "-o", "x"}, "atlas"},
        {{"convrrt", "a.tap", "b.tap"}, "convert"},
    };
    for (const auto& row : rows) {
        const std::string& command = row.second;
        CAPTURE(command);
        const Answer answer = ask(row.first);
        CHECK(answer.code == 2);
        CHECK(std::count(answer.err.begin(), answer.err.end(), '\n') == 1);
        CHECK(answer.err.find("did you mean " + command + "?") != std::string::npos);
    }
    // File names are not taken for commands.
    for (const std::string file : {"manic", "play.tap", "./paly", "folder/paly", "x"}) {
        CAPTURE(file);
        CHECK(ask({file}).window);
    }
}
