// Complete loads on the whole machine: typed by keys, played at tape speed.

#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "tape_files.hpp"

using namespace zx;
using namespace fixture;

namespace {

/// The one-line program that is machine code, entered through the hidden number of a digit.
Bytes hidden_line(int line_number, const Bytes& start) {
    Bytes body = Bytes{high(line_number), low(line_number), 0x20, 0x00} + start;
    body.resize(0x23, 0);
    body.push_back(0x0d);
    return body;
}

/// The number as a float slightly above 23755, as such programs usually have it.
const Bytes HiddenFloat = {0x0e, 0x8f, 0x39, 0x96};
const Bytes PrintAndLoop = {0x3e, 0x02, 0xcd, 0x01, 0x16, 0x3e, 0x41, 0xd7, 0x18, 0xfe};

/// Code that stores the registers of the USR contract at 0x9000 and loops.
const Bytes Snoop = {
    0xed, 0x43, 0x00, 0x90,       // LD (0x9000),BC
    0xfd, 0x22, 0x02, 0x90,       // LD (0x9002),IY
    0xe1,                         // POP HL
    0x22, 0x04, 0x90,             // LD (0x9004),HL
    0xd9,                         // EXX
    0x22, 0x06, 0x90,             // LD (0x9006),HL
    0xed, 0x57,                   // LD A,I
    0xf5, 0xe1, 0x22, 0x08, 0x90, // PUSH AF : POP HL : LD (0x9008),HL
    0x18, 0xfe,                   // JR $
};

} // namespace

TEST_CASE("LOAD \"\" shows the header's name, loads the program and reports OK") {
    const Bytes program = line(10, Bytes{0xf5} + text("\"HI\"")) + line(20, {0xea});
    Loader loader(program_tape(program, NoAutostart));
    loader.type_load();
    REQUIRE(loader.console.run_until_text("0 OK, 0:1", 900));
    CHECK(loader.row(0).empty());
    CHECK(loader.row(1) == "Program: demo");
    CHECK(loader.word_at(fixture::Prog) == ProgramStart);
    CHECK(loader.word_at(fixture::Vars) == ProgramStart + static_cast<int>(program.size()));
    loader.type("k\n");
    CHECK(loader.console.run_until_text("10 PRINT \"HI\"", 50));
    CHECK(loader.console.run_until_text("20 REM", 50));
}

TEST_CASE("a line of machine code starts by itself through OVER USR of a hidden number") {
    Loader loader(
        program_tape(hidden_line(0, Bytes{0xde, 0xc0, 0x37} + HiddenFloat + PrintAndLoop), 0));
    loader.type_load();
    REQUIRE(loader.console.run_until_text("Program: demo", 900));
    loader.console.run_frames(300);
    CHECK(loader.row(1) == "Program: demo");
    CHECK(loader.row(2) == "A");
    CHECK(loader.word_at(0x5c45) == 0);
    CHECK(loader.spectrum.peek(0x5c47) == 1);
    CHECK(loader.spectrum.registers().iy == 0x5c3a);
}

TEST_CASE("every form of a USR address calls the code as documented") {
    struct Way {
        const char* name;
        Bytes statement;
    };
    // The number is 0x8000, where the block after the program puts code that stores the registers.
    const Bytes to_8000 = Bytes{0x0e, 0, 0, 0x00, 0x80, 0};
    const Bytes to_8000_float = Bytes{0x0e, 0x90, 0x00, 0x00, 0x00, 0x00};
    const Bytes load_code = {0xef, '"', '"', 0xaf, ':'};
    const std::vector<Way> ways = {
        {"OVER USR 7", load_code + Bytes{0xde, 0xc0, '7'} + to_8000},
        {"RANDOMIZE USR 0", load_code + Bytes{0xf9, 0xc0, '0'} + to_8000},
        {"PRINT USR 0", load_code + Bytes{0xf5, 0xc0, '0'} + to_8000},
        {"RANDOMIZE USR with a float", load_code + Bytes{0xf9, 0xc0, '.'} + to_8000_float},
        {"LET", load_code + Bytes{0xf1, 'a', '=', 0xc0, '1'} + to_8000},
        {"behind CLEAR",
         Bytes{0xfd} + number(30000) + Bytes{':'} + load_code + Bytes{0xf9, 0xc0, '0'} + to_8000},
    };
    for (const Way& way : ways) {
        CAPTURE(way.name);
        loaders::Tape tape = program_tape(line(10, way.statement), 10);
        add_file(tape, 3, "code", Snoop, 0x8000, 0x8000);
        Loader loader(tape);
        loader.type_load();
        const int loop = 0x8000 + static_cast<int>(Snoop.size()) - 2;
        REQUIRE(loader.run_until_looping(loop, 2000));
        CHECK(loader.word_at(0x9000) == 0x8000);
        CHECK(loader.word_at(0x9002) == 0x5c3a);
        CHECK(loader.word_at(0x9004) == 0x2d2b);
        CHECK(loader.word_at(0x9006) == 0x2758);
        CHECK(loader.spectrum.peek(0x9009) == 0x3f);       // I
        CHECK((loader.spectrum.peek(0x9008) & 0x04) != 0); // interrupts on
        CHECK(loader.spectrum.registers().im == 1);
    }
}

TEST_CASE("a program that loads a code block and calls it gets the value of BC") {
    const Bytes program =
        line(10,
             Bytes{0xfd} + number(24575) + Bytes{':', 0xef, '"', '"', 0xaf, ':', 0xf9, 0xc0} +
                 number(24576));
    loaders::Tape tape = program_tape(program, 10);
    add_file(tape, 3, "bytes", {0x01, 0x34, 0x12, 0xc9}, 24576, 0x8000);
    Loader loader(tape);
    loader.type_load();
    REQUIRE(loader.console.run_until_text("0 OK, 10:3", 2000));
    CHECK(loader.word_at(0x5c76) == 4660);
    CHECK(loader.word_at(0x5cb2) == 0x5fff);
    CHECK(loader.spectrum.peek(0x5fff) == 0x3e);
}

TEST_CASE("LOAD \"\" SCREEN$ fills the picture and the program goes on") {
    Bytes picture;
    for (int i = 0; i < 6912; ++i) {
        picture.push_back(low(i < 6144 ? i * 5 + i / 256 : 0x46));
    }
    loaders::Tape tape = program_tape(
        line(10, Bytes{0xef, '"', '"', 0xaa, ':', 0xf4} + number(40000) + Bytes{','} + number(77)),
        10);
    add_file(tape, 3, "picture", picture, 0x4000, 0x8000);
    Loader loader(tape);
    loader.type_load();
    for (int frame = 0; frame < 4000 && loader.spectrum.peek(40000) != 77; ++frame) {
        loader.spectrum.run_frame();
    }
    CHECK(loader.spectrum.peek(40000) == 77);
    for (int row = 0; row < 21; ++row) { // the report is below
        for (int i = 0; i < 256; ++i) {
            const int offset = (row / 8) * 0x800 + i / 32 * 0x100 + row % 8 * 32 + i % 32;
            CAPTURE(offset);
            REQUIRE(loader.spectrum.peek(wrap16(0x4000 + offset)) ==
                    picture[static_cast<std::size_t>(offset)]);
        }
        REQUIRE(loader.console.attribute(row, 31) == 0x46);
    }
}

TEST_CASE("LOAD with a name skips other files and shows their names") {
    loaders::Tape tape;
    add_file(tape, 3, "bytes", {1, 2, 3}, 40000, 0x8000);
    add_program(tape, "first", line(1, {0xea}), NoAutostart);
    add_program(tape, "it", line(2, {0xea}), NoAutostart);
    Loader loader(tape);
    loader.type("j{sym+p}it{sym+p}\n");
    REQUIRE(loader.console.run_until_text("0 OK, 0:1", 3000));
    CHECK(loader.row(1) == "Bytes: bytes");
    CHECK(loader.row(2) == "Program: first"); // no empty line between
    CHECK(loader.row(3) == "Program: it");
    CHECK(loader.spectrum.peek(ProgramStart + 1) == 2);
}

TEST_CASE("a damaged block is reported as a tape loading error") {
    loaders::Tape tape = program_tape(line(10, {0xea, 'x', 'y'}), 10);
    std::get<loaders::DataBlock>(tape.blocks[1]).bytes[3] ^= 1;
    Loader loader(tape);
    loader.type_load();
    CHECK(loader.console.run_until_text("R Tape loading error, 0:1", 900));
}

TEST_CASE("VERIFY agrees with the tape just loaded and not with a changed program") {
    for (const bool changed : {false, true}) {
        CAPTURE(changed);
        Loader loader(program_tape(line(10, {0xea, 'x', 'y'}), NoAutostart));
        loader.type_load();
        REQUIRE(loader.console.run_until_text("0 OK, 0:1", 900));
        if (changed) {
            loader.spectrum.poke(ProgramStart + 5, 'z');
        }
        loader.spectrum.rewind_tape();
        loader.console.run_frames(10);
        loader.type("{caps+sym}{sym+r}{sym+p}{sym+p}\n");
        CHECK(loader.console.run_until_text(changed ? "R Tape loading error, 0:1" : "0 OK, 0:1",
                                            900));
    }
}

TEST_CASE("SPACE stops a load with report D") {
    Loader loader(loaders::Tape{});
    loader.type_load();
    loader.console.run_frames(50);
    loader.console.press(ula::Key::Space);
    CHECK(loader.console.run_until_text("D BREAK - CONT repeats, 0:1", 20));
}

TEST_CASE("an IM 2 program finds its vector in the ROM") {
    for (const int page : {0x39, 0x3b}) {
        CAPTURE(page);
        Loader loader(loaders::Tape{});
        auto& spectrum = loader.spectrum;
        spectrum.poke(0xffff, 0x18); // JR, whose displacement is the ROM's first byte
        const Bytes handler = {0xc3, 0x00, 0x90};
        for (std::size_t i = 0; i < handler.size(); ++i) {
            spectrum.poke(wrap16(0xfff4 + static_cast<int>(i)), handler[i]);
        }
        // INC (0x9100) through HL, then EI : RET.
        const Bytes counter = {0xe5, 0x21, 0x00, 0x91, 0x34, 0xe1, 0xfb, 0xc9};
        for (std::size_t i = 0; i < counter.size(); ++i) {
            spectrum.poke(wrap16(0x9000 + static_cast<int>(i)), counter[i]);
        }
        spectrum.poke(0x8000, 0x18);
        spectrum.poke(0x8001, 0xfe);
        spectrum.registers().pc = 0x8000;
        spectrum.registers().halted = false;
        spectrum.registers().sp = 0x8f00;
        spectrum.registers().i = low(page);
        spectrum.registers().im = 2;
        spectrum.registers().iff1 = spectrum.registers().iff2 = true;
        loader.console.run_frames(10);
        CHECK(spectrum.peek(0x9100) == 10);
    }
}
