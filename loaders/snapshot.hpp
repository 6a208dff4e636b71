// A machine's state as snapshot files store it: plain bytes, independent of the machine's code.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/joystick.hpp"
#include "base/model.hpp"
#include "z80/registers.hpp"

namespace zx::loaders {

using RamBank = std::array<std::uint8_t, 16384>;

struct AyRegisters {
    std::uint8_t selected = 0;
    std::array<std::uint8_t, 16> values{};
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
    /// RAM by 128K bank number: on a 48K bank 5 is at 0x4000, 2 at 0x8000, 0 at 0xc000. Banks that
    /// the machine does not have are absent.
    std::array<std::optional<RamBank>, 8> banks;
    std::vector<std::string> warnings;
};

} // namespace zx::loaders
