// The output of a headless run: text, hash, picture, state, sound. A file replaces an existing file
// of the same name atomically.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/common/failure.hpp"
#include "app/common/streams.hpp"
#include "loaders/media.hpp"
#include "machine/machine.hpp"

namespace zx::app {

/// Returns the machine's hash as 16 hexadecimal digits.
[[nodiscard]] std::string hash_text(const machine::Machine& machine);

/// Writes the last finished picture as PNG.
[[nodiscard]] Outcome<void> write_screenshot(const machine::Machine& machine,
                                             const std::string& path);
/// Writes the machine's state; the extension of the path determines the format.
[[nodiscard]] Outcome<void> write_state(const machine::Machine& machine, const std::string& path);
/// Writes what Session::finish_recording() has returned.
[[nodiscard]] Outcome<void> write_recording(const Result<std::vector<std::uint8_t>>& file,
                                            const std::string& path);
/// Prints a line if the format of this name cannot hold everything.
void warn_about_losses(const loaders::Media& media, const std::string& path, Streams& streams);
/// As write_state(), but keeps an old file of this name with ".bak" appended to its name.
[[nodiscard]] Outcome<void> write_state_keeping_previous(const machine::Machine& machine,
                                                         const std::string& path);

} // namespace zx::app
