// The ROM of a session: chosen by name, by the files of the user, and by the model of a snapshot.
#include <algorithm>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/files/file.hpp"
#include "app/run/session.hpp"
#include "tests/app/command_line.hpp"
#include "tests/app/session_media.hpp"

using namespace zx;
using app::Session;
using fixture::free_rom;
using fixture::snapshot_of;

namespace {

/// Two different pages, as in a 128K.
app::RomChoice rom_pair(std::uint8_t first) {
    app::RomChoice pair = free_rom();
    pair.bytes.insert(pair.bytes.begin(), machine::PageBytes, first);
    pair.name = "pair";
    return pair;
}

std::size_t rom_bytes(const Session& session) {
    return session.machine().state().rom.size();
}

} // namespace

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
