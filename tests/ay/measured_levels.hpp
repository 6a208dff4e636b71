// The output levels of the sixteen volume steps, 0 to 65535, for references of the AY; entered
// independently of the chip's own table. Source: M. Westcott's measurements of a real chip as Fuse
// has them. Confidence: measured.
#pragma once

#include <array>

namespace reference {

// clang-format off
inline constexpr std::array<int, 16> MeasuredLevels = {
        0,   901,  1341,  1904,  2775,  4053,  5552,  8972,
    11084, 17345, 23115, 29487, 37380, 45041, 55585, 65535};
// clang-format on

} // namespace reference
