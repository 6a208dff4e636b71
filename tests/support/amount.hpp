// How much a test does. Under sanitizers each step takes ten to thirty times as long, so a test may
// then take fewer of a kind by default, but of no kind none.
//
// FR_FULL_AMOUNTS in the environment asks for the amounts of other builds all the same.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace support {

/// FR_SANITIZED: tests/CMakeLists.txt, for builds with FR_SANITIZE.
#ifdef FR_SANITIZED
inline constexpr bool Sanitized = true;
#else
inline constexpr bool Sanitized = false;
#endif

/// `few` under sanitizers, else `many`.
template <class Amount> [[nodiscard]] Amount amount(Amount many, Amount few) {
    return Sanitized && std::getenv("FR_FULL_AMOUNTS") == nullptr ? few : many;
}

/// The same unless the environment variable names another number.
[[nodiscard]] inline std::int64_t
amount(const char* variable, std::int64_t many, std::int64_t few) {
    const char* const wanted = std::getenv(variable);
    return wanted != nullptr ? std::atoll(wanted) : amount(many, few);
}

} // namespace support
