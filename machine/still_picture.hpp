// The picture at one moment, and waiting until it no longer changes.
#pragma once

#include <cstdint>
#include <vector>

#include "machine/machine.hpp"

namespace zx::machine {

/// What a machine shows at one moment: the display file and the border.
struct ShownPicture {
    std::vector<std::uint8_t> bytes;
    int border = 0;

    /// Stores what the machine shows now.
    void take(const Machine& machine);
    /// True if the machine shows the same now.
    [[nodiscard]] bool shown_by(const Machine& machine) const;
};

/// Calls run_frame() until the picture has not changed for still_frames in a row, at most max_frames
/// times. A frame after which counts() is false begins the count again. Returns true if the picture
/// came to rest.
template <class RunFrame, class Counts>
bool run_until_still(const Machine& machine,
                     int still_frames,
                     int max_frames,
                     RunFrame&& run_frame,
                     Counts&& counts) {
    ShownPicture seen;
    seen.take(machine);
    int still = 0;
    for (int frame = 0; frame < max_frames && still < still_frames; ++frame) {
        run_frame();
        const bool same = seen.shown_by(machine);
        still = same && counts() ? still + 1 : 0;
        if (!same) {
            seen.take(machine);
        }
    }
    return still >= still_frames;
}

} // namespace zx::machine
