#include <algorithm>
#include <array>
#include <filesystem>
#include <random>
#include <span>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/files/file.hpp"
#include "app/run/outputs.hpp"
#include "app/run/runner.hpp"
#include "app/run/session.hpp"
#include "loaders/tap.hpp"
#include "loaders/tape_header.hpp"
#include "roms-free/roms.hpp"
#include "tests/app/command_line.hpp"
#include "tests/app/session_media.hpp"

using namespace zx;
using app::Session;
using fixture::free_rom;
using fixture::snapshot_of;

namespace {

/// 10 PRINT "HELLO", which starts by itself.
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

/// Keeps all sound in memory. The samples must outlive it.
app::SoundSink recorder(std::vector<std::int16_t>& samples) {
    return [&samples](std::span<const std::int16_t> more) {
        samples.insert(samples.end(), more.begin(), more.end());
        return true;
    };
}

} // namespace

TEST_CASE("a run ends when its sound cannot be written") {
    Session session(machine::Model::Spectrum48, free_rom());
    int kept = 0;
    app::Runner runner(session, {}, [&](auto) { return ++kept < 5; });
    runner.frames(100);
    CHECK(runner.frames_run() == 5);
    CHECK(runner.stopped());
    CHECK_FALSE(runner.until("never", 100));
}

TEST_CASE("a tape is loaded by the ROM itself and starts") {
    Session session(machine::Model::Spectrum48, free_rom());
    app::Runner runner(session, {});
    REQUIRE(runner.start(hello_tape()));
    CHECK(session.media_name() == "hello.tap");
    CHECK_FALSE(runner.shows("HELLO"));
    CHECK(runner.until("HELLO", 1000));
    // Real tape time: the pilot tones take seven seconds.
    CHECK(session.machine().frames() > 350);
}

TEST_CASE("pictures and sound recording do not change the run") {
    std::vector<std::uint64_t> hashes;
    for (const bool picture : {false, true}) {
        Session session(machine::Model::Spectrum48, free_rom());
        session.machine().set_picture(picture);
        app::Runner runner(
            session, {}, picture ? app::SoundSink([](auto) { return true; }) : app::SoundSink());
        REQUIRE(runner.start(hello_tape()));
        runner.frames(600);
        hashes.push_back(session.machine().hash());
    }
    CHECK(hashes[0] == hashes[1]);
}

TEST_CASE("the sound of a tape that loads is recorded") {
    Session session(machine::Model::Spectrum48, free_rom());
    std::vector<std::int16_t> sound;
    app::Runner runner(session, {}, recorder(sound));
    REQUIRE(runner.start(hello_tape()));
    runner.frames(100);
    const auto frames = static_cast<double>(session.machine().frames());
    const double expected = frames * 69'888 / 3'500'000 * app::Runner::SoundRateHz;
    CHECK(static_cast<double>(sound.size()) == doctest::Approx(expected).epsilon(0.001));
    int swing = 0;
    for (const std::int16_t sample : sound) {
        swing = std::max(swing, std::abs(static_cast<int>(sample)));
    }
    CHECK(swing > 100);
}

namespace {

/// A ROM that only accepts interrupts, with the free ROM's characters.
app::RomChoice idle_rom() {
    std::vector<std::uint8_t> bytes(machine::PageBytes, 0xff);
    const std::vector<std::uint8_t> code = {0xfb, 0x76, 0x18, 0xfd}; // EI : HALT : JR -3
    std::copy(code.begin(), code.end(), bytes.begin());
    bytes[0x38] = 0xfb; // EI : RET
    bytes[0x39] = 0xc9;
    const auto free = roms::rom48();
    std::copy(free.begin() + 0x3d00, free.begin() + 0x4000, bytes.begin() + 0x3d00);
    return {bytes, "idle"};
}

/// Prints on the machine's lowest row with the characters at 0x3d00.
void print(machine::Machine& machine, const std::string& text) {
    for (std::size_t column = 0; column < 32; ++column) {
        const int code = column < text.size() ? text[column] : ' ';
        for (int line = 0; line < 8; ++line) {
            const int to = 0x50e0 + line * 256 + static_cast<int>(column);
            const int from = 0x3d00 + (code - ' ') * 8 + line;
            machine.poke(static_cast<std::uint16_t>(to),
                         machine.peek(static_cast<std::uint16_t>(from)));
        }
        machine.poke(static_cast<std::uint16_t>(0x5ae0 + column), 0x38);
    }
}

/// Returns the keys that start a tape on a machine that prints this text after the first J.
std::string keys_typed(const std::string& before, const std::string& answer) {
    Session session(machine::Model::Spectrum48, idle_rom());
    std::string keys;
    ula::Keyboard last;
    bool answered = false;
    const auto frame = [&] {
        machine::Machine& machine = session.machine();
        const ula::Keyboard& now = machine.keyboard();
        using enum ula::Key;
        for (const auto& [key, name] : {std::pair(J, 'j'),
                                        {L, 'l'},
                                        {O, 'o'},
                                        {A, 'a'},
                                        {D, 'd'},
                                        {P, '"'},
                                        {N0, '<'},
                                        {Space, ' '},
                                        {Enter, '!'}}) {
            if (now.held(key) && !last.held(key)) {
                keys += name;
                const bool symbol = key == P;
                const bool caps = key == N0;
                CHECK(now.held(SymbolShift) == symbol);
                CHECK(now.held(CapsShift) == caps);
            }
        }
        last = now;
        if (!answered) {
            answered = keys == "j";
            print(machine, answered ? answer : before);
        }
        machine.run_frame();
    };
    REQUIRE(session.start(hello_tape(), frame));
    return keys;
}

} // namespace

TEST_CASE("a tape is started by keyword or letter by letter, as the ROM expects LOAD") {
    CHECK(keys_typed("K", " LOAD L") == "j\"\"!");
    CHECK(keys_typed("K", "Load L") == "j\"\"!");
    CHECK(keys_typed("_", "j_") == "j<load \"\"!");
    CHECK(keys_typed("JUST A PROMPT>", "JUST A PROMPT>J") == "j<load \"\"!");
    // A menu that accepts ENTER, a cursor that moves, and a ROM that prints unknown characters.
    CHECK(keys_typed("Tape Loader", "Tape Loader") == "j\"\"!");
    CHECK(keys_typed("JOIN", " JOIN") == "j\"\"!");
}

TEST_CASE("frames of loading are not counted while waiting for text") {
    Session session(machine::Model::Spectrum48, free_rom());
    app::Runner runner(session, {});
    REQUIRE(runner.start(hello_tape()));
    // The tape takes more than 350 frames.
    CHECK(runner.until("HELLO", 60));
    CHECK_FALSE(runner.until("nowhere", 60));
    CHECK(runner.tape_position() == "hello.tap has stopped at block 2 of 2");
}

TEST_CASE("a run whose text does not appear says where the tape is") {
    Session session(machine::Model::Spectrum48, free_rom());
    app::Runner runner(session, {});
    CHECK(runner.tape_position().empty());
    session.machine().set_tape_autostart(false);
    REQUIRE(runner.start(hello_tape()));
    CHECK_FALSE(runner.until("HELLO", 60));
    CHECK(runner.tape_position() == "hello.tap has stopped at block 1 of 2");
    session.machine().tape_play(true);
    CHECK(runner.tape_position() == "hello.tap is running at block 1 of 2");
}

TEST_CASE("a ROM that never reads keys does not hang the start") {
    // DI, HALT.
    std::vector<std::uint8_t> dead(16384, 0);
    dead[0] = 0xf3;
    dead[1] = 0x76;
    Session session(machine::Model::Spectrum48, {dead, "dead"});
    app::Runner runner(session, {});
    CHECK(runner.start(hello_tape()));
    CHECK(session.machine().frames() < 1000);
}

TEST_CASE("the model of a snapshot is taken over") {
    Session session(machine::Model::Spectrum16, free_rom());
    Session other(machine::Model::Spectrum48, free_rom());
    app::Runner runner(other, {});
    runner.wait_until_ready();
    const app::NamedMedia snapshot{other.machine().snapshot(), "state", {}};
    REQUIRE(session.start(snapshot, [] {}));
    CHECK(session.machine().model() == machine::Model::Spectrum48);
}

TEST_CASE("sound continues at its rate when a snapshot changes to a machine with another clock") {
    Session session(machine::Model::Spectrum48, free_rom());
    std::vector<std::int16_t> sound;
    app::Runner runner(session, {}, recorder(sound));
    REQUIRE(runner.start(snapshot_of(machine::Model::Spectrum128)));
    runner.frames(500);
    const double expected = 500.0 * 70'908 / 3'546'900 * app::Runner::SoundRateHz;
    CHECK(static_cast<double>(sound.size()) == doctest::Approx(expected).epsilon(0.0005));
}

TEST_CASE("a picture taken before a frame has run shows the loaded screen") {
    const auto path = (std::filesystem::temp_directory_path() /
                       ("fr-session-test-" + std::to_string(std::random_device{}()) + ".png"))
                          .string();
    const auto picture_of = [&](const machine::Machine& machine) {
        REQUIRE(app::write_screenshot(machine, path));
        const auto bytes = app::read_file(path);
        REQUIRE(bytes);
        return *bytes;
    };
    Session other(machine::Model::Spectrum48, free_rom());
    app::Runner runner(other, {});
    runner.wait_until_ready();
    const auto ready = picture_of(other.machine());

    Session session(machine::Model::Spectrum48, free_rom());
    const auto empty = picture_of(session.machine());
    CHECK(empty != ready);
    REQUIRE(session.start({other.machine().snapshot(), "state", {}}, [] {}));
    const std::uint64_t hash = session.machine().hash();
    CHECK(picture_of(session.machine()) == ready);
    CHECK(session.machine().hash() == hash);
    std::filesystem::remove(path);
}
