// The commands that use several threads, on a system that cannot start any.
#include <filesystem>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/bench/thread_bench.hpp"
#include "app/play/solver/solver_service.hpp"
#include "tests/app/command_line.hpp"
#include "tests/app/threads/refused_threads.hpp"
#include "tests/support/test_folder.hpp"

namespace fs = std::filesystem;

namespace {

const std::string Warning = "fourrivers: no thread can be started: working without\n";

/// Checks that the command warns and gives the same answer without threads.
void check_same(const std::vector<std::string>& words) {
    const Answer with = ask(words);
    const RefusedThreads refused;
    const Answer without = ask(words);
    CHECK(without.code == with.code);
    CHECK(without.out == with.out);
    CHECK(without.err == Warning);
}

} // namespace

TEST_CASE("check works without threads") {
    check_same({"check", "--rom", "free", "--boards", "1..3", "--keys", "300", "--json"});
}

TEST_CASE("atlas works without threads") {
    const TestFolder folder;
    const auto atlas = [&](const std::string& name) {
        return ask({"atlas", "-o", folder.file(name), "--to", "20", "--threads", "2"});
    };
    CHECK(atlas("with").code == 0);
    {
        const RefusedThreads refused;
        const Answer without = atlas("without");
        CHECK(without.code == 0);
        CHECK(without.err.starts_with(Warning));
    }
    const Answer shown = ask({"atlas", "show", "--boards", folder.file("with")});
    CHECK(shown.out == ask({"atlas", "show", "--boards", folder.file("without")}).out);
    CHECK_FALSE(shown.out.empty());
}

TEST_CASE("learn works without threads") {
    const TestFolder folder;
    const RefusedThreads refused;
    const Answer answer =
        ask({"learn", "-o", folder.file("deals"), "--to", "3", "--threads", "2", "--rom", "free"});
    CHECK(answer.code == 0);
    CHECK(answer.err == Warning);
    CHECK(answer.out.find("3 boards, 3 of them learned now") != std::string::npos);
}

TEST_CASE("bench works without threads") {
    const RefusedThreads refused;
    int warnings = 0;
    int figures = 0;
    zx::app::measure_threads(
        2, [&](const zx::app::Figure&) { ++figures; }, [&](const std::string&) { ++warnings; }, 2);
    CHECK(warnings > 0);
    CHECK(figures == 4);
}

TEST_CASE("game analysis without a thread answers before ask() returns") {
    const RefusedThreads refused;
    int calls = 0;
    zx::play::ThreadedSolver solver(400'000, [&] { ++calls; });
    CHECK_FALSE(solver.has_thread());
    const zx::play::BoardPosition position{shisen::deal(1), shisen::Gravity::On};
    solver.ask(position);
    CHECK(calls == 1);
    const auto answer = solver.answer();
    REQUIRE(answer);
    CHECK(answer->outcome == shisen::SolverOutcome::Won);
    CHECK_FALSE(solver.answer());
    solver.ask(position);
    solver.drop();
    CHECK_FALSE(solver.answer());
}
