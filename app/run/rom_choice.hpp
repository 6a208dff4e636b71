// Chooses the ROM of a machine: the one that the user named, the user's own files, or the built-in
// free ROM.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/common/failure.hpp"
#include "app/files/user_data.hpp"
#include "app/run/run_options.hpp"
#include "machine/model.hpp"

namespace zx::app {

struct RomChoice {
    std::vector<std::uint8_t> bytes;
    /// The name to show: "free ROM", or the file's name.
    std::string name;
    /// True if the user named it, so that it stays when the model changes.
    bool asked_for = false;

    [[nodiscard]] bool is_free() const { return name == FreeName; }
    static constexpr const char* FreeName = "free ROM";
};

/// Returns the ROM for a model: that of --rom, else the one in the user's folder, else the built-in
/// one. The folder holds 48.rom and, for a model with several pages, KEY-0.rom and on with the
/// model's key; a model without such files takes those of another model with as many pages (+2:
/// 128-0.rom), else 48.rom. A ROM is either one page with a
/// character set, which is used for every page of the model, or all pages of the model; anything
/// else is an error.
[[nodiscard]] Outcome<RomChoice>
choose_rom(const RunOptions& options, const UserData& user_data, machine::Model model);

/// Says why these bytes cannot run as the only ROM page, if they are one page without a character
/// set. Empty for any other number of bytes.
[[nodiscard]] std::optional<std::string>
complaint_about_single_rom(std::span<const std::uint8_t> bytes);

/// A function that finds the ROM for a model.
using RomSource = std::function<Outcome<RomChoice>(machine::Model)>;

/// Returns choose_rom() as a RomSource.
[[nodiscard]] RomSource rom_source(RunOptions options, UserData user_data);

} // namespace zx::app
