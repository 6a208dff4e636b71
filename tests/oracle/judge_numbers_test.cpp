// The judge: the question of S for a number, and the boards that numbers deal.
#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "shisen/deal.hpp"
#include "shisen/oracle/deal_mix.hpp"
#include "shisen/oracle/deal_sample.hpp"
#include "tests/oracle/judge_bench.hpp"
#include "tests/support/amount.hpp"

using namespace shisen;
using namespace shisen::oracle;
using fixture::house_with;
using fixture::NativeHouse;
using fixture::Watched;

TEST_CASE("what S does with an odd entry is learned, reported and no fault") {
    struct Row {
        Rule rule;
        const char* entry;
    };
    constexpr Row Rows[] = {
        {Rule::FullEntry, "00042"},
        {Rule::TooLargeDigit, "70000"},
        {Rule::ZerosEntry, "00042"},
        {Rule::ZeroEntry, "0"},
        {Rule::WrappedEntry, "65536"},
        {Rule::CarriedEntry, "65537"},
        {Rule::LargeEntry, "70000"},
        {Rule::LongEntry, "000042"},
        {Rule::SixDigits, "123412"},
        {Rule::TenDigits, "9999999999"},
        {Rule::EmptyEntry, ""},
        {Rule::LetterEntry, "4j2"},
        {Rule::DeleteEntry, "12\f3"},
        {Rule::EmptyDelete, "\f42"},
        {Rule::LeftEntry, "12\b3"},
        {Rule::RightEntry, "12\t3"},
        {Rule::EndingArrow, "12\t3"},
        {Rule::GivenUpSelection, "0"},
    };
    for (const Row& row : Rows) {
        const RuleText& rule = text_of(row.rule);
        for (Setting setting = OurSetting; setting <= rule.settings.size(); ++setting) {
            CAPTURE(rule.question);
            CAPTURE(setting_text(rule.rule, setting));
            NativeHouse house = house_with(rule.rule, setting);
            if (rule.rule == Rule::GivenUpSelection) {
                house.rules.set(Rule::ZeroEntry, static_cast<Setting>(Entry::GoesOn));
            }
            if (rule.rule == Rule::EndingArrow) {
                house.rules.set(Rule::RightEntry, static_cast<Setting>(EntryKey::GoesOnAtOnce));
            }
            if (rule.rule == Rule::TooLargeDigit) {
                house.rules.set(Rule::FullEntry, static_cast<Setting>(FullEntry::AtFifthDigit));
            }
            Watched lenient(house, JudgeOptions::lenient());
            Watched strict(house, JudgeOptions());
            const Step ask = press(Key::ChooseBoard);
            for (const Step& step : {press(Key::Right),
                                     ask,
                                     answer("12345"),
                                     ask,
                                     answer(row.entry),
                                     answer("42"),
                                     press(Key::Right),
                                     press(Key::Enter),
                                     press(Key::Right), // shows no message after ENTER
                                     press(Key::Left),
                                     ask,
                                     answer(row.entry),
                                     answer("42"),
                                     press(Key::Right),
                                     ask,
                                     answer("9089"),
                                     press(Key::Right)}) {
                lenient.act(step);
                if (!strict.difference) {
                    strict.act(step);
                }
            }
            CHECK_FALSE(lenient.difference);
            CHECK(lenient.judge.rules().at(rule.rule) == setting);
            const bool ours = house.rules == RuleVariants::ours();
            CHECK(strict.difference.has_value() == !ours);
        }
    }
}

TEST_CASE("a pair that is shown before S may be shown again if no board follows") {
    for (const auto setting : {GivenUpHint::Drops, GivenUpHint::Keeps}) {
        NativeHouse house = house_with(Rule::GivenUpHint, static_cast<Setting>(setting));
        house.rules.set(Rule::ZeroEntry, static_cast<Setting>(Entry::GoesOn));
        Watched lenient(house, JudgeOptions::lenient());
        for (const Step& step : {press(Key::Hint),
                                 press(Key::Enter),
                                 press(Key::Hint),
                                 press(Key::ChooseBoard),
                                 answer("0"),
                                 press(Key::Right),
                                 press(Key::Hint),
                                 press(Key::Enter)}) {
            lenient.act(step);
        }
        CHECK_FALSE(lenient.difference);
        CHECK(lenient.judge.rules().at(Rule::GivenUpHint) == static_cast<Setting>(setting));
    }
}

TEST_CASE("a board that is dealt for an odd entry must be the one of the number shown") {
    // The tape deals board 1234 for 0, and shows another number.
    NativeHouse house = house_with(Rule::ZeroEntry, static_cast<Setting>(Entry::Deals));
    house.flaw = fixture::Flaw::DealOfNextNumber;
    Watched watched(house, JudgeOptions());
    watched.difference.reset();
    watched.judge = Judge(JudgeOptions::lenient());
    const auto right = fixture::native_bases(fixture::Flaw::None).falling->copy();
    REQUIRE_FALSE(watched.judge.begin(right->look(), Gravity::On));
    REQUIRE_FALSE(watched.judge.see(press(Key::ChooseBoard), right->act(press(Key::ChooseBoard))));
    REQUIRE_FALSE(watched.judge.see(answer("7"), right->act(answer("7"))));
    watched.subject->act(press(Key::ChooseBoard)).value();
    REQUIRE_FALSE(watched.judge.see(press(Key::ChooseBoard), right->act(press(Key::ChooseBoard))));
    const auto difference = watched.judge.see(answer("0"), watched.subject->act(answer("0")));
    REQUIRE(difference);
    CHECK(difference->fault == Fault::Number);
}

TEST_CASE("a board that the number has dealt with the other gravity is no choice of the tape") {
    RuleVariants rules = RuleVariants::ours();
    rules.set(Rule::Deal, static_cast<Setting>(Deal::ItsOwn));
    ModelState position;
    position.game.start = {ClassicSize, Gravity::On, 1};
    position.game.board = position.dealt = deal(1);
    Observation seen;
    seen.board = deal(2); // the board that the tape deals for number 3
    seen.number = 3;
    const auto bits = [&](const KnownBoards& remembered) {
        return forecast(rules, position, press(Key::NewBoard), seen, {}, remembered)
            .unexplained_bits;
    };
    KnownBoards other;
    other.dealt[{3, Gravity::Off}] = deal(4);
    KnownBoards same;
    same.dealt[{3, Gravity::Off}] = seen.board;
    CHECK(bits({}) > 100);
    CHECK(bits(other) > 100);
    CHECK(bits(same) == 0);
}

TEST_CASE("boards are asked for over the whole range of numbers") {
    NativeHouse house;
    house.rules.set(Deal::ItsOwn);
    house.flaw = fixture::Flaw::DealForgetsHighByte;
    CheckPlan plan;
    plan.keys = 2500;
    CHECK(turns_of(plan)[6].strategy == Strategy::Numbers);
    const CheckTally tally = run_check(fixture::native_bases(house), plan, JudgeOptions::lenient());
    REQUIRE(tally.count(Fault::Deal) > 0);
    house.flaw = fixture::Flaw::None;
    CHECK(run_check(fixture::native_bases(house), plan, JudgeOptions::lenient()).agreed());
    const auto numbers = sampled_numbers(1);
    for (const int edge : {1, 255, 256, 4095, 4096, 32767, 32768, 65535}) {
        CHECK(std::find(numbers.begin(), numbers.end(), edge) != numbers.end());
    }
}

TEST_CASE("a deal of the family is identified by a few boards") {
    CHECK(sampled_deal_rule(fixture::native_bases(fixture::Flaw::None)) == DealRule{});
    // Identified by small numbers, so that large ones are then found wrong.
    CHECK(sampled_deal_rule(fixture::native_bases(fixture::Flaw::DealForgetsHighByte)) ==
          DealRule{});
    CHECK_FALSE(sampled_deal_rule(
        fixture::native_bases(house_with(Rule::Deal, static_cast<Setting>(Deal::ItsOwn)))));
}

TEST_CASE("a check of 5,000 keys asks for numbers of every low byte") {
    CheckPlan plan;
    plan.keys = 5000;
    plan.spread = true;
    std::set<int> low_bytes;
    std::int64_t keys = 0;
    for (const Turn& turn : turns_of(plan)) {
        auto numbers = turn.numbers;
        numbers.push_back(turn.board);
        if (turn.strategy == Strategy::Numbers) {
            const auto sampled = sampled_numbers(turn.seed);
            numbers.insert(numbers.end(), sampled.begin(), sampled.end());
        }
        for (const BoardNumber number : numbers) {
            low_bytes.insert(number % 256);
        }
        keys += turn.keys;
    }
    CHECK(low_bytes.size() >= 250);
    CHECK(keys <= plan.keys);
}

TEST_CASE("a number after which the board stays is refused, though no number is shown") {
    const auto tape = fixture::native_bases(fixture::Flaw::None).falling->copy();
    Observed look = tape->look();
    REQUIRE(look);
    Judge judge(JudgeOptions::lenient());
    REQUIRE_FALSE(judge.begin(look, Gravity::On));
    look->number.reset();
    REQUIRE_FALSE(judge.see(press(Key::ChooseBoard), look));
    const auto difference = judge.see(answer("43210"), look);
    REQUIRE(difference);
    CHECK(difference->fault == Fault::Number);
}

TEST_CASE("S may be typed as a letter if the question was still there") {
    // The tape asks again after an entry with a letter, and DELETE edits the entry.
    const auto tape = fixture::native_bases(fixture::Flaw::None).falling->copy();
    Observed look = tape->look();
    REQUIRE(look);
    Judge judge(JudgeOptions::lenient());
    REQUIRE_FALSE(judge.begin(look, Gravity::On));
    const Step ask = press(Key::ChooseBoard);
    Observed asked = tape->act(ask);
    asked->number.reset();
    REQUIRE_FALSE(judge.see(ask, asked));
    REQUIRE_FALSE(judge.see(answer("j"), asked));
    REQUIRE_FALSE(judge.see(ask, asked));
    REQUIRE_FALSE(judge.see(answer("12\f3"), asked)); // the entry is "s13"
    REQUIRE_FALSE(judge.see(answer("1234"), tape->act(answer("1234"))));
    REQUIRE_FALSE(judge.see(ask, asked = tape->act(ask)));
    CHECK_FALSE(judge.see(answer("12\f3"), tape->act(answer("13"))));
    CHECK(judge.rules().at(Rule::DeleteEntry) == static_cast<Setting>(EntryKey::Edits));
    CHECK(judge.coverage().number_gone == 0);
}

TEST_CASE("a question that may still be there explains a key only after all else") {
    // The tape goes on after "j" ENTER; the pair of H is first shown without the highlighted tiles.
    const auto tape = fixture::native_bases(fixture::Flaw::None).falling->copy();
    const Observed look = tape->look();
    REQUIRE(look);
    const Observed hinted = tape->act(press(Key::Hint));
    Observed unlit = hinted;
    unlit->highlighted.emplace();
    for (const bool explains : {true, false}) {
        Judge judge(JudgeOptions::lenient());
        REQUIRE_FALSE(judge.begin(look, Gravity::On));
        REQUIRE_FALSE(judge.see(press(Key::ChooseBoard), look));
        REQUIRE_FALSE(judge.see(answer("j"), look));
        judge.let_asking_explain(explains);
        CHECK(judge.see(press(Key::Hint), unlit).has_value() == !explains);
        if (!explains) {
            CHECK_FALSE(judge.see(press(Key::Hint), hinted));
        }
        const Step take = press(Key::Enter);
        CHECK(judge.see(take, tape->copy()->act(take)).has_value() == explains);
    }
}

TEST_CASE("a deal that mixes only a part of the board, or puts equal tiles together, is found") {
    constexpr int Boards = 40;
    const auto mix_of = [](BoardNumber step, const auto& change) {
        DealMix mix;
        for (int i = 1; i <= Boards; ++i) {
            const auto number = static_cast<BoardNumber>(i * step);
            Board board = deal(number);
            change(board, i);
            mix.add(number, board);
        }
        return mix;
    };
    const auto swap = [](Board& board, Cell a, Cell b) {
        const Kind kind = board.at(a);
        board.put(a, board.at(b));
        board.put(b, kind);
    };
    const auto nothing = [](Board&, int) {};
    // Gives the places of the first row the kinds 0 to 13 on some quarters of the boards.
    const auto sorted = [&](int quarters) {
        return [&swap, quarters](Board& board, int i) {
            for (int column = 0; i % 4 < quarters && column < 14; ++column) {
                const Cell place{column, 0};
                swap(board, place, board.cells_of(static_cast<Kind>(column)).back());
            }
        };
    };
    const auto paired = [&](Board& board, int) {
        const auto equal = board.cells_of(board.at({3, 2}));
        swap(board, {3, 3}, equal.back() == Cell{3, 2} ? equal.front() : equal.back());
    };
    CHECK_FALSE(mix_of(1500, nothing).fault());
    CHECK(mix_of(1500, sorted(4)).fault() ==
          "row 1, column 1 holds the same kind on 40 of 40 boards");
    CHECK(mix_of(1500, paired).fault() ==
          "row 3, column 4 and the next place hold equal tiles on 40 of 40 boards");
    CHECK(mix_of(1500, sorted(3)).fault());
    CHECK_FALSE(mix_of(1500, sorted(2)).fault());
    CHECK_FALSE(mix_of(1, sorted(4)).fault()); // boards of neighbouring numbers tell nothing
    CHECK(mix_of(1500, nothing).examples() == std::vector<BoardNumber>{1500, 3000, 4500});
}

TEST_CASE("a check of 2,000 keys has a turn of odd entries") {
    CheckPlan plan;
    plan.keys = 2000;
    const auto turns = turns_of(plan);
    CHECK(std::any_of(turns.begin(), turns.end(), [](const Turn& turn) {
        return turn.strategy == Strategy::Entries;
    }));
}

TEST_CASE("a number that is missing in more than a quarter of the looks is a warning") {
    constexpr std::size_t Looks = 8;
    for (std::size_t missing = 0; missing < Looks; ++missing) {
        CAPTURE(missing);
        Coverage coverage;
        coverage.of_part[static_cast<std::size_t>(Part::Number)] = {Looks - missing, missing};
        const auto warnings = warnings_of(coverage, {});
        CHECK(warnings.size() == (missing > Looks / 4 ? 1 : 0));
        CHECK((warnings.empty() || warnings.front().name == "number-not-shown"));
    }
}

TEST_CASE("a number that is missing after most new boards is a warning") {
    constexpr std::size_t Deals = 12;
    for (std::size_t missing = 0; missing <= Deals; ++missing) {
        CAPTURE(missing);
        Coverage coverage;
        for (std::size_t deal = 0; deal < Deals; ++deal) {
            Observation seen;
            if (deal >= missing) {
                seen.number = 1;
            }
            coverage += coverage_of(press(Key::NewBoard), false, ModelState(), seen);
        }
        // The next keys show it.
        coverage.of_part[static_cast<std::size_t>(Part::Number)].made += 10 * Deals;
        const auto warnings = warnings_of(coverage, {});
        CHECK(std::any_of(warnings.begin(), warnings.end(), [](const Warning& warning) {
                  return warning.name == "number-not-shown";
              }) == (missing > Deals / 2));
    }
}
