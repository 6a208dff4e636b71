#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <sndfile.h>

#include "app/run/runner.hpp"
#include "app/run/session.hpp"
#include "loaders/media.hpp"
#include "roms-free/roms.hpp"
#include "tests/loaders/sound_builders.hpp"

using namespace zx;
using namespace builders;

namespace {

/// A program of BASIC that prints HELLO, and 256 bytes of all values in its variables' place.
Bytes hello_tap() {
    Bytes program{0, 10, 9, 0, 0xf5, '"', 'H', 'E', 'L', 'L', 'O', '"', 0x0d};
    const auto length = static_cast<std::uint16_t>(program.size());
    return join(
        {tap_block(0x00, header(0, "hello", length, 10, length)), tap_block(0xff, program)});
}

/// Loads a file as a user does who opens it. Returns true if its program prints HELLO.
bool loads(const Bytes& file, const char* name) {
    auto opened = loaders::open_media(file, name);
    REQUIRE_MESSAGE(opened, (opened ? "" : opened.error().context));
    const auto rom = roms::rom48();
    app::Session session(machine::Model::Spectrum48, {{rom.begin(), rom.end()}, "free ROM"});
    session.machine().set_picture(false);
    app::Runner runner(session, {});
    REQUIRE(runner.start({opened->media, name, {}}));
    return runner.until("HELLO", 200);
}

struct Row {
    const char* name;
    SoundShape shape;
};

} // namespace

TEST_CASE("the ROM loads a tape from a WAV file of any rate, sample size, volume and noise") {
    const Row rows[] = {
        {"44.1 kHz, 16 bits", {}},
        {"44.1 kHz, 8 bits", {.bits = 8}},
        {"22.05 kHz, 8 bits", {.rate = 22'050, .bits = 8}},
        {"48 kHz, 24 bits", {.rate = 48'000, .bits = 24}},
        {"96 kHz, floating point", {.rate = 96'000, .bits = 0}},
        {"inverted", {.inverted = true}},
        {"faint", {.amplitude = 0.01}},
        {"offset", {.amplitude = 0.3, .offset = 0.6}},
        {"noise of a fifth", {.amplitude = 0.5, .noise = 0.1}},
        {"hum", {.amplitude = 0.5, .hum = 0.15}},
        {"22.05 kHz with noise, offset and hum",
         {.rate = 22'050, .amplitude = 0.3, .offset = 0.3, .noise = 0.02, .hum = 0.05}},
    };
    const auto pulses = tap_pulses(hello_tap());
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        CHECK(loads(wav(samples_of(pulses, row.shape), row.shape), "hello.wav"));
    }
}

TEST_CASE("the ROM loads a tape from FLAC and Ogg Vorbis") {
    const SoundShape shape;
    const auto samples = samples_of(tap_pulses(hello_tap()), shape);
    CHECK(loads(encoded_by_libsndfile(samples, shape.rate, SF_FORMAT_FLAC | SF_FORMAT_PCM_16),
                "hello.flac"));
    CHECK(loads(encoded_by_libsndfile(samples, shape.rate, SF_FORMAT_OGG | SF_FORMAT_VORBIS),
                "hello.ogg"));
}

TEST_CASE("a tape without a usable signal does not load") {
    const SoundShape shape{.amplitude = 0.05, .noise = 0.4};
    CHECK_FALSE(loads(wav(samples_of(tap_pulses(hello_tap()), shape), shape), "hello.wav"));
}
