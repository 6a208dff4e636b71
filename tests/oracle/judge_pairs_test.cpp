// The judge: pairs that H shows, and arrows.
#include <algorithm>

#include <doctest/doctest.h>

#include "shisen/oracle/check.hpp"
#include "shisen/path.hpp"
#include "tests/oracle/check_plan.hpp"
#include "tests/oracle/judge_bench.hpp"
#include "tests/support/amount.hpp"

using namespace shisen;
using namespace shisen::oracle;
using fixture::found_text;
using fixture::house_with;
using fixture::must_learn;
using fixture::NativeHouse;
using fixture::small_plan;
using fixture::Watched;

TEST_CASE("a shown pair that an arrow drops with the selection is learned") {
    for (const auto setting : {ClearedHint::Keeps, ClearedHint::Drops}) {
        NativeHouse house;
        house.rules.set(ArrowSelection::Clears);
        house.rules.set(ShownArrowSelection::Clears);
        house.rules.set(ArrowHint::Keeps);
        house.rules.set(setting);
        shisen::oracle::CheckPlan plan = small_plan();
        plan.keys *= 2; // a selection and a shown pair at once are rare
        const JudgeOptions options = must_learn({Rule::ArrowSelection,
                                                 Rule::ShownArrowSelection,
                                                 Rule::ArrowHint,
                                                 Rule::ClearedHint,
                                                 Rule::NextHint,
                                                 Rule::CommandHint,
                                                 Rule::StoppedArrowHint});
        const CheckTally tally = run_check(fixture::native_bases(house), plan, options);
        CHECK(found_text(tally) == "");
        CHECK(tally.learned_rules().at(Rule::ClearedHint) == static_cast<Setting>(setting));
    }
}

TEST_CASE("what an arrow does to the selection is learned with a shown pair and without one") {
    for (const Setting alone : {Setting{1}, Setting{2}}) {
        for (const Setting with_pair : {Setting{1}, Setting{2}}) {
            if (alone == with_pair && !support::full_amounts()) {
                continue; // easier than different settings
            }
            NativeHouse house;
            house.rules.set(Rule::ArrowSelection, alone);
            house.rules.set(Rule::ShownArrowSelection, with_pair);
            const CheckTally tally =
                run_check(fixture::native_bases(house), small_plan(), JudgeOptions::lenient());
            CHECK(found_text(tally) == "");
            CHECK(tally.learned_rules().at(Rule::ArrowSelection) == alone);
            CHECK(tally.learned_rules().at(Rule::ShownArrowSelection) == with_pair);
        }
    }
}

TEST_CASE("a cursor that passes over empty places may go to one if there is no other tile") {
    for (const auto setting :
         {EmptyLine::Stays, EmptyLine::GoesThere, EmptyLine::GoesOnEmptyBoard}) {
        NativeHouse house;
        house.rules.set(EmptyPlace::PassesOver);
        house.rules.set(setting);
        const JudgeOptions options =
            must_learn({Rule::EmptyPlace, Rule::EmptyLine, Rule::SideEdge, Rule::TopEdge});
        const CheckTally tally = run_check(fixture::native_bases(house), small_plan(), options);
        CHECK(found_text(tally) == "");
        // Without arrows on an empty board the two others cannot be told apart.
        const Setting learned = tally.learned_rules().at(Rule::EmptyLine);
        const auto goes = static_cast<Setting>(EmptyLine::GoesThere);
        CHECK((learned == goes) == (setting == EmptyLine::GoesThere));
    }
}

TEST_CASE("what keys without an effect do to a shown pair is learned") {
    for (const Setting setting : {Setting{1}, Setting{2}}) {
        NativeHouse house;
        house.rules.set(SideEdge::Stops);
        house.rules.set(Rule::IdleBackHint, setting);
        house.rules.set(Rule::StoppedArrowHint, setting);
        Watched lenient(house, JudgeOptions::lenient());
        // A key that has an effect shows first that keys do not only drop the pair.
        for (const Key key : {Key::Left,
                              Key::Hint,
                              Key::Enter,
                              Key::Hint,
                              Key::Back,
                              Key::Hint,
                              Key::Back,
                              Key::Hint,
                              Key::Right,
                              Key::Left,
                              Key::Hint,
                              Key::Left}) {
            lenient.act(press(key));
        }
        CHECK_FALSE(lenient.difference);
        CHECK(lenient.judge.rules().at(Rule::IdleBackHint) == setting);
        CHECK(lenient.judge.rules().at(Rule::StoppedArrowHint) == setting);
        Watched strict(house, JudgeOptions());
        strict.act(press(Key::Hint));
        strict.act(press(Key::Back));
        CHECK(strict.difference.has_value() == (setting != OurSetting));
    }
}

TEST_CASE("pairs may be shown in any order that depends on the position alone") {
    using fixture::Flaw;
    using fixture::OwnOrder;
    constexpr Flaw Faults[] = {Flaw::None,
                               Flaw::HintSkipsFirst,
                               Flaw::HintSkipsLast,
                               Flaw::HintRepeatsOne,
                               Flaw::HintIgnoresSelection,
                               Flaw::HintShowsBlocked};
    for (const OwnOrder order : {OwnOrder::Reversed,
                                 OwnOrder::ByDistance,
                                 OwnOrder::FromCursor,
                                 OwnOrder::Spiral,
                                 OwnOrder::Hashed}) {
        for (const Flaw flaw : Faults) {
            CAPTURE(static_cast<int>(order));
            CAPTURE(static_cast<int>(flaw));
            NativeHouse house;
            house.rules.set(HintOrder::Other);
            house.own_order = order;
            house.flaw = flaw;
            CheckPlan plan = small_plan();
            plan.keys = 1500;
            const CheckTally tally = run_check(fixture::native_bases(house),
                                               plan,
                                               JudgeOptions::lenient(),
                                               nullptr,
                                               Until::FirstDifference);
            if (flaw == Flaw::None) {
                CHECK(found_text(tally) == "");
                CHECK(tally.learned_rules().at(Rule::HintOrder) ==
                      static_cast<Setting>(HintOrder::Other));
            } else {
                REQUIRE_FALSE(tally.agreed());
                CHECK(tally.found().front().difference.fault == Fault::Hint);
            }
        }
    }
}

TEST_CASE("repeating the same display does not count as another choice") {
    // The board of a number requested twice, and pairs shown again after another command.
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

TEST_CASE("the last pair may stay until a key ends the message that there is no other one") {
    Watched lenient(house_with(Rule::NoneKey, static_cast<Setting>(EndKey::EndsMessage)),
                    JudgeOptions::lenient());
    std::optional<Pair> last;
    for (int i = 0; i < 40 && !lenient.judge.position().none_found; ++i) {
        Observed look = lenient.subject->act(press(Key::Hint));
        REQUIRE(look);
        REQUIRE(look->hint);
        if (*look->hint) {
            last = *look->hint;
        } else {
            look->hint = last;
        }
        lenient.difference = lenient.judge.see(press(Key::Hint), look);
        REQUIRE_FALSE(lenient.difference);
    }
    REQUIRE(lenient.judge.position().none_found);
    lenient.act(press(Key::Enter)); // only ends the message
    lenient.act(press(Key::Right));
    CHECK_FALSE(lenient.difference);
    CHECK(lenient.judge.rules().at(Rule::NoneKey) == static_cast<Setting>(EndKey::EndsMessage));
}

TEST_CASE("a message that no pair is left may cover the board of a game that is over") {
    NativeHouse house;
    house.rules.set(Rule::StuckKey, static_cast<Setting>(EndKey::EndsMessage));
    house.rules.set(Rule::NoPairKey, static_cast<Setting>(EndKey::EndsMessage));
    Watched lenient(house, JudgeOptions::lenient());
    lenient.act(press(Key::ChooseBoard));
    lenient.act(answer("219")); // no move is left after four pairs
    for (int i = 0; i < 4; ++i) {
        lenient.act(press(Key::Hint));
        lenient.act(press(Key::Enter));
    }
    REQUIRE(lenient.judge.position().just_ended);
    lenient.act(press(Key::Left)); // ends the message about the game
    (void)lenient.subject->act(press(Key::Hint));
    lenient.difference = lenient.judge.see(
        press(Key::Hint),
        tl::unexpected(SubjectFailure{SubjectFailure::Kind::Garbage, "a message"}));
    lenient.act(press(Key::Hint));
    lenient.act(press(Key::Left));
    CHECK_FALSE(lenient.difference);
    CHECK(lenient.judge.rules().at(Rule::StuckKey) == static_cast<Setting>(EndKey::EndsMessage));
}

TEST_CASE("a message about the end of a game may be shown once on a board or again") {
    for (const EndMessage setting : {EndMessage::Again, EndMessage::Once, EndMessage::AlsoIdle}) {
        NativeHouse house;
        JudgeOptions judge_options = JudgeOptions::lenient();
        house.rules.set(Rule::StuckKey, static_cast<Setting>(EndKey::EndsMessage));
        for (const Rule rule : {Rule::CheatStuckKey, Rule::TravelStuckKey}) {
            house.rules.set(rule, static_cast<Setting>(EndKey::EndsMessage));
            judge_options.rules.set(rule, static_cast<Setting>(EndKey::EndsMessage));
        }
        house.rules.set(setting);
        Watched lenient(house, judge_options);
        lenient.act(press(Key::ChooseBoard));
        lenient.act(answer("219")); // no move is left after four pairs
        for (int i = 0; i < 4; ++i) {
            lenient.act(press(Key::Hint));
            lenient.act(press(Key::Enter));
        }
        lenient.act(press(Key::Right)); // ends the message
        lenient.act(press(Key::Left));  // is a command again
        CHECK_FALSE(lenient.judge.rules().known(Rule::EndMessage));
        lenient.act(press(Key::Back));
        lenient.act(press(Key::Hint));
        lenient.act(press(Key::Enter));
        REQUIRE(lenient.judge.position().just_ended);
        lenient.act(press(Key::Right));
        lenient.act(press(Key::Last));
        lenient.act(press(Key::Right));
        CHECK_FALSE(lenient.difference);
        CHECK(lenient.judge.rules().at(Rule::EndMessage) == static_cast<Setting>(setting));
    }
}

TEST_CASE("a cursor may leave the top for a column further away, if it is always as far") {
    NativeHouse house;
    house.rules.set(TopEdge::OtherColumn);
    house.rules.edge_columns = 4;
    const CheckTally tally =
        run_check(fixture::native_bases(house), small_plan(), JudgeOptions::lenient());
    CHECK(tally.agreed());
    CHECK(tally.judge_options().rules.edge_columns == 4);
    Watched lenient(house, JudgeOptions::lenient());
    lenient.act(press(Key::Up));
    lenient.act(press(Key::Down));
    CHECK(lenient.judge.rules().at(Rule::TopEdge) == static_cast<Setting>(TopEdge::OtherColumn));
    CHECK(lenient.judge.position().game.cursor == Cell{0, 0});
    house.rules.edge_columns = 5;
    Watched other(house, {tally.judge_options().rules, {}, false, false});
    other.act(press(Key::Up));
    REQUIRE(other.difference);
    CHECK(other.difference->fault == Fault::Highlight);
}

TEST_CASE("an H that shows the same pair after an arrow may have begun again or found none") {
    RuleVariants rules;
    rules.set(ArrowHint::Keeps);
    rules.set(SideEdge::Wraps);
    rules.set(TopEdge::Wraps);
    rules.set(HintTime::Stays);
    rules.set(HintCursor::Stays);
    rules.set(HintEnd::NoneThenAgain);
    rules.set(Ring::Whole);
    rules.set(Rule::NoneKey, static_cast<Setting>(EndKey::EndsMessage));
    ModelState before;
    before.game = begin({});
    Observation seen;
    seen.board = before.game.board;
    const auto pairs = joinable_pairs(rules, seen.board);
    REQUIRE(pairs.size() > 1);
    // All pairs were shown before an arrow, the last one is still shown.
    before.game.hint = pairs.back();
    before.hints.shown = pairs;
    before.hints.interrupted = true;
    seen.border = border_colour(Status::Playing);
    seen.cursor = before.game.cursor;
    seen.hint = std::optional(pairs.back());
    const ModelState after = forecast(rules, before, press(Key::Hint), seen).position;
    CHECK(after.game.hint == pairs.back());
    // A list that has begun again shows another pair next.
    seen.hint = std::optional(pairs.front());
    CHECK(forecast(rules, after, press(Key::Hint), seen).position.game.hint == pairs.front());
    // A key that ends a message does nothing else.
    seen.hint = std::optional<Pair>();
    const auto none = none_found_instead(rules, after);
    REQUIRE(none);
    const ModelState ended = forecast(rules, *none, press(Key::Right), seen).position;
    CHECK_FALSE(ended.game.hint);
    CHECK(ended.game.cursor == before.game.cursor);
}

TEST_CASE("a list that begins again after its last pair may show none after an arrow") {
    RuleVariants rules;
    rules.set(ArrowHint::Drops);
    rules.set(HintTime::Stays);
    rules.set(HintCursor::Stays);
    rules.set(HintEnd::Again);
    rules.set(HintResume::GoesOn);
    rules.set(Ring::Whole);
    ModelState before;
    before.game = begin({});
    Observation seen;
    seen.board = before.game.board;
    const auto pairs = joinable_pairs(rules, seen.board);
    before.hints.shown = pairs;
    seen.border = border_colour(Status::Playing);
    seen.cursor = before.game.cursor;
    seen.hint = std::optional<Pair>();
    const auto shown_after_h = [&] {
        return forecast(rules, before, press(Key::Hint), seen).position.game.hint;
    };
    CHECK(shown_after_h()); // the last pair is on the screen, so the first one follows
    before.hints.interrupted = true;
    CHECK_FALSE(shown_after_h());
    // A pair is missing.
    before.hints.shown.pop_back();
    CHECK(shown_after_h());
}

TEST_CASE("a cursor or tiles that a shown pair covers until the next key are no difference") {
    for (const bool tiles : {false, true}) {
        CAPTURE(tiles);
        NativeHouse house;
        house.pair_covers_cursor = !tiles;
        house.pair_covers_tiles = tiles;
        CheckPlan plan = small_plan();
        plan.keys = 1500;
        const CheckTally tally =
            run_check(fixture::native_bases(house), plan, JudgeOptions::lenient());
        CHECK(found_text(tally) == "");
        CHECK((tally.coverage().unread > 0) == tiles);
        const CheckTally strict = run_check(
            fixture::native_bases(house), plan, JudgeOptions(), nullptr, Until::FirstDifference);
        CHECK(found_text(strict) != "");
    }
}

TEST_CASE("a cursor that stays away from its cell after a shown pair is a difference") {
    NativeHouse house;
    house.cursor_lost_at_hint = true;
    CheckPlan plan = small_plan();
    plan.keys = 1500;
    const CheckTally tally = run_check(fixture::native_bases(house),
                                       plan,
                                       JudgeOptions::lenient(),
                                       nullptr,
                                       Until::FirstDifference);
    REQUIRE_FALSE(tally.agreed());
    CHECK(tally.found().front().difference.fault == Fault::Highlight);
}

TEST_CASE("marks that are drawn over others hide them") {
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
    // A mark may hide the selection, but not on these tiles.
    seen.selection.reset();
    CHECK(compare(expected, seen) == Agreed);
    seen.unselected = {{1, 0}};
    CHECK(compare(expected, seen) == Agreed);
    seen.unselected = {{0, 0}, {1, 0}};
    CHECK(compare(expected, seen) == SelectionDiffers);
    game.selection.reset();
    CHECK(compare(expected, seen) == Agreed);
}
