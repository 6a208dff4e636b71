// Writes the picture of a game's original PC screen.
#pragma once

#include <string>

#include "app/common/exit_code.hpp"
#include "app/common/streams.hpp"
#include "games/vga/picture.hpp"

namespace zx::app {

/// Writes a PNG of 320 x 200 pixels. Prints what went wrong, if anything, and returns the exit code.
[[nodiscard]] ExitCode
write_vga_picture(const games::vga::VgaScreen& picture, const std::string& path, Streams& streams);

} // namespace zx::app
