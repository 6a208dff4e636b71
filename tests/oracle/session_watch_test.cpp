// A stack that grows with steps of one kind.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/deal.hpp"
#include "shisen/oracle/session_watch.hpp"

using namespace shisen;
using namespace shisen::oracle;

namespace {

/// A program of which only the stack and the number of tiles are known.
class Stack final : public Subject {
  public:
    [[nodiscard]] Observed look() const override {
        Observation seen;
        seen.board = deal(1);
        const auto cells = seen.board.size().cells();
        for (int place = 0; place < removed && place < cells; ++place) {
            seen.board.remove(
                {place % seen.board.size().columns, place / seen.board.size().columns});
        }
        return seen;
    }
    [[nodiscard]] Observed act(const Step&) override { return look(); }
    [[nodiscard]] std::unique_ptr<Subject> copy() const override {
        return std::make_unique<Stack>(*this);
    }
    [[nodiscard]] std::optional<int> stack_pointer() const override { return pointer; }

    int pointer = 0xff00;
    int removed = 0;
};

/// Returns the words about the stack after these steps, again and again; "" if there are none in `rounds`. After
/// the last step of a round the stack has grown by `growth` bytes. ENTER removes `removed` tiles.
std::string
words_after(const std::vector<Step>& round, int growth, int removed = 0, int rounds = 40) {
    SessionWatch watch;
    Stack program;
    (void)watch.after(press(Key::Back), program, program.look());
    for (int i = 0; i < rounds; ++i) {
        for (const Step& step : round) {
            program.removed += step == press(Key::Enter) ? removed : 0;
            program.pointer -= &step == &round.back() ? growth : 0;
            if (const auto failure = watch.after(step, program, program.look())) {
                return failure->words;
            }
        }
    }
    return "";
}

} // namespace

TEST_CASE("a stack that grows with arrows, H, removals, new boards or answers to S is found") {
    const std::vector<Step> arrows{press(Key::Right), press(Key::Left)};
    const std::vector<Step> hints{press(Key::Hint)};
    const std::vector<Step> removals{press(Key::Hint), press(Key::Right), press(Key::Enter)};
    const std::vector<Step> boards{press(Key::NewBoard)};
    const std::vector<Step> numbers{press(Key::ChooseBoard), answer("42")};
    CHECK(words_after(numbers, 2).find("32 numbers given to S") != std::string::npos);
    CHECK(words_after(arrows, 2).find("32 arrows") != std::string::npos);
    CHECK(words_after(hints, 2).find("32 presses of H") != std::string::npos);
    CHECK(words_after(removals, 2, 2).find("32 removals") != std::string::npos);
    CHECK(words_after(boards, 2).find("32 new boards") != std::string::npos);
    for (const auto& round : {arrows, hints, removals, boards, numbers}) {
        CHECK(words_after(round, 0, 2).empty());
    }
}

TEST_CASE(
    "a stack that grows with B and F, R and L, DELETE, or ENTER that removes nothing is found") {
    const std::vector<Step> journeys{press(Key::Back), press(Key::Forward)};
    const std::vector<Step> returns{press(Key::Restart), press(Key::Last)};
    const std::vector<Step> toggles{press(Key::ToggleGravity)};
    const std::vector<Step> enters{press(Key::Enter)};
    CHECK(words_after(journeys, 2).find("32 presses of B and F") != std::string::npos);
    CHECK(words_after(returns, 2).find("32 presses of R and L") != std::string::npos);
    CHECK(words_after(toggles, 2).find("32 new boards by DELETE") != std::string::npos);
    CHECK(words_after(enters, 2).find("32 presses of ENTER that remove nothing") !=
          std::string::npos);
    for (const auto& round : {journeys, returns, toggles, enters}) {
        CHECK(words_after(round, 0).empty());
    }
}

TEST_CASE("a stack is compared only after steps of one kind that follow each other") {
    // H that waits for the next key in a call of its own.
    CHECK(words_after({press(Key::Hint), press(Key::Right)}, 2).empty());
    CHECK(words_after({press(Key::Enter), press(Key::Right)}, 2).empty());
    CHECK(words_after({press(Key::NewBoard), press(Key::Right)}, 2).empty());
    CHECK(words_after({press(Key::ChooseBoard), answer("42"), press(Key::Right)}, 2).empty());
    // A new board begins anew.
    CHECK(words_after({press(Key::Hint), press(Key::NewBoard), press(Key::Enter)}, 2, 2).empty());
}
