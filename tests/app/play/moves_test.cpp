#include <doctest/doctest.h>

#include "app/play/controller/held_direction.hpp"
#include "app/play/controller/key_binding.hpp"
#include "app/play/controller/key_script.hpp"
#include "app/play/controller/moves.hpp"
#include "shisen/game_text.hpp"
#include "tests/app/play/controller_fixture.hpp"

using namespace zx::play;
using shisen::Key;

namespace {

/// A small generator of its own, the same on every host.
struct Chance {
    std::uint32_t state;
    std::uint32_t operator()(std::uint32_t limit) {
        state = state * 1'664'525u + 1'013'904'223u;
        return (state >> 8) % limit;
    }
};

} // namespace

TEST_CASE("taking a pair by commands takes this pair from any state") {
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        Chance chance{seed};
        auto state = shisen::begin({{8, 5},
                                    seed % 2 == 0 ? shisen::Gravity::On : shisen::Gravity::Off,
                                    static_cast<shisen::BoardNumber>(seed + 1)});
        for (auto pairs = shisen::removable_pairs(state.board); !pairs.empty();
             pairs = shisen::removable_pairs(state.board)) {
            CAPTURE(seed);
            // First some cursor moves, selections and hints without a removal.
            for (std::uint32_t i = chance(12); i > 0; --i) {
                const auto next = shisen::apply(state, {static_cast<Key>(chance(6)), 0});
                state = next.removed ? state : next;
            }
            const auto pair = pairs[chance(static_cast<std::uint32_t>(pairs.size()))];
            const auto done = state.done;
            for (const auto command : take_commands(state, pair)) {
                state = shisen::apply(state, command);
            }
            REQUIRE(state.done == done + 1);
            CHECK(state.removals.back() == pair);
        }
    }
}

TEST_CASE("a shortened game ends in the same state and keeps the record of help") {
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        Chance chance{seed};
        shisen::Game game{{{6, 4}, shisen::Gravity::On, static_cast<shisen::BoardNumber>(seed + 1)},
                          {}};
        for (std::uint32_t i = chance(400); i > 0; --i) {
            game.commands.push_back({static_cast<Key>(chance(seed % 2 == 0 ? 6 : 10)), 0});
        }
        auto state = shisen::replay(game);
        const bool helped = was_helped(game, state);
        const auto shorter = shortened(state, helped);
        auto again = shisen::replay(shorter);
        CHECK(was_helped(shorter, again) == helped);
        state.hint.reset();
        again.hint.reset();
        state.removed = again.removed = false;
        CHECK(again == state);
    }
}

TEST_CASE("a very long game can be saved and copied") {
    Match match(shisen::Start{{4, 4}, shisen::Gravity::On, 3});
    for (int i = 0; i < 30; ++i) {
        match.play(repeated(Key::Right, 4'001));
    }
    CHECK(match.game().commands.size() < 60'000);
    CHECK(match.state().cursor == shisen::Cell{30 * 4'001 % 4, 0});
    CHECK(shisen::parse_game(shisen::game_text(match.game())).has_value());
    CHECK(shisen::replay(match.game()).cursor == match.state().cursor);
}

TEST_CASE("endless undo and redo neither lengthens a game nor can be pasted") {
    Rig rig(small_setup(3));
    rig.take(rig.pairs().front());
    for (int i = 0; i < 3'000; ++i) {
        rig.controller.key(Key::Back);
        rig.controller.key(Key::Forward);
    }
    CHECK(history_steps(rig.controller.match().game()) <= 2'002);
    CHECK(rig.controller.match().state().done == 1);
    CHECK(shisen::replay(rig.controller.match().game()).board == rig.controller.view().board);
    std::string endless = "shisen 4x4 on 5 ";
    for (int i = 0; i < 3'000; ++i) {
        endless += "RL";
    }
    rig.controller.paste(endless);
    CHECK(rig.controller.view().number == 3);
    CHECK(rig.controller.view().message.ends_with("too often."));
}

TEST_CASE("a pasted game of many boards begins at the newest") {
    const auto game = shisen::parse_game("shisen 8x5 on 42 r3N7eG9d2e");
    REQUIRE(game);
    const auto newest = newest_board(*game);
    CHECK(newest.start == shisen::Start{{8, 5}, shisen::Gravity::Off, 9});
    CHECK(shisen::replay(newest) == shisen::replay(*game));
}

TEST_CASE("keys have the meaning that the help states") {
    const auto means = [](std::string_view name, Modifiers modifiers = {}) {
        return key_binding(name, modifiers);
    };
    CHECK(means("H") == Binding{Key::Hint});
    CHECK(means("Backspace") == Binding{Key::ToggleGravity});
    CHECK(means("Space") == Binding{Key::Enter});
    CHECK(means("G") == Binding{Action::SafeHint});
    CHECK(means("T") == Binding{Action::Rescue});
    CHECK(means("Z", {.control = true}) == Binding{Action::Undo});
    CHECK(means("Z", {.control = true, .shift = true}) == Binding{Action::Redo});
    CHECK(means("Y", {.control = true}) == Binding{Action::Redo});
    CHECK(means("V", {.control = true}) == Binding{Action::PasteGame});
    CHECK(means("Return", {.alt = true}) == Binding{Action::ToggleFullScreen});
    CHECK(means("H", {.control = true}) == Binding{});
    CHECK(means("Z") == Binding{});
}

TEST_CASE("a direction held on a gamepad steps once, waits, then repeats") {
    HeldDirection held;
    CHECK(held.steps(Key::Left, 0.01) == 1);
    CHECK(held.steps(Key::Left, 0.30) == 0);
    CHECK(held.steps(Key::Left, 0.10) == 1);
    CHECK(held.steps(Key::Left, 0.05) == 0);
    CHECK(held.steps(Key::Left, 0.05) == 1);
    CHECK(held.steps(Key::Up, 0.01) == 1);
    CHECK(held.steps(std::nullopt, 0.01) == 0);
    CHECK(!held.held());
}

TEST_CASE("sounds are short, begin and end in silence, and are not clipped") {
    for (const Sound sound : {Sound::Take, Sound::Fall, Sound::Refuse, Sound::Won, Sound::Lost}) {
        const auto made = samples(sound, 44'100);
        REQUIRE(made.size() > 1'000);
        CHECK(made.size() < 66'150);
        CHECK(std::abs(made.front()) < 200);
        CHECK(std::abs(made.back()) < 200);
        const auto [low, high] = std::minmax_element(made.begin(), made.end());
        CHECK(*high > 3'000);
        CHECK(*high < 32'767);
        CHECK(*low > -32'768);
        CHECK(samples(sound, 44'100) == made);
    }
}

TEST_CASE("a script plays the game, and an error is reported with its position") {
    Rig rig(setup_of(losable_board(shisen::ClassicSize)));
    CHECK(play_script(rig.controller, "r3d{safe}e{wait 0.2}"));
    CHECK(rig.controller.view().tiles_left == 82);
    rig.controller.act(Action::Undo);
    CHECK(play_script(rig.controller, "{lose}"));
    CHECK(rig.controller.view().light == LightState::Lost);
    for (const char* wrong : {"rX", "r{nonsense}", "r{menu", "r{wait x}", "rr0"}) {
        CAPTURE(wrong);
        Rig other(setup_of(1));
        const auto result = play_script(other.controller, wrong);
        REQUIRE(!result);
        CHECK(result.error().offset == 1);
    }
}
