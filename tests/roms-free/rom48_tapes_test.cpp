// External: runs real tapes, which are not part of the project, on the free ROM and compares the
// text of the screen with that of the machine's original ROM. FR_ROM48_TAPES names a folder with
// README.md (a table of file, author and frames), NAME.tap or NAME.tap.zip and NAME.expected.txt.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "loaders/media.hpp"
#include "machine/console.hpp"
#include "machine/machine.hpp"
#include "roms-free/roms.hpp"

namespace {

using namespace zx;

/// Tapes that run correctly, with the cells that look different for a reason: the picture has text
/// drawn with the original's character set, or depends on time or chance.
struct Tape {
    const char* name;
    int frames;
    std::vector<int> other_rows;
};

const Tape Tapes[] = {
    {"bootee", 16338, {12}}, // a cell of the picture looks like a character
    {"exploding-planets", 14500, {}},
    {"barco-paws", 12804, {}},
    {"dibuja", 14596, {}},
    {"the-point", 18775, {1, 21}}, // saved with the screen, in the original's characters
    {"laocopy", 3297, {1}},        // prints with the bitmaps of the ROM, narrowed
    {"swift-turtle", 20000, {}},
};

std::optional<std::vector<std::uint8_t>> read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    return std::vector<std::uint8_t>{std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> rows_of(const std::string& text) {
    std::vector<std::string> rows;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        rows.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return rows;
}

} // namespace

TEST_CASE("real tapes show the same text as on the original ROM") {
    const char* folder = std::getenv("FR_ROM48_TAPES");
    if (folder == nullptr || !std::filesystem::is_directory(folder)) {
        std::cout << "no tapes under FR_ROM48_TAPES\n";
        return;
    }
    for (const Tape& one : Tapes) {
        CAPTURE(std::string(one.name));
        const std::filesystem::path path = std::filesystem::path(folder) / one.name;
        std::string name = path.string() + ".tap";
        auto bytes = read(name);
        if (!bytes) {
            name += ".zip";
            bytes = read(name);
        }
        const auto expected = read(path.string() + ".expected.txt");
        REQUIRE(bytes.has_value());
        REQUIRE(expected.has_value());
        const auto media = loaders::open_media(*bytes, name);
        REQUIRE(media.has_value());

        machine::Machine spectrum(machine::Model::Spectrum48, roms::rom48());
        spectrum.set_picture(false);
        machine::Console console(spectrum);
        REQUIRE(console.load(media->media).has_value());
        spectrum.power_on();
        REQUIRE(console.run_until_text("Four Rivers", 200));
        console.run_frames(10);
        console.type(*machine::strokes_from_text("j\"\"\n"));
        const std::int64_t end = spectrum.frames() + one.frames;
        while (spectrum.frames() < end)
            spectrum.run_frame();

        const auto want = rows_of(std::string(expected->begin(), expected->end()));
        const auto have = rows_of(console.screen_text());
        REQUIRE(want.size() == have.size());
        for (std::size_t row = 0; row < want.size(); ++row) {
            if (std::find(one.other_rows.begin(), one.other_rows.end(), static_cast<int>(row)) !=
                one.other_rows.end())
                continue;
            CAPTURE(row);
            CHECK(have[row] == want[row]);
        }
    }
}
