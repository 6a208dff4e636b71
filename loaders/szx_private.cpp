#include "base/byte_reader.hpp"
#include "loaders/szx_parts.hpp"

namespace zx::loaders::szx {
namespace {

constexpr std::uint8_t WithoutPrinter = 2;
constexpr std::uint8_t NewestVersion = 3;
constexpr std::size_t MostNumbers = 64;

std::int64_t read_i64(ByteReader& in) {
    const std::uint64_t low_half = in.u32();
    return static_cast<std::int64_t>(low_half | std::uint64_t{in.u32()} << 32);
}

/// False if the position has a phase that does not exist.
bool read_position(ByteReader& in, TapePosition& position) {
    position.block = static_cast<std::uint64_t>(read_i64(in));
    const std::uint8_t phase = in.u8();
    position.phase = static_cast<TapePosition::Phase>(phase);
    position.pulses_left = in.u32();
    position.byte = static_cast<std::uint64_t>(read_i64(in));
    position.bit = in.u32();
    position.next_edge = read_i64(in);
    const std::uint8_t flags = in.u8();
    position.playing = (flags & 1) != 0;
    position.high = (flags & 2) != 0;
    position.hold = (flags & 4) != 0;
    position.stopped_itself = (flags & 8) != 0;
    position.loop_block = in.u32();
    position.loops_left = in.u32();
    position.call_block = in.u32();
    position.calls_begun = in.u32();
    return phase <= static_cast<std::uint8_t>(TapePosition::Phase::Pulses);
}

void write_position(ByteWriter& out, const TapePosition& at) {
    out.u64(at.block).u8(static_cast<std::uint8_t>(at.phase)).u32(at.pulses_left);
    out.u64(at.byte).u32(at.bit).u64(static_cast<std::uint64_t>(at.next_edge));
    out.u8((at.playing ? 1U : 0U) | (at.high ? 2U : 0U) | (at.hold ? 4U : 0U) |
           (at.stopped_itself ? 8U : 0U));
    out.u32(at.loop_block).u32(at.loops_left).u32(at.call_block).u32(at.calls_begun);
}

std::vector<std::uint32_t> read_numbers(ByteReader& in) {
    std::vector<std::uint32_t> numbers;
    const std::size_t count = in.u8();
    for (std::size_t i = 0; i < count && i < MostNumbers; ++i) {
        numbers.push_back(in.u32());
    }
    return numbers;
}

void write_numbers(ByteWriter& out, const std::vector<std::uint32_t>& numbers) {
    out.u8(numbers.size());
    for (const std::uint32_t number : numbers) {
        out.u32(number);
    }
}

void read_second_version(ByteReader& in, SnapshotExtras& extras) {
    extras.latch = in.u8();
    extras.latch_tstate = static_cast<std::int32_t>(in.u32());
    extras.mouse_x = in.u8();
    extras.mouse_y = in.u8();
    extras.mouse_buttons = in.u8() & 3;
    extras.ay_numbers = read_numbers(in);
}

} // namespace

Result<PrivateData> read_private(std::span<const std::uint8_t> bytes) {
    ByteReader in{bytes};
    const std::uint8_t version = in.u8();
    if (version < 1 || version > NewestVersion) {
        return fail(ErrorCode::Unsupported, 0, "private data of another version");
    }
    PrivateData data;
    SnapshotExtras& extras = data.extras;
    extras.q = in.u8();
    extras.loaded_iff2 = in.u8() != 0;
    extras.prefix = in.u8();
    extras.frames = read_i64(in);
    extras.deck_flags = in.u8();
    extras.ear_reads = static_cast<std::int32_t>(in.u32() & 0x7fff'ffff);
    extras.asking_frames = in.u8();
    extras.idle_frames = in.u8();
    const bool has_position = in.u8() != 0;
    TapePosition position;
    const bool possible = read_position(in, position);
    if (has_position) {
        data.position = position;
    }
    if (version >= 2) {
        read_second_version(in, extras);
    }
    if (version > WithoutPrinter) {
        extras.printer_numbers = read_numbers(in);
    }
    const bool prefix = extras.prefix == 0 || extras.prefix == 0xdd || extras.prefix == 0xfd;
    if (!in.ok() || !in.at_end() || !possible || !prefix || extras.frames < 0) {
        return fail(ErrorCode::BadValue, 0, "is damaged");
    }
    return data;
}

void write_private(ByteWriter& out, const PrivateData& data) {
    const SnapshotExtras& extras = data.extras;
    const bool printer = !extras.printer_numbers.empty();
    out.u8(printer ? NewestVersion : WithoutPrinter);
    out.u8(extras.q).u8(extras.loaded_iff2 ? 1 : 0).u8(extras.prefix);
    out.u64(static_cast<std::uint64_t>(extras.frames)).u8(extras.deck_flags);
    out.u32(static_cast<std::uint32_t>(extras.ear_reads));
    out.u8(extras.asking_frames).u8(extras.idle_frames).u8(data.position ? 1 : 0);
    write_position(out, data.position.value_or(TapePosition{}));
    out.u8(extras.latch).u32(static_cast<std::uint32_t>(extras.latch_tstate));
    out.u8(extras.mouse_x).u8(extras.mouse_y).u8(extras.mouse_buttons);
    write_numbers(out, extras.ay_numbers);
    if (printer) {
        write_numbers(out, extras.printer_numbers);
    }
}

} // namespace zx::loaders::szx
