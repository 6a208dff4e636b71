// Prepares a duel from a file: loads it and learns its way of drawing and its house rules.
#pragma once

#include <memory>

#include "app/common/failure.hpp"
#include "app/common/streams.hpp"
#include "app/duel/common/duel_game.hpp"
#include "app/duel/duel.hpp"
#include "app/duel/duel_options.hpp"

namespace zx::duel {

/// Prints warnings about the file. Failure if the tape is not a Shisen, with the reason. If the
/// process is interrupted, returns early with any outcome.
[[nodiscard]] app::Outcome<std::shared_ptr<const DuelSetup>>
prepare(const DuelOptions& options, app::Streams& streams, const Progress& progress);

} // namespace zx::duel
