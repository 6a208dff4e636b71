// The native game's window: `fourrivers play`.
#pragma once

#include "app/common/streams.hpp"
#include "app/common/window_end.hpp"
#include "app/play/play_options.hpp"

namespace zx::play {

/// Opens the window and runs it until it is closed.
[[nodiscard]] app::WindowEnd open_play(const PlayOptions& options, app::Streams& streams);

} // namespace zx::play
