#include "app/games/tapes/tetrominoes_check.hpp"

#include <utility>

#include <fmt/format.h>

namespace zx::native {

duel::ShownDifference shown_difference(const TetrominoesTape& tape,
                                       const oracle::TurnFinding<tetrominoes::Press>& finding) {
    std::optional<tetrominoes::TapeRun> end;
    (void)tape.check.replay(finding.steps, &end);
    duel::ShownDifference shown{finding.difference,
                                {},
                                tetrominoes::keys_of(finding.steps),
                                end->pressed(),
                                end->machine(),
                                tetrominoes::sides_text(end->state(), end->view())};
    for (const tetrominoes::Press& press : finding.steps) {
        shown.steps.push_back(tetrominoes::presses_text({press}));
    }
    return shown;
}

app::Outcome<void>
TetrominoesCheck::load(const app::RunOptions& options, bool strict, app::Streams& streams) {
    auto tape = TetrominoesTape::load(options, strict, streams);
    if (!tape) {
        return tl::unexpected(tape.error());
    }
    tape_ = std::move(*tape);
    return {};
}

std::vector<std::pair<std::string, std::string>> TetrominoesCheck::learned() const {
    const int tick = tape_->check.run().pace().tick;
    std::vector<std::pair<std::string, std::string>> learned = {
        {"tick",
         fmt::format("{:.4g} frames", static_cast<double>(tick) / oracle::TimedPace::FrameParts)}};
    if (!tape_->strict) {
        const auto rules = oracle::known_rules(learned_, tetrominoes::all_rules());
        learned.insert(learned.end(), rules.begin(), rules.end());
    }
    return learned;
}

bool TetrominoesCheck::play(std::int64_t keys, std::uint32_t seed, const GoOn& go_on) {
    std::optional<tetrominoes::TapeRun> end;
    finding_ = tape_->check.play(keys, seed, go_on, &end);
    learned_ = end->rules();
    return finding_.has_value();
}

duel::ShownDifference TetrominoesCheck::shorten(const std::atomic<bool>* cancel) {
    finding_ = tape_->check.shrink(std::move(*finding_), cancel);
    return shown_difference(*tape_, *finding_);
}

} // namespace zx::native
