#include "loaders/describe.hpp"

#include <bit>
#include <cmath>
#include <cstdio>

#include "base/bytes.hpp"
#include "loaders/tap.hpp"

namespace zx::loaders {
namespace {

using std::to_string;

constexpr double TapeHz = 3'500'000.0;

std::string hex(unsigned value, int digits) {
    char text[16];
    (void)std::snprintf(text, sizeof text, "0x%0*x", digits, value);
    return text;
}

std::string count_of(std::size_t count, const std::string& noun) {
    return to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string minutes(double seconds) {
    const auto whole = std::lround(seconds);
    const std::string rest = to_string(whole % 60) + " s";
    return whole < 60 ? rest : to_string(whole / 60) + " min " + rest;
}

/// Returns "A" or "A$": the low five bits hold the array's letter, and bit 6 is set for strings.
std::string variable_name(const TapeHeader& header) {
    const auto letter = static_cast<char>('A' + ((high(header.parameter1) & 0x1f) - 1) % 26);
    return std::string{letter} + (header.type == HeaderType::CharacterArray ? "$()" : "()");
}

std::string line_of(const BlockInfo& block) {
    const std::string bytes = count_of(block.bytes, "byte");
    const std::string trouble = block.checksum_right ? "" : ", wrong checksum";
    std::string what = "flag " + to_string(block.flag) + ", " + bytes + " with flag and checksum";
    if (block.header) {
        what = describe(*block.header);
    } else if (block.flag == DataFlag && block.bytes >= 2) {
        what = "data, " + count_of(block.bytes - 2, "byte");
    }
    return "block " + to_string(block.number) + ": " + what + trouble;
}

MediaInfo inspect_one(const Tape& tape, ModelName) {
    MediaInfo info;
    info.kind = "tape";
    info.warnings = tape.warnings;
    for (const DataBlock& block : tape.blocks) {
        BlockInfo one;
        one.number = info.blocks.size() + 1;
        one.flag = block.bytes.empty() ? std::uint8_t{0} : block.bytes.front();
        one.bytes = block.bytes.size();
        one.checksum_right = checksum_is_right(block.bytes);
        one.seconds = static_cast<double>(duration_tstates(block)) / TapeHz;
        one.header = read_tape_header(block);
        info.bytes += one.bytes;
        info.seconds += one.seconds;
        info.blocks.push_back(one);
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

} // namespace

std::uint64_t duration_tstates(const DataBlock& block) {
    std::uint64_t one_bits = 0;
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < block.bytes.size(); ++i) {
        const bool is_last = i + 1 == block.bytes.size();
        const int used = is_last ? block.last_byte_bits : 8;
        const auto counted = static_cast<std::uint8_t>(block.bytes[i] & (0xff00 >> used));
        bits += static_cast<std::uint64_t>(used);
        one_bits += static_cast<std::uint64_t>(std::popcount(counted));
    }
    return std::uint64_t{block.pilot_tstates} * block.pilot_pulses + block.sync1_tstates +
           block.sync2_tstates + 2 * one_bits * block.one_tstates +
           2 * (bits - one_bits) * block.zero_tstates + block.pause_tstates;
}

MediaInfo inspect(const Media& media, ModelName model_name) {
    return std::visit([=](const auto& one) { return inspect_one(one, model_name); }, media);
}

std::string describe(const TapeHeader& header) {
    std::string text = type_name(header.type);
    text += ": \"" + printable(header.name) + "\", " + count_of(header.length, "byte");
    switch (header.type) {
    case HeaderType::Program:
        if (const auto line = autostart_line(header)) {
            text += ", starts itself at line " + to_string(*line);
        }
        break;
    case HeaderType::NumberArray:
    case HeaderType::CharacterArray: text += ", variable " + variable_name(header); break;
    case HeaderType::Code:
        text += is_screen(header) ? ", SCREEN$" : ", address " + to_string(header.parameter1);
        break;
    }
    return text;
}

std::vector<std::string> lines(const MediaInfo& info) {
    std::vector<std::string> text;
    if (info.kind == "tape") {
        text.push_back("tape, " + count_of(info.blocks.size(), "block") + ", " +
                       count_of(info.bytes, "byte") + ", plays " + minutes(info.seconds));
    } else if (info.snapshot) {
        text.push_back("snapshot of a " + info.snapshot->model + " Spectrum, " +
                       count_of(info.bytes, "byte") + " of RAM");
        text.push_back("PC " + hex(info.snapshot->pc, 4) + ", SP " + hex(info.snapshot->sp, 4) +
                       ", interrupt mode " + to_string(info.snapshot->interrupt_mode) +
                       (info.snapshot->interrupts_on ? ", interrupts on" : ", interrupts off") +
                       ", border " + to_string(info.snapshot->border));
    } else {
        text.push_back(info.kind + ", " + count_of(info.bytes, "byte"));
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
