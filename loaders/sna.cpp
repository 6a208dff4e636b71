#include "loaders/sna.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "base/bytes.hpp"

namespace zx::loaders {
namespace {

constexpr std::size_t HeaderSize = 27;
constexpr std::size_t SpOffset = 23;
constexpr std::size_t ImOffset = 25;
constexpr std::size_t PortOffset = Sna48Bytes + 2;
constexpr std::uint8_t Iff2Bit = 0x04;
constexpr std::uint16_t RamStart = 0x4000;
/// 128K bank numbers in the order of a 48K's address space from 0x4000.
constexpr std::array<std::size_t, 3> BankOrder{5, 2, 0};

/// True if a word at this address is completely in RAM. At 0xffff its high byte would be in the
/// ROM.
bool holds_a_word(std::uint16_t address) {
    return address >= RamStart && address <= 0xfffe;
}

std::string hex4(std::uint16_t value) {
    constexpr const char* Digits = "0123456789abcdef";
    std::string text = "0x";
    for (int shift = 12; shift >= 0; shift -= 4) {
        text += Digits[(value >> shift) & 0xf];
    }
    return text;
}

tl::unexpected<Error> wrong_size(std::size_t size) {
    if (size == 0) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    return fail(
        ErrorCode::WrongSize,
        0,
        fmt::format("has {} bytes, where an SNA snapshot has 49179 (128K: 131103 or 147487)",
                    size));
}

z80::Registers read_registers(ByteReader& reader) {
    z80::Registers registers;
    registers.i = reader.u8();
    registers.hl_alt = reader.u16();
    registers.de_alt = reader.u16();
    registers.bc_alt = reader.u16();
    registers.af_alt = reader.u16();
    registers.hl = reader.u16();
    registers.de = reader.u16();
    registers.bc = reader.u16();
    registers.iy = reader.u16();
    registers.ix = reader.u16();
    registers.iff2 = (reader.u8() & Iff2Bit) != 0;
    registers.iff1 = registers.iff2;
    registers.r = reader.u8();
    registers.af = reader.u16();
    registers.sp = reader.u16();
    registers.im = reader.u8();
    return registers;
}

void write_registers(ByteWriter& out, const z80::Registers& registers) {
    out.u8(registers.i);
    for (const std::uint16_t pair : {registers.hl_alt,
                                     registers.de_alt,
                                     registers.bc_alt,
                                     registers.af_alt,
                                     registers.hl,
                                     registers.de,
                                     registers.bc,
                                     registers.iy,
                                     registers.ix}) {
        out.u16(pair);
    }
    out.u8(registers.iff2 ? Iff2Bit : 0).u8(registers.r);
    out.u16(registers.af).u16(registers.sp).u8(registers.im);
}

/// The banks of the 128K part in the file's order: all except 5, 2 and the one in the 48K part.
bool follows(std::uint8_t bank, std::uint8_t paged) {
    return bank != 5 && bank != 2 && bank != paged;
}

std::size_t size_with(std::uint8_t paged) {
    return paged == 5 || paged == 2 ? Sna128LongBytes : Sna128Bytes;
}

/// Reads the part after the 48K part, where the reader must be. The bank that was paged in is in
/// slot 0.
Result<void> read_128(ByteReader& reader, std::size_t size, Snapshot& snapshot) {
    snapshot.model = Model::Spectrum128;
    snapshot.registers.pc = reader.u16();
    const std::uint8_t port_7ffd = reader.u8();
    snapshot.port_7ffd = port_7ffd;
    if (reader.u8() != 0) {
        snapshot.warnings.push_back("TR-DOS was paged in, and is left out");
    }
    const std::uint8_t paged = port_7ffd & 7;
    if (size != size_with(paged)) {
        return fail(ErrorCode::WrongSize,
                    PortOffset,
                    fmt::format("bank {} is paged in, so that it should have {} bytes",
                                paged,
                                size_with(paged)));
    }
    if (paged != 0) {
        if ((paged == 5 || paged == 2) && snapshot.banks[0] != snapshot.banks[paged]) {
            snapshot.warnings.push_back(
                fmt::format("two copies of bank {} differ; the first is taken", paged));
        } else if (paged != 5 && paged != 2) {
            snapshot.banks[paged] = snapshot.banks[0];
        }
        snapshot.banks[0].reset();
    }
    for (std::uint8_t bank = 0; bank < 8; ++bank) {
        if (follows(bank, paged)) {
            std::ranges::copy(reader.take(std::tuple_size_v<RamBank>),
                              snapshot.banks[bank].emplace().begin());
        }
    }
    return {};
}

Result<std::vector<std::uint8_t>> write_128(const Snapshot& snapshot) {
    if (snapshot.port_1ffd) {
        return fail(ErrorCode::Unsupported, 0, "SNA has no place for a +2A's paging");
    }
    const std::uint8_t port_7ffd = snapshot.port_7ffd.value_or(0);
    const std::uint8_t paged = port_7ffd & 7;
    ByteWriter out;
    write_registers(out, snapshot.registers);
    out.u8(snapshot.border & 7U);
    const auto add = [&](std::uint8_t bank) {
        const auto& ram = snapshot.banks[bank];
        if (ram) {
            out.bytes(*ram);
        }
        return ram.has_value();
    };
    bool whole = add(5) && add(2) && add(paged);
    out.u16(wrap16(snapshot.registers.pc - (snapshot.registers.halted ? 1 : 0)));
    out.u8(port_7ffd).u8(0);
    for (std::uint8_t bank = 0; bank < 8; ++bank) {
        whole = (!follows(bank, paged) || add(bank)) && whole;
    }
    if (!whole) {
        return fail(ErrorCode::BadValue, 0, "a RAM bank is missing");
    }
    return std::move(out).take();
}

} // namespace

bool sniff_sna(std::span<const std::uint8_t> bytes) {
    return bytes.size() == Sna48Bytes || bytes.size() == Sna128Bytes ||
           bytes.size() == Sna128LongBytes;
}

Result<Snapshot> parse_sna(std::span<const std::uint8_t> bytes) {
    if (!sniff_sna(bytes)) {
        return wrong_size(bytes.size());
    }
    ByteReader reader{bytes};
    Snapshot snapshot;
    z80::Registers& registers = snapshot.registers;
    registers = read_registers(reader);
    const std::uint8_t border = reader.u8();
    snapshot.border = border & 7;
    if (border > 7) {
        snapshot.warnings.push_back(
            fmt::format("border colour {} taken as {}", border, snapshot.border));
    }
    if (registers.im > 2) {
        return fail(ErrorCode::BadValue,
                    ImOffset,
                    fmt::format("interrupt mode {} does not exist", registers.im));
    }
    const bool is_48k = bytes.size() == Sna48Bytes;
    if (is_48k && !holds_a_word(registers.sp)) {
        return fail(ErrorCode::BadValue,
                    SpOffset,
                    "stack pointer " + hex4(registers.sp) + " is outside RAM, so PC is lost");
    }
    for (const std::size_t bank : BankOrder) {
        std::ranges::copy(reader.take(std::tuple_size_v<RamBank>),
                          snapshot.banks[bank].emplace().begin());
    }
    if (!is_48k) {
        return read_128(reader, bytes.size(), snapshot).map([&] { return std::move(snapshot); });
    }
    const auto stack = bytes.subspan(HeaderSize + registers.sp - RamStart, 2);
    registers.pc = word(stack[1], stack[0]);
    registers.sp = wrap16(registers.sp + 2);
    return snapshot;
}

Result<std::vector<std::uint8_t>> write_sna(const Snapshot& snapshot) {
    const bool is_16k = snapshot.model == Model::Spectrum16;
    z80::Registers registers = snapshot.registers;
    registers.sp = wrap16(registers.sp - 2);
    if (snapshot.port_7ffd && registers.im <= 2) {
        return write_128(snapshot);
    }
    if (!holds_a_word(registers.sp) || (is_16k && registers.sp > 0x7ffe)) {
        return fail(ErrorCode::BadValue,
                    0,
                    "SNA keeps PC on the stack, but the stack pointer " +
                        hex4(snapshot.registers.sp) + " leaves no room in RAM");
    }
    if (registers.im > 2) {
        return fail(
            ErrorCode::BadValue, 0, fmt::format("interrupt mode {} does not exist", registers.im));
    }
    ByteWriter out;
    write_registers(out, registers);
    out.u8(snapshot.border & 7U);
    for (const std::size_t bank : BankOrder) {
        if (const auto& ram = snapshot.banks[bank]) {
            out.bytes(*ram);
        } else if (is_16k && bank != BankOrder.front()) {
            out.fill(std::tuple_size_v<RamBank>, 0xff);
        } else {
            return fail(ErrorCode::BadValue, 0, fmt::format("RAM bank {} is missing", bank));
        }
    }
    std::vector<std::uint8_t> bytes = std::move(out).take();
    const std::uint16_t pc = wrap16(registers.pc - (registers.halted ? 1 : 0));
    const std::size_t stack = HeaderSize + registers.sp - RamStart;
    bytes[stack] = low(pc);
    bytes[stack + 1] = high(pc);
    return bytes;
}

} // namespace zx::loaders
