#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/atlas/atlas_file.hpp"
#include "app/files/file_lock.hpp"
#include "tests/app/command_line.hpp"
#include "tests/app/play/data_folder.hpp"

namespace {

using Words = std::vector<std::string>;

class AtlasFolder : public DataFolder {
  public:
    AtlasFolder() : DataFolder("atlas") {}

    [[nodiscard]] std::string file(const std::string& name) const {
        return (path() / name).string();
    }
    /// `atlas WORDS -o NAME`
    [[nodiscard]] Answer make(const std::string& name, Words words) const {
        words.insert(words.begin(), "atlas");
        words.insert(words.end(), {"-o", file(name)});
        return ask(words);
    }
};

} // namespace

TEST_CASE("an atlas is the same bit for bit with any shards and threads") {
    for (const bool difficulty : {false, true}) {
        CAPTURE(difficulty);
        const AtlasFolder folder;
        Words range = {"--from", "200", "--to", difficulty ? "230" : "300"};
        if (difficulty) {
            range.insert(range.end(), {"--difficulty", "--games", "10"});
        }
        const auto with = [&](Words more) {
            more.insert(more.begin(), range.begin(), range.end());
            return more;
        };
        CHECK(folder.make("one", with({"--threads", "1"})).code == 0);
        CHECK(folder.make("seven", with({"--threads", "7"})).code == 0);
        CHECK(folder.read("seven") == folder.read("one"));
        Words merge = {"atlas", "merge"};
        for (const std::string shard : {"3/3", "1/3", "2/3"}) {
            const std::string name = "part" + shard.substr(0, 1);
            CHECK(folder.make(name, with({"--shard", shard, "--threads", "2"})).code == 0);
            CHECK(folder.read(name) != folder.read("one"));
            merge.push_back(folder.file(name));
        }
        merge.insert(merge.end(), {"-o", folder.file("merged")});
        CHECK(ask(merge).code == 0);
        CHECK(folder.read("merged") == folder.read("one"));
        CHECK(folder.read("one").size() ==
              shisen::Atlas::FileBytes + (difficulty ? shisen::DifficultyAtlas::FileBytes : 0));
    }
}

TEST_CASE("running again with the same file continues it, says so, and keeps its content") {
    const AtlasFolder folder;
    CHECK(folder.make("whole", {"--to", "60"}).code == 0);
    const Answer first = folder.make("grown", {"--to", "30", "--gravity", "on"});
    CHECK(first.code == 0);
    CHECK(first.err.find("going on") == std::string::npos);
    CHECK(first.err.find("30 boards in ") != std::string::npos);
    const Answer second = folder.make("grown", {"--to", "60"});
    CHECK(second.code == 0);
    CHECK(second.err.find("going on with " + folder.file("grown") + ", which has 30 verdicts") !=
          std::string::npos);
    CHECK(folder.read("grown") == folder.read("whole"));
    CHECK(folder.make("grown", {"--to", "5", "--difficulty", "--games", "3"}).code == 0);
    const std::string measured = folder.read("grown");
    CHECK(folder.make("grown", {"--to", "60"}).code == 0);
    CHECK(folder.read("grown") == measured);
}

TEST_CASE("a file of another size, with other limits or damaged is refused and not changed") {
    const AtlasFolder folder;
    REQUIRE(folder.make("a", {"--to", "3", "--difficulty", "--games", "3"}).code == 0);
    const std::string good = folder.read("a");
    for (const Words& words :
         {Words{"--size", "8x5"}, Words{"--nodes", "7"}, Words{"--difficulty", "--games", "4"}}) {
        CAPTURE(words[0]);
        Words few = words;
        few.insert(few.end(), {"--to", "3"});
        const Answer answer = folder.make("a", few);
        CHECK(answer.code == 3);
        CHECK(answer.err.find("not touched") != std::string::npos);
        CHECK(folder.read("a") == good);
    }
    for (const std::string& bad : {std::string("text"),
                                   std::string(),
                                   good.substr(0, 1000),
                                   good.substr(0, good.size() - 1),
                                   good + "x",
                                   "X" + good.substr(1)}) {
        folder.write("bad", bad);
        CHECK(folder.make("bad", {"--to", "3"}).code == 3);
        CHECK(folder.read("bad") == bad);
        CHECK(ask({"atlas", "show", folder.file("bad")}).code == 3);
        CHECK(ask({"atlas", "merge", folder.file("a"), folder.file("bad"), "-o", folder.file("a")})
                  .code == 3);
        CHECK(folder.read("a") == good);
    }
}

TEST_CASE("wrong arguments of atlas are wrong usage, outputs that cannot be written exit code 4") {
    const AtlasFolder folder;
    for (const Words& words : {Words{"--shard", "0/3"},
                               Words{"--shard", "4/3"},
                               Words{"--shard", "1"},
                               Words{"--shard", "1/2x"},
                               Words{"--from", "9", "--to", "8"},
                               Words{"--from", "0"},
                               Words{"--size", "5x5"},
                               Words{"--gravity", "up"},
                               Words{"--threads", "0"},
                               Words{"--games", "0"},
                               Words{"--nodes", "0"}}) {
        CAPTURE(words.back());
        CHECK(folder.make("a", words).code == 2);
        CHECK(folder.names().empty());
    }
    CHECK(ask({"atlas"}).code == 2);
    CHECK(ask({"atlas", "merge", "-o", folder.file("a")}).code == 2);
    CHECK(folder.make("no/a", {"--to", "1"}).code == 4);
    CHECK(ask({"atlas", "show", folder.file("none")}).code == 3);
}

TEST_CASE("show counts the verdicts, lists the lost boards and says what was not tried") {
    const AtlasFolder folder;
    REQUIRE(folder.make("a", {"--from", "215", "--to", "225"}).code == 0);
    REQUIRE(folder.make("few", {"--to", "2", "--gravity", "on", "--nodes", "3"}).code == 0);
    const std::string file = folder.file("a");
    CHECK(ask({"atlas", "show", file, "--lost", "--json"}).out ==
          "{\"off\":[219],\"on\":[219],\"unknown\":[]}\n");
    CHECK(ask({"atlas", "show", folder.file("few"), "--lost", "--json"}).out ==
          "{\"off\":[],\"on\":[],\"unknown\":[[1,\"on\"],[2,\"on\"]]}\n");
    CHECK(ask({"atlas", "show", file, "--lost"}).out ==
          "lost, gravity off: 219\nlost, gravity on: 219\n");
    const auto json = nlohmann::json::parse(ask({"atlas", "show", file, "--json"}).out);
    CHECK(json["size"] == "14x6");
    CHECK(json["off"]["won"] == 10);
    CHECK(json["on"]["lost"] == 1);
    CHECK(json["on"]["missing"] == 65535 - 11);
    const std::string text = ask({"atlas", "show", file}).out;
    CHECK(text.find("off           10        1        0          65524\n") != std::string::npos);
    CHECK(ask({"atlas", "show", file, "--boards"}).out.find("219 off lost\n219 on lost\n") !=
          std::string::npos);
    CHECK(ask({"atlas", "show", file, "--boards", "--lost"}).code == 2);
}

TEST_CASE("show prints each board's difficulty, the medians and the hardest boards") {
    const AtlasFolder folder;
    REQUIRE(folder.make("a", {"--to", "21", "--difficulty", "--games", "40"}).code == 0);
    const std::string file = folder.file("a");
    const auto boards =
        nlohmann::json::parse(ask({"atlas", "show", file, "--boards", "--json"}).out);
    REQUIRE(boards.size() == 42);
    std::vector<int> won;
    for (const auto& board : boards) {
        if (board["gravity"] == "on" && board["verdict"] == "won") {
            won.push_back(board["games_won"]);
        }
    }
    REQUIRE(won.size() == 21);
    std::sort(won.begin(), won.end());
    const auto summary =
        nlohmann::json::parse(ask({"atlas", "show", file, "--json"}).out)["difficulty"]["on"];
    CHECK(summary["measured"] == 21);
    CHECK(summary["median_games_won"].get<double>() == doctest::Approx(won[10] / 40.0));
    REQUIRE(summary["hardest"].size() == 10);
    for (std::size_t i = 0; i < 10; ++i) {
        CHECK(summary["hardest"][i]["games_won"] == won[i]);
    }
    const auto direct = shisen::difficulty(shisen::deal(7), shisen::Gravity::Off, 40);
    const std::string line = "7 off won " + std::to_string(direct.games_won) + "/40 " +
                             std::to_string(direct.first_moves_lost) + "/" +
                             std::to_string(direct.first_moves) + "\n";
    CHECK(ask({"atlas", "show", file, "--boards"}).out.find(line) != std::string::npos);
    CHECK(ask({"atlas", "show", file}).out.find("40 random games each") != std::string::npos);
}

TEST_CASE(
    "a second atlas on the same file is refused, names the first process, and changes nothing") {
    const AtlasFolder folder;
    REQUIRE(folder.make("a", {"--to", "3"}).code == 0);
    const std::string before = folder.read("a");
    {
        const auto lock = zx::app::FileLock::take(folder.file("a"));
        REQUIRE(lock);
        for (const Answer& answer :
             {folder.make("a", {"--to", "9"}),
              ask({"atlas", "merge", folder.file("a"), "-o", folder.file("a")})}) {
            CHECK(answer.code == 4);
            CHECK(answer.err.find("process " + std::to_string(::getpid())) != std::string::npos);
        }
        CHECK(folder.read("a") == before);
    }
    CHECK(folder.make("a", {"--to", "9"}).code == 0);
    CHECK_FALSE(std::filesystem::exists(folder.file("a.lock")));
}

TEST_CASE("an atlas is merged with the content of its file when it is written") {
    const AtlasFolder folder;
    REQUIRE(folder.make("low", {"--to", "5"}).code == 0);
    REQUIRE(folder.make("high", {"--from", "6", "--to", "10"}).code == 0);
    REQUIRE(folder.make("whole", {"--to", "10"}).code == 0);
    auto high = zx::app::read_atlas(folder.file("high"));
    REQUIRE(high);
    REQUIRE(zx::app::merge_and_write_atlas(*high, folder.file("low")));
    CHECK(folder.read("low") == folder.read("whole"));
    folder.write("low", "text");
    const auto refused = zx::app::merge_and_write_atlas(*high, folder.file("low"));
    REQUIRE_FALSE(refused);
    CHECK(refused.error().line.find("not touched") != std::string::npos);
    CHECK(folder.read("low") == "text");
}
