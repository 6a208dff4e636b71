// Tapes built block by block, and a machine that loads them.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "loaders/tape.hpp"
#include "machine/console.hpp"
#include "machine/machine.hpp"
#include "rom_bench.hpp"
#include "roms-free/roms.hpp"
#include "system_variables.hpp"
#include "z80/registers.hpp"

namespace fixture {

using namespace zx;

inline constexpr int NoAutostart = 0x8000;

inline Bytes operator+(Bytes left, const Bytes& right) {
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

inline Bytes text(std::string_view characters) {
    return {characters.begin(), characters.end()};
}

inline Bytes word_bytes(int value) {
    return {low(value), high(value)};
}

/// Returns a numeric literal: the digits and the small integer after them.
inline Bytes number(int value) {
    return text(std::to_string(value)) + Bytes{0x0e, 0, 0} + word_bytes(value) + Bytes{0};
}

inline Bytes line(int line_number, Bytes statements) {
    statements.push_back(0x0d);
    return Bytes{high(line_number), low(line_number)} +
           word_bytes(static_cast<int>(statements.size())) + statements;
}

inline void add_block(loaders::Tape& tape, const Bytes& flag_and_data) {
    loaders::DataBlock block;
    block.pilot_pulses = flag_and_data[0] < 128 ? 8063 : 3223;
    block.bytes = with_checksum(flag_and_data);
    tape.blocks.push_back(block);
}

inline void add_file(
    loaders::Tape& tape, int type, std::string name, const Bytes& data, int param1, int param2) {
    name.resize(10, ' ');
    const Bytes type_byte = {0x00, low(type)};
    add_block(tape,
              type_byte + text(name) + word_bytes(static_cast<int>(data.size())) +
                  word_bytes(param1) + word_bytes(param2));
    add_block(tape, Bytes{0xff} + data);
}

inline void
add_program(loaders::Tape& tape, const std::string& name, const Bytes& lines, int autostart) {
    add_file(tape, 0, name, lines, autostart, static_cast<int>(lines.size()));
}

inline loaders::Tape program_tape(const Bytes& lines, int autostart) {
    loaders::Tape tape;
    add_program(tape, "demo", lines, autostart);
    return tape;
}

struct Loader {
    machine::Machine spectrum{machine::Model::Spectrum48, roms::rom48()};
    machine::Console console{spectrum};

    explicit Loader(const loaders::Tape& tape) {
        spectrum.set_picture(false);
        spectrum.insert_tape(tape);
        REQUIRE(console.run_until_text("Four Rivers", 130));
        console.run_frames(3); // until the line is complete and the ROM waits for a key
    }

    void type(std::string_view keys) {
        const auto strokes = machine::strokes_from_text(keys);
        REQUIRE(strokes.has_value());
        console.type(*strokes);
    }

    void type_load() { type("j{sym+p}{sym+p}\n"); }

    std::string row(int number) const {
        std::string characters = console.screen_rows()[static_cast<std::size_t>(number)];
        characters.erase(characters.find_last_not_of(' ') + 1);
        return characters;
    }

    int word_at(int address) const {
        return word(spectrum.peek(wrap16(address + 1)), spectrum.peek(wrap16(address)));
    }

    /// Runs until the code at PROG is in its endless loop, which shows that it was started.
    bool run_until_looping(int address, int max_frames) {
        for (int frame = 0; frame < max_frames; ++frame) {
            spectrum.run_frame();
            const int pc = spectrum.registers().pc;
            if (pc == address || pc == address + 2) {
                return true;
            }
        }
        return false;
    }
};

} // namespace fixture
