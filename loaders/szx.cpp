#include "loaders/szx.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "base/bytes.hpp"
#include "loaders/compression.hpp"
#include "loaders/csw.hpp"
#include "loaders/model_memory.hpp"
#include "loaders/tap.hpp"
#include "loaders/tzx.hpp"

namespace zx::loaders {
namespace {

using Bytes = std::span<const std::uint8_t>;
using std::to_string;

constexpr std::string_view Magic = "ZXST";
constexpr std::size_t MachineOffset = 6;
constexpr std::size_t BankBytes = std::tuple_size_v<RamBank>;
constexpr std::size_t MaxTapeBytes = std::size_t{64} * 1024 * 1024;
constexpr std::size_t MaxWarnings = 20;
constexpr std::uint16_t Embedded = 1;
constexpr std::uint16_t Packed = 1;     // of RAMP
constexpr std::uint16_t PackedTape = 2; // of TAPE
constexpr std::uint8_t PrivateVersion = 1;

/// The joysticks by their numbers in KEYB and JOY.
constexpr std::array<Joystick, 9> Joysticks9{Joystick::Kempston,
                                             Joystick::None, // Fuller
                                             Joystick::Cursor,
                                             Joystick::Sinclair1,
                                             Joystick::Sinclair2,
                                             Joystick::None, // Spectrum+
                                             Joystick::None, // Timex
                                             Joystick::None, // Timex
                                             Joystick::None};

std::uint8_t number_of(Joystick joystick) {
    for (std::uint8_t i = 0; i < Joysticks9.size(); ++i) {
        if (joystick != Joystick::None && Joysticks9[i] == joystick) {
            return i;
        }
    }
    return 8;
}

class Parser {
  public:
    explicit Parser(Bytes bytes) : bytes_(bytes), reader_(bytes) {}

    Result<Snapshot> parse() {
        if (auto read = read_header(); !read) {
            return tl::unexpected(read.error());
        }
        while (!reader_.at_end()) {
            const std::size_t start = reader_.offset();
            const Bytes id = reader_.take(4);
            const std::size_t size = reader_.u32();
            at_ = reader_.offset();
            const Bytes data = reader_.take(size);
            name_.clear();
            for (const std::uint8_t letter : id) {
                name_ += letter >= ' ' && letter < 0x7f ? static_cast<char>(letter) : '?';
            }
            if (!reader_.ok()) {
                return fail(ErrorCode::Truncated, start, "chunk " + name_ + " ends early");
            }
            if (auto read = chunk(id, data); !read) {
                return fail(read.error().code,
                            read.error().offset,
                            "chunk " + name_ + " " + read.error().context);
            }
        }
        return finish();
    }

  private:
    Result<void> read_header() {
        const Bytes magic = reader_.take(Magic.size());
        if (!reader_.ok() || !std::ranges::equal(magic, Magic, {}, {}, [](char letter) {
                return static_cast<std::uint8_t>(letter);
            })) {
            return fail(ErrorCode::BadSignature, 0, "does not begin as an SZX snapshot");
        }
        const std::uint8_t major = reader_.u8();
        minor_ = reader_.u8();
        const std::uint8_t machine = reader_.u8();
        const std::uint8_t flags = reader_.u8();
        if (!reader_.ok()) {
            return fail(ErrorCode::Truncated, bytes_.size(), "ends inside its header");
        }
        if (major != 1) {
            return fail(ErrorCode::Unsupported,
                        Magic.size(),
                        "SZX version " + to_string(major) + "." + to_string(minor_) +
                            " is not supported");
        }
        constexpr std::array Models{Model::Spectrum16,
                                    Model::Spectrum48,
                                    Model::Spectrum128,
                                    Model::SpectrumPlus2,
                                    Model::SpectrumPlus2A,
                                    Model::SpectrumPlus2A,
                                    Model::SpectrumPlus2A};
        constexpr std::size_t Plus3 = 5;
        constexpr std::uint8_t HighestKnown = 16;
        if (machine >= Models.size()) {
            return machine <= HighestKnown
                       ? fail(ErrorCode::Unsupported,
                              MachineOffset,
                              "a snapshot of a machine that is not supported (number " +
                                  to_string(machine) + ")")
                       : fail(ErrorCode::BadValue,
                              MachineOffset,
                              "machine number " + to_string(machine) + " does not exist");
        }
        snapshot_.model = Models[machine];
        snapshot_.late_ula = (flags & 1) != 0;
        if (machine >= Plus3) {
            warn("the machine had a disk drive, which is left out");
        }
        return {};
    }

    void warn(std::string text) {
        if (snapshot_.warnings.size() < MaxWarnings) {
            snapshot_.warnings.push_back(std::move(text));
        }
    }
    [[nodiscard]] tl::unexpected<Error> wrong_size(std::size_t size) const {
        return fail(ErrorCode::WrongSize, at_, "has " + to_string(size) + " bytes");
    }

    Result<void> chunk(Bytes id, Bytes data) {
        const auto is = [id](std::string_view name) {
            return std::ranges::equal(
                id, name, {}, {}, [](char letter) { return static_cast<std::uint8_t>(letter); });
        };
        ByteReader in{data};
        if (is("Z80R")) {
            return data.size() == 37 ? registers(in) : wrong_size(data.size());
        }
        if (is("SPCR")) {
            return data.size() == 8 ? ports(in) : wrong_size(data.size());
        }
        if (is("RAMP")) {
            return data.size() >= 3 ? ram(in) : wrong_size(data.size());
        }
        if (is(std::string_view("AY\0\0", 4))) {
            return data.size() == 18 ? sound(in) : wrong_size(data.size());
        }
        if (is("KEYB")) {
            return data.size() == 4 || data.size() == 5 ? keyboard(in, data.size() == 5)
                                                        : wrong_size(data.size());
        }
        if (is(std::string_view("JOY\0", 4))) {
            return data.size() == 6 ? joystick(in) : wrong_size(data.size());
        }
        if (is("AMXM")) {
            return data.size() == 7 ? mouse(in) : wrong_size(data.size());
        }
        if (is("TAPE")) {
            return tape(in);
        }
        if (is("FRIV")) {
            return extras(in);
        }
        if (!is("CRTR") && !is("ZXPR") && !is("PLTT")) {
            warn("chunk " + name_ + " is left out");
        }
        return {};
    }

    Result<void> registers(ByteReader& in) {
        z80::Registers& r = snapshot_.registers;
        for (std::uint16_t* const pair : {&r.af,
                                          &r.bc,
                                          &r.de,
                                          &r.hl,
                                          &r.af_alt,
                                          &r.bc_alt,
                                          &r.de_alt,
                                          &r.hl_alt,
                                          &r.ix,
                                          &r.iy,
                                          &r.sp,
                                          &r.pc}) {
            *pair = in.u16();
        }
        r.i = in.u8();
        r.r = in.u8();
        r.iff1 = in.u8() != 0;
        r.iff2 = in.u8() != 0;
        r.im = in.u8();
        const std::uint32_t tstate = in.u32();
        in.skip(1); // T-states that /INT is still low
        const std::uint8_t flags = in.u8();
        r.interrupt_shadow = (flags & 1) != 0;
        r.halted = (flags & 2) != 0;
        r.pc = wrap16(r.pc + (r.halted ? 1 : 0));
        r.q = (flags & 4) != 0 ? low(r.af) : std::uint8_t{0};
        const std::uint16_t wz = in.u16();
        r.wz = minor_ >= 4 ? wz : std::uint16_t{0};
        if (r.im > 2) {
            return fail(ErrorCode::BadValue, at_ + 28, "has an interrupt mode that does not exist");
        }
        snapshot_.frame_tstate = static_cast<std::int32_t>(
            tstate % static_cast<std::uint32_t>(tstates_per_frame(snapshot_.model)));
        has_registers_ = true;
        return {};
    }

    Result<void> ports(ByteReader& in) {
        const std::uint8_t border = in.u8();
        const std::uint8_t port_7ffd = in.u8();
        const std::uint8_t port_1ffd = in.u8();
        const std::uint8_t port_fe = in.u8();
        if (border > 7) {
            return fail(ErrorCode::BadValue, at_, "has a border colour that does not exist");
        }
        snapshot_.border = border;
        if (minor_ >= 1) {
            snapshot_.ula_port = static_cast<std::uint8_t>((port_fe & 0xf8) | border);
        }
        if (pages_memory(snapshot_.model)) {
            snapshot_.port_7ffd = port_7ffd;
        }
        if (snapshot_.model == Model::SpectrumPlus2A) {
            snapshot_.port_1ffd = port_1ffd;
        }
        has_ports_ = true;
        return {};
    }

    Result<void> ram(ByteReader& in) {
        const std::uint16_t flags = in.u16();
        const std::uint8_t page = in.u8();
        const Bytes data = in.take(in.remaining());
        const std::string where = "of page " + to_string(page) + " ";
        if (!has_bank(snapshot_.model, page)) {
            return fail(ErrorCode::BadValue, at_ + 2, where + "is not memory of this machine");
        }
        auto& bank = snapshot_.banks[page];
        if (bank) {
            return fail(ErrorCode::BadValue, at_ + 2, where + "is there twice");
        }
        std::vector<std::uint8_t> unpacked;
        Bytes content = data;
        if ((flags & Packed) != 0) {
            auto inflated = inflate_zlib(data, BankBytes);
            if (!inflated) {
                return fail(inflated.error().code, at_ + 3, where + inflated.error().context);
            }
            unpacked = std::move(*inflated);
            content = unpacked;
        }
        if (content.size() != BankBytes) {
            return fail(ErrorCode::WrongSize,
                        at_ + 3,
                        where + "has " + to_string(content.size()) + " bytes of memory");
        }
        std::ranges::copy(content, bank.emplace().begin());
        return {};
    }

    Result<void> sound(ByteReader& in) {
        in.skip(1); // which AY a 48K had
        AyRegisters ay;
        ay.selected = in.u8() & 0x0f;
        std::ranges::copy(in.take(ay.values.size()), ay.values.begin());
        if (pages_memory(snapshot_.model)) {
            snapshot_.ay = ay;
        } else {
            warn("the AY of a 48K is left out");
        }
        return {};
    }

    Result<void> keyboard(ByteReader& in, bool has_joystick) {
        snapshot_.issue = (in.u32() & 1) != 0 ? std::uint8_t{2} : std::uint8_t{3};
        const std::uint8_t number = in.u8();
        if (has_joystick && !snapshot_.joystick && number < Joysticks9.size()) {
            snapshot_.joystick = Joysticks9[number];
        }
        return {};
    }
    Result<void> joystick(ByteReader& in) {
        in.skip(4);
        if (const std::uint8_t number = in.u8(); number < Joysticks9.size()) {
            snapshot_.joystick = Joysticks9[number];
        }
        return {};
    }
    Result<void> mouse(ByteReader& in) {
        constexpr std::uint8_t Kempston = 2;
        snapshot_.mouse = in.u8() == Kempston;
        return {};
    }

    Result<void> tape(ByteReader& in) {
        constexpr std::size_t ExtensionBytes = 16;
        const std::uint16_t block = in.u16();
        const std::uint16_t flags = in.u16();
        const std::size_t size = in.u32();
        const std::size_t packed_size = in.u32();
        in.skip(ExtensionBytes); // the extension of its name; the content decides
        const Bytes data = in.take((flags & Embedded) != 0 ? packed_size : 0);
        if (!in.ok()) {
            return fail(ErrorCode::Truncated, at_, "ends early");
        }
        if ((flags & Embedded) == 0) {
            warn("the tape is another file, and is left out");
            return {};
        }
        std::vector<std::uint8_t> unpacked;
        Bytes content = data;
        if ((flags & PackedTape) != 0) {
            auto inflated = inflate_zlib(data, std::min(size, MaxTapeBytes));
            if (!inflated) {
                return fail(inflated.error().code, at_, inflated.error().context);
            }
            unpacked = std::move(*inflated);
            content = unpacked;
        }
        const auto begins = [&](std::string_view text) {
            return content.size() >= text.size() &&
                   std::equal(text.begin(), text.end(), content.begin(), [](char a, auto b) {
                       return static_cast<std::uint8_t>(a) == b;
                   });
        };
        auto parsed = begins("ZXTape!")      ? parse_tzx(content)
                      : begins("Compressed") ? parse_csw(content)
                                             : parse_tap(content);
        if (!parsed) {
            return fail(parsed.error().code, at_, "holds a tape that " + parsed.error().context);
        }
        SnapshotTape& held = snapshot_.tape.emplace();
        held.block = block;
        held.tape = std::make_shared<const Tape>(std::move(*parsed));
        return {};
    }

    Result<void> extras(ByteReader& in) {
        const std::uint8_t version = in.u8();
        if (version != PrivateVersion) {
            warn("chunk FRIV of another version is left out");
            return {};
        }
        SnapshotExtras extras;
        extras.q = in.u8();
        extras.loaded_iff2 = in.u8() != 0;
        extras.prefix = in.u8();
        extras.frames = read_i64(in);
        extras.deck_flags = in.u8();
        extras.ear_reads = static_cast<std::int32_t>(in.u32() & 0x7fff'ffff);
        extras.asking_frames = in.u8();
        extras.idle_frames = in.u8();
        has_position_ = in.u8() != 0;
        position_.block = static_cast<std::uint64_t>(read_i64(in));
        const std::uint8_t phase = in.u8();
        position_.phase = static_cast<TapePosition::Phase>(phase);
        position_.pulses_left = in.u32();
        position_.byte = static_cast<std::uint64_t>(read_i64(in));
        position_.bit = in.u32();
        position_.next_edge = read_i64(in);
        const std::uint8_t flags = in.u8();
        position_.playing = (flags & 1) != 0;
        position_.high = (flags & 2) != 0;
        position_.hold = (flags & 4) != 0;
        position_.stopped_itself = (flags & 8) != 0;
        position_.loop_block = in.u32();
        position_.loops_left = in.u32();
        position_.call_block = in.u32();
        position_.calls_begun = in.u32();
        const bool prefix = extras.prefix == 0 || extras.prefix == 0xdd || extras.prefix == 0xfd;
        if (!in.ok() || !in.at_end() || !prefix || extras.frames < 0 ||
            phase > static_cast<std::uint8_t>(TapePosition::Phase::Pulses)) {
            return fail(ErrorCode::BadValue, at_, "is damaged");
        }
        snapshot_.extras = extras;
        return {};
    }
    static std::int64_t read_i64(ByteReader& in) {
        const std::uint64_t low_half = in.u32();
        return static_cast<std::int64_t>(low_half | std::uint64_t{in.u32()} << 32);
    }

    Result<Snapshot> finish() {
        if (!has_registers_ || !has_ports_) {
            return fail(ErrorCode::BadValue,
                        bytes_.size(),
                        std::string("has no chunk ") + (has_registers_ ? "SPCR" : "Z80R"));
        }
        for (std::size_t bank = 0; bank < snapshot_.banks.size(); ++bank) {
            if (has_bank(snapshot_.model, bank) && !snapshot_.banks[bank]) {
                return fail(
                    ErrorCode::BadValue, bytes_.size(), "has no memory page " + to_string(bank));
            }
        }
        if (snapshot_.extras) {
            snapshot_.registers.q = snapshot_.extras->q;
            snapshot_.registers.loaded_iff2 = snapshot_.extras->loaded_iff2;
            snapshot_.registers.prefix = snapshot_.extras->prefix;
            if (!snapshot_.tape) {
                snapshot_.tape.emplace(); // saved without a tape
            }
            if (has_position_) {
                snapshot_.tape->position = position_;
            }
        }
        return std::move(snapshot_);
    }

    Bytes bytes_;
    ByteReader reader_;
    Snapshot snapshot_;
    std::string name_;
    std::size_t at_ = 0;
    std::uint8_t minor_ = 0;
    bool has_registers_ = false;
    bool has_ports_ = false;
    bool has_position_ = false;
    TapePosition position_;
};

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

void add_tape(ByteWriter& out, const SnapshotTape& held, bool& exact) {
    // The form that gives the same blocks again, so that the position fits.
    auto file = write_tzx(*held.tape);
    std::string_view extension = "tzx";
    const auto gives_same = [&](const Result<Tape>& again) {
        return again && again->blocks == held.tape->blocks;
    };
    exact = file && gives_same(parse_tzx(*file));
    if (!exact) {
        auto recording = write_csw(*held.tape);
        if (recording && gives_same(parse_csw(*recording))) {
            file = std::move(recording);
            extension = "csw";
            exact = true;
        }
    }
    if (!file) {
        return;
    }
    const auto packed = deflate_zlib(*file);
    ByteWriter data;
    data.u16(std::min<std::uint64_t>(held.block, 0xffff)).u16(Embedded | PackedTape);
    data.u32(file->size()).u32(packed.size()).padded_text(extension, 16).bytes(packed);
    add_chunk(out, "TAPE", data);
}

void add_extras(ByteWriter& out, const Snapshot& snapshot, bool exact) {
    const SnapshotExtras& extras = *snapshot.extras;
    const bool has_position = exact && snapshot.tape && snapshot.tape->position;
    const TapePosition at = has_position ? *snapshot.tape->position : TapePosition{};
    ByteWriter data;
    data.u8(PrivateVersion).u8(extras.q).u8(extras.loaded_iff2 ? 1 : 0).u8(extras.prefix);
    data.u64(static_cast<std::uint64_t>(extras.frames)).u8(extras.deck_flags);
    data.u32(static_cast<std::uint32_t>(extras.ear_reads));
    data.u8(extras.asking_frames).u8(extras.idle_frames).u8(has_position ? 1 : 0);
    data.u64(at.block).u8(static_cast<std::uint8_t>(at.phase)).u32(at.pulses_left);
    data.u64(at.byte).u32(at.bit).u64(static_cast<std::uint64_t>(at.next_edge));
    data.u8((at.playing ? 1U : 0U) | (at.high ? 2U : 0U) | (at.hold ? 4U : 0U) |
            (at.stopped_itself ? 8U : 0U));
    data.u32(at.loop_block).u32(at.loops_left).u32(at.call_block).u32(at.calls_begun);
    add_chunk(out, "FRIV", data);
}

} // namespace

Result<Snapshot> parse_szx(Bytes bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    return Parser(bytes).parse();
}

Result<std::vector<std::uint8_t>> write_szx(const Snapshot& snapshot) {
    if (snapshot.registers.im > 2) {
        return fail(ErrorCode::BadValue, 0, "interrupt mode 3 does not exist");
    }
    ByteWriter out;
    out.text(Magic).u8(1).u8(5).u8(static_cast<std::uint8_t>(snapshot.model));
    out.u8(snapshot.late_ula.value_or(false) ? 1 : 0);
    ByteWriter creator;
    creator.padded_text("Four Rivers", 32).u16(0).u16(0);
    add_chunk(out, "CRTR", creator);
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
    for (std::size_t bank = 0; bank < snapshot.banks.size(); ++bank) {
        if (!has_bank(snapshot.model, bank)) {
            continue;
        }
        if (!snapshot.banks[bank]) {
            return fail(ErrorCode::BadValue, 0, "RAM bank " + to_string(bank) + " is missing");
        }
        ByteWriter page;
        page.u16(Packed).u8(bank).bytes(deflate_zlib(*snapshot.banks[bank]));
        add_chunk(out, "RAMP", page);
    }
    bool exact = false;
    if (snapshot.tape && snapshot.tape->tape) {
        add_tape(out, *snapshot.tape, exact);
    }
    if (snapshot.extras) {
        add_extras(out, snapshot, exact);
    }
    return std::move(out).take();
}

} // namespace zx::loaders
