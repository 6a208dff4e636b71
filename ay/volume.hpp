// The output levels of the sixteen volume steps, of 65535. Source: M. Westcott's measurements of a
// real chip, from Fuse. Confidence: measured.
#pragma once

#include <array>
#include <cstdint>

namespace zx::ay {

inline constexpr std::array<std::uint16_t, 16> Volumes = {0,
                                                          901,
                                                          1341,
                                                          1904,
                                                          2775,
                                                          4053,
                                                          5552,
                                                          8972,
                                                          11084,
                                                          17345,
                                                          23115,
                                                          29487,
                                                          37380,
                                                          45041,
                                                          55585,
                                                          65535};

} // namespace zx::ay
