// Rules that are tried on copies of the subject before the first turn.
#include <doctest/doctest.h>

#include "shisen/oracle/by_hand.hpp"
#include "shisen/oracle/check.hpp"
#include "shisen/oracle/model.hpp"
#include "tests/oracle/judge_bench.hpp"

using namespace shisen;
using namespace shisen::oracle;
using fixture::NativeHouse;

TEST_CASE("whether a command only drops a shown pair is tried by hand") {
    for (const auto setting : {CommandHint::Acts, CommandHint::OnlyDrops}) {
        const auto start_states = fixture::native_bases(
            fixture::house_with(Rule::CommandHint, static_cast<Setting>(setting)));
        CHECK(command_hint_by_hand(start_states) == setting);
    }
    NativeHouse no_pair_seen;
    no_pair_seen.hidden = {Part::Pair};
    CHECK_FALSE(command_hint_by_hand(fixture::native_bases(no_pair_seen)));
}

TEST_CASE("whether red comes only at the end of a cheat's game is tried by hand") {
    for (const auto setting : {RedBorder::AtOnce, RedBorder::AtEnd}) {
        const auto start_states = fixture::native_bases(
            fixture::house_with(Rule::RedBorder, static_cast<Setting>(setting)));
        CHECK(red_border_by_hand(start_states, RuleVariants::ours()) == setting);
        JudgeOptions options = JudgeOptions::lenient();
        options.rules = rules_by_hand(start_states, options.rules);
        CHECK(run_check(start_states, fixture::small_plan(), options).agreed());
    }
    const auto by_hand = [](const fixture::NativeHouse& house) {
        return red_border_by_hand(fixture::native_bases(house), RuleVariants::ours());
    };
    // Red at one of the two ends is enough.
    for (const auto precedence : {Precedence::WonThenCheated, Precedence::StuckThenCheated}) {
        auto one_end = fixture::house_with(Rule::RedBorder, static_cast<Setting>(RedBorder::AtEnd));
        one_end.rules.set(Rule::Precedence, static_cast<Setting>(precedence));
        CHECK(by_hand(one_end) == RedBorder::AtEnd);
    }
    // A border that never becomes red is no rule.
    fixture::NativeHouse never =
        fixture::house_with(Rule::RedBorder, static_cast<Setting>(RedBorder::AtEnd));
    never.rules.set(Rule::Precedence, static_cast<Setting>(Precedence::WonOrStuck));
    CHECK(by_hand(never) == RedBorder::AtOnce);
    // If B cannot be tried, the colour decides nothing: either rule is then learned.
    never.flaw = fixture::Flaw::BackDoesNothing;
    CHECK(by_hand(never) == RedBorder::Unknown);
    JudgeOptions open = JudgeOptions::lenient();
    open.rules.set(RedBorder::Unknown);
    const auto at_end =
        fixture::house_with(Rule::RedBorder, static_cast<Setting>(RedBorder::AtEnd));
    CHECK(run_check(fixture::native_bases(at_end), fixture::small_plan(), open).agreed());
}

TEST_CASE("a pair is taken by hand where arrows pass over empty places") {
    const auto start_states = fixture::native_bases(
        fixture::house_with(Rule::EmptyPlace, static_cast<Setting>(EmptyPlace::PassesOver)));
    std::size_t taken = 0;
    std::size_t not_tried = 0;
    for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
        const auto subject = start_states.of(gravity).copy();
        Observed look = subject->look();
        for (int removal = 0; removal < 25 && look; ++removal) {
            for (const Pair& pair : joinable_pairs(RuleVariants::ours(), look->board)) {
                const auto result = takes(*subject, *look, pair, std::nullopt);
                CHECK(result != false);
                taken += result == true ? 1u : 0u;
                not_tried += result ? 0u : 1u;
            }
            (void)subject->act(press(Key::Hint));
            look = subject->act(press(Key::Enter));
        }
    }
    CHECK(taken > 5 * not_tried);
}

TEST_CASE("a full board that is wrongly not black shows a path fault by the pair of H") {
    NativeHouse house;
    house.flaw = fixture::Flaw::ThroughOneKind;
    house.rules.set(Ring::None); // a full board is seldom black otherwise
    const StartStates start_states = fixture::native_bases(house);
    JudgeOptions options;
    options.rules.set(Ring::None);
    std::size_t boards = 0;
    std::size_t differences = 0;
    for (int number = 1; boards < 6 && number <= 65535; ++number) {
        const auto board = deal(static_cast<BoardNumber>(number));
        if (!joinable_pairs(options.rules, board).empty()) {
            continue;
        }
        ++boards;
        const auto subject = start_states.flat->copy();
        Judge judge(options);
        REQUIRE_FALSE(judge.begin(subject->look(), Gravity::Off));
        const Step ask = press(Key::ChooseBoard);
        REQUIRE_FALSE(judge.see(ask, subject->act(ask)));
        const Step step = answer(std::to_string(number));
        auto difference = judge.see(step, subject->act(step));
        if (difference) {
            ++differences;
            CHECK(difference->fault == Fault::Status);
            find_cause(*difference, *subject, options.rules);
            CAPTURE(number);
            CHECK(difference->fault == Fault::Path);
        }
    }
    CHECK(differences > 0);
}
