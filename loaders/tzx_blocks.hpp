// The numbers of TZX's blocks, and their names.
#pragma once

#include <cstdint>
#include <string_view>

namespace zx::loaders::tzx {

inline constexpr std::string_view Magic = "ZXTape!\x1a";
inline constexpr std::uint64_t TstatesPerMs = 3'500;

enum Id : std::uint8_t {
    StandardData = 0x10,
    TurboData = 0x11,
    Tone = 0x12,
    PulseList = 0x13,
    PureData = 0x14,
    Direct = 0x15,
    C64Data = 0x16,
    C64Turbo = 0x17,
    CswRecording = 0x18,
    Generalised = 0x19,
    Pause = 0x20,
    GroupStart = 0x21,
    GroupEnd = 0x22,
    Jump = 0x23,
    LoopStart = 0x24,
    LoopEnd = 0x25,
    Call = 0x26,
    Return = 0x27,
    Select = 0x28,
    Stop48 = 0x2a,
    SetLevel = 0x2b,
    Text = 0x30,
    Message = 0x31,
    Archive = 0x32,
    Hardware = 0x33,
    Emulation = 0x34,
    Custom = 0x35,
    Snapshot = 0x40,
    KansasCity = 0x4b,
    Glue = 0x5a,
};

} // namespace zx::loaders::tzx
