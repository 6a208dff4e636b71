#include <doctest/doctest.h>

#include "board.hpp"
#include "machine/mode_48k.hpp"

using namespace zx;
using fixture::machine_with;

TEST_CASE("a snapshot restored in another machine is the same state of memory and registers") {
    machine::Machine first = machine_with(0x9000, {0x34, 0x23, 0x18, 0xfc});
    first.registers().hl = 0x4000;
    for (int i = 0; i < 10; ++i) {
        first.run_frame();
    }
    const loaders::Snapshot snapshot = first.snapshot();
    CHECK(snapshot.model == zx::Model::Spectrum48);
    CHECK(snapshot.frame_tstate == first.state().tstate);
    CHECK(snapshot.banks[5].has_value());
    CHECK(snapshot.banks[2].has_value());
    CHECK(snapshot.banks[0].has_value());
    CHECK(!snapshot.banks[1].has_value());
    CHECK((*snapshot.banks[2])[0x1000] == first.peek(0x9000));
    CHECK((*snapshot.banks[0])[0x3fff] == first.peek(0xffff));
    machine::Machine second(machine::Model::Spectrum48, fixture::quiet_rom());
    REQUIRE(second.restore(snapshot).has_value());
    CHECK(second.registers() == first.registers());
    CHECK(second.state().ram == first.state().ram);
    first.run_frame();
    second.run_frame();
    CHECK(second.registers() == first.registers());
    CHECK(second.state().ram == first.state().ram);
}

TEST_CASE("a 16K snapshot makes the machine a 16K, with one bank") {
    machine::Machine small(machine::Model::Spectrum16, fixture::quiet_rom());
    small.poke(0x6000, 0x42);
    const loaders::Snapshot snapshot = small.snapshot();
    CHECK(!snapshot.banks[2].has_value());
    machine::Machine machine = machine_with(0x9000, {0x18, 0xfe});
    REQUIRE(machine.restore(snapshot).has_value());
    CHECK(machine.model() == machine::Model::Spectrum16);
    CHECK(machine.peek(0x6000) == 0x42);
    CHECK(machine.peek(0x9000) == 0xff);
    machine.run_frame();
}

TEST_CASE("an impossible snapshot is refused and changes nothing") {
    machine::Machine machine = machine_with(0x9000, {0x18, 0xfe});
    machine.run_frame();
    const std::uint64_t before = machine.hash();
    const loaders::Snapshot good = machine.snapshot();
    const auto refused = [&](auto&& damage) {
        loaders::Snapshot bad = good;
        bad.registers.pc = 0x1234;
        damage(bad);
        const auto result = machine.restore(bad);
        return !result.has_value() && result.error().code == ErrorCode::BadValue &&
               machine.hash() == before;
    };
    CHECK(refused([](loaders::Snapshot& s) { s.banks[0].reset(); }));
    CHECK(refused([](loaders::Snapshot& s) { s.banks[5].reset(); }));
    CHECK(refused([](loaders::Snapshot& s) { s.border = 8; }));
    CHECK(refused([](loaders::Snapshot& s) { s.registers.im = 3; }));
    CHECK(refused([](loaders::Snapshot& s) { s.frame_tstate = -1; }));
    CHECK(refused([](loaders::Snapshot& s) { s.frame_tstate = 69888; }));
    CHECK(machine.restore(good).has_value());
}

TEST_CASE("a snapshot's border and T-state are taken over") {
    machine::Machine machine = machine_with(0x9000, {0x18, 0xfe});
    loaders::Snapshot snapshot = machine.snapshot();
    snapshot.border = 3;
    snapshot.frame_tstate = 69887;
    REQUIRE(machine.restore(snapshot).has_value());
    CHECK(machine.border() == 3);
    CHECK(machine.state().tstate == 69887);
    machine.run_frame();
    CHECK(machine.state().tstate == 11);
    snapshot.frame_tstate.reset();
    REQUIRE(machine.restore(snapshot).has_value());
    CHECK(machine.state().tstate == 0);
}

TEST_CASE("a 48K snapshot becomes one of a 128K or +2A in its 48K mode") {
    using namespace machine;
    loaders::Snapshot snapshot = Machine(Model::Spectrum48, fixture::quiet_rom()).snapshot();
    snapshot.banks[0]->at(5) = 0x5a;
    for (const Model model : {Model::Spectrum128, Model::SpectrumPlus2A}) {
        CAPTURE(static_cast<int>(model));
        std::vector<std::uint8_t> pages(record_of(model).rom_pages * PageBytes, 0);
        pages[pages.size() - PageBytes] = 0x77; // the last page begins with this
        Machine machine(model, pages);
        REQUIRE(machine.restore(in_48k_mode(snapshot, model)));
        CHECK(machine.model() == model);
        CHECK(machine.peek(0) == 0x77);
        CHECK(machine.peek(0xc005) == 0x5a);
        CHECK((machine.state().paging.port_7ffd & 0x20) != 0); // locked
    }
}
