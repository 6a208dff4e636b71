#include <string>

#include <doctest/doctest.h>

#include "board.hpp"
#include "machine/console.hpp"

using namespace zx;
using machine::Console;
using machine::Stroke;
using ula::Key;

namespace {

std::vector<Stroke> strokes(std::string_view text) {
    const auto result = machine::strokes_from_text(text);
    REQUIRE(result.has_value());
    return *result;
}

bool is_refused_at(std::string_view text, std::uint64_t offset) {
    const auto result = machine::strokes_from_text(text);
    return !result.has_value() && result.error().code == ErrorCode::BadValue &&
           result.error().offset == offset;
}

std::vector<Key> keys_of(std::string_view text) {
    const auto all = strokes(text);
    REQUIRE(all.size() == 1);
    return all[0].keys;
}

/// A font in which each row of a glyph but the first is its code; the space is blank.
fixture::Bytes font(int top_row) {
    fixture::Bytes bytes;
    for (int code = 0x20; code < 0x80; ++code) {
        bytes.push_back(static_cast<std::uint8_t>(code == 0x20 ? 0 : top_row));
        for (int line = 1; line < 8; ++line) {
            bytes.push_back(static_cast<std::uint8_t>(code == 0x20 ? 0 : code));
        }
    }
    return bytes;
}

/// A machine with a font in ROM (top row 0x01) and one in RAM at CHARS (top row 0x02).
machine::Machine machine_with_fonts() {
    fixture::Bytes rom = fixture::quiet_rom();
    const fixture::Bytes rom_font = font(0x01);
    std::copy(rom_font.begin(), rom_font.end(), rom.begin() + 0x3d00);
    machine::Machine machine(machine::Model::Spectrum48, rom);
    fixture::poke(machine, 0x8100, font(0x02));
    fixture::poke(machine, 0x5c36, {0x00, 0x80});
    fixture::poke(machine, 0x5c7b, {0x58, 0xff});
    fixture::poke(machine, 0xff58, {0x81, 0x42, 0x24, 0x18, 0x18, 0x24, 0x42, 0x81});
    for (int i = 0; i < 768; ++i) {
        machine.poke(static_cast<std::uint16_t>(0x5800 + i), 0x38);
    }
    return machine;
}

void put(machine::Machine& machine, int row, int column, int top, int rest, bool inverted = false) {
    for (int line = 0; line < 8; ++line) {
        const int bits = line == 0 ? top : rest;
        machine.poke(static_cast<std::uint16_t>(0x4000 + (row / 8) * 0x800 + line * 0x100 +
                                                row % 8 * 32 + column),
                     static_cast<std::uint8_t>(inverted ? ~bits : bits));
    }
}

} // namespace

TEST_CASE("letters, digits and signs become the keys of the Spectrum") {
    CHECK(keys_of("a") == std::vector{Key::A});
    CHECK(keys_of("Z") == std::vector{Key::CapsShift, Key::Z});
    CHECK(keys_of("0") == std::vector{Key::N0});
    CHECK(keys_of("9") == std::vector{Key::N9});
    CHECK(keys_of(" ") == std::vector{Key::Space});
    CHECK(keys_of("\n") == std::vector{Key::Enter});
    CHECK(keys_of("\b") == std::vector{Key::CapsShift, Key::N0});
    CHECK(keys_of("\"") == std::vector{Key::SymbolShift, Key::P});
    CHECK(keys_of("£") == std::vector{Key::SymbolShift, Key::X});
    CHECK(keys_of("^") == std::vector{Key::SymbolShift, Key::H});
    CHECK(keys_of("↑") == std::vector{Key::SymbolShift, Key::H});
    CHECK(keys_of("_") == std::vector{Key::SymbolShift, Key::N0});
    CHECK(keys_of("/") == std::vector{Key::SymbolShift, Key::V});
}

TEST_CASE("names in braces are keys held together") {
    CHECK(keys_of("{left}") == std::vector{Key::CapsShift, Key::N5});
    CHECK(keys_of("{right}") == std::vector{Key::CapsShift, Key::N8});
    CHECK(keys_of("{up}") == std::vector{Key::CapsShift, Key::N7});
    CHECK(keys_of("{down}") == std::vector{Key::CapsShift, Key::N6});
    CHECK(keys_of("{caps+1}") == std::vector{Key::CapsShift, Key::N1});
    CHECK(keys_of("{sym+p}") == std::vector{Key::SymbolShift, Key::P});
    CHECK(keys_of("{caps+sym}") == std::vector{Key::CapsShift, Key::SymbolShift});
    CHECK(keys_of("{f}") == std::vector{Key::F});
    CHECK(keys_of("{enter}") == std::vector{Key::Enter});
    CHECK(keys_of("{space}") == std::vector{Key::Space});
    const auto wait = strokes("{wait 50}");
    REQUIRE(wait.size() == 1);
    CHECK(wait[0].keys.empty());
    CHECK(wait[0].wait_frames == 50);
}

TEST_CASE("signs of the extended mode take both shifts first") {
    for (const char* text : {"{{}", "{}}", "[", "]", "~", "|", "\\", "©"}) {
        CAPTURE(text);
        const auto all = strokes(text);
        REQUIRE(all.size() == 2);
        CHECK(all[0].keys == std::vector{Key::CapsShift, Key::SymbolShift});
        CHECK(all[1].keys[0] == Key::SymbolShift);
    }
}

TEST_CASE("what cannot be typed is an error with its offset") {
    CHECK(is_refused_at("abé", 2));
    CHECK(is_refused_at("a{nokey}", 1));
    CHECK(is_refused_at("{left", 0));
    CHECK(is_refused_at("ab{", 2));
    CHECK(is_refused_at("{}", 0));
    CHECK(is_refused_at("{wait}", 0));
    CHECK(is_refused_at("{wait -1}", 0));
    CHECK(is_refused_at("{wait 5x}", 0));
    CHECK(is_refused_at("{a+}", 0));
    CHECK(is_refused_at("\t", 0));
    CHECK(is_refused_at("\xff", 0));
    CHECK(strokes("").empty());
}

TEST_CASE("typing holds each stroke and releases it") {
    machine::Machine machine(machine::Model::Spectrum48, fixture::quiet_rom());
    Console console(machine);
    console.type(strokes("ab{wait 10}"), {3, 6});
    CHECK(machine.frames() == 2 * 9 + 10);
    CHECK(machine.keyboard() == ula::Keyboard{});
    // IN A,(0xfd) : CPL : AND 1 : ADD A,(IX) : LD (IX),A, once a frame by HALT.
    machine::Machine counting = fixture::machine_with(
        0x9000, {0xfb, 0x76, 0x3e, 0xfd, 0xdb, 0xfe, 0x2f, 0xe6, 0x01, 0x86, 0x77, 0x18, 0xf3});
    counting.registers().hl = 0xb000;
    counting.registers().im = 1;
    Console fingers(counting);
    fingers.run_frames(5);
    fingers.type(strokes("a"), {4, 6});
    CHECK(counting.peek(0xb000) >= 3);
    CHECK(counting.peek(0xb000) <= 5);
}

TEST_CASE("a shift key is held one frame longer than the key that it shifts, on both sides") {
    const auto rows_of = [](std::string_view text) {
        ula::Keyboard keyboard;
        keyboard.press(Key::Q); // held by another caller
        std::vector<ula::Keyboard> frames;
        for (const Stroke& stroke : strokes(text)) {
            machine::type_stroke(keyboard, stroke, {3, 2}, [&] { frames.push_back(keyboard); });
        }
        return frames;
    };
    const auto with = [](std::initializer_list<Key> keys) {
        ula::Keyboard keyboard;
        keyboard.press(Key::Q);
        for (const Key key : keys) {
            keyboard.press(key);
        }
        return keyboard;
    };
    using Frames = std::vector<ula::Keyboard>;
    const ula::Keyboard none = with({});
    const ula::Keyboard caps = with({Key::CapsShift});
    const ula::Keyboard caps_h = with({Key::CapsShift, Key::H});
    CHECK(rows_of("{caps+h}") == Frames{caps, caps_h, caps_h, caps_h, caps, none, none});
    CHECK(rows_of("{h+caps}") == rows_of("{caps+h}"));
    CHECK(rows_of("H") == rows_of("{caps+h}"));
    const ula::Keyboard h = with({Key::H});
    CHECK(rows_of("h") == Frames{h, h, h, none, none});
    const ula::Keyboard both = with({Key::CapsShift, Key::SymbolShift});
    CHECK(rows_of("{caps+sym}") == Frames{both, both, both, none, none});
    CHECK(rows_of("{wait 2}") == Frames{none, none});
}

TEST_CASE("cells are read by the font at CHARS, then the ROM's, then the user-defined graphics") {
    machine::Machine machine = machine_with_fonts();
    const Console console(machine);
    put(machine, 0, 0, 0x02, 'A');
    put(machine, 0, 1, 0x01, 'b');
    put(machine, 0, 2, 0x02, 'C', true);
    put(machine, 0, 3, 0x01, '9', true);
    put(machine, 0, 5, 0xff, 0xff);
    put(machine, 0, 6, 0x02, 0x60);
    put(machine, 0, 7, 0x02, 0x5e);
    put(machine, 0, 8, 0x02, 0x7f);
    put(machine, 0, 9, 0xaa, 0x55);
    for (int line = 0; line < 8; ++line) {
        machine.poke(static_cast<std::uint16_t>(0x400a + line * 256),
                     machine.peek(static_cast<std::uint16_t>(0xff58 + line)));
    }
    put(machine, 0, 11, 0x02, 'H');
    machine.poke(0x580b, 0x3f);
    put(machine, 23, 31, 0x02, 'Z');
    const auto rows = console.screen_rows();
    CHECK(rows[0] == "AbC9  £↑©▒A" + std::string(21, ' '));
    CHECK(rows[23] == std::string(31, ' ') + "Z");
    CHECK(rows[1] == std::string(32, ' '));
    const std::string text = console.screen_text();
    CHECK(std::count(text.begin(), text.end(), '\n') == 24);
    CHECK(text.back() == '\n');
}

TEST_CASE("bold characters are read, after those of the sets themselves") {
    machine::Machine machine = machine_with_fonts();
    put(machine, 0, 0, 0x02 | 0x01, 0x41 | 0x20);
    put(machine, 0, 1, 0x02 | 0x04, 0x41 | 0x82);
    put(machine, 0, 2, 0x02 | 0x01, 0x41 | 0x20, true);
    put(machine, 0, 3, 0x01, 0x41 | 0x20); // also a bold A of the ROM's font
    put(machine, 0, 4, 0x02 | 0x08, 0x41 | 0x20);
    const auto rows = Console(machine).screen_rows();
    CHECK(rows[0] == "AAAa▒" + std::string(27, ' '));
    // A program may draw each bold character in a user-defined graphic, here B, and print that.
    for (int line = 0; line < 8; ++line) {
        machine.poke(static_cast<std::uint16_t>(0xff60 + line),
                     machine.peek(static_cast<std::uint16_t>(0x4000 + line * 256)));
    }
    CHECK(Console(machine).screen_rows()[0] == rows[0]);
}

TEST_CASE("text is read with the ROM page that holds the characters, whatever page is paged in") {
    // Page 0 is an editor without characters: only RETs.
    fixture::Bytes pair(machine::PageBytes, 0xc9);
    const fixture::Bytes basic = machine_with_fonts().state().rom;
    pair.insert(pair.end(), basic.begin(), basic.end());
    machine::Machine machine(machine::Model::Spectrum128, pair);
    const Console console(machine);
    for (int i = 0; i < 768; ++i) {
        machine.poke(static_cast<std::uint16_t>(0x5800 + i), 0x38);
    }
    REQUIRE(console.peek(0x3d08) == 0xc9);
    put(machine, 0, 0, 0x01, 'O');
    put(machine, 0, 1, 0x01, 'k', true);
    put(machine, 0, 2, 0x02, 'O');
    SUBCASE("CHARS points to the ROM's characters") {
        fixture::poke(machine, 0x5c36, {0x00, 0x3c});
        CHECK(console.screen_rows()[0] == "Ok▒" + std::string(29, ' '));
    }
    SUBCASE("CHARS points elsewhere in the ROM, where its other page has characters") {
        machine::State state = machine.state();
        const fixture::Bytes other = font(0x02);
        std::copy(other.begin(), other.end(), state.rom.begin() + 0x4000 + 0x2900);
        machine.set_state(state);
        fixture::poke(machine, 0x5c36, {0x00, 0x28});
        CHECK(console.screen_rows()[0] == "OkO" + std::string(29, ' '));
    }
    SUBCASE("CHARS points to RAM") {
        fixture::poke(machine, 0x8100, font(0x02));
        fixture::poke(machine, 0x5c36, {0x00, 0x80});
        CHECK(console.screen_rows()[0] == "OkO" + std::string(29, ' '));
    }
}

TEST_CASE("the console waits for text and for a still picture") {
    // Writes one more row of the letter every frame: HALT : LD (HL),A : INC H : DJNZ : JR $.
    machine::Machine machine = machine_with_fonts();
    fixture::poke(machine, 0x9000, {0xfb, 0x76, 0x36, 'Q', 0x24, 0x10, 0xfa, 0x18, 0xfe});
    z80::Registers& cpu = machine.registers();
    cpu.pc = 0x9000;
    cpu.sp = 0xff00;
    cpu.im = 1;
    cpu.hl = 0x4100;
    cpu.bc = 0x0700;
    machine.poke(0x4000, 0x02);
    Console console(machine);
    CHECK(!console.run_until_text("Q", 3));
    CHECK(console.run_until_text("Q", 100));
    CHECK(machine.frames() < 12);
    CHECK(console.run_until_still(20, 100));
    CHECK(!console.run_until_still(20, 10));
    const std::int64_t now = machine.frames();
    CHECK(console.run_until_text("Q", 100));
    CHECK(machine.frames() == now);
    CHECK(!console.run_until_text("nowhere", 5));
    CHECK(machine.frames() == now + 5);
}

TEST_CASE("the console loads each kind of media and refuses what has a wrong size") {
    machine::Machine machine = machine_with_fonts();
    Console console(machine);
    loaders::Tape tape;
    tape.blocks.resize(2);
    REQUIRE(console.load(tape).has_value());
    CHECK(machine.tape_blocks() == 2);
    loaders::ScreenImage screen;
    screen.bytes.assign(6912, 0x55);
    REQUIRE(console.load(screen).has_value());
    CHECK(console.peek(0x4000) == 0x55);
    CHECK(console.peek(0x5aff) == 0x55);
    CHECK(console.peek(0x5b00) == 0);
    CHECK(console.attribute(23, 31) == 0x55);
    loaders::RomImage rom;
    rom.bytes = fixture::quiet_rom();
    rom.bytes[5] = 0x99;
    machine.registers().pc = 0x1234;
    REQUIRE(console.load(rom).has_value());
    CHECK(console.peek(5) == 0x99);
    CHECK(machine.registers().pc == 0);
    loaders::Snapshot snapshot = machine.snapshot();
    snapshot.border = 4;
    REQUIRE(console.load(snapshot).has_value());
    CHECK(console.border() == 4);
    const std::uint64_t before = machine.hash();
    rom.bytes.pop_back();
    CHECK(console.load(rom).error().code == ErrorCode::WrongSize);
    screen.bytes.push_back(0);
    CHECK(console.load(screen).error().code == ErrorCode::WrongSize);
    CHECK(machine.hash() == before);
}
