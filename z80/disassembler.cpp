#include "z80/disassembler.hpp"

#include <cstddef>
#include <string_view>
#include <utility>

#include "base/bytes.hpp"
#include "z80/instruction_table.hpp"

namespace zx::z80 {
namespace {

namespace table = instruction_table;

std::string hex(unsigned value, int digits) {
    std::string text = "0x";
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        text += "0123456789abcdef"[value >> shift & 15u];
    return text;
}

/// The bytes of one instruction, read one by one.
class Bytes {
  public:
    Bytes(std::uint16_t address, std::array<std::uint8_t, 4> bytes)
        : address_(address), bytes_(bytes) {}

    std::uint8_t next() { return bytes_[taken_++]; }
    [[nodiscard]] std::uint8_t peek() const { return bytes_[taken_]; }
    [[nodiscard]] int taken() const { return static_cast<int>(taken_); }
    [[nodiscard]] std::uint16_t address() const { return wrap16(address_ + taken()); }

  private:
    std::uint16_t address_;
    std::array<std::uint8_t, 4> bytes_;
    std::size_t taken_ = 0;
};

/// Returns a displacement as in "(IX+0x05)", with its sign.
std::string displacement(std::uint8_t byte) {
    const int value = signed_byte(byte);
    return value < 0 ? "-" + hex(static_cast<unsigned>(-value), 2)
                     : "+" + hex(static_cast<unsigned>(value), 2);
}

/// Replaces the lower-case letters of a form by the bytes that follow, in order.
std::string filled(std::string_view form, Bytes& bytes) {
    std::string text;
    for (std::size_t at = 0; at < form.size(); ++at) {
        if (form[at] == 'n' && at + 1 < form.size() && form[at + 1] == 'n') {
            const std::uint8_t low_byte = bytes.next();
            text += hex(word(bytes.next(), low_byte), 4);
            ++at;
        } else if (form[at] == 'n') {
            text += hex(bytes.next(), 2);
        } else if (form[at] == 'd') {
            text += displacement(bytes.next());
        } else if (form[at] == 'e') {
            const int offset = signed_byte(bytes.next());
            text += hex(wrap16(bytes.address() + offset), 4);
        } else {
            text += form[at];
        }
    }
    return text;
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

/// Returns the form of an instruction after DD or FD: (HL) becomes (IX+d); HL, H and L change only
/// in an instruction without (HL). Returns `plain` if the prefix has no effect.
std::string indexed_form(std::string_view plain, const std::string& index) {
    if (plain == "JP (HL)")
        return "JP (" + index + ")";
    if (plain == "EX DE,HL")
        return std::string(plain);
    if (plain.find("(HL)") != std::string_view::npos)
        return replaced(std::string(plain), "(HL)", "(" + index + "d)");
    if (plain.find("HL") != std::string_view::npos) {
        // ADD HL,HL contains HL twice.
        return replaced(replaced(std::string(plain), "HL", index), "HL", index);
    }
    // H and L as single letters among the operands.
    const std::size_t operands = plain.find(' ') + 1;
    std::string form(plain.substr(0, operands));
    for (const char letter : operands == 0 ? std::string_view() : plain.substr(operands)) {
        if (letter == 'H' || letter == 'L')
            form += index;
        form += letter;
    }
    return operands == 0 ? std::string(plain) : form;
}

std::string bits_form(std::uint8_t opcode, const std::string& operand) {
    const std::size_t operation = opcode >> 3 & 7u;
    if (opcode < 0x40)
        return std::string(table::Rotations[operation]) + " " + operand;
    return std::string(table::BitOperations[opcode >> 6]) + " " + std::to_string(operation) + "," +
           operand;
}

std::string bits(Bytes& bytes) {
    const std::uint8_t opcode = bytes.next();
    return bits_form(opcode, std::string(table::Registers[opcode & 7u]));
}

/// DD CB d opcode: all operate on (IX+d); all except BIT copy the result to the register that the
/// opcode names.
std::string indexed_bits(Bytes& bytes, const std::string& index) {
    const std::string operand = "(" + index + displacement(bytes.next()) + ")";
    const std::uint8_t opcode = bytes.next();
    const std::string text = bits_form(opcode, operand);
    const bool copies = (opcode & 7) != 6 && opcode >> 6 != 1;
    return copies ? text + "," + std::string(table::Registers[opcode & 7u]) : text;
}

std::string extended(Bytes& bytes) {
    const std::uint8_t opcode = bytes.next();
    std::string_view form;
    if (opcode >= 0x40 && opcode < 0x80)
        form = table::Extended[opcode - 0x40u];
    else if (opcode >= 0xa0 && opcode < 0xc0)
        form = table::Block[opcode - 0xa0u];
    return form.empty() ? "DEFB 0xed," + hex(opcode, 2) : filled(form, bytes);
}

std::string indexed(Bytes& bytes, std::uint8_t prefix) {
    const std::string index = prefix == 0xdd ? "IX" : "IY";
    if (bytes.peek() == 0xcb) {
        bytes.next();
        return indexed_bits(bytes, index);
    }
    const std::string_view plain = table::Plain[bytes.peek()];
    const std::string form = indexed_form(plain, index);
    if (form == plain)
        return "DEFB " + hex(prefix, 2);
    bytes.next();
    return filled(form, bytes);
}

} // namespace

Disassembly disassemble(std::uint16_t address, std::array<std::uint8_t, 4> bytes) {
    Bytes rest(address, bytes);
    const std::uint8_t opcode = rest.next();
    std::string text;
    switch (opcode) {
    case 0xcb: text = bits(rest); break;
    case 0xed: text = extended(rest); break;
    case 0xdd:
    case 0xfd: text = indexed(rest, opcode); break;
    default: text = filled(table::Plain[opcode], rest); break;
    }
    return {std::move(text), rest.taken()};
}

} // namespace zx::z80
