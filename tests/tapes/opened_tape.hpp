// Tapes with files as BASIC saves them, and a session that opens a tape as a user does.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "app/run/runner.hpp"
#include "app/run/session.hpp"
#include "base/bytes.hpp"
#include "loaders/tape.hpp"
#include "roms-free/roms.hpp"

namespace fixture {

using Bytes = std::vector<std::uint8_t>;

/// Tokens of BASIC, and the type of a CODE file.
inline constexpr std::uint8_t Load = 0xef, Code = 0xaf, Print = 0xf5;
inline constexpr int CodeType = 3;

/// Adds a block of a flag and data in the ROM's format.
inline void add_block(zx::loaders::Tape& tape, Bytes bytes) {
    std::uint8_t parity = 0;
    for (const std::uint8_t byte : bytes) {
        parity ^= byte;
    }
    bytes.push_back(parity);
    zx::loaders::DataBlock block;
    block.pilot_pulses = bytes[0] < 128 ? 8063 : 3223;
    block.bytes = std::move(bytes);
    tape.blocks.emplace_back(std::move(block));
}

/// Adds a header and its data. start: the line of a program (type 0), or an address.
inline void
add_file(zx::loaders::Tape& tape, int type, std::string name, const Bytes& data, int start) {
    name.resize(10, ' ');
    const auto size = static_cast<int>(data.size());
    Bytes header = {0, zx::low(type)};
    std::ranges::copy(name, std::back_inserter(header));
    for (const int number : {size, start, type == 0 ? size : 0x8000}) {
        header.push_back(zx::low(number));
        header.push_back(zx::high(number));
    }
    add_block(tape, header);
    Bytes block = {0xff};
    std::ranges::copy(data, std::back_inserter(block));
    add_block(tape, block);
}

/// Adds a program of one line, 10, that starts itself.
inline void add_program(zx::loaders::Tape& tape, const Bytes& statements) {
    Bytes program = {0, 10, zx::low(statements.size() + 1), 0};
    std::ranges::copy(statements, std::back_inserter(program));
    program.push_back('\r');
    add_file(tape, 0, "start", program, 10);
}

inline void add_text(Bytes& bytes, std::string_view text) {
    std::ranges::copy(text, std::back_inserter(bytes));
}

struct OpenedTape {
    zx::app::Session session;
    zx::app::Runner runner;

    explicit OpenedTape(const zx::loaders::Tape& tape,
                        bool instant = true,
                        zx::machine::Model model = zx::machine::Model::Spectrum48)
        : session(model,
                  {{zx::roms::rom48().begin(), zx::roms::rom48().end()}, "free ROM"},
                  {.instant_load = instant}),
          runner(session, {}) {
        session.machine().set_picture(false);
        REQUIRE(runner.start({tape, "test.tap", {}}));
    }

    zx::machine::Machine& machine() { return session.machine(); }
    bool run_until(std::string_view text, int most_frames) {
        for (int frame = 0; frame < most_frames; ++frame) {
            runner.frame();
            if (session.console().screen_text().find(text) != std::string::npos) {
                return true;
            }
        }
        return false;
    }
    Bytes bytes(int address, int count) {
        Bytes result;
        for (int i = 0; i < count; ++i) {
            result.push_back(machine().peek(zx::wrap16(address + i)));
        }
        return result;
    }
};

} // namespace fixture
