// `fourrivers learn [FILE] -o DEALS`: asks a running tape for its boards, number by number, and
// identifies its deal.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/commands/command.hpp"
#include "app/commands/learn_work.hpp"
#include "app/commands/machine_option.hpp"
#include "app/common/interrupt.hpp"
#include "app/common/progress_line.hpp"
#include "app/files/deals_file.hpp"
#include "app/files/file.hpp"
#include "app/files/file_lock.hpp"
#include "app/files/save_beside.hpp"
#include "app/run/loaded_game.hpp"
#include "app/run/outputs.hpp"
#include "base/crc32.hpp"
#include "base/utf8.hpp"
#include "roms-free/roms.hpp"
#include "shisen/oracle/board_collector.hpp"
#include "shisen/oracle/deal_family.hpp"
#include "shisen/oracle/deal_table.hpp"

namespace zx::app {
namespace {

using shisen::BoardNumber;
using shisen::oracle::BoardCollector;
using shisen::oracle::DealTable;
using shisen::oracle::DealVerdict;

struct LearnArguments {
    RunOptions run;
    std::string output;
    std::vector<std::string> merge;
    std::uint32_t from = 1;
    std::uint32_t to = 65535;
    std::string shard = "1/1";
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    bool json = false;
};

struct Shard {
    std::uint32_t part = 1;
    std::uint32_t parts = 1;
};

Outcome<Shard> parse_shard(const std::string& text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto [slash, error] = std::from_chars(text.data(), end, shard.part);
    if (error == std::errc() && slash != end && *slash == '/') {
        const auto [rest, other] = std::from_chars(slash + 1, end, shard.parts);
        if (other == std::errc() && rest == end && shard.part >= 1 && shard.part <= shard.parts) {
            return shard;
        }
    }
    return tl::unexpected(
        Failure{ExitCode::Usage, "--shard " + text + ": write I/N, with I from 1 to N"});
}

/// Returns the requested numbers that are not known yet, ascending.
Outcome<std::vector<BoardNumber>> numbers_of(const LearnArguments& parsed, const DealTable& table) {
    const auto shard = parse_shard(parsed.shard);
    if (!shard) {
        return tl::unexpected(shard.error());
    }
    if (parsed.from > parsed.to) {
        return tl::unexpected(Failure{ExitCode::Usage, "--from is beyond --to"});
    }
    std::vector<BoardNumber> numbers;
    for (std::uint32_t n = parsed.from; n <= parsed.to; ++n) {
        const auto number = static_cast<BoardNumber>(n);
        if ((n - 1) % shard->parts == shard->part - 1 && !table.knows(number)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

Outcome<void> write_table(const DealTable& table, const std::string& path) {
    if (const auto written = write_file_atomically(path, table.bytes()); !written) {
        return file_failure(written.error(), path);
    }
    return {};
}

/// Merges the current contents of the file, if it exists, into the table, then writes it. A file
/// that cannot be read, or that contradicts the table, is an error and stays unchanged.
Outcome<void> merge_and_write(DealTable& table, const std::string& path) {
    const auto bytes = read_file(path);
    if (!bytes && bytes.error().code == ErrorCode::NotFound) {
        return write_table(table, path);
    }
    const auto there = bytes ? DealTable::parse(*bytes) : tl::unexpected<Error>(bytes.error());
    const auto merged = there ? table.merge(*there) : tl::unexpected<Error>(there.error());
    if (!merged) {
        Error error = merged.error();
        error.context += "; not touched";
        return file_failure(error, path);
    }
    return write_table(table, path);
}

bool exists(const std::string& path) {
    return ::access(path.c_str(), F_OK) == 0;
}

Outcome<std::uint32_t> source_of(const LearnArguments& parsed) {
    if (parsed.run.file.empty()) {
        return crc32(roms::shisen1k_tap());
    }
    const auto bytes = read_file(parsed.run.file);
    if (!bytes) {
        return file_failure(bytes.error(), parsed.run.file);
    }
    return crc32(*bytes);
}

/// Returns the boards known already: those of the output file, if it exists, and of the tables to
/// be merged into it. If the output is another kind of file, it is refused and stays unchanged.
Outcome<DealTable> start_of(const LearnArguments& parsed) {
    const auto source = source_of(parsed);
    if (!source) {
        return tl::unexpected(source.error());
    }
    DealTable table(*source);
    std::vector<std::string> paths = parsed.merge;
    if (exists(parsed.output)) {
        paths.insert(paths.begin(), parsed.output);
    }
    for (const std::string& path : paths) {
        const auto other = read_deal_table(path);
        if (!other) {
            return tl::unexpected(other.error());
        }
        if (!table.rule()) {
            table.set_rule(other->rule());
        }
        if (const auto merged = table.merge(*other); !merged) {
            return file_failure(merged.error(), path);
        }
    }
    return table;
}

struct Report {
    DealVerdict verdict;
    std::size_t learned = 0;
    double seconds = 0;
};

const char* deal_name(const DealVerdict& verdict) {
    return verdict.ours() ? "ours" : verdict.identified() ? "family" : "unknown";
}

void print(const LearnArguments& parsed, const Report& report, Context& context) {
    const std::string words = describe(report.verdict);
    if (!parsed.json) {
        context.out << terminal_safe(parsed.output) << ": " << report.verdict.boards << " boards, "
                    << report.learned << " of them learned now\n"
                    << words << "\n";
        return;
    }
    nlohmann::ordered_json json;
    json["output"] = valid_utf8(parsed.output);
    json["boards"] = report.verdict.boards;
    json["learned"] = report.learned;
    json["seconds"] = report.seconds;
    json["deal"] = deal_name(report.verdict);
    json["words"] = words;
    json["exceptions"] = report.verdict.exceptions;
    context.out << json.dump(2) << "\n";
}

Outcome<BoardCollector> collector_of(const LearnArguments& parsed, Context& context) {
    const auto game = load_game(parsed.run, context);
    if (!game) {
        return tl::unexpected(game.error());
    }
    if (interrupted()) {
        return tl::unexpected(Failure{ExitCode::Interrupted, "interrupted"});
    }
    auto collector = BoardCollector::begin(game->machine);
    if (!collector) {
        return tl::unexpected(
            Failure{ExitCode::BadFile, game->name + ": " + collector.error().context});
    }
    return std::move(*collector);
}

/// Learns the missing boards until it is done or interrupted. What has been learned is written in
/// any case.
ExitCode learn_missing(const LearnArguments& parsed,
                       const std::vector<BoardNumber>& numbers,
                       DealTable& table,
                       Context& context) {
    const auto collector = collector_of(parsed, context);
    if (!collector) {
        return report(collector.error(), context);
    }
    Outcome<void> written;
    LearnOutcome outcome;
    {
        ProgressLine progress(context.err);
        const LearnHooks hooks{
            [] { return interrupted(); },
            [&](std::size_t done, std::size_t all) { progress.show("learning", done, all); },
            [&](const DealTable& so_far) {
                DealTable all = so_far;
                written = merge_and_write(all, parsed.output);
                return written.has_value();
            },
            [&](const std::string& text) { print_error(context, text); }};
        outcome = learn_boards(*collector, numbers, parsed.threads, table, hooks);
    }
    if (!written) {
        return report(written.error(), context);
    }
    if (outcome.error) {
        print_error(context,
                    "the tape does not deal the requested board: " + outcome.error->context);
        return ExitCode::NotMet;
    }
    return outcome.complete ? ExitCode::Done : ExitCode::Interrupted;
}

ExitCode run_learn(const LearnArguments& parsed, Context& context) {
    const InterruptGuard guard;
    const auto start = std::chrono::steady_clock::now();
    const auto lock = FileLock::take(parsed.output);
    if (!lock) {
        return report(file_failure(lock.error(), parsed.output).value(), context);
    }
    const bool existed = exists(parsed.output);
    auto table = start_of(parsed);
    const auto numbers = table ? numbers_of(parsed, *table)
                               : Outcome<std::vector<BoardNumber>>(tl::unexpected(table.error()));
    if (!numbers) {
        return report(numbers.error(), context);
    }
    const std::size_t known = table->size();
    // Check before the work whether the output can be written.
    if (auto written = write_table(*table, parsed.output); !written) {
        return report(written.error(), context);
    }
    ExitCode code = ExitCode::Done;
    if (!numbers->empty()) {
        code = learn_missing(parsed, *numbers, *table, context);
    }
    if (code != ExitCode::Done && table->size() == known) {
        if (!existed && known == 0) {
            (void)::unlink(parsed.output.c_str()); // no board, only the checksum of the tape
        }
        return code;
    }
    Report result{identify_deal(*table), table->size() - known, 0};
    table->set_rule(result.verdict.rule);
    if (auto written = merge_and_write(*table, parsed.output); !written) {
        print_error(context, written.error().line);
        return save_beside(table->bytes(), parsed.output, context);
    }
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    print(parsed, result, context);
    return code;
}

} // namespace

void add_learn_command(SubCommand program) {
    SubCommand command =
        program.add("learn", "Ask a Shisen tape for its boards by number and save them in a file");
    auto parsed = std::make_shared<LearnArguments>();
    command.option("FILE",
                   parsed->run.file,
                   "Tape or snapshot of a 14 x 6 Shisen; without it the bundled tape");
    command.option("-o,--output", parsed->output, "The file to write, or to continue")
        .value_name("FILE")
        .required();
    command.option("--from", parsed->from, "First board (1)").value_name("A").range(1, 65535);
    command.option("--to", parsed->to, "Last board (65535)").value_name("B").range(1, 65535);
    command.option("--shard", parsed->shard, "Only part I of N, I from 1").value_name("I/N");
    command.option("--merge", parsed->merge, "Merge this table of the same tape")
        .value_name("FILE");
    command.option("--threads", parsed->threads, "Number of threads (all cores)")
        .value_name("N")
        .range(1U, 256U);
    command.flag("--json", parsed->json, "Print the answer as JSON");
    command
        .option("--rom", parsed->run.roms, "Use this ROM, as for run; \"free\" is the built-in one")
        .one_value_each()
        .value_name("FILE");
    add_machine_option(command, parsed->run.model);
    command.runs([parsed](Context& context) { return run_learn(*parsed, context); });
}

} // namespace zx::app
