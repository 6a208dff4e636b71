// Raw machine code on the command line: run FILE --at ADDRESS.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "tests/app/program/program.hpp"

namespace {

using namespace std::string_literals;

/// LD A,0x5a: LD (0x9000),A: LD (0x9001),BC: LD BC,1234: RET
const std::string Code = "\x3e\x5a\x32\x00\x90\xed\x43\x01\x90\x01\xd2\x04\xc9"s;

/// The bytes that Code writes, with 0x8000 in BC, and BASIC's report.
const std::string Script = "until \"0 OK\" 100\n"
                           "expect-byte 0x9000 0x5a\n"
                           "expect-byte 36865 0\n"
                           "expect-byte 36866 128\n"
                           "peek 0x9000 3\n";

} // namespace

TEST_CASE("machine code is called as USR calls it and returns to BASIC") {
    const Workplace place("code");
    place.write("code.bin", Code);
    place.write("script.txt", Script);
    for (const std::string machine : {"16 --at 0x7000",
                                      "48 --at 0x8000",
                                      "48 --at 32768 --start 0x8000",
                                      "128 --at 0x8000",
                                      "128 --rom free --at 0x8000",
                                      "plus2a --at 0x8000"}) {
        CAPTURE(machine);
        const bool small = machine.starts_with("16");
        std::string code = Code;
        if (small) { // the RAM ends at 0x7fff
            code[4] = code[8] = '\x7e';
            place.write("small.txt",
                        "until \"0 OK\" 100\nexpect-byte 0x7e00 90\nexpect-byte 0x7e02 0x70\n");
        }
        place.write("code.bin", code);
        const Finished finished =
            place.run("run --headless code.bin --rom free --machine " + machine + " --script " +
                      (small ? "small.txt" : "script.txt"));
        CHECK(finished.code == 0);
        if (!small) {
            CHECK(finished.out == "0x9000: 5a 00 80\n");
        }
    }
}

TEST_CASE("--start names another entry, and a script begins with the first instruction") {
    const Workplace place("code_start");
    // Two entries: the first writes 1, the second 2.
    place.write("code.bin", "\x3e\x01\x18\x02\x3e\x02\x32\x00\x90\xc9"s);
    place.write("script.txt",
                "expect-byte 0x9000 0\npoke 0x8005 7\nuntil \"0 OK\" 100\nexpect-byte 0x9000 7\n");
    const Finished finished = place.run("run --headless code.bin --rom free --at 0x8000 --start "
                                        "0x8004 --script script.txt");
    CHECK(finished.code == 0);
    CHECK(finished.err.empty());
}

TEST_CASE("with --at every file is code") {
    const Workplace place("code_size");
    std::string code(16'384, '\xc9'); // the size of a ROM
    place.write("rom.rom", code);
    CHECK(place.run("run --headless rom.rom --rom free --at 0x8000 --until '0 OK'").code == 0);
    // Up to the end of memory: BASIC's stack and graphics are there and are moved.
    code.assign(32'768, '\xc9');
    place.write("whole.bin", code);
    CHECK(place.run("run --headless whole.bin --rom free --at 0x8000 --until '0 OK'").code == 0);
    // All of the RAM: the code runs, but cannot return. DI: LD A,2: OUT (254),A: JR $
    code.assign(49'152, '\0');
    code.replace(0x4000, 7, "\xf3\x3e\x02\xd3\xfe\x18\xfe"s);
    place.write("ram.bin", code);
    const Finished ram = place.run("run --headless ram.bin --rom free --at 0x4000 --start 0x8000 "
                                   "--frames 5 --save out.sna");
    CHECK(ram.code == 0);
    CHECK(place.read("out.sna").at(26) == 2); // the border
}

TEST_CASE("machine code that does not fit is refused in one line") {
    const Workplace place("code_fit");
    place.write("code.bin", std::string(1025, '\xc9'));
    place.write("empty.bin", "");
    for (const std::string arguments : {"code.bin --at 0xfc00",
                                        "code.bin --at 0x7c00 --machine 16",
                                        "code.bin --at 0x8000 --machine 16",
                                        "empty.bin --at 0x8000",
                                        "missing.bin --at 0x8000"}) {
        CAPTURE(arguments);
        const Finished finished = place.run("run --headless --rom free " + arguments);
        CHECK(finished.code == 3);
        CHECK(is_one_line(finished.err));
    }
}

TEST_CASE("an unexpected byte ends the script with code 1") {
    const Workplace place("expect_byte");
    place.write("script.txt", "wait 3\npoke 0x9000 1\nexpect-byte 0x9000 2\nframes\n");
    const Finished finished = place.run("run --headless --no-tape --rom free --script script.txt");
    CHECK(finished.code == 1);
    CHECK(finished.out.empty());
    CHECK(is_one_line(finished.err));
    CHECK(finished.err.find("line 3, frame 3: 0x9000 holds 0x01, not 0x02") != std::string::npos);
}
