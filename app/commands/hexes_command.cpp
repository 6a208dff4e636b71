// `fourrivers hexes ...`: the hexagon puzzle.
#include "app/commands/hexes_command.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>

#include "app/commands/command.hpp"
#include "app/commands/game_check.hpp"
#include "app/commands/game_tape.hpp"
#include "app/commands/hexes_duel.hpp"
#include "app/commands/native_game_command.hpp"
#include "app/commands/vga_picture.hpp"
#include "app/games/hexes/hexes_game.hpp"
#include "app/games/tapes/hexes_check.hpp"
#include "app/games/tapes/hexes_tape.hpp"
#include "app/run/output_name.hpp"
#include "games/hexes/deal.hpp"
#include "games/hexes/original_screen.hpp"
#include "games/hexes/solver.hpp"
#include "games/hexes/text.hpp"

namespace zx::app {
namespace {

struct HexesArguments {
    std::string start;
    std::uint64_t nodes = hexes::Effort{}.nodes;
    std::string output;
};

struct Play {
    NativeGameOptions options;
    hexes::PuzzleNumber number = 0;
};

/// Parses a start position; prints what is wrong with it and returns nothing if it is invalid.
std::optional<hexes::Position> read_start(const std::string& start, Context& context) {
    const auto position = hexes::parse(start);
    if (!position) {
        print_error(context, "START: " + position.error().context);
        return std::nullopt;
    }
    return *position;
}

ExitCode run_solve(const HexesArguments& parsed, Context& context) {
    const auto position = read_start(parsed.start, context);
    if (!position) {
        return ExitCode::Usage;
    }
    const auto verdict = hexes::solve(*position, {parsed.nodes});
    context.out << hexes::verdict_text(verdict);
    return verdict.outcome == hexes::SolverOutcome::Unknown ? ExitCode::NotMet : ExitCode::Done;
}

ExitCode run_draw(const HexesArguments& parsed, Context& context) {
    const auto position = read_start(parsed.start, context);
    if (!position) {
        return ExitCode::Usage;
    }
    return write_vga_picture(hexes::original_screen(*position), parsed.output, context);
}

void add_start(SubCommand command, HexesArguments& parsed) {
    command
        .option("START",
                parsed.start,
                "32 digits, 4 cells a row: the number of visits 0 to 3, and 4 more for the "
                "cursor's cell")
        .required();
}

void add_solve(SubCommand group) {
    SubCommand command = group.add("solve", "Print how to win a puzzle, or that it cannot be won");
    auto parsed = std::make_shared<HexesArguments>();
    add_start(command, *parsed);
    command.option("--nodes", parsed->nodes, "Most nodes searched (1000000)")
        .value_name("N")
        .range(1, std::int64_t{1} << 40);
    command.runs([parsed](Context& context) { return run_solve(*parsed, context); });
}

void add_deal(SubCommand group) {
    SubCommand command = group.add("deal", "Print a puzzle by its number");
    auto number = std::make_shared<hexes::PuzzleNumber>();
    command.option("NUMBER", *number, "Puzzle number, 1 to 65535").required().range(1, 65535);
    command.runs([number](Context& context) {
        context.out << hexes::text(hexes::deal(*number).position) << "\n";
        return ExitCode::Done;
    });
}

void add_draw(SubCommand group) {
    SubCommand command = group.add("draw", "Draw a puzzle as the original game for the PC does");
    auto parsed = std::make_shared<HexesArguments>();
    add_start(command, *parsed);
    command.option("-o,--output", parsed->output, "The PNG file to write")
        .value_name("FILE")
        .required()
        .check(wrong_with_picture_name);
    command.runs([parsed](Context& context) { return run_draw(*parsed, context); });
}

ExitCode run_play(const Play& parsed, Context& context) {
    std::mt19937 random(parsed.options.screenshot.empty() ? std::random_device()() : 1U);
    const auto chance = [&random] {
        return static_cast<hexes::PuzzleNumber>(1 + random() % 65535);
    };
    native::HexesGame game(parsed.number != 0 ? parsed.number : chance(),
                           chance,
                           score_file(parsed.options, native::HexesScores));
    return run_native_game(game, parsed.options, context);
}

void add_play(SubCommand group) {
    SubCommand command = group.add("play", "Play Hexes in a window");
    command.footer(
        "In the window: 7 8 9 1 2 3 or a click move; N new, S number, R restart, U undo, "
        "F redo, H hint, W show me, T back to where it could be won, M games, Esc close.");
    auto parsed = std::make_shared<Play>();
    command.option("--puzzle", parsed->number, "Begin with this puzzle, 1 to 65535")
        .value_name("N")
        .range(1, 65535);
    add_native_game_options(command, parsed->options);
    command.runs([parsed](Context& context) { return run_play(*parsed, context); });
}

} // namespace

WindowEnd open_hexes(const NativeGameOptions& options, Context& context) {
    const auto random_number = [] {
        return static_cast<hexes::PuzzleNumber>(1 + std::random_device()() % 65535);
    };
    native::HexesGame game(
        random_number(), random_number, score_file(options, native::HexesScores));
    return open_native_game(game, options, context);
}

void add_hexes_command(SubCommand program) {
    const SubCommand group = program.add_group("hexes", "Hexes: a puzzle of 32 hexagons");
    add_play(group);
    add_solve(group);
    add_deal(group);
    add_game_check(
        group,
        {"Play a Hexes tape and compare it with the rules",
         "A step sN is S, the number N and ENTER.",
         "Require the border of the bundled tape: cyan, white when won, black when lost"},
        [] { return std::make_unique<native::HexesCheck>(); });
    add_hexes_duel(group);
    add_game_tape(group, native::HexesTape::bundled());
    add_draw(group);
}

} // namespace zx::app
