// What an owner chooses about his machine beside its model. It stays his choice when the machine is
// reset, another model is taken, a snapshot comes in or time goes back.
#pragma once

#include "machine/machine.hpp"

namespace zx::app {

struct MachineSetup {
    /// Of a 16K or 48K board; the later models keep it for when one of those comes back.
    ula::Issue issue = ula::Issue::Issue3;
    /// The ULA has drifted.
    bool late_ula = false;
    /// Whether the ULA's snow is drawn.
    machine::SnowChoice snow = machine::SnowChoice::AsModel;
    /// A Kempston mouse is fitted.
    bool mouse = false;

    friend bool operator==(const MachineSetup&, const MachineSetup&) = default;
};

/// The model was sold in more than one issue.
[[nodiscard]] constexpr bool has_issues(machine::Model model) noexcept {
    return !machine::record_of(model).issue;
}

/// The model's ULA can snow, so that there is something to switch.
[[nodiscard]] constexpr bool can_snow(machine::Model model) noexcept {
    return machine::record_of(model).snow != machine::Snow::Never;
}

/// Between frames.
void apply(const MachineSetup& setup, machine::Machine& machine);

} // namespace zx::app
