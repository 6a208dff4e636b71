// `fourrivers duel` in a window.
#pragma once

#include "app/command.hpp"
#include "app/duel/duel_options.hpp"

namespace zx::duel {

[[nodiscard]] app::ExitCode open_duel(const DuelOptions& options, app::Context& context);

} // namespace zx::duel
