#include "app/toolkit/text_width.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/utf8.hpp"

namespace zx::play {

namespace {

/// Advance widths from the space to the tilde, in thousandths of the text size.
using Advances = std::array<std::uint16_t, 95>;

// clang-format off
constexpr Advances Regular{
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337,
    636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531,
    1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787,
    603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500,
    500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
    635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838};
constexpr Advances Bold{
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365,
    696, 696, 696, 696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580,
    1000, 774, 762, 734, 830, 683, 683, 821, 837, 372, 372, 775, 637, 995, 837, 850,
    733, 850, 770, 720, 682, 812, 774, 1103, 771, 724, 725, 457, 365, 457, 838, 500,
    500, 675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687,
    716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712, 365, 712, 838};
// clang-format on
constexpr int OtherLetter = 1000;
constexpr const char* Ellipsis = "\u2026";

void remove_last_letter(std::string& text) {
    std::size_t last = 0;
    for (std::size_t at = 0; at < text.size();) {
        last = at;
        at += first_character_bytes(std::string_view(text).substr(at));
    }
    text.resize(last);
}

} // namespace

double text_width(std::string_view text, double size, bool bold) {
    const Advances& advances = bold ? Bold : Regular;
    int thousandths = 0;
    while (!text.empty()) {
        const char letter = text.front();
        const bool known = letter >= ' ' && letter <= '~';
        thousandths += known ? advances[static_cast<std::size_t>(letter - ' ')] : OtherLetter;
        text.remove_prefix(first_character_bytes(text));
    }
    return thousandths * size / 1000;
}

double fitting_size(std::string_view text, double width, double size, bool bold) {
    const double whole = text_width(text, size, bold);
    return whole <= width ? size : size * std::max(width, 0.0) / whole;
}

std::string shortened(std::string text, double width, double size, bool bold) {
    if (text_width(text, size, bold) <= width) {
        return text;
    }
    const double room = width - text_width(Ellipsis, size, bold);
    while (!text.empty() && (text_width(text, size, bold) > room || text.back() == ' ')) {
        remove_last_letter(text);
    }
    return text + Ellipsis;
}

std::vector<std::string> wrapped(std::string_view text, double width, double size, bool bold) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t space = text.find(' ');
        const std::string_view word = text.substr(0, space);
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
        const std::string longer =
            line.empty() ? std::string(word) : line + ' ' + std::string(word);
        if (line.empty() || text_width(longer, size, bold) <= width) {
            line = longer;
        } else {
            lines.push_back(shortened(std::move(line), width, size, bold));
            line = word;
        }
    }
    lines.push_back(shortened(std::move(line), width, size, bold));
    return lines;
}

} // namespace zx::play
