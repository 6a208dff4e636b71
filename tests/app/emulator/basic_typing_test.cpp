#include <string>

#include <doctest/doctest.h>

#include "app/input/basic_typing.hpp"
#include "loaders/basic_keywords.hpp"
#include "tests/app/emulator/player_fixture.hpp"

using namespace zx;
using fixture::PlayerFixture;

TEST_CASE_FIXTURE(PlayerFixture, "pasted text is typed, what cannot be typed is left out") {
    frames(150);
    // A byte that is not UTF-8 does not affect its neighbours.
    player.paste("rem h€l\x85lo {world}");
    while (player.typing()) {
        player.run_frame({});
    }
    frames(5);
    // R is the keyword RUN on the Spectrum; the rest is typed letter by letter.
    CHECK(shows("em hllo"));
}

TEST_CASE_FIXTURE(PlayerFixture, "pasted commands are typed with the keyword keys") {
    frames(150);
    player.paste("10 print \"a: b\";chr$ 65: restore 10\n20 if 1<=2 then data 5: stop\nlist\n");
    while (player.typing()) {
        player.run_frame({});
    }
    frames(50);
    CHECK(app::program_listing(player.machine()) ==
          "10 PRINT \"a: b\";CHR$ 65: RESTORE 10\n20 IF 1<=2 THEN DATA 5: STOP\n");
}

TEST_CASE_FIXTURE(PlayerFixture, "every keyword of 48 BASIC can be typed where it belongs") {
    using app::command_strokes;
    for (int code = loaders::basic::FirstKeyword; code < 256; ++code) {
        const std::string name{loaders::keyword_name(static_cast<std::uint8_t>(code))};
        CAPTURE(name);
        CHECK(command_strokes(name).has_value());
    }
    CHECK_FALSE(command_strokes("hello"));
    CHECK_FALSE(command_strokes("PRINT \"not closed"));
    CHECK_FALSE(command_strokes("PRINT \\a"));
    CHECK_FALSE(command_strokes("LET a=1: b=2"));
    CHECK_FALSE(command_strokes("PRINT LET a"));
    CHECK_FALSE(command_strokes(""));
}

TEST_CASE("a long listing becomes a tape") {
    const std::string lines = "10 CLS\n20 CLS\n30 CLS\n40 CLS\n50 CLS\n";
    CHECK_FALSE(app::tape_of_listing(lines));
    CHECK_FALSE(app::tape_of_listing("a\nb\nc\nd\ne\nf\n"));
    const auto tape = app::tape_of_listing(lines + "60 CLS\n");
    REQUIRE(tape);
    CHECK((*tape)->blocks.size() == 2);
    CHECK_FALSE(app::tape_of_listing(lines + "60 PRINT \"\n").value());
}

TEST_CASE_FIXTURE(PlayerFixture, "in pasted text a shift key goes down first and up last") {
    using enum ula::Key;
    player.paste("H");
    std::string held;
    while (player.typing()) {
        player.run_frame({});
        const ula::Keyboard& keyboard = session.machine().keyboard();
        held += keyboard.held(CapsShift) ? (keyboard.held(H) ? 'H' : 'c') : '.';
    }
    CHECK(held == "cHHHc......");
}
