// `fourrivers hexes check [FILE]`: plays a Hexes tape by itself and compares every key with the
// rules.
#include "app/commands/hexes_check.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>

#include "app/commands/machine_option.hpp"
#include "app/common/interrupt.hpp"
#include "app/run/loaded_game.hpp"
#include "base/utf8.hpp"
#include "games/hexes/oracle/rules_check.hpp"
#include "roms-free/roms.hpp"

namespace zx::app {
namespace {

struct Parsed {
    RunOptions run;
    std::int64_t keys = 2000;
    std::uint32_t seed = 1;
    bool strict = false;
};

/// The cells whose look may be unknown on a tape that has the layout of this project's.
constexpr int MostUnknown = 8;

RunOptions bundled(RunOptions options) {
    options.file.clear();
    options.bundled = roms::hexes1k_tap();
    return options;
}

/// Learns the layout from the tape. A faulty tape may deal other puzzles, so that nothing can be
/// learned from it; then it is read in the layout of this project's tape, if it has that.
Result<hexes::Reader>
reader_of(const Parsed& parsed, oracle::Lockstep& lockstep, Context& context) {
    auto learned = hexes::Reader::learn(lockstep);
    if (learned) {
        return learned;
    }
    auto own = load_game(bundled(parsed.run), context);
    if (!own) {
        return learned;
    }
    oracle::Lockstep own_lockstep(own->machine);
    (void)own_lockstep.settle();
    auto reader = hexes::Reader::learn(own_lockstep);
    if (!reader) {
        return learned;
    }
    const auto seen = reader->read(lockstep.machine());
    const auto unknown = std::count(seen.visits.begin(), seen.visits.end(), -1);
    return unknown > MostUnknown ? learned : reader;
}

ExitCode run_check(const Parsed& parsed, Context& context) {
    const bool own = parsed.run.file.empty();
    auto game = load_game(own ? bundled(parsed.run) : parsed.run, context);
    if (!game) {
        return report(game.error(), context);
    }
    if (own) {
        game->name = "Hexes";
    }
    oracle::Lockstep lockstep(game->machine);
    lockstep.set_cancel(&interrupt_flag());
    (void)lockstep.settle();
    const machine::Machine start = game->machine;
    auto reader = reader_of(parsed, lockstep, context);
    if (interrupted()) {
        return ExitCode::Interrupted;
    }
    if (!reader) {
        return report(file_failure(reader.error(), game->name).value(), context);
    }
    hexes::RulesCheck rules(std::move(*reader), parsed.strict || own);
    oracle::TurnCheck<hexes::RulesCheck> check(rules, start, lockstep);
    std::int64_t keys = 0;
    auto finding = check.play(parsed.keys, parsed.seed, [&](std::int64_t step) {
        keys = step + 1;
        return !interrupted();
    });
    if (interrupted()) {
        return ExitCode::Interrupted;
    }
    context.out << terminal_safe(game->name) << ": " << keys << " keys, "
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
