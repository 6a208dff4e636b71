// A machine's state as snapshot files store it: plain bytes, independent of the machine's code.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/joystick.hpp"
#include "base/model.hpp"
#include "loaders/tape.hpp"
#include "z80/registers.hpp"

namespace zx::loaders {

using RamBank = std::array<std::uint8_t, 16384>;

struct AyRegisters {
    std::uint8_t selected = 0;
    std::array<std::uint8_t, 16> values{};
};

/// The tape in the deck.
struct SnapshotTape {
    /// Null: the deck is empty.
    std::shared_ptr<const Tape> tape;
    /// The block at the present position, and the position itself if the format stores it.
    std::uint64_t block = 0;
    std::optional<TapePosition> position;
};

/// What only this program's own data in an SZX stores. machine/state.hpp explains the fields.
struct SnapshotExtras {
    std::uint8_t q = 0;
    bool loaded_iff2 = false;
    std::uint8_t prefix = 0;
    std::int64_t frames = 0;
    /// Bits 0 auto-start, 1 started by it, 2 held, 3 a loader is at work.
    std::uint8_t deck_flags = 1;
    std::int32_t ear_reads = 0;
    std::uint8_t asking_frames = 0;
    std::uint8_t idle_frames = 255;
    /// The +2A's bus latch.
    std::uint8_t latch = 0xff;
    std::int32_t latch_tstate = -1'000'000;
    std::uint8_t mouse_x = 0;
    std::uint8_t mouse_y = 0;
    std::uint8_t mouse_buttons = 0;
    /// The whole state of the AY, in the order of Ay::describe(). Empty if it is not known.
    std::vector<std::uint32_t> ay_numbers;
    /// The whole state of the ZX Printer, in the order of ZxPrinter::describe(). Empty without one.
    std::vector<std::uint32_t> printer_numbers;
};

struct Snapshot {
    Model model = Model::Spectrum48;
    z80::Registers registers;
    /// Border colour 0..7.
    std::uint8_t border = 7;
    /// The last bytes written to the paging ports; empty if the model has no such port.
    std::optional<std::uint8_t> port_7ffd;
    std::optional<std::uint8_t> port_1ffd;
    /// The sound chip, if the format stores it.
    std::optional<AyRegisters> ay;
    /// T-states since the frame's interrupt, if the format stores them.
    std::optional<std::int32_t> frame_tstate;
    /// The issue of the board, 2 or 3, if the format stores it.
    std::optional<std::uint8_t> issue;
    /// The joystick interface, if the format stores it.
    std::optional<Joystick> joystick;
    /// A Kempston mouse is fitted, and a ULA that has drifted, if the format stores them.
    std::optional<bool> mouse;
    std::optional<bool> late_ula;
    /// A ZX Printer is connected, if the format stores it.
    std::optional<bool> printer;
    /// The last byte written to port 0xfe, if the format stores it.
    std::optional<std::uint8_t> ula_port;
    /// The tape deck, if the format stores it.
    std::optional<SnapshotTape> tape;
    std::optional<SnapshotExtras> extras;
    /// RAM by 128K bank number: on a 48K bank 5 is at 0x4000, 2 at 0x8000, 0 at 0xc000. Banks that
    /// the machine does not have are absent.
    std::array<std::optional<RamBank>, 8> banks;
    std::vector<std::string> warnings;
};

} // namespace zx::loaders
