// Tapes with loaders of our own (turbo.asm), which read bits faster than the ROM does, from every
// format that holds pulses.
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/run/runner.hpp"
#include "app/run/session.hpp"
#include "loaders/convert.hpp"
#include "loaders/media.hpp"
#include "loaders/tap.hpp"
#include "roms-free/roms.hpp"

using namespace zx;
using Bytes = std::vector<std::uint8_t>;

namespace {

constexpr std::uint16_t Target = 0xa000;
constexpr std::uint16_t Status = 0x9fff;
constexpr std::size_t DataBytes = 1024;

struct Loader {
    /// The name of its tape in the build folder.
    const char* name;
    /// The lengths of its pulses, in T-states.
    std::uint16_t zero_tstates;
    std::uint16_t one_tstates;
};

/// The ROM's pulses have 855 and 1710 T-states.
constexpr Loader Loaders[] = {
    {"turbo-1.5x", 570, 1140}, {"turbo-3x", 285, 570}, {"turbo-1.5x-contended", 570, 1140}};

Bytes data() {
    Bytes bytes;
    for (std::size_t i = 0; i < DataBytes; ++i) {
        bytes.push_back(static_cast<std::uint8_t>(i * 7 + i / 256 * 13));
    }
    return bytes;
}

loaders::Tape tape_of(const Loader& loader) {
    std::ifstream file(std::string(FR_TURBO_FOLDER) + "/" + loader.name + ".tap", std::ios::binary);
    const Bytes tap{std::istreambuf_iterator<char>(file), {}};
    auto tape = loaders::parse_tap(tap);
    REQUIRE(tape);
    loaders::DataBlock block;
    block.pilot_tstates = 1'000;
    block.pilot_pulses = 3'000;
    block.sync1_tstates = 350;
    block.sync2_tstates = 350;
    block.zero_tstates = loader.zero_tstates;
    block.one_tstates = loader.one_tstates;
    block.bytes = data();
    std::uint8_t checksum = 0;
    for (const std::uint8_t byte : block.bytes) {
        checksum ^= byte;
    }
    block.bytes.push_back(checksum);
    tape->blocks.emplace_back(std::move(block));
    return std::move(*tape);
}

/// Opens a file as a user does and runs until the loader has a result, which is returned.
int load(const Bytes& file, const std::string& name, bool instant_load = false) {
    auto opened = loaders::open_media(file, name);
    REQUIRE(opened);
    const auto rom = roms::rom48();
    app::Session session(machine::Model::Spectrum48,
                         {{rom.begin(), rom.end()}, "free ROM"},
                         {.instant_load = instant_load});
    session.machine().set_picture(false);
    app::Runner runner(session, {});
    REQUIRE(runner.start({opened->media, name, {}}));
    constexpr int MostFrames = 1'500;
    for (int frame = 0; frame < MostFrames && session.machine().peek(Status) == 0; ++frame) {
        runner.frame();
    }
    Bytes loaded;
    for (std::size_t i = 0; i < DataBytes; ++i) {
        loaded.push_back(session.machine().peek(static_cast<std::uint16_t>(Target + i)));
    }
    const int status = session.machine().peek(Status);
    CHECK((loaded == data()) == (status == 1));
    return status;
}

} // namespace

TEST_CASE("loaders at one and a half and three times the ROM's speed read TZX, PZX, CSW and WAV") {
    for (const Loader& loader : Loaders) {
        const loaders::Tape tape = tape_of(loader);
        for (const char* const extension : {".tzx", ".pzx", ".csw", ".wav"}) {
            const std::string name = std::string(loader.name) + extension;
            CAPTURE(name);
            const auto file = loaders::encode_media(tape, name);
            REQUIRE(file);
            CHECK(load(*file, name) == 1);
        }
    }
}

TEST_CASE("a turbo loader notices a tape that has the ROM's speed, or a wrong byte") {
    loaders::Tape tape = tape_of(Loaders[1]);
    auto& block = std::get<loaders::DataBlock>(tape.blocks.back());
    block.bytes[500] ^= 0x10;
    CHECK(load(*loaders::encode_media(tape, "a.tzx"), "a.tzx") == 2);
    block.bytes[500] ^= 0x10;
    block.zero_tstates *= 3;
    block.one_tstates *= 3;
    CHECK(load(*loaders::encode_media(tape, "a.tzx"), "a.tzx") == 2);
}

TEST_CASE("turbo loaders load with instant load, which loads the blocks before them") {
    for (const Loader& loader : Loaders) {
        CAPTURE(std::string(loader.name));
        CHECK(load(*loaders::encode_media(tape_of(loader), "a.tzx"), "a.tzx", true) == 1);
    }
}
