#include "shisen/oracle/judge.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace shisen::oracle {

namespace {

/// A hypothesis with this many more unexplained bits than another one is dropped: a chance of one in a million.
constexpr double TooFree = 20;
/// The most hypotheses, and the most that put the cursor on a new board by the same rule: a new board seldom
/// decides that rule. Those with the most unexplained bits are dropped first.
constexpr std::size_t MaxReadings = 1536, MaxAlike = 1024;
/// The steps after which a board without its number is a difference: a message may cover it for a while.
constexpr int MostStepsWithoutNumber = 5;
/// The number of hypotheses from which those that differ in one rule only are united.
constexpr std::size_t ManyReadings = 32;

/// True if a forecast depends on the rule only where it asks for its setting (House::ask), so that
/// the rule may be left open. Others are also looked up in passing.
bool only_asked(Rule rule) {
    switch (rule) {
    case Rule::TopEdge:
    case Rule::Home:
    case Rule::NumberHome:
    case Rule::ArrowHint:
    case Rule::HintOrder:
    case Rule::HintEnd:
    case Rule::HintResume:
    case Rule::NoneKey:
    case Rule::HintTime:
    case Rule::IdleBackHint:
    case Rule::IdleForwardHint:
    case Rule::IdleRestartHint:
    case Rule::IdleLastHint: return false;
    default: return true;
    }
}

} // namespace

Judge::Judge(JudgeOptions judge_options) : judge_options_(std::move(judge_options)) {
    hypotheses_.push_back({judge_options_.rules, ModelState(), 0});
}

template <class Forecaster>
void Judge::follow(const Case& of,
                   const Forecaster& forecaster,
                   const Observation& seen,
                   std::vector<Hypothesis>& hypotheses,
                   std::optional<Nearest>& nearest) const {
    const Hypothesis& hypothesis = *of.hypothesis;
    zx::oracle::for_each_reading(
        hypothesis.rules,
        [&](const RuleVariants& rules) { return forecaster(rules, hypothesis.position, of.step); },
        [&](const RuleVariants& rules, Forecast expected) {
            const unsigned mismatch = compare(expected, seen);
            if (mismatch == Agreed) {
                Hypothesis next{rules,
                                std::move(expected.position),
                                hypothesis.unexplained_bits + expected.unexplained_bits,
                                hypothesis.numbers_gone};
                const bool given_up =
                    of.step.answer && hypothesis.position.asking && !next.position.asking &&
                    next.position.game.start.number == hypothesis.position.game.start.number;
                next.numbers_gone += given_up && number_seen_ && !seen.number ? 1u : 0u;
                next.rules.home = expected.home ? expected.home : next.rules.home;
                if (expected.fixed_cell) {
                    next.rules.fixed_cell = expected.fixed_cell;
                }
                if (expected.edge_columns) {
                    next.rules.edge_columns = expected.edge_columns;
                }
                if (next.rules.free_entry && of.step.answer) {
                    next.rules.forget_entry();
                }
                hypotheses.push_back(std::move(next));
            } else if (!nearest || weight_of(mismatch) < nearest->weight) {
                nearest = Nearest{weight_of(mismatch),
                                  {rules, hypothesis.position, hypothesis.unexplained_bits},
                                  std::move(expected)};
            }
        });
}

template <class Forecaster>
std::optional<Difference>
Judge::judge(const Step& step, const Forecaster& forecaster, const Observation& seen) {
    std::vector<Hypothesis> next = std::exchange(room_, {});
    std::optional<Nearest> nearest;
    const Cases cases = cases_of(step);
    for (const Case& of : cases.all) {
        follow(of, forecaster, seen, next, nearest);
    }
    if (!asking_explains_ && nearest && only_asking(next, step)) {
        next.clear();
    }
    if (next.empty()) {
        Difference difference =
            explain(nearest->before.rules, nearest->before.position, step, nearest->expected, seen);
        blame_unseen_selection(step, seen, difference);
        return difference;
    }
    if (auto difference = same_board_again(step, next.front().position, seen)) {
        return difference;
    }
    if (next.front().position.game.removed && seen.sounded == false) {
        return difference_seen(
            Fault::Sound, step, next.front().position, seen, "a pair is removed without a sound");
    }
    if (number_lost(next.front().position, seen) &&
        steps_without_number_ + 1 >= MostStepsWithoutNumber) {
        return difference_seen(Fault::Number,
                               step,
                               next.front().position,
                               seen,
                               "the board's number is not shown any more");
    }
    const std::optional<Cell> selected_before = position().game.selection;
    keep(std::move(next));
    coverage_ += coverage_of(step, selected_before.has_value(), position(), seen);
    number_seen_ = number_seen_ || seen.number;
    note_selection(step, selected_before, seen);
    note_number(step, seen);
    return std::nullopt;
}

/// True if only the question of S, under which nothing but the board is compared, explains what a command has
/// done, and the tape may not have asked before it.
bool Judge::only_asking(const std::vector<Hypothesis>& next, const Step& step) const {
    const auto asks = [](const Hypothesis& hypothesis) { return hypothesis.position.asking; };
    return !step.answer && !step.idle() && step.key != Key::ChooseBoard &&
           std::all_of(next.begin(), next.end(), asks) &&
           !std::all_of(hypotheses_.begin(), hypotheses_.end(), asks);
}

Coverage Judge::coverage() const {
    Coverage coverage = coverage_;
    coverage.number_gone = hypotheses_.front().numbers_gone;
    return coverage;
}

void Judge::keep(std::vector<Hypothesis> hypotheses) {
    // Our settings are tried first, so among equal hypotheses the front one is nearest to ours.
    zx::oracle::sort_hypotheses(hypotheses);
    const double limit = hypotheses.front().unexplained_bits + TooFree;
    if (hypotheses.size() > ManyReadings) {
        zx::oracle::unite_hypotheses(
            hypotheses, [](const Hypothesis& a, const Hypothesis& b, Rule rule) {
                return only_asked(rule) && a.rules.home == b.rules.home &&
                       a.rules.fixed_cell == b.rules.fixed_cell &&
                       a.rules.edge_columns == b.rules.edge_columns &&
                       a.unexplained_bits == b.unexplained_bits && a.position == b.position;
            });
    }
    hypotheses_.clear();
    const Setting home = hypotheses.front().rules.at(Rule::Home);
    std::size_t at_home = 0;
    std::vector<std::uint64_t> kept; // fingerprints
    for (Hypothesis& hypothesis : hypotheses) {
        const bool crowded = hypotheses_.size() >= MaxReadings ||
                             (hypothesis.rules.at(Rule::Home) == home && at_home >= MaxAlike);
        if (crowded || hypothesis.unexplained_bits > limit) {
            continue;
        }
        const std::uint64_t fingerprint = hypothesis.rules.fingerprint();
        bool again = false;
        for (std::size_t i = 0; i < kept.size() && !again; ++i) {
            again = kept[i] == fingerprint && hypotheses_[i].rules == hypothesis.rules &&
                    hypotheses_[i].position == hypothesis.position;
        }
        if (!again) {
            at_home += hypothesis.rules.at(Rule::Home) == home ? 1u : 0u;
            hypotheses_.push_back(std::move(hypothesis));
            kept.push_back(fingerprint);
        }
    }
    const double least = hypotheses_.front().unexplained_bits;
    for (Hypothesis& hypothesis : hypotheses_) {
        hypothesis.unexplained_bits -= least;
    }
    hypotheses.clear();
    room_ = std::move(hypotheses);
}

std::optional<Difference> Judge::begin(const Observed& look, Gravity gravity) {
    const Step step = press(Key::NewBoard);
    if (!look) {
        return failure_difference(ModelState(), step, look.error());
    }
    auto difference = judge(
        step,
        [&](const RuleVariants& rules, const ModelState&, const Step&) {
            return forecast_new_board(rules,
                                      gravity,
                                      look->number.value_or(0),
                                      look->cursor.value_or(Cell{}),
                                      *look,
                                      judge_options_.deals,
                                      remembered_);
        },
        *look);
    if (!difference && judge_options_.all_shown) {
        difference = not_shown(*look);
    }
    if (difference) {
        difference->words.replace(0, difference->words.find(':'), "at the start");
    }
    return difference;
}

std::optional<Difference> Judge::see(const Step& step, const Observed& look) {
    if (look && may_hide_pair(*look)) {
        Observation unhinted = *look;
        unhinted.hint.reset();
        return see(step, unhinted);
    }
    if (!look && message_hides(step, look.error())) {
        return std::nullopt;
    }
    if (!look) {
        return failure_difference(position(), step, look.error());
    }
    return judge(
        step,
        [&](const RuleVariants& rules, const ModelState& before, const Step& taken) {
            return forecast(rules, before, taken, *look, judge_options_.deals, remembered_);
        },
        *look);
}

void Judge::resume(const ModelState& position) {
    for (Hypothesis& hypothesis : hypotheses_) {
        hypothesis.position = position;
    }
    keep(std::move(hypotheses_));
}

Difference Judge::difference_seen(Fault fault,
                                  const Step& step,
                                  const ModelState& expected,
                                  const Observation& seen,
                                  const std::string& words) const {
    Difference difference;
    difference.fault = fault;
    difference.words = "after " + step_text(step) + ": " + words;
    difference.step = step;
    difference.before = position();
    difference.expected = expected;
    difference.expected_border = seen.border;
    difference.seen = seen;
    difference.number_typed = number_typed_;
    return difference;
}

bool Judge::dealt_otherwise(BoardNumber number, Gravity gravity, const Board& board) const {
    const Gravity other = gravity == Gravity::On ? Gravity::Off : Gravity::On;
    const auto dealt = remembered_.dealt.find({number, other});
    return dealt != remembered_.dealt.end() && !(dealt->second == board);
}

std::optional<std::string> Judge::repeated_number(const Observation& seen) {
    const bool only_drops_pair =
        position().game.hint && hypotheses_.front().rules.at(Rule::CommandHint) ==
                                    static_cast<Setting>(CommandHint::OnlyDrops);
    if (only_drops_pair || position().may_show_message()) {
        return std::nullopt;
    }
    const bool same = seen.number == position().game.start.number;
    same_numbers_ = same ? same_numbers_ + 1 : 0;
    same_boards_ += same && seen.board == position().dealt ? 1 : 0;
    // Once may be chance (1 in 65535). repeated_board() finds a repetition at once, but not one that depends on
    // what came before the key, as cheats, or on how many boards there were.
    constexpr int MostSameBoards = 2;
    if (same_numbers_ >= 2) {
        return "the number stays the same";
    }
    if (same && same_boards_ > MostSameBoards) {
        return fmt::format("board {} is dealt again, as others before", *seen.number);
    }
    return std::nullopt;
}

std::optional<Difference>
Judge::same_board_again(const Step& step, const ModelState& expected, const Observation& seen) {
    const auto wrong = [&](Fault fault, const std::string& words) {
        return difference_seen(fault, step, expected, seen, words);
    };
    if (const char* const words = number_missing(step, expected, seen)) {
        return wrong(Fault::Number, words);
    }
    const bool new_board = step.answer || deals_at_random(step);
    if (!new_board || expected.asking || !seen.number || !is_full(seen.board)) {
        return std::nullopt;
    }
    if (deals_at_random(step)) {
        if (auto words = repeated_number(seen)) {
            return wrong(Fault::Number, *words);
        }
    }
    if (*seen.number == 0) { // what is shown is no number
        return deals_at_random(step)
                   ? std::optional(wrong(Fault::Number, "no number of 1 to 65535 is shown"))
                   : std::nullopt;
    }
    for (const auto& [key, board] : remembered_.dealt) {
        if (key.first != *seen.number && key.second == expected.game.start.gravity &&
            board == seen.board) {
            if (judge_options_.own_boards) {
                return wrong(Fault::Deal,
                             fmt::format("the board is the one of number {}", key.first));
            }
            ++coverage_.shared_boards;
            break;
        }
    }
    const auto [before, first_time] =
        remembered_.dealt.try_emplace({*seen.number, expected.game.start.gravity}, seen.board);
    if (!first_time && !(before->second == seen.board)) {
        return wrong(Fault::Deal, "the same number has dealt another board before");
    }
    if (dealt_otherwise(*seen.number, expected.game.start.gravity, seen.board)) {
        return wrong(Fault::Deal, "the same number has dealt another board for the other gravity");
    }
    return std::nullopt;
}

RuleVariants Judge::rules() const {
    return zx::oracle::agreed_rules(hypotheses_);
}

FixedCells Judge::fixed_cells() const {
    FixedCells cells;
    for (const RuleText& text : all_rules()) {
        const bool unseen =
            std::any_of(hypotheses_.begin(), hypotheses_.end(), [&](const Hypothesis& hypothesis) {
                return !hypothesis.rules.known(text.rule);
            });
        const auto setting = setting_of_fixed_cell(text.rule);
        for (const Hypothesis& hypothesis : hypotheses_) {
            if (!unseen && setting && hypothesis.rules.at(text.rule) == *setting) {
                cells[text.rule].insert(hypothesis.rules.fixed_cell.value_or(Cell{}));
            }
        }
    }
    return cells;
}

Possible Judge::possible() const {
    Possible possible{};
    for (const Hypothesis& hypothesis : hypotheses_) {
        Possible by_this = possible_by(hypothesis.rules);
        const auto fitting = [&](Rule rule, std::uint8_t named, auto any) {
            if (!hypothesis.rules.known(rule)) {
                by_this[static_cast<std::size_t>(rule)] =
                    static_cast<std::uint16_t>(named | 1u << static_cast<unsigned>(any));
            }
        };
        const HintList& hints = hypothesis.position.hints;
        fitting(Rule::HintOrder, hints.orders, HintOrder::Other);
        fitting(Rule::HintResume, hints.resumes, HintResume::Either);
        for (std::size_t i = 0; i < RuleCount; ++i) {
            possible[i] = static_cast<std::uint16_t>(possible[i] | by_this[i]);
        }
    }
    return possible;
}

Difference
failure_difference(const ModelState& before, const Step& step, const SubjectFailure& failure) {
    Difference difference;
    difference.fault = failure.kind == SubjectFailure::Kind::SameBoard  ? Fault::Number
                       : failure.kind == SubjectFailure::Kind::BadBoard ? Fault::Deal
                                                                        : Fault::Machine;
    difference.words = "after " + step_text(step) + ": " + failure.words;
    difference.dead = failure.kind == SubjectFailure::Kind::Hung;
    difference.step = step;
    difference.before = before;
    difference.expected = before;
    return difference;
}

} // namespace shisen::oracle
