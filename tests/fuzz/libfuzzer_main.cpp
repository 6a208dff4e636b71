// The function that libFuzzer calls. FR_FUZZ_TARGET in the environment names the target;
// scripts/fuzz sets it.
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/target.hpp"

// The name is libFuzzer's. NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::Target* const target = [] {
        const char* const name = std::getenv("FR_FUZZ_TARGET");
        const fuzz::Target* const found = fuzz::find_target(name == nullptr ? "" : name);
        if (found == nullptr) {
            std::fputs("FR_FUZZ_TARGET names no target; fuzz_corpus list prints them\n", stderr);
            std::exit(2);
        }
        return found;
    }();
    target->run({data, size});
    return 0;
}
