// The ZX Printer on the command line, with the free ROM.
#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "tests/app/program/program.hpp"

namespace {

constexpr const char* Script = R"(
wait 150
command "10 REM printed\n"
command "LPRINT \"HELLO \";CHR$ 127;1/4\n"
wait 60
command "LLIST\n"
wait 60
command "PRINT AT 3,4;\"on the screen\": COPY\n"
wait 600
)";

const std::string Run = "run --headless --rom free --no-tape --script print.txt ";

/// A number of a PNG's header, 4 bytes, most significant first.
unsigned number_at(const std::string& bytes, std::size_t at) {
    unsigned number = 0;
    for (std::size_t i = at; i < at + 4; ++i) {
        number = number << 8 | static_cast<unsigned char>(bytes.at(i));
    }
    return number;
}

} // namespace

TEST_CASE("LPRINT, LLIST and COPY arrive as text, and as a picture of 256 pixels' width") {
    const Workplace place("printer");
    place.write("print.txt", Script);
    const Finished text = place.run(Run + "--printer-out paper.txt");
    CAPTURE(text.err);
    REQUIRE(text.code == 0);
    std::string expected = "HELLO \u00a90.25\n  10 REM printed\n";
    for (int row = 0; row < 22; ++row) {
        expected += row == 3 ? "    on the screen\n" : "\n";
    }
    CHECK(place.read("paper.txt") == expected);
    REQUIRE(place.run(Run + "--printer --printer-out paper.png").code == 0);
    const std::string png = place.read("paper.png");
    CHECK(png.substr(1, 3) == "PNG");
    CHECK(number_at(png, 16) == 256);
    CHECK(number_at(png, 20) == (1 + 1 + 22) * 8);
}

TEST_CASE("without a printer the commands end at once and print nothing") {
    const Workplace place("printer_absent");
    place.write("print.txt", "wait 150\ncommand \"COPY : PRINT 1\\n\"\nwait 20\nexpect \"0 OK\"\n");
    CHECK(place.run(Run).code == 0);
    const Finished busy = place.run(Run + "--printer");
    CHECK(busy.code == 1);
}

TEST_CASE("nothing printed is a warning, and wrong names and places are refused") {
    const Workplace place("printer_wrong");
    const Finished none = place.run("run --headless --frames 5 --printer-out none.png");
    CHECK(none.code == 0);
    CHECK(none.err ==
          "fourrivers: warning: none.png: nothing was printed, so no file is written\n");
    CHECK_FALSE(std::filesystem::exists(place.path("none.png")));
    const Finished name = place.run("run --headless --frames 5 --printer-out none.jpg");
    CHECK(name.code == 2);
    CHECK(is_one_line(name.err));
    place.write("print.txt", "wait 150\ncommand \"LPRINT 1\\n\"\nwait 60\n");
    const Finished folder = place.run(Run + "--printer-out no/such/paper.txt");
    CHECK(folder.code == 4);
    CHECK(is_one_line(folder.err));
}
