#include "loaders/z80_snapshot.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "base/bytes.hpp"
#include "loaders/model_memory.hpp"
#include "loaders/z80_parts.hpp"

namespace zx::loaders {

using namespace z80_parts;

namespace {

struct Hardware {
    Model model = Model::Spectrum48;
    /// What the file's machine has and ours has not; empty if nothing.
    std::string_view without = {};
    /// Not null: the machine is not supported.
    const char* refused = nullptr;
};

/// The hardware modes of versions 2 and 3. `modified` is bit 7 of byte 37.
std::optional<Hardware> hardware_of(std::uint8_t mode, bool version2, bool modified) {
    using enum Model;
    const Model small = modified ? Spectrum16 : Spectrum48;
    const Model large = modified ? SpectrumPlus2 : Spectrum128;
    const Model largest = SpectrumPlus2A;
    constexpr std::string_view Interface1 = "Interface 1";
    constexpr std::string_view Mgt = "MGT interface";
    switch (mode) {
    case 0: return Hardware{small};
    case 1: return Hardware{small, Interface1};
    case 2: return Hardware{small, "SamRam"};
    case 3: return version2 ? Hardware{large} : Hardware{small, Mgt};
    case 4: return version2 ? Hardware{large, Interface1} : Hardware{large};
    case 5: return version2 ? std::nullopt : std::optional(Hardware{large, Interface1});
    case 6: return version2 ? std::nullopt : std::optional(Hardware{large, Mgt});
    case 7:
    case 8: return modified ? Hardware{largest} : Hardware{largest, "disk drive"};
    case 9: return Hardware{Spectrum128, {}, "a Pentagon"};
    case 10: return Hardware{Spectrum128, {}, "a Scorpion"};
    case 11: return Hardware{Spectrum48, {}, "a Didaktik Kompakt"};
    case 12: return Hardware{SpectrumPlus2};
    case 13: return Hardware{largest};
    case 14: return Hardware{Spectrum48, {}, "a Timex TC2048"};
    case 15: return Hardware{Spectrum48, {}, "a Timex TC2068"};
    case 128: return Hardware{Spectrum48, {}, "a Timex TS2068"};
    default: return std::nullopt;
    }
}

bool is_rom_page(std::uint8_t page) {
    return page <= 2 || page == 11;
}

/// Reads the first 30 bytes. Returns byte 12 as Lunter defines it.
std::uint8_t read_header(ByteReader& reader, Snapshot& snapshot) {
    z80::Registers& r = snapshot.registers;
    const std::uint8_t a = reader.u8();
    r.af = word(a, reader.u8());
    r.bc = reader.u16();
    r.hl = reader.u16();
    r.pc = reader.u16();
    r.sp = reader.u16();
    r.i = reader.u8();
    const std::uint8_t low_r = reader.u8();
    std::uint8_t flags = reader.u8();
    flags = flags == 255 ? std::uint8_t{1} : flags;
    r.r = static_cast<std::uint8_t>((low_r & 0x7f) | (flags & 1) << 7);
    snapshot.border = flags >> 1 & 7;
    r.de = reader.u16();
    r.bc_alt = reader.u16();
    r.de_alt = reader.u16();
    r.hl_alt = reader.u16();
    const std::uint8_t a_alt = reader.u8();
    r.af_alt = word(a_alt, reader.u8());
    r.iy = reader.u16();
    r.ix = reader.u16();
    r.iff1 = reader.u8() != 0;
    r.iff2 = reader.u8() != 0;
    const std::uint8_t modes = reader.u8();
    r.im = modes & 3;
    snapshot.issue = (modes & 4) != 0 ? std::uint8_t{2} : std::uint8_t{3};
    return flags;
}

tl::unexpected<Error> moved(const Error& error, std::size_t offset, const std::string& where) {
    return fail(error.code, error.offset + offset, where + error.context);
}

Result<Snapshot> parse_version1(Bytes bytes, bool packed, Snapshot snapshot) {
    constexpr std::array<std::uint8_t, 4> End{0, Mark, Mark, 0};
    constexpr std::array<std::size_t, 3> BankOrder{5, 2, 0};
    const Bytes body = bytes.subspan(Z80HeaderBytes);
    std::vector<std::uint8_t> ram(BankOrder.size() * BankBytes);
    std::size_t used = ram.size();
    if (packed) {
        const auto expanded = expand(body, ram.size(), ram.data());
        if (!expanded) {
            return moved(expanded.error(), Z80HeaderBytes, "the packed memory ");
        }
        used = *expanded;
        const Bytes rest = body.subspan(used);
        if (rest.size() >= End.size() && std::ranges::equal(rest.first(End.size()), End)) {
            used += End.size();
        } else {
            snapshot.warnings.push_back("the mark after the packed memory is missing");
        }
    } else if (body.size() < ram.size()) {
        return fail(ErrorCode::Truncated,
                    bytes.size(),
                    fmt::format("ends {} bytes early", ram.size() - body.size()));
    } else {
        std::copy_n(body.begin(), ram.size(), ram.begin());
    }
    if (used < body.size()) {
        snapshot.warnings.push_back(
            fmt::format("{} bytes after the memory ignored", body.size() - used));
    }
    for (std::size_t i = 0; i < BankOrder.size(); ++i) {
        std::copy_n(
            ram.data() + i * BankBytes, BankBytes, snapshot.banks[BankOrder[i]].emplace().begin());
    }
    return snapshot;
}

/// Reads the extra header of versions 2 and 3, after its length.
Result<void> read_extra(ByteReader& reader, std::uint16_t length, Snapshot& snapshot) {
    const std::size_t start = reader.offset();
    snapshot.registers.pc = reader.u16();
    const std::uint8_t mode = reader.u8();
    const std::uint8_t port_7ffd = reader.u8();
    reader.skip(1); // Interface 1 paged, or a Timex port
    const std::uint8_t flags = reader.u8();
    AyRegisters ay;
    ay.selected = reader.u8() & 0x0f;
    std::ranges::copy(reader.take(ay.values.size()), ay.values.begin());
    const auto hardware = hardware_of(mode, length == Version2Bytes, (flags & ModifyHardware) != 0);
    if (!hardware) {
        return fail(ErrorCode::BadValue,
                    HardwareOffset,
                    fmt::format("hardware number {} does not exist", mode));
    }
    if (hardware->refused != nullptr) {
        return fail(ErrorCode::Unsupported,
                    HardwareOffset,
                    std::string("a snapshot of ") + hardware->refused + ", which is not supported");
    }
    if (!hardware->without.empty()) {
        snapshot.warnings.push_back("the machine had a " + std::string(hardware->without) +
                                    ", which is left out");
    }
    snapshot.model = hardware->model;
    if (pages_memory(snapshot.model)) {
        snapshot.port_7ffd = port_7ffd;
        snapshot.ay = ay;
    }
    if (length != Version2Bytes) {
        const std::int32_t quarter = tstates_per_frame(snapshot.model) / 4;
        const std::int32_t low_counter = reader.u16();
        const std::int32_t high_counter = reader.u8();
        const std::int32_t tstate = ((high_counter + 1) % 4 + 1) * quarter - (low_counter + 1);
        snapshot.frame_tstate =
            tstate >= 0 && tstate < tstates_per_frame(snapshot.model) ? tstate : 0;
    }
    reader.skip(start + length - reader.offset() - (length == Version3LongBytes ? 1U : 0U));
    if (length == Version3LongBytes) {
        const std::uint8_t port_1ffd = reader.u8();
        if (snapshot.model == Model::SpectrumPlus2A) {
            snapshot.port_1ffd = port_1ffd;
        }
    } else if (snapshot.model == Model::SpectrumPlus2A) {
        snapshot.port_1ffd = std::uint8_t{0};
    }
    return {};
}

/// True if programs for a Spectrum emulator's other levels (SLT) follow.
bool is_slt(Bytes rest) {
    constexpr std::array<std::uint8_t, 6> Slt{0, 0, 0, 'S', 'L', 'T'};
    return rest.size() >= Slt.size() && std::ranges::equal(rest.first(Slt.size()), Slt);
}

Result<void> read_blocks(Bytes bytes, ByteReader& reader, Snapshot& snapshot) {
    std::bitset<256> seen;
    while (!reader.at_end()) {
        const std::size_t start = reader.offset();
        if (is_slt(bytes.subspan(start))) {
            snapshot.warnings.push_back("the SLT part after the memory is left out");
            break;
        }
        const std::uint16_t length = reader.u16();
        const std::uint8_t page = reader.u8();
        const Bytes data = reader.take(length == NotPacked ? BankBytes : length);
        if (!reader.ok()) {
            return fail(ErrorCode::Truncated, start, "the file ends inside a block of memory");
        }
        const std::string where = fmt::format("page {} ", page);
        const auto bank = bank_of_page(page, snapshot.model);
        if (!bank && !is_rom_page(page)) {
            return fail(ErrorCode::BadValue, start, where + "does not exist on this machine");
        }
        if (seen[page]) {
            return fail(ErrorCode::BadValue, start, where + "is stored twice");
        }
        seen.set(page);
        if (!bank) {
            snapshot.warnings.push_back("a ROM in the file is left out");
            continue;
        }
        RamBank& ram = snapshot.banks[*bank].emplace();
        if (length == NotPacked) {
            std::ranges::copy(data, ram.begin());
            continue;
        }
        const auto used = expand(data, BankBytes, ram.data());
        if (!used) {
            return moved(used.error(), start + 3, where);
        }
        if (*used != data.size()) {
            return fail(
                ErrorCode::BadValue, start + 3 + *used, where + "unpacks to too many bytes");
        }
    }
    return {};
}

/// Fills the model's banks that the file does not have with zeros.
void complete_banks(Snapshot& snapshot) {
    for (std::uint8_t page = 3; page <= 10; ++page) {
        const auto bank = bank_of_page(page, snapshot.model);
        if (bank && !snapshot.banks[*bank]) {
            snapshot.banks[*bank].emplace().fill(0);
            snapshot.warnings.push_back(
                fmt::format("page {} is missing, and is taken as zeros", page));
        }
    }
}

} // namespace

Likeness sniff_z80(Bytes bytes) {
    ByteReader reader{bytes};
    reader.skip(6);
    const bool has_extra = reader.u16() == 0;
    reader.skip(LengthOffset - reader.offset());
    const std::uint16_t length = reader.u16();
    if (!reader.ok() || !has_extra ||
        (length != Version2Bytes && length != Version3Bytes && length != Version3LongBytes)) {
        return Likeness::None;
    }
    reader.skip(length);
    while (reader.ok() && !reader.at_end() && !is_slt(bytes.subspan(reader.offset()))) {
        const std::uint16_t block = reader.u16();
        if (reader.u8() > 11) {
            return Likeness::None;
        }
        reader.skip(block == NotPacked ? BankBytes : block);
    }
    return reader.ok() && bytes.size() > std::size_t{LengthOffset} + 2 + length
               ? Likeness::Signature
               : Likeness::None;
}

Result<Snapshot> parse_z80(Bytes bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    if (bytes.size() < Z80HeaderBytes) {
        return fail(ErrorCode::Truncated, bytes.size(), "too short for a Z80 snapshot");
    }
    ByteReader reader{bytes};
    Snapshot snapshot;
    const std::uint8_t flags = read_header(reader, snapshot);
    if (snapshot.registers.im > 2) {
        return fail(ErrorCode::BadValue, ImOffset, "interrupt mode 3 does not exist");
    }
    if (snapshot.registers.pc != 0) {
        return parse_version1(bytes, (flags & 0x20) != 0, std::move(snapshot));
    }
    const std::uint16_t length = reader.u16();
    if (length != Version2Bytes && length != Version3Bytes && length != Version3LongBytes) {
        return reader.ok()
                   ? fail(ErrorCode::BadValue,
                          LengthOffset,
                          fmt::format(
                              "an extra header of {} bytes belongs to no version of the format",
                              length))
                   : fail(ErrorCode::Truncated, bytes.size(), "ends inside its header");
    }
    if (reader.remaining() < length) {
        return fail(ErrorCode::Truncated, bytes.size(), "ends inside its header");
    }
    if (auto read = read_extra(reader, length, snapshot); !read) {
        return tl::unexpected(read.error());
    }
    if (auto read = read_blocks(bytes, reader, snapshot); !read) {
        return tl::unexpected(read.error());
    }
    complete_banks(snapshot);
    return snapshot;
}

} // namespace zx::loaders
