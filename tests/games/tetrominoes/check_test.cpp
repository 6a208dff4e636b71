#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "games/tetrominoes/oracle/rules_check.hpp"
#include "roms-free/roms.hpp"
#include "tests/games/game_mutants.hpp"
#include "tests/games/tape_machine.hpp"
#include "tests/support/amount.hpp"

using namespace tetrominoes;

namespace {

/// The fewest keys known to show some mutants; those of the others are two or fewer.
struct FewestKeys {
    std::string_view mutant;
    std::size_t keys;
};
constexpr FewestKeys Fewest[] = {{"tetro-speed", 27},
                                 {"tetro-lands-early", 7},
                                 {"tetro-row-points", 16},
                                 {"tetro-wait", 16},
                                 {"tetro-rows-above", 16},
                                 {"tetro-no-double", 35},
                                 {"tetro-rotates-into", 5},
                                 {"tetro-third-row", 46},
                                 {"tetro-fourth-row", 76}};

std::size_t most_keys(const std::string& mutant) {
    const auto* found =
        std::find_if(std::begin(Fewest), std::end(Fewest), [&](const FewestKeys& fewest) {
            return fewest.mutant == mutant;
        });
    return 2 * (found == std::end(Fewest) ? 2 : found->keys);
}

} // namespace

TEST_CASE("the tape of Tetrominoes agrees with the rules, tick by tick") {
    zx::machine::Machine machine(zx::machine::Model::Spectrum16, zx::roms::rom48());
    REQUIRE(fixture::load_tape(machine, zx::roms::tape1k("tetrominoes1k"), "SCORE"));
    auto check = RulesCheck::begin(machine, true);
    REQUIRE(check.has_value());
    const auto keys = support::amount("FR_GAME_KEYS", 1500, 100);
    const auto finding = check->play(keys, 5, [](std::int64_t) { return true; });
    if (finding) {
        FAIL(finding->difference.fault,
             ": ",
             finding->difference.words,
             " after ",
             presses_text(finding->steps));
    }
}

TEST_CASE("the rule variants of the own tape are learned, if they are not required") {
    zx::machine::Machine machine(zx::machine::Model::Spectrum16, zx::roms::rom48());
    REQUIRE(fixture::load_tape(machine, zx::roms::tape1k("tetrominoes1k"), "SCORE"));
    auto check = RulesCheck::begin(machine, false);
    REQUIRE(check.has_value());
    CHECK(check->run().rules() == Rules{});
    std::optional<TapeRun> end;
    CHECK(!check->play(
        4500, 1, [](std::int64_t) { return true; }, &end));
    CHECK(int{end->rules().at(Rule::RowOrder)} == int{zx::oracle::OurSetting});
    CHECK(int{end->rules().at(Rule::WaitingKey)} == int{zx::oracle::OurSetting});
}

TEST_CASE("a program without a well is no Tetrominoes") {
    zx::machine::Machine machine(zx::machine::Model::Spectrum16, zx::roms::rom48());
    REQUIRE(fixture::load_tape(machine, zx::roms::tape1k("hexes1k"), "HEXES"));
    CHECK(RulesCheck::begin(machine, true).error().code == zx::ErrorCode::BadSignature);
}

TEST_CASE("the score of four rows is checked by any seed with the keys of the default") {
    for (const std::uint32_t seed : {1U, 2U, 3U, 4U, 7U, 17U}) {
        CAPTURE(seed);
        zx::machine::Machine machine(zx::machine::Model::Spectrum48, zx::roms::rom48());
        REQUIRE(fixture::load_mutant(
            machine, std::string(FR_MUTANTS_DIR) + "/tetro-fourth-row.tap", "SCORE"));
        auto check = RulesCheck::begin(machine, true);
        REQUIRE(check.has_value());
        const auto finding = check->play(2000, seed, [](std::int64_t) { return true; });
        CHECK((finding && finding->difference.fault == "score"));
    }
}

TEST_CASE("each mutant of Tetrominoes is found, named and shown by few keys") {
    const auto list =
        fixture::read_mutants(std::string(FR_SOURCE_DIR) + "/tests/games/tetrominoes/mutants.txt");
    REQUIRE(list.size() >= 20);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto& mutant = list[i];
        CAPTURE(mutant.name);
        zx::machine::Machine machine(zx::machine::Model::Spectrum48, zx::roms::rom48());
        REQUIRE(fixture::load_mutant(
            machine, std::string(FR_MUTANTS_DIR) + "/" + mutant.name + ".tap", "SCORE"));
        auto check = RulesCheck::begin(machine, true);
        if (!check) {
            FAIL_CHECK("refused");
            continue;
        }
        auto finding = check->play(3000, 5, [](std::int64_t) { return true; });
        if (!finding) {
            FAIL_CHECK("not found");
            continue;
        }
        // It takes seconds to shorten some of these lists, and all are shortened in the same way.
        const bool shortens = i % 2 == 0 && most_keys(mutant.name) <= 30;
        if (!shortens && !support::full_amounts()) {
            const auto replayed = check->classified_replay(finding->steps);
            CHECK((replayed && replayed->fault == mutant.fault));
            continue;
        }
        const auto shrunk = check->shrink(std::move(*finding));
        INFO(shrunk.difference.fault,
             ": ",
             shrunk.difference.words,
             ": ",
             presses_text(shrunk.steps));
        CHECK(mutant.fault == shrunk.difference.fault);
        CHECK(keys_of(shrunk.steps) <= most_keys(mutant.name));
        const auto replayed = check->classified_replay(shrunk.steps);
        CHECK((replayed && replayed->fault == mutant.fault));
    }
}
