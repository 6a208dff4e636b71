// `fourrivers tetrominoes ...`: the game of falling pieces.
#include "app/commands/tetrominoes_command.hpp"

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/commands/command.hpp"
#include "app/commands/game_check.hpp"
#include "app/commands/game_tape.hpp"
#include "app/commands/native_game_command.hpp"
#include "app/commands/tetrominoes_duel.hpp"
#include "app/commands/vga_picture.hpp"
#include "app/files/file.hpp"
#include "app/files/output_file.hpp"
#include "app/games/tapes/tetrominoes_check.hpp"
#include "app/games/tapes/tetrominoes_tape.hpp"
#include "app/games/tetrominoes/tetrominoes_game.hpp"
#include "app/run/output_name.hpp"
#include "games/tetrominoes/original_screen.hpp"
#include "games/tetrominoes/replay.hpp"

namespace zx::app {
namespace {

struct TetrominoesArguments {
    std::string keys;
    std::uint64_t passes = std::numeric_limits<std::uint64_t>::max();
    std::string output;
};

Outcome<std::string> read_keys(const std::string& path) {
    const auto bytes = read_file(path);
    if (!bytes) {
        return file_failure(bytes.error(), path);
    }
    auto keys = tetrominoes::parse_keys(std::string(bytes->begin(), bytes->end()));
    if (!keys) {
        return file_failure(keys.error(), path);
    }
    return *keys;
}

ExitCode run_replay(const TetrominoesArguments& parsed, Context& context) {
    const auto keys = read_keys(parsed.keys);
    if (!keys) {
        return report(keys.error(), context);
    }
    context.out << tetrominoes::replay_text(*keys);
    return ExitCode::Done;
}

ExitCode run_draw(const TetrominoesArguments& parsed, Context& context) {
    const auto keys = read_keys(parsed.keys);
    if (!keys) {
        return report(keys.error(), context);
    }
    const auto state = tetrominoes::state_after(std::string_view(*keys).substr(0, parsed.passes));
    return write_vga_picture(tetrominoes::original_screen(state), parsed.output, context);
}

void add_keys(SubCommand command, TetrominoesArguments& parsed) {
    command
        .option("KEYS",
                parsed.keys,
                "A file of keys: j left, l right, k rotate, space drop, a dot for no key")
        .required();
}

void add_replay(SubCommand group) {
    SubCommand command = group.add("replay", "Print the results of recorded games");
    auto parsed = std::make_shared<TetrominoesArguments>();
    add_keys(command, *parsed);
    command.runs([parsed](Context& context) { return run_replay(*parsed, context); });
}

void add_draw(SubCommand group) {
    SubCommand command =
        group.add("draw", "Draw a recorded game as the original game for the PC does");
    auto parsed = std::make_shared<TetrominoesArguments>();
    add_keys(command, *parsed);
    command.option("--passes", parsed->passes, "Stop after N characters (at the end)")
        .value_name("N");
    command.option("-o,--output", parsed->output, "The PNG file to write")
        .value_name("FILE")
        .required()
        .check(wrong_with_picture_name);
    command.runs([parsed](Context& context) { return run_draw(*parsed, context); });
}

struct Play {
    NativeGameOptions options;
    bool strict = false;
    /// The file for the keys; empty for none.
    std::string record;
};

ExitCode run_play(const Play& parsed, Context& context) {
    if (!parsed.record.empty()) {
        if (const auto writable = check_writable(parsed.record); !writable) {
            return report(file_failure(writable.error(), parsed.record).value(), context);
        }
    }
    native::TetrominoesGame game({parsed.strict},
                                 score_file(parsed.options, native::TetrominoesScores));
    const ExitCode code = run_native_game(game, parsed.options, context);
    if (code != ExitCode::Done || parsed.record.empty()) {
        return code;
    }
    const std::string keys = game.keys() + "\n";
    const std::vector<std::uint8_t> bytes(keys.begin(), keys.end());
    const auto written = write_file_atomically(parsed.record, bytes);
    return written ? code : report(file_failure(written.error(), parsed.record).value(), context);
}

void add_window_options(SubCommand command, Play& parsed) {
    command.flag("--strict", parsed.strict, "Show neither the landing place nor the next piece");
    add_native_game_options(command, parsed.options);
    command.footer(
        "In the window: J L or arrows move, K or up rotates, space or down drops; G landing "
        "place, N next piece, P pause, M games, Esc close.");
}

void add_play(SubCommand group) {
    SubCommand command = group.add("play", "Play Tetrominoes in a window");
    auto parsed = std::make_shared<Play>();
    add_window_options(command, *parsed);
    command.runs([parsed](Context& context) { return run_play(*parsed, context); });
}

void add_record(SubCommand group) {
    SubCommand command = group.add("record", "Play in a window and write the keys to a file");
    auto parsed = std::make_shared<Play>();
    command.option("KEYS", parsed->record, "The file to write, for replay and draw").required();
    add_window_options(command, *parsed);
    command.runs([parsed](Context& context) { return run_play(*parsed, context); });
}

} // namespace

WindowEnd open_tetrominoes(const NativeGameOptions& options, Context& context) {
    native::TetrominoesGame game({}, score_file(options, native::TetrominoesScores));
    return open_native_game(game, options, context);
}

void add_tetrominoes_command(SubCommand program) {
    const SubCommand group = program.add_group("tetrominoes", "Tetrominoes: falling pieces");
    add_play(group);
    add_record(group);
    add_replay(group);
    add_game_check(group,
                   {"Play a Tetrominoes tape and compare it with the rules",
                    "A key kN is pressed for three frames, and N frames pass before the next one; "
                    "_ is space, a dot no key.",
                    "Require a tick of three frames, as on the bundled tape"},
                   [] { return std::make_unique<native::TetrominoesCheck>(); });
    add_tetrominoes_duel(group);
    add_game_tape(group, native::TetrominoesTape::bundled());
    add_draw(group);
}

} // namespace zx::app
