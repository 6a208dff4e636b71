// The part of Judge for what cannot be seen: boards that cannot be read, hidden pairs and selections.
#include <algorithm>
#include <utility>

#include "shisen/gravity.hpp"
#include "shisen/oracle/hint_list.hpp"
#include "shisen/oracle/judge.hpp"

namespace shisen::oracle {

namespace {

/// The most cells that marks cover. A line or a message covers more.
constexpr std::size_t MostMarked = 4;

/// False if nothing shows what the step has done: a message that stays over a won board tells nothing of what
/// further keys do, but a question shows by its answer what they did.
bool leaves_trace(const ModelState& before, const Forecast& expected) {
    return !before.game.board.empty() || expected.position.asking;
}

/// Returns what may be under a message after the step: what is given, and, if ENTER may take a pair that was not
/// seen, the board without each pair that it may have been, with the cursor on each of its places if H moves it.
std::vector<Observation> looks_under(const RuleVariants& rules,
                                     const ModelState& position,
                                     const Step& step,
                                     const Observation& unseen) {
    std::vector<Observation> looks{unseen};
    const GameState& game = position.game;
    if (!position.hints.pair_unseen || step != press(Key::Enter)) {
        return looks;
    }
    House house(rules);
    for (const Pair& pair : all_hints(game, house)) {
        Observation taken = unseen;
        taken.board = game.board;
        remove_pair(taken.board, pair, game.start.gravity);
        looks.push_back(taken);
        if (rules.at(Rule::HintCursor) == static_cast<Setting>(HintCursor::GoesToPair)) {
            for (const Cell cell : {pair.first, pair.second}) {
                taken.cursor = cell;
                looks.push_back(taken);
            }
        }
    }
    return looks;
}

} // namespace

/// The hypotheses, and the doubts about them: the last H may have found no pair although one is shown, a
/// board that was dealt without moves may have no message, and a foreign key may not end a message.
Judge::Cases Judge::cases_of(const Step& step) const {
    std::deque<Hypothesis> doubts;
    std::vector<Case> cases;
    cases.reserve(hypotheses_.size());
    for (const Hypothesis& hypothesis : hypotheses_) {
        cases.push_back({&hypothesis, step});
    }
    for (const Hypothesis& hypothesis : hypotheses_) {
        if (auto instead = none_found_instead(hypothesis.rules, hypothesis.position)) {
            Hypothesis& doubt = doubts.emplace_back(hypothesis);
            doubt.position = std::move(*instead);
            doubt.rules.set(Rule::NoneKey, static_cast<Setting>(EndKey::EndsMessage));
            cases.push_back({&doubt, step});
        }
    }
    for (const Hypothesis& hypothesis : hypotheses_) {
        if (hypothesis.position.ended_by_deal) {
            Hypothesis& doubt = doubts.emplace_back(hypothesis);
            doubt.position.just_ended = doubt.position.ended_by_deal = false;
            cases.push_back({&doubt, step});
        }
    }
    const std::size_t count = step.foreign.empty() ? 0 : cases.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (cases[i].hypothesis->position.may_show_message()) {
            cases.push_back({cases[i].hypothesis, nothing()});
        }
    }
    return {std::move(doubts), std::move(cases)};
}

/// Keeps the forecasts that `wanted` accepts, whatever the screen shows.
template <class Wanted>
void Judge::follow_hidden(const Case& of,
                          const Observation& unseen,
                          const Wanted& wanted,
                          std::vector<Hypothesis>& hypotheses) const {
    const Hypothesis& hypothesis = *of.hypothesis;
    zx::oracle::for_each_reading(
        hypothesis.rules,
        [&](const RuleVariants& rules) {
            return forecast(rules, hypothesis.position, of.step, unseen, judge_options_.deals);
        },
        [&](const RuleVariants& rules, Forecast expected) {
            if (wanted(hypothesis.position, expected)) {
                hypotheses.push_back({rules,
                                      std::move(expected.position),
                                      hypothesis.unexplained_bits,
                                      hypothesis.numbers_gone});
                if (rules.free_entry && of.step.answer) {
                    hypotheses.back().rules.forget_entry();
                }
            }
        });
}

/// Returns true, and goes on with the forecast, if the board cannot be read because a message about
/// the end of the game may lie over it. What the step has done is compared after the next key.
bool Judge::message_hides(const Step& step, const SubjectFailure& failure) {
    if (judge_options_.all_shown || failure.kind != SubjectFailure::Kind::Garbage) {
        return false;
    }
    const auto ended = [](const ModelState& position) { return position.just_ended; };
    // A message about H that has found no pair explains the screen as well, and so do marks on a few cells.
    const auto explained = [&](const ModelState& before, const Forecast& expected) {
        const bool marks = !failure.unread.empty() && failure.unread.size() <= MostMarked &&
                           expected.position.dealt == before.dealt &&
                           marks_explain(failure.unread, expected.position, step);
        return marks || (expected.position.may_show_message() && leaves_trace(before, expected));
    };
    Observation unseen;
    if (step == press(Key::Hint)) {
        unseen.hint.emplace(); // a pair is not shown under a message
    }
    std::vector<Hypothesis> next;
    const Cases cases = cases_of(step);
    for (const Case& of : cases.all) {
        for (const Observation& look :
             looks_under(of.hypothesis->rules, of.hypothesis->position, of.step, unseen)) {
            follow_hidden(of, look, explained, next);
        }
    }
    if (std::none_of(next.begin(), next.end(), [&](const Hypothesis& hypothesis) {
            return ended(hypothesis.position);
        })) {
        return false;
    }
    keep(std::move(next));
    return true;
}

bool Judge::may_be_at_board() const {
    return std::any_of(hypotheses_.begin(), hypotheses_.end(), [](const Hypothesis& hypothesis) {
        return !hypothesis.position.asking;
    });
}

bool Judge::cursor_may_be_at(Cell cell) const {
    return std::any_of(hypotheses_.begin(), hypotheses_.end(), [&](const Hypothesis& hypothesis) {
        const ModelState& position = hypothesis.position;
        return position.game.cursor == cell || position.cursor_or == cell;
    });
}

bool Judge::see_unread(const Step& step, int border, const std::vector<Cell>& unread) {
    std::vector<Hypothesis> next;
    // The cursor may be on a cell that cannot be read.
    std::vector<Observation> unseen(1);
    for (const Cell cell : unread.size() <= MostMarked ? unread : std::vector<Cell>()) {
        unseen.emplace_back().cursor = cell;
    }
    const Cases cases = cases_of(step);
    for (const Case& of : cases.all) {
        // The board that a number deals must be read. Without a question the answer is an ENTER.
        const bool may_deal = step.answer && of.hypothesis->position.asking;
        const auto wanted = [&](const ModelState& before, const Forecast& expected) {
            return expected.border == border && (!may_deal || expected.position.asking) &&
                   leaves_trace(before, expected) && marks_explain(unread, expected.position, step);
        };
        for (const Observation& cursor_on : unseen) {
            for (const Observation& look :
                 looks_under(of.hypothesis->rules, of.hypothesis->position, of.step, cursor_on)) {
                follow_hidden(of, look, wanted, next);
            }
        }
    }
    if (next.empty()) {
        return false;
    }
    keep(std::move(next));
    coverage_.unread += position().asking ? 0u : 1u; // the question of S may lie over tiles
    return true;
}

/// True if the pair that H has found may be hidden: see JudgeOptions::pairs_hide.
bool Judge::may_hide_pair(const Observation& seen) const {
    const GameState& game = position().game;
    const auto cursor = seen.cursor ? seen.cursor : std::optional(game.cursor);
    const auto selection = seen.selection && *seen.selection ? *seen.selection : game.selection;
    const Board& board = seen.board;
    return judge_options_.pairs_hide && seen.hint && !*seen.hint && selection &&
           *cursor != *selection && board.inside(*cursor) && board.occupied(*cursor) &&
           board.at(*cursor) == board.at(*selection);
}

void Judge::note_selection(const Step& step,
                           const std::optional<Cell>& before,
                           const Observation& seen) {
    const bool travels = !step.idle() && step.key >= Key::Back && step.key <= Key::Last;
    if (seen.selection || step.answer || deals_at_random(step)) {
        selection_unseen_since_travel_ = false;
        dropped_unseen_.reset();
    } else if (before && travels) {
        selection_unseen_since_travel_ = true;
    } else if (before && step == press(Key::Enter) && !position().game.selection) {
        dropped_unseen_ = before;
    } else if (dropped_unseen_ && step == press(Key::Hint) && seen.hint && *seen.hint &&
               (*seen.hint)->first != *dropped_unseen_ &&
               (*seen.hint)->second != *dropped_unseen_) {
        dropped_unseen_.reset(); // a selection would have filtered this pair out
    }
    if (step.answer || deals_at_random(step)) {
        last_selected_.reset();
    } else if (position().game.selection) {
        last_selected_ = position().game.selection;
    }
}

/// True if the screen is as the rules expect it with this selection before the step.
bool Judge::explained_by_selection(const Step& step,
                                   const Observation& seen,
                                   const std::optional<Cell>& selected) const {
    bool explained = false;
    for (const Hypothesis& hypothesis : hypotheses_) {
        ModelState position = hypothesis.position;
        position.game.selection = selected;
        zx::oracle::for_each_reading(
            hypothesis.rules,
            [&](const RuleVariants& rules) {
                return forecast(rules, position, step, seen, judge_options_.deals, remembered_);
            },
            [&](const RuleVariants&, const Forecast& expected) {
                explained = explained || compare(expected, seen) == Agreed;
            });
    }
    return explained;
}

/// Changes the class of a difference that a selection explains which could not be seen.
void Judge::blame_unseen_selection(const Step& step,
                                   const Observation& seen,
                                   Difference& difference) const {
    const bool hint = difference.fault == Fault::Hint;
    const bool by_travel = selection_unseen_since_travel_ && hint &&
                           (explained_by_selection(step, seen, last_selected_) ||
                            explained_by_selection(step, seen, std::nullopt));
    if (by_travel || (selection_unseen_since_travel_ && wrong_selection(difference))) {
        difference.fault = Fault::History;
        difference.words += "; the selection was not seen since B, F, R or L";
    } else if (dropped_unseen_ && hint && explained_by_selection(step, seen, dropped_unseen_)) {
        difference.fault = Fault::Highlight;
        difference.words += "; the last ENTER may not have ended the selection";
    } else if (last_selected_ && difference.fault == Fault::Path &&
               explained_by_selection(step, seen, last_selected_)) {
        difference.fault = Fault::Highlight;
        difference.words += "; a tile may be selected without a mark";
    }
}

/// Returns a difference if a strictly judged tape does not show something that it must show.
std::optional<Difference> Judge::not_shown(const Observation& seen) const {
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
            return difference_seen(thing.fault,
                                   press(Key::NewBoard),
                                   position(),
                                   seen,
                                   std::string("nothing that works as it should shows ") +
                                       thing.words);
        }
    }
    return std::nullopt;
}

bool Judge::number_lost(const ModelState& expected, const Observation& seen) const {
    // A message about the end of a game may stay, and one about a selected tile or a shown pair as long as these.
    return number_on_board_ && !seen.number && !expected.asking && !expected.may_show_message() &&
           !expected.game.selection && !expected.game.hint && expected.dealt == position().dealt &&
           !joinable_pairs(likeliest_rules(), expected.game.board).empty();
}

/// The step has been judged.
void Judge::note_number(const Step& step, const Observation& seen) {
    const bool lost = number_lost(position(), seen);
    if (seen.number || step.answer || deals_at_random(step)) {
        number_on_board_ = seen.number.has_value();
    }
    if (step.answer || deals_at_random(step)) {
        number_typed_ = step.answer && seen.number == number_of_answer(step.text);
    }
    if (seen.number || !number_on_board_) {
        steps_without_number_ = 0;
    } else if (lost) {
        ++steps_without_number_;
    }
}

const char*
Judge::number_missing(const Step& step, const ModelState& expected, const Observation& seen) const {
    const GameState& before = position().game;
    const BoardNumber now = expected.game.start.number;
    // Without a number the one of a board that a number like 0 deals is not known.
    const bool unnumbered = now == 0 && before.start.number != 0 && is_full(seen.board) &&
                            seen.board != position().dealt;
    const bool dealt = (now != 0 && now != before.start.number) || unnumbered;
    if (!dealt || !step.answer || expected.asking || seen.number) {
        return nullptr;
    }
    // By chance the board before a first answer is the one that is asked for (1 in 65535).
    if (before.start.number == 0 && seen.board == before.board) {
        return "the board stays";
    }
    return number_seen_ ? "no number is shown" : nullptr;
}

} // namespace shisen::oracle
