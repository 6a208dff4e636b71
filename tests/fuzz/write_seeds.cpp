// fuzz_seeds FOLDER: writes the seeds of every parser as files for libFuzzer.
#include <cstdio>
#include <filesystem>
#include <string>

#include "app/files/file.hpp"
#include "tests/fuzz/seeds.hpp"

int main(int count, char** arguments) {
    if (count != 2) {
        std::fputs("usage: fuzz_seeds FOLDER\n", stderr);
        return 2;
    }
    for (const char* parser : {"tap", "sna", "zip", "media", "game", "atlas", "saved_game"}) {
        const std::filesystem::path folder = std::filesystem::path{arguments[1]} / parser;
        std::filesystem::create_directories(folder);
        int number = 0;
        for (const builders::Bytes& seed : fuzz::seeds(parser)) {
            const std::string path = (folder / ("seed-" + std::to_string(number++))).string();
            if (const auto written = zx::app::write_file_atomically(path, seed); !written) {
                std::fprintf(stderr, "%s\n", zx::app::describe(written.error(), path).c_str());
                return 4;
            }
        }
    }
    return 0;
}
