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

using namespace zx;
using app::Session;

namespace {

app::RomChoice free_rom() {
    const auto rom = roms::rom48();
    return {{rom.begin(), rom.end()}, "free ROM"};
}

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

TEST_CASE("a ROM replaces the running one and its name") {
    Session session(machine::Model::Spectrum48, free_rom());
    auto bytes = free_rom().bytes;
    bytes[0x1234] = 0x76;
    const app::NamedMedia rom{loaders::RomImage{bytes}, "mine.rom", {}};
    REQUIRE(session.start(rom, [] {}));
    CHECK(session.rom().name == "mine.rom");
    CHECK(session.machine().peek(0x1234) == 0x76);
}

TEST_CASE("a single ROM page without a character set is refused and changes nothing") {
    Session session(machine::Model::Spectrum48, free_rom());
    const std::uint64_t hash = session.machine().hash();
    const app::NamedMedia rom{
        loaders::RomImage{std::vector<std::uint8_t>(16384, 0x76)}, "editor.rom", {}};
    const auto started = session.start(rom, [] {});
    REQUIRE_FALSE(started);
    CHECK(started.error().context.find("no character set at 0x3d00") != std::string::npos);
    CHECK(session.rom().name == "free ROM");
    CHECK(session.machine().hash() == hash);
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

namespace {

/// Two different pages, as in a 128K.
app::RomChoice rom_pair(std::uint8_t first) {
    app::RomChoice pair = free_rom();
    pair.bytes.insert(pair.bytes.begin(), machine::PageBytes, first);
    pair.name = "pair";
    return pair;
}

app::NamedMedia snapshot_of(machine::Model model) {
    const app::RomChoice rom = free_rom();
    return {machine::Machine(model, rom.bytes).snapshot(), "state", {}};
}

std::size_t rom_bytes(const Session& session) {
    return session.machine().state().rom.size();
}

} // namespace

TEST_CASE("the requested ROMs are used again when a snapshot has their model") {
    Session session(machine::Model::Spectrum48, [] {
        app::RomChoice pair = rom_pair(0xa5);
        pair.asked_for = true;
        return pair;
    }());
    session.set_rom_source([](machine::Model) { return free_rom(); });
    CHECK(rom_bytes(session) == machine::PageBytes);
    for (int turn = 0; turn < 2; ++turn) {
        REQUIRE(session.start(snapshot_of(machine::Model::Spectrum128), [] {}));
        CHECK(rom_bytes(session) == 2 * machine::PageBytes);
        CHECK(session.machine().state().rom.front() == 0xa5);
        CHECK_FALSE(session.in_48_mode());
        REQUIRE(session.start(snapshot_of(machine::Model::Spectrum48), [] {}));
        CHECK(rom_bytes(session) == machine::PageBytes);
    }
}

TEST_CASE("a snapshot of another model finds that model's ROM") {
    Session session(machine::Model::Spectrum48, free_rom());
    session.set_rom_source([](machine::Model model) {
        return model == machine::Model::Spectrum128 ? rom_pair(0x5a) : free_rom();
    });
    REQUIRE(session.start(snapshot_of(machine::Model::Spectrum128), [] {}));
    CHECK(session.rom().name == "pair");
    CHECK(session.machine().state().rom.front() == 0x5a);
    REQUIRE(session.start(snapshot_of(machine::Model::Spectrum16), [] {}));
    CHECK(session.rom().name == "free ROM");
}

TEST_CASE("a ROM that does not fit the machine is refused, not cut") {
    const auto folder = std::filesystem::temp_directory_path() /
                        ("fr-session-test-" + std::to_string(std::random_device{}()));
    std::filesystem::create_directory(folder);
    // Different pages; the last one has a character set, as in the original ROMs.
    const auto put = [&](const char* name, std::size_t pages, bool font = true) {
        std::vector<std::uint8_t> bytes(pages * machine::PageBytes, 0xc9);
        if (font) {
            const auto rom = free_rom().bytes;
            std::copy(rom.begin(), rom.end(), bytes.end() - machine::PageBytes);
        }
        REQUIRE(app::write_file_atomically((folder / name).string(), bytes));
        return (folder / name).string();
    };
    using Files = std::vector<std::string>;
    const auto fits = [](machine::Model model, const Files& roms) {
        app::RunOptions options;
        options.roms = roms;
        const auto chosen = app::choose_rom(options, app::UserData::of_environment(), model);
        CHECK((chosen.has_value() || chosen.error().code == app::ExitCode::BadFile));
        return chosen.has_value();
    };
    const std::string one = put("one.rom", 1);
    const std::string editor = put("editor.rom", 1, false);
    const std::string two = put("two.rom", 2);
    const std::string four = put("four.rom", 4);
    using enum machine::Model;
    CHECK(fits(Spectrum48, {one}));
    CHECK_FALSE(fits(Spectrum48, {editor}));
    CHECK_FALSE(fits(Spectrum48, {one, one}));
    CHECK_FALSE(fits(Spectrum48, {two}));
    CHECK(fits(Spectrum128, {one}));
    CHECK_FALSE(fits(Spectrum128, {editor}));
    CHECK(fits(Spectrum128, {editor, one}));
    CHECK(fits(Spectrum128, {one, "free"}));
    CHECK(fits(Spectrum128, {"free", one}));
    CHECK(fits(Spectrum128, {two}));
    CHECK_FALSE(fits(Spectrum128, {four}));
    CHECK_FALSE(fits(Spectrum128, {two, two}));
    CHECK_FALSE(fits(SpectrumPlus2A, {two}));
    CHECK_FALSE(fits(SpectrumPlus2A, {editor}));
    CHECK(fits(SpectrumPlus2A, {one}));
    CHECK(fits(SpectrumPlus2A, {four}));
    CHECK(fits(SpectrumPlus2A, {two, two}));
    CHECK(fits(SpectrumPlus2A, {editor, editor, editor, one}));
    CHECK_FALSE(fits(SpectrumPlus2A, {editor, editor, one}));

    // The pages are in the order in which they were named.
    app::RunOptions options;
    options.roms = {editor, one, editor, one};
    const auto whole = app::choose_rom(options, app::UserData::of_environment(), SpectrumPlus2A);
    REQUIRE(whole);
    CHECK(whole->name == "editor.rom + one.rom + editor.rom + one.rom");
    CHECK(whole->bytes[0] == 0xc9);
    CHECK(whole->bytes[machine::PageBytes] != 0xc9);
    CHECK(whole->bytes[2 * machine::PageBytes] == 0xc9);
    std::filesystem::remove_all(folder);
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

TEST_CASE("escapes in typed text are resolved") {
    using enum ula::Key;
    const auto strokes = app::strokes_from_escaped("a\\n\\b{caps+1}");
    REQUIRE(strokes);
    REQUIRE(strokes->size() == 4);
    CHECK((*strokes)[1].keys == std::vector<ula::Key>{Enter});
    CHECK((*strokes)[2].keys == std::vector<ula::Key>{CapsShift, N0});
    CHECK((*strokes)[3].keys == std::vector<ula::Key>{CapsShift, N1});
}
