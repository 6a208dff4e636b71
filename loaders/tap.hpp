// TAP: a tape as its blocks' bytes, each with a 16-bit length in front. The format holds no times,
// so every block gets the ROM's.
//
//   u16 length N, then N bytes: flag, data, checksum (XOR of flag and data); repeated to the end.
//
// Not read: Warajevo's .tap, another format of that name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "loaders/tape.hpp"

namespace zx::loaders {

/// More blocks than any tape has; keeps a hostile file from costing hundreds of megabytes.
inline constexpr std::size_t MaxTapBlocks = 65'536;

/// How much a file looks like a TAP, which has no signature of its own.
enum class TapLikeness {
    None,  ///< the lengths lead nowhere
    Start, ///< begins with a sound block or a header, but a later block is cut
    Shape, ///< the lengths lead exactly to the end, but not every checksum is right
    Sure,  ///< the lengths lead exactly to the end and every checksum is right
};

[[nodiscard]] TapLikeness sniff_tap(std::span<const std::uint8_t> bytes);

/// Refuses a tape cut inside a block. A wrong checksum is a warning and is played: the machine will
/// notice.
[[nodiscard]] Result<Tape> parse_tap(std::span<const std::uint8_t> bytes);

/// Fails where a block has what TAP cannot hold: other times than the ROM's, a part of a byte, over
/// 65,535 bytes. The pause behind a block is not stored.
[[nodiscard]] Result<std::vector<std::uint8_t>> write_tap(const Tape& tape);

/// A block with the ROM's times, its checksum appended.
[[nodiscard]] DataBlock make_rom_block(std::uint8_t flag, std::span<const std::uint8_t> data);

/// Whether the XOR over all bytes of the block is 0. False for a block too short to have a
/// checksum.
[[nodiscard]] bool checksum_is_right(std::span<const std::uint8_t> block);

/// The pilot tone that the ROM's SAVE writes, in pulses: long before a header (flag below 128),
/// short before data.
[[nodiscard]] constexpr std::uint32_t rom_pilot_pulses(std::uint8_t flag) noexcept {
    return flag < 128 ? 8063 : 3223;
}

} // namespace zx::loaders
