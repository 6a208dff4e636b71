// Complete checks of tapes with one more property than a game without faults has.
#include <algorithm>

#include <doctest/doctest.h>

#include "shisen/oracle/check.hpp"
#include "shisen/oracle/deal_sample.hpp"
#include "shisen/oracle/foreign_keys.hpp"
#include "shisen/oracle/report.hpp"
#include "shisen/oracle/shared_boards.hpp"
#include "shisen/oracle/shorten.hpp"
#include "tests/oracle/check_plan.hpp"
#include "tests/oracle/native/extended_tape.hpp"
#include "tests/oracle/native/native_tape.hpp"

using namespace shisen;
using namespace shisen::oracle;
using fixture::Extended;
using fixture::Flaw;
using fixture::plan_of;
using fixture::Property;

namespace {

StartStates states_of(Property property) {
    const auto good = fixture::native_bases(Flaw::None);
    return {std::make_shared<Extended>(good.falling->copy(), property),
            std::make_shared<Extended>(good.flat->copy(), property)};
}

CheckTally
check_of(Property property, std::int64_t keys, const JudgeOptions& judge_options = JudgeOptions()) {
    return run_check(states_of(property), plan_of(keys), judge_options);
}

} // namespace

TEST_CASE("a foreign key that moves the cursor is an extra key, a fault only if judged strictly") {
    const CheckTally tally = check_of(Property::QMovesCursor, 6000, JudgeOptions::lenient());
    CHECK(tally.agreed());
    REQUIRE(tally.extra_keys().size() == 1);
    CHECK(tally.extra_keys().begin()->first == "Q");
    CHECK_FALSE(check_of(Property::QMovesCursor, 6000).agreed());
    const CheckTally stops = check_of(Property::QStopsS, 6000, JudgeOptions::lenient());
    REQUIRE_FALSE(stops.agreed());
    CHECK_FALSE(stops.found().front().difference.step.foreign.empty());
}

TEST_CASE("a foreign key that only takes a shown pair away is no extra key") {
    // On some of these boards the third H with a selection shows a pair; foreign keys follow.
    const StartStates states = states_of(Property::AnyKeyDropsPair);
    int with_pair = 0;
    for (BoardNumber board = 1; board <= 10; ++board) {
        const Turn turn{board, Gravity::On, Strategy::Keyboard, 3, 1, 100};
        const TurnResult result = shisen::oracle::play(states, turn, JudgeOptions::lenient());
        CHECK_FALSE(result.difference);
        CHECK(result.extra_keys.empty());
        with_pair += shisen::oracle::play(states, turn, JudgeOptions()).difference ? 1 : 0;
    }
    CHECK(with_pair > 0);
}

TEST_CASE("a foreign key that opens a page is an extra key if the next key closes the page") {
    const CheckTally tally = check_of(Property::QOpensPage, 6000, JudgeOptions::lenient());
    CHECK(tally.agreed());
    REQUIRE(tally.extra_keys().size() == 1);
    CHECK(tally.extra_keys().begin()->first == "Q");
    CHECK_FALSE(check_of(Property::QOpensPage, 6000).agreed());
    const CheckTally lasting = check_of(Property::QOpensLastingPage, 6000, JudgeOptions::lenient());
    REQUIRE_FALSE(lasting.agreed());
    CHECK(lasting.found().front().difference.fault == Fault::Machine);
}

TEST_CASE("digits that deal a board where nothing is asked are replaced in an answer") {
    const auto game = fixture::native_bases(Flaw::None).falling;
    const Extended deals(game->copy(), Property::FourDeals);
    std::vector<std::string> commands;
    const auto other = without_command_digits(deals, answer("43240"), commands);
    REQUIRE(other);
    CHECK(other->text == "13210");
    CHECK(commands == std::vector<std::string>{"4"});
    CHECK_FALSE(without_command_digits(deals, answer("532"), commands));
    const auto asking = deals.copy();
    REQUIRE(asking->act(press(Key::ChooseBoard)));
    CHECK_FALSE(without_command_digits(*asking, answer("43240"), commands));
    CHECK(commands.size() == 1);
}

TEST_CASE("a foreign key that breaks the game is a fault of the machine") {
    for (const Property property : {Property::QDies,
                                    Property::QSwapsTiles,
                                    Property::SymQDiesAtQuestion,
                                    Property::UpDiesAtQuestion,
                                    Property::LetterNDiesAtQuestion,
                                    Property::CapsHDies}) {
        CAPTURE(static_cast<int>(property));
        const CheckTally tally = check_of(property, 6000);
        REQUIRE_FALSE(tally.agreed());
        const Finding& found = tally.found().front();
        CAPTURE(found.difference.words);
        CHECK(found.difference.fault == Fault::Machine);
        CHECK_FALSE(found.difference.step.foreign.empty());
        const auto good = fixture::native_bases(Flaw::None);
        const StartStates states{std::make_shared<Extended>(good.falling->copy(), property),
                                 std::make_shared<Extended>(good.flat->copy(), property)};
        const Shrunk shrunk = shrink(states, found, JudgeOptions());
        CHECK(shrunk.keys <= 2);
    }
}

TEST_CASE("a command with a shift may be the command, and STOP may end the ROM's editor") {
    for (const Property property : {Property::CapsHIsH,
                                    Property::CapsBIsB,
                                    Property::AsksByEditor,
                                    Property::CursorKeyReports}) {
        CAPTURE(static_cast<int>(property));
        const CheckTally tally = check_of(property, 6000);
        CHECK(tally.agreed());
        CHECK(tally.extra_keys().empty());
    }
}

TEST_CASE("a shifted command that drops a pair is taken back with what was seen of it") {
    fixture::NativeHouse house;
    house.rules.set(HintEnd::Again);
    house.rules.set(ArrowHint::Keeps);
    house.rules.set(Rule::IdleBackSelection, static_cast<Setting>(IdleSelection::Keeps));
    house.rules.set(Rule::IdleForwardSelection, static_cast<Setting>(IdleSelection::Keeps));
    const auto good = fixture::native_bases(house);
    const StartStates states{std::make_shared<Extended>(good.falling->copy(), Property::CapsBIsB),
                             std::make_shared<Extended>(good.flat->copy(), Property::CapsBIsB)};
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Turn turn;
        turn.seed = seed;
        turn.strategy = Strategy::Keyboard;
        turn.opening = 1;
        turn.board = static_cast<BoardNumber>(seed);
        turn.keys = 120;
        const TurnResult result = play(states, turn, JudgeOptions::lenient());
        CHECK_FALSE(result.difference);
    }
}

namespace {

/// Asks for a number by reading a line, in which any key may be typed and DELETE removes one. Asks
/// again after a line that is no number, or never ends it, as INPUT with a number does, or ends with a
/// report.
class LineReader final : public Subject {
  public:
    enum class WrongLine { AsksAgain, Stays, EndsProgram };
    explicit LineReader(WrongLine wrong) : wrong_(wrong) {}
    [[nodiscard]] Observed look() const override {
        Observation seen;
        seen.board = deal(number_);
        return seen;
    }
    [[nodiscard]] Observed act(const Step& step) override {
        const bool enters = step.answer || step == press(Key::Enter);
        if (step == press_foreign({zx::ula::Key::CapsShift, zx::ula::Key::N0})) {
            line_.resize(line_.empty() ? 0 : line_.size() - 1);
        } else {
            line_ += step.answer ? step.text : enters ? "" : "e";
        }
        const bool digits = line_.find('e') == std::string::npos;
        if (enters && wrong_ == WrongLine::EndsProgram && number_of_answer(line_) == 0) {
            ended_ = true;
        } else if (enters && (digits || wrong_ == WrongLine::AsksAgain)) {
            number_ = digits && !line_.empty() ? number_of_answer(line_) : number_;
            line_.clear();
        }
        return look();
    }
    [[nodiscard]] bool shows_report() const override { return ended_; }
    [[nodiscard]] std::unique_ptr<Subject> copy() const override {
        return std::make_unique<LineReader>(*this);
    }

  private:
    WrongLine wrong_;
    bool ended_ = false;
    std::string line_;
    BoardNumber number_ = 1;
};

} // namespace

TEST_CASE("a letter in a line that is asked for again, or can be deleted, breaks nothing") {
    for (const auto wrong : {LineReader::WrongLine::AsksAgain, LineReader::WrongLine::Stays}) {
        const LineReader before(wrong);
        LineReader after = before;
        REQUIRE(after.act(press_foreign({zx::ula::Key::E})));
        CHECK(still_deals(before, after));
    }
}

TEST_CASE("an answer that ends the program with a report, or stays in its line, is set aside") {
    const LineReader ends(LineReader::WrongLine::EndsProgram);
    CHECK(spoils_question(ends, answer("65536")) ==
          "\"65536\" ENTER ends the program with a report of BASIC");
    CHECK_FALSE(spoils_question(ends, answer("42")));
    const LineReader stays(LineReader::WrongLine::Stays);
    CHECK(spoils_question(stays, answer("4e2")) == "\"4e2\" ENTER is kept until it is deleted");
    CHECK_FALSE(spoils_question(LineReader(LineReader::WrongLine::AsksAgain), answer("4e2")));
}

TEST_CASE("a new board after a foreign key is no spoiled game, with or without its number") {
    const auto subject = fixture::native_bases(Flaw::None).falling->copy();
    Judge judge{JudgeOptions()};
    REQUIRE_FALSE(judge.begin(subject->look(), Gravity::On));
    const auto other = subject->copy();
    Observed seen = other->act(press(Key::NewBoard));
    REQUIRE(seen);
    const auto is_spoiled = [&] {
        return spoiled(*subject, judge.position(), RuleVariants::ours(), *seen);
    };
    CHECK_FALSE(is_spoiled());
    seen->number.reset();
    CHECK_FALSE(is_spoiled());
    seen->board.put({0, 0}, NoTile);
    CHECK(is_spoiled());
}

TEST_CASE("a tape that fails at its hundredth new board is found by a check of usual length") {
    const CheckTally tally = check_of(Property::HundredthBoardDies, 20'000);
    REQUIRE_FALSE(tally.agreed());
    CHECK(tally.found().front().difference.fault == Fault::Machine);
    CHECK(tally.found().front().turn.strategy == Strategy::Session);
}

TEST_CASE("boards of different turns that contradict each other are a fault of the deal") {
    CheckPlan plan = plan_of(3900); // too few for a session
    plan.sample_deals = false;      // no turn asks for numbers over the whole range
    plan.spread = true;
    fixture::NativeHouse house;
    house.rules.set(Deal::ItsOwn);
    CHECK(run_check(fixture::native_bases(house), plan, JudgeOptions::lenient()).agreed());
    house.flaw = Flaw::DealForgetsHighByte;
    const CheckTally tally = run_check(fixture::native_bases(house), plan, JudgeOptions::lenient());
    REQUIRE(tally.count(Fault::Deal) == 1);
    const Finding& found = tally.found().front();
    CHECK(found.difference.words.find("the board is the one of number") != std::string::npos);
    CHECK(found.steps.size() == 4);
}

TEST_CASE("random numbers of at most three or four digits, or of fifteen bits, are no fault") {
    const auto excused = [](shisen::BoardNumber highest) {
        return shisen::oracle::NarrowRange{highest, 0, false, {}}.excused();
    };
    CHECK(excused(999));
    CHECK(excused(9683));
    CHECK(excused(31385));
    for (const int highest : {255, 511, 1000, 4095, 8191, 10'000, 16383, 65535}) {
        CHECK_FALSE(excused(static_cast<shisen::BoardNumber>(highest)));
    }
}

TEST_CASE("numbers that share a board by chance are a warning, by a rule a fault") {
    fixture::NativeHouse house;
    house.rules.set(Deal::ItsOwn);
    house.shared_boards = true;
    const auto start_states = fixture::native_bases(house);
    CHECK_FALSE(share_by_rule(*start_states.falling, 10, 57));
    const std::vector steps{
        press(Key::ChooseBoard), answer("10"), press(Key::ChooseBoard), answer("57")};
    CHECK_FALSE(replay(start_states, Gravity::On, steps, JudgeOptions::lenient()).difference);
    CHECK(replay(start_states, Gravity::On, steps, JudgeOptions()).difference);
    house.shared_boards = false;
    house.flaw = Flaw::DealForgetsHighByte;
    CHECK(share_by_rule(*fixture::native_bases(house).falling, 300, 300 + 768));
    CHECK_FALSE(share_by_rule(*fixture::native_bases(house).falling, 300, 301));
    house.flaw = Flaw::DealForgetsLowestBit;
    CHECK(share_by_rule(*fixture::native_bases(house).falling, 61'440, 61'441));
    CHECK(share_by_rule(*fixture::native_bases(house).falling, 65'534, 65'535));
    CHECK_FALSE(share_by_rule(*fixture::native_bases(house).falling, 65'533, 65'534));
    house.flaw = Flaw::None;
    // A linear generator may have one value for two bits together; a bit alone is forgotten.
    house.bits_of_partner = 0x8080;
    CHECK_FALSE(share_by_rule(*fixture::native_bases(house).falling, 18'647, 51'287));
    CHECK_FALSE(share_by_rule(*fixture::native_bases(house).falling, 130, 0x8002));
    house.bits_of_partner = 0x8000;
    CHECK(share_by_rule(*fixture::native_bases(house).falling, 1000, 33'768));
    house.bits_of_partner = 0x0010;
    CHECK(share_by_rule(*fixture::native_bases(house).falling, 1000, 1000 ^ 0x10));
}

TEST_CASE("a stack that grows with each new board is a fault, one that goes up and down is not") {
    CHECK(check_of(Property::Silent, 1).agreed());
    for (const Property property : {Property::StackGrows, Property::StackGrowsUnevenly}) {
        const CheckTally leaks = check_of(property, 20'000);
        REQUIRE_FALSE(leaks.agreed());
        CHECK(leaks.found().front().difference.fault == Fault::Machine);
    }
    CHECK(check_of(Property::QMovesCursor, 6000, JudgeOptions::lenient()).agreed());
}

TEST_CASE("a removal without a sound is a fault") {
    const CheckTally tally = check_of(Property::Silent, 1000);
    REQUIRE_FALSE(tally.agreed());
    CHECK(tally.found().front().difference.fault == Fault::Sound);
}
