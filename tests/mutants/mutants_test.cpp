// An oracle that cannot fail proves nothing: every faulty build of the game must be caught and put
// into its class, and the true one never.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "roms-free/roms.hpp"
#include "shisen/oracle/step.hpp"
#include "tests/mutants/hunt.hpp"
#include "tests/mutants/mutant.hpp"

using namespace shisen::oracle;

namespace {

/// Every mutant is caught within so many keys; docs/ORACLE.md has how many each one takes.
constexpr std::int64_t KeysForAMutant = 20'000;
/// Pressed on the true build by default; FR_MUTANTS_TRUE_KEYS asks for more.
constexpr std::int64_t KeysForTheTrueBuild = 5'000;

std::string read_text(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::vector<mutants::Mutant> all_mutants() {
    const auto all = mutants::parse(read_text(FR_SOURCE_DIR "/tests/mutants/mutants.txt"));
    REQUIRE(all);
    return *all;
}

} // namespace

TEST_CASE("there are at least thirty mutants, of every class") {
    const auto all = all_mutants();
    CHECK(all.size() >= 30);
    std::set<std::string> names;
    std::set<std::string> faults;
    for (const auto& mutant : all) {
        names.insert(mutant.name);
        faults.insert(mutant.fault);
    }
    CHECK(names.size() == all.size());
    CHECK(faults == std::set<std::string>(FaultNames.begin(), FaultNames.end()));
}

TEST_CASE("every mutant is caught and put into its class") {
    for (const auto& mutant : all_mutants()) {
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

TEST_CASE("the true build is not reported") {
    const auto machine = mutants::started(zx::roms::shisen1k_tap());
    REQUIRE(machine);
    const auto tape = learn_tape(*machine);
    REQUIRE(tape);
    const char* wanted = std::getenv("FR_MUTANTS_TRUE_KEYS");
    const std::int64_t keys = wanted != nullptr ? std::atoll(wanted) : KeysForTheTrueBuild;
    const auto hunt = mutants::hunt(*tape, keys);
    CHECK(hunt.keys >= keys);
    if (hunt.found) {
        CAPTURE(steps_text(hunt.found->steps));
        CAPTURE(hunt.found->difference.words);
        CHECK_FALSE(hunt.found);
    }
}

TEST_CASE("a mutant's lines must be in the source, once") {
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

TEST_CASE("a list of mutants that is not whole is refused") {
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
