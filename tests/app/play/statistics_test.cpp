#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/play/records/statistics.hpp"
#include "tests/app/play/data_folder.hpp"

namespace fs = std::filesystem;
using namespace zx::play;
using shisen::Gravity;

namespace {

constexpr shisen::Size Classic = shisen::ClassicSize;

FinishedGame won(std::int64_t seconds, shisen::BoardNumber number = 1, bool helped = false) {
    return {.number = number, .won = true, .helped = helped, .seconds = seconds};
}

Tally classic(const Statistics& statistics) {
    return statistics.of(Classic, Gravity::On);
}

} // namespace

TEST_CASE("streaks grow with each game won, with or without help, and end with a lost one") {
    Statistics statistics;
    statistics.add(won(90));
    statistics.add(won(50, 2, true));
    statistics.add({});
    statistics.add(won(70, 3));
    const Tally tally = classic(statistics);
    CHECK(tally.played == 4);
    CHECK(tally.won == 3);
    CHECK(tally.won_without_help == 2);
    CHECK(tally.streak == 1);
    CHECK(tally.best_streak == 2);
    CHECK(tally.best == std::vector<BestTime>{{70, 3}, {90, 1}});
}

TEST_CASE("the five best times are kept, quickest first") {
    Statistics statistics;
    for (const int seconds : {300, 100, 200, 50, 400, 60}) {
        statistics.add(won(seconds));
    }
    statistics.add(won(-5, 9));
    const auto best = classic(statistics).best;
    REQUIRE(best.size() == 5);
    CHECK(best.front() == BestTime{0, 9});
    CHECK(best.back() == BestTime{200, 1});
}

TEST_CASE("the last hundred games are kept with their results") {
    Statistics statistics;
    statistics.add(won(90, 7));
    statistics.add(won(50, 8, true));
    statistics.add({.number = 9, .helped = true, .seconds = 30});
    const auto history = classic(statistics).history;
    REQUIRE(history.size() == 3);
    CHECK(history[0] == PastGame{90, 7, true, false});
    CHECK(history[1] == PastGame{50, 8, true, true});
    CHECK(history[2] == PastGame{30, 9, false, false});
    for (int game = 0; game < 98; ++game) {
        statistics.add(won(60 + game));
    }
    const auto last = classic(statistics).history;
    REQUIRE(last.size() == 100);
    CHECK(last.front() == history[1]);
    CHECK(last.back().seconds == 157);
    const auto again = Statistics::parse(statistics.json());
    REQUIRE(again.has_value());
    CHECK(*again == statistics);
}

TEST_CASE("the average is that of games without help") {
    Statistics statistics;
    statistics.add(won(10, 1, true));
    statistics.add({.seconds = 1'000});
    CHECK_FALSE(classic(statistics).average_seconds());
    statistics.add(won(100));
    statistics.add(won(201));
    CHECK(classic(statistics).average_seconds() == 151);
}

TEST_CASE("a file of an earlier release has no history") {
    Statistics statistics;
    statistics.add(won(100));
    std::string text = statistics.json();
    const std::size_t begin = text.find(R"("history")");
    REQUIRE(begin != std::string::npos);
    text.replace(begin, text.find(']', begin) + 1 - begin, R"("other": 1)");
    const auto parsed = Statistics::parse(text);
    REQUIRE(parsed.has_value());
    CHECK(classic(*parsed).played == 1);
    CHECK(classic(*parsed).history.empty());
}

TEST_CASE("each size and variant counts for itself") {
    Statistics statistics;
    statistics.add({.gravity = Gravity::Off});
    statistics.add({.size = {18, 8}});
    CHECK(classic(statistics) == Tally{});
    CHECK(statistics.of(Classic, Gravity::Off).played == 1);
    CHECK(statistics.of({18, 8}, Gravity::On).played == 1);
    CHECK(statistics.played() == std::vector<std::pair<shisen::Size, Gravity>>{
                                     {Classic, Gravity::Off}, {{18, 8}, Gravity::On}});
    const auto again = Statistics::parse(statistics.json());
    REQUIRE(again.has_value());
    CHECK(*again == statistics);
}

TEST_CASE("impossible figures are refused and the field is named") {
    Statistics statistics;
    statistics.add(won(100));
    const std::string good = statistics.json();
    REQUIRE(Statistics::parse(good).has_value());
    struct Edit {
        const char* what;
        const char* by;
        const char* said;
    };
    constexpr Edit Edits[] = {
        {R"("won": 1)", R"("won": 2)", "cannot be"},
        {R"("played": 1)", R"("played": 0)", "cannot be"},
        {R"("best_streak": 1)", R"("best_streak": 3)", "cannot be"},
        {R"("played": 1)", R"("played": -1)", "\"played\""},
        {R"("played": 1)", R"("played": 1.5)", "\"played\""},
        {R"("played": 1)", R"("played": 1e300)", "\"played\""},
        {R"("played": 1)", R"("played": 99999999999)", "\"played\""},
        {R"("played": 1)", R"("played": "1")", "\"played\""},
        {R"("number": 1)", R"("number": 0)", "\"number\""},
        {R"("number": 1)", R"("number": 65536)", "\"number\""},
        {R"("100 1 won")", R"("100 0 won")", "\"history\""},
        {R"("100 1 won")", R"("100 1 drawn")", "\"history\""},
        {R"("100 1 won")", R"("100  1 won")", "\"history\""},
        {R"("100 1 won")", R"("100 1")", "\"history\""},
        {R"("100 1 won")", R"("100 ")", "\"history\""},
        {R"("100 1 won")", R"("")", "\"history\""},
        {R"("100 1 won")", R"("999999999 1 won")", "\"history\""},
        {R"("100 1 won")", R"("100 70000 won")", "\"history\""},
        {R"("100 1 won")", R"(100)", "\"history\""},
        {R"("100 1 won")", R"("100 1 won", "100 1 won")", "cannot be"},
        {R"("14x6 on")", R"("5x5 on")", "variant"},
        {R"("14x6 on")", R"("14x6")", "variant"},
        {R"("games")", R"("game")", "\"games\""},
        {R"("version": 1)", R"("version": "1")", "version"},
    };
    for (const Edit& edit : Edits) {
        CAPTURE(edit.by);
        std::string text = good;
        text.replace(text.find(edit.what), std::string(edit.what).size(), edit.by);
        const auto parsed = Statistics::parse(text);
        REQUIRE_FALSE(parsed.has_value());
        CHECK(parsed.error().context.find(edit.said) != std::string::npos);
    }
}

TEST_CASE("games of threads and programs at once are all counted") {
    constexpr int Programs = 3;
    constexpr int Threads = 2;
    constexpr int Games = 15;
    const DataFolder folder("statistics_at_once");
    const auto play = [&] {
        StatisticsFile file(folder.path());
        for (int game = 0; game < Games; ++game) {
            (void)file.add(won(game));
        }
    };
    std::vector<pid_t> children;
    for (int i = 0; i < Programs; ++i) {
        const pid_t child = ::fork();
        if (child == 0) {
            play();
            ::_exit(0);
        }
        children.push_back(child);
    }
    std::vector<std::thread> threads;
    for (int i = 0; i < Threads; ++i) {
        threads.emplace_back(play);
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    for (const pid_t child : children) {
        int status = -1;
        CHECK(::waitpid(child, &status, 0) == child);
        CHECK(status == 0);
    }
    const auto loaded = StatisticsFile(folder.path()).load();
    CHECK(loaded.notice.empty());
    const Tally tally = classic(loaded.value);
    CHECK(tally.played == (Programs + Threads) * Games);
    CHECK(tally.streak == tally.played);
    CHECK(folder.names() == std::vector<std::string>{"statistics.json"});
}

TEST_CASE("a game that could not be stored is counted with the next") {
    const DataFolder folder("statistics_pending");
    StatisticsFile file(folder.path());
    const fs::path lock = folder.path() / "statistics.json.lock";
    fs::create_directory(lock);
    const auto barred = file.add(won(10));
    CHECK_FALSE(barred.notice.empty());
    CHECK(classic(barred.value).won == 1);
    CHECK(classic(StatisticsFile(folder.path()).load().value).won == 0);
    fs::remove(lock);
    const auto after = file.add(won(20));
    CHECK(after.notice.empty());
    CHECK(classic(after.value).won == 2);
    CHECK(classic(StatisticsFile(folder.path()).load().value).won == 2);
}
