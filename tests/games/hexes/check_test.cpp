#include <memory>

#include <doctest/doctest.h>

#include "games/hexes/oracle/rules_check.hpp"
#include "roms-free/roms.hpp"
#include "tests/games/game_mutants.hpp"
#include "tests/games/tape_machine.hpp"
#include "tests/support/amount.hpp"

using namespace hexes;

namespace {

using Check = zx::oracle::TurnCheck<RulesCheck>;

/// This project's tape, and what has been learned from it.
struct Own {
    Own() : loaded(fixture::load_tape(machine, zx::roms::tape1k("hexes1k"), "HEXES")) {
        (void)lockstep.settle();
        start = machine.state();
        auto learned = Reader::learn(lockstep);
        if (learned) {
            reader = *learned;
        }
    }
    zx::machine::Machine machine{zx::machine::Model::Spectrum16, zx::roms::rom48()};
    bool loaded;
    zx::oracle::Lockstep lockstep{machine};
    zx::machine::State start;
    std::optional<Reader> reader;
};

} // namespace

TEST_CASE("the layout is learned from the screen") {
    const Own own;
    REQUIRE(own.loaded);
    REQUIRE(own.reader.has_value());
    REQUIRE(own.reader->layout().has_value());
    const Layout& layout = *own.reader->layout();
    CHECK(layout.row_pitch == 2);
    CHECK(layout.column_pitch == 8);
    CHECK(layout.odd_shift > 0); // any character of a hexagon will do
}

TEST_CASE("the tape of Hexes agrees with the rules, key by key") {
    Own own;
    REQUIRE(own.reader.has_value());
    own.machine.set_state(own.start);
    RulesCheck rules(*own.reader, true);
    Check check(rules, own.machine, own.lockstep);
    const auto keys = support::amount("FR_GAME_KEYS", 800, 100);
    const auto finding = check.play(keys, 3, [](std::int64_t) { return true; });
    if (finding) {
        FAIL(finding->difference.fault,
             ": ",
             finding->difference.words,
             " after ",
             steps_text(finding->steps));
    }
}

TEST_CASE("each mutant of Hexes is found, named and shown by few keys") {
    const Own own;
    REQUIRE(own.reader.has_value());
    const auto list =
        fixture::read_mutants(std::string(FR_SOURCE_DIR) + "/tests/games/hexes/mutants.txt");
    REQUIRE(list.size() >= 20);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto& mutant = list[i];
        CAPTURE(mutant.name);
        zx::machine::Machine machine(zx::machine::Model::Spectrum16, zx::roms::rom48());
        REQUIRE(fixture::load_mutant(
            machine, std::string(FR_MUTANTS_DIR) + "/" + mutant.name + ".tap", "HEXES"));
        zx::oracle::Lockstep lockstep(machine);
        (void)lockstep.settle();
        RulesCheck rules(*own.reader, true);
        Check check(rules, machine, lockstep);
        auto finding = check.play(4000, 3, [](std::int64_t) { return true; });
        if (!finding) {
            FAIL_CHECK("not found");
            continue;
        }
        // It takes seconds to shorten some of these lists, and all are shortened in the same way.
        if (i % 3 != 0 && !support::full_amounts()) {
            CHECK(fixture::allowed(mutant, finding->difference.fault));
            continue;
        }
        const auto shrunk = check.shrink(std::move(*finding));
        INFO(
            shrunk.difference.fault, ": ", shrunk.difference.words, ": ", steps_text(shrunk.steps));
        CHECK(fixture::allowed(mutant, shrunk.difference.fault));
        CHECK(shrunk.steps.size() <= 60);
    }
}
