#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "rom_bench.hpp"

using fixture::Bytes;
using fixture::on_screen;
using fixture::RomBench;

namespace {

constexpr int ChanOpen = 0x1601;
constexpr int PrintA = 0x0010;
constexpr int Cls = 0x0d6b;
constexpr int SPosn = 0x5c88;
constexpr int DfCc = 0x5c84;

bool print(RomBench& bench, const Bytes& codes) {
    for (const std::uint8_t code : codes) {
        bench.registers.af = static_cast<std::uint16_t>(code << 8);
        if (!bench.call(PrintA)) {
            return false;
        }
    }
    return true;
}

bool print(RomBench& bench, std::string_view text) {
    return print(bench, Bytes(text.begin(), text.end()));
}

int cell_address(int row, int column) {
    return 0x4000 + (row / 8) * 0x800 + row % 8 * 32 + column;
}

Bytes cell(const RomBench& bench, int row, int column) {
    Bytes bytes;
    for (int line = 0; line < 8; ++line) {
        bytes.push_back(bench.peek(cell_address(row, column) + line * 0x100));
    }
    return bytes;
}

Bytes glyph(const RomBench& bench, int code) {
    Bytes bytes;
    for (int line = 0; line < 8; ++line) {
        bytes.push_back(bench.peek(0x3d00 + (code - 0x20) * 8 + line));
    }
    return bytes;
}

char read_cell(const RomBench& bench, int row, int column) {
    const Bytes bytes = cell(bench, row, column);
    for (int code = 0x20; code < 0x80; ++code) {
        if (glyph(bench, code) == bytes) {
            return static_cast<char>(code);
        }
    }
    return '\x7f';
}

std::string read_row(const RomBench& bench, int row) {
    std::string text;
    for (int column = 0; column < 32; ++column) {
        text += read_cell(bench, row, column);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

int attribute(const RomBench& bench, int row, int column) {
    return bench.peek(0x5800 + row * 32 + column);
}

} // namespace

TEST_CASE("a printed letter appears at the top left and the position advances") {
    RomBench bench = on_screen();
    REQUIRE(print(bench, "A"));
    CHECK(cell(bench, 0, 0) == glyph(bench, 'A'));
    CHECK(attribute(bench, 0, 0) == 0x38);
    CHECK(bench.peek(SPosn) == 0x20);
    CHECK(bench.peek(SPosn + 1) == 0x18);
    CHECK(bench.word_at(DfCc) == 0x4001);
    REQUIRE(print(bench, {0x16, 0x05, 0x0a}));
    CHECK(bench.peek(SPosn) == 0x17);
    CHECK(bench.peek(SPosn + 1) == 0x13);
    CHECK(bench.word_at(DfCc) == 0x40aa);
}

TEST_CASE("CLS clears everything and leaves channel K current") {
    RomBench bench = on_screen();
    bench.poke(0x5c7d, {5, 6});
    REQUIRE(bench.call(Cls));
    for (int i = 0x4000; i < 0x5800; ++i) {
        REQUIRE(bench.peek(i) == 0);
    }
    for (int i = 0x5800; i < 0x5b00; ++i) {
        REQUIRE(bench.peek(i) == 0x38);
    }
    CHECK(bench.peek(SPosn) == 0x21);
    CHECK(bench.peek(SPosn + 1) == 0x18);
    CHECK(bench.word_at(0x5c7d) == 0);
    CHECK(bench.peek(0x5c6b) == 2);
    CHECK(bench.word_at(0x5c51) == 0x5cb6);
}

TEST_CASE("RST 10 keeps BC, DE, HL and HL'") {
    RomBench bench = on_screen();
    bench.registers.bc = 0x1122;
    bench.registers.de = 0x3344;
    bench.registers.hl = 0x5566;
    bench.registers.hl_alt = 0x7788;
    for (const int code : {0x41, 0xf5, 0x06, 0x0d, 0x90, 0x8f}) {
        CAPTURE(code);
        REQUIRE(print(bench, {static_cast<std::uint8_t>(code)}));
        CHECK(bench.registers.bc == 0x1122);
        CHECK(bench.registers.de == 0x3344);
        CHECK(bench.registers.hl == 0x5566);
        CHECK(bench.registers.hl_alt == 0x7788);
    }
}

TEST_CASE("text wraps at column 32 with the next character") {
    RomBench bench = on_screen();
    REQUIRE(print(bench, std::string(32, 'x')));
    CHECK(bench.peek(SPosn) == 1);
    CHECK(bench.peek(SPosn + 1) == 0x18);
    REQUIRE(print(bench, "y"));
    CHECK(read_cell(bench, 1, 0) == 'y');
    CHECK(bench.peek(SPosn) == 0x20);
    CHECK(bench.peek(SPosn + 1) == 0x17);
}

TEST_CASE("control codes move the print position") {
    struct Move {
        const char* name;
        Bytes codes;
        std::vector<std::string> rows;
    };
    const std::vector<Move> moves = {
        {"AT", {0x16, 2, 3, 'a'}, {"", "", "   a"}},
        {"TAB", {'a', 0x17, 7, 0, 'b'}, {"a      b"}},
        {"TAB back goes to the next line", {'a', 'b', 0x17, 1, 99, 'c'}, {"ab", " c"}},
        {"TAB counts modulo 32", {0x17, 36, 0, 'a'}, {"    a"}},
        {"TAB to the present column does nothing", {'a', 0x17, 1, 0, 'b'}, {"ab"}},
        {"comma", {'a', 6, 'b', 6, 'c'}, {"a               b", "c"}},
        {"ENTER", {'a', 0x0d, 'b'}, {"a", "b"}},
        {"left", {'a', 'b', 8, 'c'}, {"ac"}},
        {"left stops at the top left", {8, 8, 'c'}, {"c"}},
        {"left from column 0 goes up", {'a', 0x0d, 8, 'b'}, {"a" + std::string(30, ' ') + "b"}},
        {"left from the full line", Bytes(32, 'x'), {std::string(32, 'x')}},
        {"codes without a meaning", {0, 1, 31, 7}, {"????"}},
    };
    for (const Move& move : moves) {
        CAPTURE(move.name);
        RomBench bench = on_screen();
        REQUIRE(print(bench, move.codes));
        for (std::size_t row = 0; row < move.rows.size(); ++row) {
            CHECK(read_row(bench, static_cast<int>(row)) == move.rows[row]);
        }
    }
}

TEST_CASE("positions off the screen are errors") {
    struct Bad {
        Bytes codes;
        int error;
    };
    for (const Bad& bad : {Bad{{0x16, 22, 0}, 0x04},
                           Bad{{0x16, 23, 0}, 0x0a},
                           Bad{{0x16, 0, 32}, 0x0a},
                           Bad{{0x10, 10}, 0x13},
                           Bad{{0x12, 2}, 0x13},
                           Bad{{0x14, 2}, 0x13}}) {
        RomBench bench = on_screen();
        CHECK_FALSE(print(bench, bad.codes));
        CHECK(bench.error() == bad.error);
    }
}

TEST_CASE("colour codes set the attribute of what follows") {
    struct Colour {
        const char* name;
        Bytes codes;
        int attribute;
    };
    const std::vector<Colour> colours = {
        {"INK 2", {0x10, 2, 'x'}, 0x3a},
        {"PAPER 1", {0x11, 1, 'x'}, 0x08},
        {"FLASH 1, BRIGHT 1", {0x12, 1, 0x13, 1, 'x'}, 0xf8},
        {"INK 9 on dark paper", {0x11, 1, 0x10, 9, 'x'}, 0x0f},
        {"INK 9 on light paper", {0x10, 9, 'x'}, 0x38},
        {"PAPER 9 under light ink", {0x10, 7, 0x11, 9, 'x'}, 0x07},
        {"PAPER 8 keeps the cell's", {0x11, 3, 'x', 8, 0x11, 8, 0x10, 5, 'x'}, 0x1d},
        {"AT between code and operand order", {0x16, 0, 0, 0x10, 1, 'x'}, 0x39},
    };
    for (const Colour& colour : colours) {
        CAPTURE(colour.name);
        RomBench bench = on_screen();
        REQUIRE(print(bench, colour.codes));
        CHECK(attribute(bench, 0, 0) == colour.attribute);
    }
}

TEST_CASE("INVERSE complements and OVER mixes by exclusive or") {
    RomBench bench = on_screen();
    REQUIRE(print(bench, {0x14, 1, ' '}));
    CHECK(cell(bench, 0, 0) == Bytes(8, 0xff));
    REQUIRE(print(bench, {0x14, 0, 'O', 8, 0x15, 1, '/'}));
    Bytes both = glyph(bench, 'O');
    for (std::size_t i = 0; i < 8; ++i) {
        both[i] = static_cast<std::uint8_t>(both[i] ^ glyph(bench, '/')[i]);
    }
    CHECK(cell(bench, 0, 1) == both);
}

TEST_CASE("block graphics and user-defined graphics") {
    RomBench bench = on_screen();
    bench.poke(0xff58, {1, 2, 3, 4, 5, 6, 7, 8});
    REQUIRE(print(bench, {0x81, 0x82, 0x84, 0x88, 0x8f, 0x80, 0x90}));
    CHECK(cell(bench, 0, 0) == Bytes{15, 15, 15, 15, 0, 0, 0, 0});
    CHECK(cell(bench, 0, 1) == Bytes{240, 240, 240, 240, 0, 0, 0, 0});
    CHECK(cell(bench, 0, 2) == Bytes{0, 0, 0, 0, 15, 15, 15, 15});
    CHECK(cell(bench, 0, 3) == Bytes{0, 0, 0, 0, 240, 240, 240, 240});
    CHECK(cell(bench, 0, 4) == Bytes(8, 255));
    CHECK(cell(bench, 0, 5) == Bytes(8, 0));
    CHECK(cell(bench, 0, 6) == Bytes{1, 2, 3, 4, 5, 6, 7, 8});
    CHECK(bench.peek(SPosn) == 0x21 - 7);
}

TEST_CASE("tokens are printed with spaces as words") {
    RomBench bench = on_screen();
    REQUIRE(print(bench, {250, 245, 'x', 203, 165, 199, 206, 211, 192, 198, 198}));
    CHECK(read_row(bench, 0) == " IF PRINT x THEN RND<= DEF FN OP");
    CHECK(read_row(bench, 1) == "EN #USR AND AND");
}

TEST_CASE("CHARS chooses another character set") {
    RomBench bench = on_screen();
    bench.poke(0x5c36, {0x00, 0xa0});
    bench.poke(0xa000 + 'A' * 8, {9, 8, 7, 6, 5, 4, 3, 2});
    REQUIRE(print(bench, "A"));
    CHECK(cell(bench, 0, 0) == Bytes{9, 8, 7, 6, 5, 4, 3, 2});
}

TEST_CASE("the upper screen scrolls when SCR_CT allows, and its new row has the upper colours") {
    RomBench bench = on_screen();
    bench.poke(0x5c8c, {255});
    bench.poke(0x5c48, {0x0f});
    for (int i = 0; i < 24; ++i) {
        REQUIRE(print(bench, {static_cast<std::uint8_t>('a' + i), 0x0d}));
    }
    CHECK(read_row(bench, 0) == "c");
    CHECK(read_row(bench, 21) == "x");
    CHECK(attribute(bench, 21, 31) == 0x38);
    CHECK(attribute(bench, 23, 0) == 0x0f);
    CHECK(bench.peek(SPosn + 1) == 2); // below the screen, until the next character
    CHECK(bench.peek(0x5c8c) == 255 - 2);
}

TEST_CASE("CL-SCROLL moves rows with their colours and clears the last") {
    RomBench bench = on_screen();
    for (int row = 0; row < 24; ++row) {
        bench.poke(cell_address(row, 3) + 0x500, {static_cast<std::uint8_t>(row + 1)});
        bench.poke(0x5800 + row * 32 + 3, {static_cast<std::uint8_t>(row)});
    }
    bench.registers.bc = 0x0500; // rows 19..23
    REQUIRE(bench.call(0x0e00));
    for (int row = 0; row < 24; ++row) {
        CAPTURE(row);
        const int from = row < 18 ? row : row + 1;
        CHECK(bench.peek(cell_address(row, 3) + 0x500) == (row == 23 ? 0 : from + 1));
        CHECK(attribute(bench, row, 3) == (row == 23 ? 0x38 : from));
    }
}

TEST_CASE("the undocumented scroll entries scroll one row and return") {
    for (const int entry : {3190, 3280, 3582}) {
        CAPTURE(entry);
        RomBench bench = on_screen();
        REQUIRE(print(bench, {'a', 0x0d, 'b'}));
        REQUIRE(bench.call(entry));
        CHECK(read_row(bench, 0) == "b");
    }
}

TEST_CASE("CL-LINE clears lines from the bottom and keeps B") {
    RomBench bench = on_screen();
    for (int row = 0; row < 24; ++row) {
        bench.poke(cell_address(row, 0), {0xff});
    }
    bench.registers.bc = 0x0300;
    REQUIRE(bench.call(0x0e44));
    CHECK(bench.registers.bc == 0x0321);
    CHECK(bench.peek(cell_address(20, 0)) == 0xff);
    CHECK(bench.peek(cell_address(21, 0)) == 0);
}

TEST_CASE("the lower screen grows upwards and scrolls the upper screen when they meet") {
    RomBench bench = on_screen();
    REQUIRE(print(bench, {0x16, 20, 0, 'u'}));
    bench.registers.af = 0x0100;
    REQUIRE(bench.call(ChanOpen));
    REQUIRE(print(bench, {'1', 0x0d, '2', 0x0d, '3'}));
    CHECK(read_row(bench, 23) == "3");
    CHECK(read_row(bench, 22) == "2");
    CHECK(read_row(bench, 21) == "1");
    CHECK(bench.peek(0x5c6b) == 4);
    CHECK(read_row(bench, 19) == "u");
    CHECK(bench.peek(SPosn + 1) == 24 - 19);
    REQUIRE(bench.call(0x0d6e));
    CHECK(bench.peek(0x5c6b) == 2);
    CHECK(read_row(bench, 22).empty());
}
