// Duels for tests: tapes that are loaded and learned, and keys to press.
#pragma once

#include <memory>
#include <string>

#include "app/common/failure.hpp"
#include "app/duel/duel.hpp"
#include "app/duel/duel_options.hpp"
#include "shisen/oracle/step.hpp"

namespace fixture {

using zx::duel::Duel;
using zx::duel::DuelSetup;

[[nodiscard]] zx::app::Outcome<std::shared_ptr<const DuelSetup>>
prepared(const zx::duel::DuelOptions& options);

/// file: empty for the bundled tape. Learning a tape takes longer than most duels, so each is
/// learned once for all of them.
[[nodiscard]] std::shared_ptr<const DuelSetup> arena_of(
    const std::string& file, bool strict = true, shisen::Gravity gravity = shisen::Gravity::On);

/// Returns the file of a tape of tests/mutants.
[[nodiscard]] std::string mutant(const std::string& name);

/// Presses keys and observes after each, as in the window; ends at the first difference.
void press(Duel& duel, const std::string& keys);

} // namespace fixture
