#include <doctest/doctest.h>

#include "ula/keyboard.hpp"

using namespace zx::ula;

namespace {

constexpr std::uint8_t all_rows = 0x00;

/// Returns the high address byte that selects one half-row.
std::uint8_t select(int row) {
    return static_cast<std::uint8_t>(~(1 << row));
}

} // namespace

TEST_CASE("each key alone pulls its own column low in its own half-row and nowhere else") {
    for (int number = 0; number < 40; ++number) {
        CAPTURE(number);
        Keyboard keyboard;
        keyboard.press(static_cast<Key>(number));
        for (int row = 0; row < 8; ++row) {
            const int expected = row == number / 5 ? 0x1f & ~(1 << number % 5) : 0x1f;
            CHECK(keyboard.read(select(row)) == expected);
        }
        CHECK(keyboard.read(all_rows) == (0x1f & ~(1 << number % 5)));
        CHECK(keyboard.read(0xff) == 0x1f);
        CHECK(keyboard.held(static_cast<Key>(number)));
        keyboard.release(static_cast<Key>(number));
        CHECK(keyboard.read(all_rows) == 0x1f);
        CHECK(!keyboard.held(static_cast<Key>(number)));
    }
}

TEST_CASE("keys have the positions of the manual's matrix") {
    struct Row {
        Key key;
        std::uint8_t high;
        std::uint8_t bits;
    };
    constexpr Row rows[] = {
        {Key::CapsShift, 0xfe, 0x1e},
        {Key::V, 0xfe, 0x0f},
        {Key::A, 0xfd, 0x1e},
        {Key::Q, 0xfb, 0x1e},
        {Key::N1, 0xf7, 0x1e},
        {Key::N5, 0xf7, 0x0f},
        {Key::N0, 0xef, 0x1e},
        {Key::N6, 0xef, 0x0f},
        {Key::P, 0xdf, 0x1e},
        {Key::Y, 0xdf, 0x0f},
        {Key::Enter, 0xbf, 0x1e},
        {Key::H, 0xbf, 0x0f},
        {Key::Space, 0x7f, 0x1e},
        {Key::SymbolShift, 0x7f, 0x1d},
        {Key::B, 0x7f, 0x0f},
    };
    for (const Row& row : rows) {
        CAPTURE(static_cast<int>(row.key));
        Keyboard keyboard;
        keyboard.press(row.key);
        CHECK(keyboard.read(row.high) == row.bits);
    }
}

TEST_CASE("several selected half-rows read as their AND") {
    Keyboard keyboard;
    keyboard.press(Key::Z);
    keyboard.press(Key::D);
    CHECK(keyboard.read(0xfe) == 0x1d);
    CHECK(keyboard.read(0xfd) == 0x1b);
    CHECK(keyboard.read(0xfc) == 0x19);
}

TEST_CASE("three keys on corners of a rectangle press the fourth") {
    // Rows 1 and 2, columns 0 and 1: A S / Q W.
    constexpr Key corners[] = {Key::A, Key::S, Key::Q, Key::W};
    for (const Key missing : corners) {
        CAPTURE(static_cast<int>(missing));
        Keyboard keyboard;
        for (const Key key : corners) {
            if (key != missing) {
                keyboard.press(key);
            }
        }
        CHECK(keyboard.read(0xfd) == 0x1c);
        CHECK(keyboard.read(0xfb) == 0x1c);
        CHECK(keyboard.read(0xfe) == 0x1f);
        CHECK(!keyboard.held(missing));
    }
}

TEST_CASE("two keys of one column or one row make no ghost") {
    Keyboard keyboard;
    keyboard.press(Key::A);
    keyboard.press(Key::Q);
    keyboard.press(Key::S);
    keyboard.release(Key::A);
    CHECK(keyboard.read(0xfd) == 0x1d);
    CHECK(keyboard.read(0xfb) == 0x1e);
}

TEST_CASE("ghost keys spread over connected rows until no other line is low") {
    Keyboard keyboard;
    // Row 0: columns 0 and 1. Row 1: 1 and 2. Row 2: 2 and 3.
    for (const Key key : {Key::CapsShift, Key::Z, Key::S, Key::D, Key::E, Key::R}) {
        keyboard.press(key);
    }
    CHECK(keyboard.read(0xfe) == 0x10);
    CHECK(keyboard.read(0xfb) == 0x10);
    CHECK(keyboard.read(0xf7) == 0x1f);
}
