// Machine, part: one frame.
#include <algorithm>
#include <utility>

#include "machine/edge_wait.hpp"
#include "machine/instant_load.hpp"
#include "machine/machine_parts.hpp"
#include "z80/cpu.hpp"

namespace zx::machine {
namespace {

/// Moves the changes before the frame's end to `taken`. The others, of the instruction that ran
/// over the end, stay and get T-states of the next frame.
template <class Change>
void split_at(std::int32_t frame_end, std::vector<Change>& changes, std::vector<Change>& taken) {
    const auto over = std::find_if(changes.begin(), changes.end(), [=](const Change& change) {
        return change.tstate >= frame_end;
    });
    taken.assign(changes.begin(), over);
    changes.erase(changes.begin(), over);
    for (Change& change : changes) {
        change.tstate -= frame_end;
    }
}

} // namespace

void Machine::Parts::begin_frame() {
    if (std::exchange(begun, true)) {
        return;
    }
    bus.draw_picture(drawing);
    if (drawing) {
        picture.begin_frame(
            bus.screen(), state.border(), (state.frames / ula::FlashFrames) % 2 != 0);
    }
}

void Machine::Parts::run_frame() {
    const std::int32_t frame_end = timing.tstates_per_frame();
    begin_frame();
    run_processor_to(frame_end);
    finish_frame(frame_end);
}

void Machine::Parts::finish_frame(std::int32_t frame_end) {
    if (drawing) {
        picture.finish_frame();
    }
    begun = false;
    current = drawing;
    close_sound(frame_end);
    if (state.printer.connected()) {
        state.printer.end_frame(frame_end, bus.printed());
    }
    printed = std::exchange(bus.printed(), {});
    bus.set_tstate(bus.tstate() - frame_end);
    state.tstate = bus.tstate();
    // Limited to one frame ago: anything older has no effect, because the ULA has fetched since.
    state.latch.tstate = std::max(state.latch.tstate - frame_end, -frame_end);
    ++state.frames;
    const bool idle = state.loader_watch.end_frame(state.cpu.iff1);
    state.autostart.end_frame(state.tape,
                              state.tstate,
                              state.loader_watch,
                              idle,
                              in_ld_bytes(state, bus),
                              state.tape_autostart);
    constexpr std::int64_t ProbeFrames = 8; // a loader can wait so long, and the probe takes time
    if (state.autostart.at_stop && state.loader_watch.wanted && state.frames % ProbeFrames == 0 &&
        waits_for_edge(state)) {
        state.autostart.held = false;
        state.autostart.at_stop = false;
    }
}

void Machine::Parts::run_processor_to(std::int32_t end) {
    bus.set_tstate(state.tstate);
    bus.watch_loader(state.instant_load && state.tape.inserted() && !state.tape.at_end());
    // /INT is a level: a handler that returns before /INT ends is called again.
    while (bus.tstate() < std::min(end, timing.interrupt_tstates)) {
        if (bus.tstate() < ula::InterruptLagTstates || !offer_interrupt(state.cpu, bus)) {
            step_processor(state.cpu, bus);
            serve_loader();
        }
    }
    if (passes_loops) {
        run_passing_loops(end);
    }
    bus.run_until(end);
    do {
        run_processor(state.cpu, bus);
    } while (serve_loader());
    bus.watch_loader(false);
    state.tstate = bus.tstate();
}

void Machine::Parts::run_passing_loops(std::int32_t end) {
    // A search takes as long as a few dozen instructions, so it is not made too often.
    constexpr std::int32_t FirstSearch = 1536;
    constexpr std::int32_t NextSearch = 16384;
    std::int32_t next = FirstSearch;
    while (bus.tstate() < end && !bus.watched(state.cpu.i) && !state.cpu.halted) {
        while (next <= bus.tstate()) {
            next += NextSearch;
        }
        bus.run_until(std::min(end, next));
        run_processor(state.cpu, bus);
        if (bus.tstate() < end) {
            loop.pass(state.cpu, bus, end);
        }
    }
}

/// Loads a block if the processor has just begun LD-BYTES. Returns true if it has begun it.
bool Machine::Parts::serve_loader() {
    const bool called = bus.take_loader_call();
    if (called && load_instantly(state, bus)) {
        bus.forget_ear();
        picture.invalidate();
        current = false;
    }
    return called;
}

/// Runs until `count` opcode fetches are made, at the first instruction boundary, or until the tap
/// has no more inputs. The T-state then is at least that of the frame's end.
void Machine::Parts::run_fetches(std::uint64_t count, bool offer, const PortTap& tap) {
    const std::int32_t frame_end = timing.tstates_per_frame();
    const std::uint64_t target = bus.fetches() + count;
    const auto left = [&] { return bus.fetches() < target ? target - bus.fetches() : 0; };
    bus.set_tstate(state.tstate);
    while (offer && left() > 0 && bus.tstate() < timing.interrupt_tstates) {
        if (!offer_interrupt(state.cpu, bus)) {
            step_processor(state.cpu, bus);
        }
    }
    // A fetch takes at least 4 T, and an instruction has at most 4 of them: a run of so many
    // T-states cannot make all fetches that are left. The last ones are made one by one.
    constexpr std::uint64_t Near = 8;
    while (left() > 0 && !tap.ran_out) {
        if (bus.tstate() >= frame_end) {
            // The recording's frame is longer than this machine's. The clock stays in the lower
            // border, where neither contention nor the picture depends on it.
            bus.set_tstate(frame_end - timing.tstates_per_line);
        }
        const auto most = static_cast<std::int32_t>(left() <= Near ? 1 : (left() - Near) * 4);
        bus.run_until(std::min(frame_end, bus.tstate() + most));
        run_processor(state.cpu, bus);
    }
    bus.set_tstate(std::max(bus.tstate(), frame_end));
}

void Machine::Parts::close_sound(std::int32_t frame_end) {
    bus.catch_up_tape(frame_end - 1);
    state.tape.end_frame(frame_end);
    split_at(frame_end, bus.levels(), sound);
    bus.catch_up_ay(frame_end - 1);
    if (record_of(state.model).has_ay) {
        state.ay.end_frame(frame_end);
    }
    split_at(frame_end, bus.ay_levels(), ay_sound);
    split_at(frame_end, bus.mic_edges(), mic);
}

} // namespace zx::machine
