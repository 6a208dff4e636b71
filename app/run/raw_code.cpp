#include "app/run/raw_code.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "app/files/file.hpp"
#include "base/bytes.hpp"
#include "loaders/tap.hpp"
#include "loaders/tape_header.hpp"

namespace zx::app {
namespace {

constexpr std::size_t RamStart = 0x4000;
/// BASIC calls this address; the processor loops there until the code is in place. It is free
/// memory on every model: above the loaded program, below the stack, in a bank that is always paged
/// in.
constexpr std::uint16_t WaitingPlace = 0x7000;
constexpr std::array<std::uint8_t, 2> JumpToItself = {0x18, 0xfe};
/// The size of BASIC's stack and the user-defined graphics at the top of RAM, in bytes.
constexpr std::size_t StackRoom = 0x300;
/// CLEAR refuses addresses that leave too little memory for BASIC.
constexpr std::size_t LowestClear = 0x6000;
/// The tape plays for eight seconds; a ROM that needs half a minute has not loaded it.
constexpr int MaxLoadFrames = 1500;

/// Returns the first address after the RAM of a 16K or 48K, or after the RAM that a larger model
/// pages in.
std::size_t ram_end(machine::Model model) {
    const std::size_t banks = machine::record_of(model).ram_banks;
    return banks == 1 ? RamStart + machine::PageBytes : 0x10000;
}

void append_number(std::vector<std::uint8_t>& line, std::uint16_t value) {
    const std::string digits = std::to_string(value);
    line.insert(line.end(), digits.begin(), digits.end());
    // The number again as a five-byte small integer, the form that BASIC evaluates.
    line.insert(line.end(), {0x0e, 0, 0, low(value), high(value), 0});
}

void poke(machine::Machine& machine, std::uint16_t address, std::span<const std::uint8_t> bytes) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        machine.poke(static_cast<std::uint16_t>(address + i), bytes[i]);
    }
}

} // namespace

Outcome<RawCode> read_code(const std::string& path, CodePlace place, machine::Model model) {
    auto bytes = read_file(path);
    if (!bytes) {
        return file_failure(bytes.error(), path);
    }
    const std::size_t end = ram_end(model);
    const std::size_t room = place.at < end ? end - place.at : 0;
    if (bytes->size() > room) {
        return file_failure({ErrorCode::TooLarge,
                             0,
                             fmt::format("has {} bytes; a {} has room for {} from address {}",
                                         bytes->size(),
                                         machine::record_of(model).name,
                                         room,
                                         place.at)},
                            path);
    }
    return RawCode{std::move(*bytes), place, std::filesystem::path(path).filename().string()};
}

loaders::Tape usr_tape(std::uint16_t address, std::optional<std::uint16_t> clear_below) {
    constexpr std::uint8_t Clear = 0xfd;
    constexpr std::uint8_t Cls = 0xfb;
    constexpr std::uint8_t Randomize = 0xf9;
    constexpr std::uint8_t Usr = 0xc0;
    constexpr std::uint8_t Enter = 0x0d;
    constexpr std::uint8_t LineNumber = 10;

    std::vector<std::uint8_t> line;
    if (clear_below) {
        line.push_back(Clear);
        append_number(line, static_cast<std::uint16_t>(*clear_below - 1));
        line.push_back(':');
    }
    line.insert(line.end(), {Cls, ':', Randomize, Usr});
    append_number(line, address);
    line.push_back(Enter);

    std::vector<std::uint8_t> program = {0, LineNumber, static_cast<std::uint8_t>(line.size()), 0};
    std::ranges::copy(line, std::back_inserter(program));
    loaders::TapeHeader header;
    header.name.fill(' ');
    header.length = static_cast<std::uint16_t>(program.size());
    header.parameter1 = LineNumber;
    header.parameter2 = header.length;
    loaders::Tape tape;
    tape.blocks = {loaders::make_rom_block(loaders::HeaderFlag, loaders::write_tape_header(header)),
                   loaders::make_rom_block(loaders::DataFlag, program)};
    return tape;
}

Result<void> start_code(Session& session, const RawCode& code, const Session::RunFrame& run_frame) {
    machine::Machine& machine = session.machine();
    const std::size_t code_end = code.place.at + code.bytes.size();
    const bool reaches_stack = code_end > ram_end(machine.model()) - StackRoom;
    const auto clear_below = reaches_stack && code.place.at >= LowestClear
                                 ? std::optional<std::uint16_t>(code.place.at)
                                 : std::nullopt;
    const NamedMedia tape{usr_tape(WaitingPlace, clear_below), code.name, {}};
    if (auto started = session.start(tape, run_frame); !started) {
        return started;
    }
    const std::array<std::uint8_t, 2> before = {machine.peek(WaitingPlace),
                                                machine.peek(WaitingPlace + 1)};
    poke(machine, WaitingPlace, JumpToItself);
    // At a frame's end the interrupt routine has long returned.
    for (int frame = 0; machine.registers().pc != WaitingPlace; ++frame) {
        if (frame == MaxLoadFrames) {
            return fail(ErrorCode::Unsupported,
                        0,
                        "the ROM has not loaded the BASIC program that calls the code");
        }
        run_frame();
    }
    machine.eject_tape();
    poke(machine, WaitingPlace, before);
    poke(machine, code.place.at, code.bytes);
    machine.registers().bc = code.place.start;
    machine.registers().pc = code.place.start;
    return {};
}

} // namespace zx::app
