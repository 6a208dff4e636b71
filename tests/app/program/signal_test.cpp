#include <chrono>
#include <csignal>
#include <filesystem>
#include <iomanip>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/crc32.hpp"
#include "tests/app/program/program.hpp"

namespace fs = std::filesystem;

namespace {

constexpr int Interrupted = 130;

/// A named pipe. This test holds both ends and does not use them, so that it opens at once and a
/// read or write waits forever.
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

/// Long enough to be waiting on most hosts; otherwise the signal comes before the wait.
bool waits_by_now() {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    return true;
}

/// redirections replace those of Workplace.
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

namespace {

/// A game with one removed pair, as the window saves it. (A game without a removed pair is not
/// saved.)
std::string saved_game() {
    const std::string text = "fourrivers-game 1 5 shisen 14x6 on 42 r4er9e";
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    std::ostringstream checksum;
    checksum << std::hex << std::setw(8) << std::setfill('0') << zx::crc32(bytes);
    return text + " crc " + checksum.str() + "\n";
}

fs::file_time_type a_day_ago() {
    return fs::file_time_type::clock::now() - std::chrono::hours(24);
}

/// Starts play with a saved game that is a day old and ends it with a signal.
Finished end_game(const Workplace& place, int signal) {
    fs::create_directories(place.path("fourrivers"));
    place.write("fourrivers/game.txt", saved_game());
    fs::last_write_time(place.path("fourrivers/game.txt"), a_day_ago());
    return place.run_until(
        signal, "play --mute", "SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy", &waits_by_now);
}

} // namespace

TEST_CASE("play saves its game at SIGTERM and when its terminal is closed") {
    for (const int signal : {SIGTERM, SIGHUP}) {
        CAPTURE(signal);
        const Workplace place("hang_up");
        const auto before = a_day_ago() + std::chrono::hours(1);
        const Finished finished = end_game(place, signal);
        CHECK(finished.code == 0);
        CHECK(finished.err.empty());
        CHECK(place.read("fourrivers/game.txt") == saved_game());
        CHECK(fs::last_write_time(place.path("fourrivers/game.txt")) > before);
    }
}

TEST_CASE("play says so and returns 4 if the game cannot be saved at the end") {
    const Workplace place("not_saved");
    fs::create_directories(place.path("fourrivers/game.txt.lock"));
    const Finished finished = end_game(place, SIGTERM);
    CHECK(finished.code == 4);
    CHECK(is_one_line(finished.err));
    CHECK(finished.err.find("game.txt") != std::string::npos);
}

TEST_CASE("check says at the start that its report cannot be written") {
    const Workplace place("report_start");
    const Finished finished = place.run("check --keys 1000000000 --report none/report.json");
    CHECK(finished.code == 4);
    CHECK(is_one_line(finished.err));
    CHECK(finished.out.empty());
}
