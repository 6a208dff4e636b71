#include "games/hexes/oracle/forecast.hpp"

#include <string>
#include <string_view>

namespace hexes {
namespace {

void choose_puzzle(CheckedState& state, PuzzleNumber number) {
    const Position start = deal(number).position;
    state = {start, start};
}

template <class Choice> bool is(const Rules& rules, Rule rule, Choice choice) {
    return rules.at(rule) == static_cast<Setting>(choice);
}

std::optional<Rule> press(const Rules& rules, CheckedState& state, char key);

std::optional<Rule> press_all(const Rules& rules, CheckedState& state, std::string_view keys) {
    for (const char key : keys) {
        if (const auto open = press(rules, state, key)) {
            return open;
        }
    }
    return std::nullopt;
}

/// Applies the first key after the end of a game. Stores in `lost` whether the key does only that.
std::optional<Rule> press_after_end(const Rules& rules, CheckedState& state, bool& lost) {
    const Rule rule = status(state.position) == Status::Won ? Rule::WonKey : Rule::StuckKey;
    if (!rules.known(rule)) {
        return rule;
    }
    state.just_ended = false;
    state.any_puzzle = is(rules, rule, EndKey::NewPuzzle);
    lost = !is(rules, rule, EndKey::Acts);
    return std::nullopt;
}

std::optional<Rule> press(const Rules& rules, CheckedState& state, char key) {
    if (state.any_puzzle) {
        state = {}; // a key in a puzzle that has not been seen
        return std::nullopt;
    }
    if (state.just_ended) {
        bool lost = false;
        const auto open = press_after_end(rules, state, lost);
        if (open || lost) {
            return open;
        }
    }
    if (key == 'r') {
        state = {state.start, state.start};
    } else if (key == 'n') {
        state.any_puzzle = true;
    } else if (const auto direction = direction_of(key);
               direction && move(state.position, *direction)) {
        state.just_ended = status(state.position) != Status::Playing;
    }
    return std::nullopt;
}

/// The rule of an entry that ENTER ends, and its number in 16 bits.
struct EndedEntry {
    Rule rule{};
    PuzzleNumber number = 0;
};

EndedEntry ended_entry(OddEntry odd) {
    switch (odd) {
    case OddEntry::Zero: return {Rule::ZeroEntry, 0};
    case OddEntry::Large: return {Rule::LargeEntry, static_cast<PuzzleNumber>(LargeNumber)};
    default: return {Rule::EmptyEntry, 0};
    }
}

std::optional<Rule> answer(const Rules& rules, CheckedState& state, const Step& step) {
    const std::string number = std::to_string(step.number);
    if (step.odd == OddEntry::None) {
        choose_puzzle(state, step.number);
        return std::nullopt;
    }
    if (step.odd == OddEntry::Letter) {
        if (!rules.known(Rule::LetterEntry)) {
            return Rule::LetterEntry;
        }
        if (is(rules, Rule::LetterEntry, EntryLetter::GoesOn)) {
            return press_all(rules, state, number + "\n");
        }
        const bool ignored = is(rules, Rule::LetterEntry, EntryLetter::Ignored);
        const std::string whole = (ignored ? std::to_string(DigitBeforeLetter) : "") + number;
        choose_puzzle(state, static_cast<PuzzleNumber>(std::stoi(whole)));
        return std::nullopt;
    }
    const EndedEntry entry = ended_entry(step.odd);
    if (!rules.known(entry.rule)) {
        return entry.rule;
    }
    if (is(rules, entry.rule, Entry::AskedAgain)) {
        choose_puzzle(state, step.number);
        return std::nullopt;
    }
    if (is(rules, entry.rule, Entry::Deals)) {
        choose_puzzle(state, entry.number);
    }
    return press_all(rules, state, number + "\n");
}

} // namespace

std::optional<Rule> apply(const Rules& rules, CheckedState& state, const Step& step) {
    if (step.number == 0) {
        return press(rules, state, step.key);
    }
    if (state.just_ended) {
        bool lost = false;
        const auto open = press_after_end(rules, state, lost);
        if (open) {
            return open;
        }
        if (lost) {
            return press_all(rules, state, typed_text(step).substr(1)); // S is the key
        }
    }
    return answer(rules, state, step);
}

} // namespace hexes
