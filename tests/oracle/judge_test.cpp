// The judge and rule variants: a tape that consistently follows other variants is learned, a tape
// that changes its rules is reported.
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/deal.hpp"
#include "shisen/gravity.hpp"
#include "shisen/oracle/check.hpp"
#include "shisen/oracle/deal_sample.hpp"
#include "shisen/path.hpp"
#include "tests/oracle/check_plan.hpp"
#include "tests/oracle/judge_bench.hpp"
#include "tests/support/amount.hpp"

using namespace shisen;
using namespace shisen::oracle;
using fixture::checked_until_learned;
using fixture::found_text;
using fixture::must_learn;
using fixture::NativeHouse;
using fixture::small_plan;
using fixture::Watched;

namespace {

CheckTally first_found(const StartStates& start_states, const JudgeOptions& judge_options) {
    return run_check(start_states, small_plan(), judge_options, nullptr, Until::FirstDifference);
}

void keep_selection_after_travel(RuleVariants& rules) {
    for (const Rule rule : {Rule::BackSelection,
                            Rule::ForwardSelection,
                            Rule::RestartSelection,
                            Rule::LastSelection}) {
        rules.set(rule, static_cast<Setting>(TravelSelection::Keeps));
    }
}

} // namespace

TEST_CASE("a message over the board at the end of a game is no fault, but garbage is") {
    NativeHouse house;
    house.covering_message = true;
    for (const Rule rule : {Rule::WonKey,
                            Rule::StuckKey,
                            Rule::CheatWonKey,
                            Rule::CheatStuckKey,
                            Rule::TravelWonKey,
                            Rule::TravelStuckKey}) {
        house.rules.set(rule, static_cast<Setting>(EndKey::EndsMessage));
    }
    const auto start_states = fixture::native_bases(house);
    const CheckTally tally = run_check(start_states, small_plan(), JudgeOptions::lenient());
    CHECK(found_text(tally) == "");
    CHECK(tally.learned_rules().at(Rule::WonKey) == static_cast<Setting>(EndKey::EndsMessage));
    // A strict judge must see the board.
    CHECK_FALSE(first_found(start_states, JudgeOptions()).agreed());
    house.covering_message = false;
    house.flaw = fixture::Flaw::GarbageAfterBack;
    const CheckTally garbage = first_found(fixture::native_bases(house), JudgeOptions::lenient());
    REQUIRE_FALSE(garbage.agreed());
    CHECK(garbage.found().front().difference.fault == Fault::Machine);
}

TEST_CASE("a tape with several rule variants is learned as a whole") {
    NativeHouse house;
    house.rules.set(Ring::None);
    house.rules.set(SideEdge::Stops);
    house.rules.set(OtherKind::Keeps);
    house.rules.set(HintOrder::Other);
    house.rules.set(HintEnd::Again);
    house.rules.set(Precedence::WonOrStuck);
    keep_selection_after_travel(house.rules);
    house.rules.set(Deal::ItsOwn);
    house.rules.set(Home::Elsewhere);
    const CheckTally tally =
        run_check(fixture::native_bases(house), small_plan(), JudgeOptions::lenient());
    CHECK(found_text(tally) == "");
    const RuleVariants& learned = tally.judge_options().rules;
    for (const RuleText& rule : all_rules()) {
        CAPTURE(rule.question);
        CHECK((learned.at(rule.rule) == house.rules.at(rule.rule) || !learned.known(rule.rule)));
    }
    CHECK(learned.known(Rule::Ring));
    CHECK(learned.known(Rule::Deal));
    CHECK(learned.home == Cell{7, 3});
}

TEST_CASE("hypotheses that differ in one rule only are united, and tried apart again") {
    struct Hypothesis {
        RuleVariants rules;
        int position = 0;
    };
    std::vector<Hypothesis> hypotheses;
    for (const auto other : {OtherKind::Reselects, OtherKind::Deselects}) {
        for (const auto edge : {SideEdge::Wraps, SideEdge::Stops, SideEdge::NextRow}) {
            hypotheses.push_back({RuleVariants::ours(), 1});
            hypotheses.back().rules.set(other);
            hypotheses.back().rules.set(edge);
        }
    }
    hypotheses.insert(hypotheses.begin(), {RuleVariants::ours(), 2});
    zx::oracle::unite_hypotheses(hypotheses,
                                 [](const Hypothesis& a, const Hypothesis& b, Rule /*rule*/) {
                                     return a.position == b.position;
                                 });
    REQUIRE(hypotheses.size() == 2);
    CHECK(hypotheses[0].position == 2);
    CHECK(hypotheses[0].rules == RuleVariants::ours());
    const RuleVariants& united = hypotheses[1].rules;
    CHECK_FALSE(united.known(Rule::OtherKind));
    CHECK_FALSE(united.known(Rule::SideEdge));
    CHECK(united.known(Rule::TopEdge));
    std::vector<OtherKind> tried;
    zx::oracle::for_each_reading(
        united,
        [](const RuleVariants& rules) {
            Forecast expected;
            expected.open =
                rules.known(Rule::OtherKind) ? std::nullopt : std::optional(Rule::OtherKind);
            return expected;
        },
        [&](const RuleVariants& rules, const Forecast&) {
            tried.push_back(static_cast<OtherKind>(rules.at(Rule::OtherKind)));
        });
    CHECK(tried == std::vector{OtherKind::Reselects, OtherKind::Deselects});
}

TEST_CASE("a selection that B keeps may go when its place becomes empty or gets another kind") {
    for (const Rule rule : {Rule::LostSelection, Rule::ChangedSelection}) {
        for (const Setting setting : {Setting{1}, Setting{2}}) {
            NativeHouse house;
            keep_selection_after_travel(house.rules);
            house.rules.set(rule, setting);
            const auto start_states = fixture::native_bases(house);
            JudgeOptions known = must_learn({Rule::LostSelection, Rule::ChangedSelection});
            keep_selection_after_travel(known.rules);
            const CheckTally tally = run_check(start_states, fixture::plan_of(8000), known);
            CHECK(found_text(tally) == "");
            CHECK(tally.learned_rules().at(rule) == setting);
        }
    }
}

TEST_CASE("a rule that changes during a game is a fault for any judge") {
    const Step up = press(Key::Up);
    NativeHouse house;
    house.changing = Rule::TopEdge;
    house.changes_to = static_cast<Setting>(TopEdge::Stops);
    house.changes_at = 3;
    Watched watched(house, JudgeOptions::lenient());
    watched.act(up);
    CHECK(watched.judge.rules().at(Rule::TopEdge) == OurSetting);
    watched.act(press(Key::Down));
    watched.act(up);
    REQUIRE(watched.difference);
    CHECK(watched.difference->fault == Fault::Highlight);
}

TEST_CASE("a rule that differs in the next turn is a fault if a replay shows it, too") {
    TurnResult first;
    first.rules.set(TopEdge::Wraps);
    TurnResult second;
    second.rules.set(TopEdge::Stops);
    second.steps = {press(Key::Up)};
    CheckTally tally(JudgeOptions::lenient());
    tally.add({}, first);
    CHECK(tally.contradictions().empty());
    tally.add({}, second);
    CHECK(tally.contradictions().size() == 1);
    CHECK(tally.agreed());

    // On this game the cursor wraps: the second turn was read in another way.
    confirm_contradictions(fixture::native_bases(NativeHouse()), JudgeOptions::lenient(), tally);
    CHECK(tally.agreed());
    NativeHouse stops;
    stops.rules.set(TopEdge::Stops);
    confirm_contradictions(fixture::native_bases(stops), JudgeOptions::lenient(), tally);
    CHECK(tally.count(Fault::Highlight) == 1);
}

TEST_CASE("a variant that one turn leaves open may be decided by another") {
    const auto bit = [](Precedence setting) { return 1u << static_cast<unsigned>(setting); };
    const auto turn_with = [](unsigned possible) {
        TurnResult result;
        result.possible[static_cast<std::size_t>(Rule::Precedence)] =
            static_cast<std::uint8_t>(possible);
        return result;
    };
    CheckTally tally(JudgeOptions::lenient());
    tally.add({}, turn_with(bit(Precedence::Cheated) | bit(Precedence::WonThenCheated)));
    CHECK_FALSE(tally.judge_options().rules.known(Rule::Precedence));
    tally.add({}, turn_with(bit(Precedence::WonOrStuck) | bit(Precedence::WonThenCheated)));
    CHECK(tally.agreed());
    CHECK(tally.judge_options().rules.at(Rule::Precedence) ==
          static_cast<Setting>(Precedence::WonThenCheated));
    tally.add({}, turn_with(bit(Precedence::Cheated) | bit(Precedence::WonOrStuck)));
    CHECK(tally.contradictions().size() == 1);
}

TEST_CASE("faults that are no rule variant are also found by a judge that learns") {
    int row = 0;
    for (const auto& [flaw, name, fault, only_strict] : fixture::known_flaws()) {
        // A tape's own deal is a rule variant if it is always the same.
        const bool changes =
            flaw == fixture::Flaw::DealChangesWithTime || flaw == fixture::Flaw::DealCountsRemovals;
        if (only_strict || (fault == Fault::Deal && !changes)) {
            continue;
        }
        if (++row % 2 == 0 && !support::full_amounts()) {
            continue;
        }
        const auto& tested = name;
        CAPTURE(tested);
        // Only the strict judge determines their class. To the other judge a pair that is never
        // shown may first look like a rule variant, and then what contradicts it like the fault.
        CHECK_FALSE(first_found(fixture::native_bases(flaw), JudgeOptions::lenient()).agreed());
    }
}

TEST_CASE("parts that the layout does not show are not compared, unless the judge is strict") {
    const auto start_states = fixture::native_bases(fixture::Flaw::None);
    Observed look = start_states.falling->look();
    REQUIRE(look);
    look->highlighted.reset();
    look->number.reset();
    Judge lenient(JudgeOptions::lenient());
    CHECK_FALSE(lenient.begin(look, Gravity::On));
    Judge strict{JudgeOptions()};
    const auto difference = strict.begin(look, Gravity::On);
    REQUIRE(difference);
    CHECK(difference->fault == Fault::Highlight);
}

TEST_CASE("a number that is gone after a question that was given up is a warning") {
    const auto start_states = fixture::native_bases(fixture::Flaw::None);
    for (const bool gone : {false, true}) {
        const auto tape = start_states.falling->copy();
        JudgeOptions options = JudgeOptions::lenient();
        options.rules.set(Rule::EmptyEntry, static_cast<Setting>(Entry::GoesOn));
        Judge judge(options);
        CHECK_FALSE(judge.begin(tape->look(), Gravity::On));
        const Observed asking = tape->act(press(Key::ChooseBoard));
        CHECK_FALSE(judge.see(press(Key::ChooseBoard), asking));
        Observed given_up = start_states.falling->look();
        REQUIRE(given_up);
        if (gone) {
            given_up->number.reset();
        }
        CHECK_FALSE(judge.see(answer(""), given_up));
        const auto warnings = warnings_of(judge.coverage(), {});
        CHECK(std::count_if(warnings.begin(), warnings.end(), [](const Warning& warning) {
                  return warning.name == "number-not-shown";
              }) == (gone ? 1 : 0));
    }
}

TEST_CASE(
    "what a tape never shows is a warning with a count, and a difference for a strict judge") {
    struct Row {
        Part part;
        const char* warning;
        Fault fault;
    };
    constexpr Row Rows[] = {
        {Part::Cursor, "cursor-not-shown", Fault::Highlight},
        {Part::Selection, "selection-not-shown", Fault::Highlight},
        {Part::Kind, "kind-not-shown", Fault::Highlight},
        {Part::Pair, "pair-not-shown", Fault::Hint},
        {Part::Number, "number-not-shown", Fault::Number},
    };
    CheckPlan plan = small_plan();
    plan.keys = 1500;
    for (const Row& row : Rows) {
        CAPTURE(row.warning);
        NativeHouse house;
        house.hidden = {row.part};
        const auto start_states = fixture::native_bases(house);
        const CheckTally tally = run_check(start_states, plan, JudgeOptions::lenient());
        CHECK(found_text(tally) == "");
        const auto warnings = warnings_of(tally.coverage(), {});
        REQUIRE(warnings.size() == 1);
        CHECK(warnings.front().name == row.warning);
        CHECK(warnings.front().count == tally.coverage().of(row.part).skipped);
        CHECK(tally.coverage().of(row.fault).skipped >= warnings.front().count);
        CHECK(why_skipped(tally.coverage(), row.fault).find(warnings.front().words) == 0);
        const CheckTally strict = first_found(start_states, JudgeOptions());
        REQUIRE_FALSE(strict.agreed());
        CHECK(strict.found().front().difference.fault == row.fault);
    }
}

TEST_CASE("every class has comparisons on a tape that shows everything") {
    const CheckTally tally =
        run_check(fixture::native_bases(fixture::Flaw::None), small_plan(), JudgeOptions());
    for (std::size_t i = 0; i < FaultCount; ++i) {
        CAPTURE(FaultNames[i]);
        CHECK(tally.coverage().of_class[i].made > 0);
        CHECK(tally.coverage().of_class[i].skipped == 0);
        CHECK(why_skipped(tally.coverage(), static_cast<Fault>(i)) == "");
    }
    CHECK(warnings_of(tally.coverage(), {}).empty());
    const auto extra = warnings_of(tally.coverage(), {"Q", "SYMBOL SHIFT+A"});
    REQUIRE(extra.size() == 1);
    CHECK(extra.front().name == "extra-key");
    CHECK(extra.front().count == 2);
}

TEST_CASE("a board that is known from a table is required") {
    const auto start_states = fixture::native_bases(fixture::Flaw::None);
    JudgeOptions judge_options = JudgeOptions::lenient();
    judge_options.deals = [](BoardNumber number) { return std::optional(deal(number)); };
    Judge right(judge_options);
    CHECK_FALSE(right.begin(start_states.falling->look(), Gravity::On));
    judge_options.deals = [](BoardNumber) { return std::optional(deal(1)); };
    Judge wrong(judge_options);
    const auto difference = wrong.begin(start_states.falling->look(), Gravity::On);
    REQUIRE(difference);
    CHECK(difference->fault == Fault::Deal);
}

TEST_CASE("without the ring a path stays on the board") {
    RuleVariants rules;
    rules.set(Ring::None);
    const std::string_view rows[] = {"AB.A", "CDEF"};
    const Board board = Board::from_rows(rows);
    const Pair pair{{0, 0}, {3, 0}};
    CHECK(can_connect(board, pair.first, pair.second));
    CHECK_FALSE(joinable(rules, board, pair));
    const std::string_view open_rows[] = {"A..A", "CDEF"};
    CHECK(joinable(rules, Board::from_rows(open_rows), pair));
}
