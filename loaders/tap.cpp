#include "loaders/tap.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "base/bytes.hpp"
#include "base/text.hpp"
#include "loaders/standard_blocks.hpp"
#include "loaders/tape_header.hpp"

namespace zx::loaders {
namespace {

/// The longest useful list of warnings.
constexpr std::size_t MaxChecksumWarnings = 20;
constexpr std::size_t MaxBlockBytes = 0xffff;

/// Warajevo's tape begins with the offsets of its first and last block and then this mark.
bool looks_like_warajevo(std::span<const std::uint8_t> bytes) {
    constexpr std::size_t MarkOffset = 8;
    constexpr std::array<std::uint8_t, 4> Mark{0xff, 0xff, 0xff, 0xff};
    return bytes.size() >= MarkOffset + Mark.size() &&
           std::ranges::equal(bytes.subspan(MarkOffset, Mark.size()), Mark);
}

bool begins_with_header(std::span<const std::uint8_t> bytes) {
    return bytes.size() >= 4 && word(bytes[1], bytes[0]) == HeaderBlockBytes &&
           bytes[2] == HeaderFlag && bytes[3] <= HighestHeaderType;
}

DataBlock rom_block(std::span<const std::uint8_t> bytes) {
    DataBlock block;
    block.pilot_pulses = rom_pilot_pulses(bytes.front());
    block.bytes.assign(bytes.begin(), bytes.end());
    return block;
}

Result<void> write_block(const DataBlock& block, const std::string& where, ByteWriter& out) {
    if (block.bytes.empty()) {
        return fail(ErrorCode::BadValue, 0, where + " holds no bytes");
    }
    if (block.bytes.size() > MaxBlockBytes) {
        return fail(ErrorCode::TooLarge, 0, where + " is longer than a TAP block can be");
    }
    if (!has_rom_times(block)) {
        return fail(ErrorCode::Unsupported, 0, where + " has times that TAP cannot hold");
    }
    out.u16(block.bytes.size()).bytes(block.bytes);
    return {};
}

/// Returns the blocks that pulses hold, for example those of a sound file; nothing if a tenth of
/// the pulses or more belongs to no block.
std::optional<std::vector<TapeBlock>> blocks_in(const PulseBlock& pulses) {
    constexpr std::size_t Part = 10;
    Tape alone;
    alone.blocks.emplace_back(pulses);
    const auto recording = play_tape(alone);
    if (!recording) {
        return {};
    }
    auto found = find_standard_blocks(*recording, SoundSearch);
    if (found.standard_blocks == 0 || found.other_pulses * Part >= recording->lengths.size()) {
        return {};
    }
    return std::move(found.blocks);
}

/// Collects warnings about the blocks read, up to a limit.
class Warnings {
  public:
    void check(std::size_t number, std::span<const std::uint8_t> block) {
        const std::string where = fmt::format("block {}: ", number);
        if (block.size() == 1) {
            add(where + "only a flag byte, no checksum");
        } else if (!checksum_is_right(block)) {
            add(where + "wrong checksum");
        }
    }
    void empty_block() { ++empty_blocks_; }

    std::vector<std::string> finish(std::size_t stray_bytes) && {
        if (unlisted_ > 0) {
            list_.push_back(fmt::format("and {} more like it", unlisted_));
        }
        if (empty_blocks_ > 0) {
            list_.push_back(count_text(empty_blocks_, "empty block") + " skipped");
        }
        if (stray_bytes > 0) {
            list_.push_back(count_text(stray_bytes, "stray byte") +
                            " after the last block ignored");
        }
        return std::move(list_);
    }

  private:
    void add(std::string text) {
        if (list_.size() < MaxChecksumWarnings) {
            list_.push_back(std::move(text));
        } else {
            ++unlisted_;
        }
    }

    std::vector<std::string> list_;
    std::size_t unlisted_ = 0;
    std::size_t empty_blocks_ = 0;
};

} // namespace

bool has_rom_times(const DataBlock& block) {
    if (block.bytes.empty()) {
        return false;
    }
    DataBlock rom = block;
    const DataBlock standard;
    rom.pilot_tstates = standard.pilot_tstates;
    rom.pilot_pulses = rom_pilot_pulses(block.bytes.front());
    rom.sync1_tstates = standard.sync1_tstates;
    rom.sync2_tstates = standard.sync2_tstates;
    rom.zero_tstates = standard.zero_tstates;
    rom.one_tstates = standard.one_tstates;
    rom.last_byte_bits = standard.last_byte_bits;
    return rom == block;
}

bool checksum_is_right(std::span<const std::uint8_t> block) {
    const auto parity = std::accumulate(block.begin(), block.end(), 0u, std::bit_xor<unsigned>{});
    return block.size() >= 2 && parity == 0;
}

DataBlock make_rom_block(std::uint8_t flag, std::span<const std::uint8_t> data) {
    DataBlock block;
    block.pilot_pulses = rom_pilot_pulses(flag);
    block.bytes.reserve(data.size() + 2);
    block.bytes.push_back(flag);
    block.bytes.insert(block.bytes.end(), data.begin(), data.end());
    block.bytes.push_back(
        low(std::accumulate(data.begin(), data.end(), unsigned{flag}, std::bit_xor<unsigned>{})));
    return block;
}

Likeness sniff_tap(std::span<const std::uint8_t> bytes) {
    ByteReader reader{bytes};
    std::size_t sound_blocks = 0;
    std::size_t doubtful_blocks = 0;
    while (reader.remaining() >= 2) {
        const auto block = reader.take(reader.u16());
        if (!reader.ok()) {
            const bool sound_start = sound_blocks > 0 && doubtful_blocks == 0;
            return sound_start || begins_with_header(bytes) ? Likeness::Start : Likeness::None;
        }
        if (block.empty()) {
            continue;
        }
        ++(checksum_is_right(block) ? sound_blocks : doubtful_blocks);
    }
    if (sound_blocks + doubtful_blocks == 0) {
        return Likeness::None;
    }
    return doubtful_blocks == 0 ? Likeness::Sure : Likeness::Shape;
}

Result<Tape> parse_tap(std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    if (looks_like_warajevo(bytes) && sniff_tap(bytes) < Likeness::Shape) {
        return fail(ErrorCode::Unsupported, 0, "a Warajevo tape, which is not supported");
    }
    ByteReader reader{bytes};
    Tape tape;
    Warnings warnings;
    while (reader.remaining() >= 2) {
        // Empty blocks are not counted, because they are not on the tape.
        const std::size_t number = tape.blocks.size() + 1;
        const std::size_t start = reader.offset();
        const std::size_t length = reader.u16();
        if (reader.remaining() < length) {
            return fail(ErrorCode::Truncated,
                        start,
                        fmt::format("block {} ends {} early",
                                    number,
                                    count_text(length - reader.remaining(), "byte")));
        }
        if (length == 0) {
            warnings.empty_block();
            continue;
        }
        if (tape.blocks.size() == MaxTapeBlocks) {
            return fail(
                ErrorCode::TooLarge, start, fmt::format("more than {} blocks", MaxTapeBlocks));
        }
        const auto block = reader.take(length);
        warnings.check(number, block);
        tape.blocks.push_back(rom_block(block));
    }
    if (tape.blocks.empty()) {
        return fail(ErrorCode::BadSignature, 0, "no tape block inside");
    }
    tape.warnings = std::move(warnings).finish(reader.remaining());
    return tape;
}

Result<std::vector<std::uint8_t>> write_tap(const Tape& tape) {
    if (tape.blocks.empty()) {
        return fail(ErrorCode::Empty, 0, "no block on the tape to write");
    }
    ByteWriter out;
    for (std::size_t i = 0; i < tape.blocks.size(); ++i) {
        const std::string where = fmt::format("block {}", i + 1);
        if (const auto* const data = std::get_if<DataBlock>(&tape.blocks[i])) {
            if (auto written = write_block(*data, where, out); !written) {
                return tl::unexpected(written.error());
            }
        } else if (const auto* const pulses = std::get_if<PulseBlock>(&tape.blocks[i])) {
            const auto found = blocks_in(*pulses);
            if (!found) {
                return fail(ErrorCode::Unsupported, 0, where + " has pulses that TAP cannot hold");
            }
            for (const TapeBlock& block : *found) {
                if (const auto* const part = std::get_if<DataBlock>(&block)) {
                    if (auto written = write_block(*part, where, out); !written) {
                        return tl::unexpected(written.error());
                    }
                }
            }
        }
    }
    if (out.size() == 0) {
        return fail(ErrorCode::Empty, 0, "no block on the tape to write");
    }
    return std::move(out).take();
}

} // namespace zx::loaders
