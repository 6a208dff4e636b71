// Saves work that could not be written to its intended file.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "app/common/exit_code.hpp"
#include "app/common/streams.hpp"

namespace zx::app {

/// Writes to the first free name path-001, path-002 ... and prints which. Always returns
/// Surroundings.
ExitCode
save_beside(std::span<const std::uint8_t> bytes, const std::string& path, Streams& streams);

} // namespace zx::app
