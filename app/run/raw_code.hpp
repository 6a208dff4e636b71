// Machine code from a file without any format: copied into memory and called as BASIC's USR calls.
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

/// The bytes of a file, whatever they look like. Error: it does not fit into the model's RAM.
[[nodiscard]] Outcome<RawCode>
read_code(const std::string& path, CodePlace place, machine::Model model);

/// A BASIC program that starts itself and calls `address` by USR, as a tape. With clear_below
/// BASIC's stack ends below that address.
[[nodiscard]] loaders::Tape usr_tape(std::uint16_t address,
                                     std::optional<std::uint16_t> clear_below);

/// Switches the machine off and on and calls the code from BASIC, on any ROM that LOADs a program:
/// a short tape does RANDOMIZE USR. Registers, stack and system variables are as after USR, BC
/// holds the start address, and RET continues in BASIC. Returns when the first instruction of the
/// code is next; the screen is clear. Code that reaches BASIC's stack gets a CLEAR below it.
/// Error: the ROM did not load the tape; the machine is then somewhere on the way.
[[nodiscard]] Result<void>
start_code(Session& session, const RawCode& code, const Session::RunFrame& run_frame);

} // namespace zx::app
