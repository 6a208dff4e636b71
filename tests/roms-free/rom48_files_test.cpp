// MERGE, arrays on tape, and the output of SAVE.
#include <string>

#include <doctest/doctest.h>

#include "basic_bench.hpp"
#include "tape_files.hpp"

using namespace zx;
using namespace fixture;

namespace {

constexpr int Data = 0xe4;
constexpr int Load = 0xef;
constexpr int Merge = 0xd5;
constexpr int Verify = 0xd6;
constexpr int Print = 0xf5;
constexpr int SaBytes = 0x04c2;

Bytes command(int token, const std::string& name) {
    return Bytes{static_cast<std::uint8_t>(token)} + text("\"" + name + "\"");
}

Bytes print(const std::string& items) {
    return Bytes{':', Print} + text(items);
}

/// A number array of three small numbers: dimensions, size, elements.
Bytes three(int a, int b, int c) {
    Bytes data{1, 3, 0};
    for (const int value : {a, b, c})
        data = data + Bytes{0, 0} + word_bytes(value) + Bytes{0};
    return data;
}

} // namespace

TEST_CASE("LOAD DATA creates the array of the tape under the name in the command") {
    const Bytes program = line(10,
                               command(Load, "") + Bytes{Data} + text("b()") + print("b(") +
                                   number(2) + text(")") + print("b(") + number(3) + text(")"));
    loaders::Tape tape = program_tape(program, 10);
    add_file(tape, 1, "numbers", three(5, 600, 7), 0x8100, 0x8000);
    Loader loader(tape);
    loader.type_load();
    REQUIRE(loader.console.run_until_text("0 OK, 10:3", 2000));
    CHECK(loader.row(2) == "Number array: numbers");
    CHECK(loader.row(3) == "600");
    CHECK(loader.row(4) == "7");
}

TEST_CASE("LOAD DATA replaces an array or a string of the same name") {
    for (const bool array : {false, true}) {
        CAPTURE(array);
        // LET a$="old" or DIM a$(9), LET b=5, LOAD "" DATA a$(), PRINT a$;b
        const Bytes first = array ? Bytes{0xe9} + text("a$(") + number(9) + text(")")
                                  : Bytes{0xf1} + text("a$=\"old\"");
        const Bytes program =
            line(10,
                 first + Bytes{':', 0xf1} + text("b=") + number(5) + Bytes{':'} +
                     command(Load, "") + Bytes{Data} + text("a$()") + print("a$;b"));
        loaders::Tape tape = program_tape(program, 10);
        add_file(tape, 2, "letters", Bytes{1, 4, 0} + text("four"), 0xc100, 0x8000);
        Loader loader(tape);
        loader.type_load();
        REQUIRE(loader.console.run_until_text("0 OK, 10:4", 2000));
        CHECK(loader.row(2) == "Character array: letters");
        CHECK(loader.row(3) == "four5");
    }
}

TEST_CASE("VERIFY DATA agrees with the array just loaded and not with a changed one") {
    for (const bool changed : {false, true}) {
        CAPTURE(changed);
        const Bytes program =
            line(10,
                 command(Load, "") + Bytes{Data} + text("b()") + Bytes{':', 0xf1} + text("b(") +
                     number(1) + text(")=") + number(changed ? 9 : 5) + Bytes{':'} +
                     command(Verify, "") + Bytes{Data} + text("b()"));
        loaders::Tape tape = program_tape(program, 10);
        add_file(tape, 1, "n", three(5, 6, 7), 0x8200, 0x8000);
        add_file(tape, 1, "n", three(5, 6, 7), 0x8200, 0x8000);
        Loader loader(tape);
        loader.type_load();
        CHECK(loader.console.run_until_text(changed ? "R Tape loading error, 10:3" : "0 OK, 10:3",
                                            2500));
    }
}

TEST_CASE("MERGE replaces lines and variables of the same name and adds the others") {
    // 10 LET x=1: LET keep=2: MERGE "": GO TO 15, 20 PRINT "old"
    const Bytes program =
        line(10,
             Bytes{0xf1} + text("x=") + number(1) + Bytes{':', 0xf1} + text("keep=") + number(2) +
                 Bytes{':'} + command(Merge, "") + Bytes{':', 0xec} + number(15)) +
        line(20, Bytes{Print} + text("\"old\""));
    const Bytes lines = line(15, Bytes{Print} + text("x;keep;a$;ab;\" \";")) +
                        line(20, Bytes{Print} + text("\"new\"")) +
                        line(30, Bytes{Print} + text("\"end\""));
    const Bytes variables =
        Bytes{0x78, 0, 0, 7, 0, 0, 0x41, 2, 0, 'h', 'i', 0xa1, 'b' | 0x80, 0, 0, 8, 0, 0};
    loaders::Tape tape = program_tape(program, 10);
    add_file(tape, 0, "more", lines + variables, 1, static_cast<int>(lines.size()));
    Loader loader(tape);
    loader.type_load();
    REQUIRE(loader.console.run_until_text("0 OK, 30:1", 2000));
    CHECK(loader.row(3) == "72hi8 new");
    CHECK(loader.row(4) == "end");
    loader.type("k\n");
    REQUIRE(loader.console.run_until_text("30 PRINT \"end\"", 100));
    CHECK(loader.console.run_until_text("  15 PRINT x;keep;a$;ab;\" \";", 1));
    CHECK(loader.console.run_until_text("  20 PRINT \"new\"", 1));
}

TEST_CASE("SAVE DATA writes a header of its type with the array's letter") {
    struct Row {
        const char* line;
        int type;
        int letter;
        int length;
    };
    const Row rows[] = {
        {"DIM q(3): SAVE \"x\" DATA q()", 1, 0x91, 18},
        {"DIM q$(2,3): SAVE \"x\" DATA q$()", 2, 0xd1, 11},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.line));
        BasicBench bench;
        bench.boot();
        bench.type_line(row.line);
        bench.feed({'y'}); // "press any key"
        REQUIRE(bench.run_to(SaBytes, 10'000'000));
        const std::uint16_t header = bench.cpu.ix;
        CHECK(bench.byte(header) == row.type);
        CHECK(bench.byte(static_cast<std::uint16_t>(header + 1)) == 'x');
        CHECK(bench.word(static_cast<std::uint16_t>(header + 11)) == row.length);
        CHECK(bench.byte(static_cast<std::uint16_t>(header + 14)) == row.letter);
        REQUIRE(bench.run_until_waiting(1000));
        CHECK(bench.row(23).starts_with("0 OK"));
    }
    BasicBench bench;
    bench.boot();
    bench.enter("SAVE \"x\" DATA q()");
    CHECK(bench.row(23) == "2 Variable not found, 0:1");
    bench.enter("MERGE \"x\" CODE");
    CHECK(bench.row(23).find('?') != std::string::npos);
}
