#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include <fmt/format.h>

#include "loaders/csw.hpp"
#include "loaders/tap.hpp"
#include "loaders/tzx_parser.hpp"

namespace zx::loaders {
namespace {

/// The most pulses of all generalised blocks of a tape, before equal ones are collected.
constexpr std::uint64_t MaxPlayed = 2 * MaxTapeRuns;

} // namespace

void TzxParser::take_data(DataBlock& block, std::uint8_t used_bits, std::size_t length) {
    Bytes data = reader_.take(length);
    if (used_bits == 0 && !data.empty()) {
        warn("uses no bit of its last byte");
        data = data.first(data.size() - 1);
        used_bits = 8;
    } else if (used_bits > 8) {
        warn(fmt::format("has {} bits in its last byte, taken as 8", used_bits));
    }
    block.last_byte_bits = std::clamp<std::uint8_t>(used_bits, 1, 8);
    block.bytes.assign(data.begin(), data.end());
}

void TzxParser::standard() {
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

void TzxParser::turbo() {
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

void TzxParser::pure_data() {
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

Result<void>
TzxParser::add_pulses(PulseBuilder& pulses, std::uint64_t pause_tstates, bool holds_level) {
    const bool too_many = pulses.is_full();
    PulseBlock block{std::move(pulses).take(), pause_tstates, holds_level};
    runs_ += block.runs.size();
    if (too_many || runs_ > MaxTapeRuns) {
        return fail(ErrorCode::TooLarge, start_, "has more pulses than a tape may have");
    }
    add(std::move(block));
    return {};
}

Result<void> TzxParser::tone() {
    PulseBuilder pulses;
    const std::uint16_t length = reader_.u16();
    const std::uint16_t count = reader_.u16();
    if (length == 0 || count == 0) {
        warn("is a tone without pulses");
    }
    pulses.add(length, count);
    return add_pulses(pulses, 0, false);
}

Result<void> TzxParser::pulse_list() {
    PulseBuilder pulses;
    const std::uint8_t count = reader_.u8();
    for (unsigned i = 0; i < count; ++i) {
        pulses.add(reader_.u16());
    }
    return add_pulses(pulses, 0, false);
}

Result<void> TzxParser::direct() {
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

Result<void> TzxParser::csw() {
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

std::vector<TzxParser::Symbol> TzxParser::alphabet(unsigned symbols, unsigned most_pulses) {
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

void TzxParser::play(const Symbol& symbol, PulseBuilder& pulses) {
    constexpr std::array Firsts{Edge::Flip, Edge::Hold, Edge::Low, Edge::High};
    Edge first = Firsts[symbol.flags & 3];
    for (const std::uint16_t pulse : symbol.pulses) {
        pulses.add(pulse, 1, first);
        first = Edge::Flip;
    }
}

Result<void> TzxParser::check_pulses(const PulseBuilder& pulses) const {
    if (pulses.is_full() || played_ > MaxPlayed) {
        return fail(ErrorCode::TooLarge, start_, "has more pulses than a tape may have");
    }
    return {};
}

Result<void> TzxParser::play_pilot(std::uint32_t count,
                                   const std::vector<Symbol>& symbols,
                                   PulseBuilder& pulses) {
    for (std::uint32_t i = 0; i < count && reader_.ok(); ++i) {
        const std::size_t at = reader_.offset();
        const std::uint8_t symbol = reader_.u8();
        const std::uint16_t repeats = reader_.u16();
        if (symbol >= symbols.size()) {
            return fail(ErrorCode::BadValue, at, "uses a symbol that it does not define");
        }
        played_ += repeats * (1 + std::uint64_t{symbols[symbol].pulses.size()});
        for (unsigned repeat = 0; repeat < repeats && played_ <= MaxPlayed; ++repeat) {
            play(symbols[symbol], pulses);
        }
        if (auto fits = check_pulses(pulses); !fits) {
            return fits;
        }
    }
    return {};
}

Result<void> TzxParser::play_data(std::uint32_t count,
                                  const std::vector<Symbol>& symbols,
                                  PulseBuilder& pulses) {
    const auto bits = static_cast<int>(std::bit_width(symbols.size() - 1));
    const std::uint64_t stream_bytes = (static_cast<std::uint64_t>(bits) * count + 7) / 8;
    const Bytes stream = reader_.take(stream_bytes);
    std::uint64_t at = 0;
    for (std::uint32_t i = 0; i < count && reader_.ok(); ++i) {
        unsigned symbol = 0;
        for (int bit = 0; bit < bits; ++bit, ++at) {
            symbol = symbol << 1 | (stream[at / 8] >> (7 - at % 8) & 1U);
        }
        if (symbol >= symbols.size()) {
            return fail(ErrorCode::BadValue, start_, "uses a symbol that it does not define");
        }
        play(symbols[symbol], pulses);
        played_ += 1 + symbols[symbol].pulses.size();
        if (auto fits = check_pulses(pulses); !fits) {
            return fits;
        }
    }
    return {};
}

Result<void> TzxParser::generalised() {
    constexpr unsigned AllSymbols = 256; // as many as a byte of 0 stands for
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
    if (pilot_symbols > 0) {
        const auto symbols = alphabet(pilot_size == 0 ? AllSymbols : pilot_size, pilot_most);
        if (auto played = play_pilot(pilot_symbols, symbols, pulses); !played) {
            return played;
        }
    }
    if (data_symbols > 0 && reader_.ok()) {
        const auto symbols = alphabet(data_size == 0 ? AllSymbols : data_size, data_most);
        if (auto played = play_data(data_symbols, symbols, pulses); !played) {
            return played;
        }
    }
    if (reader_.ok() && reader_.offset() != body + length) {
        return bad(fmt::format(
            "has a length of {} bytes, but its parts have {}", length, reader_.offset() - body));
    }
    return add_pulses(pulses, pause_tstates, false);
}

} // namespace zx::loaders
