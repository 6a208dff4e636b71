// The warnings of a parser: what it left out or corrected in a file that it accepts.
#pragma once

#include <cstddef>

namespace zx::loaders {

/// The largest number of warnings that are kept for one file.
inline constexpr std::size_t MaxWarnings = 20;

} // namespace zx::loaders
