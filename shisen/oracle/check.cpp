#include "shisen/oracle/check.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

#include "shisen/oracle/shared_boards.hpp"

namespace shisen::oracle {
namespace {

/// Returns text such as "stops or goes on in the next row".
std::string settings_text(const RuleText& text, unsigned possible) {
    std::string words;
    for (std::size_t setting = OurSetting; setting <= text.settings.size(); ++setting) {
        if ((possible >> setting & 1u) != 0) {
            words += words.empty() ? "" : " or ";
            words += text.settings[setting - 1];
        }
    }
    return words;
}

/// Returns the settings of a rule that places_cursor() that say where the cursor goes, as bits.
unsigned named_places(Rule rule) {
    const unsigned first_vague = rule == Rule::RemovalCursor
                                     ? static_cast<unsigned>(RemovalCursor::GoesToATile)
                                     : static_cast<unsigned>(TravelCursor::GoesToATile);
    return (1u << first_vague) - 2u;
}

} // namespace

void CheckTally::add(const Turn& turn, TurnResult result) {
    keys_ += result.keys;
    won_ += result.won ? 1u : 0u;
    stuck_ += result.stuck ? 1u : 0u;
    for (const std::string& key : result.extra_keys) {
        ++extra_keys_[key];
    }
    for (const std::string& entry : result.odd_entries) {
        ++odd_entries_[entry];
    }
    taken_back_ += static_cast<std::size_t>(result.taken_back);
    coverage_ += result.coverage;
    deal_register_.add(result);
    for (const DealtBoard& dealt : result.dealt) {
        deal_mix_.add(dealt.number, dealt.board);
    }
    learn(turn, result);
    if (result.difference) {
        note(turn, std::move(result.steps), std::move(*result.difference));
    }
    ++turns_;
}

void CheckTally::add(Gravity gravity, std::vector<Step> steps, Difference difference) {
    Turn turn;
    turn.gravity = gravity;
    note(turn, std::move(steps), std::move(difference));
}

void CheckTally::note(const Turn& turn, std::vector<Step> steps, Difference difference) {
    const auto index = static_cast<std::size_t>(difference.fault);
    if (difference.fault == Fault::Highlight && highlights_.size() < MostHighlights) {
        highlights_.push_back({turns_, turn, steps, difference});
    }
    if (++counts_[index] == 1) {
        findings_.push_back({turns_, turn, std::move(steps), std::move(difference)});
        return;
    }
    for (Finding& finding : findings_) {
        finding.times += finding.difference.fault == difference.fault ? 1u : 0u;
    }
}

void CheckTally::learn(const Turn& turn, const TurnResult& result) {
    for (const RuleText& text : all_rules()) {
        learn(text, turn, result);
    }
    if (!judge_options_.rules.home) {
        judge_options_.rules.home = result.rules.home;
    }
    if (!judge_options_.rules.fixed_cell) {
        judge_options_.rules.fixed_cell = result.rules.fixed_cell;
    }
    if (!judge_options_.rules.edge_columns) {
        judge_options_.rules.edge_columns = result.rules.edge_columns;
    }
}

/// Combines what the turns have learned of a rule. Each turn may see one case of it; a rule that no
/// setting explains in all turns is a fault.
void CheckTally::learn(const RuleText& text, const Turn& turn, const TurnResult& result) {
    const auto index = static_cast<std::size_t>(text.rule);
    const std::uint16_t seen =
        result.rules.known(text.rule) ? possible_by(result.rules)[index] : result.possible[index];
    unsigned left = possible_[index] & seen & ~bits_of_other_cell(text.rule, result);
    const bool vague =
        places_cursor(text.rule) && goes_elsewhere(text.rule) <= text.settings.size();
    if (left == 0 && vague && !judge_options_.all_shown) {
        left = 1u << goes_elsewhere(text.rule);
    } else if (left == 0) {
        Difference difference;
        difference.fault = fault_of(text.rule);
        difference.between_turns = true;
        difference.words = std::string(text.question) + ": " + settings_text(text, seen) +
                           ", but before " + settings_text(text, possible_[index]);
        if (of_entry(text.rule) && !judge_options_.all_shown) {
            ++odd_entries_[difference.words];
        } else if (!judge_options_.rules.known(text.rule)) {
            note(turn, result.steps, std::move(difference));
        } else if (contradictions_.size() < MostContradictions) {
            contradictions_.push_back({turns_, turn, result.steps, std::move(difference)});
        }
        return;
    }
    if (places_cursor(text.rule) && turns_ + 1 >= LearningTurns &&
        (left & named_places(text.rule)) != 0) {
        left &= ~(1u << goes_elsewhere(
                      text.rule)); // it would have shown by now, and makes all turns slower
    }
    possible_[index] = static_cast<std::uint16_t>(left);
    if (std::has_single_bit(left)) {
        judge_options_.rules.set(text.rule, static_cast<Setting>(std::countr_zero(left)));
    } else if (places_cursor(text.rule)) {
        // "Elsewhere" fits every tape, so what the turns have ruled out must not be tried again.
        judge_options_.rules.allow(text.rule, left, text.settings.size());
    }
}

/// Returns GoesToCell as a bit if the turn has shown that the rule sends the cursor to another cell than in the
/// turns before; otherwise 0.
unsigned CheckTally::bits_of_other_cell(Rule rule, const TurnResult& result) {
    const auto cells = result.fixed_cells.find(rule);
    if (cells == result.fixed_cells.end()) {
        return 0;
    }
    const auto [known, first] = fixed_cells_.try_emplace(rule, cells->second);
    std::set<Cell> both;
    std::set_intersection(known->second.begin(),
                          known->second.end(),
                          cells->second.begin(),
                          cells->second.end(),
                          std::inserter(both, both.end()));
    known->second = std::move(both);
    return known->second.empty() ? 1u << *setting_of_fixed_cell(rule) : 0;
}

RuleVariants CheckTally::learned_rules() const {
    RuleVariants rules = judge_options_.rules;
    // "Another order" fits every tape, so a single named order that fits all turns is the order. The
    // same holds for an H after another command, and for a cursor that goes elsewhere.
    const auto only_named = [&](Rule rule, unsigned all_named) {
        const unsigned named = possible_[static_cast<std::size_t>(rule)] & all_named;
        if (!rules.known(rule) && std::has_single_bit(named)) {
            rules.set(rule, static_cast<Setting>(std::countr_zero(named)));
        }
    };
    only_named(Rule::HintOrder, NamedHintOrders);
    only_named(Rule::HintResume, NamedHintResumes);
    for (const RuleText& text : all_rules()) {
        if (places_cursor(text.rule)) {
            only_named(text.rule, named_places(text.rule));
        }
    }
    return rules;
}

void confirm_deals(const StartStates& start_states,
                   const JudgeOptions& judge_options,
                   CheckTally& tally) {
    if (tally.broken() || tally.count(Fault::Deal) != 0) {
        return;
    }
    for (const DealSuspicion& suspicion : tally.deal_suspicions()) {
        JudgeOptions held = judge_options;
        held.own_boards =
            held.own_boards ||
            (suspicion.first != suspicion.second &&
             share_by_rule(start_states.of(suspicion.gravity), suspicion.first, suspicion.second));
        if (suspicion.first != suspicion.second && !held.own_boards) {
            tally.note_shared_board();
        }
        TurnResult result = replay(start_states, suspicion.gravity, suspicion.steps, held);
        if (result.difference) {
            tally.add(suspicion.gravity, std::move(result.steps), std::move(*result.difference));
            tally.require_own_boards(held.own_boards);
            return;
        }
    }
    if (auto unmixed = unmixed_deals(tally.deal_mix(), start_states.of(Gravity::On))) {
        tally.add(Gravity::On, std::move(unmixed->steps), std::move(unmixed->difference));
    }
}

void CheckTally::confirm(const Finding& contradiction) {
    note(contradiction.turn, contradiction.steps, contradiction.difference);
}

void confirm_contradictions(const StartStates& start_states,
                            const JudgeOptions& judge_options,
                            CheckTally& tally) {
    JudgeOptions held = judge_options;
    held.rules = tally.judge_options().rules;
    for (const Finding& contradiction : tally.contradictions()) {
        if (replay(start_states, contradiction.turn.gravity, contradiction.steps, held)
                .difference) {
            tally.confirm(contradiction);
        }
    }
}

void CheckTally::replace_highlights(std::vector<Finding> left, std::vector<Finding> others) {
    std::size_t& count = counts_[static_cast<std::size_t>(Fault::Highlight)];
    count = left.empty() ? 0 : count - others.size();
    std::erase_if(findings_, [](const Finding& finding) {
        return finding.difference.fault == Fault::Highlight;
    });
    if (!left.empty()) {
        findings_.push_back(left.front());
        findings_.back().times = count;
    }
    highlights_ = std::move(left);
    for (Finding& other : others) {
        note(other.turn, std::move(other.steps), std::move(other.difference));
    }
}

void find_earlier_differences(const StartStates& start_states,
                              const JudgeOptions& judge_options,
                              CheckTally& tally) {
    if (tally.turns() <= LearningTurns) {
        return;
    }
    JudgeOptions held = judge_options;
    held.rules = tally.judge_options().rules;
    std::vector<Finding> left;
    std::vector<Finding> others;
    for (const Finding& finding : tally.highlights()) {
        TurnResult result;
        if (!finding.difference.between_turns && !finding.difference.at_start) {
            result = replay(start_states, finding.turn.gravity, finding.steps, held);
        }
        // A border or a machine that fails may follow from rules that the fault has changed.
        if (result.difference && result.difference->fault < Fault::Highlight &&
            result.steps.size() < finding.steps.size()) {
            others.push_back({finding.turn_index,
                              finding.turn,
                              std::move(result.steps),
                              std::move(*result.difference)});
        } else {
            left.push_back(finding);
        }
    }
    if (!others.empty()) {
        tally.replace_highlights(std::move(left), std::move(others));
    }
}

Fault fault_of(Rule rule) noexcept {
    switch (rule) {
    case Rule::Ring: return Fault::Path;
    case Rule::HintOrder:
    case Rule::HintEnd:
    case Rule::HintResume:
    case Rule::HintTime:
    case Rule::NoneKey:
    case Rule::NoPairKey:
    case Rule::NoneSelection:
    case Rule::NoPairSelection:
    case Rule::NextHint:
    case Rule::IdleBackHint:
    case Rule::IdleForwardHint:
    case Rule::IdleRestartHint:
    case Rule::IdleLastHint:
    case Rule::StoppedArrowHint:
    case Rule::ArrowHint:
    case Rule::CommandHint:
    case Rule::TravelHint:
    case Rule::ClearedHint: return Fault::Hint;
    case Rule::BackSelection:
    case Rule::ForwardSelection:
    case Rule::RestartSelection:
    case Rule::LastSelection:
    case Rule::LostSelection:
    case Rule::ChangedSelection:
    case Rule::IdleBackSelection:
    case Rule::IdleForwardSelection:
    case Rule::IdleRestartSelection:
    case Rule::IdleLastSelection: return Fault::History;
    case Rule::IdleBackCheats:
    case Rule::IdleForwardCheats:
    case Rule::IdleRestartCheats:
    case Rule::IdleLastCheats:
    case Rule::WonKey:
    case Rule::StuckKey:
    case Rule::CheatWonKey:
    case Rule::CheatStuckKey:
    case Rule::TravelWonKey:
    case Rule::TravelStuckKey:
    case Rule::EndMessage:
    case Rule::WonBoard:
    case Rule::CheatWonBoard:
    case Rule::RedBorder:
    case Rule::Precedence:
    case Rule::TravelPrecedence: return Fault::Status;
    case Rule::FullEntry:
    case Rule::TooLargeDigit:
    case Rule::ZerosEntry:
    case Rule::ZeroEntry:
    case Rule::WrappedEntry:
    case Rule::CarriedEntry:
    case Rule::LargeEntry:
    case Rule::LongEntry:
    case Rule::SixDigits:
    case Rule::TenDigits:
    case Rule::EmptyEntry:
    case Rule::LetterEntry:
    case Rule::DeleteEntry:
    case Rule::EmptyDelete:
    case Rule::LeftEntry:
    case Rule::RightEntry:
    case Rule::GivenUpSelection:
    case Rule::EndingArrow:
    case Rule::GivenUpHint: return Fault::Number;
    case Rule::Deal: return Fault::Deal;
    default: return Fault::Highlight;
    }
}

CheckTally run_check(const StartStates& start_states,
                     const CheckPlan& plan,
                     const JudgeOptions& judge_options,
                     const std::atomic<bool>* cancel,
                     Until until) {
    CheckTally tally(judge_options);
    for (const Turn& turn : turns_of(plan)) {
        const JudgeOptions& held_to =
            tally.turns() < LearningTurns ? tally.judge_options() : judge_options;
        TurnResult result = play(start_states, turn, held_to, cancel);
        const bool cancelled = result.cancelled;
        tally.add(turn, std::move(result));
        const bool found = until == Until::FirstDifference && !tally.agreed();
        if (cancelled || tally.broken()) {
            return tally;
        }
        if (found) {
            find_earlier_differences(start_states, judge_options, tally);
            return tally;
        }
    }
    confirm_deals(start_states, judge_options, tally);
    confirm_contradictions(start_states, judge_options, tally);
    find_earlier_differences(start_states, judge_options, tally);
    return tally;
}

} // namespace shisen::oracle
