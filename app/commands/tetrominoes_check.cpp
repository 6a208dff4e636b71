// `fourrivers tetrominoes check [FILE]`: plays a Tetrominoes tape by itself and compares every tick
// with the rules.
#include "app/commands/tetrominoes_check.hpp"

#include <cstdint>
#include <memory>

#include "app/commands/machine_option.hpp"
#include "app/common/interrupt.hpp"
#include "app/games/tapes/tetrominoes_tape.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

struct Parsed {
    RunOptions run;
    std::int64_t keys = 2000;
    std::uint32_t seed = 1;
};

ExitCode run_check(const Parsed& parsed, Context& context) {
    const auto tape = native::TetrominoesTape::load(parsed.run, context);
    if (interrupted()) {
        return ExitCode::Interrupted;
    }
    if (!tape) {
        return report(tape.error(), context);
    }
    const std::string name = terminal_safe((*tape)->game.name);
    const tetrominoes::RulesCheck& check = (*tape)->check;
    std::int64_t keys = 0;
    auto finding = check.play(parsed.keys, parsed.seed, [&](std::int64_t key) {
        keys = key + 1;
        return !interrupted();
    });
    if (interrupted()) {
        return ExitCode::Interrupted;
    }
    context.out << name << ": " << keys << " keys, "
                << (finding ? "differs from the rules" : "no difference") << "\n";
    if (!finding) {
        return ExitCode::Done;
    }
    const auto shrunk = check.shrink(std::move(*finding));
    context.out << shrunk.difference.fault << ": " << shrunk.difference.words << "\n"
                << "keys: " << tetrominoes::presses_text(shrunk.steps) << "\n";
    return ExitCode::NotMet;
}

} // namespace

void add_tetrominoes_check(SubCommand group) {
    SubCommand command =
        group.add("check", "Play a Tetrominoes tape and compare it with the rules");
    command.footer(
        "A key kN is pressed for three frames, and N frames pass before the next one; _ is "
        "space, a dot no key. The first difference ends the check.");
    auto parsed = std::make_shared<Parsed>();
    command.option("FILE", parsed->run.file, "A tape or snapshot (the bundled tape)");
    command.option("--keys", parsed->keys, "Keys to press (2000)")
        .value_name("N")
        .range(1, 1'000'000'000);
    command.option("--seed", parsed->seed, "Chooses the keys (1)").value_name("N");
    add_machine_option(command, parsed->run.model);
    command.runs([parsed](Context& context) { return run_check(*parsed, context); });
}

} // namespace zx::app
