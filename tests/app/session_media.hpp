// ROMs and snapshots for tests of a session.
#pragma once

#include "app/run/session.hpp"
#include "roms-free/roms.hpp"

namespace fixture {

inline zx::app::RomChoice free_rom() {
    const auto rom = zx::roms::rom48();
    return {{rom.begin(), rom.end()}, "free ROM"};
}

/// Returns the state of a new machine with the free ROM.
inline zx::app::NamedMedia snapshot_of(zx::machine::Model model) {
    return {zx::machine::Machine(model, free_rom().bytes).snapshot(), "state", {}};
}

} // namespace fixture
