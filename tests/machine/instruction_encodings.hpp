// The table of instruction_cycles.hpp as data: every opcode after every prefix with its cycles.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "instruction_cycles.hpp"
#include "timing_sheet.hpp"

namespace fixture {

enum Base { Pc, Hl, De, Sp, Bc, Ir, Nn, An, Ii, Vector, None, Bases };
inline constexpr std::array<std::string_view, Bases> BaseNames = {
    "pc", "hl", "de", "sp", "bc", "ir", "nn", "an", "ii", "vec", "-"};

/// The addresses in the registers before an instruction.
using Places = std::array<int, Bases>;

/// A cycle of the table without its numeric address.
struct Token {
    SheetCycle::Kind kind = SheetCycle::Kind::Memory;
    Base base = None;
    int offset = 0;
    int tstates = 0;
    int times = 1;
};

[[nodiscard]] std::vector<Token> read_cycles(std::string_view text);

/// An opcode after its prefixes, in one of its courses.
struct Encoding {
    const InstructionRow* row;
    std::vector<int> prefixes;
    int opcode;
    std::vector<Token> cycles;

    [[nodiscard]] std::string name() const {
        std::string text(row->name);
        for (const int prefix : prefixes) {
            text += " " + std::to_string(prefix);
        }
        return text + " " + std::to_string(opcode);
    }
    [[nodiscard]] bool uses(Base base) const {
        for (const Token& token : cycles) {
            if (token.base == base) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] int undelayed() const {
        int tstates = 0;
        for (const Token& token : cycles) {
            tstates += token.kind == SheetCycle::Kind::Port ? 4 : token.tstates * token.times;
        }
        return tstates;
    }
};

/// Returns the rows of an opcode: one, or one for each of two courses; none if the opcode is not in
/// the group.
[[nodiscard]] std::vector<Encoding>
encodings_of(Plane plane, const std::vector<int>& prefixes, int opcode);
[[nodiscard]] std::vector<Encoding> all_encodings();
/// Returns the first encoding of each row, and the first one after a prefix without effect.
[[nodiscard]] std::vector<Encoding> one_of_each_row();

/// Returns the T-state after the cycles that begin at t.
[[nodiscard]] int expected_end(const Sheet& sheet,
                               const ContendedSlots& slots,
                               const std::vector<Token>& cycles,
                               const Places& at,
                               int t);

} // namespace fixture
