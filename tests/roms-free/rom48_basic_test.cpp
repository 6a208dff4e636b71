// The output of typed lines and programs.
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "basic_bench.hpp"

using fixture::BasicBench;

namespace {

struct ScreenRow {
    int number;
    std::string_view text;
};

struct Case {
    std::vector<std::string_view> lines;
    std::vector<ScreenRow> rows;
};

void check_cases(const std::vector<Case>& cases) {
    for (const Case& one : cases) {
        BasicBench bench;
        bench.boot();
        for (std::string_view line : one.lines)
            bench.enter(line);
        CAPTURE(std::string(one.lines.front()));
        for (const ScreenRow& row : one.rows) {
            CAPTURE(row.number);
            CHECK(bench.row(row.number) == row.text);
        }
    }
}

/// PRINT of an expression, and row 0 of the screen.
struct Value {
    std::string_view expression;
    std::string_view text;
};

} // namespace

TEST_CASE("PRINT writes numbers with at most eight digits, fixed or with an exponent") {
    constexpr Value Values[] = {
        {"1/3", "0.33333333"},
        {"2/3", "0.66666667"},
        {"-1/3", "-0.33333333"},
        {"10/3", "3.3333333"},
        {"1/10", "0.1"},
        {".5", "0.5"},
        {".01", ".01"},
        {".00001", ".00001"},
        {"1e-6", "1E-6"},
        {"0.000123456789", ".00012345679"},
        {"1.23456789", "1.2345679"},
        {"1234567.89", "1234567.9"},
        {"12345678", "12345678"},
        {"99999999", "99999999"},
        {"1e8", "1E+8"},
        {"123456789", "1.2345679E+8"},
        {"999999999", "1E+9"},
        {"4294967296", "4.2949673E+9"},
        {"1E38", "1E+38"},
        {"1E-38", "1E-38"},
        {"1E-39", "0"},
        {"1.5E3", "1500"},
        {".1e1", "1"},
        {"5.", "5"},
        {"0", "0"},
        {"-0", "0"},
        {"100000", "100000"},
        {"BIN 11111111", "255"},
        {"BIN 1111111111111111", "65535"},
    };
    BasicBench bench;
    bench.boot();
    for (const Value& value : Values) {
        CAPTURE(std::string(value.expression));
        bench.enter("CLS : PRINT " + std::string(value.expression));
        CHECK(bench.row(0) == value.text);
    }
}

TEST_CASE("expressions follow the priorities and types of the manual") {
    constexpr Value Values[] = {
        {"2+3*4-1", "13"},
        {"-2*-3", "6"},
        {"(1+2)*3", "9"},
        {"NOT 1=2", "1"},
        {"1 AND 2", "1"},
        {"0 OR 3", "1"},
        {"INT -1.5", "-2"},
        {"INT 3.7", "3"},
        {"INT (1e9+.5)", "1E+9"},
        {"ABS -2", "2"},
        {"SGN -.1", "-1"},
        {"EXP -1e6", "0"},
        {"65535+1", "65536"},
        {"-65536", "-65536"},
        {"INT -65536", "-65536"},
        {"-65535-1", "-65536"},
        {"0.1+0.2", "0.3"},
        {"1-0.9", "0.1"},
        {"1/2-.5", "0"},
        {"300*300", "90000"},
        {"65535*65535", "4.2948362E+9"},
        {"7/7", "1"},
        {"PI", "3.1415927"},
        {"CODE \"A\"", "65"},
        {"CODE \"\"", "0"},
        {"CHR$ 65", "A"},
        {"LEN \"\"", "0"},
        {"LEN STR$ 100", "3"},
        {"\"2\"+STR$ 0.5", "20.5"},
        {"VAL \"1+2\"", "3"},
        {"VAL$ \"\"\"a\"\"+\"\"b\"\"\"", "ab"},
        {"STR$ 1.5", "1.5"},
        {"(\"a\"=\"A\");(\"abc\"<\"abd\");(\"b\">\"abc\");(\"\"<\"a\");(\"a\"+\"b\"=\"ab\")",
         "01111"},
        {"(\"yes\" AND 1=1)+(\"no\" AND 1=2)", "yes"},
        {"\"hello\"(2 TO 3)", "el"},
        {"\"hello\"( TO 2)", "he"},
        {"\"hello\"(4 TO )", "lo"},
        {"\"hello\"(3)", "l"},
        {"\"hello\"(3 TO 2)", ""},
        {"\"abc\"(5 TO 4)", ""},
        {"\"abcdef\"(2 TO 4)(2)", "c"},
        {"USR \"a\"", "65368"},
        {"PEEK 23606+256*PEEK 23607", "15360"},
        {"IN 65278", "191"},
    };
    BasicBench bench;
    bench.boot();
    for (const Value& value : Values) {
        CAPTURE(std::string(value.expression));
        bench.enter("CLS : PRINT " + std::string(value.expression));
        CHECK(bench.row(0) == value.text);
    }
}

TEST_CASE("errors end with their report, line and statement") {
    constexpr Value Values[] = {
        {"PRINT a", "2 Variable not found, 0:1"},
        {"LET b(1)=2", "2 Variable not found, 0:1"},
        {"PRINT \"hello\"(6)", "3 Subscript wrong, 0:1"},
        {"PRINT \"abc\"(0 TO 1)", "3 Subscript wrong, 0:1"},
        {"PRINT \"abc\"(2 TO 4)", "3 Subscript wrong, 0:1"},
        {"PRINT 1E38*10", "6 Number too big, 0:1"},
        {"PRINT 1/0", "6 Number too big, 0:1"},
        {"RETURN", "7 RETURN without GOSUB, 0:1"},
        {"STOP", "9 STOP statement, 0:1"},
        {"PRINT EXP 1e6", "6 Number too big, 0:1"},
        {"PRINT 255^1e5", "6 Number too big, 0:1"},
        {"DIM a(2): PRINT a(1,1)", "3 Subscript wrong, 0:2"},
        {"PRINT USR \"v\"", "A Invalid argument, 0:1"},
        {"PRINT PEEK 65536", "B Integer out of range, 0:1"},
        {"PRINT CHR$ 256", "B Integer out of range, 0:1"},
        {"PRINT CHR$ -1", "B Integer out of range, 0:1"},
        {"GO TO 61440", "B Integer out of range, 0:1"},
        {"GO TO -1", "B Integer out of range, 0:1"},
        {"PRINT SCREEN$ (0,32)", "B Integer out of range, 0:1"},
        {"PRINT SCREEN$ (24,0)", "B Integer out of range, 0:1"},
        {"POKE 30000,256", "B Integer out of range, 0:1"},
        {"RANDOMIZE 65536", "B Integer out of range, 0:1"},
        {"PRINT VAL \"\"", "C Nonsense in BASIC, 0:1"},
        {"PRINT VAL \"2+\"", "C Nonsense in BASIC, 0:1"},
        {"READ a", "E Out of DATA, 0:1"},
        {"FOR i=2 TO 1", "I FOR without NEXT, 0:1"},
        {"LET k=1: NEXT k", "1 NEXT without FOR, 0:2"},
        {"NEXT j", "2 Variable not found, 0:1"},
        {"INK 10", "K Invalid colour, 0:1"},
        {"BORDER 8", "K Invalid colour, 0:1"},
        {"FLASH 2", "K Invalid colour, 0:1"},
        {"OVER 2", "K Invalid colour, 0:1"},
        {"INK -1", "B Integer out of range, 0:1"},
        {"PRINT #9;1", "O Invalid stream, 0:1"},
        {"CAT", "O Invalid stream, 0:1"},
    };
    BasicBench bench;
    bench.boot();
    for (const Value& value : Values) {
        CAPTURE(std::string(value.expression));
        bench.enter(value.expression);
        CHECK(bench.row(23) == value.text);
    }
}

TEST_CASE("PRINT positions its items by separators, AT and TAB") {
    check_cases({
        {{"PRINT 1,2,3,'4;TAB 10;5;TAB 5;6"},
         {{0, "1               2"}, {1, "3"}, {2, "4         5"}, {3, "     6"}}},
        {{"PRINT AT 3,4;\"a\";AT 3,2;\"b\";TAB 36;\"c\""}, {{3, "  b c"}}},
        {{"PRINT \"say \"\"hi\"\"\""}, {{0, "say \"hi\""}}},
        {{"PRINT 1;: PRINT 2"}, {{0, "12"}, {23, "0 OK, 0:2"}}},
    });
}

TEST_CASE("colour statements are permanent, colour items last for the statement") {
    BasicBench bench;
    bench.boot();
    bench.enter("INK 2: PAPER 6: PRINT \"A\"");
    CHECK(static_cast<int>(bench.byte(0x5800)) == 0x32);
    CHECK(static_cast<int>(bench.byte(0x5c8d)) == 0x32);
    bench.enter("CLS : PRINT INK 9; PAPER 1;\"B\"");
    CHECK(static_cast<int>(bench.byte(0x5800)) == 0x0f);
    CHECK(static_cast<int>(bench.byte(0x5c8d)) == 0x32);
    bench.enter("PAPER 3: BRIGHT 1: CLS : PRINT AT 0,0; PAPER 8; BRIGHT 8; INK 5;\"x\"");
    CHECK(static_cast<int>(bench.byte(0x5800)) == 0x5d);
    bench.enter("BORDER 1");
    CHECK(static_cast<int>(bench.byte(0x5c48)) == 0x0f);
    CHECK((bench.bus.writes.back().value & 7) == 1);
}

TEST_CASE("lines are stored with hidden numbers and listed") {
    BasicBench bench;
    bench.boot();
    bench.enter("10 PRINT \"HI\"");
    bench.enter("20 GO TO 10");
    CHECK(bench.bytes(0x5ccb, 24) ==
          std::vector<int>{0x00, 0x0a, 0x06, 0x00, 0xf5, 0x22, 0x48, 0x49, 0x22, 0x0d, 0x00, 0x14,
                           0x0a, 0x00, 0xec, 0x31, 0x30, 0x0e, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x0d});
    CHECK(bench.row(0) == "  10 PRINT \"HI\"");
    CHECK(bench.row(1) == "  20>GO TO 10");
    bench.enter("5 REM x");
    CHECK(bench.row(0) == "   5>REM x");
    bench.enter("10");
    CHECK(bench.row(0) == "   5 REM x");
    CHECK(bench.row(1) == "  20 GO TO 10");
    CHECK(bench.row(2).empty());
}

TEST_CASE("a faulty line stays in the editor with a question mark at the error") {
    check_cases({
        {{"PRINT 1 2"}, {{23, "PRINT 1 ?2L"}}},
        {{"10000 REM"}, {{23, "10000? REM L"}}},
    });
}

TEST_CASE("loops, jumps and conditions work") {
    check_cases({
        {{"10 FOR i=1 TO 5: PRINT i;: NEXT i", "RUN"}, {{0, "12345"}, {23, "0 OK, 10:3"}}},
        {{"10 FOR i=3 TO 1 STEP -1: PRINT i: NEXT i: PRINT \"i=\";i", "RUN"},
         {{0, "3"}, {1, "2"}, {2, "1"}, {3, "i=0"}, {23, "0 OK, 10:4"}}},
        {{"FOR i=2 TO 1: PRINT \"no\": NEXT i: PRINT \"end\";i"}, {{0, "end2"}}},
        {{"10 LET s=0", "20 FOR i=1 TO 10", "30 LET s=s+i", "40 NEXT i", "50 PRINT s", "RUN"},
         {{0, "55"}, {23, "0 OK, 50:1"}}},
        {{"10 FOR i=1 TO 2: FOR j=1 TO 2: PRINT i;j: NEXT j: NEXT i", "RUN"},
         {{0, "11"}, {1, "12"}, {2, "21"}, {3, "22"}, {23, "0 OK, 10:5"}}},
        {{"10 FOR i=1 TO 3 STEP .5: PRINT i;\" \";: NEXT i", "RUN"}, {{0, "1 1.5 2 2.5 3"}}},
        {{"10 GO SUB 100: PRINT \"back\": STOP", "100 PRINT \"sub\": RETURN", "RUN"},
         {{0, "sub"}, {1, "back"}, {23, "9 STOP statement, 10:3"}}},
        {{"10 GO SUB 100", "20 PRINT \"on\"", "30 STOP", "100 RETURN", "RUN"},
         {{0, "on"}, {23, "9 STOP statement, 30:1"}}},
        {{"10 IF 1=2 THEN PRINT \"x\": PRINT \"y\"",
          "20 IF 1 THEN PRINT \"z\": PRINT \"w\"",
          "RUN"},
         {{0, "z"}, {1, "w"}, {23, "0 OK, 20:3"}}},
        {{"10 PRINT 1: GO TO 20", "15 STOP", "30 PRINT 30", "RUN"}, {{0, "1"}, {1, "30"}}},
        {{"10 GO TO 9999", "RUN"}, {{23, "0 OK, 10:1"}}},
        {{"10 PRINT 1: STOP : PRINT 2", "RUN", "CONTINUE"},
         {{0, "1"}, {1, "2"}, {23, "0 OK, 10:3"}}},
        {{"10 READ a,b$: PRINT a;b$: RESTORE : READ c: PRINT c: READ d$: READ e",
          "20 DATA 1+1,\"ab\"",
          "RUN"},
         {{0, "2ab"}, {1, "2"}, {23, "E Out of DATA, 10:7"}}},
    });
}

TEST_CASE("the FOR variable is stored in 19 bytes, numbers and strings in their documented form") {
    BasicBench bench;
    bench.boot();
    bench.enter("10 FOR i=1 TO 5: PRINT i;: NEXT i");
    bench.enter("RUN");
    CHECK(bench.bytes(bench.word(0x5c4b), 20) ==
          std::vector<int>{0xe9, 0, 0, 6, 0, 0, 0, 0, 5, 0, 0, 0, 0, 1, 0, 0, 0x0a, 0, 2, 0x80});
    bench.enter("CLEAR");
    bench.enter("LET b=-1: LET c=65536: LET f=65535: LET bc=2.5: LET a=.5: LET z$=\"hi\"");
    CHECK(bench.bytes(bench.word(0x5c4b), 37) ==
          std::vector<int>{0x62, 0, 0xff, 0xff, 0xff, 0,    0x63, 0x91, 0,    0,   0,   0, 0x66,
                           0,    0, 0xff, 0xff, 0,    0xa2, 0xe3, 0x82, 0x20, 0,   0,   0, 0x61,
                           0x80, 0, 0,    0,    0,    0x5a, 2,    0,    'h',  'i', 0x80});
}

TEST_CASE("variables have long names, and strings and slices of them can be assigned") {
    check_cases({
        {{"LET averylongname=5: PRINT a very long name;A Very Long Name"}, {{0, "55"}}},
        {{"LET a$=\"hello\": LET a$(2 TO 3)=\"XYZ\": PRINT a$: LET a$(1)=\"\": PRINT a$"},
         {{0, "hXYlo"}, {1, " XYlo"}}},
        {{"LET a$=\"ab\": LET a$=a$+a$: LET a$=a$+\"c\": PRINT a$;LEN a$"}, {{0, "ababc5"}}},
        {{"LET x=3: PRINT VAL \"x*x\""}, {{0, "9"}}},
    });
}

TEST_CASE("a slice is assigned with its old content, also if it overlaps its destination") {
    check_cases({
        {{"DIM a$(8): LET a$=\"ABCDEFGH\"",
          "LET t$=a$(8): LET a$(2 TO )=a$: LET a$(1)=t$: PRINT a$"},
         {{0, "HABCDEFG"}}},
        {{"LET b$=\"abcdef\": LET b$(2 TO )=b$: PRINT b$"}, {{0, "aabcde"}}},
        {{"LET b$=\"abcdef\": LET b$( TO 5)=b$(2 TO ): PRINT b$"}, {{0, "bcdeff"}}},
        {{"LET b$=\"abcdef\": LET b$(2 TO 5)=b$(1 TO 2): PRINT b$"}, {{0, "aab  f"}}},
        {{"LET b$=\"abcdef\": LET b$(2 TO 5)=\"\": PRINT b$"}, {{0, "a    f"}}},
        {{"LET b$=\"abcdef\": LET b$(3 TO 2)=\"xy\": PRINT b$"}, {{0, "abcdef"}}},
        {{"DIM a$(2,3): LET a$(1)=\"abc\": LET a$(2)=\"def\": LET a$(2,2 TO )=a$(2): PRINT a$(2)"},
         {{0, "dde"}}},
    });
}

TEST_CASE("RND follows its published sequence") {
    check_cases({
        {{"RANDOMIZE 1: PRINT RND: PRINT RND: PRINT RND: PRINT RND: PRINT RND"},
         {{0, ".0022735596"},
          {1, "0.17164612"},
          {2, "0.87440491"},
          {3, "0.58050537"},
          {4, "0.53837585"}}},
        {{"RANDOMIZE 65535: PRINT RND"}, {{0, "0.99885559"}}},
        {{"RANDOMIZE 12345: PRINT RND: PRINT RND"}, {{0, "0.12864685"}, {1, "0.64950562"}}},
    });
}

TEST_CASE("INPUT reads numbers, strings and whole lines in the lower screen") {
    BasicBench bench;
    bench.boot();
    bench.enter("10 INPUT \"n? \";n: PRINT n*2");
    bench.enter("RUN");
    CHECK(bench.row(23) == "n? L");
    bench.enter("1+");
    CHECK(bench.row(23) == "n? 1+?L");
    bench.enter("20");
    CHECK(bench.row(0) == "42");
    CHECK(bench.row(23) == "0 OK, 10:2");

    bench.enter("10 INPUT \"Name? \";n$: PRINT \"[\";n$;\"]\"");
    bench.enter("RUN");
    CHECK(bench.row(23) == "Name? \"L\"");
    bench.enter("hi");
    CHECK(bench.row(0) == "[hi]");

    bench.enter("10 INPUT LINE n$: PRINT n$");
    bench.enter("RUN");
    bench.enter("\"q");
    CHECK(bench.row(0) == "\"q");

    bench.enter("RUN");
    bench.feed({0x0a}); // CAPS SHIFT + 6
    bench.run_until_waiting();
    CHECK(bench.row(23) == "H STOP in INPUT, 10:1");
}

TEST_CASE("CAPS SHIFT and 6 stop every kind of INPUT with report H") {
    for (const char* line : {"10 INPUT n", "10 INPUT n$", "10 INPUT LINE n$"}) {
        CAPTURE(std::string(line));
        BasicBench bench;
        bench.boot();
        bench.enter(line);
        bench.enter("RUN");
        bench.feed({0x0a});
        bench.run_until_waiting();
        CHECK(bench.row(23) == "H STOP in INPUT, 10:1");
        bench.enter("PRINT 6"); // the error reaches the main loop again
        CHECK(bench.row(0) == "6");
        CHECK(bench.row(23) == "0 OK, 0:1");
    }
}

TEST_CASE("a full screen asks before it scrolls, and BREAK stops a program") {
    BasicBench bench;
    bench.boot();
    bench.enter("10 FOR i=1 TO 30: PRINT i: NEXT i");
    bench.enter("RUN");
    CHECK(bench.row(0) == "1");
    CHECK(bench.row(21) == "22");
    CHECK(bench.row(23) == "scroll?");
    bench.feed({'y'});
    bench.run_until_waiting();
    CHECK(bench.row(23) == "0 OK, 10:3");
    bench.enter("RUN");
    bench.feed({'n'});
    bench.run_until_waiting();
    CHECK(bench.row(23) == "D BREAK - CONT repeats, 10:2");

    bench.enter("10 GO TO 10");
    bench.type_line("RUN");
    bench.run_frames(10);
    bench.bus.rows[0] = 0x1e; // CAPS SHIFT
    bench.bus.rows[7] = 0x1e; // SPACE
    bench.run_frames(5);
    bench.bus.rows[0] = 0x1f;
    bench.bus.rows[7] = 0x1f;
    bench.run_until_waiting();
    CHECK(bench.row(23) == "L BREAK into program, 10:1");
}
