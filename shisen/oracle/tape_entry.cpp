// The part of TapeSubject for what is typed: the keys of a step, and answers to the question of S.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "machine/strokes.hpp"
#include "shisen/oracle/foreign_keys.hpp"
#include "shisen/oracle/kept_entry.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/number_entry.hpp"
#include "shisen/oracle/tape_subject.hpp"

namespace shisen::oracle {

using zx::machine::Stroke;
using zx::oracle::SettleResult;

Step TapeSubject::typed(const Step& step) const {
    const auto digits = static_cast<std::size_t>(reader_->entry_style().digits);
    Step full = step;
    if (step.answer && !step.text.empty() && digits > 1) {
        // A shorter entry would wait for the digits of the next one, so keys that are no digits are
        // left out.
        std::erase_if(full.text, [](char c) { return c < '0' || c > '9'; });
        full.text.insert(0, digits - std::min(digits, full.text.size()), '0');
    }
    if (step.answer && kept_digits_ > 0) {
        full.text = text_after_kept(full.text, kept_digits_);
    }
    return full;
}

std::vector<Stroke> TapeSubject::strokes_for(const Step& step) const {
    auto strokes = strokes_of(step);
    const EntryStyle& style = reader_->entry_style();
    if (!step.answer) {
        return strokes;
    }
    if (style.deletes > 0 && !delete_deals()) {
        strokes.insert(strokes.begin(),
                       static_cast<std::size_t>(style.deletes),
                       stroke_of(Key::ToggleGravity));
    }
    if (style.confirmation != EntryConfirmation::None &&
        (!is_odd(step.text, static_cast<std::size_t>(style.digits)) ||
         deals_if_confirmed(strokes))) {
        strokes.push_back(stroke_of(style.confirmation));
    }
    return strokes;
}

bool TapeSubject::delete_deals() const {
    TapeSubject trial(*machine_, lockstep_, reader_);
    const Observed before = trial.look();
    (void)trial.lockstep_.press(stroke_of(Key::ToggleGravity));
    const Observed after = trial.look();
    return before && after && is_full(after->board) && after->board != before->board;
}

bool TapeSubject::deals_if_confirmed(std::vector<Stroke> strokes) const {
    TapeSubject trial(*machine_, lockstep_, reader_);
    const Observed before = trial.look();
    strokes.push_back(stroke_of(reader_->entry_style().confirmation));
    (void)trial.lockstep_.press(strokes);
    const Observed after = trial.look();
    return before && after && is_full(after->board) &&
           (after->board != before->board || (after->number && !before->number));
}

std::size_t TapeSubject::digits_kept_by(const Step& answer) const {
    constexpr BoardNumber Asked = 42;
    if (!reader_->knows_number()) {
        return 0; // nothing tells which number was taken
    }
    const std::string asked = fmt::format("{:0{}}", Asked, reader_->entry_style().digits);
    for (std::size_t count = without_deletes(answer.text).size(); count > 0; --count) {
        TapeSubject trial(*machine_, lockstep_, reader_);
        Step step = answer;
        step.text = std::string(count, EntryDelete) + asked;
        const auto strokes = strokes_of(step);
        const bool waits = std::all_of(strokes.begin(), strokes.end(), [&](const Stroke& stroke) {
            return trial.lockstep_.press(stroke) == SettleResult::Waiting;
        });
        const Observed dealt = trial.look();
        if (waits && dealt && is_full(dealt->board) && dealt->number == Asked) {
            return count;
        }
    }
    return 0;
}

std::vector<Stroke> strokes_of(const Step& step) {
    if (step.pause != 0) {
        return {{{}, step.pause}};
    }
    if (!step.foreign.empty()) {
        return std::vector<Stroke>(changes_mode(step.foreign) ? 2 : 1, Stroke{step.foreign});
    }
    if (step.right_after != 0) {
        return {stroke_of(Key::Right)}; // `key` is pressed before, without waiting
    }
    if (!step.answer) {
        return {stroke_of(step.key)};
    }
    std::vector<Stroke> strokes;
    for (const char c : step.text) {
        if (c == EntryDelete || c == EntryLeft || c == EntryRight) {
            strokes.push_back(stroke_of(c == EntryDelete ? Key::ToggleGravity
                                        : c == EntryLeft ? Key::Left
                                                         : Key::Right));
        } else if (auto typed = zx::machine::strokes_from_text(std::string_view(&c, 1))) {
            strokes.insert(strokes.end(), typed->begin(), typed->end());
        }
    }
    strokes.push_back(stroke_of(Key::Enter));
    return strokes;
}

} // namespace shisen::oracle
