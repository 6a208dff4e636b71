// The duel without its window: its keys, messages and picture.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "app/duel/common/sides_scene.hpp"
#include "app/duel/duel.hpp"
#include "app/duel/duel_keys.hpp"
#include "app/duel/duel_script.hpp"
#include "app/duel/duel_view.hpp"
#include "app/files/file.hpp"
#include "app/pictures/duel_picture.hpp"
#include "loaders/sna.hpp"
#include "machine/console.hpp"
#include "roms-free/roms.hpp"
#include "tests/app/command_line.hpp"
#include "tests/app/duel/duel_bench.hpp"
#include "tests/app/play/data_folder.hpp"
#include "ula/picture.hpp"

using namespace zx::duel;
using fixture::arena_of;
using fixture::mutant;
using fixture::press;
using shisen::oracle::Fault;

namespace {

Steps steps(const std::string& text) {
    const auto parsed = parse_steps(text);
    REQUIRE(parsed);
    return *parsed;
}

int presses(const std::string& script) {
    int count = 0;
    for (auto at = script.find("press "); at != std::string::npos;
         at = script.find("press ", at + 1)) {
        ++count;
    }
    return count;
}

} // namespace

TEST_CASE("the shown picture is that of the judged state") {
    Duel duel(arena_of(""));
    for (const auto& step : steps("rdeS7H")) {
        duel.act(step);
        CHECK(duel.playback().running());
        duel.show_frame();
        duel.show_all();
        CHECK(duel.playback().machine().hash() == duel.machine().hash());
        for (int frame = 0; frame < 60; ++frame) {
            duel.show_frame(); // time for the player to think
        }
    }
    CHECK(duel.standing() == Standing::Agreed);
}

TEST_CASE("marks are drawn over the tiles of the tape's picture") {
    Duel duel(arena_of(mutant("hint-second-tile-wrong")));
    press(duel, "H");
    const DuelView view = view_of(duel, {});
    REQUIRE(view.picture_marks.size() >= 2);
    for (const auto& mark : view.picture_marks) {
        CHECK(mark.x >= zx::ula::BorderPixels);
        CHECK(mark.x + mark.width <= zx::ula::PictureWidth - zx::ula::BorderPixels);
        // A tile is drawn there: two colours, not one.
        const auto row = static_cast<std::size_t>(mark.y + 3) * zx::ula::PictureWidth;
        const auto* dots = view.picture.data() + row + static_cast<std::size_t>(mark.x);
        const auto other = std::count_if(dots, dots + 8, [&](auto dot) { return dot != *dots; });
        CHECK(other > 0);
    }
}

TEST_CASE("a difference is shrunk, and its script shows it on the tape again") {
    Duel duel(arena_of(mutant("cursor-stops-on-the-right")));
    press(duel, "d2r3u l2 r15");
    REQUIRE(duel.difference());
    const auto shrunk = duel.shortest_way()(nullptr);
    CHECK(shrunk.steps.size() < duel.steps().size());
    CHECK(shrunk.difference.fault == Fault::Highlight);
    const std::string shortest = duel_script(duel, shrunk);
    const std::string all = duel_script(duel, std::nullopt);
    CHECK(presses(shortest) == presses(all) - (duel.keys() - shrunk.keys));

    const DataFolder folder("duel_script");
    folder.write("all.script", all);
    const Answer replayed = ask({"run",
                                 mutant("cursor-stops-on-the-right"),
                                 "--rom",
                                 "free",
                                 "--headless",
                                 "--script",
                                 (folder.path() / "all.script").string()});
    CHECK(replayed.code == 0);
    zx::machine::Machine tape = duel.machine();
    CHECK(replayed.out.find(zx::machine::Console(tape).screen_text()) != std::string::npos);
}

TEST_CASE("a program that is no Shisen is refused in one sentence") {
    zx::machine::Machine idle(zx::machine::Model::Spectrum48, zx::roms::rom48());
    for (int frame = 0; frame < 150; ++frame) {
        idle.run_frame();
    }
    const auto bytes = zx::loaders::write_sna(idle.snapshot());
    REQUIRE(bytes);
    const DataFolder folder("duel_other");
    folder.write("other.sna", {bytes->begin(), bytes->end()});
    const Answer answer =
        ask({"duel", (folder.path() / "other.sna").string(), "--rom", "free", "--headless"});
    CHECK(answer.code == 3);
    CHECK(answer.out.empty());
    CHECK(std::count(answer.err.begin(), answer.err.end(), '\n') == 1);
    CHECK(answer.err.find("other.sna") != std::string::npos);
}

TEST_CASE("without a window the result is printed and the picture written") {
    const DataFolder folder("duel_headless");
    const std::string picture = (folder.path() / "both.png").string();
    const Answer good = ask({"duel",
                             "--rom",
                             "free",
                             "--headless",
                             "--board",
                             "1",
                             "--keys",
                             "HeHe",
                             "--screenshot",
                             picture,
                             "--width",
                             "600",
                             "--height",
                             "360"});
    CHECK(good.code == 0);
    CHECK(good.out.find("Agreed after 7 keys") != std::string::npos);
    CHECK(folder.read("both.png").substr(1, 3) == "PNG");
    const Answer bad = ask({"duel",
                            mutant("hint-second-tile-wrong"),
                            "--strict",
                            "--rom",
                            "free",
                            "--headless",
                            "--keys",
                            "rrH"});
    CHECK(bad.code == 1);
    CHECK(bad.out.find("Difference of class hint after 3 keys") != std::string::npos);
    CHECK(bad.out.find("Shortest list of keys (1 key): gravity on, new board, H.") !=
          std::string::npos);
    CHECK(ask({"duel", "--headless", "--keys", "rx"}).code == 2);
    CHECK(ask({"duel", "--keys", "r"}).code == 2);
}

TEST_CASE("keys are written as in a game's line") {
    using namespace shisen::oracle;
    CHECK(steps("r2 S42 G") == Steps{press(shisen::Key::Right),
                                     press(shisen::Key::Right),
                                     press(shisen::Key::ChooseBoard),
                                     answer("42"),
                                     press(shisen::Key::ToggleGravity)});
    CHECK(parse_steps("rx").error().offset == 1);
    CHECK(!parse_steps("S"));
    CHECK(!parse_steps("r0"));
    CHECK(!parse_steps("r1001"));
    CHECK(steps_text(way_to({3, 2}, {1, 4})) == "left x 2, down x 2");
    CHECK(way_to({3, 2}, {3, 2}).empty());
}

TEST_CASE("all parts fit into a window of any size") {
    Duel duel(arena_of(mutant("hint-second-tile-wrong")));
    press(duel, "H");
    const DuelView view = view_of(duel, {});
    for (const auto& [width, height] :
         {std::pair{320, 200}, {800, 480}, {1472, 868}, {3840, 2160}}) {
        const auto& captured_width = width;
        CAPTURE(captured_width);
        const DuelScene made = compose(view, width, height);
        CHECK(made.picture.x >= 0);
        CHECK(made.picture.y >= 0);
        CHECK(made.picture.y + made.picture.height <= height);
        CHECK(made.scene.targets.size() == 84);
        for (const auto& target : made.scene.targets) {
            CHECK(target.box.x >= made.picture.x + made.picture.width);
            CHECK(target.box.x + target.box.width <= width);
        }
    }
}

TEST_CASE("the Spectrum's picture is scaled by an integer if possible") {
    std::vector<std::uint8_t> picture(std::size_t{zx::ula::PictureWidth} * zx::ula::PictureHeight);
    for (std::size_t i = 0; i < picture.size(); ++i) {
        picture[i] = static_cast<std::uint8_t>(i * 7 % 16);
    }
    const auto twice =
        scaled_picture(picture, 2 * zx::ula::PictureWidth, 2 * zx::ula::PictureHeight);
    const auto once = scaled_picture(picture, zx::ula::PictureWidth, zx::ula::PictureHeight);
    std::size_t wrong = 0;
    for (std::size_t y = 0; y < 2 * std::size_t{zx::ula::PictureHeight}; ++y) {
        for (std::size_t x = 0; x < 2 * std::size_t{zx::ula::PictureWidth}; ++x) {
            wrong += twice[y * 2 * zx::ula::PictureWidth + x] !=
                             once[y / 2 * zx::ula::PictureWidth + x / 2]
                         ? 1u
                         : 0u;
        }
    }
    CHECK(wrong == 0);
    const std::vector<std::uint8_t> white(picture.size(), 15);
    const auto odd = scaled_picture(white, 517, 423);
    CHECK(std::count(odd.begin(), odd.end(), 0xffffffffu) == 517 * 423);
}
