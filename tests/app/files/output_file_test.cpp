#include <cerrno>
#include <csignal>
#include <filesystem>
#include <string>

#include <dlfcn.h>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/files/file.hpp"
#include "app/files/output_file.hpp"
#include "tests/app/files/file_bytes.hpp"
#include "tests/loaders/builders.hpp"
#include "tests/support/test_folder.hpp"

namespace {

/// True: link() fails, as on a file system without hard links.
bool no_hard_links = false;
/// A path that must exist before and after every rename; empty for none.
std::string always_there;
bool was_away = false;

void look() {
    was_away = was_away || (!always_there.empty() && ::access(always_there.c_str(), F_OK) != 0);
}

} // namespace

/// Replaces the C library's function.
extern "C" int link(const char* from, const char* to) noexcept {
    if (no_hard_links) {
        errno = EPERM;
        return -1;
    }
    using Link = int (*)(const char*, const char*);
    static const auto real = reinterpret_cast<Link>(::dlsym(RTLD_NEXT, "link"));
    return real(from, to);
}

/// Replaces the C library's function.
extern "C" int rename(const char* from, const char* to) noexcept {
    look();
    using Rename = int (*)(const char*, const char*);
    static const auto real = reinterpret_cast<Rename>(::dlsym(RTLD_NEXT, "rename"));
    const int result = real(from, to);
    look();
    return result;
}

using namespace builders;
using namespace zx;
using namespace zx::app;
namespace fs = std::filesystem;

namespace {

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

TEST_CASE("a new file is written and no other file is left beside it") {
    const TestFolder folder;
    REQUIRE(write_file_atomically(folder / "new.sna", small_sna()));
    CHECK(get(folder / "new.sna") == small_sna());
    CHECK(folder.entries() == 1);
}

TEST_CASE("an old file is replaced and keeps its permissions") {
    const TestFolder folder;
    put(folder / "old", {1, 2, 3});
    REQUIRE(::chmod((folder / "old").c_str(), 0640) == 0);
    REQUIRE(write_file_atomically(folder / "old", Bytes{4, 5}));
    CHECK(get(folder / "old") == Bytes{4, 5});
    CHECK(fs::status(folder / "old").permissions() == fs::perms{0640});
    CHECK(folder.entries() == 1);
}

TEST_CASE("a file named without a folder is written into the current one") {
    const TestFolder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder / "");
    const bool written = write_file_atomically("bare", Bytes{1}).has_value();
    fs::current_path(before);
    CHECK(written);
    CHECK(get(folder / "bare") == Bytes{1});
    CHECK(folder.entries() == 1);
}

TEST_CASE("a link is followed and stays a link") {
    const TestFolder folder;
    put(folder / "target", {1});
    fs::create_symlink("target", folder / "link");
    REQUIRE(write_file_atomically(folder / "link", Bytes{2}));
    CHECK(fs::is_symlink(folder / "link"));
    CHECK(get(folder / "target") == Bytes{2});
}

TEST_CASE("a link to a missing file is followed and stays a link") {
    const TestFolder folder;
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
    const TestFolder folder;
    fs::create_symlink("b", folder / "a");
    fs::create_symlink("a", folder / "b");
    CHECK(not_written(folder / "a", {1}) == ErrorCode::NotWritable);
    CHECK(fs::is_symlink(folder / "a"));
    CHECK(fs::is_symlink(folder / "b"));
    CHECK(folder.entries() == 2);
}

TEST_CASE("with a full disk the old file stays and no other is left") {
    const TestFolder folder;
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
    const TestFolder folder;
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
    const TestFolder folder;
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
    const TestFolder folder;
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
    const TestFolder folder;
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
    const TestFolder folder;
    const std::string gone = temporary_of(gone_process());
    put(folder / gone.c_str(), {1});
    REQUIRE(::chown((folder / gone.c_str()).c_str(), 12345, 12345) == 0);
    REQUIRE(write_file_atomically(folder / "new", Bytes{4}));
    CHECK(fs::exists(folder / gone.c_str()));
}

TEST_CASE("links in a folder that others can write are not followed") {
    const TestFolder folder;
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
    const TestFolder folder;
    REQUIRE(::chmod((folder / "").c_str(), 0777) == 0);
    REQUIRE(write_file_atomically(folder / "new", Bytes{2}));
    REQUIRE(write_file_atomically(folder / "new", Bytes{3}));
    CHECK(get(folder / "new") == Bytes{3});
}

TEST_CASE("a file is written in pieces and appears when it is complete") {
    const TestFolder folder;
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
    const TestFolder folder;
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

TEST_CASE("without hard links the previous file is kept, and the name is never without a file") {
    const TestFolder folder;
    no_hard_links = true;
    const auto write = [&](std::uint8_t byte) {
        auto file = OutputFile::create(folder / "file");
        REQUIRE(file);
        file->keep_previous_as(folder / "file.bak");
        REQUIRE(file->write(Bytes{byte}));
        return file->finish().has_value();
    };
    REQUIRE(write(1));
    always_there = folder / "file";
    CHECK(write(2));
    CHECK(write(3));
    CHECK(get(folder / "file.bak") == Bytes{2});
    CHECK(get(folder / "file") == Bytes{3});
    // If the previous file cannot be kept, it is not replaced.
    fs::remove(folder / "file.bak");
    REQUIRE(fs::create_directory(folder / "file.bak"));
    CHECK_FALSE(write(4));
    CHECK(get(folder / "file") == Bytes{3});
    CHECK(folder.entries() == 2);
    CHECK_FALSE(was_away);
    no_hard_links = false;
    always_there.clear();
}
