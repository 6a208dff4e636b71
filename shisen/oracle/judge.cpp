#include "shisen/oracle/judge.hpp"

#include <algorithm>

namespace shisen::oracle {

namespace {

/// A reading that leaves the tape this many bits more of choice than another one is dropped: the
/// other would have been right by chance once in a million times.
constexpr double TooFree = 20;
/// More readings than this have never been alive at once; the freest go first.
constexpr std::size_t MaxReadings = 256;

bool deals_at_random(const Step& step) {
    return !step.answer && (step.key == Key::NewBoard || step.key == Key::ToggleGravity);
}

} // namespace

Judge::Judge(Law law) : law_(std::move(law)) {
    readings_.push_back({law_.rules, Position(), 0});
}

template <class Forecaster>
void Judge::follow(const Reading& reading,
                   const Forecaster& forecaster,
                   const Sighting& seen,
                   std::vector<Reading>& readings,
                   std::optional<Nearest>& nearest) const {
    Forecast expected = forecaster(reading);
    if (expected.open) {
        const auto settings = text_of(*expected.open).settings.size();
        for (Setting setting = OurSetting; setting <= settings; ++setting) {
            Reading tried = reading;
            tried.rules.set(*expected.open, setting);
            follow(tried, forecaster, seen, readings, nearest);
        }
        return;
    }
    const unsigned mismatch = compare(expected, seen);
    if (mismatch == Agreed) {
        Reading next{
            reading.rules, std::move(expected.position), reading.freedom + expected.freedom};
        next.rules.home = expected.home ? expected.home : next.rules.home;
        readings.push_back(std::move(next));
    } else if (!nearest || weight_of(mismatch) < nearest->weight) {
        nearest = Nearest{weight_of(mismatch), reading, std::move(expected)};
    }
}

template <class Forecaster>
std::optional<Difference>
Judge::judge(const Step& step, const Forecaster& forecaster, const Sighting& seen) {
    std::vector<Reading> next;
    std::optional<Nearest> nearest;
    for (const Reading& reading : readings_) {
        follow(reading, forecaster, seen, next, nearest);
    }
    if (next.empty()) {
        return explain(
            nearest->before.rules, nearest->before.position, step, nearest->expected, seen);
    }
    if (auto difference = same_board_again(step, next.front().position, seen)) {
        return difference;
    }
    keep(std::move(next));
    remember_hints();
    return std::nullopt;
}

void Judge::remember_hints() {
    for (const Reading& reading : readings_) {
        const Position& now = reading.position;
        if (!now.game.hint ||
            reading.rules.at(Rule::HintOrder) != static_cast<Setting>(HintOrder::Other)) {
            continue;
        }
        Remembered::Hints hints{now.game.board, now.shown_for, now.shown};
        auto& known = remembered_.hints;
        if (std::find(known.begin(), known.end(), hints) == known.end()) {
            known.push_back(std::move(hints));
        }
    }
}

void Judge::keep(std::vector<Reading> readings) {
    // Ours are tried first, so among equals the front one is the nearest to ours.
    std::stable_sort(readings.begin(), readings.end(), [](const Reading& a, const Reading& b) {
        return a.freedom < b.freedom;
    });
    readings_.clear();
    const double limit = readings.front().freedom + TooFree;
    for (Reading& reading : readings) {
        const bool again =
            std::any_of(readings_.begin(), readings_.end(), [&](const Reading& other) {
                return other.rules == reading.rules && other.position == reading.position;
            });
        if (!again && reading.freedom <= limit && readings_.size() < MaxReadings) {
            readings_.push_back(std::move(reading));
        }
    }
    const double least = readings_.front().freedom;
    for (Reading& reading : readings_) {
        reading.freedom -= least;
    }
}

std::optional<Difference> Judge::begin(const Look& look, Gravity gravity) {
    const Step step = press(Key::NewBoard);
    if (!look) {
        return broken_down(Position(), step, look.error());
    }
    auto difference = judge(
        step,
        [&](const Reading& reading) {
            return forecast_new_board(reading.rules,
                                      gravity,
                                      look->number.value_or(0),
                                      look->cursor.value_or(Cell{}),
                                      *look,
                                      law_.deals,
                                      remembered_);
        },
        *look);
    if (!difference && law_.all_shown) {
        difference = not_shown(*look);
    }
    if (difference) {
        difference->words.replace(0, difference->words.find(':'), "at the start");
    }
    return difference;
}

/// What no layout of a strict tape may hide.
std::optional<Difference> Judge::not_shown(const Sighting& seen) const {
    struct Shown {
        bool shown;
        Fault fault;
        const char* words;
    };
    const Shown things[] = {
        {seen.cursor.has_value(), Fault::Highlight, "the cursor"},
        {seen.selection.has_value(), Fault::Highlight, "which tile is selected"},
        {seen.highlighted.has_value(), Fault::Highlight, "the tiles of the cursor's kind"},
        {seen.hint.has_value(), Fault::Hint, "the pair that H finds"},
        {seen.number.has_value(), Fault::Number, "the board's number"},
    };
    for (const Shown& thing : things) {
        if (!thing.shown) {
            return sighted(thing.fault,
                           press(Key::NewBoard),
                           position(),
                           seen,
                           std::string("nothing that works as it should shows ") + thing.words);
        }
    }
    return std::nullopt;
}

std::optional<Difference> Judge::see(const Step& step, const Look& look) {
    if (!look) {
        return broken_down(position(), step, look.error());
    }
    return judge(
        step,
        [&](const Reading& reading) {
            return forecast(reading.rules, reading.position, step, *look, law_.deals, remembered_);
        },
        *look);
}

void Judge::resume(const Position& position) {
    for (Reading& reading : readings_) {
        reading.position = position;
    }
    keep(std::move(readings_));
}

Difference Judge::sighted(Fault fault,
                          const Step& step,
                          const Position& expected,
                          const Sighting& seen,
                          const std::string& words) const {
    Difference difference;
    difference.fault = fault;
    difference.words = "after " + step_text(step) + ": " + words;
    difference.step = step;
    difference.before = position();
    difference.expected = expected;
    difference.expected_border = seen.border;
    difference.seen = seen;
    return difference;
}

std::optional<Difference>
Judge::same_board_again(const Step& step, const Position& expected, const Sighting& seen) {
    const auto wrong = [&](Fault fault, const std::string& words) {
        return sighted(fault, step, expected, seen, words);
    };
    const bool new_board = step.answer || deals_at_random(step);
    if (!new_board || expected.asking || !seen.number || !is_full(seen.board)) {
        return std::nullopt;
    }
    if (deals_at_random(step)) {
        // Once may be chance, one in 65535.
        same_numbers_ = seen.number == position().game.start.number ? same_numbers_ + 1 : 0;
        if (same_numbers_ >= 2) {
            return wrong(Fault::Number, "the number stays the same");
        }
        if (*seen.number == 0) {
            return wrong(Fault::Number, "0 is no board's number");
        }
    }
    const auto [before, first_time] =
        remembered_.dealt.try_emplace({*seen.number, expected.game.start.gravity}, seen.board);
    if (!first_time && !(before->second == seen.board)) {
        return wrong(Fault::Deal, "the same number has dealt another board before");
    }
    return std::nullopt;
}

HouseRules Judge::rules() const {
    HouseRules rules = readings_.front().rules;
    for (const Reading& reading : readings_) {
        for (std::size_t i = 0; i < RuleCount; ++i) {
            if (reading.rules.settings[i] != rules.settings[i]) {
                rules.settings[i] = UnknownSetting;
            }
        }
    }
    return rules;
}

Possible Judge::possible() const {
    Possible possible{};
    for (const Reading& reading : readings_) {
        const Possible by_this = possible_by(reading.rules);
        for (std::size_t i = 0; i < RuleCount; ++i) {
            possible[i] = static_cast<std::uint8_t>(possible[i] | by_this[i]);
        }
    }
    return possible;
}

Difference broken_down(const Position& before, const Step& step, const Breakdown& breakdown) {
    Difference difference;
    difference.fault = Fault::Machine;
    difference.words = "after " + step_text(step) + ": " + breakdown.words;
    difference.step = step;
    difference.before = before;
    difference.expected = before;
    return difference;
}

} // namespace shisen::oracle
