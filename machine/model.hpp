// The machines as data: what is soldered in, and where.
//
//   0x0000 ROM | 0x4000 bank 5, contended | 0x8000 bank 2 (48K) | 0xc000 bank 0 (48K)
//
// The 16K machine has no RAM at 0x8000-0xffff. Bank numbers are those of the 128K, whose record
// fits here as well: eight banks, the odd ones contended.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ula/timing.hpp"

namespace zx::machine {

enum class Model : std::uint8_t { Spectrum16, Spectrum48 };

inline constexpr std::size_t PageBytes = 16384;
/// In ModelRecord::slots.
inline constexpr int RomSlot = -1;
inline constexpr int EmptySlot = -2;

struct ModelRecord {
    std::string_view name;
    ula::FrameTiming timing;
    std::size_t ram_banks;
    /// Number of each bank, in the order in which State::ram holds them.
    std::array<std::uint8_t, 8> bank_numbers;
    /// What the four slots of 16 KiB show after a reset: an index into bank_numbers, or RomSlot,
    /// or EmptySlot.
    std::array<int, 4> slots;
    /// Bit n: the bank at index n shares its bus with the ULA.
    std::uint8_t contended_banks;
    /// Index of the bank that the ULA shows.
    std::size_t screen_bank;
};

inline constexpr ModelRecord Spectrum16Record = {.name = "Spectrum 16K",
                                                 .timing = ula::Timing48,
                                                 .ram_banks = 1,
                                                 .bank_numbers = {5},
                                                 .slots = {RomSlot, 0, EmptySlot, EmptySlot},
                                                 .contended_banks = 0x01,
                                                 .screen_bank = 0};

inline constexpr ModelRecord Spectrum48Record = {.name = "Spectrum 48K",
                                                 .timing = ula::Timing48,
                                                 .ram_banks = 3,
                                                 .bank_numbers = {5, 2, 0},
                                                 .slots = {RomSlot, 0, 1, 2},
                                                 .contended_banks = 0x01,
                                                 .screen_bank = 0};

[[nodiscard]] constexpr const ModelRecord& record_of(Model model) noexcept {
    return model == Model::Spectrum16 ? Spectrum16Record : Spectrum48Record;
}

} // namespace zx::machine
