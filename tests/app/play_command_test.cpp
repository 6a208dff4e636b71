#include <string>

#include <doctest/doctest.h>

#include "shisen/oracle/deal_table.hpp"
#include "tests/app/command_line.hpp"
#include "tests/app/play/data_folder.hpp"

TEST_CASE("play opens its window with the requested options") {
    const Answer plain = ask({"play"});
    CHECK(plain.code == 0);
    REQUIRE(plain.play_window);
    CHECK(!plain.play_window->number);
    CHECK(!plain.play_window->gravity);
    CHECK(!plain.play_window->size);
    const Answer answer = ask(
        {"play", "--board", "42", "--gravity", "off", "--size", "18x8", "--full-screen", "--mute"});
    REQUIRE(answer.play_window);
    CHECK(answer.play_window->number == 42);
    CHECK(answer.play_window->gravity == shisen::Gravity::Off);
    CHECK(answer.play_window->size == shisen::Size{18, 8});
    CHECK(answer.play_window->full_screen);
    CHECK(answer.play_window->mute);
    CHECK(!answer.window);
}

TEST_CASE("play refuses invalid requests in one line") {
    const std::vector<std::vector<std::string>> wrong = {{"play", "--board", "0"},
                                                         {"play", "--board", "65536"},
                                                         {"play", "--gravity", "maybe"},
                                                         {"play", "--size", "3x3"},
                                                         {"play", "--keys", "lr"},
                                                         {"play", "board"}};
    for (const auto& words : wrong) {
        CAPTURE(words.back());
        const Answer answer = ask(words);
        CHECK(answer.code == 2);
        CHECK(!answer.play_window);
        CHECK(answer.err.find('\n') == answer.err.size() - 1);
    }
}

TEST_CASE("play writes a picture without a window, the same each time") {
    const DataFolder folder("play_command");
    const auto picture = [&](const std::string& name, const std::string& keys) {
        const Answer answer = ask({"play",
                                   "--board",
                                   "42",
                                   "--screenshot",
                                   (folder.path() / name).string(),
                                   "--keys",
                                   keys,
                                   "--width",
                                   "400",
                                   "--height",
                                   "300"});
        CHECK(answer.code == 0);
        CHECK(!answer.play_window);
        return folder.read(name);
    };
    const std::string first = picture("first.png", "{safe}e{wait 0.1}");
    CHECK(first.substr(1, 3) == "PNG");
    CHECK(picture("second.png", "{safe}e{wait 0.1}") == first);
    CHECK(picture("third.png", "{menu}") != first);
}

TEST_CASE("play reports errors in its keys and pictures that cannot be written") {
    const DataFolder folder("play_command_wrong");
    const std::string good = (folder.path() / "a.png").string();
    const Answer keys = ask({"play", "--screenshot", good, "--keys", "lr{nonsense}"});
    CHECK(keys.code == 2);
    CHECK(keys.err == "fourrivers: --keys: no such word in braces (at character 3)\n");
    CHECK(folder.names().empty());
    const Answer path = ask({"play", "--screenshot", (folder.path() / "no" / "a.png").string()});
    CHECK(path.code == 4);
}

TEST_CASE("play deals the boards of a learned table") {
    using namespace shisen::oracle;
    const DataFolder folder("play_command_deals");
    const DealRule upwards{Shuffle::Up};
    DealTable table(1);
    for (const shisen::BoardNumber number : std::vector<shisen::BoardNumber>{5, 6, 900}) {
        table.put(number, deal_by(upwards, number));
    }
    const auto write = [&](const std::string& name, const DealTable& written) {
        const auto bytes = written.bytes();
        folder.write(name, std::string(bytes.begin(), bytes.end()));
        return (folder.path() / name).string();
    };
    const std::string path = write("three.deals", table);
    const Answer answer = ask({"play", "--deals", path, "--size", "14x6"});
    CHECK(answer.code == 0);
    REQUIRE(answer.play_window);
    const auto& deals = answer.play_window->deals;
    REQUIRE(deals.learned());
    CHECK(deals.numbers == std::vector<shisen::BoardNumber>{5, 6, 900});
    CHECK(deals.dealer(6, shisen::ClassicSize) == deal_by(upwards, 6));
    CHECK(!(deals.dealer(6, shisen::ClassicSize) == shisen::deal(6)));
    CHECK(!ask({"play"}).play_window->deals.learned());

    CHECK(ask({"play", "--deals", path, "--size", "18x8"}).code == 2);
    folder.write("text", "no table\n");
    for (const std::string& bad :
         {(folder.path() / "text").string(), write("none.deals", DealTable(1))}) {
        const Answer refused = ask({"play", "--deals", bad});
        CHECK(refused.code == 3);
        CHECK(!refused.play_window);
        CHECK(refused.err.find('\n') == refused.err.size() - 1);
    }
}
