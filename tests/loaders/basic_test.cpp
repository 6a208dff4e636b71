#include <string>

#include <doctest/doctest.h>

#include "loaders/basic.hpp"
#include "loaders/basic_line.hpp"
#include "loaders/basic_number.hpp"
#include "loaders/convert.hpp"
#include "loaders/format.hpp"
#include "loaders/losses.hpp"
#include "tests/loaders/builders.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

/// The bytes of the statements of one line.
Bytes tokens(std::string_view statements) {
    const auto bytes = tokenise(statements, nullptr);
    REQUIRE_MESSAGE(bytes, bytes.error().context);
    return *bytes;
}

std::string message(std::string_view listing) {
    const auto program = read_listing(listing);
    REQUIRE_FALSE(program);
    return program.error().context;
}

BasicProgram program(std::string_view listing) {
    auto read = read_listing(listing);
    REQUIRE_MESSAGE(read, read.error().context);
    return *std::move(read);
}

Bytes number(std::uint8_t a, std::uint8_t b, std::uint8_t c, std::uint8_t d, std::uint8_t e) {
    return {0x0e, a, b, c, d, e};
}

} // namespace

TEST_CASE("keywords become one byte, in any case and with or without spaces") {
    CHECK(tokens("PRINT a") == Bytes{0xf5, 'a'});
    CHECK(tokens("  print   a :cls") == Bytes{0xf5, 'a', ':', 0xfb});
    CHECK(tokens("GOTO a:go to a:go  to a") == Bytes{0xec, 'a', ':', 0xec, 'a', ':', 0xec, 'a'});
    CHECK(tokens("randomise:RANDOMIZE") == Bytes{0xf9, ':', 0xf9});
    CHECK(tokens("a<=b>=c<>d<e") == Bytes{'a', 0xc7, 'b', 0xc8, 'c', 0xc9, 'd', '<', 'e'});
    CHECK(tokens("PRINT VAL$ a$;CHR$a;SCREEN$ (a,b)") ==
          Bytes{0xf5, 0xae, 'a', '$', ';', 0xc2, 'a', ';', 0xaa, '(', 'a', ',', 'b', ')'});
    CHECK(tokens("SPECTRUM:PLAY a$") == Bytes{0xa3, ':', 0xa4, 'a', '$'});
}

TEST_CASE("a word that only begins with a keyword is a name") {
    CHECK(tokens("LET printer=towns") == join({{0xf1}, text("printer=towns")}));
    CHECK(tokens("remark") == text("remark"));
}

TEST_CASE("strings and remarks are kept as they are") {
    CHECK(tokens("PRINT \"print  a\"") == join({{0xf5}, text("\"print  a\"")}));
    CHECK(tokens("REM  print  1 ") == join({{0xea}, text(" print  1 ")}));
    CHECK(tokens("PRINT \"a\"\"b\"") == join({{0xf5}, text("\"a\"\"b\"")}));
}

TEST_CASE("numbers are followed by their five bytes") {
    CHECK(tokens("1") == join({{'1'}, number(0, 0, 1, 0, 0)}));
    CHECK(tokens("65535") == join({text("65535"), number(0, 0, 0xff, 0xff, 0)}));
    CHECK(tokens("65536") == join({text("65536"), number(0x91, 0, 0, 0, 0)}));
    CHECK(tokens(".1") == join({text(".1"), number(0x7d, 0x4c, 0xcc, 0xcc, 0xcd)}));
    CHECK(tokens("0.5") == join({text("0.5"), number(0x80, 0, 0, 0, 0)}));
    CHECK(tokens("1e10") == join({text("1e10"), number(0xa2, 0x15, 0x02, 0xf9, 0)}));
    CHECK(tokens("BIN 101") == join({{0xc4}, text("101"), number(0, 0, 5, 0, 0)}));
    CHECK(tokens("BIN 0x1234") == join({{0xc4}, text("0x1234"), number(0, 0, 0x34, 0x12, 0)}));
    CHECK(tokens("1e") == join({{'1'}, number(0, 0, 1, 0, 0), {'e'}}));
    CHECK(tokens("1e-99") == join({text("1e-99"), number(0, 0, 0, 0, 0)}));
    CHECK(tokens("0." + std::string(400, '0') + "1").size() == 403 + 6);
}

TEST_CASE("digits of a name have no number") {
    CHECK(tokens("LET abc12=a1") == join({{0xf1}, text("abc12=a1")}));
}

TEST_CASE("the parameters of DEF FN get room for their values") {
    CHECK(tokens("DEF FN a(x,y$)=x*2") == join({{0xce},
                                                text("a(x"),
                                                number(0, 0, 0, 0, 0),
                                                text(",y$"),
                                                number(0, 0, 0, 0, 0),
                                                text(")=x*2"),
                                                number(0, 0, 2, 0, 0)}));
    CHECK(tokens("DEF FN a()=(b)") == join({{0xce}, text("a()=(b)")}));
}

TEST_CASE("escapes and Unicode give the Spectrum's characters") {
    CHECK(tokens("\\a\\U\\*\\\\\\@\\{42}\\{0x42}\\{010}`") ==
          Bytes{0x90, 0xa4, 0x7f, '\\', '@', 42, 0x42, 8, 0x60});
    CHECK(tokens("\\  \\ '\\' \\''\\ .\\ :\\:.\\::") ==
          Bytes{0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x8e, 0x8f});
    CHECK(tokens("\"\u00a3\u00a9\u2191\u2588\u259d\"") ==
          Bytes{'"', 0x60, 0x7f, 0x5e, 0x8f, 0x81, '"'});
}

TEST_CASE("a listing becomes the lines of a program") {
    const BasicProgram read =
        program("#program four\n#autostart 20\n# a comment\n\n10 CLS\r\n  20 PRINT \\\n  a\n30");
    CHECK(read.name == "four");
    CHECK(read.autostart == 20);
    CHECK(read.lines == Bytes{0, 10, 2, 0, 0xfb, 13, 0, 20, 3, 0, 0xf5, 'a', 13, 0, 30, 1, 0, 13});
}

TEST_CASE("lines without numbers are numbered, and labels stand for numbers") {
    CHECK(
        program("cls\n@end: goto @end\n").lines ==
        join(
            {{0, 10, 2, 0, 0xfb, 13, 0, 12, 10, 0, 0xec, '1', '2'}, number(0, 0, 12, 0, 0), {13}}));
    const BasicProgram stepped =
        program("#lines 9000 5\n#autostart @b\ncls\n@a:\n@b: cls\n goto @ab\n@ab:run@a+1");
    CHECK(stepped.autostart == 9005);
    CHECK(stepped.lines[6] == 9005 >> 8);
    CHECK(program("@a:\ncls\n#autostart").autostart == 10);
}

TEST_CASE("an error names line and column") {
    CHECK(message("10 CLS\n20 PRINT \"abc\n") == "line 2, column 10: the quote is not closed");
    CHECK(message("10 CLS\nCLS\n") == "line 2, column 1: the line number is missing");
    CHECK(message("CLS\n10 CLS\n") ==
          "line 2, column 1: a line number, but the first line has none");
    CHECK(message("10 CLS\n10 CLS\n") == "line 2, column 1: line number 10 after 10");
    CHECK(message("99999999999999 CLS\n") == "line 1, column 1: line numbers are 0 to 9999");
    CHECK(message("10 PRINT \\\n \"\u00a3\",1e39") ==
          "line 2, column 6: the number is too large (1.7e38 is the largest)");
    CHECK(message("10 PRINT \\{256}") == "line 1, column 10: \\{} holds a number from 0 to 255");
    CHECK(message("10 PRINT \"\u20ac\"") ==
          "line 1, column 11: the Spectrum has no character \u20ac");
    CHECK(message("10 PRINT \xff") ==
          "line 1, column 10: the byte 255 is not UTF-8 text (\\{255} writes it)");
    CHECK(message("goto @x") == "line 1, column 6: there is no label @x");
    CHECK(message("@x: cls\n@x: cls") == "line 2, column 1: there is another label @x");
    CHECK(message("@x cls") == "line 1, column 1: a label is @, its name and a colon");
    CHECK(message("10 PRINT BIN 5") == "line 1, column 14: BIN is followed by digits 0 and 1");
    CHECK(message("#program elevenchars\n10 CLS") ==
          "line 1, column 20: a program's name has at most 10 characters");
    CHECK(message("#autostart @q\n10 CLS") ==
          "line 1, column 12: #autostart is followed by a line number or a label");
    CHECK(message("#lines 5\nCLS") ==
          "line 1, column 8: #lines is followed by the first number and the step");
    CHECK(message("#lines 9999 1\nCLS\nCLS") ==
          "line 3, column 1: this line's number would be above 9999");
    CHECK(message("# nothing\n\n") == "holds no line of BASIC");
    CHECK(message("10 REM " + std::string(66'000, 'x')) ==
          "line 1, column 1: the program is longer than 65,535 bytes");
}

TEST_CASE("a program is listed in capitals with the spaces that it needs") {
    const auto text_of = [](std::string_view statements) {
        return statements_text(tokens(statements));
    };
    CHECK(text_of("if a=1and b then print chr$(5);-1;rnd*2:goto 10") ==
          "IF a=1 AND b THEN PRINT CHR$ (5);-1;RND*2: GO TO 10");
    CHECK(text_of("rem") == "REM");
    CHECK(text_of("print \"\\a\\{0x10}\\::\\*\\{250}\":rem \\\\") ==
          "PRINT \"\\a\\{16}\\::\\*\\{250}\": REM \\{92}");
    CHECK(text_of("open#4,\"p\":play \"a\":print \\u") == "OPEN #4,\"p\": PLAY \"a\": PRINT \\u");
}

TEST_CASE("a line that no editor makes is listed so that it is read again") {
    const auto again = [](const Bytes& bytes) {
        const std::string listed = statements_text(bytes);
        CAPTURE(listed);
        CHECK(tokens(listed) == bytes);
        return listed;
    };
    // A number whose hidden value is another one.
    CHECK(again(join({{0xf5, '1'}, number(0, 0, 2, 0, 0)})) ==
          "PRINT 1\\{14}\\{0}\\{0}\\{2}\\{0}\\{0}");
    // Digits without a value, words that spell keywords, < and = apart.
    again(join({{0xf5}, text("12")}));
    again(text("print:to"));
    again(text("a<=b"));
    // A quote that is not closed; a line end and a number in a string.
    again(Bytes{0xf5, '"', 'a', 0x0d, 0x0e, 1, 2, 3, 4, 5});
    // A hidden number after a name, with a space and a quote in it.
    again(join({text("c32"), number(0, ' ', '"', 0, 0)}));
    again(Bytes{0xc4, 'x'});
    again(Bytes{0x0e});
    for (int byte = 0; byte < 256; ++byte) {
        if (byte != ' ') {
            again(Bytes{0xf5, static_cast<std::uint8_t>(byte), 'a'});
            again(Bytes{0xea, static_cast<std::uint8_t>(byte)});
        }
    }
}

TEST_CASE("the ROM's rounding is not kept in a listing") {
    // 0.5 as the ROM stores it.
    CHECK(statements_text(join({text(".5"), number(0x7f, 0x7f, 0xff, 0xff, 0xff)})) == ".5");
    CHECK(statements_text(join({text("5"), number(0x83, 0x20, 0, 0, 0)})) == "5");
}

TEST_CASE("a .bas file is opened as a tape, and a tape is written as a listing") {
    const Bytes file = text("#program four\n#autostart 10\n10 PRINT \"a\": GO TO 10\n");
    const auto opened = open_media(file, "four.bas");
    REQUIRE(opened);
    const auto tap = encode_media(opened->media, "four.tap");
    REQUIRE(tap);
    const auto tape = open_media(*tap, "four.tap");
    REQUIRE(tape);
    CHECK(encode_media(tape->media, "again.bas") == file);
    // As sound, too.
    const auto wav = encode_media(opened->media, "four.wav");
    REQUIRE(wav);
    CHECK(encode_media(open_media(*wav, "")->media, "again.bas") == file);
}

TEST_CASE("a listing is recognised without its extension if each line has a number") {
    CHECK(open_media(text("# x\n10 CLS\n\n 20 PRINT \\\na\n"), "listing"));
    CHECK_FALSE(open_media(text("10 CLS\nhello\n"), "listing"));
    CHECK_FALSE(open_media(text("hello\n"), "letter.txt"));
    CHECK(sniff_basic(Bytes{'1', '0', 0x0d, 0x00}) == Likeness::None);
}

TEST_CASE("the program in memory is written as a listing") {
    auto opened = open_media(small_sna(), "small.sna");
    REQUIRE(opened);
    CHECK(encode_media(opened->media, "x.bas").error().context ==
          "cannot be written, because the snapshot holds no BASIC program");
    auto& bank = *std::get<Snapshot>(opened->media).banks[5];
    const Bytes lines = program("10 CLS\n").lines;
    const auto poke_word = [&](std::size_t address, std::size_t value) {
        bank[address - 0x4000] = static_cast<std::uint8_t>(value & 0xff);
        bank[address - 0x4000 + 1] = static_cast<std::uint8_t>(value >> 8);
    };
    poke_word(23635, 23755);
    poke_word(23627, 23755 + lines.size());
    std::copy(lines.begin(), lines.end(), bank.begin() + (23755 - 0x4000));
    CHECK(encode_media(opened->media, "x.bas") == text("10 CLS\n"));
    CHECK(warning_about_losses(opened->media, "x.bas") == "holds nothing but the BASIC program");
    bank[23755 - 0x4000 + 2] = 200;
    CHECK(encode_media(opened->media, "x.bas").error().code == ErrorCode::Corrupt);
}

TEST_CASE("a tape without a program cannot be written as a listing") {
    const auto opened = open_media(tap_block(0xff, {1, 2, 3}), "x.tap");
    REQUIRE(opened);
    CHECK(encode_media(opened->media, "x.bas").error().code == ErrorCode::Unsupported);
    const auto three = open_media(join({small_tape(), tap_block(0xff, {1})}), "x.tap");
    CHECK(losses(three->media, "bas").size() == 1);
}
