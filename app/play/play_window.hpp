// The native game's window: `fourrivers play`.
#pragma once

#include "app/command.hpp"
#include "app/play/play_options.hpp"

namespace zx::play {

[[nodiscard]] app::ExitCode open_play(const PlayOptions& options, app::Context& context);

} // namespace zx::play
