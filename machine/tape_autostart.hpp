// Starts the tape when the program on the machine reads it, and stops it afterwards.
#pragma once

#include <cstdint>

#include "machine/tape_deck.hpp"

namespace zx::machine {

/// Detects a program that samples EAR as a loader does. Frames are counted at their end.
struct LoaderWatch {
    /// The number of EAR reads in the present frame.
    std::int32_t ear_reads = 0;
    /// Consecutive frames, up to 255, in which the program sampled EAR, and in which it did not.
    std::uint8_t asking_frames = 0;
    std::uint8_t idle_frames = 255;
    /// The program has begun to sample EAR and has not ceased for long enough.
    bool wanted = false;

    /// Counts the frame that ends. interrupts_on: IFF1 at the end of the frame. Returns true if the
    /// program has not sampled EAR for so long that it does not count as a loader.
    bool end_frame(bool interrupts_on) noexcept;

    friend bool operator==(const LoaderWatch&, const LoaderWatch&) = default;
};

/// What auto-start and the user have done with the deck.
struct TapeAutostart {
    /// Auto-start began the present playing, so it may also end it.
    bool started = false;
    /// The tape was stopped: auto-start waits until the program has ceased to sample EAR.
    bool held = false;
    /// A block of the tape stopped it, not the user: auto-start goes on when the program waits for
    /// an edge, too (machine/edge_wait.hpp).
    bool at_stop = false;

    /// Starts or stops the tape at T-state `tstate` of the present frame. idle: the result of
    /// LoaderWatch::end_frame. in_rom_loader: the program waits for the tape in the ROM's LD-BYTES.
    /// If not enabled, it only clears `held`.
    void end_frame(TapeDeck& tape,
                   std::int32_t tstate,
                   const LoaderWatch& watch,
                   bool idle,
                   bool in_rom_loader,
                   bool enabled);

    friend bool operator==(const TapeAutostart&, const TapeAutostart&) = default;
};

} // namespace zx::machine
