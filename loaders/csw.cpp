#include "loaders/csw.hpp"

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "loaders/compression.hpp"
#include "loaders/tape_player.hpp"

namespace zx::loaders {
namespace {

constexpr std::string_view Magic = "Compressed Square Wave\x1a";
constexpr std::size_t RateOffset = 0x19;
constexpr std::uint8_t Plain = 1;
constexpr std::uint8_t Zlib = 2;
constexpr std::uint8_t StartsHigh = 1;
constexpr std::size_t MaxUnpackedBytes = std::size_t{64} * 1024 * 1024;

} // namespace

Result<void> read_csw_pulses(std::span<const std::uint8_t> stream,
                             std::uint32_t rate_hz,
                             std::uint8_t type,
                             Edge first,
                             PulseBuilder& pulses) {
    if (rate_hz == 0 || rate_hz > TapeHz) {
        return fail(
            ErrorCode::BadValue, 0, fmt::format("a sample rate of {} Hz is not possible", rate_hz));
    }
    if (type != Plain && type != Zlib) {
        return fail(ErrorCode::BadValue, 0, fmt::format("compression {} does not exist", type));
    }
    std::vector<std::uint8_t> unpacked;
    if (type == Zlib) {
        auto inflated = inflate_zlib(stream, MaxUnpackedBytes);
        if (!inflated) {
            return tl::unexpected(inflated.error());
        }
        unpacked = std::move(*inflated);
        stream = unpacked;
    }
    ByteReader reader{stream};
    // Edges are rounded, not lengths, so that errors do not add up.
    std::uint64_t samples = 0;
    std::uint64_t at = 0;
    while (!reader.at_end()) {
        const std::size_t start = reader.offset();
        std::uint32_t length = reader.u8();
        if (length == 0) {
            length = reader.u32();
        }
        if (!reader.ok()) {
            return fail(ErrorCode::Truncated, start, "ends inside a pulse");
        }
        samples += length;
        const std::uint64_t edge = samples * TapeHz / rate_hz;
        pulses.add(edge - at, 1, first);
        first = Edge::Flip;
        at = edge;
        if (pulses.is_full()) {
            return fail(ErrorCode::TooLarge, start, "has more pulses than a tape may have");
        }
    }
    return {};
}

Result<Tape> parse_csw(std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    ByteReader reader{bytes};
    const auto magic = reader.take(Magic.size());
    if (!reader.ok() ||
        std::string_view(reinterpret_cast<const char*>(magic.data()), magic.size()) != Magic) {
        return fail(ErrorCode::BadSignature, 0, "does not begin as a CSW recording");
    }
    const std::uint8_t major = reader.u8();
    const std::uint8_t minor = reader.u8();
    std::uint32_t rate = 0;
    std::uint32_t count = 0;
    std::uint8_t type = 0;
    std::uint8_t flags = 0;
    if (major == 1) {
        rate = reader.u16();
        type = reader.u8();
        flags = reader.u8();
        reader.skip(3);
        if (reader.ok() && type != Plain) {
            return fail(ErrorCode::BadValue, RateOffset + 2, "compression other than 1");
        }
    } else if (major == 2) {
        rate = reader.u32();
        count = reader.u32();
        type = reader.u8();
        flags = reader.u8();
        const std::uint8_t extension = reader.u8();
        reader.skip(std::size_t{16} + extension);
    } else if (reader.ok()) {
        return fail(ErrorCode::Unsupported,
                    Magic.size(),
                    fmt::format("CSW version {}.{} is not supported", major, minor));
    }
    if (!reader.ok()) {
        return fail(ErrorCode::Truncated, bytes.size(), "ends inside its header");
    }
    const std::size_t start = reader.offset();
    PulseBuilder pulses;
    const Edge first = (flags & StartsHigh) != 0 ? Edge::High : Edge::Low;
    auto read = read_csw_pulses(reader.take(reader.remaining()), rate, type, first, pulses);
    if (!read) {
        return fail(read.error().code,
                    type == Zlib ? start : start + read.error().offset,
                    read.error().context);
    }
    Tape tape;
    PulseBlock block{std::move(pulses).take(), 0, true};
    std::uint64_t found = 0;
    for (const PulseRun& run : block.runs) {
        found += run.count;
    }
    if (block.runs.empty()) {
        return fail(ErrorCode::BadValue, start, "holds no pulses");
    }
    if (major == 2 && count != found && count != 0) {
        tape.warnings.push_back(
            fmt::format("has {} pulses, where its header says {}", found, count));
    }
    tape.blocks.emplace_back(std::move(block));
    return tape;
}

Result<std::vector<std::uint8_t>> write_csw(const Tape& tape) {
    const auto pulses = play_tape(tape);
    if (!pulses) {
        return tl::unexpected(pulses.error());
    }
    ByteWriter stream;
    std::uint64_t count = 0;
    for (const std::uint32_t length : pulses->lengths) {
        if (length >= 1 && length <= 255) {
            stream.u8(length);
        } else {
            stream.u8(0).u32(length);
        }
        ++count;
    }
    ByteWriter out;
    out.text(Magic).u8(2).u8(0).u32(TapeHz).u32(count).u8(Zlib);
    out.u8(pulses->starts_high ? StartsHigh : 0).u8(0).padded_text("Four Rivers", 16);
    out.bytes(deflate_zlib(stream.view()));
    return std::move(out).take();
}

} // namespace zx::loaders
