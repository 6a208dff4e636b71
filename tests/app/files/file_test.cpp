#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/files/file.hpp"
#include "tests/loaders/builders.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;
using namespace zx::app;
namespace fs = std::filesystem;

namespace {

/// A folder of its own for each test, removed behind it.
class Folder {
  public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "fourrivers-test-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        path_ = name;
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string operator/(const char* name) const { return (path_ / name).string(); }
    [[nodiscard]] std::size_t entries() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator{path_}, fs::directory_iterator{}));
    }

  private:
    fs::path path_;
};

void put(const std::string& path, const Bytes& bytes) {
    std::ofstream file{path, std::ios::binary};
    for (const std::uint8_t byte : bytes) {
        file.put(static_cast<char>(byte));
    }
    REQUIRE(file.flush());
}

Bytes get(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

ErrorCode refused(const std::string& path) {
    const auto bytes = read_file(path);
    REQUIRE_FALSE(bytes);
    return bytes.error().code;
}

ErrorCode not_written(const std::string& path, const Bytes& bytes) {
    const auto result = write_file_atomically(path, bytes);
    REQUIRE_FALSE(result);
    return result.error().code;
}

/// While this stands, no file of this process may grow beyond so many bytes: a disk that is full.
class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes) {
        old_action_ = std::signal(SIGXFSZ, SIG_IGN);
        REQUIRE(::getrlimit(RLIMIT_FSIZE, &old_) == 0);
        const rlimit limit{bytes, old_.rlim_max};
        REQUIRE(::setrlimit(RLIMIT_FSIZE, &limit) == 0);
    }
    ~FullDisk() {
        (void)::setrlimit(RLIMIT_FSIZE, &old_);
        (void)std::signal(SIGXFSZ, old_action_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit old_{};
    void (*old_action_)(int) = nullptr;
};

} // namespace

TEST_CASE("a file is read whole") {
    const Folder folder;
    const Bytes bytes = small_sna();
    put(folder / "a.sna", bytes);
    const auto read = read_file(folder / "a.sna");
    REQUIRE(read);
    CHECK(*read == bytes);
}

TEST_CASE("what is not there, not a file or empty is told apart") {
    const Folder folder;
    CHECK(refused(folder / "missing.tap") == ErrorCode::NotFound);
    put(folder / "file", {1});
    CHECK(refused(folder / "file/below.tap") == ErrorCode::NotFound);
    CHECK(refused(folder / "") == ErrorCode::NotReadable);
    put(folder / "empty.tap", {});
    CHECK(refused(folder / "empty.tap") == ErrorCode::Empty);
    CHECK(refused("") == ErrorCode::NotFound);
}

TEST_CASE("pipes and devices are refused without waiting for them") {
    const Folder folder;
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    CHECK(refused(folder / "pipe") == ErrorCode::NotReadable);
    CHECK(refused("/dev/zero") == ErrorCode::NotReadable);
    CHECK(refused("/dev/null") == ErrorCode::NotReadable);
}

TEST_CASE("a file of two gigabytes is refused by its size") {
    const Folder folder;
    put(folder / "huge.tap", {1});
    constexpr std::uintmax_t TwoGigabytes = 2ull * 1024 * 1024 * 1024;
    fs::resize_file(folder / "huge.tap", TwoGigabytes); // sparse: takes no room
    const auto bytes = read_file(folder / "huge.tap");
    REQUIRE_FALSE(bytes);
    CHECK(bytes.error().code == ErrorCode::TooLarge);
    CHECK(bytes.error().context.find("2147483648") != std::string::npos);
}

TEST_CASE("the limit on a file's size is exact") {
    const Folder folder;
    put(folder / "a", {1});
    fs::resize_file(folder / "a", MaxFileBytes);
    CHECK(read_file(folder / "a"));
    fs::resize_file(folder / "a", MaxFileBytes + 1);
    CHECK(refused(folder / "a") == ErrorCode::TooLarge);
}

TEST_CASE("media are opened from a path, and a refusal is one line with the path") {
    const Folder folder;
    put(folder / "a.tap", small_tape());
    const auto media = open_media_file(folder / "a.tap");
    REQUIRE(media);
    CHECK(std::holds_alternative<Tape>(*media));
    put(folder / "cut.tap", first(small_tape(), 25));
    const auto cut = open_media_file(folder / "cut.tap");
    REQUIRE_FALSE(cut);
    CHECK(describe(cut.error(), "cut.tap") == "cut.tap: block 2 ends 5 bytes early (at byte 21)");
    CHECK(describe(open_media_file(folder / "none").error(), "none") == "none: no such file");
    CHECK(describe(Error{ErrorCode::Corrupt, 0, "member a\nb: bad"}, "x\ty") ==
          "x?y: member a?b: bad");
}

TEST_CASE("a new file is written and nothing else is left beside it") {
    const Folder folder;
    REQUIRE(write_file_atomically(folder / "new.sna", small_sna()));
    CHECK(get(folder / "new.sna") == small_sna());
    CHECK(folder.entries() == 1);
}

TEST_CASE("an old file is replaced and keeps its permissions") {
    const Folder folder;
    put(folder / "old", {1, 2, 3});
    REQUIRE(::chmod((folder / "old").c_str(), 0640) == 0);
    REQUIRE(write_file_atomically(folder / "old", Bytes{4, 5}));
    CHECK(get(folder / "old") == Bytes{4, 5});
    CHECK(fs::status(folder / "old").permissions() == fs::perms{0640});
    CHECK(folder.entries() == 1);
}

TEST_CASE("a file named without a folder is written into the present one") {
    const Folder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder / "");
    const bool written = write_file_atomically("bare", Bytes{1}).has_value();
    fs::current_path(before);
    CHECK(written);
    CHECK(get(folder / "bare") == Bytes{1});
    CHECK(folder.entries() == 1);
}

TEST_CASE("a link is followed and stays a link") {
    const Folder folder;
    put(folder / "target", {1});
    fs::create_symlink("target", folder / "link");
    REQUIRE(write_file_atomically(folder / "link", Bytes{2}));
    CHECK(fs::is_symlink(folder / "link"));
    CHECK(get(folder / "target") == Bytes{2});
}

TEST_CASE("a link to where nothing is yet is followed and stays a link") {
    const Folder folder;
    REQUIRE(fs::create_directory(folder / "sub"));
    fs::create_symlink("sub/link", folder / "first");
    fs::create_symlink("../new", folder / "sub/link");
    REQUIRE(write_file_atomically(folder / "first", Bytes{2}));
    CHECK(fs::is_symlink(folder / "first"));
    CHECK(fs::is_symlink(folder / "sub/link"));
    CHECK(get(folder / "new") == Bytes{2});
    CHECK(folder.entries() == 3);
    fs::create_symlink(folder / "absolute", folder / "other");
    REQUIRE(write_file_atomically(folder / "other", Bytes{3}));
    CHECK(get(folder / "absolute") == Bytes{3});
    fs::create_symlink("none/new", folder / "lost");
    CHECK(not_written(folder / "lost", {4}) == ErrorCode::NotWritable);
    CHECK(fs::is_symlink(folder / "lost"));
}

TEST_CASE("links that lead round in a ring are refused and stay") {
    const Folder folder;
    fs::create_symlink("b", folder / "a");
    fs::create_symlink("a", folder / "b");
    CHECK(not_written(folder / "a", {1}) == ErrorCode::NotWritable);
    CHECK(fs::is_symlink(folder / "a"));
    CHECK(fs::is_symlink(folder / "b"));
    CHECK(folder.entries() == 2);
}

TEST_CASE("a full disk leaves the old file and no other") {
    const Folder folder;
    put(folder / "old.sna", {1, 2, 3});
    ErrorCode code{};
    {
        const FullDisk disk{1000};
        code = not_written(folder / "old.sna", small_sna());
        CHECK(not_written(folder / "new.sna", small_sna()) == ErrorCode::NotWritable);
    }
    CHECK(code == ErrorCode::NotWritable);
    CHECK(get(folder / "old.sna") == Bytes{1, 2, 3});
    CHECK(folder.entries() == 1);
}

TEST_CASE("a folder that is not there or in the file's place is an error that changes nothing") {
    const Folder folder;
    CHECK(not_written(folder / "none/a.sna", {1}) == ErrorCode::NotWritable);
    REQUIRE(fs::create_directory(folder / "sub"));
    CHECK(not_written(folder / "sub", {1}) == ErrorCode::NotWritable);
    CHECK(fs::is_directory(folder / "sub"));
    CHECK(folder.entries() == 1);
}

TEST_CASE("a folder that may not be written leaves the old file") {
    if (::geteuid() == 0) {
        MESSAGE("not tried: permissions do not bind the superuser");
        return;
    }
    const Folder folder;
    put(folder / "old", {1, 2, 3});
    REQUIRE(::chmod((folder / "").c_str(), 0500) == 0);
    const ErrorCode code = not_written(folder / "old", {9});
    REQUIRE(::chmod((folder / "").c_str(), 0700) == 0);
    CHECK(code == ErrorCode::NotWritable);
    CHECK(get(folder / "old") == Bytes{1, 2, 3});
    CHECK(folder.entries() == 1);
}

TEST_CASE("devices are written to and never replaced") {
    CHECK(write_file_atomically("/dev/null", Bytes{1}));
    CHECK(fs::is_character_file("/dev/null"));
    CHECK(not_written("/dev/full", {1}) == ErrorCode::NotWritable);
    CHECK(fs::is_character_file("/dev/full"));
}
