// The hardware of the board, as a program on the machine reads it (tests/app/boards/ports.asm).
#include <string>

#include <doctest/doctest.h>

#include "tests/app/program/program.hpp"

namespace {

const std::string Run = "run --headless --rom free '" FR_PORTS_TAPE "' ";

/// After the tape's own levels on EAR.
const std::string Loaded = "until \"Ports\"\nwait 200\n";

} // namespace

TEST_CASE("a script moves the mouse of --mouse") {
    const Workplace place("mouse");
    place.write("move.txt",
                Loaded + "expect \"Ports 000 000 255\"\n"
                         "mouse 5 -2 left\nwait 3\nexpect \"Ports 005 254 253\"\n"
                         "mouse 1 3 left+right\nwait 3\nexpect \"Ports 006 001 252\"\n"
                         "mouse 0 0\nwait 3\nexpect \"Ports 006 001 255\"\nhash\n");
    const Finished moved = place.run(Run + "--mouse --script move.txt");
    CHECK(moved.code == 0);
    CHECK(moved.err.empty());
    CHECK(place.run(Run + "--mouse --script move.txt").out == moved.out);
    const Finished unfitted = place.run(Run + "--script move.txt");
    CHECK(unfitted.code == 2);
    CHECK(is_one_line(unfitted.err));
}

TEST_CASE("a script moves the joystick of --joystick") {
    const Workplace place("joystick");
    place.write("push.txt", "joystick right 5\nhash\n");
    // A Sinclair joystick presses keys: right is 7, fire 0.
    const std::string bare = "run --headless --no-tape --rom free ";
    place.write("type.txt",
                "wait 150\ntype \"p\"\njoystick right\njoystick fire 4\nwait 20\n"
                "expect \"PRINT 70\"\n");
    const Finished typed = place.run(bare + "--joystick sinclair1 --script type.txt");
    CHECK(typed.code == 0);
    CHECK(typed.err.empty());
    const Finished unfitted = place.run(bare + "--script push.txt");
    CHECK(unfitted.code == 2);
    CHECK(is_one_line(unfitted.err));
    CHECK(place.run(bare + "--joystick none --script push.txt").code == 2);
    CHECK(place.run(bare + "--joystick kempston --script push.txt").code == 0);
}

TEST_CASE("--issue determines what the program reads after MIC, also after a saved state and "
          "another model") {
    const Workplace place("issue");
    place.write("two.txt",
                Loaded + "expect \" 064 \"\nsave two.sna\nload two.sna\nwait 5\n"
                         "expect \" 064 \"\nhash\n");
    place.write("three.txt", Loaded + "expect \" 255 000 \"\n");
    CHECK(place.run(Run + "--mouse --issue 2 --script two.txt").code == 0);
    CHECK(place.run(Run + "--mouse --issue 3 --script three.txt").code == 0);
    CHECK(place.run(Run + "--mouse --script three.txt").code == 0);
    // A snapshot does not hold the board's settings; the command line sets them.
    const std::string again = "run --headless --rom free two.sna --frames 5 --screen ";
    CHECK(place.run(again + "--issue 2").out.find(" 064 ") != std::string::npos);
    CHECK(place.run(again).out.find(" 000 ") != std::string::npos);
}

TEST_CASE("the same options give the same hash, others a different one") {
    const Workplace place("switches");
    const std::string run = Run + "--until Ports --frames 20 --hash ";
    const std::string plain = place.run(run).out;
    CHECK(plain == place.run(run + "--issue 3").out);
    for (const std::string switches :
         {"--issue 2", "--late-ula", "--mouse", "--snow off", "--mouse --late-ula --issue 2"}) {
        CAPTURE(switches);
        const Finished first = place.run(run + switches);
        CHECK(first.code == 0);
        CHECK(first.out != plain);
        CHECK(place.run(run + switches).out == first.out);
        CHECK(place.run(run + switches + " --screenshot p.png").out == first.out);
    }
}
