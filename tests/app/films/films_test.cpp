// Films: GIF and PSG are decoded again; WebM and MP4 are read by ffprobe, where it is installed.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <gif_lib.h>

#include "app/common/palette.hpp"
#include "app/films/film.hpp"
#include "machine/machine.hpp"
#include "tests/support/test_folder.hpp"

using namespace zx;
using namespace zx::app;
using Bytes = std::vector<std::uint8_t>;

namespace {

/// A machine that changes the border and the AY's register 0 and writes its register 13 once in
/// each frame.
machine::Machine changing_machine(machine::Model model) {
    Bytes rom(machine::PageBytes);
    rom[0x38] = 0xc9; // RET
    machine::Machine machine(model, rom);
    const Bytes code = {0xfb, 0x76, 0x14,                                // EI; HALT; INC D
                        0x7a, 0xcb, 0x3f, 0xcb, 0x3f, 0xd3, 0xfe,        // OUT (0xfe),D / 4
                        0x01, 0xfd, 0xff, 0xaf, 0xed, 0x79,              // select register 0
                        0x06, 0xbf, 0xed, 0x51,                          // D
                        0x06, 0xff, 0x3e, 0x0d, 0xed, 0x79,              // select register 13
                        0x06, 0xbf, 0x3e, 0x08, 0xed, 0x79, 0x18, 0xde}; // 8; JR
    for (std::size_t i = 0; i < code.size(); ++i) {
        machine.poke(static_cast<std::uint16_t>(0x8000 + i), code[i]);
    }
    machine.registers().pc = 0x8000;
    machine.registers().sp = 0x9000;
    machine.registers().im = 1;
    return machine;
}

Bytes read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Films this many frames. Returns the pictures, and the AY's registers after each frame.
struct Filmed {
    std::vector<Bytes> pictures;
    std::vector<ay::RegisterFile> registers;
};

Filmed film(const std::string& path, machine::Model model, int frames) {
    machine::Machine machine = changing_machine(model);
    auto film = create_film(path, machine, {44'100, 1});
    REQUIRE(film);
    const std::vector<std::int16_t> samples(882);
    Filmed filmed;
    for (int frame = 0; frame < frames; ++frame) {
        machine.run_frame();
        REQUIRE((*film)->add(machine, samples));
        filmed.pictures.push_back(machine.picture().indices());
        filmed.registers.push_back(machine.state().ay.registers());
        CHECK_FALSE(std::filesystem::exists(path));
    }
    REQUIRE((*film)->finish());
    return filmed;
}

/// Returns the output of a program.
std::string output_of(const std::string& command) {
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), &::pclose);
    std::string text;
    std::array<char, 256> part{};
    while (pipe && std::fgets(part.data(), part.size(), pipe.get()) != nullptr) {
        text += part.data();
    }
    return text;
}

} // namespace

TEST_CASE("a GIF shows every picture for as long as the machine did") {
    const TestFolder folder;
    constexpr int Frames = 50;
    const Filmed filmed = film(folder / "a.gif", machine::Model::Spectrum48, Frames);

    int error = 0;
    GifFileType* const gif = DGifOpenFileName((folder / "a.gif").c_str(), &error);
    REQUIRE(gif != nullptr);
    REQUIRE(DGifSlurp(gif) == GIF_OK);
    CHECK(gif->SWidth == ula::PictureWidth);
    CHECK(gif->SHeight == ula::PictureHeight);
    REQUIRE(gif->SColorMap->ColorCount == 16);
    for (std::size_t i = 0; i < Palette.size(); ++i) {
        const GifColorType& colour = gif->SColorMap->Colors[i];
        CHECK((colour.Red << 16 | colour.Green << 8 | colour.Blue) == (Palette[i] & 0xffffff));
    }
    Bytes canvas(static_cast<std::size_t>(ula::PictureWidth) * ula::PictureHeight, 0xff);
    double seconds = 0;
    for (int i = 0; i < gif->ImageCount; ++i) {
        const SavedImage& image = gif->SavedImages[i];
        const GifImageDesc& place = image.ImageDesc;
        for (int y = 0; y < place.Height; ++y) {
            for (int x = 0; x < place.Width; ++x) {
                canvas[static_cast<std::size_t>((place.Top + y) * ula::PictureWidth + place.Left +
                                                x)] = image.RasterBits[y * place.Width + x];
            }
        }
        GraphicsControlBlock control{};
        REQUIRE(DGifSavedExtensionToGCB(gif, i, &control) == GIF_OK);
        // The picture in the middle of the time for which this one is shown.
        const double middle = seconds + control.DelayTime / 200.0;
        const auto frame = static_cast<std::size_t>(middle * 3'500'000 / 69'888);
        CAPTURE(i);
        REQUIRE(frame < filmed.pictures.size());
        CHECK(canvas == filmed.pictures[frame]);
        seconds += control.DelayTime / 100.0;
    }
    CHECK(gif->ImageCount > Frames / 8);
    CHECK(seconds == doctest::Approx(Frames * 69'888 / 3'500'000.0).epsilon(0.02));
    DGifCloseFile(gif, &error);
}

TEST_CASE("a PSG file has the AY's registers of every frame, and each start of the envelope") {
    const TestFolder folder;
    constexpr std::size_t Frames = 40;
    const Filmed filmed = film(folder / "a.psg", machine::Model::Spectrum128, Frames);
    const Bytes psg = read(folder / "a.psg");
    REQUIRE(psg.size() > 16);
    CHECK(std::string(psg.begin(), psg.begin() + 4) == "PSG\x1a");

    ay::RegisterFile registers{};
    std::size_t frame = 0;
    std::map<std::size_t, int> starts;
    std::size_t at = 16;
    const auto check = [&] {
        if (frame > 0) {
            CAPTURE(frame);
            REQUIRE(frame <= Frames);
            CHECK(registers == filmed.registers[frame - 1]);
        }
    };
    for (; psg.at(at) != 0xfd; ++at) {
        const std::uint8_t byte = psg[at];
        if (byte == 0xff) {
            check();
            ++frame;
        } else if (byte == 0xfe) {
            check();
            frame += std::size_t{4} * psg.at(++at);
        } else {
            REQUIRE(byte < 14);
            registers[byte] = psg.at(++at);
            starts[frame] += byte == 13 ? 1 : 0;
        }
    }
    check();
    CHECK(frame == Frames);
    CHECK(at + 1 == psg.size());
    CHECK(starts.size() > Frames - 3);
    for (const auto& [number, count] : starts) {
        CHECK(count == 1);
    }
}

TEST_CASE("frames without a change are counted in a PSG file, and make one picture of a GIF") {
    const TestFolder folder;
    machine::Machine machine(machine::Model::Spectrum128, Bytes(machine::PageBytes));
    auto psg = create_film(folder / "a.psg", machine, {});
    auto gif = create_film(folder / "a.gif", machine, {});
    REQUIRE(psg);
    REQUIRE(gif);
    for (int frame = 0; frame < 10; ++frame) {
        machine.run_frame();
        REQUIRE((*psg)->add(machine, {}));
        REQUIRE((*gif)->add(machine, {}));
    }
    REQUIRE((*psg)->finish());
    REQUIRE((*gif)->finish());
    const Bytes bytes = read(folder / "a.psg");
    CHECK(Bytes(bytes.begin() + 16, bytes.end()) == Bytes{0xfe, 2, 0xff, 0xff, 0xfd});
    CHECK(read(folder / "a.gif").size() < 10'000);
}

TEST_CASE("WebM and MP4 have all frames and the sound, as ffprobe reads them") {
    const TestFolder folder;
    if (!has_ffmpeg()) {
        MESSAGE("skipped: ffmpeg is not installed");
        return;
    }
    for (const char* const name : {"a.webm", "a.mp4"}) {
        CAPTURE(std::string(name));
        (void)film(folder / name, machine::Model::Spectrum48, 60);
        const std::string text =
            output_of("ffprobe -v error -count_frames -show_entries "
                      "stream=codec_type,width,height,nb_read_frames -of csv " +
                      (folder / name));
        CHECK(text.find("video,704,576,60") != std::string::npos);
        CHECK(text.find("audio") != std::string::npos);
    }
}

TEST_CASE("a film that cannot be begun is refused, and one that is not finished leaves no file") {
    const TestFolder folder;
    const machine::Machine plain(machine::Model::Spectrum48, Bytes(machine::PageBytes));
    CHECK_FALSE(create_film(folder / "a.psg", plain, {}));
    CHECK_FALSE(create_film(folder / "a.txt", plain, {}));
    CHECK_FALSE(create_film(folder / "missing/a.gif", plain, {}));
    CHECK(create_film(folder / "a.gif", plain, {}));
    if (has_ffmpeg()) {
        CHECK(create_film(folder / "a.webm", plain, {}));
    }
    CHECK(std::filesystem::is_empty(folder / ""));
}

TEST_CASE("without ffmpeg a WebM is refused by name") {
    const TestFolder folder;
    const machine::Machine plain(machine::Model::Spectrum48, Bytes(machine::PageBytes));
    const char* const old = std::getenv("PATH");
    const std::string path = old == nullptr ? "" : old;
    ::setenv("PATH", "/nowhere", 1);
    CHECK_FALSE(has_ffmpeg());
    const auto film = create_film(folder / "a.webm", plain, {});
    ::setenv("PATH", path.c_str(), 1);
    REQUIRE_FALSE(film);
    CHECK(film.error().code == ErrorCode::NotWritable);
    CHECK(film.error().context.find("ffmpeg") != std::string::npos);
}
