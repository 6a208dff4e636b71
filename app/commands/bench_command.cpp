// `fourrivers bench`: measures the program's speed, as figures that a person or a program can
// compare.
#include <string>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/bench/bench.hpp"
#include "app/bench/game_bench.hpp"
#include "app/bench/tape_bench.hpp"
#include "app/bench/thread_bench.hpp"
#include "app/commands/command.hpp"
#include "app/common/interrupt.hpp"

namespace zx::app {
namespace {

std::string line_of(const Figure& figure) {
    std::string text =
        fmt::format("{:<20} {:>10.{}f}", figure.name, figure.value, figure.value < 100 ? 3 : 0);
    if (figure.real_time > 0) {
        text += fmt::format("   {:7.0f} x real time", figure.real_time);
    }
    return text;
}

ExitCode run_bench(bool json, int threads, Context& context) {
    const InterruptGuard guard;
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    const auto tell = [&](const Figure& figure) {
        if (json) {
            object[figure.name] = figure.value;
        } else {
            context.out << line_of(figure) << std::endl;
        }
    };
    bool warned = false;
    const Warn warn = [&](const std::string& text) {
        if (!std::exchange(warned, true)) {
            print_error(context, text);
        }
    };
    bool right = true;
    bool loaded = true;
    if (threads > 0) {
        measure_threads(threads, tell, warn);
    } else {
        right = measure(tell);
        if (right && !interrupted()) {
            loaded = measure_tape(tell);
        }
        if (right && loaded && !interrupted()) {
            measure_game(tell, warn);
        }
    }
    if (interrupted()) {
        print_error(context, "interrupted");
        return ExitCode::Interrupted;
    }
    if (!right) {
        print_error(context, "the processor did not compute the known result of the workload");
        return ExitCode::NotMet;
    }
    if (!loaded) {
        print_error(context, "the machine did not load the tape as it is");
        return ExitCode::NotMet;
    }
    if (json) {
        context.out << object.dump() << "\n";
    }
    return ExitCode::Done;
}

} // namespace

void add_bench_command(SubCommand program) {
    SubCommand command =
        program.add("bench", "Measure this program's speed (some seconds of work)");
    auto json = std::make_shared<bool>(false);
    auto threads = std::make_shared<int>(0);
    command.flag("--json", *json, "As one JSON object, for programs");
    command.option("--threads", *threads, "Measure only N busy machines at once, one per thread")
        .range(1, 256)
        .value_name("N");
    command.runs([json, threads](Context& context) { return run_bench(*json, *threads, context); });
}

} // namespace zx::app
