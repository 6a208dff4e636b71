// What `fourrivers duel` was asked to do, as plain values.
#pragma once

#include <optional>
#include <string>

#include "app/run/run_options.hpp"
#include "shisen/deal.hpp"
#include "shisen/gravity.hpp"

namespace zx::duel {

struct DuelOptions {
    /// File, ROM and model; without a file the bundled tape.
    app::RunOptions run;
    /// Hold a tape of the user's to this project's house rules too.
    bool strict = false;
    /// A table that `learn` has harvested, whose boards are demanded; empty: none.
    std::string deals;
    shisen::Gravity gravity = shisen::Gravity::On;
    /// Without one: the board that the tape deals first.
    std::optional<shisen::BoardNumber> number;

    /// No window: the keys are pressed, the picture is written, the outcome printed.
    bool headless = false;
    std::string keys;
    std::string screenshot;
    int width = 1472;
    int height = 868;
    /// Tiles as pictures instead of letters.
    bool pictures = false;
};

} // namespace zx::duel
