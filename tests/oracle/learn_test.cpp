// Collecting boards from running tapes: the bundled one and builds of it with other deals.
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "app/files/file.hpp"
#include "loaders/tap.hpp"
#include "machine/console.hpp"
#include "oracle/lockstep.hpp"
#include "roms-free/roms.hpp"
#include "shisen/oracle/board_collector.hpp"
#include "shisen/oracle/deal_family.hpp"
#include "shisen/oracle/deal_table.hpp"
#include "shisen/oracle/reader.hpp"

using namespace shisen::oracle;
using shisen::Board;
using shisen::BoardNumber;
using zx::machine::Machine;

namespace {

/// Powers on, types LOAD "" and runs the tape to its end.
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

DealTable harvest(BoardCollector& collector, std::initializer_list<int> numbers) {
    DealTable table;
    for (const int number : numbers) {
        const auto board = collector.ask(static_cast<BoardNumber>(number));
        CAPTURE(number);
        REQUIRE(board);
        table.put(static_cast<BoardNumber>(number), *board);
    }
    return table;
}

} // namespace

TEST_CASE("the boards of the bundled tape are this project's deal") {
    auto collector = BoardCollector::begin(started(zx::roms::shisen1k_tap()));
    REQUIRE(collector);
    const DealTable table = harvest(*collector, {1, 2, 9, 10, 42, 256, 4711, 32768, 65534, 65535});
    for (const BoardNumber number : table.numbers()) {
        CAPTURE(number);
        CHECK(table.deal(number) == shisen::deal(number));
    }
    CHECK(identify_deal(table).ours());
}

TEST_CASE("a board depends only on its number, on every copy of the machine") {
    auto one = BoardCollector::begin(started(zx::roms::shisen1k_tap()));
    REQUIRE(one);
    BoardCollector two = one->copy();
    const auto first = one->ask(300);
    REQUIRE(first);
    REQUIRE(two.ask(77));
    REQUIRE(two.ask(65535));
    CHECK(two.ask(300).value() == *first);
    CHECK(one->ask(300).value() == *first);
}

TEST_CASE("numbers that begin alike are typed from the digits that they share") {
    auto collector = BoardCollector::begin(started(zx::roms::shisen1k_tap()));
    REQUIRE(collector);
    for (const int number : {1, 11, 111, 1122, 11222, 112, 12, 2, 22, 20, 2, 65535, 6553, 6}) {
        CAPTURE(number);
        const auto board = collector->ask(static_cast<BoardNumber>(number));
        REQUIRE(board);
        CHECK(*board == shisen::deal(static_cast<BoardNumber>(number)));
    }
    const auto frames = std::make_shared<std::int64_t>(0);
    collector->count_frames(frames);
    REQUIRE(collector->ask(34567));
    const std::int64_t whole = std::exchange(*frames, 0);
    REQUIRE(collector->ask(34568));
    CHECK(*frames < whole);
}

TEST_CASE("zeros are typed before numbers with too few digits") {
    auto learned = BoardCollector::begin(started_mutant("number-four-digits"));
    REQUIRE(learned);
    CHECK(learned->ask(7).value() == shisen::deal(7));
    Machine machine = started_mutant("number-four-digits");
    zx::oracle::Lockstep lockstep(machine);
    auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    const auto read = [&](const Machine& seen) { return reader->read(seen); };
    // This build takes four digits at most: the fifth is not taken, so 00007 is board 0, which is none.
    CHECK_FALSE(BoardCollector::begin(machine, read, {5, 0}));
    auto four = BoardCollector::begin(machine, read, {4, 0});
    REQUIRE(four);
    CHECK(four->ask(7).value() == shisen::deal(7));
}

TEST_CASE("a build with another shuffle of the family is identified") {
    auto collector = BoardCollector::begin(started_mutant("deal-never-itself"));
    REQUIRE(collector);
    const DealVerdict verdict = identify_deal(harvest(*collector, {1, 2, 3, 500, 40000, 65535}));
    REQUIRE(verdict.identified());
    CHECK_FALSE(verdict.ours());
    CHECK(verdict.rule == DealRule{Shuffle::DownOthers});

    auto backwards = BoardCollector::begin(started_mutant("deal-from-the-last-tile"));
    REQUIRE(backwards);
    const DealRule rule{Shuffle::Down, Chance::Scaled, Tiles::Fours, Filling::RowsBackwards};
    CHECK(identify_deal(harvest(*backwards, {1, 300, 9999})).rule == rule);
}

TEST_CASE("a deal outside the family is unknown, and its table still deals") {
    auto collector = BoardCollector::begin(started_mutant("deal-other-multiplier"));
    REQUIRE(collector);
    const DealTable table = harvest(*collector, {1, 2, 3, 500, 40000, 65535});
    CHECK_FALSE(identify_deal(table).rule);
    const auto kept = DealTable::parse(table.bytes());
    REQUIRE(kept);
    CHECK(kept->deal(500).value() == collector->ask(500).value());
    CHECK_FALSE(kept->deal(500) == shisen::deal(500));
}

TEST_CASE("a tape that does not deal the requested board is detected") {
    SUBCASE("numbers of five digits are refused") {
        auto collector = BoardCollector::begin(started_mutant("number-four-digits"));
        REQUIRE(collector);
        CHECK(collector->ask(9999).value() == shisen::deal(9999));
        const auto refused = collector->ask(10000);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == zx::ErrorCode::BadValue);
        CHECK(refused.error().context.find("board 10000: ") == 0);
    }
    SUBCASE("a number is shown wrong") {
        auto collector = BoardCollector::begin(started_mutant("number-shown-without-top-bit"));
        REQUIRE(collector);
        CHECK(collector->ask(32767).value() == shisen::deal(32767));
        const auto wrong = collector->ask(32770);
        REQUIRE_FALSE(wrong);
        CHECK(wrong.error().context == "board 32770: the game deals board 2 instead");
    }
}

TEST_CASE("a machine without a game is reported as no Shisen") {
    Machine machine(zx::machine::Model::Spectrum48, zx::roms::rom48());
    const auto nothing = BoardCollector::begin(machine);
    REQUIRE_FALSE(nothing);
    CHECK(nothing.error().code == zx::ErrorCode::BadSignature);
    CHECK_FALSE(nothing.error().context.empty());
}

TEST_CASE("a screen without a board is distinguished from a game that hangs") {
    const auto blind = BoardCollector::begin(
        started(zx::roms::shisen1k_tap()), [](const Machine&) -> zx::Result<Observation> {
            return zx::fail(zx::ErrorCode::Corrupt, 3, "nothing to be seen");
        });
    REQUIRE_FALSE(blind);
    CHECK(blind.error().context == "board 1: nothing to be seen");
}
