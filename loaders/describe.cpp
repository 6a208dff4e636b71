#include "loaders/describe.hpp"

#include <cmath>

#include <fmt/format.h>

#include "base/bytes.hpp"
#include "base/text.hpp"
#include "loaders/csw.hpp"
#include "loaders/pulse_builder.hpp"
#include "loaders/tap.hpp"

namespace zx::loaders {
namespace {

/// "250 ms", or "3 s 20 ms".
std::string milliseconds(double seconds) {
    const auto whole = std::lround(seconds * 1000);
    const std::string rest = fmt::format("{} ms", whole % 1000);
    return whole < 1000 ? rest : fmt::format("{} s {}", whole / 1000, rest);
}

std::string hex(unsigned value, int digits) {
    return "0x" + hex_text(value, digits);
}

std::string minutes(double seconds) {
    const auto whole = std::lround(seconds);
    const std::string rest = fmt::format("{} s", whole % 60);
    return whole < 60 ? rest : fmt::format("{} min {}", whole / 60, rest);
}

/// Returns "A" or "A$": the low five bits hold the array's letter, and bit 6 is set for strings.
std::string variable_name(const TapeHeader& header) {
    const auto letter = static_cast<char>('A' + ((high(header.parameter1) & 0x1f) - 1) % 26);
    return std::string{letter} + (header.type == HeaderType::CharacterArray ? "$()" : "()");
}

std::string line_of(const BlockInfo& block) {
    const std::string start = fmt::format("block {}: ", block.number);
    if (block.type != "data") {
        std::string text = start + block.type;
        if (block.seconds > 0) {
            text += ", " + milliseconds(block.seconds);
        }
        for (const std::string& one : block.texts) {
            text += ", " + one;
        }
        return text;
    }
    const std::string bytes = count_text(block.bytes, "byte");
    std::string what = fmt::format("flag {}, {} with flag and checksum", block.flag, bytes);
    if (block.header) {
        what = describe(*block.header);
    } else if (block.flag == DataFlag && block.bytes >= 2) {
        what = "data, " + count_text(block.bytes - 2, "byte");
    }
    for (const std::string& one : block.texts) {
        what += ", " + one;
    }
    return start + what + (block.checksum_right ? "" : ", wrong checksum");
}

std::string pulse_count(const std::vector<PulseRun>& runs) {
    std::size_t pulses = 0;
    for (const PulseRun& run : runs) {
        pulses += run.count;
    }
    return count_text(pulses, "pulse");
}

void inspect_block(const DataBlock& block, BlockInfo& info) {
    info.type = "data";
    info.flag = block.bytes.empty() ? std::uint8_t{0} : block.bytes.front();
    info.bytes = block.bytes.size();
    info.checksum_right = checksum_is_right(block.bytes);
    info.header = read_tape_header(block);
    if (!has_rom_times(block)) {
        const bool pure = block.pilot_pulses == 0;
        info.texts.push_back(fmt::format("{}{} and {} T",
                                         pure ? "no pilot, bits of " : "bits of ",
                                         block.zero_tstates,
                                         block.one_tstates));
        if (block.last_byte_bits != 8) {
            info.texts.push_back(count_text(block.last_byte_bits, "bit") + " in the last byte");
        }
    }
}

void inspect_block(const PulseBlock& block, BlockInfo& info) {
    info.type = block.runs.size() == 1 ? "tone" : "pulses";
    info.texts.push_back(pulse_count(block.runs));
    if (block.runs.size() == 1) {
        info.texts.front() += fmt::format(" of {} T", block.runs.front().tstates);
    }
}

void inspect_block(const PauseBlock&, BlockInfo& info) {
    info.type = "pause";
}

void inspect_block(const ControlBlock& block, BlockInfo& info) {
    using Kind = ControlBlock::Kind;
    const auto target = [&](std::int32_t offset) {
        return fmt::format("block {}", static_cast<std::int64_t>(info.number) + offset);
    };
    const std::int32_t number = block.numbers.empty() ? 0 : block.numbers.front();
    switch (block.kind) {
    case Kind::Stop: info.type = "stop the tape"; break;
    case Kind::Stop48: info.type = "stop the tape on a 48K"; break;
    case Kind::SetLevel: info.type = number != 0 ? "level high" : "level low"; break;
    case Kind::GroupStart: info.type = "group"; break;
    case Kind::GroupEnd: info.type = "end of group"; break;
    case Kind::Jump: info.type = "jump to " + target(number); break;
    case Kind::LoopStart:
        info.type = "loop, " + count_text(static_cast<std::size_t>(number), "time");
        break;
    case Kind::LoopEnd: info.type = "end of loop"; break;
    case Kind::Call: info.type = "call"; break;
    case Kind::Return: info.type = "return"; break;
    case Kind::Select: info.type = "choice"; break;
    }
    for (std::size_t i = 0; i < block.texts.size(); ++i) {
        const bool leads = i < block.numbers.size();
        info.texts.push_back(block.texts[i] + (leads ? " (" + target(block.numbers[i]) + ")" : ""));
    }
    if (block.kind == Kind::Call) {
        for (const std::int32_t offset : block.numbers) {
            info.texts.push_back(target(offset));
        }
    }
}

void inspect_block(const InfoBlock& block, BlockInfo& info) {
    info.type = "info " + hex(block.id, 2);
    info.texts = block.texts;
}

MediaInfo inspect_one(const Tape& tape, ModelName) {
    MediaInfo info;
    info.kind = "tape";
    info.warnings = tape.warnings;
    for (const TapeBlock& block : tape.blocks) {
        BlockInfo one;
        one.number = info.blocks.size() + 1;
        one.seconds = static_cast<double>(duration_tstates(block)) / TapeHz;
        std::visit([&one](const auto& content) { inspect_block(content, one); }, block);
        info.bytes += one.bytes;
        info.seconds += one.seconds;
        info.blocks.push_back(std::move(one));
    }
    return info;
}

MediaInfo inspect_one(const Snapshot& snapshot, ModelName model_name) {
    const z80::Registers& registers = snapshot.registers;
    MediaInfo info;
    info.kind = "snapshot";
    info.warnings = snapshot.warnings;
    for (const auto& bank : snapshot.banks) {
        info.bytes += bank ? bank->size() : 0;
    }
    info.snapshot = SnapshotInfo{std::string(model_name(snapshot.model)),
                                 registers.pc,
                                 registers.sp,
                                 registers.im,
                                 registers.iff1,
                                 snapshot.border};
    return info;
}

MediaInfo inspect_one(const RomImage& rom, ModelName) {
    MediaInfo info;
    info.kind = "ROM";
    info.bytes = rom.bytes.size();
    return info;
}

MediaInfo inspect_one(const ScreenImage& screen, ModelName) {
    MediaInfo info;
    info.kind = "SCREEN$ picture";
    info.bytes = screen.bytes.size();
    return info;
}

RecordingBlockInfo inspect_block(const RecordedSnapshot& block) {
    RecordingBlockInfo info;
    info.kind = "snapshot";
    info.bytes = block.data.size();
    info.packed = block.packed;
    info.format = block.extension;
    return info;
}

RecordingBlockInfo inspect_block(const RecordedInput& block) {
    RecordingBlockInfo info;
    info.kind = "input";
    info.bytes = block.data.size();
    info.packed = block.packed;
    info.frames = block.frames;
    info.start_tstate = block.start_tstate;
    FrameReader frames(block.data);
    for (std::uint32_t i = 0; i < block.frames; ++i) {
        const RecordedFrame frame = frames.next();
        info.fetches += frame.fetches;
        info.inputs += frame.inputs.size();
    }
    return info;
}

MediaInfo inspect_one(const Recording& recording, ModelName model_name) {
    constexpr double FramesPerSecond = 50;
    MediaInfo info = inspect_one(*recording.first_snapshot, model_name);
    info.kind = "recording";
    info.bytes = 0;
    info.warnings = recording.warnings;
    RecordingInfo& all = info.recording.emplace();
    all.creator = recording.creator;
    all.frames = recording.frames();
    for (const RecordingBlock& block : recording.blocks) {
        all.blocks.push_back(
            std::visit([](const auto& content) { return inspect_block(content); }, block));
        info.bytes += all.blocks.back().bytes;
    }
    info.seconds = static_cast<double>(all.frames) / FramesPerSecond;
    return info;
}

void add_lines(const MediaInfo& info, std::vector<std::string>& text) {
    const RecordingInfo& recording = *info.recording;
    text.push_back("recording of a " + info.snapshot->model + " Spectrum, " +
                   count_text(recording.frames, "frame") + ", plays " + minutes(info.seconds));
    if (!recording.creator.empty()) {
        text.push_back("written by " + recording.creator);
    }
    for (std::size_t i = 0; i < recording.blocks.size(); ++i) {
        const RecordingBlockInfo& block = recording.blocks[i];
        std::string line = fmt::format("block {}: {}, ", i + 1, block.kind);
        if (block.kind == "snapshot") {
            line += block.format;
        } else {
            line += fmt::format("{}, {} opcode fetches, {}, from T-state {}",
                                count_text(block.frames, "frame"),
                                block.fetches,
                                count_text(block.inputs, "input"),
                                block.start_tstate);
        }
        text.push_back(line + ", " + count_text(block.bytes, "byte") +
                       (block.packed ? ", packed" : ""));
    }
}

} // namespace

MediaInfo inspect(const Media& media, ModelName model_name) {
    return std::visit([=](const auto& one) { return inspect_one(one, model_name); }, media);
}

std::string describe(const TapeHeader& header) {
    std::string text = type_name(header.type);
    text += ": \"" + printable(header.name) + "\", " + count_text(header.length, "byte");
    switch (header.type) {
    case HeaderType::Program:
        if (const auto line = autostart_line(header)) {
            text += fmt::format(", starts itself at line {}", *line);
        }
        break;
    case HeaderType::NumberArray:
    case HeaderType::CharacterArray: text += ", variable " + variable_name(header); break;
    case HeaderType::Code:
        text += is_screen(header) ? ", SCREEN$" : fmt::format(", address {}", header.parameter1);
        break;
    }
    return text;
}

std::vector<std::string> lines(const MediaInfo& info) {
    std::vector<std::string> text;
    if (info.kind == "tape") {
        text.push_back("tape, " + count_text(info.blocks.size(), "block") + ", " +
                       count_text(info.bytes, "byte") + ", plays " + minutes(info.seconds));
    } else if (info.recording) {
        add_lines(info, text);
    } else if (info.snapshot) {
        text.push_back("snapshot of a " + info.snapshot->model + " Spectrum, " +
                       count_text(info.bytes, "byte") + " of RAM");
        text.push_back(
            fmt::format("PC {}, SP {}, interrupt mode {}{}, border {}",
                        hex(info.snapshot->pc, 4),
                        hex(info.snapshot->sp, 4),
                        info.snapshot->interrupt_mode,
                        info.snapshot->interrupts_on ? ", interrupts on" : ", interrupts off",
                        info.snapshot->border));
    } else {
        text.push_back(info.kind + ", " + count_text(info.bytes, "byte"));
    }
    for (const BlockInfo& block : info.blocks) {
        text.push_back(line_of(block));
    }
    for (const std::string& warning : info.warnings) {
        text.push_back("note: " + warning);
    }
    return text;
}

} // namespace zx::loaders
