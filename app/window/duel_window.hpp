// The window of a duel.
#pragma once

#include "app/common/exit_code.hpp"
#include "app/common/streams.hpp"
#include "app/duel/common/duel_game.hpp"

namespace zx::duel {

/// Prepares the duel, opens its window and runs it until it is closed.
[[nodiscard]] app::ExitCode
open_duel(DuelGame& game, const DuelWindowOptions& options, app::Streams& streams);

} // namespace zx::duel
