// A std::array for code that is copied many times, such as the instruction set of the processor.
#pragma once

#include <cstddef>

namespace zx {

/// N values of T. The index is 0..N-1 and is not checked. g++ inlines an access before it optimises
/// the caller; accesses of std::array, thousands in one copy of the instruction set, it inlines one
/// by one afterwards, which takes a third of the compile time of cpu_watched.cpp (g++ 12).
template <class T, std::size_t N> struct InlineArray {
    [[nodiscard, gnu::always_inline]] constexpr T& operator[](std::size_t index) noexcept {
        return items[index];
    }
    [[nodiscard, gnu::always_inline]] constexpr const T&
    operator[](std::size_t index) const noexcept {
        return items[index];
    }
    [[nodiscard]] static constexpr std::size_t size() noexcept { return N; }

    T items[N]; // NOLINT(modernize-avoid-c-arrays): an array member would bring its own operator[]
};

} // namespace zx
