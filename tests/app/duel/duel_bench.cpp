#include "tests/app/duel/duel_bench.hpp"

#include <map>
#include <sstream>
#include <tuple>

#include <doctest/doctest.h>

#include "app/duel/duel_keys.hpp"
#include "app/duel/duel_setup.hpp"

namespace fixture {

using zx::duel::DuelOptions;

zx::app::Outcome<std::shared_ptr<const DuelSetup>> prepared(const DuelOptions& options) {
    std::ostringstream said;
    zx::app::Streams streams{said, said};
    return zx::duel::prepare(options, streams, [](const std::string&) {});
}

std::shared_ptr<const DuelSetup>
arena_of(const std::string& file, bool strict, shisen::Gravity gravity) {
    static std::map<std::tuple<std::string, bool, shisen::Gravity>,
                    std::shared_ptr<const DuelSetup>>
        learned;
    auto& known = learned[{file, strict, gravity}];
    if (known) {
        return known;
    }
    DuelOptions options;
    options.run.file = file;
    options.run.roms = {"free"};
    options.strict = strict;
    options.gravity = gravity;
    const auto setup = prepared(options);
    REQUIRE_MESSAGE(setup, (setup ? "" : setup.error().line));
    return known = *setup;
}

std::string mutant(const std::string& name) {
    return FR_MUTANTS_DIR "/" + name + ".tap";
}

void press(Duel& duel, const std::string& keys) {
    const auto steps = zx::duel::parse_steps(keys);
    REQUIRE(steps);
    for (const auto& step : *steps) {
        if (duel.difference()) {
            break;
        }
        duel.act(step);
    }
    duel.show_all();
}

} // namespace fixture
