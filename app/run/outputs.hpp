// What a headless run leaves behind: text, hash, picture, state, sound. Files replace one of the
// same name at once.
#pragma once

#include <string>

#include "app/common/failure.hpp"
#include "machine/machine.hpp"

namespace zx::app {

/// 16 hexadecimal digits.
[[nodiscard]] std::string hash_text(const machine::Machine& machine);

/// The last finished picture as PNG.
[[nodiscard]] Outcome<void> write_screenshot(const machine::Machine& machine,
                                             const std::string& path);
[[nodiscard]] Outcome<void> write_state(const machine::Machine& machine, const std::string& path);
/// The same; an old file of this name is kept with ".bak" appended to its name.
[[nodiscard]] Outcome<void> write_state_keeping_previous(const machine::Machine& machine,
                                                         const std::string& path);

} // namespace zx::app
