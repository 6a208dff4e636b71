// The judge and its house rules: a tape that is right by other rules than ours is learned, one that
// changes its mind is not.
#include <doctest/doctest.h>

#include "shisen/deal.hpp"
#include "shisen/gravity.hpp"
#include "shisen/oracle/check.hpp"
#include "shisen/path.hpp"
#include "tests/oracle/native_tape.hpp"
#include "tests/support/amount.hpp"

using namespace shisen;
using namespace shisen::oracle;
using fixture::NativeHouse;

namespace {

CheckPlan small_plan() {
    CheckPlan plan;
    plan.last = 20;
    plan.keys = support::amount(6000, 3000);
    return plan;
}

NativeHouse house_with(Rule rule, Setting setting) {
    NativeHouse house;
    house.rules.set(rule, setting);
    return house;
}

CheckTally first_found(const StartStates& start_states, const JudgeOptions& judge_options) {
    return run_check(start_states, small_plan(), judge_options, nullptr, Until::FirstDifference);
}

std::string found_text(const CheckTally& tally) {
    return tally.agreed() ? ""
                          : tally.found().front().difference.words + " | " +
                                steps_text(tally.found().front().steps);
}

/// A tape that does what its steps say, with the judge looking on.
struct Watched {
    explicit Watched(const NativeHouse& house, const JudgeOptions& judge_options)
        : subject(fixture::native_bases(house).falling->copy()), judge(judge_options) {
        difference = judge.begin(subject->look(), Gravity::On);
    }
    void act(const Step& step) {
        REQUIRE_FALSE(difference);
        difference = judge.see(step, subject->act(step));
    }

    std::unique_ptr<Subject> subject;
    Judge judge;
    std::optional<Difference> difference;
};

} // namespace

TEST_CASE("another setting of any one open rule is learned, reported and no fault") {
    for (const RuleText& rule : all_rules()) {
        for (Setting setting = OurSetting + 1; setting <= rule.settings.size(); ++setting) {
            CAPTURE(rule.question);
            CAPTURE(setting_text(rule.rule, setting));
            const auto start_states = fixture::native_bases(house_with(rule.rule, setting));
            const CheckTally tally = run_check(start_states, small_plan(), JudgeOptions::lenient());
            CHECK(found_text(tally) == "");
            CHECK(tally.judge_options().rules.at(rule.rule) == setting);
        }
    }
}

TEST_CASE("a tape that shows the same again is not thought to have had a choice again") {
    // The board of a number asked for twice, and pairs shown anew after another command.
    NativeHouse deal;
    deal.rules.set(Deal::ItsOwn);
    NativeHouse order;
    order.rules.set(HintOrder::Other);
    for (const NativeHouse& house : {deal, order}) {
        for (const std::uint64_t seed : {1u, 2u, 3u}) {
            CAPTURE(seed);
            CheckPlan plan = small_plan();
            plan.keys = 1500;
            plan.seed = seed;
            const CheckTally tally =
                run_check(fixture::native_bases(house), plan, JudgeOptions::lenient());
            CHECK(found_text(tally) == "");
        }
    }
}

TEST_CASE("another setting of any one open rule is a fault for a strict judge") {
    for (const RuleText& rule : all_rules()) {
        for (Setting setting = OurSetting + 1; setting <= rule.settings.size(); ++setting) {
            CAPTURE(rule.question);
            CAPTURE(setting_text(rule.rule, setting));
            const auto start_states = fixture::native_bases(house_with(rule.rule, setting));
            const CheckTally tally = first_found(start_states, JudgeOptions());
            REQUIRE_FALSE(tally.agreed());
            CHECK(tally.found().front().difference.fault == fault_of(rule.rule));
        }
    }
}

TEST_CASE("a tape with several rules of its own is learned as a whole") {
    NativeHouse house;
    house.rules.set(Ring::None);
    house.rules.set(SideEdge::Stops);
    house.rules.set(OtherKind::Keeps);
    house.rules.set(HintOrder::Other);
    house.rules.set(HintEnd::Again);
    house.rules.set(Precedence::WonOrStuck);
    house.rules.set(TravelSelection::Keeps);
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

TEST_CASE("a rule that changes in mid-game is a fault for any judge") {
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

TEST_CASE("a rule that is another one in the next turn is a fault, too") {
    CheckTally tally(JudgeOptions::lenient());
    TurnResult first;
    first.rules.set(Ring::Whole);
    TurnResult second;
    second.rules.set(Ring::None);
    tally.add({}, first);
    CHECK(tally.agreed());
    tally.add({}, second);
    CHECK(tally.count(Fault::Path) == 1);
}

TEST_CASE("what one turn leaves open another one may decide") {
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
    CHECK(tally.count(Fault::Status) == 1);
}

TEST_CASE("faults that no house rule excuses are found by a judge who learns, too") {
    for (const auto& [flaw, name, fault, only_strict] : fixture::known_flaws()) {
        // A deal of its own is a house rule as long as it is one deal.
        if (only_strict || (fault == Fault::Deal && flaw != fixture::Flaw::DealChangesWithTime)) {
            continue;
        }
        CAPTURE(name);
        // Their class is the strict judge's affair: to a lenient one a pair that is never shown may
        // look like a rule of the house at first, and what contradicts it later like the fault.
        CHECK_FALSE(first_found(fixture::native_bases(flaw), JudgeOptions::lenient()).agreed());
    }
}

TEST_CASE("what the layout does not show is not compared, unless the judge is strict") {
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

TEST_CASE("a board that is known from a table is demanded") {
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

TEST_CASE("marks that lie over others hide them") {
    Forecast expected;
    expected.position.game = begin({});
    GameState& game = expected.position.game;
    game.cursor = {3, 3};
    game.selection = Cell{0, 0};
    game.hint = Pair{{0, 0}, {0, 1}};
    expected.border = 5;
    Observation seen;
    seen.board = game.board;
    seen.border = 5;
    seen.hint = game.hint;
    seen.selection = std::optional<Cell>();
    CHECK(compare(expected, seen) == Agreed);
    game.hint = Pair{{1, 0}, {0, 1}};
    seen.hint = game.hint;
    CHECK(compare(expected, seen) == SelectionDiffers);
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
