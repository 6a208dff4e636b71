#include <string_view>

#include <doctest/doctest.h>

#include "ay/envelope.hpp"

using namespace zx::ay;

TEST_CASE("each of the sixteen envelope shapes is as in the data sheet") {
    struct Row {
        std::uint8_t shape;
        /// Two ramps: \ falls, / rises, _ stays low, ~ stays high.
        std::string_view picture;
    };
    constexpr Row rows[] = {
        {0, "\\_"},
        {1, "\\_"},
        {2, "\\_"},
        {3, "\\_"},
        {4, "/_"},
        {5, "/_"},
        {6, "/_"},
        {7, "/_"},
        {8, "\\\\"},
        {9, "\\_"},
        {10, "\\/"},
        {11, "\\~"},
        {12, "//"},
        {13, "/~"},
        {14, "/\\"},
        {15, "/_"},
    };
    for (const Row& row : rows) {
        CAPTURE(static_cast<int>(row.shape));
        for (int step = 0; step < 32; ++step) {
            CAPTURE(step);
            const char line = row.picture[static_cast<std::size_t>(step / 16)];
            const int at = step % 16;
            const int level = line == '\\' ? 15 - at : line == '/' ? at : line == '~' ? 15 : 0;
            CHECK(envelope_level(row.shape, step) == level);
        }
        CHECK(envelope_holds(row.shape) ==
              (row.picture.ends_with('_') || row.picture.ends_with('~')));
    }
}
