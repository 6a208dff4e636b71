#include <random>

#include <doctest/doctest.h>

#include "board.hpp"
#include "tests/ula/naive_ula.hpp"

using namespace zx;
using reference::Change;

namespace {

int delay_at(int t) {
    const int x = (t - 14335) % 224;
    const bool inside = t >= 14335 && t < 14335 + 192 * 224 && x < 128;
    return inside && x % 8 < 6 ? 6 - x % 8 : 0;
}

/// A program that fills one frame with writes to screen and border, and the T-states at which they
/// take effect by the timing sheet.
struct Script {
    fixture::Bytes code;
    std::vector<Change> changes;
};

Script random_script(unsigned seed) {
    std::mt19937 random(seed);
    const auto below = [&](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    Script script;
    const auto emit = [&](std::initializer_list<int> bytes) {
        for (const int byte : bytes) {
            script.code.push_back(static_cast<std::uint8_t>(byte));
        }
    };
    int t = 0;
    while (t < 69700) {
        for (int nops = below(4); nops > 0; --nops) {
            emit({0x00});
            t += 4;
        }
        const int value = below(256);
        if (below(3) == 0) {
            // LD E,n : OUT (C),E: T2 of the port cycle is 9 T behind the second one's start.
            emit({0x1e, value & 7, 0xed, 0x59});
            t += 7 + 9;
            script.changes.push_back({t, -1, static_cast<std::uint8_t>(value & 7)});
            t += delay_at(t) + 3;
        } else {
            // LD HL,nn : LD (HL),n, often at the cells that the beam is about to reach.
            const int line = (t + 17 - 14336) / 224;
            const bool near = line >= 0 && line < 192 && below(2) == 0;
            const int y = near ? line : below(192);
            const int n = near ? ((t + 17 - 14336) % 224 / 4 + below(3) - 1) & 31 : below(32);
            const int bitmap = (y & 0xc0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 + n;
            const int offset = below(2) == 0 ? bitmap : 6144 + y / 8 * 32 + n;
            emit({0x21, offset & 0xff, 0x40 + (offset >> 8), 0x36, value});
            t += 10 + 7;
            t += delay_at(t) + 3;
            script.changes.push_back({t, offset, static_cast<std::uint8_t>(value)});
        }
    }
    emit({0x18, 0xfe});
    return script;
}

} // namespace

TEST_CASE("a program that races the beam leaves the picture that a step per T-state gives") {
    for (unsigned seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        const Script script = random_script(seed);
        REQUIRE(script.code.size() < 0x7000);
        machine::Machine machine = fixture::machine_with(0x8000, script.code);
        machine.registers().bc = 0x00fe;
        machine.registers().iff1 = false;
        reference::NaiveUla judge;
        judge.frame(script.changes, false);
        machine.run_frame();
        CHECK(std::equal(judge.pixels.begin(), judge.pixels.end(), machine.picture().begin()));
        judge.frame({}, false);
        machine.run_frame();
        CHECK(std::equal(judge.pixels.begin(), judge.pixels.end(), machine.picture().begin()));
    }
}

TEST_CASE("a screen poked between frames, or restored in the midst of one, is drawn") {
    machine::Machine machine(machine::Model::Spectrum48, fixture::quiet_rom());
    loaders::Snapshot snapshot = machine.snapshot();
    snapshot.frame_tstate = 40000;
    REQUIRE(machine.restore(snapshot).has_value());
    machine.poke(0x5800, 0x30);
    machine.run_frame();
    CHECK(machine.picture()[48 * 352 + 48] == 6);
    machine.poke(0x5800, 0x28);
    machine.run_frame();
    CHECK(machine.picture()[48 * 352 + 48] == 5);
}
