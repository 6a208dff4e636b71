// Checks that equality, hash, power-on and snapshots follow every row of StateFields.
#include <string_view>
#include <type_traits>
#include <vector>

#include <doctest/doctest.h>

#include "board.hpp"
#include "machine/state_fields.hpp"

using namespace zx;

namespace {

// One change of each kind of field, to a value that a snapshot can hold.

template <class Value> void change(Value& value) {
    if constexpr (std::is_same_v<Value, bool>) {
        value = !value;
    } else if constexpr (std::is_enum_v<Value>) {
        value = static_cast<Value>(static_cast<int>(value) == 0 ? 1 : 0);
    } else {
        value = static_cast<Value>(value ^ 4);
    }
}
/// Snapshots store issues 2 and 3 only.
void change(ula::Issue& issue) {
    issue = ula::Issue::Issue2;
}
void change(z80::Registers& cpu) {
    cpu.hl ^= 1;
}
void change(std::vector<std::uint8_t>& bytes) {
    bytes.back() ^= 1;
}
void change(ula::Keyboard& keyboard) {
    keyboard.press(ula::Key::M);
}
void change(machine::KempstonMouse& mouse) {
    mouse.fitted = true;
}
void change(machine::ZxPrinter& printer) {
    printer.connect(true);
}
void change(machine::TapeDeck& deck) {
    loaders::Tape tape;
    std::get<loaders::DataBlock>(tape.blocks.emplace_back()).bytes = {1, 2, 3};
    deck.insert(std::make_shared<const loaders::Tape>(std::move(tape)));
}
void change(machine::LoaderWatch& watch) {
    watch.wanted = true;
}
void change(machine::TapeAutostart& autostart) {
    autostart.held = true;
}
void change(machine::Paging& paging) {
    paging.port_7ffd = 0x18;
    paging.port_1ffd = 0x04;
}
void change(ay::Ay& chip) {
    std::vector<ay::OutputChange> unheard;
    chip.select(7);
    chip.write(0x3e, -1, unheard);
}
void change(machine::BusLatch& latch) {
    latch = {0x12, -100};
}

/// The model that uses every field.
machine::State state_of_plus2a() {
    return machine::Machine(Model::SpectrumPlus2A, fixture::quiet_rom()).state();
}

/// Every field except the model is changed.
machine::State changed_everywhere() {
    machine::State state = state_of_plus2a();
    const Model model = state.model;
    machine::for_each_field([&](const auto& field) { change(state.*field.member); });
    state.model = model;
    return state;
}

} // namespace

TEST_CASE("each field of the state is part of its equality and of its hash") {
    const machine::State base = state_of_plus2a();
    int fields = 0;
    machine::for_each_field([&](const auto& field) {
        CAPTURE(fields);
        machine::State changed = base;
        change(changed.*field.member);
        CHECK_FALSE(changed == base);
        CHECK(machine::hash_of(changed) != machine::hash_of(base));
        ++fields;
    });
    CHECK(fields == 23);
}

TEST_CASE("power-on keeps the fields that are marked so and resets the others") {
    machine::Machine machine(Model::SpectrumPlus2A, fixture::quiet_rom());
    const machine::State fresh = machine.state();
    const machine::State changed = changed_everywhere();
    machine.set_state(changed);
    machine.power_on();
    int number = 0;
    machine::for_each_field([&](const auto& field) {
        CAPTURE(number++);
        const bool kept = field.at_power_on == machine::AtPowerOn::Kept;
        CHECK(machine.state().*field.member == (kept ? changed : fresh).*field.member);
    });
}

TEST_CASE("a snapshot transfers exactly the fields that are marked so to another machine") {
    machine::Machine from(Model::SpectrumPlus2A, fixture::quiet_rom());
    from.set_state(changed_everywhere());
    machine::Machine to(Model::SpectrumPlus2A, fixture::quiet_rom());
    const machine::State before = to.state();
    REQUIRE(to.restore(from.snapshot()));
    int number = 0;
    machine::for_each_field([&](const auto& field) {
        CAPTURE(number++);
        using enum machine::AtRestore;
        const bool stored = field.at_restore != Kept && field.at_restore != Fresh;
        const machine::State& expected = stored ? from.state() : before;
        CHECK(to.state().*field.member == expected.*field.member);
    });
    // The state of the program is reset, the settings of the machine stay.
    machine::State changed = changed_everywhere();
    const machine::State fresh;
    to.set_state(changed);
    loaders::Snapshot poor =
        machine::Machine(Model::SpectrumPlus2A, fixture::quiet_rom()).snapshot();
    poor.issue.reset();
    poor.late_ula.reset();
    poor.joystick.reset();
    poor.mouse.reset();
    poor.printer.reset();
    poor.tape.reset();
    poor.extras.reset();
    REQUIRE(to.restore(poor));
    number = 0;
    machine::for_each_field([&](const auto& field) {
        CAPTURE(number++);
        using enum machine::AtRestore;
        if (field.at_restore == Kept || field.at_restore == KeptUnlessStored) {
            CHECK(to.state().*field.member == changed.*field.member);
        } else if (field.at_restore == Fresh || field.at_restore == FreshUnlessStored) {
            CHECK(to.state().*field.member == fresh.*field.member);
        }
    });
}
