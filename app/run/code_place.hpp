// Where machine code from a file without a format is placed in memory.
#pragma once

#include <cstdint>

namespace zx::app {

/// The address of the first byte, and of the first instruction.
struct CodePlace {
    std::uint16_t at = 0;
    std::uint16_t start = 0;

    friend bool operator==(const CodePlace&, const CodePlace&) = default;
};

} // namespace zx::app
