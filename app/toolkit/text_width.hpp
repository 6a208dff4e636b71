// How wide a line of text will be, without asking the painter: so that the layout is the same on
// every host. The figures are the advance widths of DejaVu Sans.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zx::play {

/// In pixels at that size. Letters beyond ASCII count as a wide one.
[[nodiscard]] double text_width(std::string_view text, double size, bool bold = false);
/// Cut at the end, with an ellipsis, to at most that width.
[[nodiscard]] std::string shortened(std::string text, double width, double size, bool bold = false);
/// Lines of at most that width, broken at spaces; a word that is wider than a line is shortened.
[[nodiscard]] std::vector<std::string>
wrapped(std::string_view text, double width, double size, bool bold = false);

} // namespace zx::play
