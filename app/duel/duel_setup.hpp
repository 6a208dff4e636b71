// Prepares a duel from a file: loads it and learns its way of drawing and its house rules.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/common/failure.hpp"
#include "app/common/streams.hpp"
#include "app/duel/duel.hpp"
#include "app/duel/duel_options.hpp"

namespace zx::duel {

/// Receives a description of the present work, for the user.
using Progress = std::function<void(const std::string&)>;

/// Prints warnings about the file. Failure if the tape is not a Shisen, with the reason. If the
/// process is interrupted, returns early with any outcome.
[[nodiscard]] app::Outcome<std::shared_ptr<const DuelSetup>>
prepare(const DuelOptions& options, app::Streams& streams, const Progress& progress);

} // namespace zx::duel
