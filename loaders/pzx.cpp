#include "loaders/pzx.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "loaders/pulse_builder.hpp"
#include "loaders/tape_player.hpp"
#include "loaders/warnings.hpp"

namespace zx::loaders {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::uint32_t HighBit = 0x8000'0000;
constexpr std::uint16_t LongPulse = 0x8000;

std::string utf8_of_latin1(Bytes bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        if (byte < 0x80) {
            text += static_cast<char>(byte);
        } else {
            text += static_cast<char>(0xc0 | byte >> 6);
            text += static_cast<char>(0x80 | (byte & 0x3f));
        }
    }
    return text;
}

class PzxParser {
  public:
    explicit PzxParser(Bytes bytes) : bytes_(bytes), reader_(bytes) {}

    Result<Tape> parse() {
        while (!reader_.at_end()) {
            start_ = reader_.offset();
            name_ = utf8_of_latin1(reader_.take(4));
            const std::size_t size = reader_.u32();
            const Bytes data = reader_.take(size);
            ++number_;
            if (number_ == 1 && name_ != "PZXT") {
                return fail(ErrorCode::BadSignature, 0, "does not begin as a PZX tape");
            }
            if (!reader_.ok()) {
                return fail(ErrorCode::Truncated, start_, where() + "ends early");
            }
            if (tape_.blocks.size() == MaxTapeBlocks) {
                return fail(
                    ErrorCode::TooLarge, start_, fmt::format("more than {} blocks", MaxTapeBlocks));
            }
            if (auto read = block(data); !read) {
                return fail(read.error().code, start_, where() + read.error().context);
            }
        }
        if (tape_.blocks.empty()) {
            return fail(ErrorCode::BadValue, bytes_.size(), "no block on the tape");
        }
        return std::move(tape_);
    }

  private:
    [[nodiscard]] std::string where() const {
        return fmt::format("block {} ({}) ", number_, name_);
    }
    static tl::unexpected<Error> bad(std::string text) {
        return fail(ErrorCode::BadValue, 0, std::move(text));
    }

    Result<void> block(Bytes data) {
        ByteReader in{data};
        if (name_ == "PZXT") {
            return title(in);
        }
        if (name_ == "PULS") {
            return pulses(in);
        }
        if (name_ == "DATA") {
            return bits(in);
        }
        if (name_ == "PAUS") {
            const std::uint32_t word = in.u32();
            if (!in.ok()) {
                return bad("is too short");
            }
            PulseBuilder run;
            run.add(word & ~HighBit, 1, (word & HighBit) != 0 ? Edge::High : Edge::Low);
            return add(run);
        }
        if (name_ == "STOP") {
            const bool only_48k = in.u16() == 1;
            if (!in.ok()) {
                return bad("is too short");
            }
            using Kind = ControlBlock::Kind;
            tape_.blocks.emplace_back(ControlBlock{only_48k ? Kind::Stop48 : Kind::Stop, {}, {}});
            return {};
        }
        if (name_ == "BRWS") {
            add_text({utf8_of_latin1(data)});
        } else if (tape_.warnings.size() < MaxWarnings) {
            tape_.warnings.push_back(where() + "skipped");
        }
        return {};
    }

    /// Texts are kept as TZX's archive info would be: for the list of blocks only.
    void add_text(std::vector<std::string> texts) {
        constexpr std::uint8_t TzxText = 0x30;
        std::vector<std::uint8_t> body{0};
        if (!texts.empty()) {
            const std::size_t count = std::min<std::size_t>(texts.front().size(), 255);
            body.front() = static_cast<std::uint8_t>(count);
            body.insert(body.end(),
                        texts.front().begin(),
                        texts.front().begin() + static_cast<std::ptrdiff_t>(count));
        }
        tape_.blocks.emplace_back(InfoBlock{TzxText, std::move(texts), std::move(body)});
    }

    Result<void> title(ByteReader& in) {
        const std::uint8_t major = in.u8();
        const std::uint8_t minor = in.u8();
        if (!in.ok()) {
            return bad("is too short");
        }
        if (major != 1) {
            return fail(ErrorCode::Unsupported,
                        0,
                        fmt::format("is of version {}.{}, which is not supported", major, minor));
        }
        std::vector<std::string> texts;
        std::string text;
        while (!in.at_end()) {
            const std::uint8_t byte = in.u8();
            if (byte != 0) {
                text += utf8_of_latin1(std::array{byte});
            }
            if ((byte == 0 || in.at_end()) && !text.empty() && texts.size() < 100) {
                texts.push_back(std::move(text));
                text.clear();
            }
        }
        if (!texts.empty()) {
            add_text(std::move(texts));
        }
        return {};
    }

    Result<void> add(PulseBuilder& pulses) {
        const bool too_many = pulses.is_full();
        PulseBlock block{std::move(pulses).take(), 0, false};
        runs_ += block.runs.size();
        if (too_many || runs_ > MaxTapeRuns) {
            return fail(ErrorCode::TooLarge, 0, "has more pulses than a tape may have");
        }
        tape_.blocks.emplace_back(std::move(block));
        return {};
    }

    Result<void> pulses(ByteReader& in) {
        PulseBuilder pulses;
        Edge first = Edge::Low;
        while (!in.at_end()) {
            std::uint32_t count = 1;
            std::uint32_t word = in.u16();
            if (word > LongPulse) {
                count = word & 0x7fff;
                word = in.u16();
            }
            if (word >= LongPulse) {
                word = (word & 0x7fff) << 16 | in.u16();
            }
            if (!in.ok()) {
                return bad("ends inside a pulse");
            }
            pulses.add(word, count, first);
            first = Edge::Flip;
            if (pulses.is_full()) {
                break;
            }
        }
        return add(pulses);
    }

    Result<void> bits(ByteReader& in) {
        const std::uint32_t word = in.u32();
        const std::uint16_t tail = in.u16();
        const std::uint8_t counts[2] = {in.u8(), in.u8()};
        std::vector<std::uint16_t> symbols[2];
        for (int bit = 0; bit < 2; ++bit) {
            for (unsigned i = 0; i < counts[bit]; ++i) {
                symbols[bit].push_back(in.u16());
            }
        }
        const std::uint64_t count = word & ~HighBit;
        const Bytes data = in.take((count + 7) / 8);
        if (!in.ok()) {
            return bad("is shorter than its parts");
        }
        PulseBuilder pulses;
        Edge first = (word & HighBit) != 0 ? Edge::High : Edge::Low;
        for (std::uint64_t i = 0; i < count && !pulses.is_full(); ++i) {
            for (const std::uint16_t pulse : symbols[data[i / 8] >> (7 - i % 8) & 1]) {
                pulses.add(pulse, 1, first);
                first = Edge::Flip;
            }
        }
        if (tail > 0) {
            pulses.add(tail, 1, first);
        }
        return add(pulses);
    }

    Bytes bytes_;
    ByteReader reader_;
    Tape tape_;
    std::string name_;
    std::size_t number_ = 0;
    std::size_t start_ = 0;
    std::size_t runs_ = 0;
};

} // namespace

Result<Tape> parse_pzx(Bytes bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    return PzxParser(bytes).parse();
}

Result<std::vector<std::uint8_t>> write_pzx(const Tape& tape) {
    const auto flat = play_tape(tape);
    if (!flat) {
        return tl::unexpected(flat.error());
    }
    ByteWriter words;
    if (flat->starts_high) {
        words.u16(0); // a pulse of no length: the next one is high
    }
    constexpr std::uint32_t LongestCount = 0x7fff;
    const auto& lengths = flat->lengths;
    for (std::size_t i = 0; i < lengths.size();) {
        std::uint32_t count = 1;
        while (i + count < lengths.size() && count < LongestCount &&
               lengths[i + count] == lengths[i]) {
            ++count;
        }
        std::uint32_t length = lengths[i];
        i += count;
        if (count > 1) {
            words.u16(LongPulse | count);
        }
        length = std::min(length, ~HighBit);
        if (length >= LongPulse) {
            if (count == 1) {
                words.u16(LongPulse | 1U); // else a count would be read
            }
            words.u16(LongPulse | length >> 16).u16(length & 0xffff);
        } else {
            words.u16(length);
        }
    }
    ByteWriter out;
    out.text("PZXT").u32(2).u8(1).u8(0);
    out.text("PULS").u32(words.size()).bytes(words.view());
    return std::move(out).take();
}

} // namespace zx::loaders
