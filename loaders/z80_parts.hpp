// Shared by the parser and the writer of Z80 snapshots.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "base/error.hpp"
#include "base/model.hpp"
#include "loaders/snapshot.hpp"

namespace zx::loaders::z80_parts {

using Bytes = std::span<const std::uint8_t>;

inline constexpr std::size_t Z80HeaderBytes = 30;
inline constexpr std::size_t BankBytes = std::tuple_size_v<RamBank>;
inline constexpr std::size_t LengthOffset = 30;
inline constexpr std::size_t HardwareOffset = 34;
inline constexpr std::size_t ImOffset = 29;
inline constexpr std::uint16_t Version2Bytes = 23;
inline constexpr std::uint16_t Version3Bytes = 54;
inline constexpr std::uint16_t Version3LongBytes = 55;
inline constexpr std::uint16_t NotPacked = 0xffff;
inline constexpr std::uint8_t Mark = 0xed;
inline constexpr std::uint8_t ModifyHardware = 0x80;

/// Expands packed bytes up to `size` bytes of output. Returns the number of input bytes used, or an
/// error whose offset counts from the start of the input.
[[nodiscard]] Result<std::size_t> expand(Bytes in, std::size_t size, std::uint8_t* out);

/// Packs runs of five or more equal bytes, and runs of two or more 0xed. The byte after a single
/// 0xed never starts a run.
[[nodiscard]] std::vector<std::uint8_t> pack(Bytes in);

/// The RAM bank of a page number; nothing if the page is not RAM of this model.
[[nodiscard]] std::optional<std::size_t> bank_of_page(std::uint8_t page, Model model);

} // namespace zx::loaders::z80_parts
