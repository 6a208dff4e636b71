// NativeTape, part: the question of S for a number, and messages.
#include <string>
#include <utility>

#include "shisen/oracle/number_entry.hpp"
#include "tests/oracle/native/native_tape_subject.hpp"

namespace fixture {

void NativeTape::give_up_question() {
    asking_ = false;
    if (flaw(Flaw::GivenUpQuestionEndsForward)) {
        history_.resize(done_);
    }
    falls_ = falls_ || flaw(Flaw::GivenUpQuestionFalls);
    if (!is(GivenUpHint::Keeps)) {
        shown_.reset();
    }
    if (!is(GivenUpSelection::Keeps)) {
        selection_.reset();
    }
}

void NativeTape::odd_entry(Setting outcome) {
    switch (static_cast<Entry>(outcome)) {
    case Entry::GoesOn: give_up_question(); break;
    case Entry::GoesOnAtOnce:
        give_up_question();
        command(Key::Enter);
        break;
    case Entry::Deals: deal_board(1234, Rule::NumberHome); break;
    case Entry::DealsAtOnce:
        deal_board(1234, Rule::NumberHome);
        command(Key::Enter);
        break;
    default: break;
    }
}

/// Shows a message until a key is pressed, if the house rules say so.
bool NativeTape::ends_message(Key key) {
    if (std::exchange(missed_, false)) {
        if (is(miss_rule_, MissKey::ThenSelects)) {
            selection_ = cursor_;
        } else if (is(miss_rule_, MissKey::ThenDeselects)) {
            selection_.reset();
        }
        return !is(miss_rule_, MissKey::Acts);
    }
    if (std::exchange(none_found_, false)) {
        return is(no_pair_ ? Rule::NoPairKey : Rule::NoneKey, EndKey::EndsMessage);
    }
    const bool won = tiles() == 0;
    const auto setting = static_cast<EndKey>(
        house_.rules.at(ended_by_travel_ ? (won ? Rule::TravelWonKey : Rule::TravelStuckKey)
                        : cheated_       ? (won ? Rule::CheatWonKey : Rule::CheatStuckKey)
                                         : (won ? Rule::WonKey : Rule::StuckKey)));
    if (setting == EndKey::EnterDeals || setting == EndKey::ArrowsAct) {
        const bool dealing = setting == EndKey::EnterDeals ? key == Key::Enter : key > Key::Down;
        const bool deals = dealing && (won || pairs().empty());
        if (deals) {
            random_board();
        }
        return deals;
    }
    if (setting == EndKey::OnlyCommands || setting == EndKey::OnlyDeals) {
        const bool ended = won || pairs().empty();
        return ended && (key <= Key::Hint || (setting == EndKey::OnlyDeals && key <= Key::Last));
    }
    if (!std::exchange(just_ended_, false)) {
        return false;
    }
    bool& ended_before = won ? won_message_ended_ : stuck_message_ended_;
    if (setting == EndKey::EndsMessage && std::exchange(ended_before, true) &&
        is(EndMessage::Once)) {
        return false;
    }
    if (setting == EndKey::NextDeals && !std::exchange(ended_before, true)) {
        just_ended_ = true;
        return true;
    }
    just_ended_ = setting == EndKey::AsksYesOrNo && key != Key::NewBoard;
    if (setting == EndKey::NewBoard || setting == EndKey::NextDeals) {
        random_board();
    }
    return setting != EndKey::Acts;
}

/// Types one key at a time, as the machine gets them; then ENTER.
void NativeTape::answer(const std::string& text) {
    std::string digits;
    std::string zeros;
    std::size_t place = 0;
    for (const char c : text) {
        if (c >= '0' && c <= '9') {
            const bool counts_zeros = is(FullEntry::AtEnter) || is(FullEntry::AtFifthDigit);
            if (!counts_zeros && c == '0' && digits.empty()) {
                zeros = c;
                continue;
            }
            if (!is(FullEntry::AtEnter) && is(TooLargeDigit::Ignored) && digits.size() == 4 &&
                entry_value(digits + c) > 65535) {
                continue;
            }
            digits.insert(place++, 1, c);
            if (is(FullEntry::AtLastThatFits) && entry_value(digits) * 10 > 65535) {
                enter_digits(digits);
                return asking_ ? void() : command(Key::Enter);
            }
            if (!is(FullEntry::AtEnter) && digits.size() == 5) {
                enter_digits(digits);
                return asking_ ? odd_entry(house_.rules.at(Rule::EmptyEntry)) : command(Key::Enter);
            }
            continue;
        }
        if (c == EntryDelete && digits.empty()) {
            switch (static_cast<EmptyDelete>(house_.rules.at(Rule::EmptyDelete))) {
            case EmptyDelete::Ignored: continue;
            case EmptyDelete::GoesOn: return odd_entry(static_cast<Setting>(Entry::GoesOn));
            case EmptyDelete::Deals: return odd_entry(static_cast<Setting>(Entry::Deals));
            case EmptyDelete::GoesOnAtOnce:
                return odd_entry(static_cast<Setting>(Entry::GoesOnAtOnce));
            default: return;
            }
        }
        const Rule rule = c == EntryDelete  ? Rule::DeleteEntry
                          : c == EntryLeft  ? Rule::LeftEntry
                          : c == EntryRight ? Rule::RightEntry
                                            : Rule::LetterEntry;
        switch (static_cast<EntryKey>(house_.rules.at(rule))) {
        case EntryKey::BeginsAnew:
            digits.clear();
            place = 0;
            break;
        case EntryKey::Ignored: break;
        case EntryKey::Edits:
            if (rule == Rule::LetterEntry) {
                return enter_digits(digits);
            }
            if (c == EntryDelete && place > 0) {
                digits.erase(--place, 1);
            } else if (c == EntryLeft && place > 0) {
                --place;
            }
            break;
        case EntryKey::Deletes:
            if (place > 0) {
                digits.erase(--place, 1);
            }
            break;
        case EntryKey::GoesOn: return odd_entry(static_cast<Setting>(Entry::GoesOn));
        case EntryKey::Deals: return odd_entry(static_cast<Setting>(Entry::Deals));
        case EntryKey::GoesOnAtOnce:
            if ((rule == Rule::LeftEntry || rule == Rule::RightEntry) && is(EndingArrow::Moves)) {
                give_up_question();
                command(rule == Rule::LeftEntry ? Key::Left : Key::Right);
                return command(Key::Enter);
            }
            return odd_entry(static_cast<Setting>(Entry::GoesOnAtOnce));
        default: return;
        }
    }
    enter_digits(digits.empty() ? zeros : digits);
}

void NativeTape::enter_digits(const std::string& digits) {
    if (digits.empty()) {
        return odd_entry(house_.rules.at(Rule::EmptyEntry));
    }
    long number = std::stol(digits);
    if (flaw(Flaw::NumberTooLargeTaken)) {
        number = number > 65535 ? number % 65536 : number;
    }
    if (flaw(Flaw::NumberLargeRefused) && number > 32767) {
        number = 0;
    }
    if (number == 0 && !flaw(Flaw::NumberZeroTaken)) {
        return odd_entry(house_.rules.at(Rule::ZeroEntry));
    }
    if (digits.size() > 5 && !flaw(Flaw::NumberTooLargeTaken)) {
        return odd_entry(house_.rules.at(number <= 65535      ? Rule::LongEntry
                                         : digits.size() <= 6 ? Rule::SixDigits
                                                              : Rule::TenDigits));
    }
    if (number > 65535) {
        return odd_entry(house_.rules.at(number == 65536  ? Rule::WrappedEntry
                                         : number < 65540 ? Rule::CarriedEntry
                                                          : Rule::LargeEntry));
    }
    if (digits.front() == '0' && !is(ZerosEntry::Taken)) {
        return odd_entry(static_cast<Setting>(house_.rules.at(Rule::ZerosEntry) - 1));
    }
    deal_board(static_cast<int>(number), Rule::NumberHome);
}

} // namespace fixture
