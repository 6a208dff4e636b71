#include "app/menu/about.hpp"

namespace zx::app {
namespace {

constexpr const char* Program = "Four Rivers " FR_VERSION;
constexpr const char* Libraries =
    "It uses SDL 2 (zlib licence), Dear ImGui with the stb libraries (MIT), cairo (LGPL 2.1), "
    "fontconfig (MIT), libzip (BSD), libsndfile (LGPL 2.1), giflib (MIT), libpng and zlib (their "
    "own licences), fmt (MIT), CLI11 (BSD), nlohmann json (MIT), utfcpp (Boost), expected (CC0).";
constexpr const char* TradeMark =
    "ZX Spectrum is a trade mark of its owner. The program contains no ROM by Sinclair or Amstrad.";

} // namespace

std::vector<std::string> about_lines(const std::string& rom, const std::string& model) {
    return {
        Program,
        "Machine: " + model + ", ROM: " + rom,
        "Four Rivers, its free ROM and the bundled tape Shisen are under the MIT licence.",
        Libraries,
        TradeMark,
    };
}

} // namespace zx::app
