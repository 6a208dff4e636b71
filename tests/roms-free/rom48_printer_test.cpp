// LPRINT, LLIST and COPY on a ZX Printer.
#include <string>

#include <doctest/doctest.h>

#include "basic_bench.hpp"

using fixture::BasicBench;

namespace {

constexpr std::uint16_t Font = 0x3d00;

BasicBench with_printer() {
    BasicBench bench;
    bench.boot();
    bench.bus.printer.connected = true;
    return bench;
}

/// The text on eight rows of paper, without the spaces at its end.
std::string line_of_text(const BasicBench& bench, std::size_t line) {
    std::string text;
    for (std::size_t column = 0; column < 32; ++column) {
        char found = '~';
        for (unsigned code = 0x20; code < 0x80 && found == '~'; ++code) {
            bool equal = true;
            for (std::size_t row = 0; row < 8; ++row) {
                unsigned byte = 0;
                for (std::size_t bit = 0; bit < 8; ++bit)
                    byte = byte << 1 |
                           unsigned(bench.bus.printer.rows.at(line * 8 + row).at(column * 8 + bit));
                const auto glyph = static_cast<std::uint16_t>(Font + (code - 0x20) * 8 + row);
                equal = equal && byte == bench.byte(glyph);
            }
            if (equal)
                found = static_cast<char>(code);
        }
        text += found;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

} // namespace

TEST_CASE("LPRINT prints a line when it is complete or full, or at the statement's report") {
    BasicBench bench = with_printer();
    bench.enter("LPRINT \"one\",\"two\"'TAB 5;\"12345678901234567890123456789\";");
    REQUIRE(bench.bus.printer.rows.size() == 24);
    CHECK(line_of_text(bench, 0) == "one             two");
    CHECK(line_of_text(bench, 1) == "     123456789012345678901234567");
    CHECK(line_of_text(bench, 2) == "89");
    CHECK(!bench.bus.printer.running);
    CHECK(bench.row(23) == "0 OK, 0:1");
    CHECK(bench.row(0).empty());
}

TEST_CASE("LLIST prints the program, AT and a stream reach the printer") {
    BasicBench bench = with_printer();
    bench.enter("10 REM hello");
    bench.enter("20 LPRINT AT 9,3;\"x\": PRINT #3;\"y\"");
    bench.enter("LLIST : RUN");
    REQUIRE(bench.bus.printer.rows.size() == 40);
    CHECK(line_of_text(bench, 0) == "  10 REM hello");
    CHECK(line_of_text(bench, 1) == "  20 LPRINT AT 9,3;\"x\": PRINT #3");
    CHECK(line_of_text(bench, 2) == ";\"y\"");
    CHECK(line_of_text(bench, 3) == "   x");
    CHECK(line_of_text(bench, 4) == "y");
}

TEST_CASE("COPY prints the 176 lines of the upper screen") {
    BasicBench bench = with_printer();
    bench.enter("PRINT AT 0,0;\"top\";AT 10,20;\"middle\";AT 21,29;\"end\": COPY");
    REQUIRE(bench.bus.printer.rows.size() == 176);
    CHECK(line_of_text(bench, 0) == "top");
    CHECK(line_of_text(bench, 10) == std::string(20, ' ') + "middle");
    CHECK(line_of_text(bench, 21) == std::string(29, ' ') + "end");
    CHECK(!bench.bus.printer.running);
    CHECK(bench.cpu.iff1);
}

TEST_CASE("BREAK stops the printer's motor with report D and empties its buffer") {
    BasicBench bench = with_printer();
    bench.bus.rows[0] = bench.bus.rows[7] = 0x1e; // CAPS SHIFT and SPACE
    bench.type_line("LPRINT \"x\"");
    bench.run_frames(10);
    bench.bus.rows[0] = bench.bus.rows[7] = 0x1f;
    REQUIRE(bench.run_until_waiting());
    CHECK(bench.row(23) == "D BREAK - CONT repeats, 0:1");
    CHECK(bench.bus.printer.rows.empty());
    CHECK(!bench.bus.printer.running);
    bench.enter("LPRINT \"y\"");
    REQUIRE(bench.bus.printer.rows.size() == 8);
    CHECK(line_of_text(bench, 0) == "y");
}

TEST_CASE("without a printer its statements end at once") {
    BasicBench bench;
    bench.boot();
    bench.enter("10 REM x");
    bench.enter("LPRINT \"x\": LLIST : COPY");
    CHECK(bench.row(23) == "0 OK, 0:3");
    CHECK(bench.bus.printer.rows.empty());
}
