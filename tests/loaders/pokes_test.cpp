#include <doctest/doctest.h>

#include "loaders/pokes.hpp"
#include "tests/loaders/builders.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

TEST_CASE("a .pok file has trainers with their pokes, in any line ends") {
    for (const std::string_view end : {"\n", "\r\n"}) {
        std::string file;
        for (const std::string_view line : {"NInfinite lives",
                                            "M  8 32768   0 53",
                                            "Z  8 32769 201  0",
                                            "",
                                            "NLevel",
                                            "Z 3 49152 256 1",
                                            "Y",
                                            "no more is read"}) {
            file.append(line).append(end);
        }
        const auto trainers = parse_pokes(text(file));
        REQUIRE_MESSAGE(trainers, trainers.error().context);
        REQUIRE(trainers->size() == 2);
        CHECK(trainers->front().name == "Infinite lives");
        CHECK(trainers->front().pokes == std::vector<Poke>{{{}, 32768, std::uint8_t{0}, 53},
                                                           {{}, 32769, std::uint8_t{201}, 0}});
        CHECK(trainers->back().pokes == std::vector<Poke>{{std::uint8_t{3}, 49152, {}, 1}});
    }
    CHECK(parse_pokes(text("Nx\nZ 8 1 2 3"))); // neither Y nor a line end
}

TEST_CASE("a malformed .pok file is refused with the line") {
    struct Case {
        const char* file;
        const char* words;
    };
    for (const Case& each : {Case{"hello", "line 1 begins with none"},
                             {"Z 8 1 2 3", "line 1 is a poke outside"},
                             {"Na\nM 8 1 2 3\nNb\nZ 8 1 2 3", "line 3 begins a trainer"},
                             {"Na\nZ 9 1 2 3", "line 2 is not a poke"},
                             {"Na\nZ 8 65536 2 3", "line 2 is not a poke"},
                             {"Na\nZ 8 1 257 3", "line 2 is not a poke"},
                             {"Na\nZ 8 -1 2 3", "line 2 is not a poke"},
                             {"Na\nZ 8 1 2", "line 2 is not a poke"},
                             {"Na\nZ 8 1 2 3 4", "line 2 is not a poke"},
                             {"Na\nZ 8 1x 2 3", "line 2 is not a poke"},
                             {"Na\nZ 8 99999999999 2 3", "line 2 is not a poke"},
                             {"Na\nM 8 1 2 3\n", "ends before the last poke"},
                             {"Na\n", "ends before the last poke"},
                             {"Y\n", "no trainers"},
                             {"", "no trainers"}}) {
        CAPTURE(each.file);
        const auto trainers = parse_pokes(text(each.file));
        REQUIRE_FALSE(trainers);
        CAPTURE(trainers.error().context);
        CHECK(trainers.error().context.find(each.words) != std::string::npos);
        CHECK(trainers.error().offset <= std::string_view(each.file).size());
    }
}
