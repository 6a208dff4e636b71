#include <cstdarg>
#include <cstdlib>
#include <filesystem>

#include <dlfcn.h>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/files/file.hpp"
#include "tests/app/files/file_bytes.hpp"
#include "tests/loaders/builders.hpp"
#include "tests/support/test_folder.hpp"

namespace {

/// The change to the path immediately before the program opens it.
void (*before_open)(const char* path) = nullptr;
int flags_of_open = 0;

} // namespace

/// Replaces the C library's function. It refuses to wait for a pipe, which would hang the test.
extern "C" int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : mode_t{};
    va_end(arguments);
    if (before_open != nullptr) {
        before_open(path);
        flags_of_open = flags;
        flags |= O_NONBLOCK;
    }
    using Open = int (*)(const char*, int, ...);
    static const auto real = reinterpret_cast<Open>(::dlsym(RTLD_NEXT, "open"));
    return real(path, flags, mode);
}

using namespace builders;
using namespace zx;
using namespace zx::loaders;
using namespace zx::app;
namespace fs = std::filesystem;

namespace {

ErrorCode refused(const std::string& path) {
    const auto bytes = read_file(path);
    REQUIRE_FALSE(bytes);
    return bytes.error().code;
}

} // namespace

TEST_CASE("a file is read completely") {
    const TestFolder folder;
    const Bytes bytes = small_sna();
    put(folder / "a.sna", bytes);
    const auto read = read_file(folder / "a.sna");
    REQUIRE(read);
    CHECK(*read == bytes);
}

TEST_CASE("missing files, other objects and empty files have different errors") {
    const TestFolder folder;
    CHECK(refused(folder / "missing.tap") == ErrorCode::NotFound);
    put(folder / "file", {1});
    CHECK(refused(folder / "file/below.tap") == ErrorCode::NotFound);
    CHECK(refused(folder / "") == ErrorCode::NotReadable);
    put(folder / "empty.tap", {});
    CHECK(refused(folder / "empty.tap") == ErrorCode::Empty);
    CHECK(refused("") == ErrorCode::NotFound);
}

TEST_CASE("a file with fewer bytes than its size when it was opened is refused") {
    // A file of sysfs reports the size of a page and has a few bytes: the same as a file that
    // another program cuts while it is read.
    const char* const path = "/sys/devices/system/cpu/online";
    if (!std::filesystem::exists(path)) {
        MESSAGE("skipped: there is no " << path);
        return;
    }
    const auto bytes = app::read_file(path);
    REQUIRE_FALSE(bytes);
    CHECK(bytes.error().code == ErrorCode::NotReadable);
    CHECK(bytes.error().context.find("became shorter while it was read") != std::string::npos);
}

TEST_CASE("pipes and devices are refused without waiting for them") {
    const TestFolder folder;
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    CHECK(refused(folder / "pipe") == ErrorCode::NotReadable);
    CHECK(refused("/dev/zero") == ErrorCode::NotReadable);
    CHECK(refused("/dev/null") == ErrorCode::NotReadable);
}

TEST_CASE("a file that becomes a pipe while it is opened is refused without a wait") {
    const TestFolder folder;
    put(folder / "file", {1, 2, 3});
    before_open = [](const char* path) {
        REQUIRE(::unlink(path) == 0);
        REQUIRE(::mkfifo(path, 0600) == 0);
    };
    const auto bytes = read_file(folder / "file");
    before_open = nullptr;
    REQUIRE_FALSE(bytes);
    CHECK(bytes.error().context == "is a pipe or a device, not a file");
    CHECK((flags_of_open & O_NONBLOCK) != 0);
}

TEST_CASE("a file of two gigabytes is refused because of its size") {
    const TestFolder folder;
    put(folder / "huge.tap", {1});
    constexpr std::uintmax_t TwoGigabytes = 2ull * 1024 * 1024 * 1024;
    fs::resize_file(folder / "huge.tap", TwoGigabytes); // sparse: uses no disk space
    const auto bytes = read_file(folder / "huge.tap");
    REQUIRE_FALSE(bytes);
    CHECK(bytes.error().code == ErrorCode::TooLarge);
    CHECK(bytes.error().context.find("2147483648") != std::string::npos);
}

TEST_CASE("the limit on a file's size is exact") {
    const TestFolder folder;
    put(folder / "a", {1});
    fs::resize_file(folder / "a", MaxFileBytes);
    CHECK(read_file(folder / "a"));
    fs::resize_file(folder / "a", MaxFileBytes + 1);
    CHECK(refused(folder / "a") == ErrorCode::TooLarge);
}

TEST_CASE("media are opened from a path, and a refusal is one line with the path") {
    const TestFolder folder;
    put(folder / "a.tap", small_tape());
    const auto media = open_media_file(folder / "a.tap");
    REQUIRE(media);
    CHECK(std::holds_alternative<Tape>(media->media));
    put(folder / "cut.tap", first(small_tape(), 25));
    const auto cut = open_media_file(folder / "cut.tap");
    REQUIRE_FALSE(cut);
    CHECK(describe(cut.error(), "cut.tap") == "cut.tap: block 2 ends 5 bytes early (at byte 21)");
    CHECK(describe(open_media_file(folder / "none").error(), "none") == "none: no such file");
    CHECK(describe(Error{ErrorCode::Corrupt, 0, "member a\nb: bad"}, "x\ty") ==
          R"(x\ty: member a\nb: bad)");
}
