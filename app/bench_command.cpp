// `fourrivers bench`: its own speed, as figures that a person or a program can compare.
#include <array>
#include <cstdio>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/bench.hpp"
#include "app/command.hpp"
#include "app/interrupt.hpp"

namespace zx::app {
namespace {

ExitCode run_bench(bool json, Context& context) {
    const InterruptGuard guard;
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    const bool right = measure([&](const Figure& figure) {
        if (json) {
            object[figure.name] = figure.value;
            return;
        }
        std::array<char, 100> line{};
        (void)std::snprintf(line.data(),
                            line.size(),
                            "%-20s %10.0f   %7.0f x real time",
                            figure.name.c_str(),
                            figure.value,
                            figure.real_time);
        context.out << line.data() << std::endl;
    });
    if (interrupted()) {
        print_error(context, "interrupted");
        return ExitCode::Interrupted;
    }
    if (!right) {
        print_error(context, "the processor did not compute what the workload ends with");
        return ExitCode::NotMet;
    }
    if (json) {
        context.out << object.dump() << "\n";
    }
    return ExitCode::Done;
}

} // namespace

void add_bench_command(CLI::App& program, Action& chosen) {
    CLI::App* command =
        program.add_subcommand("bench", "Measure this program's speed (some seconds of work)");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "As one JSON object, for programs");
    command->callback([json, &chosen] {
        chosen = [json](Context& context) { return run_bench(*json, context); };
    });
}

} // namespace zx::app
