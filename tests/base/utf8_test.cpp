#include <string>

#include <doctest/doctest.h>

#include "base/utf8.hpp"

using zx::first_character_bytes;
using zx::terminal_safe;
using zx::valid_utf8;

TEST_CASE("a character of UTF-8 has one to four bytes, and a stray byte one") {
    CHECK(first_character_bytes("a\u00a3") == 1);
    CHECK(first_character_bytes("\u00a3") == 2);
    CHECK(first_character_bytes("\u2191x") == 3);
    CHECK(first_character_bytes("\U0001f600x") == 4);
    CHECK(first_character_bytes("\xa3x") == 1);
    // Truncated, too long for its value, a surrogate, beyond the last character.
    for (const std::string wrong : {"\xe2\x86", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80"}) {
        CHECK(first_character_bytes(wrong) == 1);
    }
    CHECK(first_character_bytes(std::string(1, '\0')) == 1);
}

TEST_CASE("bytes that are not UTF-8 are escaped, and other bytes are not changed") {
    CHECK(valid_utf8("caf\xe9.tap") == "caf\\xe9.tap");
    CHECK(valid_utf8("caf\u00e9\n\x1b[2J") == "caf\u00e9\n\x1b[2J");
    CHECK(valid_utf8("\xe2\x86") == "\\xe2\\x86");
    CHECK(valid_utf8("").empty());
}

TEST_CASE("characters that could control a terminal are escaped") {
    CHECK(terminal_safe("a\nb\r\tc") == "a\\nb\\r\\tc");
    CHECK(terminal_safe("\x1b]0;title\x07\x7f") == "\\x1b]0;title\\x07\\x7f");
    CHECK(terminal_safe(std::string("a\0b", 3)) == "a\\x00b");
    // The 8-bit form of ESC [, as a single byte and as a UTF-8 character.
    CHECK(terminal_safe("\x9b"
                        "2J") == "\\x9b2J");
    CHECK(terminal_safe("\u009b"
                        "2J") == "\\u{9b}2J");
    CHECK(terminal_safe("x\u202etxt.exe") == "x\\u{202e}txt.exe");
    CHECK(terminal_safe("\u2028") == "\\u{2028}");
    CHECK(terminal_safe("caf\u00e9 \u2191 \"\\n\" \U0001f600") ==
          "caf\u00e9 \u2191 \"\\n\" \U0001f600");
}
