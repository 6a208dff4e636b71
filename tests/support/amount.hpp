// The number of cases that a test runs. Under sanitizers each case takes ten to thirty times as
// long, so a test may then run fewer cases of each kind by default, but at least one of each.
//
// If FR_FULL_AMOUNTS is set in the environment, tests run the full numbers under sanitizers, too, and
// the cases that take seconds each and differ little from others.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace support {

/// tests/CMakeLists.txt defines FR_SANITIZED for builds with FR_SANITIZE.
#ifdef FR_SANITIZED
inline constexpr bool Sanitized = true;
#else
inline constexpr bool Sanitized = false;
#endif

/// Returns true if FR_FULL_AMOUNTS is set in the environment.
[[nodiscard]] inline bool full_amounts() {
    return std::getenv("FR_FULL_AMOUNTS") != nullptr;
}

/// Returns `few` under sanitizers, else `many`.
template <class Amount> [[nodiscard]] Amount amount(Amount many, Amount few) {
    return Sanitized && !full_amounts() ? few : many;
}

/// Returns the same, unless the environment variable sets another number.
[[nodiscard]] inline std::int64_t
amount(const char* variable, std::int64_t many, std::int64_t few) {
    const char* const wanted = std::getenv(variable);
    return wanted != nullptr ? std::atoll(wanted) : amount(many, few);
}

} // namespace support
