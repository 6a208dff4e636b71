#include "loaders/szx.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "base/bytes.hpp"
#include "loaders/compression.hpp"
#include "loaders/szx_parts.hpp"
#include "loaders/warnings.hpp"

namespace zx::loaders {
namespace {

using Bytes = std::span<const std::uint8_t>;
using szx::has_bank;
using szx::is_128;
using szx::Joysticks9;
using szx::Magic;
using szx::Packed;
using szx::PrinterOn;

constexpr std::size_t MachineOffset = 6;
constexpr std::size_t BankBytes = std::tuple_size_v<RamBank>;

class SzxParser {
  public:
    explicit SzxParser(Bytes bytes) : bytes_(bytes), reader_(bytes) {}

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
                        fmt::format("SZX version {}.{} is not supported", major, minor_));
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
                              fmt::format(
                                  "a snapshot of a machine that is not supported (number {})",
                                  machine))
                       : fail(ErrorCode::BadValue,
                              MachineOffset,
                              fmt::format("machine number {} does not exist", machine));
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

    /// A kind of chunk: its name, the sizes in bytes that it may have, and what reads it.
    struct Kind {
        std::string_view id;
        std::size_t least;
        std::size_t most;
        Result<void> (SzxParser::*read)(ByteReader& in);
    };

    Result<void> chunk(Bytes id, Bytes data) {
        constexpr std::size_t Any = std::numeric_limits<std::size_t>::max();
        static constexpr std::array Kinds{
            Kind{"Z80R", 37, 37, &SzxParser::registers},
            Kind{"SPCR", 8, 8, &SzxParser::ports},
            Kind{"RAMP", 3, Any, &SzxParser::ram},
            Kind{{"AY\0\0", 4}, 18, 18, &SzxParser::sound},
            Kind{"KEYB", 4, 5, &SzxParser::keyboard},
            Kind{{"JOY\0", 4}, 6, 6, &SzxParser::joystick},
            Kind{"AMXM", 7, 7, &SzxParser::mouse},
            Kind{"ZXPR", 2, 2, &SzxParser::printer},
            Kind{"TAPE", 0, Any, &SzxParser::tape},
            Kind{"CRTR", 0, Any, &SzxParser::creator},
            Kind{"FRIV", 0, Any, &SzxParser::extras}, // of releases before private data was in CRTR
            Kind{"PLTT", 0, Any, &SzxParser::palette},
        };
        const auto kind = std::ranges::find_if(Kinds, [&](const Kind& known) {
            return std::ranges::equal(id, known.id, {}, {}, [](char letter) {
                return static_cast<std::uint8_t>(letter);
            });
        });
        if (kind == Kinds.end()) {
            warn("chunk " + name_ + " is left out");
            return {};
        }
        if (data.size() < kind->least || data.size() > kind->most) {
            return fail(ErrorCode::WrongSize, at_, fmt::format("has {} bytes", data.size()));
        }
        ByteReader in{data};
        return (this->*kind->read)(in);
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
        if (is_128(snapshot_.model)) {
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
        const std::string where = fmt::format("of page {} ", page);
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
                        fmt::format("{}has {} bytes of memory", where, content.size()));
        }
        std::ranges::copy(content, bank.emplace().begin());
        return {};
    }

    Result<void> sound(ByteReader& in) {
        in.skip(1); // which AY a 48K had
        AyRegisters ay;
        ay.selected = in.u8() & 0x0f;
        std::ranges::copy(in.take(ay.values.size()), ay.values.begin());
        if (is_128(snapshot_.model)) {
            snapshot_.ay = ay;
        } else {
            warn("the AY of a 48K is left out");
        }
        return {};
    }

    Result<void> keyboard(ByteReader& in) {
        const bool has_joystick = in.remaining() > 4;
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

    Result<void> printer(ByteReader& in) {
        snapshot_.printer = (in.u16() & PrinterOn) != 0;
        return {};
    }

    Result<void> palette(ByteReader& /*in*/) {
        return {}; // of an extension of the ULA that no model here has
    }

    Result<void> tape(ByteReader& in) {
        if (snapshot_.tape) {
            return fail(ErrorCode::BadValue, at_, "is there twice");
        }
        auto read = szx::read_tape_chunk(in, at_);
        if (!read) {
            return tl::unexpected(read.error());
        }
        snapshot_.tape = std::move(*read);
        if (!snapshot_.tape) {
            warn("the tape is another file, and is left out");
        }
        return {};
    }

    Result<void> creator(ByteReader& in) {
        constexpr std::size_t HeadBytes = 36; // the name and two numbers of a version
        constexpr std::string_view Name = "Four Rivers";
        constexpr std::string_view Letters = "FRIV";
        const auto is = [](Bytes part, std::string_view letters) {
            return part.size() >= letters.size() &&
                   std::equal(letters.begin(), letters.end(), part.begin(), [](char a, auto b) {
                       return static_cast<std::uint8_t>(a) == b;
                   });
        };
        const Bytes head = in.take(std::min(HeadBytes, in.remaining()));
        if (!is(head, Name) || in.remaining() < Letters.size() ||
            !is(in.take(Letters.size()), Letters)) {
            return {};
        }
        return extras(in);
    }

    Result<void> extras(ByteReader& in) {
        auto read = szx::read_private(in.take(in.remaining()));
        if (!read && read.error().code == ErrorCode::Unsupported) {
            warn("chunk " + name_ + ": " + read.error().context + " is left out");
            return {};
        }
        if (!read) {
            return fail(read.error().code, at_, read.error().context);
        }
        private_ = std::move(*read);
        return {};
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
                    ErrorCode::BadValue, bytes_.size(), fmt::format("has no memory page {}", bank));
            }
        }
        if (private_) {
            snapshot_.extras = private_->extras;
            snapshot_.registers.q = private_->extras.q;
            snapshot_.registers.loaded_iff2 = private_->extras.loaded_iff2;
            snapshot_.registers.prefix = private_->extras.prefix;
            if (!snapshot_.tape) {
                snapshot_.tape.emplace(); // saved without a tape
            }
            snapshot_.tape->position = private_->position;
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
    std::optional<szx::PrivateData> private_;
};

} // namespace

Result<Snapshot> parse_szx(Bytes bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    return SzxParser(bytes).parse();
}

} // namespace zx::loaders
