#include <doctest/doctest.h>

#include "tape_game.hpp"

TEST_CASE("the tape loads on a 16K machine and on a 48K machine") {
    for (const auto model : {zx::machine::Model::Spectrum16, zx::machine::Model::Spectrum48}) {
        fixture::TapeGame tape(model);
        CHECK(tape.running());
        CHECK(tape.number() > 0);
        MESSAGE(tape.console().screen_text());
    }
}
