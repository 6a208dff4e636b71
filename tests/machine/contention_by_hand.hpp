// A reference for contention: a table of machine cycles, evaluated one T-state at a time. It shares
// no code with ula/ or machine/. Sources: docs/HARDWARE.md.
#pragma once

#include <vector>

namespace fixture {

/// One entry of the table: a test for contention at the start of each of `times` periods of
/// `tstates`. A port cycle has its own pattern; a period of one T-state has no memory request.
struct Cycle {
    int address;
    int tstates;
    int times = 1;
    bool port = false;
};

/// The rules of delay of one machine.
struct Delays {
    int line = 224;
    int first = 14335;
    /// Indexed by T-state mod 8.
    const char* pattern = "\6\5\4\3\2\1\0\0";
    /// Only memory requests are delayed; ports and idle cycles are not.
    bool requests_only = false;
    /// True if the bank at 0xc000 is contended.
    bool top = false;

    [[nodiscard]] int at(int t) const {
        for (int y = 0; y < 192; ++y) {
            const int x = t - first - line * y;
            if (x >= 0 && x < 128) {
                return pattern[x % 8];
            }
        }
        return 0;
    }
    [[nodiscard]] bool contended(int address) const {
        return (address >= 0x4000 && address < 0x8000) || (top && address >= 0xc000);
    }
};

inline int after_port(int address, int t, const Delays& delays) {
    if (delays.requests_only) {
        return t + 4;
    }
    const bool high = delays.contended(address);
    if (high) {
        t += delays.at(t);
    }
    t += 1;
    if (address % 2 == 0) {
        return t + delays.at(t) + 3;
    }
    for (int i = 0; i < 3; ++i) {
        t += (high ? delays.at(t) : 0) + 1;
    }
    return t;
}

/// Returns the T-state after the cycles that begin at t; the rules are a 48K's by default.
inline int after(const std::vector<Cycle>& cycles, int t, const Delays& delays = {}) {
    for (const Cycle& cycle : cycles) {
        if (cycle.port) {
            t = after_port(cycle.address, t, delays);
            continue;
        }
        const bool asked = cycle.tstates > 1 || !delays.requests_only;
        for (int i = 0; i < cycle.times; ++i) {
            if (asked && delays.contended(cycle.address)) {
                t += delays.at(t);
            }
            t += cycle.tstates;
        }
    }
    return t;
}

} // namespace fixture
