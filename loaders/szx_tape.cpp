// The TAPE chunk of SZX snapshots.
#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "loaders/compression.hpp"
#include "loaders/csw.hpp"
#include "loaders/szx_parts.hpp"
#include "loaders/tap.hpp"
#include "loaders/tzx.hpp"

namespace zx::loaders::szx {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::size_t MaxTapeBytes = std::size_t{64} * 1024 * 1024;

Result<Tape> parse_tape(Bytes content) {
    const auto begins = [&](std::string_view text) {
        return content.size() >= text.size() &&
               std::equal(text.begin(), text.end(), content.begin(), [](char a, auto b) {
                   return static_cast<std::uint8_t>(a) == b;
               });
    };
    return begins("ZXTape!")      ? parse_tzx(content)
           : begins("Compressed") ? parse_csw(content)
                                  : parse_tap(content);
}

} // namespace

Result<std::optional<SnapshotTape>> read_tape_chunk(ByteReader& in, std::size_t offset) {
    constexpr std::size_t ExtensionBytes = 16;
    const std::uint16_t block = in.u16();
    const std::uint16_t flags = in.u16();
    const std::size_t size = in.u32();
    const std::size_t packed_size = in.u32();
    in.skip(ExtensionBytes); // the extension of its name; the content decides
    Bytes content = in.take((flags & Embedded) != 0 ? packed_size : 0);
    if (!in.ok()) {
        return fail(ErrorCode::Truncated, offset, "ends early");
    }
    if ((flags & Embedded) == 0) {
        return std::nullopt;
    }
    std::vector<std::uint8_t> unpacked;
    if ((flags & PackedTape) != 0) {
        auto inflated = inflate_zlib(content, std::min(size, MaxTapeBytes));
        if (!inflated) {
            return fail(inflated.error().code, offset, inflated.error().context);
        }
        unpacked = std::move(*inflated);
        content = unpacked;
    }
    auto parsed = parse_tape(content);
    if (!parsed) {
        return fail(parsed.error().code, offset, "holds a tape that " + parsed.error().context);
    }
    SnapshotTape held;
    held.block = block;
    held.tape = std::make_shared<const Tape>(std::move(*parsed));
    return held;
}

} // namespace zx::loaders::szx
