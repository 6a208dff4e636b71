// `fourrivers atlas`: makes the verdicts on all boards of a size, in parts, merges and shows them.
#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "app/atlas/atlas_file.hpp"
#include "app/atlas/atlas_show.hpp"
#include "app/atlas/atlas_work.hpp"
#include "app/commands/command.hpp"
#include "app/common/interrupt.hpp"
#include "app/common/progress_line.hpp"
#include "app/files/file_lock.hpp"
#include "app/files/save_beside.hpp"

namespace zx::app {
namespace {

constexpr unsigned MostThreads = 256;
constexpr std::uint32_t MostShards = 65535;

struct AtlasArguments {
    std::uint32_t from = 1;
    std::uint32_t to = 65535;
    std::string gravity = "both";
    std::string size = "14x6";
    std::uint64_t nodes = shisen::Effort{}.nodes;
    std::string shard = "1/1";
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    bool difficulty = false;
    std::uint32_t games = 100;
    std::string output;
};

struct Job {
    shisen::Size size;
    shisen::AtlasPart part;
};

/// Parses for example "2/8".
bool parse_shard(const std::string& text, shisen::AtlasPart& part) {
    const char* const end = text.data() + text.size();
    const auto [slash, error] = std::from_chars(text.data(), end, part.shard);
    if (error != std::errc{} || slash == end || *slash != '/') {
        return false;
    }
    const auto [rest, other_error] = std::from_chars(slash + 1, end, part.shards);
    return other_error == std::errc{} && rest == end && part.shard >= 1 &&
           part.shard <= part.shards && part.shards <= MostShards;
}

Outcome<Job> job_of(const AtlasArguments& parsed) {
    const auto usage = [](std::string line) {
        return tl::unexpected(Failure{ExitCode::Usage, std::move(line)});
    };
    Job job;
    const auto size = shisen::parse_size(parsed.size);
    if (!size) {
        return usage("--size " + parsed.size + ": " + size.error().context);
    }
    job.size = *size;
    if (parsed.from > parsed.to) {
        return usage("--from is beyond --to");
    }
    if (!parse_shard(parsed.shard, job.part)) {
        return usage("--shard " + parsed.shard + ": write I/N, with I from 1 to N");
    }
    job.part.first = static_cast<shisen::BoardNumber>(parsed.from);
    job.part.last = static_cast<shisen::BoardNumber>(parsed.to);
    job.part.flat = parsed.gravity != "on";
    job.part.falling = parsed.gravity != "off";
    return job;
}

/// Returns the file to continue, or a new one. Any other file of that name is refused and stays
/// unchanged.
Outcome<AtlasFile> start_of(const AtlasArguments& parsed, const Job& job, Context& context) {
    AtlasFile fresh{shisen::Atlas(job.size, parsed.nodes), {}};
    if (parsed.difficulty) {
        fresh.difficulties.emplace(job.size, parsed.nodes, parsed.games);
    }
    const auto old = read_atlas(parsed.output);
    if (!old) {
        const bool nothing_there = ::access(parsed.output.c_str(), F_OK) != 0;
        if (nothing_there) {
            return fresh;
        }
        return tl::unexpected(Failure{ExitCode::BadFile, old.error().line + "; not touched"});
    }
    if (const auto merged = fresh.merge(*old); !merged) {
        return file_failure(
            {merged.error().code, merged.error().offset, merged.error().context + "; not touched"},
            parsed.output);
    }
    std::size_t there = 0;
    for (const auto gravity : {shisen::Gravity::Off, shisen::Gravity::On}) {
        for (const auto outcome : {shisen::SolverOutcome::Won,
                                   shisen::SolverOutcome::Lost,
                                   shisen::SolverOutcome::Unknown}) {
            there += fresh.verdicts.count(outcome, gravity);
        }
    }
    print_error(context,
                fmt::format("going on with {}, which has {} verdicts", parsed.output, there));
    return fresh;
}

Failure failure_of(const Error& error, const std::string& path) {
    return file_failure(error, path).value();
}

ExitCode fail_with(const Failure& failure, Context& context) {
    print_error(context, failure.line);
    return failure.code;
}

/// Returns false if it was interrupted; the atlas then contains the boards done.
bool fill(AtlasFile& atlas, const AtlasArguments& parsed, const Job& job, Context& context) {
    ProgressLine bar(context.err);
    const auto hooks = [&](const char* what) {
        return AtlasHooks{
            [] { return interrupted(); },
            [&bar, what](std::size_t done, std::size_t all) { bar.show(what, done, all); },
            [&] { return merge_and_write_atlas(atlas, parsed.output).has_value(); },
            [&](const std::string& text) { print_error(context, text); }};
    };
    bool complete = fill_atlas(atlas.verdicts, job.part, parsed.threads, hooks("verdicts"));
    if (complete && parsed.difficulty) {
        complete = fill_atlas(*atlas.difficulties, job.part, parsed.threads, hooks("difficulty"));
    }
    bar.clear();
    return complete;
}

std::string timing(const AtlasArguments& parsed, const Job& job, double seconds) {
    const std::size_t variants = (job.part.flat ? 1U : 0U) + (job.part.falling ? 1U : 0U);
    return fmt::format(
        "{} boards in {:.2f} s, threads: {}", job.part.count() * variants, seconds, parsed.threads);
}

ExitCode make_atlas(const AtlasArguments& parsed, Context& context) {
    const auto job = job_of(parsed);
    if (!job) {
        return fail_with(job.error(), context);
    }
    const auto lock = FileLock::take(parsed.output);
    if (!lock) {
        return fail_with(failure_of(lock.error(), parsed.output), context);
    }
    auto atlas = start_of(parsed, *job, context);
    if (!atlas) {
        return fail_with(atlas.error(), context);
    }
    // Check before the work whether the output can be written.
    if (const auto written = write_atlas(*atlas, parsed.output); !written) {
        return fail_with(written.error(), context);
    }
    const InterruptGuard guard;
    const auto start = std::chrono::steady_clock::now();
    const bool complete = fill(*atlas, parsed, *job, context);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    if (const auto written = merge_and_write_atlas(*atlas, parsed.output); !written) {
        print_error(context, written.error().line);
        return save_beside(atlas->bytes(), parsed.output, context);
    }
    if (!complete) {
        print_error(context,
                    "interrupted; what is done is in " + parsed.output +
                        ", and the same command goes on from there");
        return ExitCode::Interrupted;
    }
    print_error(context, timing(parsed, *job, seconds.count()));
    return ExitCode::Done;
}

ExitCode
merge_atlases(const std::vector<std::string>& inputs, const std::string& output, Context& context) {
    std::optional<AtlasFile> all;
    for (const std::string& input : inputs) {
        const auto part = read_atlas(input);
        if (!part) {
            return fail_with(part.error(), context);
        }
        if (!all) {
            all = *part;
        } else if (const auto merged = all->merge(*part); !merged) {
            return fail_with(failure_of(merged.error(), input), context);
        }
    }
    const auto lock = FileLock::take(output);
    if (!lock) {
        return fail_with(failure_of(lock.error(), output), context);
    }
    if (const auto written = write_atlas(*all, output); !written) {
        return fail_with(written.error(), context);
    }
    return ExitCode::Done;
}

struct Show {
    std::string file;
    bool lost = false;
    bool boards = false;
    bool json = false;
};

ExitCode show(const Show& parsed, Context& context) {
    const auto atlas = read_atlas(parsed.file);
    if (!atlas) {
        return fail_with(atlas.error(), context);
    }
    const auto print = parsed.lost ? &show_lost : parsed.boards ? &show_boards : &show_atlas;
    print(*atlas, parsed.json, context.out);
    return ExitCode::Done;
}

void add_merge(SubCommand atlas) {
    SubCommand command = atlas.add("merge", "Put parts of an atlas together");
    auto inputs = std::make_shared<std::vector<std::string>>();
    auto output = std::make_shared<std::string>();
    command.option("IN", *inputs, "Parts, of the same size and limits").required();
    command.option("-o,--output", *output, "The file to write").value_name("FILE").required();
    command.runs(
        [inputs, output](Context& context) { return merge_atlases(*inputs, *output, context); });
}

void add_show(SubCommand atlas) {
    SubCommand command = atlas.add("show", "Print the contents of an atlas");
    auto parsed = std::make_shared<Show>();
    command.option("FILE", parsed->file, "An atlas").required();
    CommandOption lost =
        command.flag("--lost", parsed->lost, "Print the numbers of the boards that cannot be won");
    command.flag("--boards", parsed->boards, "One line a board and variant").excludes(lost);
    command.flag("--json", parsed->json, "As JSON, for programs");
    command.runs([parsed](Context& context) { return show(*parsed, context); });
}

void add_options(SubCommand command, AtlasArguments& parsed) {
    command.option("--from", parsed.from, "First board (1)").value_name("A").range(1, 65535);
    command.option("--to", parsed.to, "Last board (65535)").value_name("B").range(1, 65535);
    command.option("--gravity", parsed.gravity, "Tiles fall: on, off or both (both)")
        .value_name("on|off|both")
        .one_of({"on", "off", "both"});
    command.option("--size", parsed.size, "Columns x rows, 4x4 to 30x16 (14x6)").value_name("WxH");
    command.option("--nodes", parsed.nodes, "Most nodes searched for a board (20000000)")
        .value_name("N")
        .range(std::uint64_t{1}, std::uint64_t{1} << 40);
    command.option("--shard", parsed.shard, "Only part I of N, I from 1").value_name("I/N");
    command.option("--threads", parsed.threads, "Number of threads (all processors)")
        .value_name("N")
        .range(1U, MostThreads);
    command.flag("--difficulty", parsed.difficulty, "Measure each board's difficulty too");
    command.option("--games", parsed.games, "Random games a board for --difficulty (100)")
        .value_name("N")
        .range(1U, shisen::DifficultyAtlas::MostGames);
    command.option("-o,--output", parsed.output, "The file to write, or to continue")
        .value_name("FILE");
}

} // namespace

void add_atlas_command(SubCommand program) {
    SubCommand command = program.add(
        "atlas", "Find out which boards of a size can be won, for all boards or a part");
    auto parsed = std::make_shared<AtlasArguments>();
    add_options(command, *parsed);
    add_merge(command);
    add_show(command);
    command.runs([parsed](Context& context) { return make_atlas(*parsed, context); },
                 [parsed] { return parsed->output.empty() ? "-o FILE is required" : ""; });
}

} // namespace zx::app
