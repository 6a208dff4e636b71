// Which ROM a machine runs: the user's wish, the user's own files, or the free one.
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
    /// For people: "free ROM", or the file's name.
    std::string name;
    /// The user asked for it, so that it stays when the model changes.
    bool asked_for = false;
};

/// The ROM for a model: that of --rom, else the user's own 48.rom (for a model with a pair of ROMs
/// that pair, if it is there), else the built-in one. It is one page with a character set, which
/// then stands for every page of the model, or all pages of the model; anything else is an error.
[[nodiscard]] Outcome<RomChoice>
choose_rom(const RunOptions& options, const UserData& user_data, machine::Model model);

/// Why these bytes cannot run as the only page of ROM, if they are one page without a character
/// set; nothing for any other number of bytes.
[[nodiscard]] std::optional<std::string>
complaint_about_single_rom(std::span<const std::uint8_t> bytes);

/// Finds the ROM for whatever model comes.
using RomSource = std::function<Outcome<RomChoice>(machine::Model)>;

/// choose_rom() as one.
[[nodiscard]] RomSource rom_source(RunOptions options, UserData user_data);

} // namespace zx::app
