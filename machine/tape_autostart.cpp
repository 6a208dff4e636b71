#include "machine/tape_autostart.hpp"

#include <algorithm>
#include <utility>

namespace zx::machine {

namespace {

/// EAR reads per frame from which a program counts as a loader. A loader reads EAR about every 60
/// T, more than a thousand times a frame; a program that only scans the keys makes about eight
/// reads.
constexpr int LoaderReads = 300;
/// Frames of such reads until a program counts as a loader.
constexpr int AskingFrames = 2;
/// Frames without such reads until the program no longer counts as a loader. IdleFrames is for
/// interrupts on: the program has returned to other work. It is well within the second of silence
/// between blocks. SilentFrames is for interrupts off: it may be the ROM's loader, which waits a
/// second after the first edge before it samples again.
constexpr int IdleFrames = 10;
constexpr int SilentFrames = 150;

void count(std::uint8_t& frames, bool counts) {
    frames = counts ? static_cast<std::uint8_t>(std::min(frames + 1, 255)) : std::uint8_t{0};
}

} // namespace

bool LoaderWatch::end_frame(bool interrupts_on) noexcept {
    const bool asking = std::exchange(ear_reads, 0) >= LoaderReads && !interrupts_on;
    count(asking_frames, asking);
    count(idle_frames, !asking);
    if (asking_frames >= AskingFrames) {
        wanted = true;
        return false;
    }
    const bool idle = idle_frames >= (interrupts_on ? IdleFrames : SilentFrames);
    wanted = wanted && !idle;
    return idle;
}

void TapeAutostart::end_frame(TapeDeck& tape,
                              std::int32_t tstate,
                              const LoaderWatch& watch,
                              bool idle,
                              bool in_rom_loader,
                              bool enabled) {
    held = held && !idle;
    at_stop = at_stop && held;
    if (tape.take_stopped_itself()) {
        // A program that samples the port in its own code may wait for a key. The ROM's loader can
        // only wait for the next block.
        held = watch.wanted && !in_rom_loader;
        at_stop = held;
        started = false;
    }
    if (!enabled) {
        return;
    }
    if (!tape.playing() && watch.wanted && !held) {
        tape.play(tstate);
        started = tape.playing();
    } else if (tape.playing() && !watch.wanted && started) {
        tape.stop(tstate);
        started = false;
    }
}

} // namespace zx::machine
