#include "shisen/oracle/number_entry.hpp"

#include <algorithm>

namespace shisen::oracle {

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Returns true for a key of the rule.
bool is_key_of(Rule rule, char c) {
    switch (rule) {
    case Rule::DeleteEntry: return c == EntryDelete;
    case Rule::LeftEntry: return c == EntryLeft;
    case Rule::RightEntry: return c == EntryRight;
    default: return !is_digit(c) && c != EntryDelete && c != EntryLeft && c != EntryRight;
    }
}

std::string edited(std::string_view entry, Rule rule) {
    std::string text;
    std::size_t place = 0;
    for (const char c : entry) {
        if (!is_key_of(rule, c)) {
            text.insert(place++, 1, c);
        } else if (c == EntryDelete && place > 0) {
            text.erase(--place, 1);
        } else if (c == EntryLeft && place > 0) {
            --place;
        }
    }
    return text;
}

std::string up_to_key(std::string_view entry, Rule rule) {
    const auto key =
        std::find_if(entry.begin(), entry.end(), [&](char c) { return is_key_of(rule, c); });
    return {entry.begin(), key};
}

} // namespace

std::optional<Rule> rule_of_keys(std::string_view entry) {
    for (const Rule rule :
         {Rule::DeleteEntry, Rule::LeftEntry, Rule::RightEntry, Rule::LetterEntry}) {
        if (std::any_of(entry.begin(), entry.end(), [&](char c) { return is_key_of(rule, c); })) {
            return rule;
        }
    }
    return std::nullopt;
}

std::string entry_after_keys(std::string_view entry, Rule rule, EntryKey setting) {
    if (setting == EntryKey::Edits) {
        return rule == Rule::LetterEntry ? up_to_key(entry, rule) : edited(entry, rule);
    }
    std::string text;
    for (const char c : entry) {
        if (!is_key_of(rule, c)) {
            text += c;
        } else if (setting == EntryKey::BeginsAnew) {
            text.clear();
        } else if (setting == EntryKey::Deletes && !text.empty()) {
            text.pop_back();
        }
    }
    return text;
}

std::string without_deletes(const std::string& entry) {
    return entry.substr(std::min(entry.find_first_not_of(EntryDelete), entry.size()));
}

std::optional<Rule> rule_of_digits(std::string_view digits) {
    if (digits.empty()) {
        return Rule::EmptyEntry;
    }
    const std::uint32_t value = entry_value(digits);
    constexpr std::uint32_t Largest = 65535;
    // Ten times the first four digits of these still fit in 16 bits.
    constexpr std::uint32_t LastCarried = 65539;
    if (value == 0) {
        return Rule::ZeroEntry;
    }
    if (digits.size() > FullEntryDigits) {
        return value <= Largest                       ? Rule::LongEntry
               : digits.size() <= FullEntryDigits + 1 ? Rule::SixDigits
                                                      : Rule::TenDigits;
    }
    if (value > Largest) {
        return value == Largest + 1   ? Rule::WrappedEntry
               : value <= LastCarried ? Rule::CarriedEntry
                                      : Rule::LargeEntry;
    }
    return std::nullopt;
}

bool is_odd(std::string_view entry, std::size_t padded_digits) {
    return rule_of_keys(entry) || rule_of_digits(entry) ||
           (entry.front() == '0' && entry.size() != padded_digits);
}

std::uint32_t entry_value(std::string_view digits) {
    constexpr std::uint32_t TooMuch = 999'999'999;
    std::uint32_t value = 0;
    for (const char c : digits) {
        value = value > TooMuch / 10 ? TooMuch : value * 10 + static_cast<std::uint32_t>(c - '0');
    }
    return value;
}

} // namespace shisen::oracle
