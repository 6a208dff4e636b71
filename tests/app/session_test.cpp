#include <array>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/emulator/session.hpp"
#include "app/headless/runner.hpp"
#include "loaders/tap.hpp"
#include "loaders/tape_header.hpp"
#include "roms-free/roms.hpp"
#include "tests/app/command_line.hpp"

using namespace zx;
using app::Session;

namespace {

app::RomChoice free_rom() {
    const auto rom = roms::rom48();
    return {{rom.begin(), rom.end()}, "free ROM"};
}

/// 10 PRINT "HELLO", started by itself.
app::NamedMedia hello_tape() {
    const std::vector<std::uint8_t> program = {
        0, 10, 9, 0, 0xf5, '"', 'H', 'E', 'L', 'L', 'O', '"', 0x0d};
    loaders::TapeHeader header;
    header.name = {'h', 'e', 'l', 'l', 'o', ' ', ' ', ' ', ' ', ' '};
    header.length = static_cast<std::uint16_t>(program.size());
    header.parameter1 = 10;
    header.parameter2 = header.length;
    loaders::Tape tape;
    tape.blocks = {loaders::make_rom_block(0, loaders::write_tape_header(header)),
                   loaders::make_rom_block(0xff, program)};
    return {tape, "hello.tap", {}};
}

} // namespace

TEST_CASE("a tape is loaded by the ROM itself and starts") {
    Session session(machine::Model::Spectrum48, free_rom());
    app::Runner runner(session, {}, false);
    REQUIRE(runner.start(hello_tape()));
    CHECK(session.media_name() == "hello.tap");
    CHECK_FALSE(runner.shows("HELLO"));
    CHECK(runner.until("HELLO", 1000));
    // True tape time: pilot tones alone are seven seconds.
    CHECK(session.machine().frames() > 350);
}

TEST_CASE("pictures or not, sound recorded or not, the run is the same") {
    std::vector<std::uint64_t> hashes;
    for (const bool picture : {false, true}) {
        Session session(machine::Model::Spectrum48, free_rom());
        session.machine().set_picture(picture);
        app::Runner runner(session, {}, picture);
        REQUIRE(runner.start(hello_tape()));
        runner.frames(600);
        hashes.push_back(session.machine().hash());
    }
    CHECK(hashes[0] == hashes[1]);
}

TEST_CASE("a tape of sound is heard") {
    Session session(machine::Model::Spectrum48, free_rom());
    app::Runner runner(session, {}, true);
    REQUIRE(runner.start(hello_tape()));
    runner.frames(100);
    const auto frames = static_cast<double>(session.machine().frames());
    const double expected = frames * 69'888 / 3'500'000 * app::Runner::SoundRateHz;
    CHECK(static_cast<double>(runner.sound().size()) == doctest::Approx(expected).epsilon(0.001));
    int swing = 0;
    for (const std::int16_t sample : runner.sound()) {
        swing = std::max(swing, std::abs(static_cast<int>(sample)));
    }
    CHECK(swing > 100);
}

TEST_CASE("a ROM replaces the one that runs, and its name with it") {
    Session session(machine::Model::Spectrum48, free_rom());
    const app::NamedMedia rom{
        loaders::RomImage{std::vector<std::uint8_t>(16384, 0x76)}, "mine.rom", {}};
    REQUIRE(session.start(rom, [] {}));
    CHECK(session.rom().name == "mine.rom");
    CHECK(session.machine().peek(0x1234) == 0x76);
}

TEST_CASE("a ROM that never asks for keys does not hang the start") {
    // DI, HALT.
    std::vector<std::uint8_t> dead(16384, 0);
    dead[0] = 0xf3;
    dead[1] = 0x76;
    Session session(machine::Model::Spectrum48, {dead, "dead"});
    app::Runner runner(session, {}, false);
    CHECK(runner.start(hello_tape()));
    CHECK(session.machine().frames() < 1000);
}

TEST_CASE("the model of a snapshot is taken over") {
    Session session(machine::Model::Spectrum16, free_rom());
    Session other(machine::Model::Spectrum48, free_rom());
    app::Runner runner(other, {}, false);
    runner.wait_until_ready();
    const app::NamedMedia snapshot{other.machine().snapshot(), "state", {}};
    REQUIRE(session.start(snapshot, [] {}));
    CHECK(session.machine().model() == machine::Model::Spectrum48);
}

TEST_CASE("escapes in typed text are resolved") {
    using enum ula::Key;
    const auto strokes = app::strokes_from_escaped("a\\n\\b{caps+1}");
    REQUIRE(strokes);
    REQUIRE(strokes->size() == 4);
    CHECK((*strokes)[1].keys == std::vector<ula::Key>{Enter});
    CHECK((*strokes)[2].keys == std::vector<ula::Key>{CapsShift, N0});
    CHECK((*strokes)[3].keys == std::vector<ula::Key>{CapsShift, N1});
}
