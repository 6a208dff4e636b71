// Each setting of each rule variant on a tape of its own: a judge that learns reports it, a strict judge calls
// it a fault.
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/oracle/check.hpp"
#include "tests/oracle/check_plan.hpp"
#include "tests/oracle/judge_bench.hpp"
#include "tests/support/amount.hpp"

using namespace shisen;
using namespace shisen::oracle;
using fixture::checked_until_learned;
using fixture::found_text;
using fixture::house_with;
using fixture::small_plan;

namespace {

/// True for the rules about the question of S, which judge_numbers_test.cpp tests with odd entries.
bool is_about_entries(Rule rule) {
    return rule >= Rule::FullEntry && rule <= Rule::GivenUpHint;
}

/// True for the rules about a shown pair after B, F, R or L with nothing to undo or redo.
bool is_idle_hint(Rule rule) {
    return rule >= Rule::IdleBackHint && rule <= Rule::IdleLastHint;
}

/// True if the rule can be tried alone, in games without odd entries.
bool stands_alone(Rule rule) {
    return !is_about_entries(rule) && rule != Rule::ClearedHint && rule != Rule::StoppedArrowHint &&
           rule != Rule::EmptyLine && !is_idle_hint(rule) && rule != Rule::LostSelection &&
           rule != Rule::ChangedSelection && rule != Rule::EndMessage && rule != Rule::RedBorder;
}

/// True for the rules about the first key after the end of a game.
bool is_about_the_end(Rule rule) {
    return rule >= Rule::WonKey && rule <= Rule::TravelStuckKey;
}

/// True for the settings with which a key only drops the shown pair.
bool only_drops_pair(Rule rule, Setting setting) {
    return (rule == Rule::ArrowHint && setting == static_cast<Setting>(ArrowHint::OnlyDrops)) ||
           ((rule == Rule::CommandHint || rule == Rule::TravelHint) &&
            setting == static_cast<Setting>(CommandHint::OnlyDrops));
}

/// True if a game seldom shows the rule: a cheat's game seldom ends, nor is a game undone after its end.
bool is_rare(Rule rule) {
    return rule == Rule::CheatStuckKey || rule == Rule::CheatWonKey || rule == Rule::Precedence ||
           rule == Rule::TravelWonKey || rule == Rule::TravelStuckKey ||
           rule == Rule::IdleBackSelection || rule == Rule::IdleRestartSelection ||
           rule == Rule::CheatWonBoard;
}

/// True if a game of this test may not show the difference to the first setting: B, F, R and L seldom
/// leave the cursor on an empty place.
bool looks_like_ours(Rule rule, Setting setting) {
    return rule >= Rule::BackCursor && rule <= Rule::LastCursor &&
           setting == static_cast<Setting>(TravelCursor::GoesToATile);
}

/// Every setting but the first of each rule that stands alone.
std::vector<std::pair<Rule, Setting>> other_settings() {
    std::vector<std::pair<Rule, Setting>> settings;
    for (const RuleText& rule : all_rules()) {
        for (Setting setting = OurSetting + 1; setting <= rule.settings.size(); ++setting) {
            if (stands_alone(rule.rule)) {
                settings.emplace_back(rule.rule, setting);
            }
        }
    }
    return settings;
}

} // namespace

TEST_CASE("another setting of any one rule variant is learned and reported, not a fault") {
    // By default every tenth setting.
    int count = 0;
    for (const auto& [rule, setting] : other_settings()) {
        if (++count % 10 != 0 && !support::full_amounts()) {
            continue;
        }
        CAPTURE(setting_text(rule, setting));
        const auto start_states = fixture::native_bases(house_with(rule, setting));
        const CheckPlan plan = is_rare(rule) ? fixture::plan_of(2'000) : small_plan();
        const CheckTally tally = checked_until_learned(start_states, rule, setting, plan);
        CHECK(found_text(tally) == "");
        const Setting learned = tally.learned_rules().at(rule);
        // Only S, DELETE, or H before ENTER tell these settings for a won game from another one.
        const bool rare = is_rare(rule) || (rule == Rule::WonKey &&
                                            setting >= static_cast<Setting>(EndKey::AsksYesOrNo));
        CHECK((learned == setting || (rare && learned == UnknownSetting) ||
               (looks_like_ours(rule, setting) && learned <= OurSetting)));
    }
}

TEST_CASE("the board that a tape deals by itself after a won game is learned") {
    for (const Rule rule : {Rule::WonBoard, Rule::CheatWonBoard}) {
        for (const WonBoard next : {WonBoard::Same, WonBoard::New}) {
            const bool usual = (rule == Rule::WonBoard) == (next == WonBoard::Same);
            if (!usual && !support::full_amounts()) {
                continue;
            }
            const auto setting = static_cast<Setting>(next);
            CAPTURE(setting_text(rule, setting));
            const auto start_states = fixture::native_bases(house_with(rule, setting));
            const CheckTally tally =
                checked_until_learned(start_states, rule, setting, fixture::plan_of(12'000));
            CHECK(found_text(tally) == "");
            CHECK(tally.learned_rules().at(rule) == setting);
        }
    }
}

TEST_CASE("another setting of any one rule variant is a fault for a strict judge") {
    for (const auto& [rule, setting] : other_settings()) {
        if (is_rare(rule)) {
            continue;
        }
        CAPTURE(setting_text(rule, setting));
        const auto start_states = fixture::native_bases(house_with(rule, setting));
        const CheckTally tally =
            run_check(start_states, small_plan(), JudgeOptions(), nullptr, Until::FirstDifference);
        REQUIRE_FALSE(tally.agreed());
        // What a key does not do decides the class.
        CHECK((is_about_the_end(rule) || rule == Rule::NoneKey || rule == Rule::NoPairKey ||
               only_drops_pair(rule, setting) ||
               tally.found().front().difference.fault == fault_of(rule)));
    }
}
