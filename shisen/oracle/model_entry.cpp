// The model, part: the question of S, and messages at the end of a game.
#include <algorithm>
#include <utility>

#include "shisen/oracle/model_move.hpp"
#include "shisen/oracle/number_entry.hpp"

namespace shisen::oracle {

namespace {

/// True for the settings with which a game that has ended ignores arrows, ENTER and H.
bool ignores_play(EndKey setting) {
    return setting == EndKey::OnlyCommands || setting == EndKey::OnlyDeals;
}

/// Returns the rule for the first key after such an end of a game.
Rule rule_of_end(bool won, bool travelled, bool cheated) {
    if (travelled) {
        return won ? Rule::TravelWonKey : Rule::TravelStuckKey;
    }
    if (cheated) {
        return won ? Rule::CheatWonKey : Rule::CheatStuckKey;
    }
    return won ? Rule::WonKey : Rule::StuckKey;
}

/// True for the settings with which a key deals a new board.
bool deals_at_end(EndKey setting) {
    return setting == EndKey::NewBoard || setting == EndKey::EnterDeals ||
           setting == EndKey::NextDeals || setting == EndKey::ArrowsAct;
}

/// True if the key is a command all the same, as long as the game has ended.
bool stays_command(EndKey setting, Key key) {
    return (setting == EndKey::EnterDeals && key != Key::Enter) ||
           (setting == EndKey::ArrowsAct && key <= Key::Down);
}

} // namespace

/// True if the key only ends a message after two tiles that cannot be taken.
bool Move::ends_miss_message() {
    const auto setting =
        house_.ask<MissKey>(position().missed_other ? Rule::OtherMissKey : Rule::MissKey);
    // A selection that has changed at once is explained by the second setting: predict a wrong one.
    const auto selection = game().selection;
    const Cell cursor = game().cursor;
    if (setting == MissKey::ThenSelects) {
        game().selection = selection == cursor ? std::nullopt : std::optional(cursor);
    } else if (setting == MissKey::ThenDeselects) {
        game().selection = selection ? std::nullopt : std::optional(cursor);
    }
    return setting != MissKey::Acts;
}

/// True if the key only ends a message that no pair is left.
bool Move::ends_none_message() {
    const bool ends = house_.ask<EndKey>(position().no_pair ? Rule::NoPairKey : Rule::NoneKey) ==
                      EndKey::EndsMessage;
    game().removed = game().removed && !ends;
    if (ends) {
        game().hint.reset();
    }
    return ends;
}

/// True if the key only ends a message, or deals a new board, too.
bool Move::ends_message(Key key) {
    if (std::exchange(position().missed, false) && ends_miss_message()) {
        return true;
    }
    if (std::exchange(position().none_found, false) && ends_none_message()) {
        return true;
    }
    return std::exchange(position().just_ended, false) && ends_end_message(key);
}

/// True if the key only ends a message about the end of the game, or deals a new board, too.
bool Move::ends_end_message(Key key) {
    position().ended_by_deal = false;
    const bool won = game().board.empty();
    const bool travelled = std::exchange(position().ended_by_travel, false);
    const auto setting = house_.ask<EndKey>(rule_of_end(won, travelled, game().cheated));
    if (setting == EndKey::AsksYesOrNo) {
        // A foreign key may be a Y; it then counts as an extra key.
        position().just_ended = key != Key::NewBoard;
        position().ended_by_travel = travelled && key != Key::NewBoard;
        game().removed = false;
        return true;
    }
    if (ignores_play(setting)) {
        // As long as the game has ended.
        position().just_ended = true;
        position().ended_by_travel = travelled;
        game().removed = false;
        return key <= Key::Hint || (setting == EndKey::OnlyDeals && travels(key));
    }
    if (stays_command(setting, key)) {
        position().just_ended = true;
        position().ended_by_travel = travelled;
        return false;
    }
    bool& ended_before = won ? position().won_message_ended : position().stuck_message_ended;
    if (setting == EndKey::NextDeals && !std::exchange(ended_before, true)) {
        position().just_ended = true;
        position().ended_by_travel = travelled;
        game().removed = false;
        return true;
    }
    if (deals_at_end(setting)) {
        new_board(game().start.gravity, seen_.number.value_or(0));
    } else if (setting == EndKey::EndsMessage) {
        if (ended_before && house_.ask<EndMessage>() == EndMessage::Once) {
            return false;
        }
        ended_before = true;
        game().removed = false;
    }
    return setting != EndKey::Acts;
}

/// Keys that are no digits decide first; what they leave is an entry of digits.
void Move::answer(std::string text) {
    // A number after a refused one may be typed after what is kept of that.
    if (house_.rules().free_entry &&
        (position().refused || is_odd(text, house_.rules().padded_digits))) {
        return odd_entry(house_.ask<Entry>(Rule::LargeEntry));
    }
    if (!text.empty() && text.front() == EntryDelete) {
        const auto setting = house_.ask<EmptyDelete>();
        text = without_deletes(text);
        if (setting != EmptyDelete::Ignored) {
            explained_.push_back(number_of_answer(text));
            return odd_entry(setting == EmptyDelete::AskedAgain ? Entry::AskedAgain
                             : setting == EmptyDelete::GoesOn   ? Entry::GoesOn
                             : setting == EmptyDelete::Deals    ? Entry::Deals
                                                                : Entry::GoesOnAtOnce);
        }
    }
    while (const auto rule = rule_of_keys(text)) {
        const auto setting = house_.ask<EntryKey>(*rule);
        switch (setting) {
        case EntryKey::AskedAgain: return odd_entry(Entry::AskedAgain);
        case EntryKey::GoesOn: return odd_entry(Entry::GoesOn);
        case EntryKey::GoesOnAtOnce:
            return ends_by_arrow(*rule) ? end_by_arrow(*rule) : odd_entry(Entry::GoesOnAtOnce);
        case EntryKey::Deals: explain_without_keys(text, *rule); return odd_entry(Entry::Deals);
        default: text = entry_after_keys(text, *rule, setting);
        }
    }
    answer_digits(std::move(text));
}

/// Notes the numbers that other settings of the rule leave of the entry.
void Move::explain_without_keys(const std::string& entry, Rule rule) {
    for (const EntryKey other :
         {EntryKey::BeginsAnew, EntryKey::Ignored, EntryKey::Edits, EntryKey::Deletes}) {
        explained_.push_back(number_of_answer(entry_after_keys(entry, rule, other)));
    }
}

/// True if an arrow of the rule, which ends the question before ENTER, moves the cursor, too.
bool Move::ends_by_arrow(Rule rule) {
    return (rule == Rule::LeftEntry || rule == Rule::RightEntry) &&
           house_.ask<EndingArrow>() == EndingArrow::Moves;
}

void Move::end_by_arrow(Rule rule) {
    give_up_question();
    command(rule == Rule::LeftEntry ? Key::Left : Key::Right);
    command(Key::Enter);
}

/// Shortens the digits to those that the tape takes. Returns true if it takes them before ENTER.
bool Move::takes_before_enter(std::string& digits) {
    constexpr std::size_t Short = FullEntryDigits - 1;
    constexpr std::uint32_t Largest = 65535;
    const auto zeros = digits.find_first_not_of('0');
    const std::string counted = zeros == std::string::npos ? digits : digits.substr(zeros);
    const bool none_fits = entry_value(counted.substr(0, Short)) * 10 > Largest;
    if (digits.size() < FullEntryDigits && !none_fits) {
        return false;
    }
    const auto setting = house_.ask<FullEntry>();
    if (setting == FullEntry::AtFifthAfterZeros || setting == FullEntry::AtLastThatFits) {
        digits = counted;
    }
    if (setting == FullEntry::AtLastThatFits && none_fits) {
        digits.resize(Short);
        return true;
    }
    if (setting == FullEntry::AtEnter || digits.size() < FullEntryDigits) {
        return false;
    }
    digits.resize(FullEntryDigits);
    if (entry_value(digits) <= Largest) {
        return true;
    }
    std::string others = digits.substr(0, Short);
    if (house_.ask<TooLargeDigit>() == TooLargeDigit::Ignored) {
        digits = std::move(others);
        return false;
    }
    explained_.push_back(number_of_answer(others));
    return true;
}

void Move::answer_digits(std::string digits) {
    const bool before_enter = takes_before_enter(digits);
    const auto number = static_cast<BoardNumber>(entry_value(digits));
    Entry outcome = Entry::Deals;
    if (const auto rule = rule_of_digits(digits)) {
        outcome = house_.ask<Entry>(*rule);
    } else if (digits.front() != '0' || house_.ask<ZerosEntry>() == ZerosEntry::Taken) {
        new_board(game().start.gravity, number, Rule::NumberHome);
        return before_enter ? command(Key::Enter) : void();
    } else {
        // The settings of ZerosEntry after the first are those of Entry.
        outcome = static_cast<Entry>(house_.rules().at(Rule::ZerosEntry) - 1);
        explained_.push_back(number);
    }
    odd_entry(outcome);
    if (!before_enter || outcome == Entry::GoesOnAtOnce || outcome == Entry::DealsAtOnce) {
        return;
    }
    if (position().asking) {
        odd_entry(house_.ask<Entry>(Rule::EmptyEntry));
    } else {
        command(Key::Enter);
    }
}

void Move::odd_entry(Entry outcome) {
    switch (outcome) {
    case Entry::GoesOn: give_up_question(); break;
    case Entry::GoesOnAtOnce:
        give_up_question();
        command(Key::Enter);
        break;
    case Entry::Deals: deal_as_shown(); break;
    case Entry::DealsAtOnce:
        deal_as_shown();
        command(Key::Enter);
        break;
    default: break;
    }
}

/// Deals the board whose number is shown. A number that a more special setting explains is left to
/// that setting: the question then stays, which does not agree with a new board. Another number over
/// the same board is no deal.
void Move::deal_as_shown() {
    const BoardNumber number = seen_.number.value_or(0);
    const BoardNumber before = game().start.number;
    const bool only_number = number != 0 && before != 0 && number != before &&
                             seen_.board == game().board && seen_.board == position().dealt;
    if (!only_number && (number == 0 || std::find(explained_.begin(), explained_.end(), number) ==
                                            explained_.end())) {
        new_board(game().start.gravity, number, Rule::NumberHome);
    }
}

void Move::give_up_question() {
    position().asking = false;
    const auto shown = std::exchange(position().hint_before_question, std::nullopt);
    if (shown && house_.ask<GivenUpHint>() == GivenUpHint::Keeps) {
        game().hint = shown;
    }
    if (std::exchange(position().unseen_before_question, false) &&
        house_.ask<GivenUpHint>() == GivenUpHint::Keeps) {
        position().hints.pair_unseen = true;
    }
    if (game().selection && house_.ask<GivenUpSelection>() == GivenUpSelection::Clears) {
        game().selection.reset();
    }
}

} // namespace shisen::oracle
