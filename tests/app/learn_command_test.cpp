// `learn` on the bundled tape: its output, how it continues, and what it refuses.
#include <filesystem>
#include <fstream>
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/files/file_lock.hpp"
#include "tests/app/command_line.hpp"
#include "tests/support/test_folder.hpp"

TEST_CASE("learn names this project's deal, continues its file and merges parts") {
    const TestFolder folder;
    const std::string odd = folder.file("odd.deals");
    const std::string even = folder.file("even.deals");
    const Answer first =
        ask({"learn", "-o", odd, "--to", "6", "--shard", "1/2", "--threads", "2", "--rom", "free"});
    CHECK(first.code == 0);
    CHECK(first.err.empty());
    CHECK(first.out == odd + ": 3 boards, 3 of them learned now\nour deal (3 boards compared)\n");

    const Answer again = ask({"learn", "-o", odd, "--to", "6", "--shard", "1/2"});
    CHECK(again.code == 0);
    CHECK(again.out.find("3 boards, 0 of them learned now") != std::string::npos);

    const Answer other = ask({"learn",
                              "-o",
                              even,
                              "--to",
                              "6",
                              "--shard",
                              "2/2",
                              "--merge",
                              odd,
                              "--json",
                              "--rom",
                              "free"});
    CHECK(other.code == 0);
    const auto json = nlohmann::json::parse(other.out);
    CHECK(json["boards"] == 6);
    CHECK(json["deal"] == "ours");
    CHECK(json["exceptions"].empty());
}

TEST_CASE("learn does not change a file that is not a table") {
    const TestFolder folder;
    const std::string path = folder.file("precious.txt");
    std::ofstream(path) << "precious";
    const Answer answer = ask({"learn", "-o", path, "--to", "1"});
    CHECK(answer.code == 3);
    CHECK(answer.err.find("not a table of deals") != std::string::npos);
    std::string kept;
    std::ifstream(path) >> kept;
    CHECK(kept == "precious");
}

TEST_CASE("learn leaves no file of a tape that cannot be read") {
    const TestFolder folder;
    const std::string tape = folder.file("wrong.tap");
    std::ofstream(tape) << "not a tape";
    const std::string path = folder.file("wrong.deals");
    CHECK(ask({"learn", tape, "-o", path}).code == 3);
    CHECK_FALSE(std::filesystem::exists(path));
    // A table that was there before stays.
    CHECK(ask({"learn", "-o", path, "--to", "1"}).code == 0);
    CHECK(ask({"learn", tape, "-o", path}).code == 3);
    CHECK(std::filesystem::exists(path));
}

TEST_CASE("learn refuses invalid parts in one line") {
    for (const char* shard : {"0/2", "3/2", "1", "1/0", "a/b", "1/2x"}) {
        CAPTURE(shard);
        const Answer answer = ask({"learn", "-o", "never-written", "--shard", shard});
        CHECK(answer.code == 2);
        CHECK(answer.err.find('\n') == answer.err.size() - 1);
    }
    CHECK(ask({"learn"}).code == 2);
    CHECK(ask({"learn", "-o", "never-written", "--from", "3", "--to", "2"}).code == 2);
    CHECK_FALSE(std::filesystem::exists("never-written"));
}

TEST_CASE("a second learn on the same file is refused and names the first process") {
    const TestFolder folder;
    const std::string path = folder.file("busy.deals");
    const auto lock = zx::app::FileLock::take(path);
    REQUIRE(lock);
    const Answer answer = ask({"learn", "-o", path, "--to", "1", "--rom", "free"});
    CHECK(answer.code == 4);
    CHECK(answer.err.find("process " + std::to_string(::getpid())) != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(path));
}
