#include "app/duel/duel_setup.hpp"

#include <algorithm>
#include <utility>

#include "app/files/deals_file.hpp"
#include "app/interrupt.hpp"

namespace zx::duel {

namespace oracle = shisen::oracle;

namespace {

/// As many as `check` plays one after the other, long enough for an errand or two each.
constexpr std::int64_t LearningKeys = 1000;

/// The tape's own house rules, as far as a few turns show them.
oracle::Law learned(const oracle::Bases& bases, const oracle::Law& law, const Progress& progress) {
    oracle::CheckPlan plan;
    plan.last = oracle::LearningTurns;
    plan.keys = LearningKeys;
    auto turns = oracle::turns_of(plan);
    turns.resize(std::min(turns.size(), oracle::LearningTurns));
    oracle::Tally tally(law);
    for (const oracle::Turn& turn : turns) {
        if (app::interrupted() || tally.broken()) {
            break;
        }
        progress("Learning its house rules: turn " + std::to_string(tally.turns() + 1) + " of " +
                 std::to_string(turns.size()));
        tally.add(turn, oracle::play(bases, turn, tally.law()));
    }
    return tally.law();
}

} // namespace

app::Outcome<std::shared_ptr<const Arena>>
prepare(const DuelOptions& options, app::Context& context, const Progress& progress) {
    auto deals = app::read_demanded_deals(options.deals);
    if (!deals) {
        return tl::unexpected(deals.error());
    }
    progress("Loading the tape");
    auto game = app::load_game(options.run, context);
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
    oracle::Law law = strict ? oracle::Law() : oracle::Law::lenient();
    if (!strict) {
        law = learned(tape->bases, law, progress);
    }
    // Behind the lesson: another board is a difference, but no reason to learn less.
    law.deals = std::move(*deals);
    return std::make_shared<const Arena>(
        Arena{std::move(*game), std::move(*tape), std::move(law), options.gravity, strict});
}

} // namespace zx::duel
