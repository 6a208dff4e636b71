#include "app/games/tapes/hexes_check.hpp"

#include <utility>

namespace zx::native {

duel::ShownDifference shown_difference(const HexesTape& tape,
                                       const oracle::TurnFinding<hexes::Step>& finding) {
    hexes::RulesCheck rules = tape.rules();
    rules.begin_with(tape.start());
    HexesTape::Check check(rules, tape.start(), tape.learned());
    duel::ShownDifference shown{
        finding.difference, {}, hexes::keys_of(finding.steps), tape.opening(), tape.start(), {}};
    for (const hexes::Step& step : finding.steps) {
        shown.steps.push_back(hexes::steps_text({step}));
    }
    hexes::RulesCheck::State state;
    (void)check.replay(finding.steps, &shown.pressed, &shown.end, &state);
    shown.sides = hexes::sides_text(state.position, rules.reader().read(shown.end));
    return shown;
}

app::Outcome<void>
HexesCheck::load(const app::RunOptions& options, bool strict, app::Streams& streams) {
    auto tape = HexesTape::load(options, strict, streams);
    if (!tape) {
        return tl::unexpected(tape.error());
    }
    tape_ = std::move(*tape);
    return {};
}

std::vector<std::pair<std::string, std::string>> HexesCheck::learned() const {
    if (tape_->strict()) {
        return {};
    }
    return oracle::known_rules(learned_, hexes::all_rules());
}

bool HexesCheck::play(std::int64_t keys, std::uint32_t seed, const GoOn& go_on) {
    hexes::RulesCheck rules = tape_->rules();
    HexesTape::Check check(rules, tape_->start(), tape_->learned());
    finding_ = check.play(keys, seed, go_on);
    learned_ = check.rules();
    return finding_.has_value();
}

duel::ShownDifference HexesCheck::shorten(const std::atomic<bool>* cancel) {
    hexes::RulesCheck rules = tape_->rules();
    HexesTape::Check check(rules, tape_->start(), tape_->learned());
    finding_ = check.shrink(std::move(*finding_), cancel);
    return shown_difference(*tape_, *finding_);
}

} // namespace zx::native
