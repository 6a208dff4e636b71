// Finds fonts that are installed on the system, by fontconfig.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace zx::app {

/// A font in a file that may hold several.
struct FontFile {
    std::string path;
    int index = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): the check takes the 0 of the comparison for a pointer.
    friend auto operator<=>(const FontFile&, const FontFile&) = default;
};

/// Returns the system's font for plain text, in outlines. Empty if there is none.
[[nodiscard]] std::optional<FontFile> text_font();

/// Returns an outline font that has this character. Empty if there is none.
[[nodiscard]] std::optional<FontFile> font_with(char32_t character);

} // namespace zx::app
