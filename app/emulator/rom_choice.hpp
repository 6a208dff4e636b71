// Which ROM a machine runs: the user's wish, the user's own files, or the free one.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "app/failure.hpp"
#include "app/files/user_data.hpp"
#include "app/headless/run_options.hpp"
#include "machine/model.hpp"

namespace zx::app {

struct RomChoice {
    std::vector<std::uint8_t> bytes;
    /// For people: "free ROM", or the file's name.
    std::string name;
    /// The user asked for it, so that it stays when the model changes.
    bool asked_for = false;
};

/// For a model: --rom, else the user's own 48.rom (of a 128K the pair, if it is there), else the
/// built-in one. What --rom says must be one page, which does for all of the model's, or all of
/// them.
[[nodiscard]] Outcome<RomChoice>
choose_rom(const RunOptions& options, const UserData& user_data, machine::Model model);

/// Finds the ROM for whatever model comes.
using RomSource = std::function<Outcome<RomChoice>(machine::Model)>;

/// choose_rom() as one.
[[nodiscard]] RomSource rom_source(RunOptions options, UserData user_data);

} // namespace zx::app
