#include "app/duel/duel_script.hpp"

#include <fmt/format.h>

#include "app/duel/check_report.hpp"
#include "app/duel/duel_view.hpp"
#include "base/utf8.hpp"

namespace zx::duel {

namespace oracle = shisen::oracle;

namespace {

std::string about_all(const Duel& duel) {
    std::string about = terminal_safe(duel.setup().game.name) + ": " + title_of(duel) + "\n" +
                        way_text(duel.setup().gravity, duel.steps()) + "\n";
    if (duel.difference()) {
        about += duel.difference()->words + "\n";
    }
    return about;
}

} // namespace

std::string duel_script(const Duel& duel, const std::optional<oracle::Shrunk>& shrunk) {
    const DuelSetup& setup = duel.setup();
    if (shrunk && duel.differences() == 1 && shrunk->steps != duel.first_found()->steps) {
        return app::script_of(setup.game,
                              setup.tape,
                              setup.judge_options,
                              {*duel.first_found(), *shrunk, {}},
                              {},
                              {});
    }
    return app::script_of(setup.game, setup.tape, setup.gravity, duel.strokes(), about_all(duel));
}

std::string shortest_text(const oracle::Shrunk& shrunk) {
    return fmt::format("Shortest list of keys ({}{}{}.",
                       shrunk.keys,
                       shrunk.keys == 1 ? " key): " : " keys): ",
                       way_text(shrunk.gravity, shrunk.steps));
}

} // namespace zx::duel
