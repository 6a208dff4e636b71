#include <cstdint>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "tests/app/program/program.hpp"

namespace fs = std::filesystem;

namespace {

/// A block with its length before and its checksum after it, correct or wrong.
std::string tap_block(const std::string& content, bool right = true) {
    unsigned char checksum = right ? 0 : 1;
    for (const char c : content) {
        checksum = static_cast<unsigned char>(checksum ^ static_cast<unsigned char>(c));
    }
    const std::size_t length = content.size() + 1;
    return std::string{static_cast<char>(length & 0xff), static_cast<char>(length >> 8)} + content +
           static_cast<char>(checksum);
}

/// 10 PRINT "HELLO", which starts by itself.
std::string hello_tap(bool right = true) {
    const std::string program = std::string("\0\x0a\x09\0\xf5\"HELLO\"\x0d", 13);
    const std::string header = std::string("\0\0hello     \x0d\0\x0a\0\x0d\0", 18);
    return tap_block(header) + tap_block('\xff' + program, right);
}

/// The shortest ZIP, which is empty.
std::string empty_zip() {
    return std::string("PK\x05\x06", 4) + std::string(18, '\0');
}

void refuse(const Workplace& place, const std::string& file) {
    for (const std::string command : {"run --headless --frames 1 --screen '", "info '"}) {
        const Finished finished = place.run(command + file + "'");
        CAPTURE(command);
        CAPTURE(file);
        CAPTURE(finished.err);
        CHECK(finished.code == 3);
        CHECK(finished.out.empty());
        CHECK(is_one_line(finished.err));
        CHECK(finished.err.starts_with("fourrivers: "));
    }
}

} // namespace

TEST_CASE("invalid files are refused in one line with exit code 3") {
    const Workplace place("refuse");
    refuse(place, place.path("missing.tap"));
    refuse(place, place.write("empty.tap", ""));
    refuse(place, place.write("short.tap", hello_tap().substr(0, 15)));
    refuse(place, place.write("wrong.sna", std::string(49'178, 'x')));
    refuse(place, place.write("nothing.zip", empty_zip()));
    refuse(place, place.path("."));
    place.write("huge.tap", "x");
    fs::resize_file(place.path("huge.tap"), 2ull * 1024 * 1024 * 1024);
    refuse(place, place.path("huge.tap"));
}

TEST_CASE(
    "a tape cut inside a block is refused at every byte, between blocks it is a shorter tape") {
    const Workplace place("cut");
    const std::string whole = hello_tap();
    const std::size_t first_block = 21;
    for (std::size_t length = 1; length < whole.size(); ++length) {
        CAPTURE(length);
        const std::string file = place.write("cut.tap", whole.substr(0, length));
        const Finished finished = place.run("info '" + file + "'");
        // One byte is half a length; it is ignored with a warning, as in other programs.
        const bool between_blocks = length == first_block || length == first_block + 1;
        CHECK(finished.code == (between_blocks ? 0 : 3));
    }
}

TEST_CASE("a ROM must be 16 KiB") {
    const Workplace place("rom");
    const std::string file = place.write("short.rom", std::string(8192, '\0'));
    const Finished named = place.run("run --headless --rom '" + file + "' --frames 1");
    CHECK(named.code == 3);
    CHECK(is_one_line(named.err));
    const std::string tape = place.write("hello.tap", hello_tap());
    const Finished other = place.run("run --headless --rom '" + tape + "' --frames 1");
    CHECK(other.code == 3);
    CHECK(is_one_line(other.err));
}

TEST_CASE("the user's own ROM is taken from the data folder, and the free one on demand") {
    const Workplace place("own_rom");
    const std::string arguments = "run --headless --no-tape --frames 5 --hash";
    const Finished before = place.run(arguments);
    fs::create_directories(place.path("fourrivers"));
    // No code, and a character set of bars after the blank.
    std::string rom(16'384, '\0');
    rom.replace(0x3d08, 95 * 8, std::string(95 * 8, '\x3c'));
    place.write("fourrivers/48.rom", rom);
    const Finished own = place.run(arguments);
    const Finished free = place.run(arguments + " --rom free");
    CHECK(own.code == 0);
    CHECK(own.out != before.out);
    CHECK(free.out == before.out);
}

TEST_CASE("a tape with a wrong checksum is played with a warning") {
    const Workplace place("checksum");
    const std::string file = place.write("bad.tap", hello_tap(false));
    const Finished finished = place.run("run --headless '" + file + "' --frames 10 --hash");
    CHECK(finished.code == 0);
    CHECK(is_one_line(finished.err));
    CHECK(finished.err.find("warning") != std::string::npos);
    CHECK(finished.err.find("checksum") != std::string::npos);
    CHECK(finished.out.size() == 17);
}

TEST_CASE("a name with a line end in it makes no second line") {
    const Workplace place("line_end");
    place.write("bad\n.tap", hello_tap(false));
    const Finished run = place.run("run --headless 'bad\n.tap' --frames 1");
    CHECK(run.code == 0);
    CHECK(is_one_line(run.err));
    const Finished info = place.run("info 'bad\n.tap'");
    CHECK(info.out.starts_with("bad\\n.tap\n"));
}

TEST_CASE("frames continues to count when a tape is loaded and the machine is powered on again") {
    const Workplace place("frames");
    place.write("hello.tap", hello_tap());
    place.write("count.txt", "wait 300\nframes\nload hello.tap\nframes\nwait 7\nframes\n");
    const Finished finished = place.run("run --headless --no-tape --rom free --script count.txt");
    REQUIRE(finished.code == 0);
    std::istringstream counts(finished.out);
    int before = 0;
    int loaded = 0;
    int after = 0;
    counts >> before >> loaded >> after;
    CHECK(before == 300);
    CHECK(loaded > 330);
    CHECK(after == loaded + 7);
}

TEST_CASE("a script controls the cassette player") {
    const Workplace place("deck");
    place.write("hello.tap", hello_tap());
    const auto run = [&](const std::string& script) {
        place.write("deck.txt", script);
        return place.run("run --headless --rom free hello.tap --script deck.txt");
    };
    // At its own speed with pilot tones the tape takes nine seconds.
    CHECK(run("until \"HELLO\" 1000\n").code == 0);
    // The machine has already tried to read it; after a rewind it starts again, if it may.
    CHECK(run("tape stop\ntape rewind\nuntil \"HELLO\" 1000\n").code == 0);
    const std::string manual = "tape auto off\ntape stop\ntape rewind\n";
    CHECK(run(manual + "until \"HELLO\" 1000\n").code == 1);
    CHECK(run(manual + "wait 999\ntape auto on\nuntil \"HELLO\" 1000\n").code == 0);
    CHECK(run(manual + "wait 999\ntape play\nuntil \"HELLO\" 1000\n").code == 0);
    const std::string stopped = "wait 100\ntape stop\nwait 1000\nexpect-not \"HELLO\"\n";
    CHECK(run(stopped + "tape play\nuntil \"HELLO\" 1000\n").code == 0);
    CHECK(run(stopped).code == 0);
    // It was stopped in the pilot tone of its first block. After a rewind it takes longer by the
    // time that had been played.
    const auto frames_until_loaded = [&](const std::string& orders) {
        const Finished finished = run(stopped + orders + "until \"HELLO\" 1000\nframes\n");
        CHECK(finished.code == 0);
        std::istringstream printed(finished.out);
        int frames = 0;
        printed >> frames;
        return frames;
    };
    const int resumed = frames_until_loaded("tape play\n");
    const int rewound = frames_until_loaded("tape rewind\ntape play\n");
    CHECK(resumed > 1100);
    CHECK(rewound > resumed + 50);
}

TEST_CASE("a script that uses the player without a tape gets an error") {
    const Workplace place("no_deck");
    for (const std::string order : {"play", "stop", "rewind"}) {
        place.write("deck.txt", "wait 1\ntape " + order + "\n");
        const Finished finished = place.run("run --headless --no-tape --script deck.txt");
        CHECK(finished.code == 2);
        CHECK(is_one_line(finished.err));
        CHECK(finished.err.find("line 2") != std::string::npos);
    }
    place.write("deck.txt", "tape auto off\n");
    CHECK(place.run("run --headless --no-tape --script deck.txt").code == 0);
}

TEST_CASE("info lists a tape's blocks as text and as JSON") {
    const Workplace place("info");
    const std::string file = place.write("hello.tap", hello_tap());
    const Finished text = place.run("info '" + file + "'");
    CHECK(text.code == 0);
    CHECK(text.out.find("hello") != std::string::npos);
    CHECK(text.out.find("2 blocks") != std::string::npos);
    const Finished json = place.run("info --json '" + file + "'");
    CHECK(json.code == 0);
    CHECK(json.out.starts_with("{"));
    CHECK(json.out.find("\"kind\": \"tape\"") != std::string::npos);
    CHECK(json.out.find("\"autostart_line\": 10") != std::string::npos);
}

TEST_CASE("convert writes the possible formats and refuses the others") {
    const Workplace place("convert");
    const std::string file = place.write("hello.tap", hello_tap());
    const Finished same = place.run("convert '" + file + "' copy.tap");
    CHECK(same.code == 0);
    CHECK(place.read("copy.tap") == hello_tap());
    CHECK(place.run("convert '" + file + "' copy.sna").code == 2);
    CHECK_FALSE(fs::exists(place.path("copy.sna")));
    CHECK(place.run("convert missing.tap copy.tap").code == 3);
    const Finished unwritable = place.run("convert '" + file + "' no/such/folder/copy.tap");
    CHECK(unwritable.code == 4);
    CHECK(is_one_line(unwritable.err));
}

TEST_CASE("without HOME and XDG_DATA_HOME another user's ROM in a shared folder is not run") {
    const Workplace place("homeless");
    fs::create_directories(place.path("fourrivers"));
    place.write("fourrivers/48.rom", std::string(16384, '\x76')); // HALT
    const std::string shared = "HOME= XDG_DATA_HOME= TMPDIR=" + place.path(".");
    const Finished own = place.run("run --headless --no-tape --frames 200 --hash");
    const Finished finished = place.run("run --headless --no-tape --frames 200 --hash", shared);
    const Finished free =
        place.run("run --headless --rom free --no-tape --frames 200 --hash", shared);
    CHECK(finished.code == 0);
    CHECK(finished.out == free.out);
    CHECK(finished.out != own.out);
    CHECK(is_one_line(finished.err));
    CHECK(finished.err.find("nothing is kept") != std::string::npos);
    CHECK(free.err.empty());
}
