// What the reader and the writer of SZX snapshots have in common.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "base/error.hpp"
#include "loaders/snapshot.hpp"

namespace zx::loaders::szx {

inline constexpr std::string_view Magic = "ZXST";
inline constexpr std::uint16_t Embedded = 1;
inline constexpr std::uint16_t Packed = 1;     // of RAMP
inline constexpr std::uint16_t PackedTape = 2; // of TAPE
inline constexpr std::uint16_t PrinterOn = 1;  // of ZXPR

/// The joysticks by their numbers in KEYB and JOY.
inline constexpr std::array<Joystick, 9> Joysticks9{Joystick::Kempston,
                                                    Joystick::None, // Fuller
                                                    Joystick::Cursor,
                                                    Joystick::Sinclair1,
                                                    Joystick::Sinclair2,
                                                    Joystick::None, // Spectrum+
                                                    Joystick::None, // Timex
                                                    Joystick::None, // Timex
                                                    Joystick::None};

[[nodiscard]] constexpr bool is_128(Model model) {
    return model != Model::Spectrum16 && model != Model::Spectrum48;
}

[[nodiscard]] constexpr bool has_bank(Model model, std::size_t bank) {
    switch (model) {
    case Model::Spectrum16: return bank == 5;
    case Model::Spectrum48: return bank == 0 || bank == 2 || bank == 5;
    default: return bank < 8;
    }
}

// This program's own data: what the format has no place for.
//
//   "FRIV", u8 version (3); u8 Q, u8 LD A,I flag, u8 prefix; u64 frames; u8 deck flags (1
//   auto-start, 2 started by it, 4 held, 8 wanted); u32 EAR reads; u8 frames asking, u8 frames
//   idle; u8 has a position; the fields of TapePosition; u8 bus latch, u32 its T-state; u8 mouse X,
//   u8 mouse Y, u8 mouse buttons; u8 count and so many u32: the state of the AY
//
//   version 3: u8 count and so many u32: the state of the ZX Printer
//
// Version 2 is written without a printer. Version 1 ends after TapePosition, and was a chunk of its
// own, FRIV, without the four letters.

struct PrivateData {
    SnapshotExtras extras;
    std::optional<TapePosition> position;
};

/// Reads the data of a TAPE chunk, which begins at `offset` in the file. Returns no tape if it is
/// another file. Errors: Truncated, or those of the tape's own format.
[[nodiscard]] Result<std::optional<SnapshotTape>> read_tape_chunk(ByteReader& in,
                                                                  std::size_t offset);

/// Reads the data after the letters. Errors: Unsupported for another version, or BadValue.
[[nodiscard]] Result<PrivateData> read_private(std::span<const std::uint8_t> bytes);
/// Appends the data after the letters.
void write_private(ByteWriter& out, const PrivateData& data);

} // namespace zx::loaders::szx
