#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>
#include <sys/resource.h>

#include "app/files/file.hpp"
#include "loaders/tap.hpp"
#include "tests/app/command_line.hpp"
#include "tests/loaders/builders.hpp"

using namespace zx;
namespace fs = std::filesystem;

namespace {

/// An empty folder for one test.
class Folder {
  public:
    Folder() : path_(fs::temp_directory_path() / "fourrivers_save_test") {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string path(const std::string& name) const {
        return (path_ / name).string();
    }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(path(name), std::ios::binary) << text;
    }
    [[nodiscard]] std::string read(const std::string& name) const {
        std::ifstream file(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    [[nodiscard]] std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(path_), fs::directory_iterator()));
    }

  private:
    fs::path path_;
};

/// Runs a script on a 48K that waits for a command. {FOLDER} in it stands for the folder.
Answer run(const Folder& folder, std::string script) {
    constexpr std::string_view Mark = "{FOLDER}";
    for (auto at = script.find(Mark); at != std::string::npos; at = script.find(Mark)) {
        script.replace(at, Mark.size(), folder.path(""));
    }
    folder.write("script", "wait 200\n" + script);
    Answer answer = ask({"run", "--no-tape", "--headless", "--script", folder.path("script")});
    fs::remove(folder.path("script"));
    return answer;
}

/// Saves a program, which the screen then shows as run.
const std::string save_program = "type \"10{p}6*7\\n\"\n"
                                 "type \"{s}{sym+p}prog{sym+p}{caps+sym}{sym+3}10\\n\"\n"
                                 "wait 20\n"
                                 "press enter\n"
                                 "wait 500\n";
/// Saves 200 bytes of the ROM as machine code.
const std::string save_code = "type \"{s}{sym+p}rom{sym+p}{caps+sym}{i}0,200\\n\"\n"
                              "wait 20\n"
                              "press enter\n"
                              "wait 600\n";

class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes) : old_action_(std::signal(SIGXFSZ, SIG_IGN)) {
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
    void (*old_action_)(int);
};

} // namespace

TEST_CASE("what the ROM's SAVE writes on a blank tape becomes a file that loads") {
    for (const char* const name : {"a.tap", "a.tzx", "a.pzx", "a.csw", "a.wav"}) {
        CAPTURE(std::string(name));
        const Folder folder;
        const Answer saved = run(folder,
                                 "tape new \"{FOLDER}" + std::string(name) + "\"\n" + save_program +
                                     save_code + "tape eject\n");
        CHECK(saved.err.empty());
        REQUIRE(saved.code == 0);
        const Answer loaded = ask({"run", folder.path(name), "--headless", "--until", "42"});
        CHECK(loaded.code == 0);
        // The blocks, also from the recordings.
        REQUIRE(ask({"convert", folder.path(name), folder.path("b.tap")}).code == 0);
        const auto media = app::open_media_file(folder.path("b.tap"));
        REQUIRE(media);
        const auto& blocks = std::get<loaders::Tape>(media->media).blocks;
        REQUIRE(blocks.size() == 4);
        const auto& code = std::get<loaders::DataBlock>(blocks[3]);
        CHECK(code.bytes.size() == 202);
        CHECK(code.bytes.front() == 0xff);
        CHECK(loaders::checksum_is_right(code.bytes));
    }
}

TEST_CASE("a blank tape is written at the end of the run, and it can be rewound and verified") {
    const Folder folder;
    const Answer answer = run(folder,
                              "tape new {FOLDER}a.tzx\n" + save_program + save_code +
                                  "tape rewind\n"
                                  "type \"{caps+sym}{sym+r}{sym+p}{sym+p}\\n\"\n" // VERIFY ""
                                  "until \"Program: prog\" 500\n"
                                  "until \"0 OK\" 500\n"
                                  "tape block 3\n"
                                  "type \"{caps+sym}{sym+r}{sym+p}{sym+p}{caps+sym}{i}\\n\"\n"
                                  "until \"Bytes: rom\" 500\n"
                                  "until \"0 OK\" 500\n" +
                                  save_program);
    CHECK(answer.err.empty());
    CHECK(answer.code == 0);
    const Answer info = ask({"info", folder.path("a.tzx")});
    CHECK(info.out.find("6 blocks") != std::string::npos);
}

TEST_CASE("signals without the ROM's timing are pulses; TAP leaves them out and says so") {
    // Code at 32768 that plays a tone of 2000 pulses.
    const std::string tone = "poke 0x8000 0xf3\n" // DI
                             "poke 0x8001 0x11\n" // LD DE,2000
                             "poke 0x8002 0xd0\n"
                             "poke 0x8003 0x07\n"
                             "poke 0x8004 0xd3\n" // OUT (254),A
                             "poke 0x8005 0xfe\n"
                             "poke 0x8006 0xee\n" // XOR 8
                             "poke 0x8007 0x08\n"
                             "poke 0x8008 0x06\n" // LD B,40
                             "poke 0x8009 0x28\n"
                             "poke 0x800a 0x10\n" // DJNZ self
                             "poke 0x800b 0xfe\n"
                             "poke 0x800c 0x1b\n" // DEC DE
                             "poke 0x800d 0x4f\n" // LD C,A
                             "poke 0x800e 0x7a\n" // LD A,D
                             "poke 0x800f 0xb3\n" // OR E
                             "poke 0x8010 0x79\n" // LD A,C
                             "poke 0x8011 0x20\n" // JR NZ,OUT
                             "poke 0x8012 0xf1\n"
                             "poke 0x8013 0xfb\n"                  // EI
                             "poke 0x8014 0xc9\n"                  // RET
                             "type \"{t}{caps+sym}{l}32768\\n\"\n" // RANDOMIZE USR 32768
                             "wait 100\n";
    const Folder folder;
    const Answer both = run(folder, "tape new {FOLDER}a.tap\n" + tone + save_program);
    CHECK(both.code == 0);
    CHECK(both.err == "fourrivers: warning: " + folder.path("a.tap") +
                          ": 1 signal without the ROM's timing left out, because TAP cannot hold "
                          "them\n");
    CHECK(ask({"info", folder.path("a.tap")}).out.find("2 blocks") != std::string::npos);

    const Answer only = run(folder, "tape new {FOLDER}b.tap\n" + tone);
    CHECK(only.code == 2);
    CHECK(only.err.find("not written: TAP cannot hold 1 signal") != std::string::npos);
    CHECK_FALSE(fs::exists(folder.path("b.tap")));

    const Answer tzx = run(folder, "tape new {FOLDER}b.tzx\n" + tone + save_program);
    CHECK(tzx.err.empty());
    const std::string info = ask({"info", folder.path("b.tzx")}).out;
    CHECK(info.find(": pulses, ") != std::string::npos);
    CHECK(info.find("\"prog\"") != std::string::npos);
}

TEST_CASE("a blank tape does not replace a file, and nothing is written if nothing was saved") {
    const Folder folder;
    folder.write("old.tap", "precious");
    const Answer refused = run(folder, "tape new {FOLDER}old.tap\n");
    CHECK(refused.code == 4);
    CHECK(refused.err == "fourrivers: " + folder.path("script") + ": line 2: " +
                             folder.path("old.tap") + ": exists already, and is not replaced\n");
    CHECK(folder.read("old.tap") == "precious");

    // The file appears while the tape is in the recorder.
    const Answer empty = run(folder, "tape new {FOLDER}new.tzx\ntape eject\n");
    CHECK(empty.code == 0);
    CHECK(empty.err.find("nothing was saved, so no file is written") != std::string::npos);
    CHECK(folder.files() == 1);

    CHECK(run(folder, "tape new {FOLDER}nowhere/new.tzx\n").code == 4);
    CHECK(run(folder, "tape new {FOLDER}new.sna\n").code == 3);
    CHECK(run(folder, "tape new {FOLDER}new.flac\n").code == 3);
}

TEST_CASE("on a full disk no file is left, and the exit code is 4") {
    const Folder folder;
    Answer full;
    {
        folder.write("script", "wait 200\ntape new " + folder.path("a.wav") + "\n" + save_program);
        const FullDisk disk(1000);
        full = ask({"run", "--no-tape", "--headless", "--script", folder.path("script")});
    }
    CHECK(full.code == 4);
    CHECK(full.err.find("a.wav") != std::string::npos);
    CHECK(folder.files() == 1); // the script
}

TEST_CASE("tape orders for a tape or block that is not there end the run with code 2") {
    const Folder folder;
    CHECK(run(folder, "tape eject\n").code == 2);
    CHECK(run(folder, "tape block 1\n").code == 2);
    const Answer empty = run(folder, "tape new {FOLDER}a.tap\ntape block 1\n");
    CHECK(empty.code == 2);
    CHECK(empty.err.find("line 3: the tape has 0 blocks") != std::string::npos);
    const builders::Bytes tape = builders::small_tape();
    folder.write("two.tap", std::string(tape.begin(), tape.end()));
    const Answer beyond = run(folder, "load {FOLDER}two.tap\ntape block 3\n");
    CHECK(beyond.code == 2);
    CHECK(beyond.err.find("the tape has 2 blocks") != std::string::npos);
    CHECK(run(folder, "load {FOLDER}two.tap\ntape block 2\ntape eject\ntape play\n").code == 2);
}
