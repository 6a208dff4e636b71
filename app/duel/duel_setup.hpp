// From a file to where a duel can begin: loaded, its way of drawing and its house rules learned.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/common/failure.hpp"
#include "app/common/streams.hpp"
#include "app/duel/duel.hpp"
#include "app/duel/duel_options.hpp"

namespace zx::duel {

/// What is being done, in words for a person who waits.
using Progress = std::function<void(const std::string&)>;

/// Warnings about the file are printed. A tape that is no Shisen gives a failure that says why.
/// Ends early, with any outcome, when the process is interrupted.
[[nodiscard]] app::Outcome<std::shared_ptr<const DuelSetup>>
prepare(const DuelOptions& options, app::Streams& streams, const Progress& progress);

} // namespace zx::duel
