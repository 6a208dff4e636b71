// The published table of unwinnable boards, judged twice: by the solver over all 65,535 boards, and
// board by board by the exhaustive search of reference.hpp, which shares no code with it.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/atlas.hpp"
#include "tests/shisen/reference.hpp"

using namespace shisen;

namespace {

/// The numbers between the lines "<!-- lost, gravity off -->" and "<!-- end -->" of the document.
std::vector<BoardNumber> published(const std::string& variant) {
    std::ifstream file(FR_SOURCE_DIR "/docs/SHISEN.md");
    REQUIRE(file.good());
    std::vector<BoardNumber> numbers;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line == "<!-- lost, gravity " + variant + " -->") {
            inside = true;
        } else if (line == "<!-- end -->") {
            inside = false;
        } else if (inside) {
            std::istringstream words(line);
            for (int number = 0; words >> number;) {
                numbers.push_back(static_cast<BoardNumber>(number));
            }
        }
    }
    return numbers;
}

} // namespace

TEST_CASE("the atlas of all boards has no unknown entry and loses exactly the published boards") {
    Atlas atlas(ClassicSize, Effort{}.nodes);
    CHECK(classify(atlas, {}));
    for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
        CHECK(atlas.count(Outcome::Unknown, gravity) == 0);
        const auto lost = atlas.with(Outcome::Lost, gravity);
        CHECK(lost == published(gravity == Gravity::On ? "on" : "off"));
        CHECK(atlas.count(Outcome::Won, gravity) + lost.size() == 65535);
    }
}

TEST_CASE("an exhaustive search finds no way to win a published board either") {
    for (const bool gravity : {false, true}) {
        const auto numbers = published(gravity ? "on" : "off");
        CHECK(numbers.size() > 10);
        for (const BoardNumber number : numbers) {
            CAPTURE(number);
            CHECK_FALSE(reference::winnable(reference::grid_of(deal(number)), gravity));
        }
    }
}
