#include <random>
#include <string>

#include <doctest/doctest.h>

#include "games/hexes/deal.hpp"
#include "games/hexes/solver.hpp"
#include "games/hexes/text.hpp"
#include "machine/strokes.hpp"
#include "oracle/lockstep.hpp"
#include "roms-free/roms.hpp"
#include "tests/games/tape_machine.hpp"
#include "tests/support/amount.hpp"

using namespace hexes;

namespace {

/// The tape, read from its screen: a hexagon is 4 x 4 characters of one colour.
class Tape {
  public:
    Tape() : running_(fixture::load_tape(machine_, zx::roms::tape1k("hexes1k"), "HEXES")) {
        running_ = running_ && lockstep_.settle() == zx::oracle::SettleResult::Waiting;
        lockstep_.set_try_again(false);
        lockstep_.set_pace(1);
    }

    void type(std::string_view text) {
        const auto strokes = zx::machine::strokes_from_text(text);
        running_ =
            running_ && strokes && lockstep_.press(*strokes) == zx::oracle::SettleResult::Waiting;
    }
    void choose(int number) { type("s" + std::to_string(number) + "\n"); }

    /// Returns what the screen shows that a position of this number should not; "" if nothing.
    [[nodiscard]] std::string difference(const Position& position, int number) const {
        if (!running_) {
            return "the tape does not wait for a key";
        }
        for (Cell cell = 0; cell < Cells; ++cell) {
            constexpr std::uint8_t Inks[] = {0, 1, 4, 5};
            const int expected =
                0x40 | Inks[position.visits[cell]] | (position.cursor == cell ? 0x38 : 0);
            const int row = cell / Columns;
            const int left = 8 * (cell % Columns) + 4 * (row % 2);
            for (int i = 0; i < 16; ++i) {
                const int seen = console_.attribute(1 + 2 * row + i / 4, left + i % 4);
                if (seen != expected) {
                    return "cell " + std::to_string(cell) + " has attribute " +
                           std::to_string(seen) + ", not " + std::to_string(expected);
                }
            }
        }
        constexpr int Borders[] = {5, 7, 0};
        const auto state = static_cast<std::size_t>(status(position));
        if (console_.border() != Borders[state]) {
            return "border " + std::to_string(console_.border());
        }
        const auto rows = console_.screen_rows();
        constexpr const char* Words[] = {"      ", "SOLVED", " LOST "};
        if (rows[19].substr(13, 6) != Words[state]) {
            return "\"" + rows[19] + "\"";
        }
        return rows[23].starts_with(std::to_string(number) + " ") ? "" : "number " + rows[23];
    }

    [[nodiscard]] zx::machine::Console& console() { return console_; }

  private:
    zx::machine::Machine machine_{zx::machine::Model::Spectrum16, zx::roms::rom48()};
    zx::machine::Console console_{machine_};
    bool running_;
    zx::oracle::Lockstep lockstep_{machine_};
};

} // namespace

TEST_CASE("the tape of Hexes has at most 1,024 bytes and starts by itself") {
    const int length = fixture::program_length(zx::roms::tape1k("hexes1k"));
    CHECK(length > 0);
    CHECK(length <= 1024);
}

TEST_CASE("the tape deals the puzzles of hexes deal") {
    Tape tape;
    const int step = support::amount(701, 9001);
    for (int number = 1; number <= 65535; number += step) {
        tape.choose(number);
        REQUIRE(tape.difference(deal(static_cast<PuzzleNumber>(number)).position, number) == "");
    }
    tape.choose(65535);
    CHECK(tape.difference(deal(65535).position, 65535) == "");
}

TEST_CASE("a winning line wins on the tape, and the picture follows every move") {
    Tape tape;
    for (const PuzzleNumber number : {PuzzleNumber{42}, PuzzleNumber{9999}}) {
        tape.choose(number);
        Position position = deal(number).position;
        for (const Direction direction : solve(position).line) {
            tape.type(std::string(1, key_of(direction)));
            REQUIRE(move(position, direction));
            REQUIRE(tape.difference(position, number) == "");
        }
        CHECK(status(position) == Status::Won);
    }
}

TEST_CASE("random keys lead to the same positions on the tape and in the rules") {
    Tape tape;
    std::mt19937 random(5);
    int lost = 0;
    for (int game = 0; game < support::amount(12, 2); ++game) {
        const auto number = static_cast<PuzzleNumber>(1 + random() % 65535);
        tape.choose(number);
        Position position = deal(number).position;
        for (int key = 0; key < 40; ++key) {
            const char c = "7893217893217893217893214560rj"[random() % 30];
            tape.type(std::string(1, c));
            if (c == 'r') {
                position = deal(number).position;
            } else if (const auto direction = direction_of(c)) {
                move(position, *direction);
            }
            REQUIRE(tape.difference(position, number) == "");
            lost += status(position) == Status::Stuck ? 1 : 0;
        }
    }
    CHECK(lost > 0);
}

TEST_CASE("N deals another puzzle; a wrong number is asked for again") {
    Tape tape;
    tape.type("n");
    const int first = std::atoi(tape.console().screen_rows()[23].c_str());
    CHECK(tape.difference(deal(static_cast<PuzzleNumber>(first)).position, first) == "");
    tape.type("{wait 50}n");
    const int second = std::atoi(tape.console().screen_rows()[23].c_str());
    CHECK(first != second);
    tape.type("s0\n");
    tape.type("65536");
    tape.type("12x");
    tape.type("7\n");
    CHECK(tape.difference(deal(7).position, 7) == "");
}
