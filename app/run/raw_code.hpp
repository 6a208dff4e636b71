// Machine code from a file without a format: it is copied into memory and called as by BASIC's USR.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/common/failure.hpp"
#include "app/run/code_place.hpp"
#include "app/run/session.hpp"
#include "machine/model.hpp"

namespace zx::app {

struct RawCode {
    std::vector<std::uint8_t> bytes;
    CodePlace place;
    /// The file's name without its folder.
    std::string name;
};

/// Reads the bytes of a file, without regard to its format. Error: the code does not fit into the
/// model's RAM.
[[nodiscard]] Outcome<RawCode>
read_code(const std::string& path, CodePlace place, machine::Model model);

/// Returns a tape with a BASIC program that starts itself and calls `address` by USR. With
/// clear_below, BASIC's stack ends below that address.
[[nodiscard]] loaders::Tape usr_tape(std::uint16_t address,
                                     std::optional<std::uint16_t> clear_below);

/// Resets the machine and calls the code from BASIC, on any ROM that LOADs a program: a short tape
/// does RANDOMIZE USR. Registers, stack and system variables are as after USR, BC holds the start
/// address, and RET continues in BASIC. Returns before the first instruction of the code; the
/// screen is clear. If the code would overwrite BASIC's stack, a CLEAR below it comes first. Error:
/// the ROM did not load the tape; the state of the machine is then undefined.
[[nodiscard]] Result<void>
start_code(Session& session, const RawCode& code, const Session::RunFrame& run_frame);

} // namespace zx::app
