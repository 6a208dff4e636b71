// Conversion of a machine to a snapshot and back.
#include <algorithm>
#include <utility>

#include "loaders/model_memory.hpp"
#include "machine/machine.hpp"
#include "machine/mode_48k.hpp"
#include "machine/state_fields.hpp"

namespace zx::machine {

namespace {

static_assert([] {
    for (std::size_t i = 0; i < record::All.size(); ++i) {
        const auto model = static_cast<Model>(i);
        for (std::uint8_t bank = 0; bank < 9; ++bank) {
            if (has_bank(*record::All[i], bank) != loaders::has_bank(model, bank)) {
                return false;
            }
        }
        if (record::All[i]->paging_port.exists() != loaders::pages_memory(model)) {
            return false;
        }
    }
    return true;
}());

/// Returns a chip as if a program had just written these registers.
ay::Ay ay_of(const std::optional<loaders::AyRegisters>& saved) {
    ay::Ay chip;
    std::vector<ay::OutputChange> unheard;
    if (saved) {
        for (std::size_t number = 0; number < saved->values.size(); ++number) {
            chip.select(static_cast<std::uint8_t>(number));
            chip.write(saved->values[number], -1, unheard);
        }
        chip.select(saved->selected);
    }
    return chip;
}

enum DeckFlag : std::uint8_t { AutoStart = 1, AutoStarted = 2, Held = 4, Wanted = 8, AtStop = 16 };

void restore_tape(const loaders::SnapshotTape& saved, TapeDeck& deck) {
    deck.insert(saved.tape);
    if (saved.tape && !(saved.position && deck.set_position(*saved.position))) {
        deck.seek(saved.block);
    }
}

void restore_extras(const loaders::SnapshotExtras& saved, State& state) {
    state.frames = saved.frames;
    state.tape_autostart = (saved.deck_flags & AutoStart) != 0;
    state.autostart.started = (saved.deck_flags & AutoStarted) != 0;
    state.autostart.held = (saved.deck_flags & Held) != 0;
    state.autostart.at_stop = (saved.deck_flags & AtStop) != 0;
    state.loader_watch.wanted = (saved.deck_flags & Wanted) != 0;
    state.loader_watch.ear_reads = saved.ear_reads;
    state.loader_watch.asking_frames = saved.asking_frames;
    state.loader_watch.idle_frames = saved.idle_frames;
    state.mouse.x = saved.mouse_x;
    state.mouse.y = saved.mouse_y;
    state.mouse.buttons = saved.mouse_buttons;
    if (state.printer.connected() && !saved.printer_numbers.empty()) {
        (void)state.printer.resume(saved.printer_numbers); // else its motor stands still
    }
    // More than a frame ago or ahead is as good as a frame.
    const std::int32_t frame = record_of(state.model).timing.tstates_per_frame();
    state.latch = {saved.latch, std::clamp(saved.latch_tstate, LatchNever, frame)};
    if (record_of(state.model).has_ay) {
        ay::Ay chip;
        if (chip.resume(saved.ay_numbers) && chip.registers() == state.ay.registers()) {
            state.ay = chip;
        }
    }
}

loaders::SnapshotExtras extras_of(const State& state) {
    const LoaderWatch& watch = state.loader_watch;
    std::vector<std::uint32_t> ay_numbers;
    if (record_of(state.model).has_ay) {
        state.ay.describe([&](std::uint64_t number) {
            ay_numbers.push_back(static_cast<std::uint32_t>(number & 0xffff'ffff));
        });
    }
    std::vector<std::uint32_t> printer_numbers;
    if (state.printer.connected()) {
        state.printer.describe([&](std::uint32_t number) { printer_numbers.push_back(number); });
    }
    return {state.cpu.q,
            state.cpu.loaded_iff2,
            state.cpu.prefix,
            state.frames,
            static_cast<std::uint8_t>(
                (state.tape_autostart ? AutoStart : 0) |
                (state.autostart.started ? AutoStarted : 0) | (state.autostart.held ? Held : 0) |
                (watch.wanted ? Wanted : 0) | (state.autostart.at_stop ? AtStop : 0)),
            watch.ear_reads,
            watch.asking_frames,
            watch.idle_frames,
            state.latch.byte,
            state.latch.tstate,
            state.mouse.x,
            state.mouse.y,
            state.mouse.buttons,
            std::move(ay_numbers),
            std::move(printer_numbers)};
}

} // namespace

loaders::Snapshot in_48k_mode(loaders::Snapshot snapshot, Model model) {
    constexpr std::uint8_t LastOfTwoRoms = 0x10;
    constexpr std::uint8_t PagingLocked = 0x20;
    constexpr std::uint8_t UpperRoms = 0x04;
    snapshot.model = model;
    snapshot.port_7ffd = LastOfTwoRoms | PagingLocked;
    snapshot.port_1ffd.reset();
    if (record_of(model).rom_pages > 2) {
        snapshot.port_1ffd = UpperRoms;
    }
    for (const std::uint8_t number : record_of(model).bank_numbers) {
        if (!snapshot.banks[number]) {
            snapshot.banks[number].emplace();
        }
    }
    return snapshot;
}

Result<void> Machine::restore(const loaders::Snapshot& snapshot) {
    State next;
    for_each_field([&](const auto& field) {
        if (field.at_restore == AtRestore::Kept ||
            field.at_restore == AtRestore::KeptUnlessStored) {
            next.*field.member = state().*field.member;
        }
    });
    next.model = snapshot.model;
    const ModelRecord& model = record_of(next.model);
    const std::int32_t tstate = snapshot.frame_tstate.value_or(0);
    if (tstate < 0 || tstate >= model.timing.tstates_per_frame()) {
        return fail(ErrorCode::BadValue, 0, "the snapshot's T-state lies outside a frame");
    }
    if (snapshot.border > 7) {
        return fail(ErrorCode::BadValue, 0, "the snapshot's border colour is not 0 to 7");
    }
    if (snapshot.registers.im > 2) {
        return fail(ErrorCode::BadValue, 0, "the snapshot's interrupt mode is not 0 to 2");
    }
    // The ROM of 48 BASIC is the last page; it can be used alone on every model.
    if (next.rom.size() != model.rom_pages * PageBytes) {
        next.rom.erase(next.rom.begin(), next.rom.end() - PageBytes);
    }
    next.ram.resize(model.ram_banks * PageBytes);
    for (std::size_t i = 0; i < model.ram_banks; ++i) {
        const auto& bank = snapshot.banks[model.bank_numbers[i]];
        if (!bank) {
            return fail(
                ErrorCode::BadValue, 0, "the snapshot lacks a bank of its machine's memory");
        }
        std::copy(bank->begin(), bank->end(), next.ram.data() + i * PageBytes);
    }
    next.cpu = snapshot.registers;
    next.tstate = tstate;
    next.ula_port =
        static_cast<std::uint8_t>((snapshot.ula_port.value_or(0) & 0xf8) | snapshot.border);
    if (snapshot.issue) {
        next.issue = *snapshot.issue == 2 ? ula::Issue::Issue2 : ula::Issue::Issue3;
    }
    next.late_ula = snapshot.late_ula.value_or(next.late_ula);
    next.joystick = snapshot.joystick.value_or(next.joystick);
    next.mouse.fitted = snapshot.mouse.value_or(next.mouse.fitted);
    next.printer.connect(snapshot.printer.value_or(next.printer.connected()));
    if (model.paging_port.exists()) {
        next.paging.port_7ffd = snapshot.port_7ffd.value_or(0);
    }
    if (model.special_port.exists()) {
        next.paging.port_1ffd = snapshot.port_1ffd.value_or(0);
    }
    if (model.has_ay) {
        next.ay = ay_of(snapshot.ay);
    }
    // The tape keeps its position but stops, because the saved program was not reading it.
    next.tape.stop(state().tstate);
    if (snapshot.tape) {
        restore_tape(*snapshot.tape, next.tape);
    }
    if (snapshot.extras) {
        restore_extras(*snapshot.extras, next);
    }
    set_state(next);
    return {};
}

loaders::Snapshot Machine::snapshot() const {
    const State& now = state();
    const ModelRecord& model = record_of(now.model);
    loaders::Snapshot result;
    result.model = now.model;
    result.registers = now.cpu;
    result.border = now.border();
    result.frame_tstate = now.tstate;
    result.issue = now.issue == ula::Issue::Issue2 ? std::uint8_t{2} : std::uint8_t{3};
    result.late_ula = now.late_ula;
    result.joystick = now.joystick;
    result.mouse = now.mouse.fitted;
    result.printer = now.printer.connected();
    result.ula_port = now.ula_port;
    result.tape = loaders::SnapshotTape{now.tape.shared_tape(), now.tape.block(), {}};
    result.tape->position = now.tape.position();
    result.extras = extras_of(now);
    if (model.paging_port.exists()) {
        result.port_7ffd = now.paging.port_7ffd;
    }
    if (model.special_port.exists()) {
        result.port_1ffd = now.paging.port_1ffd;
    }
    if (model.has_ay) {
        result.ay = loaders::AyRegisters{now.ay.selected(), now.ay.registers()};
    }
    for (std::size_t i = 0; i < model.ram_banks; ++i) {
        auto& bank = result.banks[model.bank_numbers[i]].emplace();
        const std::uint8_t* const from = now.ram.data() + i * PageBytes;
        std::copy(from, from + PageBytes, bank.begin());
    }
    return result;
}

} // namespace zx::machine
