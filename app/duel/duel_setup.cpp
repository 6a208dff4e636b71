#include "app/duel/duel_setup.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/common/interrupt.hpp"
#include "app/files/deals_file.hpp"

namespace zx::duel {

namespace oracle = shisen::oracle;

namespace {

/// The keys of all learning turns, enough for one or two scenarios per turn.
constexpr std::int64_t LearningKeys = 1000;

/// Returns the options with the tape's own house rules, as far as a few turns show them.
oracle::JudgeOptions learned(const oracle::StartStates& start_states,
                             const oracle::JudgeOptions& judge_options,
                             const Progress& progress) {
    oracle::CheckPlan plan;
    plan.last = oracle::LearningTurns;
    plan.keys = LearningKeys;
    auto turns = oracle::turns_of(plan);
    turns.resize(std::min(turns.size(), oracle::LearningTurns));
    oracle::CheckTally tally(judge_options);
    for (const oracle::Turn& turn : turns) {
        if (app::interrupted() || tally.broken()) {
            break;
        }
        progress(fmt::format(
            "Learning its house rules: turn {} of {}", tally.turns() + 1, turns.size()));
        tally.add(turn, oracle::play(start_states, turn, tally.judge_options()));
    }
    return tally.judge_options();
}

} // namespace

app::Outcome<std::shared_ptr<const DuelSetup>>
prepare(const DuelOptions& options, app::Streams& streams, const Progress& progress) {
    auto deals = app::read_demanded_deals(options.deals);
    if (!deals) {
        return tl::unexpected(deals.error());
    }
    progress("Loading the tape");
    auto game = app::load_game(options.run, streams);
    if (!game) {
        return tl::unexpected(game.error());
    }
    progress("Learning how " + game->name + " draws its board");
    auto tape = oracle::learn_tape(game->machine);
    if (!tape) {
        return tl::unexpected(
            app::Failure{app::ExitCode::BadFile, game->name + ": " + tape.error().context});
    }
    // The bundled tape is this project's own.
    const bool strict = options.strict || options.run.file.empty();
    oracle::JudgeOptions judge_options =
        strict ? oracle::JudgeOptions() : oracle::JudgeOptions::lenient();
    if (!strict) {
        judge_options = learned(tape->start_states, judge_options, progress);
    }
    // Set after learning: a different board is a difference, but must not stop the learning.
    judge_options.deals = std::move(*deals);
    return std::make_shared<const DuelSetup>(DuelSetup{
        std::move(*game), std::move(*tape), std::move(judge_options), options.gravity, strict});
}

} // namespace zx::duel
