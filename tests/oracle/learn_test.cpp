// The harvest from running tapes: the bundled one and builds of it that deal otherwise.
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "app/files/file.hpp"
#include "loaders/tap.hpp"
#include "machine/console.hpp"
#include "roms-free/roms.hpp"
#include "shisen/oracle/deal_family.hpp"
#include "shisen/oracle/deal_table.hpp"
#include "shisen/oracle/learn.hpp"

using namespace shisen::oracle;
using shisen::Board;
using shisen::BoardNumber;
using zx::machine::Machine;

namespace {

/// Power on, LOAD "", and the tape is run through.
Machine started(std::span<const std::uint8_t> tap) {
    const auto tape = zx::loaders::parse_tap(tap);
    REQUIRE(tape);
    Machine machine(zx::machine::Model::Spectrum48, zx::roms::rom48());
    zx::machine::Console console(machine);
    machine.set_picture(false);
    machine.insert_tape(*tape);
    console.run_frames(150);
    console.type(*zx::machine::strokes_from_text("j{sym+p}{sym+p}\n"));
    console.run_frames(1000);
    return machine;
}

Machine started_mutant(const std::string& name) {
    const auto bytes = zx::app::read_file(FR_MUTANTS_DIR "/" + name + ".tap");
    REQUIRE(bytes);
    return started(*bytes);
}

DealTable harvest(Harvester& harvester, std::initializer_list<int> numbers) {
    DealTable table;
    for (const int number : numbers) {
        const auto board = harvester.ask(static_cast<BoardNumber>(number));
        CAPTURE(number);
        REQUIRE(board);
        table.put(static_cast<BoardNumber>(number), *board);
    }
    return table;
}

} // namespace

TEST_CASE("the bundled tape is asked for boards and deals ours") {
    auto harvester = Harvester::begin(started(zx::roms::shisen1k_tap()));
    REQUIRE(harvester);
    const DealTable table = harvest(*harvester, {1, 2, 9, 10, 42, 256, 4711, 32768, 65534, 65535});
    for (const BoardNumber number : table.numbers()) {
        CAPTURE(number);
        CHECK(table.deal(number) == shisen::deal(number));
    }
    CHECK(identify_deal(table).ours());
}

TEST_CASE("an answer depends on its number alone, on whichever copy it is asked for") {
    auto one = Harvester::begin(started(zx::roms::shisen1k_tap()));
    REQUIRE(one);
    Harvester two = one->copy();
    const auto first = one->ask(300);
    REQUIRE(first);
    REQUIRE(two.ask(77));
    REQUIRE(two.ask(65535));
    CHECK(two.ask(300).value() == *first);
    CHECK(one->ask(300).value() == *first);
}

TEST_CASE("a build with another shuffle of the family is identified") {
    auto harvester = Harvester::begin(started_mutant("deal-never-itself"));
    REQUIRE(harvester);
    const DealVerdict verdict = identify_deal(harvest(*harvester, {1, 2, 3, 500, 40000, 65535}));
    REQUIRE(verdict.identified());
    CHECK_FALSE(verdict.ours());
    CHECK(verdict.rule == DealRule{Shuffle::DownOthers});

    auto backwards = Harvester::begin(started_mutant("deal-from-the-last-tile"));
    REQUIRE(backwards);
    const DealRule rule{Shuffle::Down, Chance::Scaled, Tiles::Fours, Filling::RowsBackwards};
    CHECK(identify_deal(harvest(*backwards, {1, 300, 9999})).rule == rule);
}

TEST_CASE("a deal outside the family is unknown, and its table still deals") {
    auto harvester = Harvester::begin(started_mutant("deal-other-multiplier"));
    REQUIRE(harvester);
    const DealTable table = harvest(*harvester, {1, 2, 3, 500, 40000, 65535});
    CHECK_FALSE(identify_deal(table).rule);
    const auto kept = DealTable::parse(table.bytes());
    REQUIRE(kept);
    CHECK(kept->deal(500).value() == harvester->ask(500).value());
    CHECK_FALSE(kept->deal(500) == shisen::deal(500));
}

TEST_CASE("a tape that does not deal what it is asked for is found out") {
    SUBCASE("numbers of five digits are refused") {
        auto harvester = Harvester::begin(started_mutant("number-four-digits"));
        REQUIRE(harvester);
        CHECK(harvester->ask(9999).value() == shisen::deal(9999));
        const auto refused = harvester->ask(10000);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == zx::ErrorCode::BadValue);
        CHECK(refused.error().context.find("board 10000: ") == 0);
    }
    SUBCASE("a number is shown wrong") {
        auto harvester = Harvester::begin(started_mutant("number-shown-without-top-bit"));
        REQUIRE(harvester);
        CHECK(harvester->ask(32767).value() == shisen::deal(32767));
        const auto wrong = harvester->ask(32770);
        REQUIRE_FALSE(wrong);
        CHECK(wrong.error().context == "board 32770: the game deals board 2 instead");
    }
}

TEST_CASE("a machine without a game is no Shisen") {
    Machine machine(zx::machine::Model::Spectrum48, zx::roms::rom48());
    const auto nothing = Harvester::begin(machine);
    REQUIRE_FALSE(nothing);
    CHECK(nothing.error().code == zx::ErrorCode::BadSignature);
    CHECK_FALSE(nothing.error().context.empty());
}

TEST_CASE("eyes that see no board are told apart from a game that hangs") {
    const auto blind = Harvester::begin(
        started(zx::roms::shisen1k_tap()), [](const Machine&) -> zx::Result<Sighting> {
            return zx::fail(zx::ErrorCode::Corrupt, 3, "nothing to be seen");
        });
    REQUIRE_FALSE(blind);
    CHECK(blind.error().context == "board 1: nothing to be seen");
}
