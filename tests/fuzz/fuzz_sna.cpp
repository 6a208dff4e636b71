// A snapshot that parses is written back to the same bytes, except unused bits.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "loaders/sna.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::loaders;

namespace {

constexpr std::size_t Iff2 = 19;
constexpr std::size_t Border = 26;
constexpr std::size_t Header = 27;
constexpr std::size_t BankBytes = 16'384;
constexpr std::size_t Port = Sna48Bytes + 2;
constexpr std::size_t TrDos = Sna48Bytes + 3;

/// The file with its unused bits as write_sna() writes them.
std::vector<std::uint8_t> normalised(fuzz::Input input) {
    std::vector<std::uint8_t> bytes(input.begin(), input.end());
    bytes[Iff2] &= 0x04;
    bytes[Border] &= 0x07;
    if (bytes.size() != Sna48Bytes) {
        bytes[TrDos] = 0;
        // If bank 5 or 2 is paged in, it is in the file twice, and the first copy is used.
        const std::uint8_t paged = bytes[Port] & 7;
        if (paged == 5 || paged == 2) {
            const auto slots = bytes.begin() + static_cast<std::ptrdiff_t>(Header);
            const auto first = slots + static_cast<std::ptrdiff_t>(paged == 5 ? 0 : BankBytes);
            std::copy_n(first, BankBytes, slots + static_cast<std::ptrdiff_t>(2 * BankBytes));
        }
    }
    return bytes;
}

} // namespace

void fuzz::fuzz_sna(Input input) {
    const auto snapshot = parse_sna(input);
    if (!snapshot) {
        require_useful(snapshot.error(), input.size());
        return;
    }
    require(sniff_sna(input), "only the right sizes parse");
    require(snapshot->port_7ffd.has_value() == (input.size() != Sna48Bytes),
            "the size is the model's");
    require(snapshot->registers.im <= 2 && snapshot->border <= 7, "fields are in range");
    require(snapshot->warnings.size() < 10, "warnings are bounded");
    const auto written = write_sna(*snapshot);
    require(written.has_value(), "what was read can be written");
    require(*written == normalised(input), "the bytes survive a round trip");
}
