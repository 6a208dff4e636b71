// Checks that the oracle catches every faulty build of the game and names its class, and that it
// never reports the correct one.
#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "roms-free/roms.hpp"
#include "shisen/oracle/shorten.hpp"
#include "shisen/oracle/step.hpp"
#include "tests/mutants/hunt.hpp"
#include "tests/mutants/mutant.hpp"
#include "tests/support/amount.hpp"

using namespace shisen::oracle;

namespace {

/// Every mutant is caught within this many keys; docs/ORACLE.md lists how many each one takes.
constexpr std::int64_t KeysForAMutant = 20'000;
/// One mutant of each class that is caught soon, for runs under sanitizers.
constexpr std::array CaughtSoon{"deal-other-multiplier",
                                "number-zero-is-taken",
                                "path-no-ring",
                                "gravity-one-tile-only",
                                "back-two",
                                "hint-ignores-the-selection",
                                "cursor-stops-on-the-right",
                                "border-red-from-hints",
                                "machine-halts",
                                "sound-missing"};

std::string read_text(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::vector<mutants::Mutant> all_mutants() {
    const auto all = mutants::parse(read_text(FR_SOURCE_DIR "/tests/mutants/mutants.txt"));
    REQUIRE(all);
    return *all;
}

std::vector<mutants::Mutant> caught_soon() {
    auto some = all_mutants();
    std::erase_if(some, [](const mutants::Mutant& mutant) {
        return std::find(CaughtSoon.begin(), CaughtSoon.end(), mutant.name) == CaughtSoon.end();
    });
    return some;
}

/// Every third one, and those that are caught soon.
std::vector<mutants::Mutant> third_of_them() {
    auto all = all_mutants();
    auto third = caught_soon();
    for (std::size_t i = 0; i < all.size(); i += 3) {
        const auto same = [&](const mutants::Mutant& other) { return other.name == all[i].name; };
        if (std::none_of(third.begin(), third.end(), same)) {
            third.push_back(all[i]);
        }
    }
    return third;
}

std::set<std::string> faults_of(const std::vector<mutants::Mutant>& some) {
    std::set<std::string> faults;
    for (const auto& mutant : some) {
        faults.insert(mutant.fault);
    }
    return faults;
}

} // namespace

TEST_CASE("there are at least thirty mutants, of every class") {
    const auto all = all_mutants();
    CHECK(all.size() >= 30);
    std::set<std::string> names;
    for (const auto& mutant : all) {
        names.insert(mutant.name);
    }
    CHECK(names.size() == all.size());
    const std::set<std::string> classes(FaultNames.begin(), FaultNames.end());
    CHECK(faults_of(all) == classes);
    CHECK(faults_of(caught_soon()) == classes);
}

TEST_CASE("every mutant is caught and put into its class") {
    for (const auto& mutant : support::full_amounts()
                                  ? all_mutants()
                                  : support::amount(third_of_them(), caught_soon())) {
        CAPTURE(mutant.name);
        CAPTURE(mutant.about);
        const auto machine = mutants::started_file(FR_MUTANTS_DIR "/" + mutant.name + ".tap");
        REQUIRE(machine);
        const auto tape = learn_tape(*machine);
        REQUIRE(tape);
        const auto hunt = mutants::hunt(*tape, KeysForAMutant);
        CHECK(hunt.found);
        if (hunt.found) {
            CAPTURE(steps_text(hunt.found->steps));
            CAPTURE(hunt.found->difference.words);
            CHECK(std::string(name_of(hunt.found->difference.fault)) == mutant.fault);
        }
    }
}

TEST_CASE("shortening ends after some emulated time and says so") {
    const auto machine = mutants::started_file(FR_MUTANTS_DIR "/machine-hangs.tap");
    REQUIRE(machine);
    const auto tape = learn_tape(*machine);
    REQUIRE(tape);
    const auto hunt = mutants::hunt(*tape, KeysForAMutant);
    REQUIRE(hunt.found);
    const auto shortened = [&](std::int64_t frames) {
        return shrink(
            tape->start_states, *hunt.found, JudgeOptions(), MaxShrinkKeys, nullptr, frames);
    };
    const Shrunk all = shortened(MaxShrinkFrames);
    const Shrunk cut = shortened(1);
    CHECK_FALSE(all.cut);
    CHECK(cut.cut);
    CHECK(cut.difference.fault == hunt.found->difference.fault);
    CHECK(cut.tries < all.tries);
    CHECK(cut.keys >= all.keys);
}

TEST_CASE("the correct build is not reported") {
    const auto machine = mutants::started(zx::roms::shisen1k_tap());
    REQUIRE(machine);
    const auto tape = learn_tape(*machine);
    REQUIRE(tape);
    const std::int64_t keys = support::amount("FR_MUTANTS_TRUE_KEYS", 5'000, 500);
    const auto hunt = mutants::hunt(*tape, keys);
    CHECK(hunt.keys >= keys);
    if (hunt.found) {
        CAPTURE(steps_text(hunt.found->steps));
        CAPTURE(hunt.found->difference.words);
        CHECK_FALSE(hunt.found);
    }
}

TEST_CASE("a mutant's lines must be in the source exactly once") {
    const auto all = mutants::parse("# comment\n"
                                    "mutant a path\n"
                                    "about Something.\n"
                                    "@@\n"
                                    " one\n"
                                    "-two\n"
                                    "+three\n"
                                    "+four\n");
    REQUIRE(all);
    const auto& mutant = all->front();
    CHECK(mutant.name == "a");
    CHECK(mutant.fault == "path");
    CHECK(mutants::apply(mutant, "zero\none\ntwo\nfive\n").value() ==
          "zero\none\nthree\nfour\nfive\n");
    CHECK_FALSE(mutants::apply(mutant, "one\nthree\n"));
    CHECK_FALSE(mutants::apply(mutant, "one\ntwo\none\ntwo\n"));
    CHECK_FALSE(mutants::apply(mutant, "someone\ntwo\n"));
}

TEST_CASE("an incomplete list of mutants is refused") {
    for (const char* text : {"",
                             "about Nothing yet.\n",
                             "mutant a\n",
                             "mutant a path\nabout X.\n",
                             "mutant a path\n@@\n-x\n",
                             "mutant a path\nabout X.\n@@\n x\n",
                             "mutant a path\nabout X.\n@@\nx\n",
                             "mutant a path\nabout X.\n@@\nmutant b path\nabout X.\n@@\n-x\n"}) {
        CAPTURE(text);
        CHECK_FALSE(mutants::parse(text));
    }
}
