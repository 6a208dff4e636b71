// The fuzz target without a fuzzer: over the corpus (inputs that once went wrong, or nearly) and
// over mutations of valid files that are the same in every run.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "tests/fuzz/seeds.hpp"
#include "tests/fuzz/target.hpp"

namespace {

using builders::Bytes;

#ifndef FR_FUZZ_MUTATIONS
#define FR_FUZZ_MUTATIONS 20'000
#endif
constexpr int Mutations = FR_FUZZ_MUTATIONS;

/// Our own generator, since the standard distributions differ between libraries.
class Random {
  public:
    /// 0 to limit - 1.
    std::size_t below(std::size_t limit) {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return static_cast<std::size_t>(state_ % limit);
    }

  private:
    std::uint64_t state_ = 0x5eed'0000'0000'0001;
};

/// A byte of which parsers' borders are made, or any byte.
std::uint8_t telling_byte(Random& random) {
    constexpr std::array<std::uint8_t, 8> Telling{0x00, 0x01, 0x02, 0x13, 0x3f, 0x7f, 0x80, 0xff};
    return random.below(2) == 0 ? Telling[random.below(Telling.size())]
                                : static_cast<std::uint8_t>(random.below(256));
}

void mutate_once(Bytes& bytes, Random& random) {
    if (bytes.empty()) {
        bytes.push_back(telling_byte(random));
        return;
    }
    // Lengths and signatures stand at the front: half of the changes go there.
    const std::size_t reach =
        random.below(2) == 0 ? std::min<std::size_t>(bytes.size(), 64) : bytes.size();
    const auto place = bytes.begin() + static_cast<std::ptrdiff_t>(random.below(reach));
    switch (random.below(8)) {
    case 0: bytes.erase(place, bytes.end()); break;
    case 1: bytes.erase(place); break;
    case 2: bytes.insert(place, telling_byte(random)); break;
    case 3: bytes.insert(bytes.end(), random.below(8), telling_byte(random)); break;
    case 4: *place = static_cast<std::uint8_t>(*place ^ (1u << random.below(8))); break;
    default: *place = telling_byte(random); break;
    }
}

void run(const Bytes& bytes) {
    CHECK(LLVMFuzzerTestOneInput(bytes.data(), bytes.size()) == 0);
}

} // namespace

TEST_CASE("every input of the corpus is met without a crash") {
    const std::filesystem::path folder{FR_SOURCE_DIR "/tests/data/corpus/" FR_FUZZ_PARSER};
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator{folder}) {
        CAPTURE(entry.path().string());
        std::ifstream file{entry.path(), std::ios::binary};
        run({std::istreambuf_iterator<char>{file}, {}});
        ++files;
    }
    CHECK(files > 0);
}

TEST_CASE("thousands of mutations of valid files are met without a crash") {
    const auto valid = fuzz::seeds(FR_FUZZ_PARSER);
    REQUIRE_FALSE(valid.empty());
    Random random;
    int runs = 0;
    for (int i = 0; i < Mutations; ++i) {
        Bytes bytes = valid[static_cast<std::size_t>(i) % valid.size()];
        for (std::size_t left = 1 + random.below(4); left > 0; --left) {
            mutate_once(bytes, random);
        }
        runs += LLVMFuzzerTestOneInput(bytes.data(), bytes.size()) == 0 ? 1 : 0;
    }
    CHECK(runs == Mutations);
}
