#include "tests/games/golden_screen.hpp"

#include <fstream>

namespace {

std::string row_text(const games::vga::VgaScreen& picture, int y) {
    std::string text;
    for (int x = 0; x < games::vga::Width;) {
        int end = x;
        while (end < games::vga::Width && picture.at(end, y) == picture.at(x, y)) {
            ++end;
        }
        text +=
            (x == 0 ? "" : " ") + std::to_string(picture.at(x, y)) + "*" + std::to_string(end - x);
        x = end;
    }
    return text;
}

} // namespace

std::vector<GoldenScreen> read_golden_screens(const std::string& path) {
    std::ifstream file(path);
    std::vector<GoldenScreen> screens;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("start ")) {
            screens.push_back({line.substr(6), ""});
        } else if (!screens.empty()) {
            screens.back().rows += line + "\n";
        }
    }
    return screens;
}

std::string rows_text(const games::vga::VgaScreen& picture, int first) {
    std::string text;
    for (int y = first + 1; y <= games::vga::Height; ++y) {
        const std::string row = row_text(picture, first);
        if (y == games::vga::Height || row_text(picture, y) != row) {
            text += std::to_string(first) + "-" + std::to_string(y - 1) + ": " + row + "\n";
            first = y;
        }
    }
    return text;
}
