// A machine's state as snapshot files can tell it: plain bytes, no machine in sight.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "z80/registers.hpp"

namespace zx::loaders {

enum class SnapshotModel { Spectrum16, Spectrum48 };

using RamBank = std::array<std::uint8_t, 16384>;

struct Snapshot {
    SnapshotModel model = SnapshotModel::Spectrum48;
    z80::Registers registers;
    /// Border colour 0..7.
    std::uint8_t border = 7;
    /// T-states since the frame's interrupt, where the format stores it.
    std::optional<std::int32_t> frame_tstate;
    /// RAM by 128K bank number: 5 is 0x4000, 2 is 0x8000, 0 is 0xc000 on a 48K. Absent banks are
    /// absent.
    std::array<std::optional<RamBank>, 8> banks;
    std::vector<std::string> warnings;
};

} // namespace zx::loaders
