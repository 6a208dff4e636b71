// A machine that is saved as SZX and opened again is the same machine, bit for bit.
#include <doctest/doctest.h>

#include "board.hpp"
#include "loaders/csw.hpp"
#include "loaders/szx.hpp"
#include "loaders/tap.hpp"
#include "tests/loaders/random_snapshot.hpp"
#include "tests/support/amount.hpp"

using namespace zx;
using fixture::machine_with;

namespace {

machine::Machine reopened(const machine::Machine& machine) {
    const auto file = loaders::write_szx(machine.snapshot());
    REQUIRE(file);
    const auto snapshot = loaders::parse_szx(*file);
    REQUIRE_MESSAGE(snapshot, snapshot.error().context);
    machine::Machine other(machine::Model::Spectrum16, fixture::quiet_rom());
    REQUIRE(other.restore(*snapshot));
    return other;
}

loaders::Tape tape() {
    loaders::Tape tape;
    tape.blocks = {loaders::make_rom_block(0x00, std::vector<std::uint8_t>(17, 0x33)),
                   loaders::make_rom_block(0xff, std::vector<std::uint8_t>(100, 0xa5))};
    return tape;
}

} // namespace

TEST_CASE("a machine in the middle of a tape goes on at the same T-state after SZX") {
    machine::Machine machine = machine_with(0x9000, {0xdb, 0xfe, 0x32, 0x00, 0x80, 0x18, 0xf9});
    machine.set_issue(ula::Issue::Issue2);
    machine.set_late_ula(true);
    machine.fit_joystick(machine::Joystick::Cursor);
    machine.insert_tape(tape());
    machine.tape_play(true);
    for (int i = 0; i < 300; ++i) {
        machine.run_frame();
    }
    machine.run_to(30'001);
    machine::Machine other = reopened(machine);
    CHECK(other.hash() == machine.hash());
    for (int i = 0; i < 100; ++i) {
        machine.run_frame();
        other.run_frame();
    }
    CHECK(other.hash() == machine.hash());
    CHECK(other.tape_block() == machine.tape_block());
}

TEST_CASE("a recording of pulses in the deck keeps its position, too") {
    const auto file = loaders::write_csw(tape());
    REQUIRE(file);
    auto recording = loaders::parse_csw(*file);
    REQUIRE(recording);
    machine::Machine machine = machine_with(0x9000, {0x18, 0xfe});
    machine.insert_tape(*std::move(recording));
    machine.tape_play(true);
    for (int i = 0; i < 77; ++i) {
        machine.run_frame();
    }
    CHECK(reopened(machine).hash() == machine.hash());
}

TEST_CASE("an SZX of an empty deck empties the deck") {
    machine::Machine machine = machine_with(0x9000, {0x18, 0xfe});
    const loaders::Snapshot snapshot = machine.snapshot();
    machine.insert_tape(tape());
    REQUIRE(machine.restore(snapshot));
    CHECK_FALSE(machine.tape_inserted());
}

TEST_CASE("a position that the tape does not have is replaced by the start of its block") {
    machine::Machine machine = machine_with(0x9000, {0x18, 0xfe});
    machine.insert_tape(tape());
    loaders::Snapshot snapshot = machine.snapshot();
    snapshot.tape->block = 1;
    snapshot.tape->position->byte = 1'000'000;
    snapshot.tape->position->phase = loaders::TapePosition::Phase::Data;
    REQUIRE(machine.restore(snapshot));
    CHECK(machine.tape_block() == 1);
}

TEST_CASE("a +2A survives an SZX") {
    machine::Machine machine(machine::Model::SpectrumPlus2A,
                             std::vector<std::uint8_t>(4 * 16384, 0));
    machine.run_frame();
    const auto file = loaders::write_szx(machine.snapshot());
    REQUIRE(file);
    const auto snapshot = loaders::parse_szx(*file);
    REQUIRE(snapshot);
    machine::Machine other(machine::Model::SpectrumPlus2A, std::vector<std::uint8_t>(4 * 16384, 0));
    REQUIRE(other.restore(*snapshot));
    CHECK(other.state().ram == machine.state().ram);
    CHECK(other.registers() == machine.registers());
    CHECK(other.state().paging.port_1ffd == machine.state().paging.port_1ffd);
}

TEST_CASE("random machines that have run are the same after SZX, the AY's counters included") {
    using enum machine::Model;
    const auto states = support::amount("FR_RANDOM_STATES", 300, 20);
    for (const machine::Model model :
         {Spectrum16, Spectrum48, Spectrum128, SpectrumPlus2, SpectrumPlus2A}) {
        CAPTURE(static_cast<int>(model));
        builders::RandomSnapshots random(static_cast<unsigned>(model) + 77);
        machine::Machine machine(model, fixture::quiet_rom());
        machine.set_picture(false);
        machine::Machine other(model, fixture::quiet_rom());
        std::mt19937 number(7);
        int different = 0;
        for (std::int64_t i = 0; i < states; ++i) {
            REQUIRE(machine.restore(random.next(model)));
            machine.fit_mouse(true);
            machine.move_mouse(static_cast<int>(number() % 256), 3, 1);
            machine.fit_printer(i % 2 != 0);
            machine.run_frame();
            machine.run_to(static_cast<std::int32_t>(number() % 60'000));
            const auto file = loaders::write_szx(machine.snapshot());
            REQUIRE(file);
            const auto snapshot = loaders::parse_szx(*file);
            REQUIRE_MESSAGE(snapshot, snapshot.error().context);
            REQUIRE(other.restore(*snapshot));
            different += other.state() == machine.state() ? 0 : 1;
        }
        CHECK(different == 0);
    }
}
