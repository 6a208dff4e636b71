#include "app/commands/game_check.hpp"

#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "app/commands/machine_option.hpp"
#include "app/common/interrupt.hpp"
#include "app/common/progress_line.hpp"
#include "app/duel/common/game_report.hpp"
#include "app/files/file.hpp"
#include "app/files/output_file.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

/// The progress line is made anew after this many keys.
constexpr std::int64_t KeysPerProgress = 64;

struct GameCheckArguments {
    RunOptions run;
    std::int64_t keys = 2000;
    std::uint32_t seed = 1;
    bool strict = false;
    bool json = false;
    std::string report;
};

duel::GameOutcome play(duel::CheckGame& game,
                       const GameCheckArguments& parsed,
                       const std::string& name,
                       ProgressLine& progress) {
    duel::GameOutcome outcome;
    outcome.tape = name;
    // The bundled tape is this project's own.
    outcome.strict = parsed.strict || parsed.run.file.empty();
    outcome.seed = parsed.seed;
    const auto go_on = [&](std::int64_t keys) {
        if (interrupted()) {
            return false;
        }
        outcome.keys = keys + 1;
        if (keys % KeysPerProgress == 0) {
            progress.show(fmt::format("{} of {} keys, no difference", keys, parsed.keys));
        }
        return true;
    };
    const bool differs = game.play(parsed.keys, parsed.seed, go_on);
    outcome.rules = game.learned();
    if (differs) {
        progress.say("looking for the shortest list of keys");
        outcome.found = game.shorten(&interrupt_flag());
    }
    outcome.interrupted = interrupted();
    progress.clear();
    return outcome;
}

ExitCode
run_check(const GameCheckArguments& parsed, const MakeCheckGame& make_game, Context& context) {
    const InterruptGuard guard;
    // Check before the work whether the output can be written.
    if (!parsed.report.empty()) {
        if (const auto writable = check_writable(parsed.report); !writable) {
            return report(file_failure(writable.error(), parsed.report).value(), context);
        }
    }
    const auto game = make_game();
    ProgressLine progress(context.err);
    progress.say("loading the tape and learning how it draws");
    const auto loaded = game->load(parsed.run, parsed.strict, context);
    progress.clear();
    if (interrupted()) {
        print_error(context, "interrupted");
        return ExitCode::Interrupted;
    }
    if (!loaded) {
        return report(loaded.error(), context);
    }
    duel::GameOutcome outcome = play(*game, parsed, game->game().name, progress);
    Outcome<void> written;
    if (!parsed.report.empty()) {
        written = duel::write_game_report(parsed.report, game->game(), outcome);
    }
    context.out << (parsed.json ? duel::json_text(outcome) : duel::text_of(outcome));
    // Reported last, so that the result is printed even if its file cannot be written.
    if (!written) {
        return report(written.error(), context);
    }
    if (outcome.interrupted) {
        return ExitCode::Interrupted;
    }
    return outcome.found ? ExitCode::NotMet : ExitCode::Done;
}

} // namespace

void add_game_check(SubCommand group, const GameCheckTexts& texts, MakeCheckGame make_game) {
    SubCommand command = group.add("check", texts.about);
    command.footer(texts.footer + " The first difference ends the check.");
    auto parsed = std::make_shared<GameCheckArguments>();
    command.option("FILE", parsed->run.file, "A tape or snapshot (the bundled tape)");
    command.option("--keys", parsed->keys, "Keys to press (2000)")
        .value_name("N")
        .range(1, 1'000'000'000);
    command.option("--seed", parsed->seed, "Chooses the keys (1)").value_name("N");
    command.flag("--strict", parsed->strict, texts.strict);
    command.flag("--json", parsed->json, "Print the report as JSON");
    command
        .option("--report",
                parsed->report,
                "Write the report as JSON, and script, picture and text of a difference beside it")
        .value_name("FILE");
    command
        .option("--rom", parsed->run.roms, "Use this ROM, as for run; \"free\" is the built-in one")
        .one_value_each()
        .value_name("FILE");
    add_machine_option(command, parsed->run.model);
    command.runs([parsed, make_game = std::move(make_game)](Context& context) {
        return run_check(*parsed, make_game, context);
    });
}

} // namespace zx::app
