#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/bytes.hpp"
#include "loaders/compression.hpp"
#include "loaders/csw.hpp"
#include "loaders/szx.hpp"
#include "loaders/szx_parts.hpp"
#include "loaders/tzx.hpp"

namespace zx::loaders {
namespace {

using namespace szx;

std::uint8_t number_of(Joystick joystick) {
    constexpr std::uint8_t Disabled = 8;
    const auto found = std::find(Joysticks9.begin(), Joysticks9.end(), joystick);
    return joystick == Joystick::None || found == Joysticks9.end()
               ? Disabled
               : static_cast<std::uint8_t>(found - Joysticks9.begin());
}

void add_chunk(ByteWriter& out, std::string_view id, const ByteWriter& data) {
    out.padded_text(id, 4).u32(data.size()).bytes(data.view());
}

void add_registers(ByteWriter& out, const Snapshot& snapshot) {
    const z80::Registers& r = snapshot.registers;
    ByteWriter data;
    for (const std::uint16_t pair : {r.af,
                                     r.bc,
                                     r.de,
                                     r.hl,
                                     r.af_alt,
                                     r.bc_alt,
                                     r.de_alt,
                                     r.hl_alt,
                                     r.ix,
                                     r.iy,
                                     r.sp,
                                     wrap16(r.pc - (r.halted ? 1 : 0))}) {
        data.u16(pair);
    }
    data.u8(r.i).u8(r.r).u8(r.iff1 ? 1 : 0).u8(r.iff2 ? 1 : 0).u8(r.im);
    data.u32(static_cast<std::uint32_t>(snapshot.frame_tstate.value_or(0))).u8(0);
    data.u8((r.interrupt_shadow ? 1U : 0U) | (r.halted ? 2U : 0U) | (r.q != 0 ? 4U : 0U));
    data.u16(r.wz);
    add_chunk(out, "Z80R", data);
}

/// Returns true if the blocks that are read again are the same, so that the position fits.
bool add_tape(ByteWriter& out, const SnapshotTape& held) {
    auto file = write_tzx(*held.tape);
    std::string_view extension = "tzx";
    const auto gives_same = [&](const Result<Tape>& again) {
        return again && again->blocks == held.tape->blocks;
    };
    bool exact = file && gives_same(parse_tzx(*file));
    if (!exact) {
        auto recording = write_csw(*held.tape);
        if (recording && gives_same(parse_csw(*recording))) {
            file = std::move(recording);
            extension = "csw";
            exact = true;
        }
    }
    if (!file) {
        return false;
    }
    const auto packed = deflate_zlib(*file);
    ByteWriter data;
    data.u16(std::min<std::uint64_t>(held.block, 0xffff)).u16(Embedded | PackedTape);
    data.u32(file->size()).u32(packed.size()).padded_text(extension, 16).bytes(packed);
    add_chunk(out, "TAPE", data);
    return exact;
}

/// The private data is in the creator's chunk, which every program skips.
void add_creator(ByteWriter& out, const Snapshot& snapshot, bool exact) {
    ByteWriter creator;
    creator.padded_text("Four Rivers", 32).u16(0).u16(0);
    if (snapshot.extras) {
        const auto position = exact ? snapshot.tape->position : std::nullopt;
        creator.text("FRIV");
        write_private(creator, {*snapshot.extras, position});
    }
    add_chunk(out, "CRTR", creator);
}

} // namespace

Result<std::vector<std::uint8_t>> write_szx(const Snapshot& snapshot) {
    if (snapshot.registers.im > 2) {
        return fail(ErrorCode::BadValue, 0, "interrupt mode 3 does not exist");
    }
    ByteWriter out;
    out.text(Magic).u8(1).u8(5).u8(static_cast<std::uint8_t>(snapshot.model));
    out.u8(snapshot.late_ula.value_or(false) ? 1 : 0);
    ByteWriter tape;
    const bool exact = snapshot.tape && snapshot.tape->tape && add_tape(tape, *snapshot.tape);
    add_creator(out, snapshot, exact);
    add_registers(out, snapshot);
    ByteWriter ports;
    ports.u8(snapshot.border & 7U).u8(snapshot.port_7ffd.value_or(0));
    ports.u8(snapshot.port_1ffd.value_or(0)).u8(snapshot.ula_port.value_or(snapshot.border));
    add_chunk(out, "SPCR", ports.u32(0));
    if (snapshot.ay) {
        ByteWriter sound;
        sound.u8(0).u8(snapshot.ay->selected).bytes(snapshot.ay->values);
        add_chunk(out, "AY", sound);
    }
    const std::uint8_t stick = number_of(snapshot.joystick.value_or(Joystick::None));
    ByteWriter keyboard;
    keyboard.u32(snapshot.issue.value_or(3) == 2 ? 1 : 0).u8(stick);
    add_chunk(out, "KEYB", keyboard);
    ByteWriter joystick;
    add_chunk(out, "JOY", joystick.u32(0).u8(stick).u8(8));
    if (snapshot.mouse.value_or(false)) {
        ByteWriter mouse;
        add_chunk(out, "AMXM", mouse.u8(2).fill(6));
    }
    if (snapshot.printer) {
        ByteWriter printer;
        add_chunk(out, "ZXPR", printer.u16(*snapshot.printer ? PrinterOn : 0));
    }
    for (std::size_t bank = 0; bank < snapshot.banks.size(); ++bank) {
        if (!has_bank(snapshot.model, bank)) {
            continue;
        }
        if (!snapshot.banks[bank]) {
            return fail(ErrorCode::BadValue, 0, fmt::format("RAM bank {} is missing", bank));
        }
        ByteWriter page;
        page.u16(Packed).u8(bank).bytes(deflate_zlib(*snapshot.banks[bank]));
        add_chunk(out, "RAMP", page);
    }
    out.bytes(tape.view());
    return std::move(out).take();
}

} // namespace zx::loaders
