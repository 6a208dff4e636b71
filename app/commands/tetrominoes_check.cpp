// `fourrivers tetrominoes check [FILE]`: plays a Tetrominoes tape by itself and compares every tick
// with the rules.
#include "app/commands/tetrominoes_check.hpp"

#include <cstdint>
#include <memory>

#include "app/commands/machine_option.hpp"
#include "app/common/interrupt.hpp"
#include "app/run/loaded_game.hpp"
#include "base/utf8.hpp"
#include "games/tetrominoes/oracle/rules_check.hpp"
#include "roms-free/roms.hpp"

namespace zx::app {
namespace {

struct Parsed {
    RunOptions run;
    std::int64_t keys = 2000;
    std::uint32_t seed = 1;
};

ExitCode run_check(Parsed parsed, Context& context) {
    const bool own = parsed.run.file.empty();
    if (own) {
        parsed.run.bundled = roms::tetrominoes1k_tap();
    }
    auto game = load_game(parsed.run, context);
    if (!game) {
        return report(game.error(), context);
    }
    const std::string name = own ? "Tetrominoes" : terminal_safe(game->name);
    auto check = tetrominoes::RulesCheck::begin(game->machine);
    if (!check) {
        return report(file_failure(check.error(), name).value(), context);
    }
    std::int64_t keys = 0;
    auto finding = check->play(parsed.keys, parsed.seed, [&](std::int64_t key) {
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
    const auto shrunk = check->shrink(std::move(*finding));
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
