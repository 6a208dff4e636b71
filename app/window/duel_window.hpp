// `fourrivers duel` in a window.
#pragma once

#include "app/common/exit_code.hpp"
#include "app/common/streams.hpp"
#include "app/duel/duel_options.hpp"

namespace zx::duel {

/// Opens the window and runs it until it is closed.
[[nodiscard]] app::ExitCode open_duel(const DuelOptions& options, app::Streams& streams);

} // namespace zx::duel
