#include <doctest/doctest.h>

#include "base/crc32.hpp"
#include "loaders/archive.hpp"
#include "loaders/media.hpp"
#include "tests/loaders/tape_builders.hpp"
#include "tests/loaders/zip_builder.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

OpenedMedia opened(const Bytes& archive) {
    auto media = open_media(archive, "x.zip");
    REQUIRE_MESSAGE(media, media.error().context);
    return *std::move(media);
}

Error refused(const Bytes& archive) {
    const auto media = open_media(archive, "x.zip");
    REQUIRE_FALSE(media);
    return media.error();
}

bool is_tape(const OpenedMedia& opened) {
    return std::holds_alternative<Tape>(opened.media);
}

} // namespace

TEST_CASE("a file in a gzip file is opened, once, and damage is reported") {
    const auto gzip = [](const Bytes& content) {
        const std::uint32_t crc = crc32(content);
        const auto size = static_cast<unsigned>(content.size());
        return join({{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1},
                     u16(size),
                     u16(~size & 0xffff),
                     content,
                     u32(crc),
                     u32(size)});
    };
    const auto code = [](const Bytes& bytes, const char* name) {
        const auto media = open_media(bytes, name);
        REQUIRE_FALSE(media);
        return media.error().code;
    };
    const auto media = open_media(gzip(small_tape()), "x");
    REQUIRE(media);
    CHECK(is_tape(*media));
    CHECK(open_media(gzip(small_sna()), "game.sna.gz"));
    CHECK(code(gzip(first(small_tape(), 25)), "x.tap.gz") == ErrorCode::Truncated);
    CHECK(code(gzip(gzip(small_tape())), "x.gz") == ErrorCode::Unsupported);
    CHECK(code(gzip(text("letter")), "x.gz") == ErrorCode::BadSignature);
    CHECK(code(first(gzip(small_tape()), 30), "x.gz") == ErrorCode::Corrupt);
    CHECK(code(with_byte(gzip(small_tape()), 20, 0x55), "x.gz") == ErrorCode::Corrupt);
}

TEST_CASE("a tape comes out of a ZIP, packed or stored, with its member's name") {
    for (const bool stored : {false, true}) {
        const OpenedMedia media =
            opened(zip_archive({{"games/four.tap", small_tape(), {}, stored}}));
        REQUIRE(is_tape(media));
        CHECK(std::get<Tape>(media.media).blocks.size() == 2);
        CHECK(media.member == "games/four.tap");
    }
}

TEST_CASE("each kind of media comes out of a ZIP") {
    CHECK(std::holds_alternative<Snapshot>(opened(zip_archive({{"a.sna", small_sna()}})).media));
    CHECK(
        std::holds_alternative<RomImage>(opened(zip_archive({{"a.rom", repeat(16384, 1)}})).media));
    CHECK(std::holds_alternative<ScreenImage>(
        opened(zip_archive({{"a.scr", repeat(6912, 1)}})).media));
}

TEST_CASE("folders, texts and unknown members before the tape are skipped") {
    const OpenedMedia media = opened(zip_archive({{"games/", {}},
                                                  {"games/README.TXT", text("read me")},
                                                  {"games/notes", text("no ending, no media")},
                                                  {"__MACOSX/._four.tap", repeat(120, 5)},
                                                  {"games/four.tap", small_tape()}}));
    CHECK(is_tape(media));
    CHECK(media.member == "games/four.tap");
}

TEST_CASE("the first usable member in alphabetical order is taken, and all are listed") {
    CHECK(opened(zip_archive({{"b.sna", small_sna()}, {"a.tap", small_tape()}})).member == "a.tap");
    const OpenedMedia media = opened(zip_archive({{"z.tap", small_tape()},
                                                  {"readme.txt", text("x")},
                                                  {"m.sna", small_sna()},
                                                  {"a.tap", first(small_tape(), 25)},
                                                  {"games/", {}}}));
    CHECK(media.member == "m.sna");
    REQUIRE(media.members.size() == 3);
    CHECK(media.members[0].name == "a.tap");
    CHECK(media.members[0].format.empty());
    CHECK(media.members[1].format == "SNA snapshot");
    CHECK(media.members[2].name == "z.tap");
    CHECK(media.members[2].format == "TAP tape");
}

TEST_CASE("a member is opened by its name; one that does not exist is refused") {
    const Bytes archive = zip_archive(
        {{"a.tap", small_tape()}, {"dir/b#1.sna", small_sna()}, {"c.tap", text("no tape")}});
    const auto media = open_media(archive, "x.zip", "dir/b#1.sna");
    REQUIRE(media);
    CHECK(media->member == "dir/b#1.sna");
    CHECK(media->members.empty());
    const auto missing = open_media(archive, "x.zip", "d.tap");
    REQUIRE_FALSE(missing);
    CHECK(missing.error() == Error{ErrorCode::NotFound, 0, "has no member d.tap"});
    const auto damaged = open_media(archive, "x.zip", "c.tap");
    REQUIRE_FALSE(damaged);
    CHECK(damaged.error().context.starts_with("member c.tap: "));
    CHECK_FALSE(open_media(small_tape(), "x.tap", "a.tap"));
    const auto members = archive_members(archive);
    REQUIRE(members);
    CHECK(members->size() == 3);
    CHECK_FALSE(archive_members(first(archive, 40)));
}

TEST_CASE("members named ../x and /etc/x are only names") {
    const OpenedMedia media = opened(zip_archive({{"../../x.tap", small_tape()}}));
    CHECK(media.member == "../../x.tap");
    CHECK(open_media(zip_archive({{"/etc/x.tap", small_tape()}}), "x.zip", "/etc/x.tap"));
}

TEST_CASE("a text of a picture's size is not taken for a picture") {
    CHECK(opened(zip_archive({{"a.txt", repeat(6912, 'a')}, {"a.tap", small_tape()}})).member ==
          "a.tap");
}

TEST_CASE("a damaged or foreign member does not hide a usable one after it") {
    const Bytes archive = zip_archive({{"a.tap", small_tape(), {}, true},
                                       {"b.tzx", text("ZXTape!\x1a")},
                                       {"c.tap", first(small_tape(), 25)},
                                       {"d.tap", small_tape()}});
    CHECK(opened(with_wrong_checksum(archive, 0)).member == "d.tap");
}

TEST_CASE("a ZIP without media says how many members were looked at") {
    CHECK(refused(zip_archive({{"a/", {}}, {"a/readme.txt", text("x")}, {"b", text("y")}})) ==
          Error{ErrorCode::NotFound, 0, "no usable media inside: 2 members looked at"});
    CHECK(refused(zip_archive({{"one", text("y")}})).context ==
          "no usable media inside: 1 member looked at");
}

TEST_CASE("an empty archive has no media") {
    const Bytes empty = join({{'P', 'K', 5, 6}, repeat(18, 0)});
    CHECK(refused(empty) ==
          Error{ErrorCode::NotFound, 0, "no usable media inside: 0 members looked at"});
}

TEST_CASE("the error of the member that looks like media is reported with its name") {
    CHECK(refused(zip_archive({{"a.txt", text("x")}, {"c.tap", first(small_tape(), 25)}})) ==
          Error{ErrorCode::Truncated, 21, "member c.tap: block 2 ends 5 bytes early"});
    CHECK(refused(zip_archive({{"b.rar", text("Rar!\x1a")}})).code == ErrorCode::Unsupported);
    CHECK(refused(zip_archive({{"b.sna", repeat(49178, 0)}})).code == ErrorCode::WrongSize);
}

TEST_CASE("the first of several errors is reported") {
    const Bytes cut = first(small_tape(), 25);
    CHECK(refused(zip_archive({{"b.sna", repeat(100, 0)}, {"c.tap", cut}})).context ==
          "member b.sna: has 100 bytes, where an SNA snapshot has 49179 (128K: 131103 or "
          "147487)");
    CHECK(refused(zip_archive({{"c.tap", repeat(100, 0)}, {"a.tap", cut}})).code ==
          ErrorCode::Truncated);
}

TEST_CASE("a small archive that claims gigabytes is refused unread") {
    const Bytes bomb = claiming(zip_archive({{"a.tap", small_tape()}}), 0, 0xf0000000u);
    CHECK(bomb.size() < 1000);
    const Error error = refused(bomb);
    CHECK(error.code == ErrorCode::TooLarge);
    CHECK(error.context.starts_with("member a.tap: "));
}

TEST_CASE("a member that unpacks beyond the limit is refused, whatever size it states") {
    const Bytes bomb = zip_archive({{"a.tap", repeat(MaxMemberBytes + 1, 0)}});
    CHECK(bomb.size() < 100'000);
    CHECK(refused(bomb).code == ErrorCode::TooLarge);
    CHECK(refused(claiming(bomb, 0, 100)).code == ErrorCode::TooLarge);
}

TEST_CASE("a member of exactly the limit is unpacked") {
    const Bytes archive = zip_archive({{"a", repeat(MaxMemberBytes, 0)}});
    auto reader = ZipArchive::open(archive);
    REQUIRE(reader);
    const auto bytes = reader->read(0);
    REQUIRE(bytes);
    CHECK(bytes->size() == MaxMemberBytes);
}

TEST_CASE("an archive's members together unpack to no more than its limit") {
    std::vector<ZipMember> members;
    for (const char* name : {"a", "b", "c", "d", "e.tap"}) {
        members.push_back({name, repeat(MaxMemberBytes, 0)});
    }
    const Bytes archive = zip_archive(members);
    auto reader = ZipArchive::open(archive);
    REQUIRE(reader);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(reader->read(i));
    }
    const auto beyond = reader->read(4);
    REQUIRE_FALSE(beyond);
    CHECK(beyond.error().code == ErrorCode::TooLarge);
}

TEST_CASE("a member that states fewer or more bytes than it has is refused") {
    const Bytes archive = zip_archive({{"a.tap", small_tape()}});
    CHECK(refused(claiming(archive, 0, 5)).code == ErrorCode::Corrupt);
    CHECK(refused(claiming(archive, 0, 5000)).code == ErrorCode::Corrupt);
}

TEST_CASE("an archive inside the archive is not opened") {
    const Bytes inner = zip_archive({{"a.tap", small_tape()}});
    const Error error = refused(zip_archive({{"inner.zip", inner}}));
    CHECK(error.code == ErrorCode::Unsupported);
    CHECK(error.context.find("inside the archive") != std::string::npos);
    CHECK(opened(zip_archive({{"inner.zip", inner}, {"b.tap", small_tape()}})).member == "b.tap");
}

TEST_CASE("an encrypted member is named as such") {
    const Error error = refused(zip_archive({{"a.tap", small_tape(), "secret"}}));
    CHECK(error == Error{ErrorCode::Unsupported, 0, "member a.tap: is encrypted"});
}

TEST_CASE("a member that does not match its checksum is refused") {
    const Bytes archive = with_wrong_checksum(zip_archive({{"a.tap", small_tape()}}), 0);
    CHECK(refused(archive) ==
          Error{ErrorCode::Corrupt, 0, "member a.tap: does not match its checksum"});
}

TEST_CASE("an archive cut short is refused wherever it is cut") {
    const Bytes archive = zip_archive({{"a.tap", small_tape()}, {"b.sna", small_sna()}});
    for (std::size_t size = 4; size < archive.size(); size += size < 200 ? 1 : 997) {
        CAPTURE(size);
        CHECK(refused(first(archive, size)).code == ErrorCode::Corrupt);
    }
}

TEST_CASE("the thousandth member is tried and the next is not") {
    std::vector<ZipMember> members;
    for (std::size_t i = 0; i < MaxArchiveMembers - 1; ++i) {
        members.push_back({std::to_string(i), text("x")});
    }
    members.push_back({"last.tap", small_tape()});
    CHECK(opened(zip_archive(members)).member == "last.tap");
    members.insert(members.begin(), {"first", text("x")});
    CHECK(refused(zip_archive(members)).code == ErrorCode::NotFound);
}
