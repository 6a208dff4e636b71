// Runs the fuzz targets without a fuzzer: over their kept inputs and over mutations of their seeds,
// which are the same in every run. FR_FUZZ_TARGET in the environment chooses one target.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "tests/fuzz/corpus.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/support/amount.hpp"

namespace {

using builders::Bytes;

bool chosen(const fuzz::Target& target) {
    const char* const name = std::getenv("FR_FUZZ_TARGET");
    return name == nullptr || target.name == name;
}

/// A generator of its own, because the standard distributions differ between libraries.
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

/// Returns a byte that is often a limit in parsers, or any byte.
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
    // Lengths and signatures are at the beginning, so half of the changes are there.
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

} // namespace

TEST_CASE("every seed and kept input of a fuzz target passes") {
    for (const fuzz::Target& target : fuzz::targets()) {
        if (!chosen(target)) {
            continue;
        }
        CAPTURE(target.name);
        const auto seeds = target.seeds();
        CHECK_FALSE(seeds.empty());
        for (const Bytes& seed : seeds) {
            target.run(seed);
        }
        const auto kept = fuzz::kept_inputs(target.name);
        CHECK_FALSE(kept.empty());
        for (const fuzz::KeptInput& input : kept) {
            CAPTURE(input.name);
            target.run(input.bytes);
        }
    }
}

TEST_CASE("mutations of the seeds of a fuzz target pass") {
    for (const fuzz::Target& target : fuzz::targets()) {
        if (!chosen(target)) {
            continue;
        }
        CAPTURE(target.name);
        const auto seeds = target.seeds();
        const int mutations =
            support::amount(target.replayed_mutations, target.replayed_mutations / 10);
        Random random;
        for (int i = 0; i < mutations; ++i) {
            Bytes bytes = seeds[static_cast<std::size_t>(i) % seeds.size()];
            for (std::size_t left = 1 + random.below(4); left > 0; --left) {
                mutate_once(bytes, random);
            }
            target.run(bytes);
        }
    }
}
