// `fourrivers convert IN OUT`: the extension of OUT determines the format.
#include "app/commands/command.hpp"
#include "app/common/failure.hpp"
#include "app/files/file.hpp"
#include "app/run/outputs.hpp"
#include "loaders/convert.hpp"
#include "loaders/format.hpp"

namespace zx::app {
namespace {

struct ConvertArguments {
    std::string input;
    std::string output;
    std::size_t from_block = 0;
    std::size_t to_block = 0;
};

ExitCode run_convert(const ConvertArguments& parsed, Context& context) {
    auto media = open_media_file(parsed.input);
    if (!media) {
        return report(file_failure(media.error(), parsed.input).value(), context);
    }
    if (const std::string others = warning_about_members(*media); !others.empty()) {
        print_error(context, "warning: " + parsed.input + ": " + others);
    }
    if (parsed.from_block != 0 || parsed.to_block != 0) {
        auto* const tape = std::get_if<loaders::Tape>(&media->media);
        auto part = tape != nullptr
                        ? loaders::cut_tape(*tape, parsed.from_block, parsed.to_block)
                        : fail(ErrorCode::BadValue, 0, "is not a tape, so it has no blocks");
        if (!part) {
            Failure failure = file_failure(part.error(), parsed.input).value();
            failure.code = ExitCode::Usage;
            return report(failure, context);
        }
        *tape = std::move(*part);
    }
    const auto bytes = loaders::encode_media(media->media, parsed.output);
    if (!bytes) {
        Failure failure = file_failure(bytes.error(), parsed.output).value();
        if (bytes.error().code == ErrorCode::Unsupported) {
            failure.code = ExitCode::Usage; // the requested format cannot hold this
        }
        return report(failure, context);
    }
    if (auto written = write_file_atomically(parsed.output, *bytes); !written) {
        return report(file_failure(written.error(), parsed.output).value(), context);
    }
    warn_about_losses(media->media, parsed.output, context);
    return ExitCode::Done;
}

} // namespace

void add_convert_command(SubCommand program) {
    SubCommand command = program.add("convert", "Write a file in another format");
    auto parsed = std::make_shared<ConvertArguments>();
    command
        .option("IN", parsed->input, "Tape, snapshot, BASIC listing, screen or ROM; also in a ZIP")
        .required();
    command
        .option("OUT",
                parsed->output,
                "Its extension is the format: " + loaders::writable_extensions() +
                    " (a snapshot also gives a .scr)")
        .required();
    command.option("--from-block", parsed->from_block, "Of a tape: the first block that is written")
        .range(1, 65536)
        .value_name("N");
    command.option("--to-block", parsed->to_block, "Of a tape: the last block that is written")
        .range(1, 65536)
        .value_name("M");
    command.runs([parsed](Context& context) { return run_convert(*parsed, context); });
}

} // namespace zx::app
