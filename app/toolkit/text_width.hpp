// Computes the width of a line of text without the painter, so that the layout is the same on every
// host. The figures are the advance widths of DejaVu Sans.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zx::play {

/// Returns the width in pixels at the given size. A letter beyond ASCII counts as a wide letter.
[[nodiscard]] double text_width(std::string_view text, double size, bool bold = false);
/// Returns the size at which the text has at most this width; `size` if it has it already.
[[nodiscard]] double
fitting_size(std::string_view text, double width, double size, bool bold = false);
/// Returns the text, shortened at the end with an ellipsis to at most the given width.
[[nodiscard]] std::string shortened(std::string text, double width, double size, bool bold = false);
/// Breaks the text at spaces into lines of at most the given width; shortens a word that is wider
/// than a line.
[[nodiscard]] std::vector<std::string>
wrapped(std::string_view text, double width, double size, bool bold = false);

} // namespace zx::play
