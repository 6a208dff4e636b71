// The numbers that N draws, on the bundled tape with another way to draw them; numbers whose digits are drawn
// at any pixel.
#include <cstdint>
#include <optional>
#include <vector>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "changed_tape.hpp"
#include "shisen/oracle/deal_sample.hpp"
#include "shisen/oracle/drawn_digits.hpp"
#include "shisen/oracle/tape_subject.hpp"
#include "tests/oracle/drawn_board.hpp"

using fixture::TapeGame;
using shisen::Gravity;
using shisen::oracle::TapeSubject;

namespace {

/// Returns the range of the numbers that N draws if this code is run in place of LD HL,(FRAMES), which
/// reads the ROM's frame counter.
std::optional<shisen::oracle::NarrowRange> range_with(const std::vector<std::uint8_t>& draw) {
    constexpr std::uint16_t Free = 0x7000;
    constexpr std::uint8_t Jump = 0xc3;
    constexpr int JumpBytes = 3;
    TapeGame tape = fixture::started_tape();
    // LD HL,(FRAMES); LD A,H; OR L; JR Z
    const std::uint16_t from = fixture::find(tape, {0x2a, 0x78, 0x5c, 0x7c, 0xb5, 0x28});
    REQUIRE(from != 0);
    const auto jump = [&](std::uint16_t at, std::uint16_t to) {
        tape.machine().poke(at, Jump);
        tape.machine().poke(zx::wrap16(at + 1), static_cast<std::uint8_t>(to & 0xff));
        tape.machine().poke(zx::wrap16(at + 2), static_cast<std::uint8_t>(to >> 8));
    };
    std::uint16_t at = Free;
    for (const std::uint8_t byte : draw) {
        tape.machine().poke(at++, byte);
    }
    jump(at, zx::wrap16(from + JumpBytes));
    jump(from, Free);
    const auto learned = shisen::oracle::learn_tape(tape.machine());
    REQUIRE(learned);
    return shisen::oracle::narrow_range_of_draws(
        dynamic_cast<const TapeSubject&>(learned->start_states.of(Gravity::On)));
}

/// Returns a blank screen of PAPER 7, INK 0.
zx::oracle::Screen empty_screen() {
    zx::oracle::Screen screen;
    for (auto& cell : screen.cells) {
        cell.attribute = 0x38;
    }
    return screen;
}

/// Draws digits from the pixel (x, y) on. A digit is a made-up drawing of `width` by 8 pixels, of which the
/// right column is blank.
void draw_number(zx::oracle::Screen& screen, const std::string& digits, int x, int y, int width) {
    for (const char digit : digits) {
        for (int line = 0; line < 8; ++line) {
            for (int column = 0; column < width - 1; ++column) {
                const int px = x + column;
                const int py = y + line;
                const bool set = line == 0 || ((digit * 37 >> (line + column) % 7) & 1) != 0;
                auto& bitmap = screen.at({py / 8, px / 8}).bitmap;
                bitmap |= zx::oracle::Bitmap{set} << (63 - (py % 8 * 8 + px % 8));
            }
        }
        x += width;
    }
}

} // namespace

TEST_CASE("numbers up to 9999 from a generator of the program's own are noticed") {
    // LD HL,(7100h); LD D,H; LD E,L; ADD HL,HL; ADD HL,HL; ADD HL,DE; LD DE,12345; ADD HL,DE; LD (7100h),HL
    const std::vector<std::uint8_t> wide{
        0x2a, 0x00, 0x71, 0x54, 0x5d, 0x29, 0x29, 0x19, 0x11, 0x39, 0x30, 0x19, 0x22, 0x00, 0x71};
    CHECK_FALSE(range_with(wide));
    // The same, and then LD DE,10000; OR A; SBC HL,DE; JR NC,-5; ADD HL,DE
    std::vector<std::uint8_t> narrow = wide;
    narrow.insert(narrow.end(), {0x11, 0x10, 0x27, 0xb7, 0xed, 0x52, 0x30, 0xfb, 0x19});
    const auto range = range_with(narrow);
    REQUIRE(range);
    CHECK(range->highest >= 9000);
    CHECK(range->highest < 10'000);
    CHECK(range->excused());
}

TEST_CASE("digits at any pixel are learned from a few numbers, and read") {
    using namespace shisen::oracle;
    constexpr int Width = 6;
    constexpr int X = 15;
    constexpr int Y = 179;
    const zx::oracle::Screen empty = empty_screen();
    const zx::oracle::Lattice lattice; // of no tiles
    std::vector<NumberShown> samples;
    for (const char* digits : {"12345", "9067", "60218", "7", "38494"}) {
        samples.push_back({digits, empty});
        draw_number(samples.back().screen, digits, X, Y, Width);
    }
    std::optional<NumberPlace> place;
    for (const DigitGrid& grid : digit_grids()) {
        NumberPlace tried{22, 2, true};
        tried.grid = grid;
        std::vector<NumberShown> divided = samples;
        for (NumberShown& sample : divided) {
            sample.screen = screen_in_grid(sample.screen, grid, lattice);
        }
        tried.digits = digits_drawn(lattice, tried, divided, 0);
        if (tried.digits && grid == DigitGrid{3, 3, Width}) {
            place = tried;
        }
        // A part of the digits may be enough, but no other width.
        CHECK((!tried.digits || grid.width == Width));
    }
    REQUIRE(place);
    CHECK(text_of(*place) == "pixel line 179 from pixel column 15, digits of 6 pixels");
    zx::oracle::Screen shown = empty;
    draw_number(shown, "42817", X, Y, Width);
    TapeGame tape = fixture::started_tape();
    const zx::oracle::Characters characters(tape.machine());
    CHECK(number_at(*place, shown, lattice, characters) == 42817);
    CHECK_FALSE(number_at(*place, empty, lattice, characters));
}

TEST_CASE("digits that a longer number has left are no part of a clean number") {
    using namespace shisen::oracle;
    using zx::oracle::Screen;
    constexpr int Width = 8;
    const zx::oracle::Lattice lattice; // of no tiles
    TapeGame tape = fixture::started_tape();
    const zx::oracle::Characters characters(tape.machine());
    const auto with = [&](const std::string& digits, int column, Screen screen = empty_screen()) {
        draw_number(screen, digits, column * Width, 160, Width);
        return screen;
    };
    DrawnDigits drawn;
    const Screen all = with("0123456789", 0);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        drawn[i] = all.at({20, static_cast<int>(i)}).drawing();
    }
    for (const bool from_left : {true, false}) {
        NumberPlace place{20, from_left ? 8 : 13, from_left, drawn};
        const auto read = [&](const Screen& screen) {
            return number_at(place, screen, lattice, characters);
        };
        const Screen longest = with("65535", 8);
        CHECK(has_no_digits_near(place, longest, lattice, characters));
        const Screen beside = with("84", from_left ? 14 : 5, longest);
        CHECK_FALSE(has_no_digits_near(place, beside, lattice, characters));
        CHECK_FALSE(has_no_digits_near(place, with("42", from_left ? 8 : 11), lattice, characters));

        const Screen left_over = with("535", from_left ? 10 : 8, with("7", from_left ? 8 : 12));
        CHECK(read(left_over) == 7);
        place.alone = true;
        CHECK(read(left_over) == 0);
        CHECK(read(longest) == 65535);
        CHECK(read(with("42", from_left ? 14 : 5, with("42", from_left ? 8 : 11))) == 42);
    }
}

TEST_CASE("digits of several cells are learned if no cell alone tells them") {
    using namespace shisen::oracle;
    const zx::oracle::Screen empty = empty_screen();
    const zx::oracle::Lattice lattice; // of no tiles
    // Two cells wide and high: three of the cells show a bit of the digit each, or two bits, the fourth none.
    const auto draw = [](zx::oracle::Screen& screen, const std::string& digits) {
        int column = 1;
        for (const char digit : digits) {
            const auto value = static_cast<zx::oracle::Bitmap>(digit - '0');
            screen.at({20, column}).bitmap = 0x1800 + value / 4;
            screen.at({20, column + 1}).bitmap = 0x2400;
            screen.at({21, column}).bitmap = 0x4200 + value % 4 / 2;
            screen.at({21, column + 1}).bitmap = 0x8100 + value % 2;
            column += 2;
        }
    };
    std::vector<NumberShown> samples;
    for (const char* digits : {"12345", "9067", "60218", "7", "38494"}) {
        samples.push_back({digits, empty});
        draw(samples.back().screen, digits);
    }
    std::optional<NumberPlace> place;
    for (const DigitGrid& grid : digit_grids()) {
        NumberPlace tried{20, 0, true};
        tried.grid = grid;
        std::vector<NumberShown> divided = samples;
        for (NumberShown& sample : divided) {
            sample.screen = screen_in_grid(sample.screen, grid, lattice);
        }
        tried.digits = digits_drawn(lattice, tried, divided, 0);
        if (tried.digits && !place) {
            place = tried;
        }
    }
    REQUIRE(place);
    CHECK(text_of(*place) == "line 20 from column 1, digits of 2 by 2 cells");
    zx::oracle::Screen shown = empty;
    draw(shown, "42817");
    TapeGame tape = fixture::started_tape();
    const zx::oracle::Characters characters(tape.machine());
    CHECK(number_at(*place, shown, lattice, characters) == 42817);
    CHECK_FALSE(number_at(*place, empty, lattice, characters));
}

TEST_CASE("numbers that N draws from the whole range are not narrow") {
    CHECK_FALSE(range_with({0x2a, 0x78, 0x5c})); // LD HL,(FRAMES)
}

TEST_CASE("numbers whose highest bit is the R register's are no fault") {
    // LD HL,(FRAMES); LD A,R; LD H,A
    const auto range = range_with({0x2a, 0x78, 0x5c, 0xed, 0x5f, 0x67});
    REQUIRE(range);
    CHECK(range->highest > 16384);
    CHECK(range->highest < 32768);
    CHECK(range->excused());
}

TEST_CASE("numbers with a bit that never changes are reported by this bit") {
    // LD HL,(FRAMES); RES 0,L
    const auto even = range_with({0x2a, 0x78, 0x5c, 0xcb, 0x85});
    REQUIRE(even);
    CHECK(even->excused());
    CHECK(even->numbers() == "even numbers");
    // LD HL,(FRAMES); SET 0,L
    const auto odd = range_with({0x2a, 0x78, 0x5c, 0xcb, 0xc5});
    REQUIRE(odd);
    CHECK(odd->numbers() == "odd numbers");
    // LD HL,(FRAMES); SET 0,H; RES 7,L
    const auto two = range_with({0x2a, 0x78, 0x5c, 0xcb, 0xc4, 0xcb, 0xbd});
    REQUIRE(two);
    CHECK(two->numbers() == "numbers of which bit 7 is 0, bit 8 is 1");
    // LD HL,(FRAMES); RES 7,L; the R register keeps this bit
    CHECK_FALSE(range_with({0x2a, 0x78, 0x5c, 0xcb, 0xbd}));
}

TEST_CASE("numbers of ten bits are not taken for numbers of three digits") {
    // LD HL,(FRAMES); LD A,H; AND 3; LD H,A
    const auto range = range_with({0x2a, 0x78, 0x5c, 0x7c, 0xe6, 0x03, 0x67});
    REQUIRE(range);
    CHECK(range->highest >= 1000);
    CHECK(range->highest < 1024);
    CHECK_FALSE(range->excused());
}

TEST_CASE("numbers below 1000 are numbers of three digits") {
    // LD HL,(FRAMES); LD DE,1000; OR A; repeat: SBC HL,DE; JR NC,repeat; ADD HL,DE
    const auto range =
        range_with({0x2a, 0x78, 0x5c, 0x11, 0xe8, 0x03, 0xb7, 0xed, 0x52, 0x30, 0xfc, 0x19});
    REQUIRE(range);
    CHECK(range->highest < 1000);
    CHECK(range->excused());
}

TEST_CASE("numbers of one byte that do not come from the frame counter are narrow") {
    // LD A,R; LD L,A; LD H,0
    const auto range = range_with({0xed, 0x5f, 0x6f, 0x26, 0x00});
    REQUIRE(range);
    CHECK(range->highest < 256);
}

TEST_CASE("the same few numbers again and again are a fault") {
    // LD HL,77; LD A,R; AND 3; INC A; LD H,A
    const auto range = range_with({0x21, 0x4d, 0x00, 0xed, 0x5f, 0xe6, 0x03, 0x3c, 0x67});
    REQUIRE(range);
    CHECK(range->repeats);
    CHECK(range->highest <= 4 * 256 + 77);
    CHECK_FALSE(range->excused());
}

TEST_CASE("numbers that depend on the number before are not narrow") {
    // LD HL,(number); LD D,H; LD E,L; ADD HL,HL; ADD HL,HL; ADD HL,DE; LD DE,(FRAMES); LD D,0; ADD HL,DE
    CHECK_FALSE(range_with({0x2a,
                            0xf8,
                            0x63,
                            0x54,
                            0x5d,
                            0x29,
                            0x29,
                            0x19,
                            0xed,
                            0x5b,
                            0x78,
                            0x5c,
                            0x16,
                            0x00,
                            0x19}));
}
