// Long runs on the free ROM: random expressions compared with a reference in C++, every amount of
// free memory, random keys. FR_ROM48_LINES sets the number of expressions (a million takes
// minutes).
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "basic_bench.hpp"

using fixture::BasicBench;

namespace {

constexpr std::uint16_t CodeAt = 40000;
constexpr std::uint16_t TextAt = 50000;
constexpr std::uint16_t Prog = 0x5c53;
constexpr std::uint16_t Vars = 0x5c4b;
constexpr std::uint16_t EditLine = 0x5c59;
constexpr std::uint16_t Worksp = 0x5c61;
constexpr std::uint16_t Stkbot = 0x5c63;
constexpr std::uint16_t Stkend = 0x5c65;

/// The text of an expression and its exact value.
struct Number {
    std::string text;
    double value = 0;
};

struct Text {
    std::string text;
    std::string value;
};

/// A value that a float of 32 bits holds exactly.
bool fits(double value) {
    int exponent = 0;
    const double mantissa = std::ldexp(std::frexp(value, &exponent), 32);
    return mantissa == std::floor(mantissa) && std::fabs(value) < 1e9 &&
           (value == 0 || std::fabs(value) > 1e-6);
}

class Expressions {
  public:
    explicit Expressions(unsigned seed) : random_(seed) {}

    Number number(int depth) {
        for (;;) {
            Number made = try_number(depth);
            if (fits(made.value))
                return made;
        }
    }

    Text string(int depth) {
        switch (depth == 0 ? 0 : below(3)) {
        case 1: {
            const Text a = string(depth - 1);
            const Text b = string(depth - 1);
            return {"(" + a.text + "+" + b.text + ")", a.value + b.value};
        }
        case 2: {
            const Text a = string(depth - 1);
            const int size = static_cast<int>(a.value.size());
            const int from = 1 + below(size + 1);
            const int to = from - 1 + below(size - from + 2);
            const std::string cut = to < from
                                        ? ""
                                        : a.value.substr(static_cast<std::size_t>(from - 1),
                                                         static_cast<std::size_t>(to - from + 1));
            return {"(" + a.text + ")(" + std::to_string(from) + "\xcc" + std::to_string(to) + ")",
                    cut};
        }
        default: {
            std::string letters;
            for (int n = below(5); n > 0; --n)
                letters += static_cast<char>('a' + below(4));
            return {"\"" + letters + "\"", letters};
        }
        }
    }

  private:
    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

    Number literal() {
        static constexpr std::array<const char*, 5> Parts{"", ".5", ".25", ".125", ".75"};
        const std::string text = std::to_string(below(300)) + Parts.at(unsigned(below(5)));
        return {text, std::stod(text)};
    }

    Number try_number(int depth) {
        if (depth == 0)
            return literal();
        const Number a = number(depth - 1);
        switch (below(14)) {
        case 0: return {"-" + bracket(a), -a.value};
        case 1: return {"\xba" + bracket(a), std::floor(a.value)}; // INT
        case 2: return {"\xbd" + bracket(a), std::fabs(a.value)};  // ABS
        case 3: return {"\xbc" + bracket(a), double((a.value > 0) - (a.value < 0))};
        case 4: return {"\xc3" + bracket(a), double(a.value == 0)}; // NOT
        case 5: return {bracket(a) + "/8", a.value / 8};
        case 6: {
            const Text s = string(2);
            return {"\xb1" + s.text, double(s.value.size())}; // LEN
        }
        case 7: {
            const Text s = string(2);
            const Text t = string(1);
            return {"(" + s.text + "<" + t.text + ")", double(s.value < t.value)};
        }
        default: break;
        }
        const Number b = number(depth - 1);
        switch (below(8)) {
        case 0: return {bracket(a) + "=" + bracket(b), double(a.value == b.value)};
        case 1: return {bracket(a) + ">" + bracket(b), double(a.value > b.value)};
        case 2: return {bracket(a) + "\xc7" + bracket(b), double(a.value <= b.value)};
        case 3: return {bracket(a) + "\xc6" + bracket(b), b.value != 0 ? a.value : 0};
        case 4: return {bracket(a) + "*" + bracket(b), a.value * b.value};
        case 5: return {bracket(a) + "-" + bracket(b), a.value - b.value};
        default: return {bracket(a) + "+" + bracket(b), a.value + b.value};
        }
    }

    static std::string bracket(const Number& a) { return "(" + a.text + ")"; }

    std::mt19937 random_;
};

/// Returns the number as the language prints it: eight digits, halves rounded up.
std::string printed(double value) {
    if (value == 0)
        return "0";
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.40e", std::fabs(value)); // exact
    std::string digits;
    digits += buffer[0];
    digits.append(&buffer[2], 40);
    int point = std::atoi(&buffer[43]) + 1; // value = 0.digits * 10^point
    std::string rounded = digits.substr(0, 8);
    if (digits[8] >= '5') {
        int at = 7;
        while (at >= 0 && rounded[static_cast<std::size_t>(at)] == '9')
            rounded[static_cast<std::size_t>(at--)] = '0';
        if (at >= 0) {
            ++rounded[static_cast<std::size_t>(at)];
        } else {
            rounded = "1";
            ++point;
        }
    }
    rounded.erase(rounded.find_last_not_of('0') + 1);
    const int count = static_cast<int>(rounded.size());
    std::string text = value < 0 ? "-" : "";
    if (point > 8 || point < -4) {
        text += rounded.substr(0, 1) + (count > 1 ? "." + rounded.substr(1) : "");
        return text + "E" + (point > 0 ? "+" : "-") + std::to_string(std::abs(point - 1));
    }
    if (point <= 0)
        return text + (point == 0 ? "0." : "." + std::string(unsigned(-point), '0')) + rounded;
    if (count <= point)
        return text + rounded + std::string(unsigned(point - count), '0');
    return text + rounded.substr(0, unsigned(point)) + "." + rounded.substr(unsigned(point));
}

/// Returns STR$ VAL (or VAL$) of the text, computed by the ROM's calculator; "?" if it raised an
/// error.
std::string by_rom(BasicBench& bench, const std::string& text, bool number) {
    for (std::size_t i = 0; i < text.size(); ++i)
        bench.bus.memory[TextAt + i] = static_cast<std::uint8_t>(text[i]);
    bench.poke_word(Stkbot, bench.word(Worksp)); // discards the workspace of the last one
    const std::uint16_t stack = bench.word(Stkbot);
    const int size = static_cast<int>(text.size());
    bench.poke(stack, {0, TextAt & 0xff, TextAt >> 8, size & 0xff, size >> 8});
    bench.poke_word(Stkend, static_cast<std::uint16_t>(stack + 5));
    if (number)
        bench.poke(CodeAt, {0xef, 0x1d, 0x2e, 0x38, 0xc9});
    else
        bench.poke(CodeAt, {0xef, 0x18, 0x38, 0xc9});
    bench.bus.memory[0x5c3b] |= 0x80; // FLAGS: running
    bench.cpu.halted = false;
    bench.cpu.iff1 = bench.cpu.iff2 = false;
    if (!bench.call(CodeAt, 60'000'000))
        return "?";
    const auto top = static_cast<std::uint16_t>(bench.word(Stkend) - 5);
    const std::uint16_t at = bench.word(static_cast<std::uint16_t>(top + 1));
    const std::uint16_t length = bench.word(static_cast<std::uint16_t>(top + 3));
    std::string result;
    for (unsigned i = 0; i < length; ++i)
        result += static_cast<char>(bench.bus.memory[(at + i) & 0xffffU]);
    return result;
}

/// Enters a line and presses BREAK if it does not return.
bool enter_and_return(BasicBench& bench, const std::string& line) {
    bench.type_line(line);
    if (bench.run_until_waiting(60))
        return true;
    for (int tries = 0; tries < 6; ++tries) {
        bench.bus.rows[0] = bench.bus.rows[7] = 0x1e; // CAPS SHIFT and SPACE
        bench.run_frames(8);
        bench.bus.rows[0] = bench.bus.rows[7] = 0x1f;
        if (bench.run_until_waiting(200))
            return true;
    }
    return false;
}

} // namespace

TEST_CASE("random expressions have the same value and text as in a reference") {
    BasicBench booted;
    booted.boot();
    const char* wanted = std::getenv("FR_ROM48_LINES");
    const int lines = wanted != nullptr ? std::atoi(wanted) : 4000;
    Expressions expressions(48);
    BasicBench bench = booted;
    int wrong = 0;
    for (int i = 0; i < lines && wrong < 10; ++i) {
        if (i % 3 != 2) {
            const Number made = expressions.number(1 + i % 4);
            const std::string text = by_rom(bench, made.text, true);
            if (text != printed(made.value)) {
                CAPTURE(made.text);
                CHECK(text == printed(made.value));
                bench = booted;
                ++wrong;
            }
        } else {
            const Text made = expressions.string(1 + i % 4);
            const std::string text = by_rom(bench, made.text, false);
            if (text != made.value) {
                CAPTURE(made.text);
                CHECK(text == made.value);
                bench = booted;
                ++wrong;
            }
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("no statement loses the program with any amount of free memory") {
    static constexpr std::array Statements{"PRINT 1",
                                           "PRINT 1/3;SIN 1",
                                           "LET a=1",
                                           "LET a$=\"hello\"",
                                           "LET a$=a$+a$",
                                           "DIM a(5)",
                                           "DIM b$(10)",
                                           "FOR i=1 TO 3: NEXT i",
                                           "GO SUB 20",
                                           "LIST",
                                           "PRINT ((((1))))",
                                           "PRINT VAL \"1+1\"",
                                           "INPUT a",
                                           "CIRCLE 99,80,20",
                                           "DRAW 10,10,1",
                                           "PRINT STR$ 1.5+\"x\"",
                                           "READ q",
                                           "RESTORE",
                                           "CLS",
                                           "9000 REM xxxxxxxxxxxxxxxxxxxxxxxx",
                                           "PRINT #1;\"x\"",
                                           "OPEN #4,\"s\"",
                                           "PRINT SCREEN$ (0,0)",
                                           "9000 PRINT \"abc\"",
                                           "SAVE \"x\"",
                                           "DEF FN a(x)=x",
                                           "PRINT USR 7962",
                                           "LPRINT 1",
                                           "STOP",
                                           "LET verylongname=1",
                                           "PRINT AT 1,1;1",
                                           "\""};
    BasicBench booted;
    booted.boot();
    booted.enter("10 DATA 1,2: PRINT 1");
    booted.enter("20 LET s$=\"abc\": RETURN");
    booted.enter("30 REM the end of the program");
    const int used = booted.word(Stkend);
    const int prog = booted.word(Prog);
    const int size = booted.word(Vars) - prog;
    const auto program = booted.bytes(static_cast<std::uint16_t>(prog), size);
    std::size_t next = 0;
    for (int room = 60; room < 460; ++room) {
        BasicBench cleared = booted;
        cleared.enter("CLEAR " + std::to_string(used + room));
        for (int i = 0; i < 4; ++i) {
            const std::string line = Statements.at(next++ % Statements.size());
            CAPTURE(room);
            CAPTURE(line);
            BasicBench bench = cleared;
            REQUIRE(enter_and_return(bench, line));
            bench.feed({7});                        // EDIT brings a line, or buzzes
            REQUIRE(bench.run_until_waiting(1000)); // SAVE accepts it as "any key"
            REQUIRE(bench.word(Prog) == prog);
            REQUIRE(bench.bytes(static_cast<std::uint16_t>(prog), size) == program);
            REQUIRE(bench.word(Vars) >= prog + size);
            REQUIRE(bench.word(EditLine) > bench.word(Vars));
            REQUIRE(bench.word(Worksp) > bench.word(EditLine));
        }
    }
}

TEST_CASE("after random keys the editor works and the program is intact") {
    for (unsigned seed = 1; seed <= 3; ++seed) {
        std::mt19937 random(seed);
        const auto below = [&](int limit) {
            return static_cast<int>(random() % static_cast<unsigned>(limit));
        };
        BasicBench bench;
        bench.boot();
        for (int i = 0; i < 80; ++i) {
            std::string line = below(3) == 0 ? std::to_string(1 + below(99)) : "";
            for (int n = 1 + below(14); n > 0; --n) {
                const std::string signs = "abxyzijk$0123456789+-*/^=<>()\",;:'.#";
                int code = below(3) == 0 ? 0xa5 + below(91) : signs[std::size_t(below(36))];
                if (code == 0xc0 || code == 0xf4 || code == 0xe6) // USR, POKE, NEW
                    code = 0xf5;
                bench.feed({code});
                line += static_cast<char>(code);
            }
            CAPTURE(seed);
            CAPTURE(i);
            REQUIRE(enter_and_return(bench, ""));
            if ((bench.byte(0x5c71) & 0x20) != 0) { // INPUT: down stops it
                bench.feed({10});
                bench.run_until_waiting(60);
            }
            bench.feed({7});
            bench.run_until_waiting(60);
            for (int n = 0; n < 60 && bench.word(0x5c5b) != bench.word(EditLine); ++n)
                bench.feed({12});
            REQUIRE(bench.run_until_waiting(60));
            REQUIRE(bench.cpu.iy == 0x5c3a);
            int at = bench.word(Prog);
            while (at < bench.word(Vars)) {
                const int length = bench.word(static_cast<std::uint16_t>(at + 2));
                REQUIRE(bench.byte(static_cast<std::uint16_t>(at + 3 + length)) == 0x0d);
                at += 4 + length;
            }
            REQUIRE(at == bench.word(Vars));
        }
    }
}
