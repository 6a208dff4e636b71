#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <png.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/common/palette.hpp"
#include "app/files/png_file.hpp"
#include "app/files/user_data.hpp"
#include "app/files/wav_file.hpp"
#include "app/menu/file_list.hpp"
#include "tests/support/test_folder.hpp"

using namespace zx::app;
namespace fs = std::filesystem;

namespace {} // namespace

TEST_CASE("a PNG reads back with its size and every pixel's colour") {
    constexpr int Width = 5;
    constexpr int Height = 4;
    std::vector<std::uint8_t> indices(std::size_t{Width} * Height);
    for (std::size_t pixel = 0; pixel < indices.size(); ++pixel) {
        indices[pixel] = static_cast<std::uint8_t>(pixel % 16);
    }
    const auto bytes = encode_png(indices, Width, Height);
    REQUIRE(bytes);

    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    REQUIRE(png_image_begin_read_from_memory(&image, bytes->data(), bytes->size()) != 0);
    CHECK(image.width == Width);
    CHECK(image.height == Height);
    image.format = PNG_FORMAT_BGRA;
    std::vector<std::uint8_t> pixels(indices.size() * 4);
    REQUIRE(png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr) != 0);
    for (std::size_t pixel = 0; pixel < indices.size(); ++pixel) {
        const auto colour = Palette[indices[pixel]];
        CAPTURE(pixel);
        CHECK(pixels[pixel * 4] == (colour & 0xff));
        CHECK(pixels[pixel * 4 + 1] == (colour >> 8 & 0xff));
        CHECK(pixels[pixel * 4 + 2] == (colour >> 16 & 0xff));
        CHECK(pixels[pixel * 4 + 3] == 0xff);
    }
}

namespace {

std::vector<std::uint8_t>
wav_of(const fs::path& path, std::span<const std::int16_t> samples, int channels = 1) {
    auto file = WavFile::create(path.string(), 44'100, channels);
    REQUIRE(file);
    // In two pieces.
    REQUIRE(file->write(samples.first(1)));
    REQUIRE(file->write(samples.subspan(1)));
    REQUIRE(file->finish());
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

TEST_CASE("a WAV file has its rate and its samples, low byte first") {
    const TestFolder folder;
    const std::vector<std::int16_t> samples = {0, 1, -1, 0x1234};
    const auto bytes = wav_of(folder.path() / "a.wav", samples);
    REQUIRE(bytes.size() == 44 + 8);
    CHECK(std::string(bytes.begin(), bytes.begin() + 4) == "RIFF");
    CHECK(bytes[4] == 44);
    CHECK(bytes[5] + bytes[6] + bytes[7] == 0);
    CHECK(std::string(bytes.begin() + 8, bytes.begin() + 16) == "WAVEfmt ");
    CHECK(bytes[24] + bytes[25] * 256 == 44'100);
    CHECK(bytes[40] == 8);
    CHECK(bytes[41] + bytes[42] + bytes[43] == 0);
    CHECK(bytes[46] == 1);
    CHECK(bytes[48] == 0xff);
    CHECK(bytes[49] == 0xff);
    CHECK(bytes[50] == 0x34);
    CHECK(bytes[51] == 0x12);
    CHECK(bytes[22] == 1);
    CHECK(bytes[32] == 2);
    const auto stereo = wav_of(folder.path() / "b.wav", samples, 2);
    CHECK(stereo[22] == 2);
    CHECK(stereo[32] == 4);
}

TEST_CASE("a WAV file into a pipe has the size 0xffffffff") {
    const TestFolder folder;
    const std::string path = (folder.path() / "pipe").string();
    REQUIRE(::mkfifo(path.c_str(), 0600) == 0);
    const int pipe = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    REQUIRE(pipe >= 0);
    auto file = WavFile::create(path, 44'100);
    REQUIRE(file);
    REQUIRE(file->write(std::vector<std::int16_t>{7}));
    REQUIRE(file->finish());
    std::array<std::uint8_t, 100> bytes{};
    REQUIRE(::read(pipe, bytes.data(), bytes.size()) == 46);
    (void)::close(pipe);
    for (const std::size_t place : {4u, 7u, 40u, 43u}) {
        CHECK(bytes[place] == 0xff);
    }
    CHECK(bytes[44] == 7);
}

TEST_CASE("a WAV file that is too large for its header is refused and no file is left") {
    const TestFolder folder;
    const std::string path = (folder.path() / "a.wav").string();
    {
        auto file = WavFile::create(path, 44'100, 1, 10);
        REQUIRE(file);
        REQUIRE(file->write(std::vector<std::int16_t>(5)));
        const auto refused = file->write(std::vector<std::int16_t>(1));
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == zx::ErrorCode::NotWritable);
    }
    CHECK(fs::is_empty(folder.path()));
    CHECK(WavFile::MaxSampleBytes + 36 == 0xffffffff);
}

TEST_CASE("the user's folder follows XDG_DATA_HOME, or HOME if that is not set or relative") {
    setenv("HOME", "/somewhere", 1);
    setenv("XDG_DATA_HOME", "/data", 1);
    CHECK(UserData::of_environment().folder() == "/data/fourrivers");
    CHECK(UserData::of_environment().rom48() == "/data/fourrivers/48.rom");
    setenv("XDG_DATA_HOME", "relative", 1);
    CHECK(UserData::of_environment().folder() == "/somewhere/.local/share/fourrivers");
    unsetenv("XDG_DATA_HOME");
    CHECK(UserData::of_environment().folder() == "/somewhere/.local/share/fourrivers");
}

TEST_CASE("without HOME and XDG_DATA_HOME there is no folder, and no other place is searched") {
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    const UserData data = UserData::of_environment();
    CHECK_FALSE(data.has_folder());
    CHECK(data.rom48().empty());
    CHECK(data.rom_page("128", 0).empty());
    CHECK(data.quick_save().empty());
    CHECK(data.pictures().empty());
    CHECK(data.warning().find("HOME") != std::string::npos);
    CHECK_FALSE(UserData::make_folder(data.folder()));
    setenv("HOME", "/somewhere", 1);
    CHECK(UserData::of_environment().warning().empty());
}

TEST_CASE(
    "folders for data are created with access for the user only; existing ones are unchanged") {
    const TestFolder folder;
    REQUIRE(::chmod(folder.path().c_str(), 0755) == 0);
    const mode_t old = ::umask(0);
    const auto made = UserData::make_folder(folder.path() / "a" / "b");
    (void)::umask(old);
    REQUIRE(made);
    REQUIRE(UserData::make_folder(folder.path() / "a" / "b"));
    CHECK(fs::status(folder.path() / "a").permissions() == fs::perms{0700});
    CHECK(fs::status(folder.path() / "a" / "b").permissions() == fs::perms{0700});
    CHECK(fs::status(folder.path()).permissions() == fs::perms{0755});
    folder.write("file", "x");
    CHECK_FALSE(UserData::make_folder(folder.path() / "file" / "b"));
    CHECK_FALSE(UserData::make_folder(folder.path() / "file"));
}

TEST_CASE("a window's picture never takes the name of another file") {
    const TestFolder folder;
    CHECK(UserData::unused_name(folder.path(), "shot", "png").filename() == "shot-001.png");
    folder.write("shot-001.png", "x");
    folder.write("shot-002.png", "x");
    CHECK(UserData::unused_name(folder.path(), "shot", "png").filename() == "shot-003.png");
}

TEST_CASE("a folder lists the files that can be opened: folders first, no hidden names") {
    const TestFolder folder;
    fs::create_directory(folder.path() / "zoo");
    folder.write("b.TAP", "");
    folder.write("A.sna", "");
    folder.write("readme.txt", "");
    folder.write(".hidden.tap", "");
    const auto entries = list_folder(folder.path());
    REQUIRE(entries.size() == 4);
    CHECK(entries[0].name == "..");
    CHECK(entries[0].path == folder.path().parent_path());
    CHECK(entries[1].name == "zoo");
    CHECK(entries[1].is_folder);
    CHECK(entries[2].name == "A.sna");
    CHECK(entries[3].name == "b.TAP");
}

TEST_CASE("a folder that cannot be read lists only its parent") {
    const auto entries = list_folder("/nowhere/at/all");
    REQUIRE(entries.size() == 1);
    CHECK(entries[0].name == "..");
}
