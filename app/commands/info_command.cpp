// `fourrivers info FILE`: prints the contents of a file, as lines or as JSON.
#include <nlohmann/json.hpp>

#include "app/commands/command.hpp"
#include "app/common/failure.hpp"
#include "app/files/file.hpp"
#include "app/run/outputs.hpp"
#include "base/utf8.hpp"
#include "loaders/describe.hpp"
#include "machine/model.hpp"

namespace zx::app {
namespace {

using Json = nlohmann::ordered_json;

Json header_json(const loaders::TapeHeader& header) {
    Json json = {{"type", loaders::type_name(header.type)},
                 {"name", loaders::printable(header.name)},
                 {"length", header.length},
                 {"parameter1", header.parameter1},
                 {"parameter2", header.parameter2}};
    if (const auto line = loaders::autostart_line(header)) {
        json["autostart_line"] = *line;
    }
    return json;
}

Json recording_json(const loaders::MediaInfo& info) {
    const loaders::RecordingInfo& recording = *info.recording;
    Json json = {{"creator", valid_utf8(recording.creator)},
                 {"frames", recording.frames},
                 {"seconds", info.seconds},
                 {"blocks", Json::array()}};
    for (const loaders::RecordingBlockInfo& block : recording.blocks) {
        Json entry = {{"number", json["blocks"].size() + 1},
                      {"type", block.kind},
                      {"bytes", block.bytes},
                      {"packed", block.packed}};
        if (block.kind == "snapshot") {
            entry["format"] = block.format;
        } else {
            entry["frames"] = block.frames;
            entry["start_tstate"] = block.start_tstate;
            entry["fetches"] = block.fetches;
            entry["inputs"] = block.inputs;
        }
        json["blocks"].push_back(std::move(entry));
    }
    return json;
}

Json to_json(const loaders::MediaInfo& info,
             const std::string& path,
             const loaders::OpenedMedia& opened) {
    const std::string& member = opened.member;
    Json json = {{"file", valid_utf8(path)}, {"kind", info.kind}, {"bytes", info.bytes}};
    if (!member.empty()) {
        json["member"] = valid_utf8(member);
    }
    if (info.kind == "tape") {
        json["seconds"] = info.seconds;
        json["blocks"] = Json::array();
        for (const loaders::BlockInfo& block : info.blocks) {
            Json entry = {{"number", block.number}, {"type", block.type}};
            if (block.type == "data") {
                entry["flag"] = block.flag;
                entry["bytes"] = block.bytes;
                entry["checksum_right"] = block.checksum_right;
            }
            entry["seconds"] = block.seconds;
            if (!block.texts.empty()) {
                entry["texts"] = Json::array();
                for (const std::string& text : block.texts) {
                    entry["texts"].push_back(valid_utf8(text));
                }
            }
            if (block.header) {
                entry["header"] = header_json(*block.header);
            }
            json["blocks"].push_back(std::move(entry));
        }
    }
    if (info.snapshot) {
        json["snapshot"] = {{"model", info.snapshot->model},
                            {"pc", info.snapshot->pc},
                            {"sp", info.snapshot->sp},
                            {"interrupt_mode", info.snapshot->interrupt_mode},
                            {"interrupts_on", info.snapshot->interrupts_on},
                            {"border", info.snapshot->border}};
    }
    if (info.recording) {
        json["recording"] = recording_json(info);
    }
    if (!opened.members.empty()) {
        json["members"] = Json::array();
        for (const loaders::ArchiveMember& each : opened.members) {
            json["members"].push_back(
                {{"name", valid_utf8(each.name)}, {"format", std::string(each.format)}});
        }
    }
    json["warnings"] = info.warnings;
    return json;
}

struct InfoArguments {
    std::string file;
    bool json = false;
};

ExitCode run_info(const InfoArguments& parsed, Context& context) {
    const auto opened = open_media_file(parsed.file);
    if (!opened) {
        return report(file_failure(opened.error(), parsed.file).value(), context);
    }
    const loaders::MediaInfo info = loaders::inspect(opened->media, machine::short_name_of);
    if (parsed.json) {
        context.out << to_json(info, parsed.file, *opened).dump(2) << "\n";
        return ExitCode::Done;
    }
    if (opened->members.size() > 1) {
        for (const loaders::ArchiveMember& each : opened->members) {
            const std::string format =
                each.format.empty() ? "not usable" : std::string(each.format);
            context.out << terminal_safe("member " + each.name + ": " + format) << "\n";
        }
    }
    const std::string member = opened->member.empty() ? "" : " (" + opened->member + ")";
    context.out << terminal_safe(parsed.file + member) << "\n";
    for (const std::string& line : loaders::lines(info)) {
        context.out << terminal_safe(line) << "\n";
    }
    return ExitCode::Done;
}

} // namespace

void add_info_command(SubCommand program) {
    SubCommand command = program.add("info", "Print the contents of a file");
    auto parsed = std::make_shared<InfoArguments>();
    command
        .option("FILE", parsed->file, "Tape, snapshot, BASIC listing, screen or ROM; also in a ZIP")
        .required();
    command.flag("--json", parsed->json, "As JSON, for programs");
    command.runs([parsed](Context& context) { return run_info(*parsed, context); });
}

} // namespace zx::app
