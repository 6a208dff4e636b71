// The parts of a machine. Only the sources of class Machine include this header.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "machine/idle_loop.hpp"
#include "machine/machine.hpp"
#include "machine/spectrum_bus.hpp"
#include "ula/picture.hpp"

namespace zx::machine {

struct Machine::Parts {
    State state;
    ula::FrameTiming timing;
    ula::ContentionTable contention;
    ula::Picture picture;
    SpectrumBus bus;
    bool drawing = true;
    bool passes_loops = false;
    IdleLoop loop;
    /// The picture of the present frame has begun.
    bool begun = false;
    /// The picture shows the last frame of this state.
    bool current = false;
    /// See Machine::changes().
    std::uint64_t changes = 0;
    /// The level changes of the last finished frame.
    std::vector<ula::LevelChange> sound;
    std::vector<ay::OutputChange> ay_sound;
    std::vector<TapeEdge> mic;
    /// The rows printed in the last finished frame.
    std::vector<PrintedRow> printed;

    explicit Parts(State initial)
        : state(std::move(initial)), timing(timing_of(state.model, state.late_ula)),
          contention(timing), picture(timing), bus(contention, picture) {
        bus.attach(state);
    }

    /// Must be called after the state was replaced.
    void rewire() {
        if (const auto now = timing_of(state.model, state.late_ula); timing != now) {
            timing = now;
            contention = ula::ContentionTable(timing);
            picture.set_timing(timing);
            loop = {};
        }
        bus.attach(state);
        state.tape.set_48k(!record_of(state.model).paging_port.exists());
        bus.levels().clear();
        bus.ay_levels().clear();
        bus.mic_edges().clear();
        bus.printed().clear();
        picture.invalidate();
        begun = false;
        current = false;
        ++changes;
    }

    void begin_frame();
    void run_frame();
    /// Ends the frame; the bus has run at least to frame_end.
    void finish_frame(std::int32_t frame_end);
    void run_fetches(std::uint64_t count, bool offer, const PortTap& tap);
    /// Runs until an instruction reaches T-state `end` of the present frame.
    void run_processor_to(std::int32_t end);
    /// The same outside /INT, looking for loops that can be passed.
    void run_passing_loops(std::int32_t end);
    bool serve_loader();
    void close_sound(std::int32_t frame_end);
    /// Records that the user operated the deck. held: the user stopped it.
    void hand_on_tape(bool held) {
        ++changes;
        state.autostart.started = false;
        state.autostart.held = held;
        state.autostart.at_stop = false;
    }
};

} // namespace zx::machine
