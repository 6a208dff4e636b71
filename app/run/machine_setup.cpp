#include "app/run/machine_setup.hpp"

namespace zx::app {

void apply(const MachineSetup& setup, machine::Machine& machine) {
    // Unchanged settings are not applied again: another ULA would redraw the whole picture.
    if (machine.state().issue != setup.issue) {
        machine.set_issue(setup.issue);
    }
    if (machine.state().late_ula != setup.late_ula) {
        machine.set_late_ula(setup.late_ula);
    }
    if (machine.state().snow != setup.snow) {
        machine.set_snow(setup.snow);
    }
    if (machine.state().instant_load != setup.instant_load) {
        machine.set_instant_load(setup.instant_load);
    }
    machine.fit_mouse(setup.mouse);
    machine.fit_printer(setup.printer);
}

} // namespace zx::app
