// The host's clipboard.
#pragma once

#include <optional>
#include <string>

namespace zx::app {

/// Copies the text. Returns the reason if that is not possible.
[[nodiscard]] std::optional<std::string> copy_to_clipboard(const std::string& text);

/// Returns the text in the clipboard; empty if there is none.
[[nodiscard]] std::string clipboard_text();

} // namespace zx::app
