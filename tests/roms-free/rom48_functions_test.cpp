// Mathematical functions, arrays, streams and functions that read the screen.
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "basic_bench.hpp"

using fixture::BasicBench;

namespace {

/// PRINT of an expression, and row 0 of the screen.
struct Value {
    std::string_view expression;
    std::string_view text;
};

void check_values(std::initializer_list<Value> values) {
    BasicBench bench;
    bench.boot();
    for (const Value& value : values) {
        CAPTURE(std::string(value.expression));
        bench.enter("CLS : PRINT " + std::string(value.expression));
        CHECK(bench.row(0) == value.text);
    }
}

/// A line and its report.
void check_reports(std::initializer_list<Value> lines) {
    BasicBench bench;
    bench.boot();
    for (const Value& line : lines) {
        CAPTURE(std::string(line.expression));
        bench.enter(line.expression);
        CHECK(bench.row(23) == line.text);
    }
}

} // namespace

TEST_CASE("roots, powers and the functions of EXP and LN are right to eight digits") {
    check_values({
        {"SQR 2", "1.4142136"},
        {"SQR 16", "4"},
        {"SQR 12345678", "3513.6417"},
        {"SQR 1e-20", "1E-10"},
        {"SQR 0", "0"},
        {"EXP 1", "2.7182818"},
        {"EXP 0", "1"},
        {"EXP -1", "0.36787944"},
        {"EXP 88", "1.6516363E+38"},
        {"EXP -90", "0"},
        {"LN 2", "0.69314718"},
        {"LN EXP 1", "1"},
        {"LN 1", "0"},
        {"LN .001", "-6.9077553"},
        {"LN 1e30", "69.077553"},
        {"-2^2", "-4"},
        {"2^3^2", "64"},
        {"2^10", "1024"},
        {"2^.5", "1.4142136"},
        {"2^-1", "0.5"},
        {"10^-2", ".01"},
        {"0^0", "1"},
        {"0^2", "0"},
        {"7^2", "49"},
        {"2^31", "2.1474836E+9"},
    });
}

TEST_CASE(
    "trigonometric functions are right to eight digits, and exact where the manual expects it") {
    check_values({
        {"SIN 0", "0"},
        {"SIN 1", "0.84147098"},
        {"SIN -1", "-0.84147098"},
        {"SIN (PI/2)", "1"},
        {"SIN PI", "0"},
        {"SIN 10", "-0.54402111"},
        {"COS 0", "1"},
        {"COS PI", "-1"},
        {"COS 10", "-0.83907153"},
        {"TAN 1", "1.5574077"},
        {"TAN (PI/4)", "1"},
        {"TAN 10", "0.64836083"},
        {"ATN 1", "0.78539816"},
        {"ATN 1*4", "3.1415927"},
        {"ATN -5", "-1.3734008"},
        {"ASN 1", "1.5707963"},
        {"ASN -.5", "-0.52359878"},
        {"ACS 0", "1.5707963"},
        {"ACS .3", "1.2661037"},
    });
}

TEST_CASE("arguments outside a function's domain are reported") {
    check_reports({
        {"PRINT SQR -1", "A Invalid argument, 0:1"},
        {"PRINT LN 0", "A Invalid argument, 0:1"},
        {"PRINT LN -1", "A Invalid argument, 0:1"},
        {"PRINT ASN 2", "A Invalid argument, 0:1"},
        {"PRINT (-1)^2", "A Invalid argument, 0:1"},
        {"PRINT EXP 89", "6 Number too big, 0:1"},
        {"PRINT 2^128", "6 Number too big, 0:1"},
        {"PRINT 0^-1", "6 Number too big, 0:1"},
    });
}

TEST_CASE("arrays of numbers hold zeros, keep what is assigned and check their subscripts") {
    BasicBench bench;
    bench.boot();
    bench.enter("DIM a(2,3): LET a(2,3)=5: LET a(1,1)=4: PRINT a(2,3);a(1,1);a(1,3)");
    CHECK(bench.row(0) == "540");
    bench.enter("CLS : DIM a(3): LET a(2)=7: PRINT a(1);a(2);a(3): PRINT a(4)");
    CHECK(bench.row(0) == "070");
    CHECK(bench.row(23) == "3 Subscript wrong, 0:5");
    CHECK(bench.bytes(bench.word(0x5c4b), 12) ==
          std::vector<int>{0x81, 0x12, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0});
    bench.enter("DIM a(0)");
    CHECK(bench.row(23) == "3 Subscript wrong, 0:1");
    bench.enter("DIM a(10000)");
    CHECK(bench.row(23) == "4 Out of memory, 0:1");
}

TEST_CASE("arrays of strings have a fixed length and the documented form") {
    BasicBench bench;
    bench.boot();
    bench.enter("DIM a$(2,3): LET a$(1)=\"abcd\": LET a$(2)=\"x\"");
    CHECK(bench.bytes(bench.word(0x5c4b), 15) ==
          std::vector<int>{0xc1, 0x0b, 0, 2, 2, 0, 3, 0, 'a', 'b', 'c', 'x', ' ', ' ', 0x80});
    bench.enter("PRINT a$(1);\"*\";a$(2);\"*\";a$(1,2);a$(1,2 TO 3)");
    CHECK(bench.row(0) == "abc*x  *bbc");
    bench.enter("CLS : DIM b$(5): LET b$=\"hello world\": LET b$(2)=\"A\": PRINT b$;b$(2 TO 3)");
    CHECK(bench.row(0) == "hAlloAl");
    bench.enter("CLS : LET c$=\"x\": DIM c$(3): PRINT \"[\";c$;\"]\"");
    CHECK(bench.row(0) == "[   ]");
}

TEST_CASE("the screen is read back by ATTR, POINT and SCREEN$") {
    BasicBench bench;
    bench.boot();
    bench.enter("PRINT \"Q\";: PRINT ATTR (0,0);SCREEN$ (0,0);CODE SCREEN$ (1,1);POINT (0,0)");
    CHECK(bench.row(0) == "Q56Q320");
    bench.enter("CLS : PRINT INVERSE 1;\"Z\": PRINT SCREEN$ (0,0);(\"\"=SCREEN$ (0,0))");
    CHECK(bench.row(1) == "Z0");
    bench.enter("CLS : PLOT INK 2;10,20: PRINT ATTR (19,1);POINT (10,20)");
    CHECK(bench.row(0) == "581");
}

TEST_CASE("streams are opened, printed to and closed") {
    BasicBench bench;
    bench.boot();
    bench.enter("OPEN #5,\"s\": PRINT #5;\"up\": CLOSE #5: PRINT #5;\"x\"");
    CHECK(bench.row(0) == "up");
    CHECK(bench.row(23) == "O Invalid stream, 0:4");
    bench.enter("OPEN #4,\"k\"");
    CHECK(bench.word(0x5c1e) == 1);
    bench.enter("OPEN #4,\"x\"");
    CHECK(bench.row(23) == "F Invalid file name, 0:1");
    bench.enter("OPEN #16,\"s\"");
    CHECK(bench.row(23) == "O Invalid stream, 0:1");
    bench.enter("CLS : CLOSE #4: CLOSE #4: CLOSE #2: PRINT \"still\"");
    CHECK(bench.row(0) == "still");
    CHECK(bench.word(0x5c1e) == 0);
}

TEST_CASE("EXP is within 1.1 units of the last of 32 bits") {
    BasicBench bench;
    bench.boot();
    for (int i = -340; i <= 340; ++i) {
        const double x = i / 4.0 + 1.0 / 1024; // exact in a float
        CAPTURE(x);
        int exponent = 0;
        const double mantissa = std::frexp(std::fabs(x), &exponent);
        const auto bits = static_cast<std::uint32_t>(std::ldexp(mantissa, 32));
        const std::uint16_t stack = bench.word(0x5c63);
        bench.poke(stack,
                   {exponent + 128,
                    static_cast<int>((bits >> 24 & 0x7f) | (x < 0 ? 0x80 : 0)),
                    static_cast<int>(bits >> 16 & 0xff),
                    static_cast<int>(bits >> 8 & 0xff),
                    static_cast<int>(bits & 0xff)});
        bench.poke_word(0x5c65, static_cast<std::uint16_t>(stack + 5));
        bench.poke(30000, {0xef, 0x26, 0x38, 0xc9});
        REQUIRE(bench.call(30000));
        const auto got = bench.bytes(stack, 5);
        const double value = std::ldexp(double((got[1] & 0x7f) | 0x80) * 16777216 + got[2] * 65536 +
                                            got[3] * 256 + got[4],
                                        got[0] - 160);
        const double wanted = std::exp(x);
        std::frexp(wanted, &exponent);
        CHECK(std::fabs(std::ldexp(value - wanted, 32 - exponent)) < 1.1);
    }
}
