#include "machine/machine.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "machine/machine_parts.hpp"
#include "machine/state_fields.hpp"
#include "z80/cpu.hpp"

namespace zx::machine {

namespace {

/// Returns the ROM pages for a model. A single page replaces all of them; if there are too many,
/// the last ones are used.
std::vector<std::uint8_t> fit_rom(const ModelRecord& model, std::span<const std::uint8_t> rom) {
    const std::size_t whole = model.rom_pages * PageBytes;
    const auto pages = rom.last(rom.size() < whole ? PageBytes : whole);
    return {pages.begin(), pages.end()};
}

State new_state(Model model, std::span<const std::uint8_t> rom) {
    State state;
    state.model = model;
    state.rom = fit_rom(record_of(model), rom);
    state.ram.assign(record_of(model).ram_banks * PageBytes, 0);
    return state;
}

/// Returns the paging ports after reset. With one ROM page for all, 48 BASIC is selected, not
/// locked.
Paging reset_paging(const State& state) {
    const ModelRecord& model = record_of(state.model);
    return state.rom.size() < model.rom_pages * PageBytes ? basic_48_paging(model) : Paging{};
}

/// Moves changes before which the clock was put back (in a replay) to the change before them.
template <class Change> void keep_order(std::vector<Change>& changes) {
    for (std::size_t i = 1; i < changes.size(); ++i) {
        changes[i].tstate = std::max(changes[i].tstate, changes[i - 1].tstate);
    }
}

} // namespace

Machine::Machine(Model model, std::span<const std::uint8_t> rom)
    : parts_(std::make_unique<Parts>(new_state(model, rom))) {
    assert(rom.size() >= PageBytes && rom.size() % PageBytes == 0);
    power_on();
}

Machine::~Machine() = default;

Machine::Machine(const Machine& other) : parts_(std::make_unique<Parts>(other.parts_->state)) {
    parts_->drawing = other.parts_->drawing;
    parts_->passes_loops = other.parts_->passes_loops;
    parts_->picture = other.parts_->picture;
    parts_->sound = other.parts_->sound;
    parts_->ay_sound = other.parts_->ay_sound;
    parts_->mic = other.parts_->mic;
    parts_->printed = other.parts_->printed;
    parts_->rewire();
    parts_->current = other.parts_->current;
    parts_->changes = other.parts_->changes + 1;
    parts_->bus.levels() = other.parts_->bus.levels();
    parts_->bus.ay_levels() = other.parts_->bus.ay_levels();
    parts_->bus.mic_edges() = other.parts_->bus.mic_edges();
    parts_->bus.printed() = other.parts_->bus.printed();
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
    State fresh = new_state(old.model, old.rom);
    for_each_field([&](const auto& field) {
        if (field.at_power_on == AtPowerOn::Kept) {
            fresh.*field.member = old.*field.member;
        }
    });
    fresh.paging = reset_paging(fresh);
    fresh.tape.rewind();
    parts_->state = std::move(fresh);
    z80::reset(parts_->state.cpu);
    parts_->rewire();
}

void Machine::reset() {
    State& state = parts_->state;
    z80::reset(state.cpu);
    state.paging = reset_paging(state);
    parts_->bus.map_pages();
    parts_->bus.reset_ay();
    ++parts_->changes;
}

void Machine::set_rom(std::span<const std::uint8_t> rom) {
    assert(rom.size() >= PageBytes && rom.size() % PageBytes == 0);
    parts_->state.rom = fit_rom(record_of(parts_->state.model), rom);
    parts_->rewire();
}

void Machine::run_frame() {
    parts_->run_frame();
}

FrameInput Machine::record_frame() {
    PortTap tap;
    const std::uint64_t before = parts_->bus.fetches();
    parts_->bus.tap_ports(&tap);
    parts_->run_frame();
    parts_->bus.tap_ports(nullptr);
    return {parts_->bus.fetches() - before, std::move(tap.inputs)};
}

InputFit Machine::replay_frame(FrameInput input, bool offer_interrupt) {
    PortTap tap{true, std::move(input.inputs)};
    parts_->begin_frame();
    parts_->bus.tap_ports(&tap);
    parts_->run_fetches(input.fetches, offer_interrupt, tap);
    parts_->bus.tap_ports(nullptr);
    keep_order(parts_->bus.levels());
    keep_order(parts_->bus.ay_levels());
    parts_->finish_frame(parts_->timing.tstates_per_frame());
    if (tap.ran_out) {
        return InputFit::TooFew;
    }
    return tap.next == tap.inputs.size() ? InputFit::Exact : InputFit::TooMany;
}

void Machine::run_to(std::int32_t tstate) {
    parts_->begin_frame();
    parts_->run_processor_to(std::min(tstate, parts_->timing.tstates_per_frame()));
}

void Machine::set_picture(bool on) {
    if (on == parts_->drawing) {
        return;
    }
    parts_->drawing = on;
    parts_->picture.invalidate();
    parts_->begun = false;
    parts_->current = false;
}

void Machine::set_passes_loops(bool on) {
    parts_->passes_loops = on;
}

bool Machine::picture_current() const {
    return parts_->current;
}

ula::PictureView Machine::picture() const {
    return parts_->picture.pixels();
}
std::span<const ula::LevelChange> Machine::sound() const {
    return parts_->sound;
}
std::span<const ay::OutputChange> Machine::ay_sound() const {
    return parts_->ay_sound;
}
std::span<const TapeEdge> Machine::mic() const {
    return parts_->mic;
}
std::span<const PrintedRow> Machine::printed() const {
    return parts_->printed;
}

Model Machine::model() const {
    return parts_->state.model;
}
std::int64_t Machine::frames() const {
    return parts_->state.frames;
}
const ula::FrameTiming& Machine::timing() const {
    return parts_->timing;
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

void Machine::fit_joystick(Joystick joystick) {
    parts_->state.joystick = joystick;
}
void Machine::move_joystick(std::uint8_t bits) {
    parts_->state.stick = bits & 0x1fu;
}
void Machine::fit_mouse(bool fitted) {
    parts_->state.mouse.fitted = fitted;
}
void Machine::move_mouse(int right, int up, std::uint8_t buttons) {
    KempstonMouse& mouse = parts_->state.mouse;
    mouse.x = static_cast<std::uint8_t>((mouse.x + right) & 0xff);
    mouse.y = static_cast<std::uint8_t>((mouse.y + up) & 0xff);
    mouse.buttons = buttons & 3u;
}
void Machine::fit_printer(bool fitted) {
    parts_->state.printer.connect(fitted);
}
void Machine::set_issue(ula::Issue issue) {
    parts_->state.issue = issue;
    parts_->rewire();
}
void Machine::set_late_ula(bool late) {
    parts_->state.late_ula = late;
    parts_->rewire();
}
void Machine::set_snow(SnowChoice choice) {
    parts_->state.snow = choice;
    parts_->rewire();
}

std::uint8_t Machine::peek(std::uint16_t address) const {
    return parts_->bus.peek(address);
}

const std::uint8_t* Machine::readable(int quarter) const {
    return parts_->bus.readable(quarter);
}

void Machine::poke(std::uint16_t address, std::uint8_t value) {
    parts_->bus.poke(address, value);
    parts_->picture.invalidate();
    parts_->current = false;
    ++parts_->changes;
}

void Machine::poke_bank(std::uint8_t bank, std::uint16_t address, std::uint8_t value) {
    const ModelRecord& model = record_of(parts_->state.model);
    for (std::size_t i = 0; i < model.ram_banks; ++i) {
        if (model.bank_numbers[i] == bank) {
            parts_->state.ram[i * PageBytes + address % PageBytes] = value;
        }
    }
    parts_->picture.invalidate();
    parts_->current = false;
    ++parts_->changes;
}

std::uint64_t Machine::changes() const {
    return parts_->changes;
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

void Machine::set_instant_load(bool on) {
    parts_->state.instant_load = on;
    ++parts_->changes;
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
