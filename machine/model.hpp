// The hardware of each model as data: chips, memory and addresses.
//
//   slot      48K               128K, +2                  +2A, +3 (special modes apart)
//   0x0000    ROM               ROM 0 or 1                ROM 0 to 3
//   0x4000    bank 5            bank 5                    bank 5
//   0x8000    bank 2            bank 2                    bank 2
//   0xc000    bank 0            bank 0 to 7               bank 0 to 7
//
// The 16K machine has no RAM at 0x8000-0xffff. Bank numbers are those of the 128K on all of them.
// The grey +2 is electrically a 128K; +2A and +3 have the same board, here without a disk drive.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/model.hpp"
#include "ula/ear_mic.hpp"
#include "ula/timing.hpp"

namespace zx::machine {

using zx::Model;

inline constexpr std::size_t PageBytes = 16384;

/// The address decoding of a port: it answers if (its number & mask) == value. Mask 0 and value 1:
/// never.
struct PortDecode {
    std::uint16_t mask = 0;
    std::uint16_t value = 1;

    [[nodiscard]] constexpr bool matches(std::uint16_t port) const noexcept {
        return (port & mask) == value;
    }
    /// False if no port number matches.
    [[nodiscard]] constexpr bool exists() const noexcept { return (value & ~mask) == 0; }
};

/// The value read from a port that nothing answers.
enum class IdlePort : std::uint8_t {
    High,  ///< 0xff
    Ula,   ///< the byte that the ULA fetches in that T-state, or 0xff
    Latch, ///< ports 0000 xxxx xxxx xx01 while paging is not locked: the last byte that the ULA
           ///< fetched or the processor moved to or from contended memory, with bit 0 set; others
           ///< 0xff
};

/// Whether a model's ULA handles the refresh of a contended bank as an access (ula/snow.hpp).
enum class Snow : std::uint8_t {
    Never,    ///< it does not
    Disputed, ///< the sources disagree (docs/HARDWARE.md): drawn only on request
    Measured, ///< it does: drawn unless it is switched off
};

/// The user's choice. AsModel: snow is drawn if it is Measured.
enum class SnowChoice : std::uint8_t { AsModel, On, Off };
inline constexpr int SnowChoices = 3;

struct ModelRecord {
    /// The value of --machine.
    std::string_view key;
    /// The full name, and the name in menus and titles.
    std::string_view name;
    std::string_view short_name;
    ula::FrameTiming timing;
    std::size_t rom_pages;
    std::size_t ram_banks;
    /// The number of each bank, in the order of State::ram. Bank 5 is always first.
    std::array<std::uint8_t, 8> bank_numbers;
    /// Bit n: bank n shares its bus with the ULA.
    std::uint8_t contended_banks;
    /// The ULA decides by the address alone, so it delays port cycles and idle cycles as well.
    bool delays_idle_bus;
    Snow snow;
    /// The ports for bits 0 to 5 of 0x7ffd, and for bits 0 to 2 of 0x1ffd.
    PortDecode paging_port;
    PortDecode special_port;
    /// A read of the paging port writes the floating bus value to it.
    bool paging_by_read;
    bool has_ay;
    /// The AY's data port can be read like its select port.
    bool ay_data_reads;
    IdlePort idle_port;
    /// The issue that determines the EAR and MIC pin; if absent, the user chooses it.
    std::optional<ula::Issue> issue;
};

namespace record {

inline constexpr std::array<std::uint8_t, 8> AllBanks = {5, 2, 0, 1, 3, 4, 6, 7};
inline constexpr std::uint8_t OddBanks = 0xaa;
inline constexpr std::uint8_t HighBanks = 0xf0;

inline constexpr ModelRecord Spectrum16 = {.key = "16",
                                           .name = "Spectrum 16K",
                                           .short_name = "16K",
                                           .timing = ula::Timing48,
                                           .rom_pages = 1,
                                           .ram_banks = 1,
                                           .bank_numbers = {5},
                                           .contended_banks = 1u << 5,
                                           .delays_idle_bus = true,
                                           .snow = Snow::Measured,
                                           .paging_port = {},
                                           .special_port = {},
                                           .paging_by_read = false,
                                           .has_ay = false,
                                           .ay_data_reads = false,
                                           .idle_port = IdlePort::Ula,
                                           .issue = {}};

inline constexpr ModelRecord Spectrum48 = [] {
    ModelRecord model = Spectrum16;
    model.key = "48";
    model.name = "Spectrum 48K";
    model.short_name = "48K";
    model.ram_banks = 3;
    model.bank_numbers = {5, 2, 0};
    return model;
}();

inline constexpr ModelRecord Spectrum128 = {.key = "128",
                                            .name = "Spectrum 128K",
                                            .short_name = "128K",
                                            .timing = ula::Timing128,
                                            .rom_pages = 2,
                                            .ram_banks = 8,
                                            .bank_numbers = AllBanks,
                                            .contended_banks = OddBanks,
                                            .delays_idle_bus = true,
                                            .snow = Snow::Disputed,
                                            .paging_port = {0x8002, 0x0000},
                                            .special_port = {},
                                            .paging_by_read = true,
                                            .has_ay = true,
                                            .ay_data_reads = false,
                                            .idle_port = IdlePort::Ula,
                                            .issue = ula::Issue::Issue3};

inline constexpr ModelRecord SpectrumPlus2 = [] {
    ModelRecord model = Spectrum128;
    model.key = "plus2";
    model.name = "Spectrum +2";
    model.short_name = "+2";
    return model;
}();

inline constexpr ModelRecord SpectrumPlus2A = {.key = "plus2a",
                                               .name = "Spectrum +2A",
                                               .short_name = "+2A",
                                               .timing = ula::TimingPlus2A,
                                               .rom_pages = 4,
                                               .ram_banks = 8,
                                               .bank_numbers = AllBanks,
                                               .contended_banks = HighBanks,
                                               .delays_idle_bus = false,
                                               .snow = Snow::Never,
                                               .paging_port = {0xc002, 0x4000},
                                               .special_port = {0xf002, 0x1000},
                                               .paging_by_read = false,
                                               .has_ay = true,
                                               .ay_data_reads = true,
                                               .idle_port = IdlePort::Latch,
                                               .issue = ula::Issue::NoEcho};

/// Indexed by Model.
inline constexpr std::array<const ModelRecord*, 5> All = {
    &Spectrum16, &Spectrum48, &Spectrum128, &SpectrumPlus2, &SpectrumPlus2A};

} // namespace record

[[nodiscard]] constexpr const ModelRecord& record_of(Model model) noexcept {
    return *record::All[static_cast<std::size_t>(model)];
}

static_assert([] {
    for (std::size_t i = 0; i < record::All.size(); ++i) {
        if (record::All[i]->timing.tstates_per_frame() !=
            tstates_per_frame(static_cast<Model>(i))) {
            return false;
        }
    }
    return true;
}());

[[nodiscard]] constexpr std::string_view short_name_of(Model model) noexcept {
    return record_of(model).short_name;
}

/// Returns the model with this --machine key.
[[nodiscard]] constexpr std::optional<Model> model_by_key(std::string_view key) noexcept {
    for (std::size_t i = 0; i < record::All.size(); ++i) {
        if (record::All[i]->key == key) {
            return static_cast<Model>(i);
        }
    }
    return {};
}

[[nodiscard]] constexpr bool draws_snow(const ModelRecord& model, SnowChoice choice) noexcept {
    switch (choice) {
    case SnowChoice::On: return model.snow != Snow::Never;
    case SnowChoice::Off: return false;
    default: return model.snow == Snow::Measured;
    }
}

} // namespace zx::machine
