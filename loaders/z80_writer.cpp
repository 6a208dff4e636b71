#include <utility>

#include <fmt/format.h>

#include "base/byte_writer.hpp"
#include "base/bytes.hpp"
#include "loaders/model_memory.hpp"
#include "loaders/z80_parts.hpp"
#include "loaders/z80_snapshot.hpp"

namespace zx::loaders {

using namespace z80_parts;

namespace {

std::uint8_t page_of_bank(std::size_t bank, Model model) {
    if (pages_memory(model)) {
        return static_cast<std::uint8_t>(bank + 3);
    }
    return bank == 5 ? 8 : bank == 2 ? 4 : 5;
}

/// Returns the hardware mode of version 3, byte 34 of the header.
unsigned hardware_mode(Model model) {
    switch (model) { // no default: the compiler reports a model that is missing
    case Model::Spectrum16:
    case Model::Spectrum48: return 0;
    case Model::Spectrum128: return 4;
    case Model::SpectrumPlus2: return 12;
    case Model::SpectrumPlus2A: return 13;
    }
    return 0;
}

} // namespace

Result<std::vector<std::uint8_t>> write_z80(const Snapshot& snapshot) {
    const z80::Registers& r = snapshot.registers;
    const bool plus2a = snapshot.model == Model::SpectrumPlus2A;
    if (r.im > 2) {
        return fail(ErrorCode::BadValue, 0, "interrupt mode 3 does not exist");
    }
    ByteWriter out;
    out.u8(high(r.af)).u8(low(r.af)).u16(r.bc).u16(r.hl);
    out.u16(0); // version 2 or 3
    out.u16(r.sp).u8(r.i).u8(r.r & 0x7fU);
    out.u8(static_cast<unsigned>(r.r >> 7) | (snapshot.border & 7U) << 1);
    out.u16(r.de).u16(r.bc_alt).u16(r.de_alt).u16(r.hl_alt);
    out.u8(high(r.af_alt)).u8(low(r.af_alt)).u16(r.iy).u16(r.ix);
    out.u8(r.iff1 ? 1 : 0).u8(r.iff2 ? 1 : 0);
    const Joystick joystick = snapshot.joystick.value_or(Joystick::None);
    const unsigned stick = joystick == Joystick::Kempston    ? 1
                           : joystick == Joystick::Sinclair1 ? 3
                                                             : 0;
    out.u8(r.im | (snapshot.issue.value_or(3) == 2 ? 4U : 0U) | stick << 6);

    out.u16(plus2a ? Version3LongBytes : Version3Bytes);
    out.u16(wrap16(r.pc - (r.halted ? 1 : 0)));
    out.u8(hardware_mode(snapshot.model));
    out.u8(snapshot.port_7ffd.value_or(0)).u8(0);
    out.u8(snapshot.model == Model::Spectrum16 ? ModifyHardware : 0);
    const AyRegisters ay = snapshot.ay.value_or(AyRegisters{});
    out.u8(ay.selected).bytes(ay.values);
    const std::int32_t tstate = snapshot.frame_tstate.value_or(0);
    const std::int32_t quarter = tstates_per_frame(snapshot.model) / 4;
    out.u16(static_cast<std::uint32_t>(quarter - tstate % quarter - 1));
    out.u8(static_cast<std::uint32_t>((tstate / quarter + 3) % 4));
    out.fill(3).u8(0xff).u8(0xff); // no interface's ROM or RAM is paged in
    out.fill(LengthOffset + 2 + Version3Bytes - out.size());
    if (plus2a) {
        out.u8(snapshot.port_1ffd.value_or(0));
    }
    for (std::uint8_t page = 3; page <= 10; ++page) {
        const auto bank = bank_of_page(page, snapshot.model);
        if (!bank) {
            continue;
        }
        const auto& ram = snapshot.banks[*bank];
        if (!ram) {
            return fail(ErrorCode::BadValue, 0, fmt::format("RAM bank {} is missing", *bank));
        }
        const auto packed = pack(*ram);
        const bool smaller = packed.size() < BankBytes;
        out.u16(smaller ? packed.size() : NotPacked).u8(page_of_bank(*bank, snapshot.model));
        out.bytes(smaller ? Bytes(packed) : Bytes(*ram));
    }
    return std::move(out).take();
}

} // namespace zx::loaders
