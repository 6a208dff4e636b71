// Measures a 48K ROM image: T-states of BASIC programs and of a key press in a long line, and the
// accuracy of the arithmetic. Prints the tables of docs/ROM.md.
// Usage: rom48_measure [IMAGE]      IMAGE: another ROM of 16384 bytes, default the built one
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "basic_bench.hpp"
#include "system_variables.hpp"

using fixture::BasicBench;
using fixture::Stkbot;
using fixture::Stkend;

namespace {

constexpr std::uint16_t CodeAt = 40000;
constexpr std::uint16_t InputAd = 0x15e6;

std::vector<char> image;

BasicBench booted() {
    BasicBench bench;
    if (!image.empty())
        std::copy(image.begin(), image.end(), bench.bus.memory.begin());
    bench.boot();
    return bench;
}

constexpr std::array Programs{
    "FOR i=1 TO 200: PRINT AT 0,0;i: NEXT i",
    "FOR i=1 TO 200: PRINT AT 0,0;i/7: NEXT i",
    "FOR i=1 TO 50: POKE 23692,255: PRINT AT 21,0: PRINT : NEXT i",
    "FOR i=1 TO 20: CLS : NEXT i",
    "FOR i=1 TO 10: PLOT 0,0: DRAW 255,175: NEXT i",
    "FOR i=1 TO 100: PLOT 99,99: DRAW 9,-7: NEXT i",
    "FOR i=1 TO 500: NEXT i",
    "FOR i=1 TO 200: LET a=i*2+1: NEXT i",
    "FOR i=1 TO 200: LET a=i/7+i/3: NEXT i",
    "FOR i=1 TO 100: LET a=(i+1)*(i-1): NEXT i",
    "FOR i=1 TO 200: LET a=ABS -i: LET a=SGN i: LET a=INT i: NEXT i",
    "FOR i=1 TO 100: LET a=INT (i/7): NEXT i",
    "FOR i=1 TO 200: IF i>5 AND i<9 OR i=3 THEN LET a=1",
    "FOR i=1 TO 200: LET a$=\"abc\"+\"def\": NEXT i",
    "LET a$=\"abcdefgh\": FOR i=1 TO 200: LET b$=a$(2 TO 5): NEXT i",
    "LET a$=\"abcdefgh\": FOR i=1 TO 200: LET a$(3)=\"x\": NEXT i",
    "FOR i=1 TO 100: LET a$=STR$ i: NEXT i",
    "FOR i=1 TO 200: LET a$=CHR$ 65: LET a=CODE a$+LEN a$: NEXT i",
    "FOR i=1 TO 20: LET a=VAL \"12.5\": NEXT i",
    "DIM a(50): FOR i=1 TO 50: LET a(i)=i: LET b=a(i): NEXT i",
    "DIM a$(20,10): FOR i=1 TO 20: LET a$(i)=\"hello\": LET b$=a$(i): NEXT i",
    "FOR i=1 TO 20: LET a=SIN i: NEXT i",
    "FOR i=1 TO 20: LET a=COS i: NEXT i",
    "FOR i=1 TO 20: LET a=TAN i: NEXT i",
    "FOR i=1 TO 20: LET a=ATN i: NEXT i",
    "FOR i=1 TO 20: LET a=LN i: NEXT i",
    "FOR i=1 TO 20: LET a=EXP i: NEXT i",
    "FOR i=1 TO 20: LET a=SQR i: NEXT i",
    "FOR i=1 TO 20: LET a=i^1.5: NEXT i",
    "FOR i=1 TO 100: LET a=RND: NEXT i",
    "FOR i=1 TO 20: LIST : CLS : NEXT i",
    "FOR i=1 TO 100: PRINT AT 5,5;\"hello world\": NEXT i",
    "FOR i=1 TO 100: GO SUB 100: NEXT i: STOP",
    "FOR i=1 TO 50: RESTORE : READ a,b,a$: NEXT i",
    "FOR i=1 TO 100: POKE 30000,i: LET a=PEEK 30000: NEXT i",
    "FOR i=1 TO 100: PRINT AT 9,9; INK 2; PAPER 6;\"*\": NEXT i",
    "FOR i=1 TO 20: LET a=FN a(i,2): NEXT i",
    "FOR i=1 TO 3: CIRCLE 128,88,60: NEXT i",
    "FOR i=1 TO 10: PLOT 50,50: DRAW 50,50,1: NEXT i",
    "FOR i=1 TO 100: LET a$=INKEY$: LET a=POINT (i,i): NEXT i",
};

void measure_programs() {
    std::printf("| program | T-states |\n|---|---|\n");
    for (const char* program : Programs) {
        BasicBench bench = booted();
        bench.enter("100 RETURN");
        bench.enter("110 DATA 1,2.5,\"abc\"");
        if (std::string_view(program).find("FN") != std::string_view::npos)
            bench.enter("120 DEF FN a(x,y)=x*x+y");
        bench.type_line(program);
        const std::int64_t start = bench.bus.tstates;
        bench.run_to(0x1303, 2'000'000'000); // MAIN-4
        std::printf(
            "| `%s` | %lld |\n", program, static_cast<long long>(bench.bus.tstates - start));
    }
}

void measure_key() {
    BasicBench bench = booted();
    for (int i = 0; i < 300; ++i)
        bench.feed({i == 0 ? 0xea : 'a' + i % 26});
    bench.run_until_waiting();
    std::int64_t sum = 0;
    for (int i = 0; i < 5; ++i) {
        bench.feed({'x'});
        bench.run_to(InputAd, 100'000); // the next interrupt wakes the processor
        const std::int64_t start = bench.bus.tstates;
        bench.run_until_waiting();
        sum += bench.bus.tstates - start;
    }
    std::printf("\nkey in an edit line of 300 characters: %lld T-states\n",
                static_cast<long long>(sum / 5));
}

double value_at(const BasicBench& bench, std::uint16_t at) {
    const auto b = bench.bytes(at, 5);
    if (b[0] == 0)
        return b[1] == 0 ? b[2] + 256 * b[3] : b[2] + 256 * b[3] - 65536;
    const auto high = static_cast<std::uint32_t>(b[1] | 0x80);
    const double mantissa =
        (high << 24) + (unsigned(b[2]) << 16) + (unsigned(b[3]) << 8) + unsigned(b[4]);
    return (b[1] >= 0x80 ? -1 : 1) * std::ldexp(mantissa, b[0] - 128 - 32);
}

/// Stores a value rounded to 32 bits, as a float, and returns what is stored.
double store(BasicBench& bench, std::uint16_t at, double value) {
    int exponent = 0;
    const double mantissa = std::nearbyint(std::ldexp(std::frexp(std::fabs(value), &exponent), 32));
    if (mantissa == 0)
        return value_at(bench, at);
    if (mantissa == std::ldexp(1.0, 32))
        return store(bench, at, std::ldexp(value < 0 ? -1.0 : 1.0, exponent));
    const auto bits = static_cast<std::uint32_t>(mantissa);
    bench.poke(at,
               {exponent + 128,
                static_cast<int>((bits >> 24 & 0x7f) | (value < 0 ? 0x80 : 0)),
                static_cast<int>(bits >> 16 & 0xff),
                static_cast<int>(bits >> 8 & 0xff),
                static_cast<int>(bits & 0xff)});
    return value_at(bench, at);
}

struct Operation {
    const char* name;
    int literal;
    bool binary;
    double from;
    double to;
    long double (*reference)(long double, long double);
};

using Real = long double;

const Operation Operations[] = {
    {"+", 0x0f, true, -10000, 10000, [](Real x, Real y) { return x + y; }},
    {"-", 0x03, true, -10000, 10000, [](Real x, Real y) { return x - y; }},
    {"*", 0x04, true, -10000, 10000, [](Real x, Real y) { return x * y; }},
    {"/", 0x05, true, -10000, 10000, [](Real x, Real y) { return x / y; }},
    {"SQR", 0x28, false, 0, 65536, [](Real x, Real) { return std::sqrt(x); }},
    {"SIN", 0x1f, false, -1.5707, 1.5707, [](Real x, Real) { return std::sin(x); }},
    {"SIN", 0x1f, false, -6.2832, 6.2832, [](Real x, Real) { return std::sin(x); }},
    {"SIN", 0x1f, false, -65536, 65536, [](Real x, Real) { return std::sin(x); }},
    {"COS", 0x20, false, -1.5707, 1.5707, [](Real x, Real) { return std::cos(x); }},
    {"COS", 0x20, false, -6.2832, 6.2832, [](Real x, Real) { return std::cos(x); }},
    {"TAN", 0x21, false, -1.5, 1.5, [](Real x, Real) { return std::tan(x); }},
    {"ASN", 0x22, false, -1, 1, [](Real x, Real) { return std::asin(x); }},
    {"ACS", 0x23, false, -1, 1, [](Real x, Real) { return std::acos(x); }},
    {"ATN", 0x24, false, -10, 10, [](Real x, Real) { return std::atan(x); }},
    {"LN", 0x25, false, 0.000001, 65536, [](Real x, Real) { return std::log(x); }},
    {"LN", 0x25, false, 0.5, 2, [](Real x, Real) { return std::log(x); }},
    {"EXP", 0x26, false, -10, 10, [](Real x, Real) { return std::exp(x); }},
    {"EXP", 0x26, false, -80, 80, [](Real x, Real) { return std::exp(x); }},
    {"^", 0x06, true, 0, 10, [](Real x, Real y) { return std::pow(x, y); }},
};

void measure_accuracy(int count) {
    std::printf(
        "\n| operation | arguments | correctly rounded | mean error | worst error | T-states "
        "|\n|---|---|---|---|---|---|\n");
    BasicBench bench = booted();
    for (const Operation& operation : Operations) {
        std::mt19937 random(48);
        std::uniform_real_distribution<double> spread(operation.from, operation.to);
        int right = 0;
        double sum = 0;
        double worst = 0;
        double at_worst = 0;
        std::int64_t tstates = 0;
        bench.poke(CodeAt, {0xef, operation.literal, 0x38, 0xc9});
        for (int i = 0; i < count; ++i) {
            const std::uint16_t stack = bench.word(Stkbot);
            const double x = store(bench, stack, spread(random));
            double y = 0;
            if (operation.binary)
                y = store(bench, static_cast<std::uint16_t>(stack + 5), spread(random));
            bench.poke_word(Stkend,
                            static_cast<std::uint16_t>(stack + (operation.binary ? 10 : 5)));
            bench.cpu.iff1 = bench.cpu.iff2 = false;
            bench.cpu.halted = false;
            const std::int64_t start = bench.bus.tstates;
            if (!bench.call(CodeAt, 60'000'000))
                continue;
            tstates += bench.bus.tstates - start;
            const long double wanted = operation.reference(x, y);
            const double got = value_at(bench, stack);
            int exponent = 0;
            std::frexp(static_cast<double>(wanted), &exponent);
            const auto error =
                static_cast<double>(std::fabs(std::ldexp(got - wanted, 32 - exponent)));
            right += error <= 0.5 ? 1 : 0;
            sum += error;
            if (error > worst) {
                worst = error;
                at_worst = x;
            }
        }
        std::printf("| `%s` | %g to %g | %.1f %% | %.2f | %.2f (at %g) | %lld |\n",
                    operation.name,
                    operation.from,
                    operation.to,
                    100.0 * right / count,
                    sum / count,
                    worst,
                    at_worst,
                    static_cast<long long>(tstates / count));
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc > 1) {
        std::ifstream file(argv[1], std::ios::binary);
        image.assign(std::istreambuf_iterator<char>(file), {});
        if (image.size() != 0x4000) {
            std::fprintf(stderr, "rom48_measure: %s is no ROM of 16384 bytes\n", argv[1]);
            return 3;
        }
    }
    measure_programs();
    measure_key();
    measure_accuracy(argc > 2 ? std::atoi(argv[2]) : 10000);
    return 0;
}
