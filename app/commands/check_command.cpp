// `fourrivers check [FILE]`: runs the oracle over many boards. The tape is played on emulated
// machines, one per thread, and every move is judged by the rules.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <thread>

#include <nlohmann/json.hpp>

#include "app/commands/check_work.hpp"
#include "app/commands/command.hpp"
#include "app/commands/machine_option.hpp"
#include "app/common/interrupt.hpp"
#include "app/common/progress_line.hpp"
#include "app/duel/check_report.hpp"
#include "app/files/deals_file.hpp"
#include "app/files/file.hpp"
#include "app/run/loaded_game.hpp"
#include "app/run/outputs.hpp"
#include "base/utf8.hpp"
#include "shisen/oracle/by_hand.hpp"
#include "shisen/oracle/deal_sample.hpp"
#include "shisen/oracle/report.hpp"
#include "shisen/oracle/tape_subject.hpp"

namespace zx::app {
namespace {

namespace oracle = shisen::oracle;

/// How often a list of keys presses N to show which numbers are drawn.
constexpr std::size_t ShownDraws = 8;

struct CheckArguments {
    RunOptions run;
    std::string boards = "1..65535";
    std::string gravity = "both";
    std::int64_t keys = 20'000;
    std::uint64_t seed = 1;
    bool strict = false;
    bool first_only = false;
    std::string deals;
    unsigned threads = std::max(1u, std::thread::hardware_concurrency());
    bool json = false;
    std::string report;
};

/// Parses "A..B" or "A": 1 to 65535, A not greater than B.
std::optional<std::pair<int, int>> parse_boards(std::string_view text) {
    const auto number = [](std::string_view digits) {
        int value = 0;
        const char* end = digits.data() + digits.size();
        const auto [stop, error] = std::from_chars(digits.data(), end, value);
        return error == std::errc() && stop == end && value >= 1 && value <= 65535 ? value : 0;
    };
    const auto dots = text.find("..");
    const int first = number(text.substr(0, dots));
    const int last = dots == std::string_view::npos ? first : number(text.substr(dots + 2));
    return first != 0 && last >= first ? std::optional(std::pair{first, last}) : std::nullopt;
}

std::string standing(const oracle::CheckTally& tally, std::int64_t keys) {
    return oracle::grouped(tally.keys()) + " of " + oracle::grouped(keys) + " keys, " +
           (tally.agreed() ? "no difference" : "differences found");
}

Outcome<oracle::JudgeOptions> judge_options_of(const CheckArguments& parsed) {
    // The bundled tape is this project's own.
    const bool strict = parsed.strict || parsed.run.file.empty();
    oracle::JudgeOptions judge_options =
        strict ? oracle::JudgeOptions() : oracle::JudgeOptions::lenient();
    auto deals = read_demanded_deals(parsed.deals);
    if (!deals) {
        return tl::unexpected(deals.error());
    }
    judge_options.deals = std::move(*deals);
    return judge_options;
}

Outcome<oracle::CheckPlan> plan_of(const CheckArguments& parsed) {
    const auto boards = parse_boards(parsed.boards);
    if (!boards) {
        return tl::unexpected(
            Failure{ExitCode::Usage, "--boards: A..B with 1 <= A <= B <= 65535, as in 1..1000"});
    }
    oracle::CheckPlan plan;
    plan.first = static_cast<shisen::BoardNumber>(boards->first);
    plan.last = static_cast<shisen::BoardNumber>(boards->second);
    plan.falling = parsed.gravity != "off";
    plan.flat = parsed.gravity != "on";
    plan.keys = parsed.keys;
    plan.seed = parsed.seed;
    plan.sample_deals = parsed.boards == CheckArguments().boards;
    plan.spread = parsed.boards == CheckArguments().boards;
    return plan;
}

std::string seen_text(const oracle::Difference& difference, const oracle::CheckTally& tally) {
    if (difference.at_start) {
        return "compared once";
    }
    const auto grouped = [](std::size_t number) {
        return oracle::grouped(static_cast<std::int64_t>(number));
    };
    const std::string seen = "seen in " + grouped(tally.count(difference.fault)) + " of " +
                             grouped(tally.turns()) + " turns";
    return difference.between_turns ? seen + ", by comparing turns"
                                    : seen + ", confirmed with slower keys and more time";
}

void print_difference(const Reported& reported, const oracle::CheckTally& tally, Context& context) {
    const oracle::Difference& difference = reported.shrunk.difference;
    context.out << "\n"
                << oracle::name_of(difference.fault) << ": " << difference.words << "\n"
                << start_text(reported) << ", then: " << oracle::steps_text(reported.shrunk.steps)
                << "\n"
                << seen_text(difference, tally) << "\n"
                << (reported.shrunk.cut ? "shortening ended at its limit: fewer keys may do\n" : "")
                << oracle::both_sides(difference);
    context.out << duel::evidence_text(reported.evidence);
}

std::string indented(const std::string& lines) {
    std::istringstream text(lines);
    std::string made;
    for (std::string line; std::getline(text, line);) {
        made += "  " + terminal_safe(line) + "\n";
    }
    return made;
}

void print(const CheckOutcome& outcome, Context& context) {
    context.out << terminal_safe(outcome.name) << ": " << oracle::summary(outcome.tally)
                << (outcome.interrupted ? " (interrupted)" : "") << "\n";
    context.out << "screen as it was learned:\n" << indented(outcome.screen);
    if (!outcome.strict) {
        context.out << "house rules (* not this project's):\n"
                    << oracle::rules_text(outcome.tally.learned_rules());
    }
    context.out << "comparisons:\n" << oracle::coverage_text(outcome.tally.coverage());
    context.out << oracle::warnings_text(outcome.warnings());
    for (const Reported& reported : outcome.reported) {
        print_difference(reported, outcome.tally, context);
    }
    for (const Consequence& consequence : outcome.consequences) {
        context.out << "\n"
                    << oracle::name_of(consequence.fault) << ": follows from the fault of class "
                    << oracle::name_of(consequence.from) << "\n";
    }
}

/// Writes the report and the files that belong to it.
Outcome<void> write_report(const CheckArguments& parsed,
                           const LoadedGame& game,
                           const oracle::LearnedTape& tape,
                           const oracle::JudgeOptions& judge_options,
                           CheckOutcome& outcome) {
    for (Reported& reported : outcome.reported) {
        if (auto written = write_evidence(game, tape, judge_options, parsed.report, reported);
            !written) {
            return written;
        }
    }
    const std::string text = json_of(outcome).dump(2) + "\n";
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    if (auto written = write_file_atomically(parsed.report, bytes); !written) {
        return file_failure(written.error(), parsed.report);
    }
    return {};
}

void shrink_all(CheckOutcome& outcome,
                const oracle::StartStates& start_states,
                const oracle::JudgeOptions& held,
                bool first_only,
                ProgressLine& progress) {
    for (const oracle::Finding& found : outcome.tally.found()) {
        if (const auto from = oracle::follows_from(found, outcome.tally.found())) {
            outcome.consequences.push_back({found.difference.fault, *from});
            continue;
        }
        if (first_only || found.difference.at_start) {
            outcome.reported.push_back({found, oracle::as_found(found), {}});
            continue;
        }
        progress.say("looking for the shortest way to a difference of class " +
                     std::string(oracle::name_of(found.difference.fault)));
        outcome.reported.push_back(
            {found,
             oracle::shrink(start_states, found, held, oracle::MaxShrinkKeys, &interrupt_flag()),
             {}});
    }
}

/// If the tape deals by a rule of the deal family, all boards are required to follow it.
oracle::JudgeOptions with_deals_of(const oracle::LearnedTape& tape,
                                   oracle::JudgeOptions options,
                                   const CheckArguments& parsed) {
    const bool strict = parsed.strict || parsed.run.file.empty();
    if (strict || options.deals) {
        return options;
    }
    const auto rule = oracle::sampled_deal_rule(tape.start_states);
    if (rule && !(*rule == oracle::DealRule())) {
        options.deals = [rule = *rule](shisen::BoardNumber number) {
            return std::optional(oracle::deal_by(rule, number));
        };
        options.rules.set(oracle::Deal::ItsOwn);
    }
    return options;
}

/// Adds a difference for each variant that the tape does not deal on request.
void add_failed_starts(const oracle::LearnedTape& tape, oracle::CheckTally& tally) {
    for (const auto& failed : tape.failed) {
        const oracle::Step step = oracle::press(oracle::LearnedTape::key_to(failed.gravity));
        oracle::Turn turn;
        turn.gravity = failed.gravity;
        oracle::TurnResult result;
        result.keys = oracle::keys_of(step);
        result.steps = {step};
        result.difference = oracle::failure_difference(oracle::ModelState(), step, failed.failure);
        tally.add(turn, std::move(result));
    }
}

/// Adds a difference if the tape draws boards from a part of the range only. Unless strict, an excused
/// range is a house rule, which is noted.
void compare_draws(const oracle::LearnedTape& tape, CheckOutcome& outcome) {
    const auto& start =
        dynamic_cast<const oracle::TapeSubject&>(tape.start_states.of(shisen::Gravity::On));
    auto range = oracle::narrow_range_of_draws(start);
    if (range && range->excused() && !outcome.strict) {
        outcome.tally.note_few_numbers(range->numbers());
    } else if (range) {
        outcome.tally.add(shisen::Gravity::On,
                          std::vector(ShownDraws, oracle::press(shisen::Key::NewBoard)),
                          std::move(range->difference));
    }
}

/// Adds a difference if the first board is not the one that its number stands for.
void compare_first_board(const oracle::LearnedTape& tape, oracle::CheckTally& tally) {
    if (auto difference = oracle::first_board_difference(*tape.first)) {
        const std::vector steps{oracle::press(shisen::Key::ChooseBoard), difference->step};
        tally.add(shisen::Gravity::On, steps, std::move(*difference));
    }
}

/// Fails if the report cannot be written. An empty path stands for no report.
Outcome<void> check_report_path(const std::string& path) {
    if (!path.empty()) {
        if (const auto writable = check_writable(path); !writable) {
            return file_failure(writable.error(), path);
        }
    }
    return {};
}

ExitCode run_check(const CheckArguments& parsed, Context& context) {
    const InterruptGuard guard;
    auto plan = plan_of(parsed);
    const auto judge_options = plan ? judge_options_of(parsed) : tl::unexpected(plan.error());
    if (!judge_options) {
        return report(judge_options.error(), context);
    }
    // Checked first, so that no work is lost.
    if (const auto writable = check_report_path(parsed.report); !writable) {
        return report(writable.error(), context);
    }
    auto game = load_game(parsed.run, context);
    if (!game) {
        return report(game.error(), context);
    }
    const auto tape = oracle::learn_tape(game->machine, &interrupt_flag());
    if (interrupted()) {
        print_error(context, "interrupted");
        return ExitCode::Interrupted;
    }
    if (!tape) {
        print_error(context, game->name + ": " + tape.error().context);
        return ExitCode::BadFile;
    }
    oracle::JudgeOptions options = with_deals_of(*tape, *judge_options, parsed);
    options.rules = oracle::rules_by_hand(tape->start_states, options.rules);
    // A variant that the tape does not deal is not played; that is a difference of its own.
    plan->falling = plan->falling && tape->starts(shisen::Gravity::On);
    plan->flat = plan->flat && tape->starts(shisen::Gravity::Off);
    ProgressLine progress(context.err);
    CheckOutcome outcome{game->name,
                         tape->reader->describe(),
                         parsed.strict || parsed.run.file.empty(),
                         false,
                         *plan,
                         run_turns({tape->start_states,
                                    *plan,
                                    options,
                                    parsed.threads,
                                    parsed.first_only,
                                    [&](const oracle::CheckTally& tally) {
                                        progress.show(standing(tally, plan->keys));
                                    },
                                    [&](const std::string& text) { print_error(context, text); }}),
                         {}};
    add_failed_starts(*tape, outcome.tally);
    outcome.interrupted = interrupted();
    const bool ended = parsed.first_only && !outcome.tally.agreed();
    if (!outcome.interrupted && !outcome.tally.broken() && !ended && plan->sample_deals) {
        compare_draws(*tape, outcome);
        compare_first_board(*tape, outcome.tally);
    }
    if (!outcome.interrupted && !ended) {
        oracle::confirm_deals(tape->start_states, options, outcome.tally);
        oracle::confirm_contradictions(tape->start_states, options, outcome.tally);
    }
    if (!outcome.interrupted) {
        oracle::find_earlier_differences(tape->start_states, options, outcome.tally);
    }
    // The learned rules are fixed, so that a shorter list cannot lead to other rules.
    oracle::JudgeOptions held = options;
    held.rules = outcome.tally.judge_options().rules;
    held.own_boards = outcome.tally.judge_options().own_boards;
    shrink_all(outcome, tape->start_states, held, parsed.first_only, progress);
    progress.clear();
    Outcome<void> written;
    if (!parsed.report.empty()) {
        written = write_report(parsed, *game, *tape, held, outcome);
    }
    if (parsed.json) {
        context.out << json_of(outcome).dump(2) << "\n";
    } else {
        print(outcome, context);
    }
    // Reported last, so that the result is printed even if its file cannot be written.
    if (!written) {
        return report(written.error(), context);
    }
    if (outcome.interrupted) {
        return ExitCode::Interrupted;
    }
    const bool warned = outcome.strict && !outcome.warnings().empty();
    return outcome.tally.agreed() && !warned ? ExitCode::Done : ExitCode::NotMet;
}

} // namespace

void add_check_command(SubCommand program) {
    SubCommand command =
        program.add("check", "Play a Shisen tape and judge every move by the rules");
    auto parsed = std::make_shared<CheckArguments>();
    command.option("FILE",
                   parsed->run.file,
                   "Tape or snapshot of a 14 x 6 Shisen; without it the bundled tape");
    command.option(
        "--boards", parsed->boards, "Board numbers A..B (1..65535, spread over the range)");
    command.option("--gravity", parsed->gravity, "on, off or both (the default)")
        .one_of({"on", "off", "both"});
    command.option("--keys", parsed->keys, "Keys to press in all (20000)")
        .range(std::int64_t{1}, std::int64_t{1'000'000'000});
    command.option("--seed", parsed->seed, "Another seed presses other keys (1)");
    command.flag("--strict",
                 parsed->strict,
                 "Require this project's house rules instead of learning the tape's own");
    command.flag(
        "--first", parsed->first_only, "End at the first difference; its keys are not shortened");
    command.option("--deals", parsed->deals, "Deal table written by `learn`: require its boards");
    command.option("--threads", parsed->threads, "Number of threads (all cores)").range(1u, 256u);
    command.flag("--json", parsed->json, "Print the report as JSON");
    command.option("--report",
                   parsed->report,
                   "Write the report as JSON, and scripts and pictures of differences beside it");
    command
        .option("--rom", parsed->run.roms, "Use this ROM, as for run; \"free\" is the built-in one")
        .one_value_each();
    add_machine_option(command, parsed->run.model);
    command.runs([parsed](Context& context) { return run_check(*parsed, context); });
}

} // namespace zx::app
