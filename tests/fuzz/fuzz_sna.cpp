// A snapshot that parses is written back to the same bytes, but for the bits that mean nothing.
#include <cstddef>
#include <cstdint>
#include <span>

#include "loaders/sna.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::loaders;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto snapshot = parse_sna({data, size});
    if (!snapshot) {
        fuzz::require_useful(snapshot.error(), size);
        return 0;
    }
    fuzz::require(size == Sna48Bytes, "only the right size parses");
    fuzz::require(snapshot->registers.im <= 2 && snapshot->border <= 7, "fields are in range");
    const auto written = write_sna(*snapshot);
    fuzz::require(written && written->size() == size, "what was read can be written");
    constexpr std::size_t Iff2 = 19;
    constexpr std::size_t Border = 26;
    for (std::size_t i = 0; i < size; ++i) {
        const unsigned meaningful = i == Iff2 ? 0x04u : i == Border ? 0x07u : 0xffu;
        const unsigned difference = unsigned{(*written)[i]} ^ data[i];
        fuzz::require((difference & meaningful) == 0, "the bytes survive a round trip");
    }
    return 0;
}
