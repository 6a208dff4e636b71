// The faults for which a strategy of the generator was made: a turn finds them.
#include <vector>

#include <doctest/doctest.h>

#include "shisen/oracle/check.hpp"
#include "tests/oracle/check_plan.hpp"
#include "tests/oracle/judge_bench.hpp"

using namespace shisen;
using namespace shisen::oracle;
using fixture::Flaw;
using fixture::NativeHouse;

namespace {

/// Returns in how many turns of a strategy this flaw is found. Checks that each turn accepts the same tape
/// without the flaw, and that each difference is of this class.
int times_found(Flaw flaw, Fault fault, Strategy strategy, int keys, int turns) {
    NativeHouse house;
    house.rules.set(Deal::ItsOwn);
    const auto options = fixture::must_learn({Rule::Deal});
    const StartStates honest = fixture::native_bases(house);
    house.flaw = flaw;
    const StartStates faulty = fixture::native_bases(house);
    int found = 0;
    for (int i = 0; i < turns; ++i) {
        CAPTURE(i);
        const Turn turn{static_cast<BoardNumber>(100 + i),
                        i % 2 == 0 ? Gravity::On : Gravity::Off,
                        strategy,
                        static_cast<std::uint64_t>(i),
                        0,
                        keys};
        CHECK_FALSE(play(honest, turn, options).difference);
        if (const auto difference = play(faulty, turn, options).difference) {
            ++found;
            CHECK(difference->fault == fault);
        }
    }
    return found;
}

} // namespace

TEST_CASE("a turn of next games presses DELETE with a selection") {
    CHECK(times_found(Flaw::SelectionKeepsGravity, Fault::Gravity, Strategy::NextGames, 320, 4) ==
          4);
}

TEST_CASE("an N that deals the same board again with a selection is a difference") {
    CHECK(times_found(Flaw::SelectionKeepsNumber, Fault::Number, Strategy::NextGames, 320, 4) == 4);
}

TEST_CASE("games compare two kinds when few tiles are left") {
    CHECK(times_found(Flaw::OtherKindTakenNearEnd, Fault::Path, Strategy::Honest, 420, 8) >= 6);
}

TEST_CASE("after a won game the number that DELETE has dealt is asked for") {
    CHECK(times_found(Flaw::DealCountsWonGame, Fault::Number, Strategy::Honest, 420, 12) >= 2);
}

TEST_CASE("after a won game N comes at once, then F") {
    CHECK(times_found(Flaw::RedoSurvivesWonGame, Fault::History, Strategy::Ends, 900, 4) >= 3);
}

TEST_CASE("the first removal of a new board is taken back at once") {
    CHECK(times_found(Flaw::FirstRestartIsNoCheat, Fault::Status, Strategy::TakenBack, 150, 4) >=
          3);
}

TEST_CASE("a session finds boards that are dealt again after some others") {
    CHECK(times_found(Flaw::RepeatsEighthBoard, Fault::Number, Strategy::Session, 300, 4) >= 3);
}

TEST_CASE("dead ends come after boards with pairs in columns alone") {
    CHECK(times_found(Flaw::BlackWithPairsInColumns, Fault::Status, Strategy::DeadEnds, 400, 12) >=
          2);
}

TEST_CASE("a turn of pair lists selects a tile within a list of all pairs") {
    CHECK(times_found(Flaw::HintGoesOnWithSelection, Fault::Hint, Strategy::PairLists, 220, 4) >=
          3);
}

TEST_CASE("a turn of pair lists finds an omitted neighbour of a partner") {
    constexpr int Turns = 8;
    int found = 0;
    for (int turn = 0; turn < Turns; ++turn) {
        const Turn plan{static_cast<BoardNumber>(100 + turn),
                        turn % 2 == 0 ? Gravity::On : Gravity::Off,
                        Strategy::PairLists,
                        static_cast<std::uint64_t>(turn),
                        0,
                        220};
        const auto honest = fixture::native_bases(fixture::Flaw::None);
        CHECK_FALSE(play(honest, plan, JudgeOptions()).difference);
        const auto faulty = fixture::native_bases(fixture::Flaw::HintSkipsNeighbour);
        found += play(faulty, plan, JudgeOptions()).difference ? 1 : 0;
    }
    CHECK(found >= Turns / 2);
}

TEST_CASE("a turn of pair lists finds a list that B, F or R does not renew") {
    constexpr int Turns = 4;
    for (int turn = 0; turn < Turns; ++turn) {
        CAPTURE(turn);
        const Turn plan{static_cast<BoardNumber>(100 + turn),
                        turn % 2 == 0 ? Gravity::On : Gravity::Off,
                        Strategy::PairLists,
                        static_cast<std::uint64_t>(turn),
                        0,
                        220};
        fixture::NativeHouse house;
        house.rules.set(HintResume::GoesOn);
        house.rules.set(HintOrder::Other);
        CHECK_FALSE(play(fixture::native_bases(house), plan, JudgeOptions::lenient()).difference);
        house.flaw = fixture::Flaw::HintListOutlivesTravel;
        CHECK(play(fixture::native_bases(house), plan, JudgeOptions::lenient()).difference);
    }
}

TEST_CASE(
    "a difference of marks gives way to an earlier one of hints under the rules of all turns") {
    const auto options = fixture::must_learn({Rule::OtherMissKey});
    std::vector<Step> steps(30, press(Key::Hint)); // to the end of the list
    steps.push_back(press(Key::Right));
    const auto tally_of = [&](Flaw flaw, std::size_t turns, bool another = false) {
        const StartStates start_states = fixture::native_bases(flaw);
        CheckTally tally(options);
        for (std::size_t i = 1; i < turns; ++i) {
            tally.add(Turn(), TurnResult());
        }
        TurnResult last;
        last.steps = steps;
        last.difference.emplace();
        last.difference->fault = Fault::Highlight;
        tally.add(Turn(), last);
        if (another) {
            last.steps = {press(Key::Right)};
            tally.add(Turn(), last);
        }
        find_earlier_differences(start_states, options, tally);
        return tally;
    };
    const CheckTally found = tally_of(Flaw::HintSkipsLast, LearningTurns + 1);
    CHECK(found.count(Fault::Highlight) == 0);
    CHECK(found.count(Fault::Hint) == 1);
    REQUIRE(found.found().size() == 1);
    CHECK(found.found().front().steps.size() < steps.size());
    // Each difference of marks is decided for itself.
    const CheckTally two = tally_of(Flaw::HintSkipsLast, LearningTurns + 1, true);
    CHECK(two.count(Fault::Hint) == 1);
    CHECK(two.count(Fault::Highlight) == 1);
    REQUIRE(two.found().size() == 2);
    CHECK(two.found().front().steps.size() == 1);
    // No earlier difference, or too few turns to know the rules.
    CHECK(tally_of(Flaw::None, LearningTurns + 1).count(Fault::Highlight) == 1);
    CHECK(tally_of(Flaw::HintSkipsLast, LearningTurns).count(Fault::Highlight) == 1);
}

TEST_CASE("of a wrong selection and a hint beside an unseen one the less frequent one follows") {
    Finding highlight;
    highlight.difference.fault = Fault::Highlight;
    highlight.difference.step = press(Key::Up);
    highlight.difference.seen = Observation();
    highlight.difference.seen->selection = std::optional(Cell{1, 0});
    REQUIRE(wrong_selection(highlight.difference));
    Finding hint;
    hint.difference.fault = Fault::Hint;
    hint.difference.seen = Observation();
    CHECK(follows_from(hint, {hint, highlight}) == Fault::Highlight);
    CHECK_FALSE(follows_from(highlight, {hint, highlight}));
    hint.times = 19;
    highlight.times = 5;
    CHECK_FALSE(follows_from(hint, {hint, highlight}));
    CHECK(follows_from(highlight, {hint, highlight}) == Fault::Hint);
}
