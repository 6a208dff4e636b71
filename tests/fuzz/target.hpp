// The function that each target defines, and what it uses to say what must hold for every input: it
// stops the program, so that the fuzzer keeps the input that broke it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "base/error.hpp"

// libFuzzer's name. NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fuzz {

inline void require(bool holds, const char* what) {
    if (!holds) {
        std::fprintf(stderr, "does not hold: %s\n", what);
        std::abort();
    }
}

/// Every refusal says something and points into the file.
inline void require_useful(const zx::Error& error, std::size_t file_size) {
    require(!error.context.empty(), "an error has words");
    require(error.offset <= file_size, "an error's offset lies in the file");
}

} // namespace fuzz
