#include "tests/app/program/program.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::seconds Patience{120};
constexpr std::chrono::milliseconds Glance{20};

/// Repeats the test; returns false if it does not succeed in time.
bool comes(const std::function<bool()>& condition) {
    const auto end = std::chrono::steady_clock::now() + Patience;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) {
            return false;
        }
        std::this_thread::sleep_for(Glance);
    }
    return true;
}

/// True if the process is the program, no longer the shell that starts it and handles SIGINT, too, and
/// handles this signal. Linux shows the handled signals as a mask, signal 1 in the lowest bit.
bool handles(pid_t process, int signal) {
    const std::string folder = "/proc/" + std::to_string(process);
    std::error_code failed;
    if (!fs::equivalent(folder + "/exe", FR_PROGRAM, failed)) {
        return false;
    }
    std::ifstream status(folder + "/status");
    for (std::string word; status >> word;) {
        std::uint64_t mask = 0;
        if (word == "SigCgt:" && status >> std::hex >> mask) {
            return (mask >> (signal - 1) & 1u) != 0;
        }
    }
    return false;
}

int code_of(int status) {
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

Workplace::Workplace(const std::string& name)
    : folder_(fs::temp_directory_path() / ("fourrivers_" + name)) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
}

Workplace::~Workplace() {
    fs::remove_all(folder_);
}

std::string Workplace::write(const std::string& name, const std::string& bytes) const {
    std::ofstream(path(name), std::ios::binary) << bytes;
    return path(name);
}

std::string Workplace::read(const std::string& name) const {
    std::ifstream file(path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

Finished Workplace::run(const std::string& arguments, const std::string& environment) const {
    const std::string line = in_folder("env", environment + " timeout 60", arguments);
    const int status = std::system(line.c_str());
    return {code_of(status), read("stdout.txt"), read("stderr.txt")};
}

Finished Workplace::run_until(int signal,
                              const std::string& arguments,
                              const std::string& environment,
                              const std::function<bool()>& ready) const {
    // Replaces the shell, so that the signal goes to the program.
    std::string line = in_folder("exec env", environment, arguments);
    std::string shell = "sh";
    std::string option = "-c";
    const std::array words{shell.data(), option.data(), line.data(), static_cast<char*>(nullptr)};
    pid_t process = -1;
    // The program does not inherit ignored signals, such as SIGHUP under nohup.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, signal);
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setsigdefault(&attributes, &signals);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    // Unlike fork, it returns after this program's signal handlers are removed from the new
    // process.
    const int spawned =
        ::posix_spawn(&process, "/bin/sh", nullptr, &attributes, words.data(), ::environ);
    ::posix_spawnattr_destroy(&attributes);
    if (spawned != 0) {
        return {};
    }
    int status = 0;
    bool ended = false;
    const auto has_ended = [&] {
        return ended = ended || ::waitpid(process, &status, WNOHANG) == process;
    };
    const bool begun = comes([&] { return has_ended() || (handles(process, signal) && ready()); });
    if (begun && !ended) {
        ::kill(process, signal);
    }
    if (!begun || !comes(has_ended)) {
        ::kill(process, SIGKILL);
        ::waitpid(process, &status, 0);
    }
    return {code_of(status), read("stdout.txt"), read("stderr.txt")};
}

std::string Workplace::in_folder(const std::string& env,
                                 const std::string& environment,
                                 const std::string& arguments) const {
    const std::string folder = "'" + folder_.string() + "'";
    return "cd " + folder + " || exit; " + env + " XDG_DATA_HOME=" + folder +
           " XDG_CONFIG_HOME=" + folder + " " + environment + " '" FR_PROGRAM "' " + arguments +
           " > stdout.txt 2> stderr.txt < /dev/null";
}

bool is_one_line(const std::string& text) {
    return !text.empty() && text.back() == '\n' && std::count(text.begin(), text.end(), '\n') == 1;
}
