#include "loaders/tzx.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/byte_reader.hpp"
#include "loaders/csw.hpp"
#include "loaders/tap.hpp"
#include "loaders/tzx_blocks.hpp"

namespace zx::loaders {
namespace {

using Bytes = std::span<const std::uint8_t>;
using Kind = ControlBlock::Kind;
using std::to_string;

constexpr std::size_t HeaderBytes = 10;
constexpr std::size_t MaxWarnings = 20;

std::string hex2(unsigned value) {
    constexpr std::string_view Digits = "0123456789abcdef";
    return std::string("0x") + Digits[value >> 4 & 15] + Digits[value & 15];
}

/// ISO 8859-1 as UTF-8; lines are separated by " / ".
std::string text_of(Bytes bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        if (byte == '\r') {
            text += " / ";
        } else if (byte < 0x80) {
            text += static_cast<char>(byte);
        } else {
            text += static_cast<char>(0xc0 | byte >> 6);
            text += static_cast<char>(0x80 | (byte & 0x3f));
        }
    }
    return text;
}

std::string archive_field(std::uint8_t id) {
    constexpr std::array<std::string_view, 9> Names{"title",
                                                    "publisher",
                                                    "author",
                                                    "year",
                                                    "language",
                                                    "type",
                                                    "price",
                                                    "protection",
                                                    "origin"};
    return id < Names.size() ? std::string(Names[id]) : id == 0xff ? "comment" : hex2(id);
}

class Parser {
  public:
    explicit Parser(Bytes bytes) : bytes_(bytes), reader_(bytes) {}

    Result<Tape> parse() {
        const Bytes magic = reader_.take(tzx::Magic.size());
        if (!reader_.ok() || !std::ranges::equal(magic, tzx::Magic, {}, {}, [](char letter) {
                return static_cast<std::uint8_t>(letter);
            })) {
            return fail(ErrorCode::BadSignature, 0, "does not begin as a TZX tape");
        }
        const std::uint8_t major = reader_.u8();
        const std::uint8_t minor = reader_.u8();
        if (!reader_.ok()) {
            return fail(ErrorCode::Truncated, bytes_.size(), "ends inside its header");
        }
        if (major != 1) {
            return fail(ErrorCode::Unsupported,
                        tzx::Magic.size(),
                        "TZX version " + to_string(major) + "." + to_string(minor) +
                            " is not supported");
        }
        while (!reader_.at_end()) {
            start_ = reader_.offset();
            if (tape_.blocks.size() == MaxTapeBlocks) {
                return fail(ErrorCode::TooLarge,
                            start_,
                            "more than " + to_string(MaxTapeBlocks) + " blocks");
            }
            id_ = reader_.u8();
            Result<void> read = block();
            if (!reader_.ok()) {
                return fail(ErrorCode::Truncated, start_, where() + "ends early");
            }
            if (!read) {
                return fail(read.error().code, read.error().offset, where() + read.error().context);
            }
            offsets_.push_back(start_);
        }
        if (tape_.blocks.empty()) {
            return fail(ErrorCode::BadValue, HeaderBytes, "no block on the tape");
        }
        if (auto checked = check_flow(); !checked) {
            return tl::unexpected(checked.error());
        }
        if (unlisted_ > 0) {
            tape_.warnings.push_back("and " + to_string(unlisted_) + " more notes");
        }
        return std::move(tape_);
    }

  private:
    [[nodiscard]] std::string where() const {
        return "block " + to_string(tape_.blocks.size() + 1) + " (" + hex2(id_) + ") ";
    }
    void warn(const std::string& text) {
        if (tape_.warnings.size() < MaxWarnings) {
            tape_.warnings.push_back(where() + text);
        } else {
            ++unlisted_;
        }
    }
    [[nodiscard]] tl::unexpected<Error> bad(std::string text) const {
        return fail(ErrorCode::BadValue, start_, std::move(text));
    }
    std::uint64_t pause() { return reader_.u16() * tzx::TstatesPerMs; }

    void add(TapeBlock block) { tape_.blocks.push_back(std::move(block)); }
    void add_control(Kind kind, std::vector<std::int32_t> numbers = {}) {
        add(ControlBlock{kind, std::move(numbers), {}});
    }
    /// Adds a block of information whose body ends here.
    void add_info(std::vector<std::string> texts = {}) {
        const Bytes body = bytes_.subspan(start_ + 1, reader_.offset() - start_ - 1);
        add(InfoBlock{id_, std::move(texts), {body.begin(), body.end()}});
    }
    Result<void> skip(std::size_t length, const char* what) {
        reader_.skip(length);
        if (reader_.ok()) {
            warn(std::string(what) + " skipped");
            add_info();
        }
        return {};
    }

    /// Takes the bytes of a data block, and sets the used bits of the last one.
    void take_data(DataBlock& block, std::uint8_t used_bits, std::size_t length) {
        Bytes data = reader_.take(length);
        if (used_bits == 0 && !data.empty()) {
            warn("uses no bit of its last byte");
            data = data.first(data.size() - 1);
            used_bits = 8;
        } else if (used_bits > 8) {
            warn("has " + to_string(used_bits) + " bits in its last byte, taken as 8");
        }
        block.last_byte_bits = std::clamp<std::uint8_t>(used_bits, 1, 8);
        block.bytes.assign(data.begin(), data.end());
    }

    void standard() {
        DataBlock block;
        block.pause_tstates = pause();
        const std::size_t length = reader_.u16();
        take_data(block, 8, length);
        if (!reader_.ok()) {
            return;
        }
        if (block.bytes.empty()) {
            // Without a flag byte it is not known which pilot tone there would be.
            warn("holds no bytes, and is only a pause");
            block.pilot_pulses = 0;
            block.sync1_tstates = 0;
            block.sync2_tstates = 0;
        } else {
            block.pilot_pulses = rom_pilot_pulses(block.bytes.front());
            if (!checksum_is_right(block.bytes)) {
                warn("has a wrong checksum");
            }
        }
        add(std::move(block));
    }
    void turbo() {
        DataBlock block;
        block.pilot_tstates = reader_.u16();
        block.sync1_tstates = reader_.u16();
        block.sync2_tstates = reader_.u16();
        block.zero_tstates = reader_.u16();
        block.one_tstates = reader_.u16();
        block.pilot_pulses = reader_.u16();
        const std::uint8_t used = reader_.u8();
        block.pause_tstates = pause();
        const std::size_t length = reader_.u24();
        if (block.pilot_tstates == 0) {
            block.pilot_pulses = 0;
        }
        take_data(block, used, length);
        add(std::move(block));
    }
    void pure_data() {
        DataBlock block;
        block.pilot_tstates = 0;
        block.pilot_pulses = 0;
        block.sync1_tstates = 0;
        block.sync2_tstates = 0;
        block.zero_tstates = reader_.u16();
        block.one_tstates = reader_.u16();
        const std::uint8_t used = reader_.u8();
        block.pause_tstates = pause();
        const std::size_t length = reader_.u24();
        take_data(block, used, length);
        add(std::move(block));
    }

    Result<void> add_pulses(PulseBuilder& pulses, std::uint64_t pause_tstates, bool holds_level) {
        PulseBlock block{std::move(pulses).take(), pause_tstates, holds_level};
        runs_ += block.runs.size();
        if (pulses.is_full() || runs_ > MaxTapeRuns) {
            return fail(ErrorCode::TooLarge, start_, "has more pulses than a tape may have");
        }
        add(std::move(block));
        return {};
    }
    Result<void> tone() {
        PulseBuilder pulses;
        const std::uint16_t length = reader_.u16();
        const std::uint16_t count = reader_.u16();
        if (length == 0 || count == 0) {
            warn("is a tone without pulses");
        }
        pulses.add(length, count);
        return add_pulses(pulses, 0, false);
    }
    Result<void> pulse_list() {
        PulseBuilder pulses;
        const std::uint8_t count = reader_.u8();
        for (unsigned i = 0; i < count; ++i) {
            pulses.add(reader_.u16());
        }
        return add_pulses(pulses, 0, false);
    }
    Result<void> direct() {
        const std::uint16_t sample_tstates = reader_.u16();
        const std::uint64_t pause_tstates = pause();
        const std::uint8_t used = std::min<std::uint8_t>(reader_.u8(), 8);
        const std::size_t length = reader_.u24();
        const Bytes data = reader_.take(length);
        if (reader_.ok() && sample_tstates == 0) {
            return bad("has samples of no length");
        }
        PulseBuilder pulses;
        for (std::size_t i = 0; i < data.size(); ++i) {
            const int last_bit = i + 1 == data.size() ? 8 - used : 0;
            for (int bit = 7; bit >= last_bit; --bit) {
                pulses.add_level((data[i] >> bit & 1) != 0, sample_tstates);
            }
        }
        return add_pulses(pulses, pause_tstates, true);
    }
    Result<void> csw() {
        constexpr std::size_t HeadBytes = 10;
        const std::size_t length = reader_.u32();
        const std::size_t body = reader_.offset();
        if (reader_.remaining() < length || length < HeadBytes) {
            reader_.skip(std::max(length, HeadBytes)); // fails
            return reader_.ok() ? bad("is shorter than its head") : Result<void>{};
        }
        const std::uint64_t pause_tstates = pause();
        const std::uint32_t rate = reader_.u24();
        const std::uint8_t type = reader_.u8();
        const std::uint32_t stated = reader_.u32();
        const Bytes stream = reader_.take(length - HeadBytes);
        PulseBuilder pulses;
        if (auto read = read_csw_pulses(stream, rate, type, Edge::Flip, pulses); !read) {
            return fail(read.error().code, body + HeadBytes, read.error().context);
        }
        (void)stated; // other programs count it in different ways
        return add_pulses(pulses, pause_tstates, true);
    }

    struct Symbol {
        std::uint8_t flags = 0;
        std::vector<std::uint16_t> pulses;
    };
    std::vector<Symbol> alphabet(unsigned symbols, unsigned most_pulses) {
        std::vector<Symbol> list(symbols);
        for (Symbol& symbol : list) {
            symbol.flags = reader_.u8();
            bool ended = false;
            for (unsigned i = 0; i < most_pulses && reader_.ok(); ++i) {
                const std::uint16_t pulse = reader_.u16();
                ended = ended || pulse == 0;
                if (!ended) {
                    symbol.pulses.push_back(pulse);
                }
            }
        }
        return list;
    }
    static void play(const Symbol& symbol, PulseBuilder& pulses) {
        constexpr std::array Firsts{Edge::Flip, Edge::Hold, Edge::Low, Edge::High};
        Edge first = Firsts[symbol.flags & 3];
        for (const std::uint16_t pulse : symbol.pulses) {
            pulses.add(pulse, 1, first);
            first = Edge::Flip;
        }
    }
    Result<void> generalised() {
        constexpr std::size_t HeadBytes = 14;
        const std::size_t length = reader_.u32();
        const std::size_t body = reader_.offset();
        if (reader_.remaining() < length || length < HeadBytes) {
            reader_.skip(std::max(length, HeadBytes)); // fails
            return reader_.ok() ? bad("is shorter than its head") : Result<void>{};
        }
        const std::uint64_t pause_tstates = pause();
        const std::uint32_t pilot_symbols = reader_.u32();
        const unsigned pilot_most = reader_.u8();
        const unsigned pilot_size = reader_.u8();
        const std::uint32_t data_symbols = reader_.u32();
        const unsigned data_most = reader_.u8();
        const unsigned data_size = reader_.u8();
        PulseBuilder pulses;
        std::uint64_t played = 0;
        if (pilot_symbols > 0) {
            const auto symbols = alphabet(pilot_size == 0 ? 256 : pilot_size, pilot_most);
            for (std::uint32_t i = 0; i < pilot_symbols && reader_.ok(); ++i) {
                const std::size_t at = reader_.offset();
                const std::uint8_t symbol = reader_.u8();
                const std::uint16_t repeats = reader_.u16();
                if (symbol >= symbols.size()) {
                    return fail(ErrorCode::BadValue, at, "uses a symbol that it does not define");
                }
                for (unsigned repeat = 0; repeat < repeats; ++repeat) {
                    play(symbols[symbol], pulses);
                }
                played += repeats * std::uint64_t{symbols[symbol].pulses.size()};
                if (pulses.is_full() || played > MaxPlayed) {
                    return fail(
                        ErrorCode::TooLarge, start_, "has more pulses than a tape may have");
                }
            }
        }
        if (data_symbols > 0 && reader_.ok()) {
            const unsigned count = data_size == 0 ? 256 : data_size;
            const auto symbols = alphabet(count, data_most);
            int bits = 0;
            while (1U << bits < count) {
                ++bits;
            }
            const std::uint64_t stream_bytes =
                (static_cast<std::uint64_t>(bits) * data_symbols + 7) / 8;
            if (bits == 0 && data_symbols > MaxPlayed) {
                return fail(ErrorCode::TooLarge, start_, "has more pulses than a tape may have");
            }
            const Bytes stream = reader_.take(stream_bytes);
            std::uint64_t at = 0;
            for (std::uint32_t i = 0; i < data_symbols && reader_.ok(); ++i) {
                unsigned symbol = 0;
                for (int bit = 0; bit < bits; ++bit, ++at) {
                    symbol = symbol << 1 | (stream[at / 8] >> (7 - at % 8) & 1U);
                }
                if (symbol >= symbols.size()) {
                    return fail(
                        ErrorCode::BadValue, start_, "uses a symbol that it does not define");
                }
                play(symbols[symbol], pulses);
                if (pulses.is_full()) {
                    return fail(
                        ErrorCode::TooLarge, start_, "has more pulses than a tape may have");
                }
            }
        }
        if (reader_.ok() && reader_.offset() != body + length) {
            return bad("has a length of " + to_string(length) + " bytes, but its parts have " +
                       to_string(reader_.offset() - body));
        }
        return add_pulses(pulses, pause_tstates, false);
    }

    Result<void> flow() {
        switch (id_) {
        case tzx::Jump: {
            const auto offset = static_cast<std::int16_t>(reader_.u16());
            add_control(Kind::Jump, {offset});
            return offset == 0 ? Result<void>(bad("jumps to itself")) : Result<void>{};
        }
        case tzx::LoopStart: {
            const std::uint16_t count = reader_.u16();
            if (count == 0) {
                warn("is a loop of no times, played once");
            }
            add_control(Kind::LoopStart, {std::max<std::uint16_t>(count, 1)});
            return {};
        }
        case tzx::Call:
        case tzx::Select: break;
        default: return {};
        }
        std::vector<std::int32_t> offsets;
        std::vector<std::string> texts;
        if (id_ == tzx::Call) {
            const std::uint16_t count = reader_.u16();
            for (unsigned i = 0; i < count && reader_.ok(); ++i) {
                offsets.push_back(static_cast<std::int16_t>(reader_.u16()));
            }
        } else {
            const std::size_t length = reader_.u16();
            const std::size_t body = reader_.offset();
            const std::uint8_t count = reader_.u8();
            for (unsigned i = 0; i < count && reader_.ok(); ++i) {
                offsets.push_back(static_cast<std::int16_t>(reader_.u16()));
                texts.push_back(text_of(reader_.take(reader_.u8())));
            }
            if (reader_.ok() && reader_.offset() != body + length) {
                return bad("has another length than its parts");
            }
        }
        add(ControlBlock{
            id_ == tzx::Call ? Kind::Call : Kind::Select, std::move(offsets), std::move(texts)});
        return {};
    }

    Result<void> texts() {
        std::vector<std::string> list;
        switch (id_) {
        case tzx::Text: list.push_back(text_of(reader_.take(reader_.u8()))); break;
        case tzx::Message:
            reader_.skip(1);
            list.push_back(text_of(reader_.take(reader_.u8())));
            break;
        case tzx::Archive: {
            const std::size_t length = reader_.u16();
            const std::size_t body = reader_.offset();
            const std::uint8_t count = reader_.u8();
            for (unsigned i = 0; i < count && reader_.ok(); ++i) {
                const std::uint8_t field = reader_.u8();
                list.push_back(archive_field(field) + ": " + text_of(reader_.take(reader_.u8())));
            }
            if (reader_.ok() && reader_.offset() != body + length) {
                return bad("has another length than its parts");
            }
            break;
        }
        case tzx::Custom: {
            list.push_back(text_of(reader_.take(16)));
            while (!list.back().empty() && (list.back().back() == ' ' || list.back().back() == 0)) {
                list.back().pop_back();
            }
            reader_.skip(reader_.u32());
            break;
        }
        default: break;
        }
        add_info(std::move(list));
        return {};
    }

    void hardware() {
        constexpr std::array<std::string_view, 6> Computers{
            "16K", "48K", "48K issue 1", "128K", "+2", "+2A or +3"};
        constexpr std::array<std::string_view, 4> Infos{"runs on",
                                                        "uses the hardware of",
                                                        "runs, but does not use the hardware of",
                                                        "does not run on"};
        constexpr std::array Models{Model::Spectrum16,
                                    Model::Spectrum48,
                                    Model::Spectrum48,
                                    Model::Spectrum128,
                                    Model::SpectrumPlus2,
                                    Model::SpectrumPlus2A};
        std::vector<std::string> list;
        std::optional<Model> used;
        std::optional<Model> runs;
        bool runs_on_48k = false;
        const std::uint8_t count = reader_.u8();
        for (unsigned i = 0; i < count && reader_.ok(); ++i) {
            const std::uint8_t type = reader_.u8();
            const std::uint8_t number = reader_.u8();
            const std::uint8_t info = reader_.u8();
            if (type != 0 || number >= Computers.size() || info >= Infos.size()) {
                continue;
            }
            list.push_back(std::string(Infos[info]) + " a " + std::string(Computers[number]));
            if (info == 1 && !used) {
                used = Models[number];
            } else if ((info == 0 || info == 2) && !runs) {
                runs = Models[number];
            }
            runs_on_48k = runs_on_48k || (info != 3 && Models[number] == Model::Spectrum48);
        }
        if (!tape_.model) {
            tape_.model = used ? used : runs_on_48k ? std::nullopt : runs;
        }
        if (reader_.ok()) {
            add_info(std::move(list));
        }
    }

    Result<void> block() {
        switch (id_) {
        case tzx::StandardData: standard(); return {};
        case tzx::TurboData: turbo(); return {};
        case tzx::Tone: return tone();
        case tzx::PulseList: return pulse_list();
        case tzx::PureData: pure_data(); return {};
        case tzx::Direct: return direct();
        case tzx::CswRecording: return csw();
        case tzx::Generalised: return generalised();
        case tzx::Pause: {
            const std::uint64_t length = pause();
            add(length == 0 ? TapeBlock{ControlBlock{Kind::Stop, {}, {}}}
                            : TapeBlock{PauseBlock{length}});
            return {};
        }
        case tzx::GroupStart:
            add(ControlBlock{Kind::GroupStart, {}, {text_of(reader_.take(reader_.u8()))}});
            return {};
        case tzx::GroupEnd: add_control(Kind::GroupEnd); return {};
        case tzx::LoopEnd: add_control(Kind::LoopEnd); return {};
        case tzx::Return: add_control(Kind::Return); return {};
        case tzx::Jump:
        case tzx::LoopStart:
        case tzx::Call:
        case tzx::Select: return flow();
        case tzx::Stop48:
            reader_.skip(reader_.u32());
            add_control(Kind::Stop48);
            return {};
        case tzx::SetLevel: {
            const std::size_t length = reader_.u32();
            const Bytes body = reader_.take(length);
            if (reader_.ok() && body.empty()) {
                return bad("has no level");
            }
            add_control(Kind::SetLevel, {!body.empty() && body.front() != 0 ? 1 : 0});
            return {};
        }
        case tzx::Text:
        case tzx::Message:
        case tzx::Archive:
        case tzx::Custom: return texts();
        case tzx::Hardware: hardware(); return {};
        case tzx::Emulation: return skip(8, "emulation info");
        case tzx::Snapshot: reader_.skip(1); return skip(reader_.u24(), "a snapshot");
        case tzx::Glue: return skip(9, "a second header");
        case tzx::C64Data:
        case tzx::C64Turbo: {
            // The length includes its own four bytes.
            const std::size_t length = reader_.u32();
            return length < 4 ? Result<void>(bad("has an impossible length"))
                              : skip(length - 4, "a C64 block");
        }
        case 0:
            // Padding after the last block.
            if (std::ranges::all_of(bytes_.subspan(start_), [](auto byte) { return byte == 0; })) {
                warn("and the zeros after it are no blocks");
                reader_.skip(reader_.remaining());
                return {};
            }
            [[fallthrough]];
        default: return skip(reader_.u32(), "an unknown block");
        }
    }

    /// Checks that jumps and calls lead to blocks, and that loops and calls do not nest.
    Result<void> check_flow() {
        bool in_loop = false;
        for (std::size_t i = 0; i < tape_.blocks.size(); ++i) {
            const auto* const control = std::get_if<ControlBlock>(&tape_.blocks[i]);
            if (control == nullptr) {
                continue;
            }
            const std::string number = "block " + to_string(i + 1);
            if (control->kind == Kind::Jump || control->kind == Kind::Call ||
                control->kind == Kind::Select) {
                for (const std::int32_t offset : control->numbers) {
                    const std::int64_t target = static_cast<std::int64_t>(i) + offset;
                    if (target < 0 || target >= static_cast<std::int64_t>(tape_.blocks.size())) {
                        return fail(ErrorCode::BadValue,
                                    offsets_[i],
                                    number + " leads to block " + to_string(target + 1) +
                                        ", which does not exist");
                    }
                }
            } else if (control->kind == Kind::LoopStart) {
                if (in_loop) {
                    note_flow(number + " begins a loop inside a loop, which ends the outer one");
                }
                in_loop = true;
            } else if (control->kind == Kind::LoopEnd) {
                if (!in_loop) {
                    note_flow(number + " ends a loop that has not begun");
                }
                in_loop = false;
            }
        }
        return {};
    }
    void note_flow(std::string text) {
        if (tape_.warnings.size() < MaxWarnings) {
            tape_.warnings.push_back(std::move(text));
        } else {
            ++unlisted_;
        }
    }

    /// The pulses of one generalised block, before equal ones are collected.
    static constexpr std::uint64_t MaxPlayed = 50'000'000;

    Bytes bytes_;
    ByteReader reader_;
    Tape tape_;
    std::uint8_t id_ = 0;
    std::size_t start_ = 0;
    std::size_t runs_ = 0;
    std::size_t unlisted_ = 0;
    std::vector<std::size_t> offsets_;
};

} // namespace

Result<Tape> parse_tzx(Bytes bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    return Parser(bytes).parse();
}

} // namespace zx::loaders
