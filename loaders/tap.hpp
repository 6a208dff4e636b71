// TAP: a tape as the bytes of its blocks, each after a 16-bit length. The format has no times, so
// every block gets the ROM's.
//
//   u16 length N, then N bytes: flag, data, checksum (XOR of flag and data); repeated to the end.
//
// Not read: Warajevo's .tap, another format with the same extension.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "loaders/likeness.hpp"
#include "loaders/tape.hpp"

namespace zx::loaders {

/// TAP has no signature. Start: a valid block or a header, but a later block is cut. Shape: the
/// lengths lead exactly to the end. Sure: and every checksum is right.
[[nodiscard]] Likeness sniff_tap(std::span<const std::uint8_t> bytes);

/// Fails if the tape is cut inside a block. A wrong checksum is a warning, and the block is played;
/// the machine detects the error.
[[nodiscard]] Result<Tape> parse_tap(std::span<const std::uint8_t> bytes);

/// Fails if a block has what TAP cannot store: other times than the ROM's, an incomplete last byte,
/// or more than 65,535 bytes. Pauses and blocks without sound are left out. Pulses, as of a sound
/// file, are written if nine tenths of them are blocks of the ROM's form.
[[nodiscard]] Result<std::vector<std::uint8_t>> write_tap(const Tape& tape);

/// Returns a block with the ROM's times and the checksum appended.
[[nodiscard]] DataBlock make_rom_block(std::uint8_t flag, std::span<const std::uint8_t> data);

/// True if a block has the times of the ROM's SAVE; its pause may be any.
[[nodiscard]] bool has_rom_times(const DataBlock& block);

/// True if the XOR over all bytes of the block is 0. False for a block too short to have a
/// checksum.
[[nodiscard]] bool checksum_is_right(std::span<const std::uint8_t> block);

/// Returns the length in pulses of the pilot tone that the ROM's SAVE writes: long before a header
/// (flag below 128), short before data.
[[nodiscard]] constexpr std::uint32_t rom_pilot_pulses(std::uint8_t flag) noexcept {
    return flag < 128 ? 8063 : 3223;
}

} // namespace zx::loaders
