#include "loaders/basic.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "loaders/basic_keywords.hpp"
#include "loaders/basic_line.hpp"
#include "loaders/basic_text.hpp"
#include "loaders/tap.hpp"
#include "loaders/tape_header.hpp"

namespace zx::loaders {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::uint16_t NoAutostart = 0x8000;

/// Returns the program whose header is this block, if its data follow.
std::optional<BasicProgram> program_at(const Tape& tape, std::size_t block) {
    const auto* const header_block = std::get_if<DataBlock>(&tape.blocks[block]);
    const auto header =
        header_block != nullptr ? read_tape_header(*header_block) : std::optional<TapeHeader>{};
    if (!header || header->type != HeaderType::Program) {
        return std::nullopt;
    }
    const auto data = std::ranges::find_if(
        tape.blocks.begin() + static_cast<std::ptrdiff_t>(block) + 1,
        tape.blocks.end(),
        [](const TapeBlock& next) { return std::holds_alternative<DataBlock>(next); });
    constexpr std::size_t FlagAndChecksum = 2;
    if (data == tape.blocks.end() || std::get<DataBlock>(*data).bytes.size() < FlagAndChecksum ||
        std::get<DataBlock>(*data).bytes.front() != DataFlag) {
        return std::nullopt;
    }
    const Bytes bytes = Bytes{std::get<DataBlock>(*data).bytes}.subspan(1);
    const Bytes lines = bytes.first(std::min<std::size_t>(header->parameter2, bytes.size() - 1));
    BasicProgram program;
    program.name.assign(header->name.begin(), header->name.end());
    program.name.erase(program.name.find_last_not_of(' ') + 1);
    program.autostart = autostart_line(*header);
    program.lines.assign(lines.begin(), lines.end());
    return program;
}

Result<BasicProgram> no_program() {
    return fail(ErrorCode::NotFound, 0, "holds no BASIC program");
}

/// The bytes at addresses of a snapshot's memory; what is not there reads as 0.
class SnapshotMemory {
  public:
    explicit SnapshotMemory(const Snapshot& snapshot) : snapshot_(snapshot) {}

    [[nodiscard]] std::uint8_t peek(std::size_t address) const {
        constexpr std::size_t BankBytes = 0x4000;
        const std::array<std::size_t, 4> banks{
            8, 5, 2, static_cast<std::size_t>(snapshot_.port_7ffd.value_or(0) & 7)};
        const std::size_t bank = banks[address / BankBytes % banks.size()];
        return bank < snapshot_.banks.size() && snapshot_.banks[bank]
                   ? (*snapshot_.banks[bank])[address % BankBytes]
                   : std::uint8_t{0};
    }
    [[nodiscard]] std::size_t peek_word(std::size_t address) const {
        return word(peek(address + 1), peek(address));
    }

  private:
    const Snapshot& snapshot_;
};

} // namespace

Result<BasicProgram> program_of(const Tape& tape) {
    for (std::size_t i = 0; i < tape.blocks.size(); ++i) {
        if (auto program = program_at(tape, i)) {
            return *std::move(program);
        }
    }
    // A recording of pulses may hold blocks.
    const bool is_recording = std::ranges::none_of(tape.blocks, [](const TapeBlock& block) {
        return std::holds_alternative<DataBlock>(block);
    });
    const auto found =
        is_recording ? write_tap(tape).and_then([](const auto& bytes) { return parse_tap(bytes); })
                     : Result<Tape>{Tape{}};
    return found && !found->blocks.empty() ? program_of(*found) : no_program();
}

Result<BasicProgram> program_of(const Snapshot& snapshot) {
    constexpr std::size_t Prog = 23635;
    constexpr std::size_t Vars = 23627;
    constexpr std::size_t FirstProgram = 23755;
    const SnapshotMemory memory{snapshot};
    const std::size_t start = memory.peek_word(Prog);
    const std::size_t end = memory.peek_word(Vars);
    if (start < FirstProgram || end <= start) {
        return no_program();
    }
    BasicProgram program;
    for (std::size_t address = start; address < end; ++address) {
        program.lines.push_back(memory.peek(address));
    }
    return program;
}

Result<std::string> write_listing(const BasicProgram& program) {
    std::string text;
    if (!program.name.empty()) {
        text += "#program ";
        for (const char letter : program.name) {
            text += listed(static_cast<std::uint8_t>(letter));
        }
        text += '\n';
    }
    if (program.autostart) {
        text += fmt::format("#autostart {}\n", *program.autostart);
    }
    ByteReader reader{program.lines};
    while (!reader.at_end()) {
        const std::uint8_t high_byte = reader.u8();
        const std::uint16_t number = word(high_byte, reader.u8());
        const std::uint16_t length = reader.u16();
        const Bytes line = reader.take(length);
        if (!reader.ok() || line.empty() || line.back() != basic::LineEnd) {
            return fail(ErrorCode::Corrupt,
                        0,
                        fmt::format("the program is damaged after byte {}: line {} does not end "
                                    "where its length says",
                                    reader.offset(),
                                    number));
        }
        const std::string statements = statements_text(line.first(line.size() - 1));
        text += fmt::format("{}{}{}\n", number, statements.empty() ? "" : " ", statements);
    }
    return text;
}

Likeness sniff_basic(Bytes bytes) {
    bool line_starts = true;
    bool comment = false;
    bool continued = false;
    std::size_t lines = 0;
    std::uint8_t before = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::uint8_t byte = bytes[i];
        if (byte == '\n') {
            continued = before == '\\' && !comment;
            line_starts = !continued;
            comment = false;
            before = byte;
            continue;
        }
        if ((byte < ' ' && byte != '\t' && byte != '\r') || byte == 0x7f) {
            return Likeness::None;
        }
        if (line_starts && byte != ' ' && byte != '\t' && byte != '\r') {
            comment = byte == '#';
            if (!comment && !is_ascii_digit(static_cast<char>(byte))) {
                return Likeness::None;
            }
            lines += comment ? 0 : 1;
            line_starts = false;
        }
        before = byte == '\r' ? before : byte;
    }
    return lines > 0 ? Likeness::Size : Likeness::None;
}

Result<Tape> parse_basic(Bytes bytes) {
    const auto program = read_listing({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    if (!program) {
        return tl::unexpected{program.error()};
    }
    TapeHeader header;
    header.type = HeaderType::Program;
    header.name.fill(' ');
    std::ranges::copy(program->name, header.name.begin());
    header.length = static_cast<std::uint16_t>(program->lines.size());
    header.parameter1 = program->autostart.value_or(NoAutostart);
    header.parameter2 = header.length;
    Tape tape;
    tape.blocks.emplace_back(make_rom_block(HeaderFlag, write_tape_header(header)));
    tape.blocks.emplace_back(make_rom_block(DataFlag, program->lines));
    return tape;
}

Result<std::vector<std::uint8_t>> write_basic(const Media& media) {
    const auto* const tape = std::get_if<Tape>(&media);
    const auto* const snapshot = std::get_if<Snapshot>(&media);
    if (tape == nullptr && snapshot == nullptr) {
        return fail(ErrorCode::Unsupported, 0, "");
    }
    const auto program = tape != nullptr ? program_of(*tape) : program_of(*snapshot);
    if (!program) {
        return fail(ErrorCode::Unsupported,
                    0,
                    fmt::format("cannot be written, because the {} {}",
                                tape != nullptr ? "tape" : "snapshot",
                                program.error().context));
    }
    return write_listing(*program).map([](const std::string& text) {
        return std::vector<std::uint8_t>(text.begin(), text.end());
    });
}

} // namespace zx::loaders
