// Counts heap allocations of the sound path. It is a separate program, because it replaces the
// allocation operators.
#include <cstdlib>
#include <new>
#include <vector>

#include <doctest/doctest.h>

#include "app/emulator/sound_feed.hpp"
#include "machine/machine.hpp"
#include "machine/sound_synth.hpp"

namespace {

long allocations = 0;

void* counted(std::size_t size) {
    ++allocations;
    void* block = std::malloc(size == 0 ? 1 : size);
    if (block == nullptr) {
        throw std::bad_alloc();
    }
    return block;
}

} // namespace

void* operator new(std::size_t size) {
    return counted(size);
}
void* operator new[](std::size_t size) {
    return counted(size);
}
void operator delete(void* block) noexcept {
    std::free(block);
}
void operator delete[](void* block) noexcept {
    std::free(block);
}
void operator delete(void* block, std::size_t) noexcept {
    std::free(block);
}
void operator delete[](void* block, std::size_t) noexcept {
    std::free(block);
}

using namespace zx;

namespace {

/// All three channels of the AY at their highest tone, and the beeper without a pause.
std::vector<std::uint8_t> noisy_rom() {
    std::vector<std::uint8_t> rom(machine::PageBytes, 0);
    const std::vector<std::uint8_t> program = {
        0xf3,                         // di
        0x01, 0xfd, 0xff, 0x3e, 0x07, // ld bc,0xfffd; ld a,7
        0xed, 0x79, 0x06, 0xbf,       // out (c),a; ld b,0xbf
        0x3e, 0x38, 0xed, 0x79,       // ld a,0x38; out (c),a: three tones
        0x16, 0x0d,                   // ld d,13
        0x15,                         // again: dec d
        0x06, 0xff, 0xed, 0x51,       // ld b,0xff; out (c),d
        0x06, 0xbf, 0x3e, 0x0f,       // ld b,0xbf; ld a,15
        0xed, 0x79,                   // out (c),a
        0x7a, 0xfe, 0x08, 0x20, 0xf0, // ld a,d; cp 8; jr nz,again
        0x3e, 0x10, 0xd3, 0xfe,       // loop: ld a,16; out (0xfe),a
        0xaf, 0xd3, 0xfe, 0x18, 0xf7, // xor a; out (0xfe),a; jr loop
    };
    std::copy(program.begin(), program.end(), rom.begin());
    return rom;
}

} // namespace

TEST_CASE("after the first frames sound allocates no memory") {
    for (const machine::Stereo stereo : {machine::Stereo::Mono, machine::Stereo::Abc}) {
        machine::Machine machine(machine::Model::Spectrum128, noisy_rom());
        machine::SoundSynth synth(app::SoundFeed::RateHz, machine.timing().cpu_hz, stereo);
        app::SoundFeed feed;
        std::vector<std::int16_t> samples;
        long heard = 0;
        const auto frame = [&] {
            machine.run_frame();
            samples.clear();
            synth.frame(
                machine.sound(), machine.ay_sound(), machine.timing().tstates_per_frame(), samples);
            for (const std::int16_t sample : feed.mix(samples, synth.channels(), 0.7)) {
                heard += sample != 0 ? 1 : 0;
            }
        };
        for (int count = 0; count < 50; ++count) {
            frame();
        }
        CHECK(machine.sound().size() > 1000);
        CHECK(machine.ay_sound().size() > 10);
        heard = 0;
        const long before = allocations;
        for (int count = 0; count < 500; ++count) {
            frame();
        }
        CHECK(allocations - before == 0);
        CHECK(heard > 100'000);
    }
}

TEST_CASE("the counter detects an allocation") {
    const long before = allocations;
    const std::vector<int> some(100);
    CHECK(some.size() == 100);
    CHECK(allocations > before);
}
