// The options of `fourrivers duel`, as plain values.
#pragma once

#include <optional>
#include <string>

#include "app/run/run_options.hpp"
#include "shisen/deal.hpp"
#include "shisen/gravity.hpp"

namespace zx::duel {

struct DuelOptions {
    /// File, ROM and model; an empty file means the bundled tape.
    app::RunOptions run;
    /// Require this project's house rules of a user's tape too.
    bool strict = false;
    /// A deal table written by `learn`, whose boards are required; empty for none.
    std::string deals;
    shisen::Gravity gravity = shisen::Gravity::On;
    /// If empty: the board that the tape deals first.
    std::optional<shisen::BoardNumber> number;

    /// If set, opens no window: presses the keys, writes the picture and prints the outcome.
    bool headless = false;
    std::string keys;
    std::string screenshot;
    int width = 1472;
    int height = 868;
    /// Show tiles as pictures instead of letters.
    bool pictures = false;
};

} // namespace zx::duel
