#include <chrono>
#include <csignal>
#include <filesystem>
#include <string>
#include <thread>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/app/program.hpp"

namespace fs = std::filesystem;

namespace {

constexpr int Interrupted = 130;

/// A named pipe of which this test holds both ends and does nothing with them, so that it opens at
/// once and a wait for bytes or for room has no end.
class IdlePipe {
  public:
    explicit IdlePipe(const std::string& path) {
        REQUIRE(::mkfifo(path.c_str(), 0600) == 0);
        descriptor_ = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
        REQUIRE(descriptor_ >= 0);
    }
    ~IdlePipe() { (void)::close(descriptor_); }
    IdlePipe(const IdlePipe&) = delete;
    IdlePipe& operator=(const IdlePipe&) = delete;

  private:
    int descriptor_ = -1;
};

/// Long enough to be waiting, on most hosts; where not, the signal comes before the wait.
bool waits_by_now() {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    return true;
}

/// redirections take the place of those of Workplace.
Finished interrupt(const Workplace& place,
                   int signal,
                   const std::string& arguments,
                   const std::string& redirections = "> stdout.txt < /dev/null") {
    return place.run_until(signal,
                           "run --headless --no-tape " + arguments + " " + redirections +
                               " 2> stderr.txt #",
                           "",
                           &waits_by_now);
}

} // namespace

TEST_CASE("Ctrl+C and SIGTERM end a run that waits for its script") {
    const Workplace place("wait_script");
    const IdlePipe pipe(place.path("pipe"));
    for (const int signal : {SIGINT, SIGTERM}) {
        const Finished finished =
            interrupt(place, signal, "--hash --script -", "> stdout.txt < pipe");
        CHECK(finished.code == Interrupted);
        CHECK(is_one_line(finished.err));
        CHECK(finished.out.empty());
    }
}

TEST_CASE("Ctrl+C and SIGTERM end a run that waits for the reader of an output") {
    const Workplace place("wait_reader");
    REQUIRE(::mkfifo(place.path("pipe").c_str(), 0600) == 0);
    place.write("script.txt", "wait 1\nscreenshot pipe\nhash\n");
    for (const int signal : {SIGINT, SIGTERM}) {
        for (const std::string arguments : {"--frames 2 --wav pipe", "--script script.txt"}) {
            const Finished finished = interrupt(place, signal, arguments);
            CHECK(finished.code == Interrupted);
            CHECK(is_one_line(finished.err));
            CHECK(finished.out.empty());
            CHECK(fs::is_fifo(place.path("pipe")));
        }
    }
}

TEST_CASE("SIGTERM ends a run whose printed screens nobody reads") {
    const Workplace place("wait_print");
    const IdlePipe pipe(place.path("pipe"));
    std::string script;
    for (int line = 0; line < 3000; ++line) {
        script += "screen\n";
    }
    place.write("script.txt", script);
    const Finished finished =
        interrupt(place, SIGTERM, "--script script.txt", "> pipe < /dev/null");
    CHECK(finished.code == Interrupted);
    CHECK(is_one_line(finished.err));
}
