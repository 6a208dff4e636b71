// Where work is kept that could not be put into the file it was meant for.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "app/common/exit_code.hpp"
#include "app/common/streams.hpp"

namespace zx::app {

/// Writes to a free name beside the path and says so. The exit code is Surroundings in any case.
ExitCode
save_beside(std::span<const std::uint8_t> bytes, const std::string& path, Streams& streams);

} // namespace zx::app
