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
    const auto deletes = static_cast<std::size_t>(reader_->entry_style().deletes);
    if (!step.answer || deletes == 0) {
        return strokes;
    }
    // In the game, which an odd answer may have led to, DELETE deals another board.
    const Stroke erase = stroke_of(Key::ToggleGravity);
    TapeSubject trial(*machine_, lockstep_, reader_);
    const Observed before = trial.look();
    (void)trial.lockstep_.press(erase);
    const Observed after = trial.look();
    const bool in_game = before && after && is_full(after->board) && after->board != before->board;
    strokes.insert(strokes.begin(), in_game ? 0 : deletes, erase);
    return strokes;
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
