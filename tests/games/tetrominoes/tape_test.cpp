#include <cstdlib>
#include <random>
#include <string>

#include <doctest/doctest.h>

#include "games/tetrominoes/oracle/timed_rules.hpp"
#include "games/tetrominoes/player.hpp"
#include "machine/strokes.hpp"
#include "oracle/timed.hpp"
#include "roms-free/roms.hpp"
#include "tests/games/tape_machine.hpp"
#include "tests/support/amount.hpp"

using namespace tetrominoes;

namespace {

/// The tape beside the rules, frame by frame.
class Tape {
  public:
    Tape() : running_(fixture::load_tape(machine_, zx::roms::tape1k("tetrominoes1k"), "SCORE")) {
        console_.run_frames(20); // sets up the screen
        // The first piece has not fallen yet; some ticks have passed.
        State state = begin();
        for (int tick = 0; tick < 10; ++tick) {
            rules_.assume(state);
            --state.timer;
            if (state.timer == 0) {
                break;
            }
        }
    }

    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] const State& state() const { return rules_.state(); }
    [[nodiscard]] std::size_t hypotheses() const { return rules_.hypotheses(); }

    [[nodiscard]] WellView look() const {
        WellView view;
        for (int row = 0; row < Rows; ++row) {
            for (int column = 0; column < Columns; ++column) {
                const auto attribute = console_.attribute(row, 11 + column);
                view.tiles[WellView::index({column, row})] = attribute != 0;
            }
        }
        // Columns 25 to 28; characters further left may have several bytes.
        const std::string line = console_.screen_rows()[3];
        view.score = std::atoi(line.substr(line.size() - 7, 4).c_str());
        return view;
    }

    /// Holds a key for three frames and releases it, or runs the frames without a key.
    bool run(Key key, int frames) {
        constexpr zx::ula::Key Keys[] = {
            zx::ula::Key{}, zx::ula::Key::J, zx::ula::Key::L, zx::ula::Key::K, zx::ula::Key::Space};
        if (key != Key::None) {
            console_.press(Keys[static_cast<std::size_t>(key)]);
            rules_.press(key);
        }
        for (int frame = 0; frame < frames; ++frame) {
            if (frame == 3) {
                console_.release_all();
            }
            console_.run_frames(1);
            if (!rules_.frame(look())) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] const zx::machine::Console& console() const { return console_; }

  private:
    zx::machine::Machine machine_{zx::machine::Model::Spectrum16, zx::roms::rom48()};
    zx::machine::Console console_{machine_};
    bool running_;
    zx::oracle::TimedLockstep<TimedRules> rules_{TimedRules{}};
};

} // namespace

TEST_CASE("the tape of Tetrominoes has at most 1,024 bytes and starts by itself") {
    const int length = fixture::program_length(zx::roms::tape1k("tetrominoes1k"));
    CHECK(length > 0);
    CHECK(length <= 1024);
}

TEST_CASE("without keys the pieces fall and pile up as in the rules, tick by tick") {
    Tape tape;
    REQUIRE(tape.running());
    for (int second = 0; second < 120 && tape.state().phase != Phase::Over; ++second) {
        REQUIRE(tape.run(Key::None, 50));
    }
    CHECK(tape.state().pieces > 3);
    CHECK(tape.hypotheses() == 1);
}

TEST_CASE("random games are the same on the tape and in the rules") {
    std::mt19937 random(9);
    Tape tape;
    REQUIRE(tape.running());
    int lines = 0;
    int games = 1;
    for (int press = 0; press < support::amount(3000, 800); ++press) {
        // Mostly a good player, so that rows become full; a bad one ends the games.
        constexpr Key Some[] = {Key::Left, Key::Right, Key::Rotate, Key::Drop};
        const bool bad = press % 700 > 550 || random() % 10 == 0;
        const Key key = bad ? Some[random() % 4] : good_key(tape.state());
        const int before = tape.state().lines;
        CAPTURE(press);
        REQUIRE(tape.run(key, 12 + static_cast<int>(random() % 7)));
        lines += tape.state().lines > before ? 1 : 0; // sees one of several rows
        games = tape.state().games;
    }
    CHECK(tape.hypotheses() <= 4);
    CHECK(games > 1);
    CHECK(lines > 0);
}

TEST_CASE("the border is black during a game and red when it is over") {
    Tape tape;
    REQUIRE(tape.running());
    CHECK(tape.console().border() == 0);
    for (int press = 0; press < 200 && tape.state().phase != Phase::Over; ++press) {
        REQUIRE(tape.run(Key::Drop, 20));
    }
    REQUIRE(tape.run(Key::None, 5));
    REQUIRE(tape.state().phase == Phase::Over);
    CHECK(tape.console().border() == 2);
}
