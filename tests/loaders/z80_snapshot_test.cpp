#include <doctest/doctest.h>

#include "loaders/convert.hpp"
#include "loaders/media.hpp"
#include "loaders/z80_snapshot.hpp"
#include "tests/loaders/random_snapshot.hpp"
#include "tests/loaders/snapshot_builders.hpp"
#include "tests/support/amount.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

Snapshot parsed(const Bytes& bytes) {
    auto snapshot = parse_z80(bytes);
    REQUIRE_MESSAGE(snapshot, snapshot.error().context);
    return *snapshot;
}

Error refused(const Bytes& bytes) {
    const auto snapshot = parse_z80(bytes);
    REQUIRE_FALSE(snapshot);
    CHECK_FALSE(snapshot.error().context.empty());
    CHECK(snapshot.error().offset <= bytes.size());
    return snapshot.error();
}

bool bank_is(const Snapshot& snapshot, std::size_t bank, std::uint8_t value) {
    const auto& ram = snapshot.banks[bank];
    return ram && ram->front() == value && (*ram)[8000] == value && ram->back() == value;
}

Bytes version(std::uint16_t extra, std::uint8_t mode, std::uint8_t flags37 = 0) {
    return join({z80_header(0, 0x05), z80_extra(extra, mode, flags37), z80_page(8, 1)});
}

} // namespace

TEST_CASE("every field of a version 1 Z80 reaches its register") {
    const Snapshot snapshot = parsed(z80_version1());
    const z80::Registers& r = snapshot.registers;
    CHECK(r.af == 0x0102);
    CHECK(r.bc == 0x0403);
    CHECK(r.hl == 0x0605);
    CHECK(r.pc == 0x8123);
    CHECK(r.sp == 0x8007);
    CHECK(r.i == 0x3f);
    CHECK(r.r == 0x92); // bit 7 from byte 12
    CHECK(r.de == 0x0908);
    CHECK(r.bc_alt == 0x0b0a);
    CHECK(r.de_alt == 0x0d0c);
    CHECK(r.hl_alt == 0x0f0e);
    CHECK(r.af_alt == 0x1011);
    CHECK(r.iy == 0x1312);
    CHECK(r.ix == 0x1514);
    CHECK(r.iff1);
    CHECK_FALSE(r.iff2);
    CHECK(r.im == 2);
    CHECK(snapshot.border == 2);
    CHECK(snapshot.issue == 2);
    CHECK(snapshot.model == Model::Spectrum48);
    CHECK((*snapshot.banks[5])[1] == 7);
    CHECK((*snapshot.banks[0])[16383] == static_cast<std::uint8_t>(49151 * 7 + 191));
    CHECK(snapshot.warnings.empty());
}

TEST_CASE("a packed version 1 Z80 is unpacked to its end mark") {
    const Snapshot snapshot = parsed(z80_version1_packed());
    CHECK(bank_is(snapshot, 5, 0));
    CHECK(bank_is(snapshot, 0, 0));
    CHECK(snapshot.warnings.empty());
}

TEST_CASE("byte 12 of 255 counts as 1") {
    const Snapshot snapshot = parsed(with_byte(z80_version1(), 12, 255));
    CHECK(snapshot.border == 0);
    CHECK((snapshot.registers.r & 0x80) != 0);
}

TEST_CASE("a missing end mark and bytes after it are noted") {
    const Bytes whole = z80_version1_packed();
    CHECK(parsed(first(whole, whole.size() - 4)).warnings.size() == 1);
    CHECK(parsed(join({whole, {1, 2, 3}})).warnings ==
          std::vector<std::string>{"3 bytes after the memory ignored"});
    CHECK(parsed(join({z80_version1(), {9}})).warnings.size() == 1);
}

TEST_CASE("the pattern of the end mark inside memory that is not packed is memory") {
    Bytes bytes = z80_version1();
    for (const auto& [at, value] : {std::pair{1000, 0}, {1001, 0xed}, {1002, 0xed}, {1003, 0}}) {
        bytes[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(value);
    }
    CHECK((*parsed(bytes).banks[5])[971] == 0xed);
}

TEST_CASE("version 2 and 3 hold the banks of their model") {
    const Snapshot small = parsed(small_z80());
    CHECK(small.model == Model::Spectrum48);
    CHECK(small.registers.pc == 0x9234);
    CHECK(bank_is(small, 5, 0x58));
    CHECK(bank_is(small, 2, 0x54));
    CHECK(bank_is(small, 0, 0x55));
    CHECK_FALSE(small.port_7ffd);
    CHECK(small.frame_tstate == 2 * 17472 - 0x1001);
    const Snapshot large = parsed(small_z80_128());
    CHECK(large.model == Model::Spectrum128);
    for (std::uint8_t bank = 0; bank < 8; ++bank) {
        CHECK(bank_is(large, bank, static_cast<std::uint8_t>(0x53 + bank)));
    }
    CHECK(large.port_7ffd == 0x13);
    REQUIRE(large.ay);
    CHECK(large.ay->selected == 14);
    CHECK(large.ay->values[15] == 0x6f);
    CHECK(large.warnings.empty());
}

TEST_CASE("hardware modes name their models") {
    struct Row {
        std::uint16_t extra;
        std::uint8_t mode, flags37;
        Model model;
    };
    for (const Row& row : {Row{23, 0, 0, Model::Spectrum48},
                           Row{23, 0, 0x80, Model::Spectrum16},
                           Row{23, 3, 0, Model::Spectrum128},
                           Row{54, 3, 0, Model::Spectrum48},
                           Row{23, 4, 0x80, Model::SpectrumPlus2},
                           Row{54, 4, 0, Model::Spectrum128},
                           Row{54, 5, 0, Model::Spectrum128},
                           Row{54, 7, 0, Model::SpectrumPlus2A},
                           Row{54, 12, 0, Model::SpectrumPlus2},
                           Row{55, 13, 0, Model::SpectrumPlus2A}}) {
        CAPTURE(row.extra);
        CAPTURE(row.mode);
        CHECK(parsed(version(row.extra, row.mode, row.flags37)).model == row.model);
    }
    CHECK(parsed(version(55, 13)).port_1ffd == 4);
}

TEST_CASE("machines that are not emulated and unknown hardware numbers are refused") {
    CHECK(refused(version(54, 9)).context == "a snapshot of a Pentagon, which is not supported");
    CHECK(refused(version(54, 14)).code == ErrorCode::Unsupported);
    const Error unknown = refused(version(54, 77));
    CHECK(unknown.code == ErrorCode::BadValue);
    CHECK(unknown.offset == 34);
    CHECK(refused(version(23, 5)).code == ErrorCode::BadValue);
}

TEST_CASE("a T-state counter beyond the frame counts as 0") {
    Bytes bytes = small_z80();
    bytes[30 + 25] = 0xff;
    bytes[30 + 26] = 0xff;
    CHECK(parsed(bytes).frame_tstate == 0);
}

TEST_CASE("malformed Z80 snapshots are refused at their place") {
    CHECK(refused({}).code == ErrorCode::Empty);
    CHECK(refused(first(small_z80(), 29)).code == ErrorCode::Truncated);
    CHECK(refused(first(small_z80(), 31)).code == ErrorCode::Truncated);
    CHECK(refused(first(small_z80(), 60)).code == ErrorCode::Truncated);
    CHECK(refused(first(z80_version1(), 49181)).context == "ends 1 bytes early");
    CHECK(refused(with_byte(small_z80(), 30, 53)).offset == 30);      // extra header's length
    CHECK(refused(with_byte(z80_version1(), 29, 0x43)).offset == 29); // IM 3
    const Bytes head = join({z80_header(0, 5), z80_extra(54, 0)});
    CHECK(refused(join({head, z80_page(8, 1), z80_page(8, 1)})).code == ErrorCode::BadValue);
    CHECK(refused(join({head, z80_page(6, 1)})).code == ErrorCode::BadValue);
    CHECK(refused(join({head, z80_page(12, 1)})).code == ErrorCode::BadValue);
    CHECK(refused(join({head, z80_page(200, 1)})).code == ErrorCode::BadValue);
    CHECK(refused(join({head, {9}})).code == ErrorCode::Truncated);
    CHECK(refused(join({head, {9, 0, 8, 1}})).code == ErrorCode::Truncated);
    CHECK(refused(join({head, first(z80_raw_page(8, 1), 16000)})).code == ErrorCode::Truncated);
}

TEST_CASE("packed data that ends inside a run, or unpacks to the wrong size, is refused") {
    const Bytes head = join({z80_header(0, 5), z80_extra(54, 0)});
    for (const Bytes& tail : {Bytes{0xed, 0xed}, Bytes{0xed, 0xed, 9}}) {
        Bytes body = z80_page(8, 1);
        body.resize(body.size() - 4);
        body = join({body, tail});
        body[0] = static_cast<std::uint8_t>((body.size() - 3) % 256);
        body[1] = static_cast<std::uint8_t>((body.size() - 3) / 256);
        CHECK(refused(join({head, body})).code == ErrorCode::Truncated);
    }
    Bytes longer = join({z80_page(8, 1), {0xed, 0xed, 1, 1}});
    longer[0] = static_cast<std::uint8_t>(longer[0] + 4);
    CHECK(refused(join({head, longer})).code == ErrorCode::BadValue);
    Bytes bomb = join({{0, 1, 8}, {}});
    for (int i = 0; i < 64; ++i) {
        bomb = join({bomb, {0xed, 0xed, 255, 0}});
    }
    bomb = join({bomb, {0xed, 0xed, 255, 0}});
    bomb[0] = 4;
    CHECK(refused(join({head, bomb})).code == ErrorCode::BadValue);
    // A run of no bytes is legal.
    Bytes none = join({z80_page(8, 1), {}});
    none = join({first(none, 3), {0xed, 0xed, 0, 7}, Bytes(none.begin() + 3, none.end())});
    none[0] = static_cast<std::uint8_t>(none[0] + 4);
    CHECK(bank_is(parsed(join({head, none})), 5, 1));
}

TEST_CASE("ROM pages, missing pages and an SLT part are noted") {
    const Bytes head = join({z80_header(0, 5), z80_extra(54, 0)});
    const Snapshot missing = parsed(join({head, z80_page(8, 1), z80_raw_page(0, 9)}));
    CHECK(bank_is(missing, 2, 0));
    CHECK(missing.warnings.size() == 3);
    const Snapshot slt = parsed(join({small_z80(), {0, 0, 0}, text("SLT"), {1, 2, 3}}));
    CHECK(slt.warnings.size() == 1);
}

TEST_CASE("a Z80 of version 2 or 3 is recognised under any name, version 1 by its extension") {
    for (const char* name : {"", "x", "x.tap", "x.z80"}) {
        CAPTURE(name);
        const auto media = open_media(small_z80(), name);
        REQUIRE(media);
        CHECK(std::holds_alternative<Snapshot>(media->media));
    }
    CHECK(open_media(z80_version1_packed(), "game.Z80"));
    CHECK_FALSE(open_media(z80_version1_packed(), "game"));
    CHECK_FALSE(open_media(repeat(6912, 7), "game.z80"));
}

TEST_CASE("random states of every model survive writing and reading, bit for bit") {
    RandomSnapshots random(2);
    for (const Model model : {Model::Spectrum16,
                              Model::Spectrum48,
                              Model::Spectrum128,
                              Model::SpectrumPlus2,
                              Model::SpectrumPlus2A}) {
        for (int i = 0; i < support::amount("FR_RANDOM_STATES", 300, 20); ++i) {
            const Snapshot before = random.next(model);
            const auto bytes = write_z80(before);
            REQUIRE(bytes);
            const Snapshot after = parsed(*bytes);
            z80::Registers registers = before.registers;
            registers.wz = 0;
            REQUIRE(after.registers == registers);
            REQUIRE(after.model == before.model);
            REQUIRE(after.border == before.border);
            REQUIRE(after.issue == before.issue);
            REQUIRE(after.frame_tstate == before.frame_tstate);
            REQUIRE(after.port_7ffd == before.port_7ffd);
            REQUIRE(after.port_1ffd == before.port_1ffd);
            REQUIRE(after.ay.has_value() == before.ay.has_value());
            if (before.ay) {
                REQUIRE(after.ay->values == before.ay->values);
                REQUIRE(after.ay->selected == before.ay->selected);
            }
            REQUIRE((after.banks == before.banks));
            REQUIRE(after.warnings.empty());
        }
    }
}

TEST_CASE("a machine in HALT is written with PC at the HALT") {
    Snapshot snapshot = parsed(small_z80());
    snapshot.registers.halted = true;
    snapshot.registers.pc = 0x8001;
    const auto bytes = write_z80(snapshot);
    REQUIRE(bytes);
    CHECK(parsed(*bytes).registers.pc == 0x8000);
}

TEST_CASE("a snapshot converts between SNA and Z80") {
    const auto media = open_media(small_sna(), "x.sna");
    REQUIRE(media);
    const auto z80 = encode_media(media->media, "x.z80");
    REQUIRE(z80);
    const auto again = open_media(*z80, "x");
    REQUIRE(again);
    const auto sna = encode_media(again->media, "x.sna");
    REQUIRE(sna);
    CHECK(*sna == small_sna());
}
