// A script that parses is run, a few frames of each command. Commands that name files are only
// parsed.
#include <algorithm>
#include <array>
#include <sstream>
#include <string>

#include "app/headless/script.hpp"
#include "roms-free/roms.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::app;

namespace {

constexpr std::size_t RunLines = 12;
constexpr int LongestFrames = 3;

bool names_a_file(const ScriptLine& line) {
    constexpr std::array Files{Verb::Load, Verb::Screenshot, Verb::Save};
    return std::ranges::find(Files, line.verb) != Files.end();
}

void shorten(ScriptLine& line) {
    if (line.verb != Verb::Poke) {
        line.value = std::min(line.value, LongestFrames);
    }
    line.strokes.resize(std::min<std::size_t>(line.strokes.size(), 2));
    for (zx::machine::Stroke& stroke : line.strokes) {
        stroke.wait_frames = std::min(stroke.wait_frames, LongestFrames);
    }
}

void run(std::vector<ScriptLine> script) {
    std::erase_if(script, &names_a_file);
    script.resize(std::min(script.size(), RunLines));
    std::ranges::for_each(script, &shorten);
    const auto rom = zx::roms::rom48();
    Session session(zx::machine::Model::Spectrum48, {{rom.begin(), rom.end()}, "free ROM", false});
    Runner runner(session, {1, 1});
    std::ostringstream out;
    std::ostringstream err;
    Streams streams{out, err};
    const ExitCode code = run_script(script, "s", LongestFrames, runner, streams);
    const bool done = code == ExitCode::Done;
    fuzz::require(done || code == ExitCode::NotMet || code == ExitCode::Usage,
                  "an order works, or its expectation fails, or there is no tape");
    fuzz::require(done == err.str().empty(), "a failure is explained, and nothing else is");
}

} // namespace

void fuzz::fuzz_script(Input input) {
    const std::string text(input.begin(), input.end());
    auto script = parse_script(text);
    if (!script) {
        const auto lines = static_cast<std::uint64_t>(std::ranges::count(text, '\n')) + 1;
        require(!script.error().context.empty(), "an error has a message");
        require(script.error().offset >= 1 && script.error().offset <= lines,
                "an error names a line of the script");
        return;
    }
    run(std::move(*script));
}
