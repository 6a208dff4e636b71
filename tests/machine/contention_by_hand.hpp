// The judge of contention: the table of machine cycles in its own words, one T-state at a time, for
// the 48K. It shares nothing with ula/ or machine/. Sources: docs/HARDWARE.md.
#pragma once

#include <vector>

namespace fixture {

/// One entry of the table: a test for contention at the start of each of `times` stretches of
/// `tstates`. A port cycle knows its own pattern.
struct Cycle {
    int address;
    int tstates;
    int times = 1;
    bool port = false;
};

inline int delay_at(int t) {
    for (int line = 0; line < 192; ++line) {
        const int x = t - 14335 - 224 * line;
        if (x >= 0 && x < 128) {
            return "\6\5\4\3\2\1\0\0"[x % 8];
        }
    }
    return 0;
}

inline bool contended(int address) {
    return address >= 0x4000 && address < 0x8000;
}

inline int after_port(int address, int t) {
    const bool high = contended(address);
    if (high) {
        t += delay_at(t);
    }
    t += 1;
    if (address % 2 == 0) {
        return t + delay_at(t) + 3;
    }
    for (int i = 0; i < 3; ++i) {
        t += (high ? delay_at(t) : 0) + 1;
    }
    return t;
}

/// The T-state behind the cycles that begin at t.
inline int after(const std::vector<Cycle>& cycles, int t) {
    for (const Cycle& cycle : cycles) {
        if (cycle.port) {
            t = after_port(cycle.address, t);
            continue;
        }
        for (int i = 0; i < cycle.times; ++i) {
            if (contended(cycle.address)) {
                t += delay_at(t);
            }
            t += cycle.tstates;
        }
    }
    return t;
}

} // namespace fixture
