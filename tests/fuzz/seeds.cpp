// Seeds that are files of media.
#include "tests/fuzz/seeds.hpp"

#include <algorithm>

#include <sndfile.h>

#include "roms-free/roms.hpp"
#include "tests/loaders/rzx_builders.hpp"
#include "tests/loaders/snapshot_builders.hpp"
#include "tests/loaders/sound_builders.hpp"
#include "tests/loaders/tape_builders.hpp"
#include "tests/loaders/zip_builder.hpp"

namespace fuzz {
namespace {

using namespace builders;

/// The offset of the 128K part of a SNA.
constexpr std::size_t Sna48Bytes = 49'179;

/// A snapshot that has a short program in all of its memory, so that mutations of it run other
/// instructions. The repeated register bytes would be HALTs.
Bytes busy_sna() {
    constexpr std::uint8_t Program[] = {
        0x2a, 0x00, 0x58,       // LD HL,(0x5800)
        0x23,                   // INC HL
        0x22, 0x00, 0x58,       // LD (0x5800),HL
        0xed, 0x5f,             // LD A,R
        0xd3, 0xfe,             // OUT (254),A
        0xdb, 0xfe,             // IN A,(254)
        0xdd, 0xcb, 0x01, 0xc6, // SET 0,(IX+1)
        0xed, 0xb0,             // LDIR
        0xfb,                   // EI
        0x76,                   // HALT
    };
    Bytes bytes = small_sna();
    for (std::size_t at = sna_offset(0x5b00); at < bytes.size(); ++at) {
        bytes[at] = Program[(at - sna_offset(0x5b00)) % std::size(Program)];
    }
    bytes[sna_offset(0x8000)] = 0x00; // PC
    bytes[sna_offset(0x8001)] = 0x90;
    return bytes;
}

Bytes rom_image() {
    const auto rom = zx::roms::rom48();
    return {rom.begin(), rom.end()};
}

Bytes shisen_tape() {
    const auto tape = zx::roms::shisen1k_tap();
    return {tape.begin(), tape.end()};
}

} // namespace

Bytes small_sna_128(std::uint8_t paged) {
    Bytes bytes = small_sna();
    bytes.insert(bytes.end(), {0x34, 0x92, static_cast<std::uint8_t>(0x10 | paged), 0});
    for (std::uint8_t bank = 0; bank < 8; ++bank) {
        if (bank != 5 && bank != 2 && bank != paged) {
            const Bytes ram = repeat(16384, static_cast<std::uint8_t>(0xb0 | bank));
            bytes.insert(bytes.end(), ram.begin(), ram.end());
        }
    }
    if (paged == 5 || paged == 2) { // in the file twice
        const auto first =
            bytes.begin() + static_cast<std::ptrdiff_t>(sna_offset(paged == 5 ? 0x4000 : 0x8000));
        std::copy(
            first, first + 16384, bytes.begin() + static_cast<std::ptrdiff_t>(sna_offset(0xc000)));
    }
    return bytes;
}

std::vector<Bytes> tap_seeds() {
    return {
        small_tape(),
        join({{0, 0}, small_tape(), tap_raw({0x00}), tap_raw({0xff, 1, 2, 9}), {0x13}}),
        join({tap_block(0x00, header(3, "code", 20, 32768, 32768)),
              tap_block(0xff, repeat(20, 0xc9))}),
        join({tap_block(0x00, header(1, "numbers", 13, 0x8100, 0)),
              tap_block(0x42, repeat(13, 0x07))}),
        join({{12, 0, 0, 0, 40, 0, 0, 0}, repeat(4, 0xff), repeat(50, 1)}), // Warajevo's
    };
}

std::vector<Bytes> sna_seeds() {
    return {small_sna(),
            with_byte(small_sna(), 25, 2),
            with_byte(small_sna(), 24, 0x40),
            small_sna_128(0),
            small_sna_128(7),
            small_sna_128(5),
            with_byte(small_sna_128(2), Sna48Bytes + 3, 1), // TR-DOS
            // The two copies of bank 2 differ.
            with_byte(small_sna_128(2), sna_offset(0xd000), 0x55)};
}

std::vector<Bytes> basic_seeds() {
    return {text("#program x\n10 LET a1=1: PRINT \"a\";AT 1e3,.5\\\n :REM \\a\\{16}\\ :x\n20 GO TO "
                 "10\n"),
            text("10 DEF FN a(x,y$)=BIN 101: PLAY \"\\::\": OPEN #4,a<=b\n"),
            text("#lines 5 5\n#autostart @b\n@a: cls\n@b:\n if a<>1 then goto @a\n")};
}

std::vector<Bytes> pokes_seeds() {
    return {text("NLives\nM 8 32768 0 53\nZ 3 49152 256 0\nNb\r\nZ 8 1 2 3\r\nY\r\n")};
}

std::vector<Bytes> rzx_seeds() {
    const Bytes input =
        rzx_input(3, join({rzx_frame(9, {}), rzx_frame(65'000, {1}), rzx_repeat(5)}));
    return {small_rzx(),
            join({rzx_header(), rzx_snapshot("szx", small_szx()), input}),
            join({rzx_header(),
                  rzx_snapshot("z80", small_z80()),
                  input,
                  rzx_snapshot("z80", small_z80()),
                  input})};
}

std::vector<Bytes> szx_seeds() {
    const Bytes whole_tape =
        join({{0, 0, 1, 0}, {0, 0, 0, 0}, {31, 0, 0, 0}, repeat(16, 0), small_tape()});
    return {small_szx(),
            small_szx(szx_chunk("KEYB", {1, 0, 0, 0, 3})),
            small_szx(szx_chunk("TAPE", whole_tape)),
            small_szx(szx_chunk("AMXM", {2, 0, 0, 0, 0, 0, 0})),
            small_szx(szx_chunk("FRIV", join({{1}, repeat(70, 0)})))};
}

std::vector<Bytes> tape_seeds() {
    return {tzx_of_everything(),
            tzx({tzx_turbo(8, {1, 2, 3}), {0x24, 3, 0}, tzx_tone(9, 9), {0x25}}),
            tzx({{0x26, 2, 0, 2, 0, 2, 0}, {0x23, 2, 0}, tzx_tone(5, 5), {0x27}}),
            csw1(44'100, {10, 20, 0, 1, 2, 0, 0}),
            csw2(22'050, repeat(50, 9), 1)};
}

std::vector<Bytes> audio_seeds() {
    const std::vector<std::uint32_t> pulses{2168, 2168, 2168, 667, 735, 855, 855, 1710, 1710};
    std::vector<Bytes> files;
    for (const unsigned bits : {0U, 8U, 16U, 24U}) {
        const SoundShape shape{.rate = 8'000, .bits = bits, .channels = 1 + bits / 16};
        files.push_back(wav(samples_of(pulses, shape), shape));
    }
    const auto samples = samples_of(pulses, {.rate = 8'000});
    for (const int format : {SF_FORMAT_FLAC | SF_FORMAT_PCM_S8,
                             SF_FORMAT_AIFF | SF_FORMAT_PCM_16,
                             SF_FORMAT_AU | SF_FORMAT_ULAW,
                             SF_FORMAT_CAF | SF_FORMAT_PCM_16,
                             SF_FORMAT_VOC | SF_FORMAT_PCM_U8,
                             SF_FORMAT_W64 | SF_FORMAT_IMA_ADPCM}) {
        files.push_back(encoded_by_libsndfile(samples, 8'000, format));
    }
    return files;
}

std::vector<Bytes> z80_seeds() {
    return {z80_version1_packed(),
            small_z80(),
            small_z80_128(),
            join({z80_header(0, 5), z80_extra(23, 3), z80_page(8, 1)}),
            join({z80_header(0, 5), z80_extra(55, 13), z80_page(3, 1), z80_page(10, 1)})};
}

std::vector<Bytes> zip_seeds() {
    return {
        zip_archive({{"a.tap", small_tape()}}),
        zip_archive(
            {{"dir/", {}}, {"dir/a.txt", text("x")}, {"dir/a.tap", small_tape(), {}, true}}),
        zip_archive({{"locked.tap", small_tape(), "secret"}, {"b.scr", repeat(6912, 7)}}),
        zip_archive({{"inner.zip", zip_archive({{"a.tap", small_tape()}})}}),
        zip_archive({{"long.tap", repeat(300'000, 0)}}),
        claiming(zip_archive({{"a.tap", small_tape()}}), 0, 0xf000'0000),
    };
}

// The first byte chooses the file's name.
std::vector<Bytes> media_seeds() {
    std::vector<Bytes> all;
    for (const auto& group : {tap_seeds(), zip_seeds(), sna_seeds(), z80_seeds(), tape_seeds()}) {
        for (const Bytes& file : group) {
            all.push_back(join({{static_cast<std::uint8_t>(all.size())}, file}));
        }
    }
    for (const std::string_view magic : {"ZXTape!\x1a\x01\x14", "ZXST\x01\x04", "PZXT", "RZX!"}) {
        all.push_back(join({{0}, text(magic), repeat(20, 0)}));
    }
    all.push_back(join({{4}, repeat(6912, 0x38)}));
    return all;
}

// Four bytes precede the file: fuzz_run.cpp says what they choose.
std::vector<Bytes> run_seeds() {
    const std::vector<Bytes> files = {small_tape(),
                                      shisen_tape(),
                                      busy_sna(),
                                      small_sna_128(3),
                                      small_sna_128(5),
                                      repeat(6912, 0x38),
                                      rom_image(),
                                      zip_archive({{"a.sna", busy_sna()}})};
    std::vector<Bytes> all;
    for (std::uint8_t model = 0; model < 5; ++model) {
        const auto& file = files[model % files.size()];
        all.push_back(join({{model, 0xff, 0x1b, 0x05}, file}));
    }
    for (const Bytes& file : files) {
        all.push_back(join({{1, 0, 0, 0}, file}));
    }
    return all;
}

} // namespace fuzz
