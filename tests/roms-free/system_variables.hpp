// Addresses of the 48K ROM's system variables that the tests use ("ZX Spectrum BASIC Programming",
// chapter 25).
#pragma once

#include <cstdint>

namespace fixture {

inline constexpr std::uint16_t LastK = 0x5c08;
inline constexpr std::uint16_t ErrNr = 0x5c3a;
inline constexpr std::uint16_t Flags = 0x5c3b;
inline constexpr std::uint16_t TvFlag = 0x5c3c;
inline constexpr std::uint16_t ErrSp = 0x5c3d;
inline constexpr std::uint16_t Vars = 0x5c4b;
inline constexpr std::uint16_t Chans = 0x5c4f;
inline constexpr std::uint16_t Curchl = 0x5c51;
inline constexpr std::uint16_t Prog = 0x5c53;
inline constexpr std::uint16_t ELine = 0x5c59;
inline constexpr std::uint16_t KCur = 0x5c5b;
inline constexpr std::uint16_t ChAdd = 0x5c5d;
inline constexpr std::uint16_t Worksp = 0x5c61;
inline constexpr std::uint16_t Stkbot = 0x5c63;
inline constexpr std::uint16_t Stkend = 0x5c65;
inline constexpr std::uint16_t Frames = 0x5c78;
inline constexpr std::uint16_t Membot = 0x5c92;

/// Start of a BASIC program without the Interface 1: what Prog holds.
inline constexpr std::uint16_t ProgramStart = 0x5ccb;

} // namespace fixture
