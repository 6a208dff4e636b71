#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/common/interrupt.hpp"
#include "app/files/file.hpp"

using namespace zx;

namespace {

/// A named pipe, removed at the end of the test.
class Pipe {
  public:
    Pipe() {
        (void)::unlink(path_.c_str());
        REQUIRE(::mkfifo(path_.c_str(), 0600) == 0);
    }
    ~Pipe() { (void)::unlink(path_.c_str()); }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    std::string path_ =
        (std::filesystem::temp_directory_path() / ("fourrivers-pipe-" + std::to_string(::getpid())))
            .string();
};

/// Opens and empties the pipe's other end after a time limit, so that a wait that no signal ends
/// fails the test instead of hanging it.
class LateReader {
  public:
    explicit LateReader(const std::string& path)
        : thread_([this, path] {
              constexpr int PatienceTenths = 100;
              for (int tenth = 0; tenth < PatienceTenths && !done_; ++tenth) {
                  std::this_thread::sleep_for(std::chrono::milliseconds(100));
              }
              const int reader = ::open(path.c_str(), O_RDONLY | O_NONBLOCK);
              std::array<char, 65'536> bytes{};
              while (!done_) {
                  (void)!::read(reader, bytes.data(), bytes.size());
                  std::this_thread::sleep_for(std::chrono::milliseconds(10));
              }
              (void)::close(reader);
          }) {}
    ~LateReader() {
        done_ = true;
        thread_.join();
    }
    LateReader(const LateReader&) = delete;
    LateReader& operator=(const LateReader&) = delete;

  private:
    std::atomic<bool> done_ = false;
    std::thread thread_;
};

} // namespace

TEST_CASE("a signal is seen while a guard exists and cleared by the next guard") {
    // SIGHUP is ignored if the tests run under nohup.
    (void)std::signal(SIGHUP, SIG_DFL);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        const app::InterruptGuard guard;
        CHECK_FALSE(app::interrupted());
        REQUIRE(std::raise(number) == 0);
        CHECK(app::interrupted());
    }
    const app::InterruptGuard guard;
    CHECK_FALSE(app::interrupted());
}

TEST_CASE("a hang-up that is ignored, as under nohup, stays ignored") {
    (void)std::signal(SIGHUP, SIG_IGN);
    {
        const app::InterruptGuard guard;
        REQUIRE(std::raise(SIGHUP) == 0);
        CHECK_FALSE(app::interrupted());
    }
    const bool ignored = std::signal(SIGHUP, SIG_DFL) == SIG_IGN;
    CHECK(ignored);
}

TEST_CASE("a signal just before a wait for a pipe's reader also ends the wait") {
    const Pipe pipe;
    const app::InterruptGuard guard;
    const LateReader reader(pipe.path());
    REQUIRE(std::raise(SIGTERM) == 0);
    const auto written =
        app::write_file_atomically(pipe.path(), std::vector<std::uint8_t>{1, 2, 3});
    REQUIRE_FALSE(written);
    CHECK(written.error().code == ErrorCode::NotWritable);
}

TEST_CASE("a signal ends a wait for a pipe's reader to read") {
    const Pipe pipe;
    const int idle_reader = ::open(pipe.path().c_str(), O_RDONLY | O_NONBLOCK);
    REQUIRE(idle_reader >= 0);
    bool ended = false;
    {
        const app::InterruptGuard guard;
        const LateReader reader(pipe.path());
        REQUIRE(std::raise(SIGTERM) == 0);
        // More bytes than fit into a pipe.
        ended = !app::write_file_atomically(pipe.path(),
                                            std::vector<std::uint8_t>(std::size_t{4} << 20));
    }
    CHECK(ended);
    (void)::close(idle_reader);
}

TEST_CASE("signals do not interrupt writing a file on disk") {
    const std::string path =
        (std::filesystem::temp_directory_path() / ("fourrivers-file-" + std::to_string(::getpid())))
            .string();
    const app::InterruptGuard guard;
    REQUIRE(std::raise(SIGINT) == 0);
    CHECK(app::write_file_atomically(path, std::vector<std::uint8_t>(1'000'000)));
    CHECK(std::filesystem::file_size(path) == 1'000'000);
    (void)::unlink(path.c_str());
}
