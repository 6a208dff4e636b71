// Runs the BASIC programs of tests/roms-free/corpus: types each on the machine and compares the
// whole screen. corpus/README.md describes the format of the files.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "basic_bench.hpp"

using fixture::BasicBench;

namespace {

struct Program {
    std::string title;
    std::vector<std::string> lines;
    std::array<std::string, 24> screen;
    std::vector<std::pair<std::uint16_t, std::string>> memory; // address, bytes in hexadecimal
};

std::string trimmed(std::string text) {
    text.erase(text.find_last_not_of(" \r") + 1);
    return text;
}

/// "typed text => row 0": a direct command that ends with 0 OK.
Program one_line(const std::string& line, std::size_t arrow) {
    Program program{};
    program.lines.push_back(trimmed(line.substr(0, arrow)));
    program.title = program.lines.front();
    program.screen[0] = line.substr(arrow + 4);
    const long colons = std::count(line.begin(), line.begin() + static_cast<long>(arrow), ':');
    program.screen[23] = "0 OK, 0:" + std::to_string(colons + 1);
    return program;
}

std::vector<Program> read_programs(const std::filesystem::path& path) {
    std::vector<Program> programs;
    std::ifstream file(path);
    bool screen = false;
    bool open = false;
    for (std::string line; std::getline(file, line);) {
        line = trimmed(line);
        if (line.starts_with("## ")) {
            programs.push_back({line.substr(3), {}, {}, {}});
            open = true;
            screen = false;
        } else if (open && line == "--") {
            screen = true;
        } else if (line.empty() || line.starts_with("//")) {
            open = open && !line.empty();
        } else if (!open) {
            const std::size_t arrow = line.find(" => ");
            const std::size_t bare = line.ends_with(" =>") ? line.size() - 3 : arrow;
            REQUIRE_MESSAGE(bare != std::string::npos, path.string(), ": ", line);
            programs.push_back(one_line(arrow == std::string::npos ? line + " " : line, bare));
        } else if (screen) {
            const std::size_t bar = line.find('|');
            REQUIRE_MESSAGE(bar != std::string::npos, path.string(), ": ", line);
            if (line.starts_with('@')) {
                const int address = std::stoi(line.substr(1, bar - 1), nullptr, 16);
                programs.back().memory.emplace_back(static_cast<std::uint16_t>(address),
                                                    line.substr(bar + 1));
                continue;
            }
            const auto row = static_cast<std::size_t>(std::stoi(line.substr(0, bar)));
            programs.back().screen.at(row) = line.substr(bar + 1);
        } else {
            programs.back().lines.push_back(line);
        }
    }
    return programs;
}

std::string hexadecimal(const std::vector<int>& bytes) {
    std::string text;
    for (const int byte : bytes) {
        std::array<char, 8> digits{};
        std::snprintf(
            digits.data(), digits.size(), text.empty() ? "%02x" : " %02x", unsigned(byte));
        text += digits.data();
    }
    return text;
}

/// Types a line. "!key N" enters only the code N, "!frames N" runs N frames.
void perform(BasicBench& bench, const std::string& line) {
    if (!line.starts_with('!')) {
        bench.enter(line);
        return;
    }
    std::istringstream words(line.substr(1));
    std::string word;
    int number = 0;
    words >> word >> number;
    if (word == "key") {
        bench.feed({number});
        bench.run_until_waiting();
    } else {
        REQUIRE(word == "frames");
        bench.run_frames(number);
    }
}

} // namespace

TEST_CASE("the programs of the corpus produce the expected screens") {
    BasicBench booted;
    booted.boot();
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(FR_SOURCE_DIR "/tests/roms-free/corpus"))
        if (entry.path().extension() == ".txt")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    REQUIRE(files.size() >= 6);
    std::size_t count = 0;
    for (const auto& file : files) {
        for (const Program& program : read_programs(file)) {
            CAPTURE(file.filename().string());
            CAPTURE(program.title);
            BasicBench bench = booted;
            for (const std::string& line : program.lines)
                perform(bench, line);
            for (int row = 0; row < 24; ++row) {
                CAPTURE(row);
                CHECK(bench.row(row) == program.screen[static_cast<std::size_t>(row)]);
            }
            CHECK(bench.unused_executed == 0);
            for (const auto& [address, wanted] : program.memory) {
                const int place = address;
                CAPTURE(place);
                const int length = (static_cast<int>(wanted.size()) + 1) / 3;
                CHECK(hexadecimal(bench.bytes(address, length)) == wanted);
            }
            ++count;
        }
    }
    MESSAGE("programs run: ", count);
    CHECK(count >= 300);
}
