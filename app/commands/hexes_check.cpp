// `fourrivers hexes check [FILE]`: plays a Hexes tape by itself and compares every key with the
// rules.
#include "app/commands/hexes_check.hpp"

#include <cstdint>
#include <memory>

#include "app/commands/machine_option.hpp"
#include "app/common/interrupt.hpp"
#include "app/games/tapes/hexes_tape.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

struct Parsed {
    RunOptions run;
    std::int64_t keys = 2000;
    std::uint32_t seed = 1;
    bool strict = false;
};

ExitCode run_check(const Parsed& parsed, Context& context) {
    const auto tape = native::HexesTape::load(parsed.run, parsed.strict, context);
    if (interrupted()) {
        return ExitCode::Interrupted;
    }
    if (!tape) {
        return report(tape.error(), context);
    }
    const LoadedGame& game = (*tape)->game();
    hexes::RulesCheck rules = (*tape)->rules();
    native::HexesTape::Check check(rules, (*tape)->start(), (*tape)->learned());
    std::int64_t keys = 0;
    auto finding = check.play(parsed.keys, parsed.seed, [&](std::int64_t step) {
        keys = step + 1;
        return !interrupted();
    });
    if (interrupted()) {
        return ExitCode::Interrupted;
    }
    context.out << terminal_safe(game.name) << ": " << keys << " keys, "
                << (finding ? "differs from the rules" : "no difference") << "\n";
    if (!finding) {
        return ExitCode::Done;
    }
    const auto shrunk = check.shrink(std::move(*finding));
    context.out << shrunk.difference.fault << ": " << shrunk.difference.words << "\n"
                << "keys: " << hexes::steps_text(shrunk.steps) << "\n";
    return ExitCode::NotMet;
}

} // namespace

void add_hexes_check(SubCommand group) {
    SubCommand command = group.add("check", "Play a Hexes tape and compare it with the rules");
    command.footer("A step sN is S, the number N and ENTER. The first difference ends the check.");
    auto parsed = std::make_shared<Parsed>();
    command.option("FILE", parsed->run.file, "A tape or snapshot (the bundled tape)");
    command.option("--keys", parsed->keys, "Keys to press (2000)")
        .value_name("N")
        .range(1, 1'000'000'000);
    command.option("--seed", parsed->seed, "Chooses the keys (1)").value_name("N");
    command.flag("--strict",
                 parsed->strict,
                 "Require the border of the bundled tape: cyan, white when won, black when lost");
    add_machine_option(command, parsed->run.model);
    command.runs([parsed](Context& context) { return run_check(*parsed, context); });
}

} // namespace zx::app
