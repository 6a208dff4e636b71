// Exceptions that nothing handles: one line on stderr and exit code 4.
#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/commands/command_line.hpp"
#include "app/common/uncaught.hpp"

namespace {

struct Ended {
    int code = -1;
    std::string err;
};

/// Runs the work in a separate process.
template <class Work> Ended in_a_process(Work work) {
    int ends[2] = {};
    REQUIRE(::pipe(ends) == 0);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        (void)::dup2(ends[1], STDERR_FILENO);
        work();
        ::_exit(0);
    }
    (void)::close(ends[1]);
    Ended ended;
    for (char letter = 0; ::read(ends[0], &letter, 1) == 1;) {
        ended.err += letter;
    }
    (void)::close(ends[0]);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    ended.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ended;
}

} // namespace

TEST_CASE("an exception in a command gives one line and exit code 4") {
    std::ostringstream out;
    std::ostringstream err;
    zx::app::Context context{{out, err}, [](const auto&, auto&) -> zx::app::ExitCode {
                                 throw std::runtime_error("no\nmore");
                             }};
    const std::string word = "run";
    CHECK(zx::app::run_command_line({&word, 1}, context) == zx::app::ExitCode::Surroundings);
    CHECK(err.str() == "fourrivers: internal error: no\\nmore\n");
}

TEST_CASE("an unhandled exception on a thread gives one line and exit code 4") {
    const Ended ended = in_a_process([] {
        zx::app::report_uncaught_exceptions();
        std::jthread([] { throw std::runtime_error("lost\x1b"); }).join();
    });
    CHECK(ended.code == 4);
    CHECK(ended.err == "fourrivers: internal error: lost\\x1b\n");
}
