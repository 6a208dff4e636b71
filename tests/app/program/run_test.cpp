#include <algorithm>
#include <csignal>
#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "app/files/file.hpp"
#include "tests/app/program/program.hpp"

namespace fs = std::filesystem;

namespace {

/// The text of the free ROM when it is ready.
const std::string NoTape = "run --headless --no-tape --rom free ";

} // namespace

TEST_CASE("the same run twice ends with the same hash, with and without pictures") {
    const Workplace place("hash");
    const std::string run = "run --headless --frames 400 --hash";
    const Finished first = place.run(run);
    CHECK(first.code == 0);
    CHECK(first.out.size() == 17);
    CHECK(first.out.find_first_not_of("0123456789abcdef\n") == std::string::npos);
    CHECK(place.run(run).out == first.out);
    CHECK(place.run(run + " --no-fast-load").out == first.out);
    CHECK(place.run(run + " --screenshot a.png --wav a.wav").out == first.out);
    CHECK(place.run("run --headless --frames 401 --hash").out != first.out);
}

TEST_CASE("--screen prints 24 rows of 32 characters") {
    const Workplace place("screen");
    const Finished finished = place.run(NoTape + "--frames 150 --screen");
    CHECK(finished.code == 0);
    CHECK(std::count(finished.out.begin(), finished.out.end(), '\n') == 24);
    const auto characters = std::count_if(
        finished.out.begin(), finished.out.end(), [](char c) { return (c & 0xc0) != 0x80; });
    CHECK(characters == 24 * 33);
}

TEST_CASE("an --until that fails gives exit code 1 and one line") {
    const Workplace place("until");
    const Finished finished = place.run(NoTape + "--until 'no such text' --max-frames 20 --screen");
    CHECK(finished.code == 1);
    CHECK(is_one_line(finished.err));
    CHECK(finished.err.find("no such text") != std::string::npos);
    CHECK(std::count(finished.out.begin(), finished.out.end(), '\n') == 24);
}

TEST_CASE("outputs are written and replace existing files") {
    const Workplace place("outputs");
    place.write("p.png", "old");
    const Finished finished =
        place.run(NoTape + "--frames 100 --screenshot p.png --save s.sna --wav w.wav");
    CHECK(finished.code == 0);
    CHECK(is_one_line(finished.err));
    CHECK(finished.err.find("s.sna: written without the T-state") != std::string::npos);
    CHECK(place.read("p.png").substr(1, 3) == "PNG");
    CHECK(fs::file_size(place.path("s.sna")) == 49'179);
    const auto wav = fs::file_size(place.path("w.wav"));
    CHECK(wav > 170'000);
    CHECK(wav < 180'000);
}

TEST_CASE("an output that cannot be written is exit code 4") {
    const Workplace place("unwritable");
    const std::string run = NoTape + "--frames 100 ";
    for (const std::string output :
         {"--screenshot no/p.png", "--save no/s.sna", "--wav no/w.wav"}) {
        CAPTURE(output);
        const Finished finished = place.run(run + output);
        CHECK(finished.code == 4);
        CHECK(is_one_line(finished.err));
    }
}

TEST_CASE("a standard output that cannot be written is exit code 4") {
    const Workplace place("full");
    for (const std::string& arguments :
         {NoTape + "--frames 5 --screen", std::string("--help"), std::string("--version")}) {
        CAPTURE(arguments);
        // The outer redirection has no effect, because the program's own output goes to a full
        // device.
        const Finished finished = place.run("--version > /dev/null; '" FR_PROGRAM "' " + arguments +
                                            " > /dev/full 2> full.txt; exit $?; true");
        CHECK(finished.code == 4);
        CHECK(is_one_line(place.read("full.txt")));
    }
}

TEST_CASE("a state that no SNA can hold is an output that cannot be written") {
    const Workplace place("no_room");
    std::string sna(27 + 49'152, '\0');
    sna[24] = '\x80'; // SP = 0x8000, where PC = 0x8002 is stored
    sna[25] = 1;      // interrupt mode
    const std::size_t stack = 27 + 0x4000;
    sna.replace(stack, 7, std::string("\x02\x80\x31\0\x40\x18\xfe", 7)); // LD SP,0x4000: JR $
    place.write("in.sna", sna);
    const Finished finished = place.run("run --headless --frames 2 --save out.sna in.sna");
    CHECK(finished.code == 4);
    CHECK(is_one_line(finished.err));
    CHECK_FALSE(fs::exists(place.path("out.sna")));
}

TEST_CASE("a saved state continues from where it was saved") {
    const Workplace place("state");
    CHECK(place.run(NoTape + "--frames 120 --type 'p' --save s.sna").code == 0);
    const Finished finished = place.run("run --headless --rom free s.sna --frames 5 --screen");
    CHECK(finished.code == 0);
    CHECK(finished.out.find("PRINT") != std::string::npos);
}

TEST_CASE("a 48K snapshot runs in the 48K mode of a 128K whose ROMs are named") {
    const Workplace place("mode_48");
    CHECK(place.run(NoTape + "--frames 120 --type 'p' --save s.sna").code == 0);
    const std::string run = "run --headless s.sna --frames 5 --screen --save after.sna ";
    const Finished pair = place.run(run + "--machine 128 --rom free --rom free");
    CHECK(pair.code == 0);
    CHECK(is_one_line(pair.err)); // what an SNA does not hold
    CHECK(pair.out.find("PRINT") != std::string::npos);
    CHECK(fs::file_size(place.path("after.sna")) == 131'103);
    // Paging: bank 0 at 0xc000, the last ROM, locked.
    CHECK(place.read("after.sna").at(27 + 49'152 + 2) == 0x30);
    // With one page of ROM the snapshot's own model runs.
    CHECK(place.run(run + "--machine 128 --rom free").code == 0);
    CHECK(fs::file_size(place.path("after.sna")) == 49'179);
    // No supported snapshot format holds a +2A, but it runs.
    const Finished four = place.run("run --headless s.sna --frames 5 --screen --machine plus2a "
                                    "--rom free --rom free --rom free --rom free");
    CHECK(four.code == 0);
    CHECK(four.out.find("PRINT") != std::string::npos);
}

TEST_CASE("a ROM page that cannot run alone is refused in one line") {
    const Workplace place("editor_rom");
    place.write("editor.rom", std::string(16'384, '\xc9'));
    for (const std::string arguments :
         {"--no-tape --rom editor.rom", "--no-tape --machine 128 --rom editor.rom", "editor.rom"}) {
        CAPTURE(arguments);
        const Finished finished = place.run("run --headless --frames 1 " + arguments);
        CHECK(finished.code == 3);
        CHECK(is_one_line(finished.err));
        CHECK(finished.err.find("holds no character set") != std::string::npos);
    }
}

TEST_CASE("keys are typed and the ROM reacts") {
    const Workplace place("type");
    const Finished finished =
        place.run(NoTape + "--type 'p\"hi there\"\\n{wait 20}' --frames 20 --screen");
    CHECK(finished.code == 0);
    CHECK(finished.out.find("hi there") != std::string::npos);
    CHECK(finished.out.find("0 OK") != std::string::npos);
}

TEST_CASE("a script runs its lines and stops at the first that fails") {
    const Workplace place("script");
    place.write("good.txt",
                "wait 120\n"
                "type \"p\\\"abc\\\"\\n\"\n"
                "until \"0 OK\" 200\n"
                "expect \"abc\"\n"
                "expect-not \"xyz\"\n"
                "poke 0x9000 7\n"
                "save s.szx\n"
                "screenshot p.png\n"
                "frames\nhash\nscreen\n");
    const Finished good = place.run(NoTape + "--script good.txt");
    CHECK(good.code == 0);
    CHECK(good.err.empty());
    CHECK(std::count(good.out.begin(), good.out.end(), '\n') == 26);
    CHECK(fs::exists(place.path("s.szx")));
    CHECK(fs::exists(place.path("p.png")));

    place.write("small.txt", "wait 5\nsave s.sna\n");
    const Finished small = place.run(NoTape + "--script small.txt --joystick kempston");
    CHECK(small.code == 0);
    CHECK(is_one_line(small.err));
    CHECK(small.err.find("warning: s.sna: ") != std::string::npos);
    CHECK(small.err.find("the joystick") != std::string::npos);

    place.write("bad.txt", "wait 5\n\nexpect \"xyz\"\nframes\n");
    const Finished bad = place.run(NoTape + "--script bad.txt");
    CHECK(bad.code == 1);
    CHECK(bad.out.empty());
    CHECK(bad.err.find("bad.txt: line 3, frame 5:") != std::string::npos);
    CHECK(std::count(bad.err.begin(), bad.err.end(), '\n') == 25);

    place.write("late.txt", "until \"xyz\" 7\n");
    const Finished late = place.run(NoTape + "--script late.txt");
    CHECK(late.code == 1);
    CHECK(late.err.find("line 1, frame 7:") != std::string::npos);

    place.write("wrong.txt", "wait 5\nexpect xyz\n");
    const Finished wrong = place.run(NoTape + "--script wrong.txt");
    CHECK(wrong.code == 3);
    CHECK(is_one_line(wrong.err));
    CHECK(wrong.err.find("line 2") != std::string::npos);
    CHECK(place.run(NoTape + "--script missing.txt").code == 3);
}

TEST_CASE("without a display the window says so and ends with exit code 4") {
    const Workplace place("display");
    const Finished finished = place.run("", "DISPLAY= WAYLAND_DISPLAY=");
    CHECK(finished.code == 4);
    CHECK(finished.out.empty());
    CHECK(is_one_line(finished.err));
    CHECK(finished.err.find("display") != std::string::npos);
}

TEST_CASE("the window opens with the named video driver, plays, and closes on a signal") {
    const Workplace place("window");
    for (const std::string arguments : {"", "--no-tape --mute", "--no-fast-load --full-screen"}) {
        CAPTURE(arguments);
        // SDL's sound device that is a file, which grows in real time.
        const std::string sound = place.path("sound.raw");
        fs::remove(sound);
        // Else the window waits for an answer whether to continue there.
        fs::remove(place.path("fourrivers/session.szx"));
        constexpr std::uintmax_t HalfASecond = 44'100 * 2 * sizeof(std::int16_t) / 2;
        const Finished finished = place.run_until(
            SIGTERM,
            arguments,
            "SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=disk SDL_DISKAUDIOFILE='" + sound + "'",
            [&] {
                std::error_code absent;
                const auto size = fs::file_size(sound, absent);
                return !absent && size > HalfASecond;
            });
        CHECK(finished.code == 0);
        CHECK(finished.err.empty());
    }
}

TEST_CASE("a run works without a home folder and a folder for temporary files") {
    const Workplace place("homeless");
    CHECK(place.run(NoTape + "--frames 1", "HOME= XDG_DATA_HOME= TMPDIR=/nowhere").code == 0);
}

TEST_CASE("Ctrl+C ends a headless run with exit code 130") {
    const Workplace place("interrupt");
    const Finished finished =
        place.run_until(SIGINT, "run --headless --no-tape --frames 100000000 --hash");
    CHECK(finished.code == 130);
}

TEST_CASE("the help of every command comes with exit code 0") {
    const Workplace place("help");
    for (const std::string command : {"", "run", "info", "convert", "bench"}) {
        CAPTURE(command);
        const Finished finished = place.run(command + " --help");
        CHECK(finished.code == 0);
        CHECK(finished.err.empty());
        CHECK(finished.out.find("Usage: fourrivers") != std::string::npos);
    }
}

TEST_CASE("a script on standard input has a size limit") {
    const Workplace place("endless_script");
    const Finished finished =
        place.run("run --headless --no-tape --script - > stdout.txt 2> stderr.txt < /dev/zero #");
    CHECK(finished.code == 3);
    CHECK(is_one_line(finished.err));
    CHECK(finished.err.find("64 MiB") != std::string::npos);
}
