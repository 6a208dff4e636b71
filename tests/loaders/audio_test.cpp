#include <cstdlib>
#include <string>

#include <doctest/doctest.h>
#include <sndfile.h>

#include "loaders/audio.hpp"
#include "loaders/csw.hpp"
#include "loaders/media.hpp"
#include "loaders/tape_player.hpp"
#include "tests/loaders/sound_builders.hpp"
#include "tests/loaders/tape_builders.hpp"

using namespace zx;
using namespace builders;
using loaders::parse_audio;

namespace {

/// The lengths of all pulses that the tape plays.
std::vector<std::uint32_t> pulses_of(const Bytes& bytes) {
    const auto tape = parse_audio(bytes);
    REQUIRE_MESSAGE(tape, (tape ? "" : tape.error().context));
    auto flat = loaders::play_tape(*tape);
    REQUIRE(flat);
    return flat->lengths;
}

std::string complaint(const Bytes& bytes) {
    const auto tape = parse_audio(bytes);
    REQUIRE_FALSE(tape);
    return tape.error().context;
}

/// Pulses as in a tape: a tone, short and long pulses, a silence, a tone.
std::vector<std::uint32_t> some_pulses() {
    std::vector<std::uint32_t> pulses(200, 2168);
    for (const std::uint32_t length : {667U, 735U, 855U, 855U, 1710U, 1710U, 855U, 1710U, 945U}) {
        pulses.push_back(length);
    }
    pulses.push_back(350'000);
    pulses.insert(pulses.end(), 200, 2168);
    return pulses;
}

/// Checks that a sound has these pulses, each to the T-states given, except the first and the last,
/// whose other end is not an edge.
void check_pulses(const Bytes& bytes, const std::vector<std::uint32_t>& expected, int exact_to) {
    const auto found = pulses_of(bytes);
    REQUIRE(found.size() == expected.size());
    for (std::size_t i = 1; i + 1 < found.size(); ++i) {
        CAPTURE(i);
        CHECK(std::abs(static_cast<int>(found[i]) - static_cast<int>(expected[i])) <= exact_to);
    }
}

struct Row {
    const char* name;
    SoundShape shape;
};

} // namespace

TEST_CASE("a WAV file of any rate, sample size, volume and offset has the pulses of its tape") {
    const Row rows[] = {
        {"44.1 kHz, 16 bits", {}},
        {"8 bits", {.bits = 8}},
        {"24 bits", {.bits = 24}},
        {"32 bits", {.bits = 32}},
        {"floating point", {.bits = 0}},
        {"22.05 kHz", {.rate = 22'050}},
        {"22.05 kHz, 8 bits", {.rate = 22'050, .bits = 8}},
        {"48 kHz", {.rate = 48'000}},
        {"96 kHz", {.rate = 96'000}},
        {"192 kHz", {.rate = 192'000}},
        {"inverted", {.inverted = true}},
        {"faint", {.amplitude = 0.01}},
        {"faint, 8 bits", {.bits = 8, .amplitude = 0.03}},
        {"offset", {.amplitude = 0.3, .offset = 0.6}},
        {"offset downwards, faint", {.amplitude = 0.02, .offset = -0.9}},
        {"noise", {.amplitude = 0.5, .noise = 0.05}},
        {"hum", {.amplitude = 0.5, .hum = 0.05}},
        {"two channels, the second of noise", {.channels = 2}},
        {"everything", {.rate = 48'000, .amplitude = 0.2, .offset = 0.3, .noise = 0.01}},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        const auto pulses = some_pulses();
        const auto bytes = wav(samples_of(pulses, row.shape), row.shape);
        // A sample's duration for each end.
        check_pulses(bytes, pulses, static_cast<int>(2 * 3'500'000 / row.shape.rate));
    }
}

TEST_CASE("noise in a pause makes no pulses") {
    const SoundShape shape{.amplitude = 0.5, .noise = 0.02};
    const std::vector<std::uint32_t> pulses(1000, 2168);
    auto samples = samples_of(pulses, shape);
    const std::size_t tone = samples.size();
    const SoundShape hiss{.amplitude = 0, .noise = 0.02};
    const auto silence = samples_of({3'500'000}, hiss);
    samples.insert(samples.end(), silence.begin(), silence.end());
    const auto found = pulses_of(wav(samples, shape));
    CHECK(tone > 0);
    CHECK(found.size() <= pulses.size() + 2);
}

TEST_CASE("other formats of libsndfile have the same pulses") {
    const SoundShape shape;
    const auto pulses = some_pulses();
    const auto samples = samples_of(pulses, shape);
    struct Format {
        const char* name;
        int format;
        const char* extension;
    };
    constexpr Format Formats[] = {
        {"FLAC, 8 bits", SF_FORMAT_FLAC | SF_FORMAT_PCM_S8, "flac"},
        {"FLAC, 24 bits", SF_FORMAT_FLAC | SF_FORMAT_PCM_24, "flac"},
        {"AIFF", SF_FORMAT_AIFF | SF_FORMAT_PCM_16, "aif"},
        {"AU", SF_FORMAT_AU | SF_FORMAT_ULAW, "au"},
        {"CAF", SF_FORMAT_CAF | SF_FORMAT_PCM_16, "caf"},
        {"W64", SF_FORMAT_W64 | SF_FORMAT_PCM_16, "w64"},
        {"RF64", SF_FORMAT_RF64 | SF_FORMAT_PCM_16, "rf64"},
        {"WAV, 12 bits in 16", SF_FORMAT_WAVEX | SF_FORMAT_PCM_16, "wav"},
    };
    for (const Format& format : Formats) {
        CAPTURE(std::string(format.name));
        const Bytes bytes = encoded_by_libsndfile(samples, shape.rate, format.format);
        REQUIRE(bytes.size() > 0);
        check_pulses(bytes, pulses, 2 * 3'500'000 / 44'100);
        // Recognised by the content, whatever the name.
        const auto opened = loaders::open_media(bytes, "tape.tap");
        REQUIRE(opened);
        CHECK(std::holds_alternative<loaders::Tape>(opened->media));
    }
}

TEST_CASE("a sound file that is damaged, empty or not a sound is refused") {
    const SoundShape shape;
    const Bytes good = wav(samples_of(some_pulses(), shape), shape);
    CHECK(parse_audio({}).error().code == ErrorCode::Empty);
    for (const std::size_t size : {4U, 11U, 12U, 20U, 35U}) {
        CAPTURE(size);
        const auto cut = parse_audio(first(good, size));
        REQUIRE_FALSE(cut);
        CHECK(cut.error().code == ErrorCode::Corrupt);
    }
    CHECK(complaint(first(good, 44)) == "the sound has no samples");
    CHECK(complaint(text("RIFF and then a letter to my aunt")) ==
          "not a sound file that libsndfile reads, or damaged");
    CHECK(complaint(wav(std::vector<double>(44'100, 0.0), shape)) == "the sound is only silence");
    CHECK(complaint(wav(std::vector<double>(1000, 0.0), {.rate = 1000})) ==
          "a sample rate of 1000 Hz is not possible");
    CHECK(complaint(wav(std::vector<double>(1000, 0.0), {.rate = 4'000'000})) ==
          "a sample rate of 4000000 Hz is not possible");
    CHECK(complaint(wav(std::vector<double>(1000, 0.0), {.channels = 33})) ==
          "33 channels are not supported");
}

TEST_CASE("a WAV file that is shorter than its header says is played with a note") {
    const SoundShape shape;
    const auto pulses = some_pulses();
    const Bytes good = wav(samples_of(pulses, shape), shape);
    CHECK(parse_audio(good)->warnings.empty());
    const Bytes cut = first(good, good.size() / 2);
    const auto tape = parse_audio(cut);
    REQUIRE(tape);
    CHECK(tape->warnings ==
          std::vector<std::string>{"the sound ends earlier than its header says"});

    // The length of the data and of the whole near 2^32.
    Bytes lying = good;
    for (const std::size_t field : {4U, 40U}) {
        for (std::size_t i = 0; i < 4; ++i) {
            lying[field + i] = i == 0 ? 0xf0 : 0xff;
        }
    }
    check_pulses(lying, pulses, 159);
    CHECK_FALSE(parse_audio(lying)->warnings.empty());

    // A program that wrote to a pipe did not know the length.
    for (const std::size_t field : {4U, 40U}) {
        for (std::size_t i = 0; i < 4; ++i) {
            lying[field + i] = 0xff;
        }
    }
    check_pulses(lying, pulses, 159);
    CHECK(parse_audio(lying)->warnings.empty());
}

TEST_CASE("packed silence of hours is refused without decoding all of it") {
    const std::vector<double> silence(30'000'000, 0.0);
    const Bytes flac = encoded_by_libsndfile(silence, 44'100, SF_FORMAT_FLAC | SF_FORMAT_PCM_16);
    REQUIRE(flac.size() < 200'000);
    // 30 million samples are allowed for a file of this size, but not for a smaller one.
    const auto few = parse_audio(first(flac, 20'000));
    REQUIRE_FALSE(few);
    const Bytes hours = wav(std::vector<double>(4'000 * 3'601, 0.0), {.rate = 4'000, .bits = 8});
    CHECK(complaint(hours) == "the sound is longer than 3600 seconds");
}

TEST_CASE("a tape that is written as WAV has its pulses") {
    const Bytes stream{0, 0x78, 0x08, 0, 0, 0, 0x9b, 0x02, 0, 0, 0, 0xdf, 0x02, 0, 0};
    Bytes longer;
    for (int i = 0; i < 50; ++i) {
        longer.insert(longer.end(), stream.begin(), stream.end());
    }
    const auto tape = loaders::parse_csw(csw2(3'500'000, longer));
    REQUIRE(tape);
    const auto written = loaders::write_wav(*tape);
    REQUIRE(written);
    const Bytes head = join({text("RIFF"),
                             u32(static_cast<unsigned>(written->size() - 8)),
                             text("WAVEfmt "),
                             u32(16),
                             u16(1),
                             u16(1),
                             u32(44'100),
                             u32(44'100),
                             u16(1),
                             u16(8),
                             text("data")});
    CHECK(first(*written, 40) == head);
    const auto flat = loaders::play_tape(*tape);
    // Less than a sample: edges are between samples.
    check_pulses(*written, flat->lengths, 40);
}

TEST_CASE("an empty tape and one of more than 64 MiB of sound are not written as WAV") {
    loaders::Tape tape;
    CHECK(loaders::write_wav(tape).error().code == ErrorCode::Empty);
    loaders::DataBlock block;
    block.bytes = {1, 2, 3};
    block.pause_tstates = 3'500'000ULL * 60 * 15;
    tape.blocks = {block, block};
    CHECK(loaders::write_wav(tape).error().code == ErrorCode::TooLarge);
}
