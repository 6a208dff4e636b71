#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "app/headless/script.hpp"

using namespace zx::app;
using zx::ula::Key;

TEST_CASE("every command of the script language is parsed with its arguments") {
    const auto script = parse_script("# a comment\n"
                                     "wait 50\n"
                                     "\n"
                                     "until \"BOARD 1\" 200   # and why\n"
                                     "until \"x\"\n"
                                     "type \"a\\n\"\n"
                                     "press caps+5 10\n"
                                     "press h\n"
                                     "expect \"a \\\"quoted\\\" # word\"\n"
                                     "expect-not \"C Nonsense\"\n"
                                     "poke 0x5c3a 255\n"
                                     "load \"my game.tap\"\n"
                                     "screen\r\n"
                                     "screenshot p.png\n"
                                     "save s.sna\n"
                                     "hash\n"
                                     "frames\n"
                                     "joystick up+fire 7\n"
                                     "joystick left\n"
                                     "mouse 5 -127\n"
                                     "mouse 0 0 left+right\n"
                                     "tape play\n"
                                     "tape stop\n"
                                     "tape rewind\n"
                                     "tape auto on\n"
                                     "tape auto off\n"
                                     "tape eject\n"
                                     "tape block 12\n"
                                     "tape new \"my saves.tzx\"\n"
                                     "peek 32768\n"
                                     "peek 0xfff0 16\n"
                                     "expect-byte 0x8000 0xc9\n");
    REQUIRE(script);
    REQUIRE(script->size() == 30);
    const auto& lines = *script;
    CHECK(lines[0].number == 2);
    CHECK(lines[0].verb == Verb::Wait);
    CHECK(lines[0].value == 50);
    CHECK(lines[1].verb == Verb::Until);
    CHECK(lines[1].text == "BOARD 1");
    CHECK(lines[1].value == 200);
    CHECK(lines[2].value == -1);
    REQUIRE(lines[3].strokes.size() == 2);
    CHECK(lines[3].strokes[0].keys == std::vector<Key>{Key::A});
    CHECK(lines[3].strokes[1].keys == std::vector<Key>{Key::Enter});
    REQUIRE(lines[4].strokes.size() == 1);
    CHECK(lines[4].strokes[0].keys == std::vector<Key>{Key::CapsShift, Key::N5});
    CHECK(lines[4].value == 10);
    CHECK(lines[5].strokes[0].keys == std::vector<Key>{Key::H});
    CHECK(lines[6].text == "a \"quoted\" # word");
    CHECK(lines[7].verb == Verb::ExpectNot);
    CHECK(lines[8].value == 0x5c3a);
    CHECK(lines[8].byte == 255);
    CHECK(lines[9].text == "my game.tap");
    CHECK(lines[10].verb == Verb::Screen);
    CHECK(needs_picture(lines));
    CHECK(lines[14].verb == Verb::Frames);
    CHECK(lines[14].number == 17);
    CHECK(lines[15].verb == Verb::Joystick);
    CHECK(lines[15].byte == 0x18);
    CHECK(lines[15].value == 7);
    CHECK(lines[16].byte == 0x02);
    CHECK(lines[16].value == -1);
    CHECK(lines[17].verb == Verb::Mouse);
    CHECK(lines[17].mouse == MouseMove{5, -127, 0});
    CHECK(lines[18].mouse == MouseMove{0, 0, 3});
    CHECK(lines[19].verb == Verb::Tape);
    CHECK(lines[19].deck == DeckOrder::Play);
    CHECK(lines[20].deck == DeckOrder::Stop);
    CHECK(lines[21].deck == DeckOrder::Rewind);
    CHECK(lines[22].deck == DeckOrder::AutoOn);
    CHECK(lines[23].deck == DeckOrder::AutoOff);
    CHECK(lines[24].deck == DeckOrder::Eject);
    CHECK(lines[25].deck == DeckOrder::Block);
    CHECK(lines[25].value == 12);
    CHECK(lines[26].deck == DeckOrder::New);
    CHECK(lines[26].text == "my saves.tzx");
    CHECK(lines[27].verb == Verb::Peek);
    CHECK(lines[27].value == 32'768);
    CHECK(lines[27].count == 1);
    CHECK(lines[28].value == 0xfff0);
    CHECK(lines[28].count == 16);
    CHECK(lines[29].verb == Verb::ExpectByte);
    CHECK(lines[29].value == 0x8000);
    CHECK(lines[29].byte == 0xc9);
    CHECK(first_of(Verb::Mouse, lines) == &lines[17]);
    CHECK(first_of(Verb::Mouse, {}) == nullptr);
}

TEST_CASE("a state is saved under the names that --save takes") {
    for (const std::string name : {"x.sna", "x.SNA", "x.Sna", "a.b/x.sna", "x.scr"}) {
        CAPTURE(name);
        CHECK(parse_script("save " + name));
    }
}

TEST_CASE("a picture is written under a PNG's name, or under one without an extension") {
    for (const std::string name : {"p.png", "p.PNG", "folder.d/pipe", "/dev/stdout"}) {
        CAPTURE(name);
        CHECK(parse_script("screenshot " + name));
    }
}

TEST_CASE("an empty script is valid") {
    CHECK(parse_script("")->empty());
    CHECK(parse_script("\n# nothing\n")->empty());
}

TEST_CASE("a wrong line is refused with its number") {
    for (const std::string_view line : {"jump",
                                        "wait",
                                        "wait x",
                                        "wait -1",
                                        "wait 1 2",
                                        "until TEXT",
                                        "until \"\"",
                                        "until \"a\" b",
                                        "until \"a",
                                        "type a",
                                        "type \"{nokey}\"",
                                        "press",
                                        "press ab",
                                        "press a 0",
                                        "press \"ab\"",
                                        "expect \"a\" 5",
                                        "poke 1",
                                        "poke 65536 0",
                                        "poke 0 256",
                                        "peek",
                                        "peek 65536",
                                        "peek 0xffff 2",
                                        "peek 0 0",
                                        "expect-byte 0",
                                        "expect-byte 0 256",
                                        "poke 0 1 2",
                                        "load",
                                        "save state.tap",
                                        "save .sna",
                                        "save folder/.sna",
                                        "save \"\"",
                                        "screenshot p.jpg",
                                        "screenshot p.sna",
                                        "tape",
                                        "tape eject now",
                                        "tape block",
                                        "tape block 0",
                                        "tape block x",
                                        "tape new",
                                        "tape new a.sna",
                                        "tape new a.flac",
                                        "tape new tap",
                                        "tape auto",
                                        "tape play on",
                                        "screen now",
                                        "\"screen\"",
                                        "hash 1",
                                        "joystick",
                                        "joystick north",
                                        "joystick up+",
                                        "joystick up 0",
                                        "mouse 1",
                                        "mouse 128 0",
                                        "mouse 0 0 middle",
                                        "mouse 0 0 left 1"}) {
        CAPTURE(line);
        const auto script = parse_script("wait 1\n" + std::string(line) + "\nscreen\n");
        REQUIRE_FALSE(script);
        CHECK(script.error().offset == 2);
        CHECK_FALSE(script.error().context.empty());
    }
}

TEST_CASE("escapes in typed text are resolved") {
    using enum zx::ula::Key;
    const auto strokes = strokes_from_escaped("a\\n\\b{caps+1}");
    REQUIRE(strokes);
    REQUIRE(strokes->size() == 4);
    CHECK((*strokes)[1].keys == std::vector<Key>{Enter});
    CHECK((*strokes)[2].keys == std::vector<Key>{CapsShift, N0});
    CHECK((*strokes)[3].keys == std::vector<Key>{CapsShift, N1});
}
