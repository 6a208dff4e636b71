#include "machine/machine.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "machine/spectrum_bus.hpp"
#include "ula/picture.hpp"
#include "z80/cpu.hpp"

namespace zx::machine {

namespace {

/// A loader reads EAR about every 60 T, more than a thousand times a frame; a program that only
/// scans the keys reads eight times or so.
constexpr int LoaderReads = 300;
/// Frames of asking until a program counts as a loader.
constexpr int AskingFrames = 2;
/// Frames without until it no longer does. With interrupts on it went back to other work; well
/// within the second of silence between blocks. With interrupts off it may be the ROM's loader,
/// which waits for a second behind the first edge that it hears before it listens again.
constexpr int IdleFrames = 10;
constexpr int SilentFrames = 150;

State new_state(Model model, std::vector<std::uint8_t> rom) {
    State state;
    state.model = model;
    state.rom = std::move(rom);
    state.ram.assign(record_of(model).ram_banks * PageBytes, 0);
    return state;
}

} // namespace

struct Machine::Parts {
    State state;
    ula::ContentionTable contention;
    ula::Picture picture;
    SpectrumBus bus;
    bool drawing = true;
    /// The last finished frame's, and what ran over into the present one.
    std::vector<ula::LevelChange> sound;

    explicit Parts(State initial)
        : state(std::move(initial)), contention(record_of(state.model).timing),
          picture(record_of(state.model).timing), bus(contention, picture) {
        bus.attach(state);
    }

    void rewire() {
        bus.attach(state);
        bus.levels().clear();
        (void)bus.take_ear_reads();
        picture.invalidate();
    }

    void run_frame();
    void run_processor_to(std::int32_t frame_end);
    void close_sound(std::int32_t frame_end);
    void watch_loader();
    /// The user worked the deck; held: he stopped it.
    void hand_on_tape(bool held) {
        state.tape_autostarted = false;
        state.tape_held = held;
    }
};

void Machine::Parts::run_frame() {
    const ula::FrameTiming& timing = record_of(state.model).timing;
    const std::int32_t frame_end = timing.tstates_per_frame();
    bus.draw_picture(drawing);
    if (drawing) {
        picture.begin_frame(
            bus.screen(), state.border(), (state.frames / ula::FlashFrames) % 2 != 0);
    }
    run_processor_to(frame_end);
    if (drawing) {
        picture.finish_frame();
    }
    bus.catch_up_tape(frame_end - 1);
    state.tape.end_frame(frame_end);
    close_sound(frame_end);
    bus.set_tstate(bus.tstate() - frame_end);
    state.tstate = bus.tstate();
    ++state.frames;
    watch_loader();
}

void Machine::Parts::run_processor_to(std::int32_t frame_end) {
    const std::int32_t interrupt_end = record_of(state.model).timing.interrupt_tstates;
    bus.set_tstate(state.tstate);
    // /INT is a level: a handler that is over before it ends is entered again.
    while (bus.tstate() < interrupt_end) {
        if (!offer_interrupt(state.cpu, bus)) {
            step_processor(state.cpu, bus);
        }
    }
    bus.run_until(frame_end);
    run_processor(state.cpu, bus);
}

/// Hands over the frame's level changes and keeps those of the instruction that ran over its end.
void Machine::Parts::close_sound(std::int32_t frame_end) {
    std::vector<ula::LevelChange>& levels = bus.levels();
    const auto over =
        std::find_if(levels.begin(), levels.end(), [=](const ula::LevelChange& change) {
            return change.tstate >= frame_end;
        });
    sound.assign(levels.begin(), over);
    levels.erase(levels.begin(), over);
    for (ula::LevelChange& change : levels) {
        change.tstate -= frame_end;
    }
}

void Machine::Parts::watch_loader() {
    LoaderWatch& watch = state.loader_watch;
    const bool asking = bus.take_ear_reads() >= LoaderReads && !state.cpu.iff1;
    const auto count = [](std::uint8_t& frames, bool counts) {
        frames = counts ? static_cast<std::uint8_t>(std::min(frames + 1, 255)) : std::uint8_t{0};
    };
    count(watch.asking_frames, asking);
    count(watch.idle_frames, !asking);
    if (watch.asking_frames >= AskingFrames) {
        watch.wanted = true;
    } else if (watch.idle_frames >= (state.cpu.iff1 ? IdleFrames : SilentFrames)) {
        watch.wanted = false;
        state.tape_held = false;
    }
    if (!state.tape_autostart) {
        return;
    }
    if (!state.tape.playing() && watch.wanted && !state.tape_held) {
        state.tape.play(state.tstate);
        state.tape_autostarted = state.tape.playing();
    } else if (state.tape.playing() && !watch.wanted && state.tape_autostarted) {
        state.tape.stop(state.tstate);
        state.tape_autostarted = false;
    }
}

Machine::Machine(Model model, std::span<const std::uint8_t> rom)
    : parts_(std::make_unique<Parts>(new_state(model, {rom.begin(), rom.end()}))) {
    assert(rom.size() == PageBytes);
    power_on();
}

Machine::~Machine() = default;

Machine::Machine(const Machine& other) : parts_(std::make_unique<Parts>(other.parts_->state)) {
    parts_->drawing = other.parts_->drawing;
    parts_->picture = other.parts_->picture;
    parts_->sound = other.parts_->sound;
    parts_->rewire();
}

Machine& Machine::operator=(const Machine& other) {
    if (this != &other) {
        *this = Machine(other);
    }
    return *this;
}

Machine::Machine(Machine&& other) noexcept = default;
Machine& Machine::operator=(Machine&& other) noexcept = default;

void Machine::power_on() {
    State& old = parts_->state;
    State fresh = new_state(old.model, std::move(old.rom));
    fresh.issue = old.issue;
    fresh.keyboard = old.keyboard;
    fresh.kempston_fitted = old.kempston_fitted;
    fresh.kempston = old.kempston;
    fresh.tape = std::move(old.tape);
    fresh.tape.rewind();
    fresh.tape_autostart = old.tape_autostart;
    parts_->state = std::move(fresh);
    z80::reset(parts_->state.cpu);
    parts_->rewire();
}

void Machine::reset() {
    z80::reset(parts_->state.cpu);
}

void Machine::set_rom(std::span<const std::uint8_t> rom) {
    assert(rom.size() == PageBytes);
    parts_->state.rom.assign(rom.begin(), rom.end());
    parts_->rewire();
}

void Machine::run_frame() {
    parts_->run_frame();
}

void Machine::set_picture(bool on) {
    if (on && !parts_->drawing) {
        parts_->picture.invalidate();
    }
    parts_->drawing = on;
}

std::span<const std::uint8_t> Machine::picture() const {
    return parts_->picture.pixels();
}
std::span<const ula::LevelChange> Machine::sound() const {
    return parts_->sound;
}

Model Machine::model() const {
    return parts_->state.model;
}
std::int64_t Machine::frames() const {
    return parts_->state.frames;
}
const ula::FrameTiming& Machine::timing() const {
    return record_of(model()).timing;
}

z80::Registers& Machine::registers() {
    return parts_->state.cpu;
}
const z80::Registers& Machine::registers() const {
    return parts_->state.cpu;
}
ula::Keyboard& Machine::keyboard() {
    return parts_->state.keyboard;
}
void Machine::fit_kempston(bool fitted) {
    parts_->state.kempston_fitted = fitted;
}
void Machine::set_kempston(std::uint8_t bits) {
    parts_->state.kempston = bits & 0x1fu;
}

std::uint8_t Machine::peek(std::uint16_t address) const {
    return parts_->bus.peek(address);
}

void Machine::poke(std::uint16_t address, std::uint8_t value) {
    parts_->bus.poke(address, value);
    parts_->picture.invalidate();
}

std::uint8_t Machine::border() const {
    return parts_->state.border();
}

void Machine::insert_tape(loaders::Tape tape) {
    parts_->state.tape.insert(std::make_shared<const loaders::Tape>(std::move(tape)));
    parts_->hand_on_tape(false);
}

void Machine::eject_tape() {
    parts_->state.tape.eject();
    parts_->hand_on_tape(false);
}

bool Machine::tape_inserted() const {
    return parts_->state.tape.inserted();
}

void Machine::tape_play(bool on) {
    State& state = parts_->state;
    if (on) {
        state.tape.play(state.tstate);
    } else {
        state.tape.stop(state.tstate);
    }
    parts_->hand_on_tape(!on);
}

bool Machine::tape_playing() const {
    return parts_->state.tape.playing();
}
void Machine::rewind_tape() {
    seek_tape(0);
}
std::size_t Machine::tape_block() const {
    return parts_->state.tape.block();
}
std::size_t Machine::tape_blocks() const {
    return parts_->state.tape.blocks();
}

void Machine::seek_tape(std::size_t block) {
    parts_->state.tape.seek(block);
    parts_->hand_on_tape(false);
}

bool Machine::tape_wanted() const {
    return parts_->state.loader_watch.wanted;
}

void Machine::set_tape_autostart(bool on) {
    parts_->state.tape_autostart = on;
}

const State& Machine::state() const {
    return parts_->state;
}

void Machine::set_state(const State& state) {
    parts_->state = state;
    parts_->rewire();
}

std::uint64_t Machine::hash() const {
    return hash_of(parts_->state);
}

} // namespace zx::machine
