// The text of the page About.
#pragma once

#include <string>
#include <vector>

namespace zx::app {

/// Returns the lines: the program and its version, the machine with its ROM, and the licences.
[[nodiscard]] std::vector<std::string> about_lines(const std::string& rom,
                                                   const std::string& model);

} // namespace zx::app
