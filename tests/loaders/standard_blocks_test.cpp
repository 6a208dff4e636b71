#include <string>

#include <doctest/doctest.h>

#include "loaders/audio.hpp"
#include "loaders/csw.hpp"
#include "loaders/pzx.hpp"
#include "loaders/standard_blocks.hpp"
#include "loaders/tap.hpp"
#include "tests/loaders/sound_builders.hpp"
#include "tests/loaders/tape_builders.hpp"

using namespace zx;
using namespace builders;
using loaders::DataBlock;
using loaders::find_standard_blocks;
using loaders::PulseBlock;

namespace {

Bytes block_bytes(std::uint8_t flag, const Bytes& data) {
    const Bytes tap = tap_block(flag, data);
    return {tap.begin() + 2, tap.end()};
}

std::vector<std::uint32_t> joined(std::initializer_list<std::vector<std::uint32_t>> parts) {
    std::vector<std::uint32_t> all;
    for (const auto& part : parts) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

const Bytes some_header = block_bytes(0, header(3, "screen", 300, 16384, 32768));
const Bytes some_data = block_bytes(0xff, repeat(300, 0x5a));

} // namespace

TEST_CASE("pulses that the ROM saves are found as its blocks") {
    const auto found = find_standard_blocks(
        {false, joined({rom_pulses(some_header, 1'000'000), rom_pulses(some_data, 100'000'000)})},
        loaders::ExactSearch);
    REQUIRE(found.blocks.size() == 2);
    CHECK(found.standard_blocks == 2);
    CHECK(found.other_pulses == 0);
    const auto& first = std::get<DataBlock>(found.blocks[0]);
    CHECK(first.bytes == some_header);
    CHECK(loaders::has_rom_times(first));
    CHECK(first.pause_tstates == 1'000'945);
    const auto& second = std::get<DataBlock>(found.blocks[1]);
    CHECK(second.bytes == some_data);
    CHECK(second.pause_tstates == loaders::LongestKeptPause);
}

TEST_CASE("a block whose last bit ends in silence without an edge is whole") {
    auto pulses = rom_pulses(some_data);
    const auto bits = static_cast<std::ptrdiff_t>(16 * some_data.size());
    pulses.resize(static_cast<std::size_t>(3223 + 2 + bits));
    pulses.back() += 3'500'000;
    const auto found = find_standard_blocks({false, pulses}, loaders::ExactSearch);
    REQUIRE(found.standard_blocks == 1);
    CHECK(std::get<DataBlock>(found.blocks[0]).bytes == some_data);
    // At the end of the recording, too.
    pulses.back() -= 3'500'000;
    CHECK(find_standard_blocks({true, pulses}, loaders::ExactSearch).standard_blocks == 1);
}

TEST_CASE("pulses of other times stay pulses, and clicks are left out") {
    auto turbo = rom_pulses(some_data);
    for (std::uint32_t& pulse : turbo) {
        pulse = pulse > 3'000 ? pulse : pulse * 2 / 3;
    }
    const std::vector<std::uint32_t> click{20, 1'000'000};
    const auto found =
        find_standard_blocks({false, joined({click, turbo, click, rom_pulses(some_header), click})},
                             loaders::ExactSearch);
    REQUIRE(found.blocks.size() == 2);
    CHECK(found.standard_blocks == 1);
    REQUIRE(std::holds_alternative<PulseBlock>(found.blocks[0]));
    CHECK(found.other_pulses == 3223 + 2 + 16 * some_data.size() + 1);
    CHECK(std::get<DataBlock>(found.blocks[1]).bytes == some_header);
}

TEST_CASE("a block with a missing bit, one byte, or a short pilot tone is not standard") {
    auto bit_missing = rom_pulses(some_data);
    bit_missing.erase(bit_missing.begin() + 3225, bit_missing.begin() + 3227);
    auto short_pilot = rom_pulses(some_data);
    short_pilot.erase(short_pilot.begin(), short_pilot.begin() + 1000);
    for (const auto& pulses : {bit_missing, short_pilot, rom_pulses({0xff})}) {
        const auto found = find_standard_blocks({false, pulses}, loaders::ExactSearch);
        CHECK(found.standard_blocks == 0);
        CHECK(found.other_pulses > 0);
    }
    // In a sound file the start of the tone may be missing.
    CHECK(find_standard_blocks({false, short_pilot}, loaders::SoundSearch).standard_blocks == 1);
}

TEST_CASE("a sound file of a tape that runs too fast or too slow becomes its TAP") {
    const Bytes tap = join({tap_raw(some_header), tap_raw(some_data)});
    for (const unsigned percent : {85U, 100U, 115U}) {
        for (const unsigned rate : {22'050U, 44'100U}) {
            CAPTURE(percent);
            CAPTURE(rate);
            const SoundShape shape{.rate = rate, .bits = 8, .amplitude = 0.5, .noise = 0.02};
            auto pulses = tap_pulses(tap);
            for (std::uint32_t& pulse : pulses) {
                pulse = pulse * percent / 100;
            }
            const auto tape = loaders::parse_audio(wav(samples_of(pulses, shape), shape));
            REQUIRE(tape);
            const auto written = loaders::write_tap(*tape);
            REQUIRE(written);
            CHECK(*written == tap);
        }
    }
}

TEST_CASE("a tape that became WAV, CSW or PZX becomes the same TAP again") {
    const Bytes tap = join({small_tape(), tap_raw(some_header), tap_raw(some_data)});
    const auto tape = loaders::parse_tap(tap);
    REQUIRE(tape);
    const auto as_wav = loaders::write_wav(*tape).and_then(loaders::parse_audio);
    const auto as_csw = loaders::write_csw(*tape).and_then(loaders::parse_csw);
    const auto as_pzx = loaders::write_pzx(*tape).and_then(loaders::parse_pzx);
    for (const auto* const other : {&as_wav, &as_csw, &as_pzx}) {
        REQUIRE(*other);
        CHECK(loaders::write_tap(**other) == tap);
    }
}
