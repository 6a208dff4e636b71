// The user's choices of hardware besides the model. They are kept when the machine is reset, the
// model changes, a snapshot is loaded or the machine goes back in time.
#pragma once

#include "machine/machine.hpp"

namespace zx::app {

struct MachineSetup {
    /// The issue of a 16K or 48K board. Later models ignore it but keep the value.
    ula::Issue issue = ula::Issue::Issue3;
    /// A late ULA: contention, fetches and border come one T-state later.
    bool late_ula = false;
    /// Whether the ULA's snow is drawn.
    machine::SnowChoice snow = machine::SnowChoice::AsModel;
    /// True if a Kempston mouse is connected.
    bool mouse = false;
    /// True if a ZX Printer is connected.
    bool printer = false;
    /// Standard blocks of tapes are loaded at once.
    bool instant_load = false;

    friend bool operator==(const MachineSetup&, const MachineSetup&) = default;
};

/// True if the model was sold in more than one issue.
[[nodiscard]] constexpr bool has_issues(machine::Model model) noexcept {
    return !machine::record_of(model).issue;
}

/// True if the model's ULA can snow, so that snow can be switched.
[[nodiscard]] constexpr bool can_snow(machine::Model model) noexcept {
    return machine::record_of(model).snow != machine::Snow::Never;
}

/// Call it between frames only.
void apply(const MachineSetup& setup, machine::Machine& machine);

} // namespace zx::app
