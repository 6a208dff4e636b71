// The pages in the four 16 KiB slots of memory, as set by the paging ports.
//
//   0x7ffd   2-0 bank at 0xc000 | 3 screen: bank 5 or 7 | 4 ROM, low bit | 5 lock until reset
//   0x1ffd   0 special mode     | 2-1 which one, or 2 ROM, high bit      (+2A, +3)
//
//   special mode   0x0000   0x4000   0x8000   0xc000
//   0                 0        1        2        3
//   1                 4        5        6        7
//   2                 4        5        6        3
//   3                 4        7        6        3
//
// The write that locks still takes effect. Sources: Sinclair Wiki, Fuse, CLK. Confidence: agreed.
#pragma once

#include <array>
#include <cstdint>

#include "machine/model.hpp"

namespace zx::machine {

struct Paging {
    /// The last bytes that the ports accepted.
    std::uint8_t port_7ffd = 0;
    std::uint8_t port_1ffd = 0;

    [[nodiscard]] constexpr bool locked() const noexcept { return (port_7ffd & 0x20) != 0; }

    friend bool operator==(const Paging&, const Paging&) = default;
};

struct Page {
    enum class Kind : std::uint8_t { Rom, Ram, Empty };
    Kind kind = Kind::Empty;
    /// The number of the ROM page or of the RAM bank.
    std::uint8_t number = 0;

    friend bool operator==(const Page&, const Page&) = default;
};

/// Returns the port values that select the ROM of 48 BASIC, the model's last page.
[[nodiscard]] constexpr Paging basic_48_paging(const ModelRecord& model) noexcept {
    return {.port_7ffd = static_cast<std::uint8_t>(model.rom_pages > 1 ? 0x10 : 0),
            .port_1ffd = static_cast<std::uint8_t>(model.rom_pages > 2 ? 0x04 : 0)};
}

[[nodiscard]] constexpr bool has_bank(const ModelRecord& model, std::uint8_t number) noexcept {
    for (std::size_t i = 0; i < model.ram_banks; ++i) {
        if (model.bank_numbers[i] == number) {
            return true;
        }
    }
    return false;
}

/// Returns the offset of a bank in State::ram. The model must have the bank.
[[nodiscard]] constexpr std::size_t bank_offset(const ModelRecord& model,
                                                std::uint8_t number) noexcept {
    std::size_t index = 0;
    while (model.bank_numbers[index] != number) {
        ++index;
    }
    return index * PageBytes;
}

[[nodiscard]] constexpr std::array<Page, 4> pages_of(const ModelRecord& model,
                                                     const Paging& paging) noexcept {
    constexpr std::array<std::array<std::uint8_t, 4>, 4> Special = {
        {{0, 1, 2, 3}, {4, 5, 6, 7}, {4, 5, 6, 3}, {4, 7, 6, 3}}};
    const auto ram = [&](std::uint8_t number) {
        return has_bank(model, number) ? Page{Page::Kind::Ram, number} : Page{};
    };
    if ((paging.port_1ffd & 0x01) != 0) {
        const auto& banks = Special[paging.port_1ffd >> 1 & 3];
        return {ram(banks[0]), ram(banks[1]), ram(banks[2]), ram(banks[3])};
    }
    const unsigned rom = (paging.port_7ffd >> 4 & 1u) | (paging.port_1ffd >> 1 & 2u);
    return {Page{Page::Kind::Rom, static_cast<std::uint8_t>(rom % model.rom_pages)},
            ram(5),
            ram(2),
            ram(paging.port_7ffd & 7)};
}

/// Returns the number of the bank that the ULA shows.
[[nodiscard]] constexpr std::uint8_t shown_bank(const Paging& paging) noexcept {
    return (paging.port_7ffd & 0x08) != 0 ? 7 : 5;
}

/// Bits of a bank's number that come from the refreshed bank when a fetch snows (ula/snow.hpp).
/// Disputed: 4 (Weiv's table, measured; so ESPectrum and xpeccy-plus); 0, the shown bank
/// (unreal-ng); 7, the refreshed bank.
inline constexpr unsigned SnowBankBits = 4;

/// Returns the bank from which a fetch of the shown bank reads while another bank is refreshed.
[[nodiscard]] constexpr std::uint8_t snow_bank(unsigned refreshed, unsigned shown) noexcept {
    return static_cast<std::uint8_t>((refreshed & SnowBankBits) | (shown & ~SnowBankBits));
}

} // namespace zx::machine
