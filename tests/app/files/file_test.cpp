#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <dlfcn.h>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/files/file.hpp"
#include "tests/loaders/builders.hpp"

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

/// A folder for each test, removed at its end.
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

/// During its lifetime no file of this process can grow beyond the limit, as on a full disk.
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

TEST_CASE("a file is read completely") {
    const Folder folder;
    const Bytes bytes = small_sna();
    put(folder / "a.sna", bytes);
    const auto read = read_file(folder / "a.sna");
    REQUIRE(read);
    CHECK(*read == bytes);
}

TEST_CASE("missing files, other objects and empty files have different errors") {
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

TEST_CASE("a file that becomes a pipe while it is opened is refused without a wait") {
    const Folder folder;
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
    const Folder folder;
    put(folder / "huge.tap", {1});
    constexpr std::uintmax_t TwoGigabytes = 2ull * 1024 * 1024 * 1024;
    fs::resize_file(folder / "huge.tap", TwoGigabytes); // sparse: uses no disk space
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
    CHECK(std::holds_alternative<Tape>(media->media));
    put(folder / "cut.tap", first(small_tape(), 25));
    const auto cut = open_media_file(folder / "cut.tap");
    REQUIRE_FALSE(cut);
    CHECK(describe(cut.error(), "cut.tap") == "cut.tap: block 2 ends 5 bytes early (at byte 21)");
    CHECK(describe(open_media_file(folder / "none").error(), "none") == "none: no such file");
    CHECK(describe(Error{ErrorCode::Corrupt, 0, "member a\nb: bad"}, "x\ty") ==
          R"(x\ty: member a\nb: bad)");
}

TEST_CASE("a new file is written and no other file is left beside it") {
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

TEST_CASE("a file named without a folder is written into the current one") {
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

TEST_CASE("a link to a missing file is followed and stays a link") {
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

TEST_CASE("links that form a ring are refused and unchanged") {
    const Folder folder;
    fs::create_symlink("b", folder / "a");
    fs::create_symlink("a", folder / "b");
    CHECK(not_written(folder / "a", {1}) == ErrorCode::NotWritable);
    CHECK(fs::is_symlink(folder / "a"));
    CHECK(fs::is_symlink(folder / "b"));
    CHECK(folder.entries() == 2);
}

TEST_CASE("with a full disk the old file stays and no other is left") {
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

TEST_CASE("a missing folder, or a folder with the file's name, is an error that changes nothing") {
    const Folder folder;
    CHECK(not_written(folder / "none/a.sna", {1}) == ErrorCode::NotWritable);
    REQUIRE(fs::create_directory(folder / "sub"));
    CHECK(not_written(folder / "sub", {1}) == ErrorCode::NotWritable);
    CHECK(fs::is_directory(folder / "sub"));
    CHECK(folder.entries() == 1);
}

TEST_CASE("with a read-only folder the old file stays") {
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

namespace {

/// Returns the id of a process that has ended.
pid_t gone_process() {
    const pid_t child = ::fork();
    if (child == 0) {
        ::_exit(0);
    }
    REQUIRE(::waitpid(child, nullptr, 0) == child);
    return child;
}

std::string temporary_of(pid_t process) {
    return ".fourrivers-" + std::to_string(process) + "-0.tmp";
}

} // namespace

TEST_CASE("writing removes the temporary files of killed processes, and no others") {
    const Folder folder;
    const std::string gone = temporary_of(gone_process());
    const std::string alive = temporary_of(::getppid());
    for (const std::string& name :
         {gone, gone + ".bak", std::string(".fourrivers-0-0.tmp"), std::string("a.tmp"), alive}) {
        put(folder / name.c_str(), {1});
    }
    const std::string link = temporary_of(gone_process());
    fs::create_symlink("a.tmp", folder / link.c_str());
    REQUIRE(write_file_atomically(folder / "new", Bytes{4}));
    CHECK_FALSE(fs::exists(folder / gone.c_str()));
    CHECK(fs::exists(folder / "a.tmp"));
    CHECK(fs::exists(folder / alive.c_str()));
    CHECK(fs::is_symlink(folder / link.c_str()));
    CHECK(folder.entries() == 6);
}

TEST_CASE("a locked temporary file is in use and not removed") {
    const Folder folder;
    const std::string gone = temporary_of(gone_process());
    put(folder / gone.c_str(), {1});
    const int locked = ::open((folder / gone.c_str()).c_str(), O_RDONLY | O_CLOEXEC);
    REQUIRE(::flock(locked, LOCK_EX | LOCK_NB) == 0);
    REQUIRE(write_file_atomically(folder / "new", Bytes{4}));
    CHECK(fs::exists(folder / gone.c_str()));
    (void)::close(locked);
    REQUIRE(write_file_atomically(folder / "new", Bytes{4}));
    CHECK_FALSE(fs::exists(folder / gone.c_str()));
}

TEST_CASE("another user's temporary file stays") {
    if (::geteuid() != 0) {
        MESSAGE("not tried: only the superuser can make another user's file");
        return;
    }
    const Folder folder;
    const std::string gone = temporary_of(gone_process());
    put(folder / gone.c_str(), {1});
    REQUIRE(::chown((folder / gone.c_str()).c_str(), 12345, 12345) == 0);
    REQUIRE(write_file_atomically(folder / "new", Bytes{4}));
    CHECK(fs::exists(folder / gone.c_str()));
}

TEST_CASE("links in a folder that others can write are not followed") {
    const Folder folder;
    REQUIRE(fs::create_directory(folder / "shared"));
    REQUIRE(fs::create_directory(folder / "own"));
    put(folder / "own/file", {1});
    REQUIRE(::mkfifo((folder / "own/pipe").c_str(), 0600) == 0);
    fs::create_symlink("../own/file", folder / "shared/link");
    fs::create_symlink("../own/new", folder / "shared/nowhere");
    fs::create_symlink("../own/pipe", folder / "shared/pipe");
    fs::create_symlink("../own", folder / "shared/folder");
    fs::create_symlink("../shared/link", folder / "own/link");
    REQUIRE(::chmod((folder / "shared").c_str(), 01777) == 0);
    for (const char* name : {"shared/link",
                             "shared/nowhere",
                             "shared/pipe",
                             "shared/folder/file",
                             "shared/folder/new",
                             "own/link",
                             "own/../shared/link"}) {
        CAPTURE(name);
        const auto written = write_file_atomically(folder / name, Bytes{2});
        REQUIRE_FALSE(written);
        CHECK(written.error().context.find(
                  "symbolic link in a folder that other users can write") != std::string::npos);
    }
    CHECK(get(folder / "own/file") == Bytes{1});
    CHECK_FALSE(fs::exists(folder / "own/new"));
    // If nobody else can write there, a link is the user's own.
    REQUIRE(::chmod((folder / "shared").c_str(), 0755) == 0);
    REQUIRE(write_file_atomically(folder / "shared/link", Bytes{3}));
    CHECK(get(folder / "own/file") == Bytes{3});
}

TEST_CASE("a file with a plain name is written in a folder that others can write") {
    const Folder folder;
    REQUIRE(::chmod((folder / "").c_str(), 0777) == 0);
    REQUIRE(write_file_atomically(folder / "new", Bytes{2}));
    REQUIRE(write_file_atomically(folder / "new", Bytes{3}));
    CHECK(get(folder / "new") == Bytes{3});
}

TEST_CASE("a file is written in pieces and appears when it is complete") {
    const Folder folder;
    put(folder / "file", {9});
    {
        auto file = OutputFile::create(folder / "file");
        REQUIRE(file);
        REQUIRE(file->write(Bytes{0, 0, 3}));
        CHECK(get(folder / "file") == Bytes{9});
        REQUIRE(file->rewrite(0, Bytes{1, 2}));
        REQUIRE(file->write(Bytes{4}));
        REQUIRE(file->finish());
    }
    CHECK(get(folder / "file") == Bytes{1, 2, 3, 4});
    {
        auto unfinished = OutputFile::create(folder / "file");
        REQUIRE(unfinished);
        REQUIRE(unfinished->write(Bytes{7}));
    }
    CHECK(get(folder / "file") == Bytes{1, 2, 3, 4});
    CHECK(folder.entries() == 1);
}

TEST_CASE("the previous file is kept under another name") {
    const Folder folder;
    const auto write = [&](std::uint8_t byte) {
        auto file = OutputFile::create(folder / "file");
        REQUIRE(file);
        file->keep_previous_as(folder / "file.bak");
        REQUIRE(file->write(Bytes{byte}));
        return file->finish().has_value();
    };
    REQUIRE(write(1));
    CHECK_FALSE(fs::exists(folder / "file.bak"));
    REQUIRE(write(2));
    CHECK(get(folder / "file.bak") == Bytes{1});
    REQUIRE(write(3));
    CHECK(get(folder / "file.bak") == Bytes{2});
    CHECK(get(folder / "file") == Bytes{3});
    CHECK(folder.entries() == 2);
    // If the previous file cannot be kept, it is not replaced.
    fs::remove(folder / "file.bak");
    REQUIRE(fs::create_directory(folder / "file.bak"));
    CHECK_FALSE(write(4));
    CHECK(get(folder / "file") == Bytes{3});
    CHECK(folder.entries() == 2);
}
