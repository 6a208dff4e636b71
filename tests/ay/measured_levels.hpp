// What the sixteen volume steps put out, of 65535: the one table for judges of the AY, typed in
// apart from the chip's own.
// Source: M. Westcott's measurements of a real chip as Fuse has them. Confidence: measured.
#pragma once

#include <array>

namespace reference {

// clang-format off
inline constexpr std::array<int, 16> MeasuredLevels = {
        0,   901,  1341,  1904,  2775,  4053,  5552,  8972,
    11084, 17345, 23115, 29487, 37380, 45041, 55585, 65535};
// clang-format on

} // namespace reference
