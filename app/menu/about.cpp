#include "app/menu/about.hpp"

namespace zx::app {

std::vector<std::string> about_lines(const std::string& rom, const std::string& model) {
    return {
        "Four Rivers " FR_VERSION,
        "Machine: " + model + ", ROM: " + rom,
        "Four Rivers, its free ROM and the bundled tape Shisen are under the MIT licence.",
        "It uses SDL 2 (zlib licence), Dear ImGui with the stb libraries (MIT), cairo (LGPL 2.1), "
        "fontconfig (MIT), libzip (BSD), libsndfile (LGPL 2.1), giflib (MIT), libpng and zlib "
        "(their "
        "own licences), fmt (MIT), CLI11 (BSD), nlohmann json (MIT), utfcpp (Boost), expected "
        "(CC0).",
        "ZX Spectrum is a trade mark of its owner. The program contains no ROM by Sinclair or "
        "Amstrad.",
    };
}

} // namespace zx::app
